"""`python -m assets.make.sounds.spectra` writes SPECTRA.md: length, level and spectrum of every committed sound.

It shows without listening whether a sound is low or bright, how loud it is, and whether it is centered on zero.
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

from assets.make.sounds.loudness import peak_rms
from assets.make.sounds.signal import RATE

FOLDER = Path(__file__).resolve().parents[2] / "sounds"
TABLE = Path(__file__).with_name("SPECTRA.md")
EDGES = (150, 300, 600, 1200, 2400, 4800)
"""Frequencies in Hz between two bands."""
SLICES = 4
"""Number of moments at which the spectrum is measured, evenly over a sound."""
FFT_SIZE = 1024
"""Samples of one spectrum: a power of two."""


class Measurement(NamedTuple):
    """The measurement of a sound. Levels are fractions of full scale."""

    seconds: float
    peak: float
    loud: float
    """RMS of the loudest 50 ms."""
    offset: float
    """Mean of the samples."""
    slices: tuple[tuple[float, ...], ...]
    """The power in each band for each moment. All values add up to 1."""

    @property
    def bands(self) -> tuple[float, ...]:
        """The fraction of the power in each band over the whole sound."""
        return tuple(map(sum, zip(*self.slices, strict=True)))


def samples_of(file: Path) -> list[float]:
    """Returns the samples of a 16-bit mono file, from -1 to 1."""
    with wave.open(str(file)) as opened:
        values = array.array("h", opened.readframes(opened.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return [value / 32767 for value in values]


def fourier_transform(samples: Sequence[complex]) -> list[complex]:
    """Returns the discrete Fourier transform. The number of samples must be a power of two."""
    length = len(samples)
    if length == 1:
        return list(samples)
    even, odd = fourier_transform(samples[::2]), fourier_transform(samples[1::2])
    turned = [cmath.exp(-1j * math.tau * k / length) * odd[k] for k in range(length // 2)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [a - b for a, b in zip(even, turned, strict=True)]


def band_powers(samples: Sequence[float]) -> list[float]:
    """Returns the power in each band for up to FFT_SIZE samples, with a Hann window."""
    shaped = [x * math.sin(math.pi * i / FFT_SIZE) ** 2 for i, x in enumerate(samples)]
    spectrum = fourier_transform([complex(x) for x in shaped + [0.0] * (FFT_SIZE - len(shaped))])
    bands = [0.0] * (len(EDGES) + 1)
    for k in range(1, FFT_SIZE // 2):
        bands[sum(k * RATE / FFT_SIZE >= edge for edge in EDGES)] += abs(spectrum[k]) ** 2
    return bands


def measure(file: Path) -> Measurement:
    """Measures a sound file."""
    samples = samples_of(file)
    room = max(0, len(samples) - FFT_SIZE)
    moments = [band_powers(samples[(start := room * n // SLICES) : start + FFT_SIZE]) for n in range(SLICES)]
    total = math.fsum(map(math.fsum, moments)) or 1.0
    slices = tuple(tuple(power / total for power in moment) for moment in moments)
    offset = math.fsum(samples) / len(samples)
    return Measurement(len(samples) / RATE, max(map(abs, samples)), peak_rms(samples), offset, slices)


def difference(one: Measurement, other: Measurement) -> float:
    """Returns how different two sounds are in spectrum over time: 0 if equal, 1 if they have nothing in common."""
    pairs = zip(one.slices, other.slices, strict=True)
    return sum(abs(a - b) for mine, yours in pairs for a, b in zip(mine, yours, strict=True)) / 2


def decibels(level: float) -> str:
    """Returns a level as text in decibels of full scale."""
    return f"{20 * math.log10(level):.1f}"


def table(sounds: Iterable[tuple[str, Measurement]]) -> str:
    """Returns the text of SPECTRA.md for these sounds."""
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
    text = table((file.stem, measure(file)) for file in sorted(FOLDER.glob("*.wav")))
    TABLE.write_text(text, encoding="utf-8", newline="\n")
