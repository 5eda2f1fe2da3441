"""What BLOWOUT's tickets say: readable at every size, with their deck, their sign and their yards."""

from __future__ import annotations

import pygame
import pytest

import assets
from game.variants.blowout.cards import BY_CODE, DECK_OF, DEF, FACES, KICK, PASS, RUN
from scenes.table.blowout.faces import BACKS, paint_face
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import FORMATION, HAND
from tests.scenes.table.card_texts import assert_readable, lines_of, themed, widths

PLAYS = [card for card in FACES if card.kind in (RUN, PASS, DEF, KICK)]
DECK_WORDS = ({"OFFENSE"}, {"DEFENSE"}, {"SPECIAL TEAMS", "SPECIAL"})


def faces(u: float = 1.0, high_contrast: bool = False) -> Faces:
    """The faces of all three decks."""
    return Faces(themed(u, high_contrast), BACKS[0], paint_face)


@pytest.mark.parametrize(("u", "high_contrast"), [(0.8, False), (0.8, True), (1.0, False)])
def test_every_line_fits_and_stands_off_its_ground(
    u: float, high_contrast: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = faces(u, high_contrast)
    for width in widths(u)[:-1]:
        for card in FACES:
            assert_readable(shown, card, width, monkeypatch)


@pytest.mark.parametrize("u", [1.5, 3.0])
def test_every_line_fits_on_a_large_screen(u: float, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = faces(u)
    for card in FACES:
        assert_readable(shown, card, round(HAND.w * u), monkeypatch)


@pytest.mark.parametrize("width", [132, 46])
def test_every_face_differs(width: int) -> None:
    """BO-10: a choice is a kind and a value, and each looks different, in a far row too."""
    shown = faces()
    drawn = {pygame.image.tobytes(shown.picture(card, width), "RGB") for card in FACES}
    assert len(drawn) == len(BY_CODE)


@pytest.mark.parametrize("width", [round(HAND.w), round(FORMATION.w)])
def test_plays_carry_their_yards_with_the_sign(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """BO-59 to BO-61, BO-76: a defensive play takes yards off, a kick has no sign."""
    shown = faces()
    for card in PLAYS:
        sign = {DEF: "−", KICK: ""}.get(card.kind, "+")
        assert f"{sign}{card.value}" in [line.text for line in lines_of(shown, card, width, monkeypatch)]


def test_the_deck_is_written_on_the_stub(monkeypatch: pytest.MonkeyPatch) -> None:
    """BO-14: two cards of one name are in two decks, so the deck is told in words."""
    shown = faces()
    for card in FACES:
        texts = {line.text for line in lines_of(shown, card, 132, monkeypatch)}
        assert texts & DECK_WORDS[DECK_OF[card.code]]


def test_each_deck_has_a_back_of_its_own() -> None:
    backs = [assets.path(f"svg/back/{back}.svg").read_bytes() for back in BACKS]
    assert len(set(backs)) == 3
