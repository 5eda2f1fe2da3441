"""What Jukem's cards say: on the card and apart at every size at which one lies on the table."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.contract import Card
from game.variants.jukem.cards import CARDS, DEFENSIVE
from scenes.table.jukem.faces import paint_face
from scenes.table.stage.faces import Faces, Pen
from scenes.table.stage.layout import DRIVE, DUEL, GROWN, HAND, PILE, ZOOM
from tests.scenes.table.card_texts import SCALES, Line, lines_of, themed

SIZES = (HAND, GROWN, DUEL, PILE, DRIVE, ZOOM)
WIDEST = 520
"""Pixels; a card that is shown still larger is that one, scaled."""
MARGIN = 4
"""Card units from the card's edge to the end of its paper."""


def faces(u: float) -> Faces:
    """The faces in a window in which a unit has so many pixels."""
    return Faces(themed(u), "jukem", paint_face)


def shown_widths(u: float) -> list[int]:
    """The widths in pixels in which a card is drawn in such a window; the hand's and the drive's in a large one."""
    return [round(size.w * u) for size in (SIZES if u <= 1 else (HAND, DRIVE)) if size.w * u < WIDEST]


def paper(width: int) -> pygame.Rect:
    """Where words may stand on a card of that width."""
    margin = round(2 * MARGIN * width / HAND.w)
    return pygame.Rect(0, 0, width, round(width * HAND.h / HAND.w)).inflate(-margin, -margin)


def apart(card: Card, one: Line, other: Line) -> bool:
    """Whether two lines do not touch; the two words of a name have clear rows between them."""
    gap = 4 if {one.text, other.text} <= set(card.title.split()) else 0
    return not one.ink.inflate(0, gap).colliderect(other.ink)


@pytest.mark.parametrize("u", SCALES)
def test_names_and_numbers_lie_on_the_card_and_apart(u: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """JF-5: FIELD lay on GOAL, and PANCAKE BLOCK ran to the card's edge."""
    shown = faces(u)
    for width in shown_widths(u):
        for card in CARDS:
            lines = lines_of(shown, card, width, monkeypatch)
            for line in lines:
                assert paper(width).contains(line.ink), (card.code, width, line)
                for other in lines:
                    assert line.text == other.text or apart(card, line, other), (card.code, line, other)


@pytest.mark.parametrize("u", SCALES)
def test_every_card_of_a_hand_is_named(u: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """JF-5: HOLDING had no name in the smallest window."""
    shown = faces(u)
    for card in CARDS:
        words = {word for line in lines_of(shown, card, round(HAND.w * u), monkeypatch) for word in line.text.split()}
        assert words & set(card.title.split()), (card.title, words)


@pytest.mark.parametrize("width", [74, 92, 120])
def test_a_smaller_card_shows_its_whole_name_within_its_band(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """JF-5: the best play of a half was FIELD, and PANCAKE had no BLOCK."""
    for card in (each for each in CARDS if each.kind not in DEFENSIVE):
        words = {word for line in lines_of(faces(1), card, width, monkeypatch) for word in line.text.split()}
        assert set(card.kind.split()) <= words, card.title


@pytest.mark.parametrize("u", SCALES)
def test_the_words_at_the_foot_lie_on_their_card(u: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """JF-46: "3 points from 70 yards on" ran over the lower edge of a FIELD GOAL in the discard."""
    shown = faces(u)
    for width in shown_widths(u):
        found = [ink for card in CARDS for ink in feet_of(shown, card, width, monkeypatch)]
        assert all(paper(width).contains(ink) for ink in found), (width, found)
        assert found or width < 120, "no card of that size says what it does"


def feet_of(shown: Faces, card: Card, width: int, monkeypatch: pytest.MonkeyPatch) -> list[pygame.Rect]:
    """The pixels that each paragraph of a face covers."""
    found: list[pygame.Rect] = []
    write = Pen.lines

    def record(pen: Pen, *given: Any) -> float:
        blank = pygame.Surface(pen.surface.get_size(), pygame.SRCALPHA)
        write(Pen(pen.faces, blank, blank.get_width()), *given)
        found.append(blank.get_bounding_rect(min_alpha=96))
        return write(pen, *given)

    with monkeypatch.context() as patch:
        patch.setattr(Pen, "lines", record)
        shown.picture(card, width)
    return [ink for ink in found if ink.w]


def test_a_small_card_without_a_number_says_what_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """JUKEM and FIELD GOAL were blank below their pictures in the discard pile and in a replay."""
    for code, foot in (("JUKEM", "×2"), ("FIELD GOAL", "3 points"), ("PANCAKE BLOCK", "+10")):
        card = next(each for each in CARDS if each.code == code)
        texts = [line.text.casefold() for line in lines_of(faces(1), card, 74, monkeypatch)]
        assert texts.count(foot) == (1 if code == "FIELD GOAL" else 2), "in the corner and at the foot"
