"""The instruments of the marching band, and the notation of its parts. Used by the march and the stingers.

All is made at half the sample rate and doubled at the end, since it has no frequencies above 10 kHz.
"""

import math
import random
from collections.abc import Callable
from functools import lru_cache, partial

from assets.make.sounds.signal import (
    HALF_RATE,
    Samples,
    band_pass,
    biquad,
    faded,
    mixed,
    noise,
    sample_count,
    semitones,
    strike,
    tone,
)

CYCLE = 2048
"""Samples in one period of a stored wave."""
MAX_PARTIAL = 5500.0
"""Highest frequency of the brass in Hz; higher partials would sound shrill."""
BELL, BELL_WIDTH = 1300.0, 900.0
"""Center and width in Hz of the resonance of a horn's bell."""
RELEASE = 70.0
"""Milliseconds that a note fades after its written length."""
STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
SIGNS = {"b": -1, "#": 1}

Layer = tuple[Samples, float, float]
"""Samples, their level, and their start in milliseconds."""
Instrument = Callable[[float, float], Samples]
"""Makes a note from a pitch in hertz and a length in milliseconds."""


def pitch(name: str) -> float:
    """Returns the frequency of a note in hertz.

    >>> round(pitch("A4")), round(pitch("Bb3")), round(pitch("F#5"))
    (440, 233, 740)
    """
    steps = STEPS[name[0]] + sum(SIGNS[sign] for sign in name[1:-1]) + 12 * (int(name[-1]) - 4)
    return 440 * semitones(steps)


def part(text: str, beat: float, instrument: Instrument, level: float = 1.0, start: float = 0.0) -> list[Layer]:
    """Returns the notes of a written part. Each is ``pitches:beats``; ``+`` joins a chord, ``-`` is a rest.

    >>> [at for _, _, at in part("C4:1 -:.5 C4+E4:1", 500, lambda hertz, length: [0.0])]
    [0.0, 750.0, 750.0]
    """
    layers, at = [], start
    for written in text.split():
        names, beats = written.split(":")
        length = float(beats) * beat
        layers += [(instrument(pitch(name), length), level, at) for name in names.split("+") if name != "-"]
        at += length
    return layers


def mix_parts(*parts: list[Layer]) -> Samples:
    """Returns all parts mixed, at half the sample rate."""
    return mixed(*(layer for part in parts for layer in part), rate=HALF_RATE)


@lru_cache(maxsize=256)
def _waves(hertz: float) -> tuple[Samples, Samples]:
    """Returns one period of a softly blown horn, and the wave that hard blowing adds to it."""
    soft, hard = [0.0] * CYCLE, [0.0] * CYCLE
    sine = [math.sin(math.tau * i / CYCLE) for i in range(CYCLE)]
    for order in range(1, max(1, int(MAX_PARTIAL / hertz)) + 1):
        ring = 0.55 + 1.1 * math.exp(-(((order * hertz - BELL) / BELL_WIDTH) ** 2))
        dull, bright = ring / order**2.1, ring / order**1.15
        for i in range(CYCLE):
            value = sine[i * order % CYCLE]
            soft[i] += dull * value
            hard[i] += (bright - dull) * value
    return soft, hard


def _breath(samples: int, attack: float) -> Samples:
    """Returns the envelope of a note: an accent, a steady tone, and the release."""
    rise, release = sample_count(attack, HALF_RATE), sample_count(RELEASE, HALF_RATE)
    accent = sample_count(90, HALF_RATE)
    out = [min(1.0, i / rise) * (0.72 + 0.28 * math.exp(-max(0, i - rise) / accent)) for i in range(samples)]
    for i in range(min(release, samples)):
        out[-1 - i] *= i / release
    return out


@lru_cache(maxsize=256)
def _blown(hertz: float, length: float, bright: float, bend: float, attack: float) -> tuple[float, ...]:
    """Returns a note of two slightly detuned horns. Cached, because parts repeat their notes."""
    samples = sample_count(length + RELEASE, HALF_RATE)
    soft, hard = _waves(hertz)
    breath = _breath(samples, attack)
    out = [0.0] * samples
    for apart, late, waver in ((-0.0022, 0, 5.1), (0.0026, sample_count(7, HALF_RATE), 5.6)):
        place = 0.0
        for i in range(late, samples):
            if i % 32 == 0:
                t = i / HALF_RATE
                lip = bend * math.exp(-t / 0.055) + 0.06 * min(1.0, t / 0.5) * math.sin(math.tau * waver * t)
                step = hertz * (1 + apart) * semitones(lip) * CYCLE / HALF_RATE
            blown, k = breath[i - late], int(place) % CYCLE
            out[i] += blown * (soft[k] + bright * blown * blown * hard[k])
            place += step
    return tuple(out)


def brass(bright: float = 0.8, bend: float = 0.0, attack: float = 18.0) -> Instrument:
    """Returns horns. ``bright`` is how hard they are blown; ``bend`` is where a note starts, in semitones from it."""
    return lambda hertz, length: list(_blown(hertz, length, bright, bend, attack))


def short(instrument: Instrument, share: float = 0.55) -> Instrument:
    """Returns the instrument played staccato: each note sounds for the fraction ``share`` of its length."""
    return lambda hertz, length: instrument(hertz, length * share)


def slide(start: float, end: float, length: float, bright: float = 0.8) -> Samples:
    """Returns a horn that slides from one pitch to another."""
    samples = sample_count(length, HALF_RATE)
    soft, hard = _waves(start)
    breath, place, out = _breath(samples, 20), 0.0, []
    for i in range(samples):
        k = int(place) % CYCLE
        out.append(breath[i] * (soft[k] + bright * breath[i] ** 2 * hard[k]))
        place += start * (end / start) ** (i / samples) ** 1.4 * CYCLE / HALF_RATE
    return out


def bells(hertz: float, length: float) -> Samples:
    """Returns a note of a glockenspiel. It rings beyond its written length."""
    samples = sample_count(max(length, 420), HALF_RATE)
    partials = ((1.0, 1.0, 170.0), (2.76, 0.3, 70.0), (5.4, 0.08, 25.0))
    rung = [
        (strike(tone(samples, hertz * ratio, HALF_RATE), ring, 1.5, HALF_RATE), level, 0.0)
        for ratio, level, ring in partials
        if hertz * ratio < HALF_RATE * 0.45
    ]
    return faded(mixed(*rung, rate=HALF_RATE), 0.5, 40)


def _settling(hertz: float, t: float) -> float:
    """Returns the pitch of a struck drum, which is a little high at first."""
    return hertz * (1 + 0.03 * math.exp(-18 * t))


def timpani(hertz: float, length: float) -> Samples:
    """Returns one stroke of a kettledrum."""
    samples = sample_count(max(length, 380), HALF_RATE)
    layers = []
    for ratio, level, ring in ((1.0, 1.0, 260.0), (1.5, 0.5, 150.0), (1.98, 0.35, 110.0), (2.44, 0.2, 60.0)):
        head = tone(samples, partial(_settling, hertz * ratio), HALF_RATE)
        layers.append((strike(head, ring, 2, HALF_RATE), level, 0.0))
    return faded(mixed(*layers, rate=HALF_RATE), 0.5, 40)


class Drums:
    """The drum line. Its random generator makes each stroke slightly different."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._snares = [self._snare() for _ in range(5)]
        self._bass, self._crash = self._bass_drum(), self._cymbal()

    def _snare(self) -> Samples:
        rng = self._rng
        samples = sample_count(150, HALF_RATE)
        hiss = band_pass(noise(rng, samples), 1100, 7500, HALF_RATE)
        wires = strike(hiss, rng.uniform(38, 48), 0.5, HALF_RATE)
        head = strike(tone(samples, rng.uniform(196, 206), HALF_RATE), 26, 0.6, HALF_RATE)
        return faded(mixed((wires, 1.0, 0), (head, 0.7, 0), rate=HALF_RATE), 0.3, 30)

    def _bass_drum(self) -> Samples:
        samples = sample_count(340, HALF_RATE)
        skin = strike(tone(samples, lambda t: 52 + 46 * math.exp(-9 * t), HALF_RATE), 95, 1.2, HALF_RATE)
        hiss = biquad(noise(self._rng, sample_count(40, HALF_RATE)), "low", 900, rate=HALF_RATE)
        beater = strike(hiss, 9, 0.5, HALF_RATE)
        driven = [math.tanh(2.4 * x) for x in skin]
        return faded(mixed((driven, 0.9, 0), (beater, 1.2, 0), rate=HALF_RATE), 0.3, 60)

    def _cymbal(self) -> Samples:
        shimmer = band_pass(noise(self._rng, sample_count(1100, HALF_RATE)), 2600, 8000, HALF_RATE)
        return faded(strike(shimmer, 330, 2, HALF_RATE), 1, 250)

    def snare(self, at: float, level: float = 1.0) -> list[Layer]:
        """Returns one stroke of the snare."""
        return [(self._rng.choice(self._snares), level * self._rng.uniform(0.9, 1.0), at)]

    def bass(self, at: float, level: float = 1.0) -> list[Layer]:
        """Returns one stroke of the bass drum."""
        return [(self._bass, level, at)]

    def crash(self, at: float, level: float = 0.5) -> list[Layer]:
        """Returns one crash of the cymbals."""
        return [(self._crash, level, at)]

    def roll(self, at: float, length: float, begin: float = 0.2, end: float = 0.8, apart: float = 38.0) -> list[Layer]:
        """Returns a roll of the snare whose level goes from ``begin`` to ``end``."""
        strokes = max(2, round(length / apart))
        levels = [begin + (end - begin) * stroke / (strokes - 1) for stroke in range(strokes)]
        return [layer for n, level in enumerate(levels) for layer in self.snare(at + n * length / strokes, level)]

    def beat(self, pattern: str, step: float, start: float = 0.0, level: float = 1.0) -> list[Layer]:
        """Returns a written rhythm, one sign per step.

        ``X`` is an accent, ``x`` a stroke, ``o`` a ghost note, ``B`` the bass drum, ``*`` accent and bass drum.
        """
        layers: list[Layer] = []
        for n, sign in enumerate(pattern.replace(" ", "")):
            at = start + n * step
            if sign in "B*":
                layers += self.bass(at, level)
            if sign in "Xxo*":
                layers += self.snare(at, level * {"X": 0.9, "*": 0.9, "x": 0.55, "o": 0.25}[sign])
        return layers
