"""The sounds of impacts (slams, kicks, thuds, the loose ball) and of moving air (whoosh, flag, curtain)."""

import math
import random

from assets.make.sounds.signal import (
    Samples,
    band_pass,
    biquad,
    faded,
    mixed,
    noise,
    sample_count,
    semitones,
    strike,
    swept,
    through,
    tone,
    triangle,
)

LOW_CUT = 30.0
"""Frequencies below this (Hz) are cut: they are inaudible and would only offset the wave from zero."""


def drop(start: float, end: float, length: float, decay: float) -> Samples:
    """A low tone with a fast falling pitch, like a struck drum, distorted so that small speakers play it, too."""
    skin = tone(sample_count(length), lambda t: end + (start - end) * math.exp(-5 * t))
    driven = strike([math.tanh(2.6 * x + 0.35) - 0.336 for x in skin], decay, 1.5)
    return biquad(driven, "high", LOW_CUT)


def click(rng: random.Random, length: float = 8, cutoff: float = 7000) -> Samples:
    """The click at the start of an impact."""
    return strike(biquad(noise(rng, sample_count(length)), "low", cutoff), length / 3, 0.2)


def slam(rng: random.Random) -> Samples:
    """A tackle: a low body and the crack of the pads."""
    crack = strike(band_pass(noise(rng, sample_count(60)), 400, rng.uniform(3900, 4900)), 14, 0.4)
    body = drop(rng.uniform(102, 118), 45, 240, 75)
    return faded(mixed((body, 1, 0), (crack, 1.5, 0), (click(rng), 0.5, 0)), 0.2, 30)


def slam_big(rng: random.Random) -> Samples:
    """A big tackle: two hits and a rumble that fades."""
    rumble = strike(biquad(noise(rng, sample_count(420)), "low", 160), 140, 20)
    loud = max(map(abs, rumble))
    tail = [x / loud for x in rumble]
    return faded(mixed((slam(rng), 0.8, 0), (slam(rng), 1, 60), (tail, 0.55, 70)), 0.2, 80)


def snap(rng: random.Random) -> Samples:
    """The snap: the ball hits the quarterback's hands."""
    leather = strike(band_pass(noise(rng, sample_count(30)), 900, 3500), 8, 0.3)
    hands = strike(tone(sample_count(70), 220), 16)
    return faded(mixed((hands, 0.8, 0), (leather, 0.7, 0), (click(rng, 5), 0.6, 0)), 0.2)


def kick(rng: random.Random) -> Samples:
    """A kick: a hollow drop with a leather click."""
    hollow = strike(tone(sample_count(90), 340), 14, 0.5)
    return faded(mixed((drop(190, 62, 190, 55), 1, 0), (hollow, 0.45, 0), (click(rng, 7, 4500), 0.9, 0)), 0.2, 20)


def thud(rng: random.Random) -> Samples:
    """Something heavy landing on turf."""
    turf = strike(biquad(noise(rng, sample_count(80)), "low", 700), 22, 1)
    return faded(mixed((drop(95, 55, 240, 70), 1, 0), (turf, 1.6, 0)), 0.3, 30)


def bobble(hop: int) -> Samples:
    """One hop of a loose ball, with a lower pitch for each later hop."""
    pitch = 320 * semitones(-1.5 * hop)
    body = strike(triangle(sample_count(80), pitch), 18, 0.8)
    skin = strike(tone(sample_count(80), pitch * 2.3), 8, 0.5)
    return faded(mixed((body, 1, 0), (skin, 0.3, 0)), 0.2, 10)


def whoosh(rng: random.Random) -> Samples:
    """Something that passes by: noise through a band-pass that rises and falls."""
    air = swept(noise(rng, sample_count(380)), through((0, 600), (0.45, 2400), (1, 800)), 2.2)
    return faded([x * math.sin(math.pi * (i / len(air)) ** 0.8) ** 2 for i, x in enumerate(air)], 10, 40)


def flag(rng: random.Random) -> Samples:
    """A thrown flag: three soft flaps."""
    flaps = [strike(band_pass(noise(rng, sample_count(75)), 350, 1800), 18, 9) for _ in range(3)]
    return faded(mixed(*((flap, 1 - 0.22 * n, 70.0 * n) for n, flap in enumerate(flaps))), 1, 20)


def curtain(rng: random.Random) -> Samples:
    """A heavy curtain that is drawn."""
    cloth = swept(noise(rng, sample_count(260)), through((0, 260), (0.6, 620), (1, 340)), 1.1)
    return faded([x * math.sin(math.pi * i / len(cloth)) for i, x in enumerate(cloth)], 10, 40)


def make(rng: random.Random) -> dict[str, Samples]:
    """Returns the sounds of this family by id."""
    sounds = {f"slam_{n + 1}": slam(rng) for n in range(3)}
    sounds |= {"slam_big": slam_big(rng), "snap": snap(rng), "kick": kick(rng), "thud": thud(rng)}
    sounds |= {f"bobble_{hop + 1}": bobble(hop) for hop in range(3)}
    passing = whoosh(rng)
    sounds |= {"whoosh": passing, "swish": faded(whoosh(rng)[::-1], 2, 10)}
    sounds |= {"flag": flag(rng), "curtain": curtain(rng)}
    return sounds
