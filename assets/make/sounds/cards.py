"""The sounds of cards: slide, flip, slap, tap and riffle."""

import math
import random

from assets.make.sounds.signal import Samples, band_pass, biquad, faded, mixed, noise, sample_count, strike, tone

VARIANTS = 4
STRUCK_VARIANTS = 3
"""Variants of flips and slaps, which are heard less often."""
FLIPS_IN_RIFFLE = 26


def slide(rng: random.Random, low: float, high: float) -> Samples:
    """A card sliding over felt: hiss with an uneven grain, between ``low`` and ``high`` Hz."""
    stretch = rng.uniform(0.9, 1.15)
    length = sample_count(110 * stretch)
    hiss = band_pass(noise(rng, length), low * stretch, high * stretch)
    grain = biquad(noise(rng, length), "low", 90)
    loud = max(map(abs, grain))
    rubbed = [x * (1 + 0.55 * g / loud) for x, g in zip(hiss, grain, strict=True)]
    edge = strike(band_pass(noise(rng, sample_count(6)), 2500, 7000), 2, 0.3)
    return faded(mixed((strike(rubbed, 38 * stretch, 8), 1, 0), (edge, 0.25, 70 * stretch)), out=15)


def tick(rng: random.Random, cutoff: float = 5000, length: float = 12) -> Samples:
    """The edge of a card that snaps free."""
    return faded(strike(band_pass(noise(rng, sample_count(length)), 150, cutoff), length / 3, 0.4), 0.2, 2)


def flip(rng: random.Random) -> Samples:
    """A card that is turned over: it leaves the table and lands on it again."""
    air = strike(band_pass(noise(rng, sample_count(70)), 900, 3000), 30, 25)
    late = rng.uniform(56, 66)
    return faded(mixed((tick(rng), 0.8, 0), (air, 0.25, 5), (tick(rng, rng.uniform(3700, 4600)), 1, late)))


def slap(rng: random.Random) -> Samples:
    """A card slapped flat on the table: paper, and the wood below."""
    wood = rng.uniform(144, 166)
    paper = strike(biquad(noise(rng, sample_count(24)), "low", rng.uniform(5600, 7000)), 7, 0.3)
    table = strike(tone(sample_count(150), lambda t: wood - 35 * t), 32, 0.6)
    return faded(mixed((paper, 1.4, 0), (table, 0.55, 0)), 0.2, 20)


def riffle(rng: random.Random) -> Samples:
    """A riffle shuffle: flips that get faster, then the deck pushed square."""
    layers, at = [], 0.0
    for flip_number in range(FLIPS_IN_RIFFLE):
        share = flip_number / (FLIPS_IN_RIFFLE - 1)
        level = 0.35 + 0.65 * math.sin(math.pi * share)
        layers.append((tick(rng, rng.uniform(3800, 6200), 11), level, at))
        at += 28 - 14 * share + rng.uniform(-3, 3)
    layers.append((slide(rng, 1500, 4500), 0.5, at + 20))
    return faded(mixed(*layers))


def make(rng: random.Random) -> dict[str, Samples]:
    """Returns the sounds of this family by id."""
    sounds = {f"card_slide_{n + 1}": slide(rng, 2000, 6000) for n in range(VARIANTS)}
    sounds |= {f"card_slide_low_{n + 1}": slide(rng, 1000, 3000) for n in range(VARIANTS)}
    sounds |= {f"card_flip_{n + 1}": flip(rng) for n in range(STRUCK_VARIANTS)}
    sounds |= {f"card_slap_{n + 1}": slap(rng) for n in range(STRUCK_VARIANTS)}
    return sounds | {"tap": tick(rng, 5000, 20), "riffle": riffle(rng)}
