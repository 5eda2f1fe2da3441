"""The committed assets are what their scripts make, and fit what the table needs of them."""

import array
import io
import itertools
import sys
import wave
from functools import cache
from pathlib import Path

import pytest

import assets
from assets.make.sounds.build import build as make_sounds
from assets.make.sounds.loudness import PEAK, normalized, target_rms
from assets.make.sounds.spectra import TABLE, Measurement, difference, table
from assets.make.sounds.spectra import measure as measure_file

SOUNDS = sorted((Path(assets.__file__).parent / "sounds").glob("*.wav"))


@cache
def measure(name: str) -> Measurement:
    """What a committed sound is like, measured once."""
    return measure_file(assets.path(f"sounds/{name}.wav"))


def samples(data: bytes) -> "array.array[int]":
    """The samples of a 16-bit mono file at 44.1 kHz."""
    with wave.open(io.BytesIO(data)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        values = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return values


@pytest.mark.long
def test_every_sound_is_what_its_script_makes() -> None:
    made = make_sounds()
    assert {f"sounds/{file.name}" for file in SOUNDS} == made.keys()
    for name, data in made.items():
        kept, fresh = samples(assets.path(name).read_bytes()), samples(data)
        if kept == fresh:
            continue
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


@pytest.mark.parametrize("loop", ["crowd_bed", "music_theme"])
def test_what_loops_has_no_seam(loop: str) -> None:
    values = samples(assets.path(f"sounds/{loop}.wav").read_bytes())
    steps = sorted(abs(b - a) for a, b in itertools.pairwise(values))
    assert abs(values[0] - values[-1]) <= steps[len(steps) * 99 // 100]


def test_the_crowd_and_the_march_are_as_long_as_their_recipes_say() -> None:
    lengths = {name: measure(name).seconds for name in ("crowd_bed", "music_theme", "music_won", "music_lost")}
    assert lengths["crowd_bed"] == 8
    assert 12 <= lengths["music_theme"] <= 20
    assert max(lengths["music_won"], lengths["music_lost"]) <= 6


@pytest.mark.parametrize("file", SOUNDS, ids=lambda file: file.stem)
def test_every_sound_is_as_loud_as_its_family_and_centered_on_zero(file: Path) -> None:
    sound = measure(file.stem)
    assert sound.loud == pytest.approx(target_rms(file.stem), rel=0.01)
    assert abs(sound.offset) < 0.005


def test_a_loudness_beyond_the_limiter_is_refused() -> None:
    with pytest.raises(ValueError, match="was not reached"):
        normalized([0.5, -0.5] * 5000, 2 * PEAK)


def test_no_two_stingers_can_be_taken_for_each_other() -> None:
    stingers = ["jukem", *(file.stem for file in SOUNDS if file.stem.startswith("stinger_"))]
    assert len(stingers) >= 15
    for one, other in itertools.combinations(stingers, 2):
        assert difference(measure(one), measure(other)) > 0.2, (one, other)


def test_the_band_is_never_shrill_and_no_stinger_outlasts_its_moment() -> None:
    for name in (file.stem for file in SOUNDS if file.stem.startswith(("stinger_", "music_"))):
        assert measure(name).bands[-1] < 0.05, name
        assert measure(name).seconds <= 2 or name.startswith("music_")


def test_cards_that_slide_turn_and_hit_have_three_takes_that_differ() -> None:
    for name in ("card_slide", "card_slide_low", "card_flip", "card_slap", "slam"):
        takes = [assets.path(f"sounds/{name}_{take}.wav").read_bytes() for take in (1, 2, 3)]
        assert len(set(takes)) == 3


def test_the_table_beside_the_recipes_says_what_the_sounds_are_like() -> None:
    assert TABLE.read_text(encoding="utf-8") == table([(file.stem, measure(file.stem)) for file in SOUNDS])
