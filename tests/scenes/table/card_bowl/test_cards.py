"""What Card Bowl's cards say: an ordinary deck whose rank, suit and value are read at every size."""

from __future__ import annotations

import pygame
import pytest

from game.variants.card_bowl.cards import BY_CODE, CODE, RANKS
from scenes.table.card_bowl.faces import _PIPS, BACK, SUITS, paint_face
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import FORMATION, HAND
from tests.scenes.table.card_texts import assert_readable, lines_of, themed, widths
from tests.scenes.ui.test_palette import contrast

DARKEST_PAPER = "#F1ECDD"


def faces(u: float = 1.0, high_contrast: bool = False) -> Faces:
    """The faces of the deck."""
    return Faces(themed(u, high_contrast), BACK, paint_face)


@pytest.mark.parametrize("high_contrast", [False, True])
@pytest.mark.parametrize("u", [0.8, 1.0])
def test_every_line_fits_and_stands_off_its_ground(
    u: float, high_contrast: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = faces(u, high_contrast)
    for width in widths(u)[:-1]:
        for card in BY_CODE.values():
            assert_readable(shown, card, width, monkeypatch)


@pytest.mark.parametrize("u", [1.5, 3.0])
def test_every_line_fits_on_a_large_screen(u: float, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = faces(u)
    for card in BY_CODE.values():
        assert_readable(shown, card, round(HAND.w * u), monkeypatch)


@pytest.mark.parametrize("width", [132, 58, 22])
def test_all_cards_differ_even_in_the_log(width: int) -> None:
    """CB-1: 54 cards, no two alike."""
    shown = faces()
    drawn = {pygame.image.tobytes(shown.picture(BY_CODE[code], width), "RGB") for code in CODE}
    assert len(drawn) == 54


@pytest.mark.parametrize("width", [round(HAND.w), round(FORMATION.w * 0.8)])
def test_the_chip_tells_what_a_card_is_worth(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """CB-3, CB-4: ace 1, jack 11, queen 12, king 13, joker 15, in a formation as in a hand."""
    for card in BY_CODE.values():
        last = [line.text for line in lines_of(faces(), card, width, monkeypatch)][-1]
        assert last == str(card.value)


def test_numbers_have_as_many_pips_as_they_say() -> None:
    assert {rank: len(pips) for rank, pips in _PIPS.items()} == {
        rank: number for number, rank in enumerate(RANKS[:10], 1) if rank != "A"
    }


def test_suits_have_four_colors_that_can_be_read() -> None:
    """Four-color suits on the darkest paper of a face, each with its shape."""
    assert len({shape for shape, _ in SUITS.values()}) == len({color for _, color in SUITS.values()}) == 4
    assert all(contrast(color, DARKEST_PAPER) >= 4.5 for _, color in SUITS.values())


def test_a_joker_names_what_it_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    """CB-5: red is a turnover, black a penalty, if it is drawn; in a hand it is a high card (CB-6)."""
    for code, word in (("RJ", "TURNOVER"), ("BJ", "PENALTY")):
        texts = [line.text for line in lines_of(faces(), BY_CODE[code], 132, monkeypatch)]
        assert {"JOKER", f"IN HAND: {BY_CODE[code].value}", "IF DRAWN:", word} <= set(texts)


@pytest.mark.parametrize("code", ["AS", "TD", "KH", "RJ"])
@pytest.mark.parametrize("width", [33, 41])
def test_on_the_smallest_cards_the_suit_stands_above_the_plate_of_who_he_is(code: str, width: int) -> None:
    """In a window of 1024x600 the plate lay over the suit."""
    theme = themed(0.8)
    picture = Faces(theme, BACK, paint_face).picture(BY_CODE[code], width)
    plate = picture.get_height() + theme.px(9) - theme.line_height("block", 14)
    middle = picture.get_width() // 2
    columns = range(middle - width // 4, middle + width // 4)
    below = range(plate, picture.get_height() - 3)
    assert all(min(picture.get_at((x, y))[:3]) > 200 for x in columns for y in below), "nothing but paper"
