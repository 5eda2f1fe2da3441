"""The sounds of the crowd: a murmur that loops without a seam, and reactions."""

import math
import random
from functools import partial

from assets.make.sounds.signal import (
    HALF_RATE,
    Curve,
    Samples,
    band_pass,
    doubled,
    faded,
    noise,
    sample_count,
    saw,
    semitones,
    shaped,
    swept,
    through,
)

LOOP = 8.0
"""Length of the murmur in seconds."""
WARM_UP = HALF_RATE // 4
"""Samples for which the filters run before the loop starts."""
LAYERS = ((300, 700, 1.0), (600, 1200, 0.8), (1100, 1800, 0.45))
"""Layers of the murmur: lowest and highest frequency in Hz, and level."""
VOICES = 14
"""Number of voices in a shout."""


def pink(rng: random.Random, length: int) -> Samples:
    """Returns pink noise (3 dB less per octave), made with Paul Kellet's economy filter."""
    a = b = c = 0.0
    out = []
    for white in noise(rng, length):
        a = 0.99765 * a + white * 0.0990460
        b = 0.96300 * b + white * 0.2965164
        c = 0.57000 * c + white * 1.0526913
        out.append(a + b + c + white * 0.1848)
    return out


def breathing(rng: random.Random) -> Curve:
    """Returns a slow random level around 1 that is the same at both ends of the loop."""
    waves = [(turns, rng.uniform(0.1, 0.22) / math.sqrt(turns), rng.random()) for turns in (1, 2, 3, 5, 7)]
    return lambda t: 1 + math.fsum(depth * math.sin(math.tau * (turns * t + at)) for turns, depth, at in waves)


def bed(rng: random.Random) -> Samples:
    """The murmur of a waiting crowd, as a loop without a seam.

    The filters are warmed up with the end of the noise that they then filter, so their state is the same at both ends
    of the loop.
    """
    length = int(LOOP * HALF_RATE)
    total = [0.0] * length
    for low, high, level in LAYERS:
        source = noise(rng, length)
        murmur = band_pass(source[-WARM_UP:] + source, low, high, HALF_RATE)[WARM_UP:]
        gain = breathing(rng)
        steps = [gain(i * 64 / length) for i in range(length // 64 + 2)]
        for i, x in enumerate(murmur):
            whole, part = divmod(i, 64)
            total[i] += x * level * (steps[whole] + (steps[whole + 1] - steps[whole]) * part / 64)
    return doubled(total, total[0])


def gliding(pitch: Curve, ratio: float, drift: float, t: float) -> float:
    """Returns the pitch of one voice: the common pitch times ``ratio``, with a slow drift."""
    return pitch(t) * ratio * (1 + drift * t)


def shout(
    rng: random.Random, length: float, swell: Curve, pitch: Curve, formants: tuple[Curve, ...], voiced: float
) -> Samples:
    """Many people shouting: detuned voices and breath, filtered by gliding formants, shaped by ``swell``.

    ``voiced`` is the fraction of voices; the rest is breath.
    """
    samples = sample_count(length, HALF_RATE)
    source = [x * (1 - voiced) for x in pink(rng, samples)]
    for _ in range(VOICES if voiced else 0):
        ratio = semitones(rng.gauss(0, 4)) * rng.choice((1, 1, 2))
        drift = rng.uniform(-0.06, 0.06)
        throat = saw(samples, partial(gliding, pitch, ratio, drift), rng.random(), HALF_RATE)
        late, rise = rng.uniform(0, 0.12) * samples, sample_count(60, HALF_RATE)
        for i in range(int(late), samples):
            source[i] += throat[i] * voiced * 0.5 * min(1.0, (i - late) / rise)
    out = [0.0] * samples
    for order, formant in enumerate(formants):
        for i, x in enumerate(swept(source, formant, 2.6, HALF_RATE)):
            out[i] += x / (1 + 0.6 * order)
    return faded(doubled(shaped(out, swell)), 8, 120)


def make(rng: random.Random) -> dict[str, Samples]:
    """Returns the sounds of this family by id."""
    roar = shout(
        rng, 1700, through((0, 0.05), (0.16, 1), (0.5, 0.85), (1, 0)), through((0, 150), (0.25, 215), (1, 190)),
        (through((0, 480), (0.3, 820), (1, 700)), through((0, 900), (0.3, 1350), (1, 1150)), through((1, 2500))), 0.3,
    )  # fmt: skip
    cheer = shout(
        rng, 1000, through((0, 0.05), (0.15, 1), (0.45, 0.8), (1, 0)), through((0, 165), (0.3, 225), (1, 205)),
        (through((0, 520), (0.3, 800), (1, 720)), through((0, 1000), (0.3, 1400), (1, 1250)), through((1, 2450))), 0.3,
    )  # fmt: skip
    ooh = shout(
        rng, 1100, through((0, 0), (0.2, 1), (0.55, 0.75), (1, 0)), through((0, 175), (0.3, 215), (1, 150)),
        (through((0, 330), (0.3, 420), (1, 340)), through((0, 760), (0.3, 900), (1, 720))), 0.6,
    )  # fmt: skip
    gasp = shout(
        rng, 620, through((0, 0), (0.3, 1), (0.42, 0.75), (0.55, 0.12), (1, 0)), through((1, 1)),
        (through((0, 700), (0.4, 1500), (1, 1200)), through((0, 1500), (0.4, 2600), (1, 2000))), 0,
    )  # fmt: skip
    groan = shout(
        rng, 1250, through((0, 0), (0.18, 1), (0.5, 0.8), (1, 0)), through((0, 185), (0.2, 190), (1, 104)),
        (through((0, 680), (0.3, 620), (1, 360)), through((0, 1080), (0.3, 950), (1, 680))), 0.6,
    )  # fmt: skip
    sounds = {"crowd_bed": bed(rng), "crowd_roar": roar, "crowd_cheer": cheer}
    return sounds | {"crowd_ooh": ooh, "crowd_gasp": gasp, "crowd_groan": groan}
