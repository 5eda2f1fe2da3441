"""What Real Deal's cards say: readable at every size, told apart by team and kind, with the chart's own counters."""

from __future__ import annotations

import pygame
import pytest

import assets
from game.variants.real_deal.cards import BY_CODE, CHART, COUNTERS, COUNTERS_OF, TEAM_DECK, WILDS
from scenes.table.real_deal.face_words import SHORT
from scenes.table.real_deal.faces import BACKS, painter
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import HAND, HELD
from tests.scenes.table.card_texts import assert_readable, lines_of, themed, widths

BAND_END = 66
"""The lower edge of a hand card's band, in pixels: above it stands the card's own short name."""


def faces(team: str, u: float = 1.0, high_contrast: bool = False) -> Faces:
    """The faces of one team's deck."""
    return Faces(themed(u, high_contrast), BACKS[team], painter(team))


@pytest.mark.parametrize("high_contrast", [False, True])
@pytest.mark.parametrize("team", BACKS)
@pytest.mark.parametrize("u", [0.8, 1.0])
def test_every_line_fits_and_stands_off_its_ground(
    u: float, team: str, high_contrast: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = faces(team, u, high_contrast)
    for width in widths(u)[:-1]:
        for card in BY_CODE.values():
            assert_readable(shown, card, width, monkeypatch)


@pytest.mark.parametrize("u", [1.5, 3.0])
def test_every_line_fits_on_a_large_screen(u: float, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = faces("White", u)
    for card in BY_CODE.values():
        assert_readable(shown, card, round(HAND.w * u), monkeypatch)


def test_faces_tell_kind_and_team_and_wild_cards_are_the_same_in_both_decks() -> None:
    """RD-7, RD-8: each team has its own cards, the yellow ones are shared."""
    drawn = {
        team: {code: pygame.image.tobytes(faces(team).picture(card, 132), "RGB") for code, card in BY_CODE.items()}
        for team in BACKS
    }
    assert all(len(set(pictures.values())) == len(BY_CODE) for pictures in drawn.values())
    assert all(drawn["Black"][card.code] != drawn["White"][card.code] for card in TEAM_DECK)
    assert all(drawn["Black"][card.code] == drawn["White"][card.code] for card in WILDS)


def test_the_two_teams_have_one_back_each() -> None:
    """RD-10: wild cards have none of their own, which would show who holds them."""
    backs = [pygame.image.tobytes(faces(team).picture(None, 132), "RGB") for team in BACKS]
    assert backs[0] != backs[1]
    assert all(assets.path(f"svg/back/{back}.svg").is_file() for back in BACKS.values())


@pytest.mark.parametrize("wide", [HELD.w * 0.8, HAND.w], ids=["the hand of the smallest window", "a hand card"])
@pytest.mark.parametrize("code", COUNTERS_OF)
def test_a_play_names_exactly_the_cards_that_stop_it(code: str, wide: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """RD-33: the chips on a card are the column of the chart."""
    counters = {SHORT[counter] for counter in COUNTERS}
    expected = [SHORT[counter] for counter in COUNTERS if counter in COUNTERS_OF[code]]
    lines = lines_of(faces("Black"), BY_CODE[code], round(wide), monkeypatch)
    chips = [line.text for line in lines if line.ink.top > BAND_END * wide / HAND.w and line.text in counters]
    assert chips[-len(expected) :] == expected
    assert code in CHART or chips == expected


def test_with_its_glyph_every_short_name_is_used_once() -> None:
    signs = {(SHORT[code], card.category) for code, card in BY_CODE.items()}
    assert len(signs) == len(SHORT) == len(BY_CODE)


@pytest.mark.parametrize(("team", "word"), [("Black", "BLACK"), ("White", "WHITE")])
def test_the_team_is_written_on_its_cards(team: str, word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Filled or outlined head, and the word."""
    for card in BY_CODE.values():
        texts = [line.text for line in lines_of(faces(team), card, 132, monkeypatch)]
        assert ("WILD" if card in WILDS else word) in texts
