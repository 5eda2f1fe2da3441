"""`python -m assets.make.sounds.spectra` writes SPECTRA.md: length, level and spectrum of every sound, as committed.

Nobody has to listen to see what a recipe gives: whether it is low or bright, how loud, whether it is centered on zero.
"""

import array
import cmath
import itertools
import math
import sys
import wave
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from assets.make.sounds.loudness import loudest
from assets.make.sounds.signal import RATE

FOLDER = Path(__file__).resolve().parents[2] / "sounds"
TABLE = Path(__file__).with_name("SPECTRA.md")
EDGES = (150, 300, 600, 1200, 2400, 4800)
"""The frequencies (Hz) between the bands."""
SLICES = 4
"""How many moments of a sound are looked at, evenly over its length."""
POINTS = 1024
"""Samples of one look: a power of two."""


class Measured(NamedTuple):
    """What a sound is like."""

    seconds: float
    peak: float
    """Of full scale."""
    loud: float
    """The loudest 50 ms, as RMS of full scale."""
    offset: float
    """How far its middle is off zero, of full scale."""
    slices: tuple[tuple[float, ...], ...]
    """For each look the power in each band, all of them together 1."""

    @property
    def bands(self) -> tuple[float, ...]:
        """The share of each band over the whole sound."""
        return tuple(map(sum, zip(*self.slices, strict=True)))


def samples_of(file: Path) -> list[float]:
    """The samples of a 16-bit mono file, full scale 1."""
    with wave.open(str(file)) as opened:
        values = array.array("h", opened.readframes(opened.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return [value / 32767 for value in values]


def transformed(samples: Sequence[complex]) -> list[complex]:
    """The discrete Fourier transform of as many samples as a power of two."""
    length = len(samples)
    if length == 1:
        return list(samples)
    even, odd = transformed(samples[::2]), transformed(samples[1::2])
    turned = [cmath.exp(-1j * math.tau * k / length) * odd[k] for k in range(length // 2)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [a - b for a, b in zip(even, turned, strict=True)]


def powers(samples: Sequence[float]) -> list[float]:
    """The power in each band of a short stretch, under a Hann window."""
    shaped = [x * math.sin(math.pi * i / POINTS) ** 2 for i, x in enumerate(samples)]
    spectrum = transformed([complex(x) for x in shaped + [0.0] * (POINTS - len(shaped))])
    bands = [0.0] * (len(EDGES) + 1)
    for k in range(1, POINTS // 2):
        bands[sum(k * RATE / POINTS >= edge for edge in EDGES)] += abs(spectrum[k]) ** 2
    return bands


def measured(file: Path) -> Measured:
    """Measures a sound."""
    samples = samples_of(file)
    room = max(0, len(samples) - POINTS)
    looks = [powers(samples[(start := room * n // SLICES) : start + POINTS]) for n in range(SLICES)]
    whole = math.fsum(map(math.fsum, looks)) or 1.0
    slices = tuple(tuple(power / whole for power in look) for look in looks)
    return Measured(
        len(samples) / RATE, max(map(abs, samples)), loudest(samples), math.fsum(samples) / len(samples), slices
    )


def difference(one: Measured, other: Measured) -> float:
    """How far two sounds are apart in what is heard when: 0 for the same, 1 for nothing in common."""
    pairs = zip(one.slices, other.slices, strict=True)
    return sum(abs(a - b) for mine, yours in pairs for a, b in zip(mine, yours, strict=True)) / 2


def decibels(level: float) -> str:
    """A level of full scale in decibels."""
    return f"{20 * math.log10(level):.1f}"


def table(sounds: Iterable[tuple[str, Measured]]) -> str:
    """The table of these sounds."""
    heads = [f"< {EDGES[0]} Hz", *(f"{low} - {high}" for low, high in itertools.pairwise(EDGES))]
    heads.append(f"> {EDGES[-1]}")
    lines = [
        "# Spectra of the sounds",
        "",
        "Written by `python -m assets.make.sounds.spectra`. Levels in dB of full scale; loud is the loudest 50 ms, as",
        "a small speaker gives it; offset in thousandths of full scale; bands in percent of the power.",
        "",
        f"| sound | seconds | peak | loud | offset | {' | '.join(heads)} |",
        f"|{' --- |' * (5 + len(heads))}",
    ]
    for name, sound in sounds:
        bands = " | ".join(f"{100 * band:.0f}" for band in sound.bands)
        levels = f"{decibels(sound.peak)} | {decibels(sound.loud)} | {1000 * sound.offset:.1f}"
        lines.append(f"| {name} | {sound.seconds:.2f} | {levels} | {bands} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    made = table((file.stem, measured(file)) for file in sorted(FOLDER.glob("*.wav")))
    TABLE.write_text(made, encoding="utf-8", newline="\n")
