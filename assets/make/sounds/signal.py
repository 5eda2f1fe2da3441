"""Building blocks of the sounds: sources, envelopes, filters and mixing, on plain lists of samples."""

import itertools
import math
import random
from collections.abc import Callable, Sequence

RATE = 44_100
HALF_RATE = RATE // 2
"""Sample rate for sounds without frequencies above 10 kHz. They are ``doubled`` at the end."""
Samples = list[float]
Curve = Callable[[float], float]
"""A function of time, which runs from 0 at the start of a sound to 1 at its end."""


def sample_count(milliseconds: float, rate: int = RATE) -> int:
    """Returns the number of samples in a number of milliseconds."""
    return round(milliseconds * rate / 1000)


def noise(rng: random.Random, length: int) -> Samples:
    """Returns white noise between -1 and 1."""
    draw = rng.random
    return [2 * draw() - 1 for _ in range(length)]


def tone(length: int, hertz: float | Curve, rate: int = RATE) -> Samples:
    """Returns a sine with a fixed or moving pitch."""
    if not callable(hertz):
        step = math.tau * hertz / rate
        return [math.sin(step * i) for i in range(length)]
    phase, out = 0.0, []
    for i in range(length):
        out.append(math.sin(phase))
        phase += math.tau * hertz(i / length) / rate
    return out


def saw(length: int, hertz: Curve, phase: float = 0.0, rate: int = RATE) -> Samples:
    """Returns a sawtooth with a moving pitch. Its edges are rounded (polyBLEP) to avoid aliasing."""
    out = []
    for i in range(length):
        step = hertz(i / length) / rate
        value = 2 * phase - 1
        if phase < step:
            value -= -((1 - phase / step) ** 2)
        elif phase > 1 - step:
            value -= ((phase - 1) / step + 1) ** 2
        out.append(value)
        phase = (phase + step) % 1
    return out


def triangle(length: int, hertz: float) -> Samples:
    """Returns a triangle wave."""
    return [2 / math.pi * math.asin(math.sin(math.tau * hertz * i / RATE)) for i in range(length)]


def strike(samples: Sequence[float], decay: float, attack: float = 1.0, rate: int = RATE) -> Samples:
    """Applies the envelope of a stroke: rises for `attack` milliseconds and decays to 1/e in `decay` milliseconds."""
    rise, fall = max(1, sample_count(attack, rate)), sample_count(decay, rate)
    return [x * min(1.0, i / rise) * math.exp(-i / fall) for i, x in enumerate(samples)]


def shaped(samples: Sequence[float], curve: Curve) -> Samples:
    """Multiplies the samples by a curve."""
    length = len(samples)
    return [x * curve(i / length) for i, x in enumerate(samples)]


def faded(samples: Sequence[float], into: float = 1.0, out: float = 6.0) -> Samples:
    """Fades the samples in over `into` and out over `out` milliseconds, so that nothing clicks."""
    length = len(samples)
    first, last = min(sample_count(into), length // 3), min(sample_count(out), length // 2)
    result = list(samples)
    for i in range(first):
        result[i] *= i / first
    for i in range(last):
        result[length - 1 - i] *= i / last
    return result


def mixed(*layers: tuple[Sequence[float], float, float], rate: int = RATE) -> Samples:
    """Returns the sum of layers, each (samples, level, start in milliseconds)."""
    starts = [sample_count(start, rate) for _, _, start in layers]
    out = [0.0] * max(start + len(layer) for (layer, _, _), start in zip(layers, starts, strict=True))
    for (layer, level, _), start in zip(layers, starts, strict=True):
        for i, x in enumerate(layer, start):
            out[i] += x * level
    return out


def doubled(samples: Sequence[float], follow: float = 0.0) -> Samples:
    """Returns the samples at twice the rate, interpolated. `follow` is the sample after the last one."""
    out: Samples = []
    for x, after in zip(samples, [*samples[1:], follow], strict=True):
        out += (x, (x + after) / 2)
    return out


def biquad(samples: Sequence[float], kind: str, hertz: float, q: float = 0.707, rate: int = RATE) -> Samples:
    """Applies a second-order filter of the audio EQ cookbook; `kind` is "low", "high" or "band"."""
    w = math.tau * hertz / rate
    alpha, cosine = math.sin(w) / (2 * q), math.cos(w)
    b0, b1, b2 = {
        "low": ((1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2),
        "high": ((1 + cosine) / 2, -1 - cosine, (1 + cosine) / 2),
        "band": (alpha, 0.0, -alpha),
    }[kind]
    a0, a1, a2 = 1 + alpha, -2 * cosine, 1 - alpha
    b0, b1, b2, a1, a2 = b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in samples:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def band_pass(samples: Sequence[float], low: float, high: float, rate: int = RATE) -> Samples:
    """Keeps the frequencies between `low` and `high`."""
    return biquad(biquad(samples, "high", low, rate=rate), "low", high, rate=rate)


def swept(samples: Sequence[float], hertz: Curve, q: float, rate: int = RATE) -> Samples:
    """Applies a band-pass with a moving center (a state-variable filter, which stays stable at any speed)."""
    length, k = len(samples), 1 / q
    s1 = s2 = 0.0
    out = []
    g = a1 = a2 = 0.0
    for i, x in enumerate(samples):
        if i % 16 == 0:
            g = math.tan(math.pi * min(hertz(i / length), rate * 0.45) / rate)
            a1 = 1 / (1 + g * (g + k))
            a2 = g * a1
        v3 = x - s2
        v1 = a1 * s1 + a2 * v3
        v2 = s2 + a2 * s1 + g * a2 * v3
        s1, s2 = 2 * v1 - s1, 2 * v2 - s2
        out.append(v1 * k)
    return out


def through(*points: tuple[float, float]) -> Curve:
    """Returns a piecewise linear curve through the points, each (time from 0 to 1, value)."""

    def at(t: float) -> float:
        for (t0, v0), (t1, v1) in itertools.pairwise(points):
            if t <= t1:
                return v0 + (v1 - v0) * max(0.0, t - t0) / (t1 - t0)
        return points[-1][1]

    return at


def semitones(steps: float) -> float:
    """Returns the frequency ratio of a number of semitones."""
    return float(2 ** (steps / 12))
