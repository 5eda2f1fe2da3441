"""The sounds of the field: whistle, the quarterback's call, chains, horns and the coin."""

import math
import random

from assets.make.sounds.signal import (
    RATE,
    Samples,
    band_pass,
    biquad,
    faded,
    mixed,
    noise,
    sample_count,
    saw,
    semitones,
    shaped,
    strike,
    through,
    tone,
)

PEA_HERTZ = 28.0
"""Turns of the pea in a whistle per second."""


def whistle(rng: random.Random, steps: float) -> Samples:
    """A pea whistle: two close tones that beat, modulated by the rolling pea, and some breath."""
    length, ratio = sample_count(370), semitones(steps)
    low = tone(length, lambda t: 2900 * ratio * (1 + 0.004 * math.sin(math.tau * PEA_HERTZ * 0.37 * t)))
    high = tone(length, 3050 * ratio)
    breath = band_pass(noise(rng, length), 2200 * ratio, 5200)
    pea = [0.66 + 0.34 * math.sin(math.tau * PEA_HERTZ * i / RATE) for i in range(length)]
    blown = [(a + 0.8 * b + 0.22 * c) * p for a, b, c, p in zip(low, high, breath, pea, strict=True)]
    return faded(shaped(blown, through((0, 0), (0.05, 1), (0.8, 0.85), (1, 0))), 4, 40)


def hut(rng: random.Random, pitch: float) -> Samples:
    """The quarterback's call: breath, a vowel with formants, and a hard stop."""
    voice = saw(sample_count(100), lambda t: pitch * (1.12 - 0.2 * t))
    vowel = mixed((biquad(voice, "band", 700, 5), 1, 0), (biquad(voice, "band", 1100, 6), 0.8, 0))
    vowel = mixed((vowel, 1, 0), (biquad(voice, "band", 2500, 7), 0.25, 0))
    body = shaped(vowel, through((0, 0), (0.12, 1), (0.7, 0.7), (1, 0)))
    breath = strike(band_pass(noise(rng, sample_count(28)), 700, 2600), 10, 6)
    stop = strike(band_pass(noise(rng, sample_count(16)), 2500, 6000), 4, 0.5)
    return faded(mixed((breath, 0.25, 0), (body, 2.2, 14), (stop, 0.22, 116)), 1, 8)


def chains(rng: random.Random) -> Samples:
    """The chain of the chain crew: links that pull tight."""
    pings = []
    for link in range(14):
        hertz = rng.uniform(2000, 6000)
        ring = strike(tone(sample_count(130), hertz), rng.uniform(14, 38), 0.3)
        pings.append((ring, 0.45 + 0.55 * math.sin(math.pi * (link + 1) / 15), 20 * link + rng.uniform(-4, 4) + 5))
    return faded(mixed(*pings), 0.5, 30)


def horn(rng: random.Random, length: float, steps: float = 0) -> Samples:
    """A stadium horn: four detuned saws that rise to their pitch as the pressure builds up."""
    base, samples = 233 * semitones(steps), sample_count(length)
    onset = 60 / length

    def voice(spread: float) -> Samples:
        """One reed, detuned by the fraction ``spread``."""
        return saw(samples, lambda t: base * (1 + spread) * (1 - 0.05 * math.exp(-2.5 * t / onset)), rng.random())

    voices = [(voice(spread), 0.25, 0.0) for spread in (-0.006, -0.0021, 0.0025, 0.0071)]
    pressed = [math.tanh(1.6 * x) for x in biquad(mixed(*voices), "low", 1800)]
    return faded(shaped(pressed, through((0, 0), (onset / 2, 1), (1 - onset * 1.6, 0.92), (1, 0))), 4, 60)


def coin(rng: random.Random) -> Samples:
    """A spinning coin: ringing tones that flutter."""
    length = sample_count(620)
    ring = mixed((tone(length, 3000), 0.6, 0), (tone(length, 4100), 0.5, 0), (tone(length, 6870), 0.18, 0))
    spun = [x * (0.62 + 0.38 * math.sin(math.tau * 18 * i / RATE)) for i, x in enumerate(ring)]
    nail = strike(band_pass(noise(rng, sample_count(6)), 3000, 9000), 2, 0.2)
    return faded(mixed((strike(spun, 190, 1), 1, 0), (nail, 0.4, 0)), 0.3, 80)


def make(rng: random.Random) -> dict[str, Samples]:
    """Returns the sounds of this family by id."""
    sounds = {"whistle": whistle(rng, 0), "whistle_up": whistle(rng, 3)}
    sounds |= {f"hut_{n + 1}": hut(rng, pitch) for n, pitch in enumerate((104.0, 110.0, 123.0))}
    sounds |= {"chains": chains(rng), "coin": coin(rng)}
    sounds |= {"horn": horn(rng, 900), "horn_short": horn(rng, 300), "horn_low": horn(rng, 900, -5)}
    return sounds
