"""Normalizes sounds to the loudness of their family, and packs them as WAV files."""

import array
import io
import itertools
import math
import operator
import sys
import wave
from collections.abc import Sequence

from assets.make.sounds.signal import RATE, biquad, sample_count

PEAK = 10 ** (-3 / 20)
"""Largest sample: -3 dBFS."""
WINDOW = sample_count(50)
"""Samples over which loudness is measured: 50 ms."""
TOLERANCE = 0.005
"""Allowed relative error of the loudness, about 0.05 dB."""
MAX_ROUNDS = 50
"""Largest number of gains tried. The present sounds need far fewer."""

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
"""For each family its loudness (RMS of the loudest 50 ms, in dBFS) and the prefixes of its sounds' names.

The order matters: the first family with a matching prefix counts, so ``music_theme`` must come before ``music_`` and
``crowd_bed`` before ``crowd_``.
"""

TRIM_DB: dict[str, float] = {"bobble_2": -3, "bobble_3": -6, "tick": -6, "ui_move": -3, "snap": -3, "crowd_cheer": -2}
"""Deliberate deviations from the family's loudness, in dB."""
SPEAKER_FLOOR = 140.0
"""Loudness is measured above this frequency (Hz), because small speakers play little below it."""


def target_rms(name: str) -> float:
    """Returns the target loudness of a sound as RMS, where full scale is 1."""
    decibels = next(level for level, prefixes in FAMILIES.values() if name.startswith(prefixes))
    return float(10 ** ((decibels + TRIM_DB.get(name, 0)) / 20))


def peak_rms(samples: Sequence[float]) -> float:
    """Returns the RMS of the loudest 50 ms above SPEAKER_FLOOR. Shorter sounds are padded with silence."""
    heard = biquad([*samples, *[0.0] * max(0, WINDOW - len(samples))], "high", SPEAKER_FLOOR)
    energy = [0.0, *itertools.accumulate(x * x for x in heard)]
    window_energies = map(operator.sub, energy[WINDOW:], energy)  # sums over a sliding window
    return math.sqrt(max(window_energies) / WINDOW)


def amplified(samples: Sequence[float], gain: float) -> list[float]:
    """Applies a gain, with a soft limiter at PEAK."""
    return [PEAK * math.tanh(x * gain / PEAK) for x in samples]


def normalized(samples: Sequence[float], level: float) -> list[float]:
    """Finds the gain that gives this loudness, and applies it. Raises ValueError if the limiter prevents it."""
    gain = level / peak_rms(samples)
    for _ in range(MAX_ROUNDS):
        out = amplified(samples, gain)
        ratio = level / peak_rms(out)
        if abs(ratio - 1) < TOLERANCE:
            return out
        gain *= ratio
    raise ValueError(f"a loudness of {level:.3f} was not reached in {MAX_ROUNDS} rounds")


def wav(samples: Sequence[float]) -> bytes:
    """Returns the samples as a mono WAV file with 16 bits at 44.1 kHz."""
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
