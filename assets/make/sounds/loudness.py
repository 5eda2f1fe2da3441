"""Brings sounds to the loudness of their family and turns them into WAV files."""

import array
import io
import itertools
import math
import operator
import sys
import wave
from collections.abc import Sequence

from assets.make.sounds.signal import RATE, biquad, count

PEAK = 10 ** (-3 / 20)
"""No sample is louder than -3 dBFS."""
WINDOW = count(50)
NEAR = 0.005
"""How far the loudness may be off its target: a twentieth of a decibel."""

FAMILIES: dict[str, tuple[float, tuple[str, ...]]] = {
    "cards": (-20, ("card_", "tap", "riffle")),
    "impacts": (-16, ("slam", "snap", "kick", "thud", "bobble")),
    "air": (-19, ("whoosh", "swish", "flag", "curtain")),
    "officials": (-17, ("whistle", "hut", "chains", "coin")),
    "horns": (-13, ("horn", "jukem")),
    "stingers": (-14, ("stinger_",)),
    "theme": (-20, ("music_theme",)),
    "music": (-16, ("music_",)),
    "crowd_bed": (-22, ("crowd_bed",)),
    "crowd": (-15, ("crowd_",)),
    "interface": (-21, ("ui_", "deny", "tick")),
    "chimes": (-18, ("tally", "toast", "level_up")),
}
"""For each family its loudness (dBFS, RMS of the loudest 50 ms) and how the names of its sounds start."""


TRIMS: dict[str, float] = {"bobble_2": -3, "bobble_3": -6, "tick": -6, "ui_move": -3, "snap": -3, "crowd_cheer": -2}
"""Decibels by which a sound stands out of its family on purpose."""
SPEAKER_FLOOR = 140.0
"""Small speakers give little below this frequency (Hz), so loudness is measured above it."""


def target(name: str) -> float:
    """The loudness (RMS, full scale 1) that the sound of this name is brought to."""
    decibels = next(level for level, starts in FAMILIES.values() if name.startswith(starts))
    return float(10 ** ((decibels + TRIMS.get(name, 0)) / 20))


def loudest(samples: Sequence[float]) -> float:
    """The RMS of the loudest 50 ms as a small speaker gives it, silence around a shorter sound counted in."""
    heard = biquad([*samples, *[0.0] * max(0, WINDOW - len(samples))], "high", SPEAKER_FLOOR)
    energy = [0.0, *itertools.accumulate(x * x for x in heard)]
    return math.sqrt(max(map(operator.sub, energy[WINDOW:], energy)) / WINDOW)


def limited(samples: Sequence[float], gain: float) -> list[float]:
    """The samples at this gain, rounded off softly below the allowed peak."""
    return [PEAK * math.tanh(x * gain / PEAK) for x in samples]


def matched(samples: Sequence[float], level: float) -> list[float]:
    """The samples at the gain that gives them this loudness, never above the allowed peak."""
    gain = level / loudest(samples)
    while True:
        out = limited(samples, gain)
        off = level / loudest(out)
        if abs(off - 1) < NEAR:
            return out
        gain *= off


def wav(samples: Sequence[float]) -> bytes:
    """A mono WAV file of 16 bits at 44.1 kHz."""
    values = array.array("h", (round(x * 32767) for x in samples))
    if sys.byteorder == "big":
        values.byteswap()
    stream = io.BytesIO()
    with wave.open(stream, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(values.tobytes())
    return stream.getvalue()
