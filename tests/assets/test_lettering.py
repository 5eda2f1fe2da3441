"""Parlor Block is what its script makes and holds every sign that the table writes with it."""

from collections.abc import Iterator

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

import assets
from assets.make.lettering.build import NAME, build

NEEDED = "".join(map(chr, range(32, 127))) + (
    "–—×½◀▶▲▼·•’“”…\u2212ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœŸŠšŽžÞþÐð"
)


@pytest.fixture(scope="module")
def font() -> Iterator[TTFont]:
    with TTFont(assets.path(NAME)) as opened:
        yield opened


def test_the_committed_font_is_what_the_script_makes() -> None:
    assert build()[NAME] == assets.path(NAME).read_bytes()


def test_every_needed_sign_is_drawn(font: TTFont) -> None:
    assert [sign for sign in NEEDED if ord(sign) not in font.getBestCmap()] == []


def test_all_digits_have_one_width(font: TTFont) -> None:
    names = font.getBestCmap()
    assert len({font["hmtx"][names[ord(digit)]][0] for digit in "0123456789"}) == 1


def test_capitals_stand_in_the_middle_of_the_line(font: TTFont) -> None:
    header = font["hhea"]
    assert header.ascent + header.descent == font["OS/2"].sCapHeight


def test_open_pairs_are_kerned(font: TTFont) -> None:
    pairs = font["kern"].kernTables[0].kernTable
    assert all(pairs[pair] < 0 for pair in [("A", "V"), ("L", "T"), ("T", "A"), ("uni00C4", "V")])
