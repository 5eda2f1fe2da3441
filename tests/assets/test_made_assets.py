"""The committed assets are what their scripts make, and fit what the table needs of them."""

import array
import io
import itertools
import sys
import wave
from pathlib import Path

import pytest

import assets
from assets.make.sounds.build import build as make_sounds
from assets.make.sounds.loudness import PEAK

SOUNDS = sorted((Path(assets.__file__).parent / "sounds").glob("*.wav"))


def samples(data: bytes) -> "array.array[int]":
    """The samples of a 16-bit mono file at 44.1 kHz."""
    with wave.open(io.BytesIO(data)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        values = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return values


def test_every_sound_is_what_its_script_makes() -> None:
    made = make_sounds()
    assert {f"sounds/{file.name}" for file in SOUNDS} == made.keys()
    for name, data in made.items():
        kept, fresh = samples(assets.path(name).read_bytes()), samples(data)
        assert len(kept) == len(fresh), name
        # Sine and tangent may differ in the last digit from one computer to another.
        assert max(abs(a - b) for a, b in zip(kept, fresh, strict=True)) <= 2, name


@pytest.mark.parametrize("file", SOUNDS, ids=lambda file: file.stem)
def test_no_sound_exceeds_the_agreed_peak_or_ends_in_a_click(file: Path) -> None:
    values = samples(file.read_bytes())
    assert 0.05 < max(map(abs, values)) / 32767 <= PEAK + 1e-4
    if file.stem != "crowd_bed":
        assert abs(values[0]) < 33
        assert abs(values[-1]) < 33


def test_the_crowd_loops_without_a_seam() -> None:
    bed = samples(assets.path("sounds/crowd_bed.wav").read_bytes())
    assert len(bed) == 8 * 44_100
    steps = sorted(abs(b - a) for a, b in itertools.pairwise(bed))
    assert abs(bed[0] - bed[-1]) <= steps[len(steps) * 99 // 100]
