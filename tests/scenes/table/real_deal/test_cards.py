"""What Real Deal's cards say: readable at every size, told apart by team and kind, with the chart's own counters."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame
import pytest

import assets
from game.variants.real_deal.cards import (
    BY_CODE,
    CHART,
    COUNTERS,
    COUNTERS_OF,
    INTERCEPTION,
    KICKS,
    MISS,
    PASS_LONG,
    PASSES,
    RED_FLAG,
    RETURN,
    RUN_LONG,
    RUNS,
    SAFETY,
    SCORING,
    TEAM_DECK,
    TO_COUNTER,
    WILDS,
)
from game.variants.real_deal.names import title
from scenes.table.hud.card_details import CARD_WIDTHS
from scenes.table.real_deal import faces as painted
from scenes.table.real_deal.face_words import SHORT, met_by, ways
from scenes.table.real_deal.faces import BACKS, back_of, paint_face
from scenes.table.stage.faces import Faces, Pen
from scenes.table.stage.layout import DUEL, GROWN, HAND, ZOOM
from tests.game.real_deal.positions import position
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.card_texts import assert_readable, lines_of, themed, widths
from tests.scenes.table.player import Sit

BAND_END = 66
"""The lower edge of a hand card's band, in pixels."""


def faces(team: str, u: float = 1.0, high_contrast: bool = False) -> Faces:
    """The faces of one team's deck."""
    return Faces(themed(u, high_contrast), BACKS[team], partial(paint_face, black=team == "Black"))


@pytest.mark.parametrize("team", BACKS)
@pytest.mark.parametrize(("u", "high_contrast"), [(0.8, False), (0.8, True), (1.0, False)])
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


@pytest.mark.parametrize("wide", [HAND.w * 0.8, GROWN.w], ids=["the hand of the smallest window", "a card pointed at"])
@pytest.mark.parametrize("code", [code for code in COUNTERS_OF if code != SAFETY])
def test_a_play_tells_how_many_cards_stop_it_and_names_no_other_by_a_code(
    code: str, wide: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """RD-33: the column of the chart in one number; which cards they are is read closely."""
    texts = [line.text for line in lines_of(faces("Black"), BY_CODE[code], round(wide), monkeypatch)]
    assert not {SHORT[counter] for counter in COUNTERS} & set(texts)
    told = [text for text in texts if text in ways(BY_CODE[code])]
    assert [text.split()[0] for text in told] == [str(len(COUNTERS_OF[code]))]


@pytest.mark.parametrize("code", [SAFETY, *(code for code in CHART if code not in COUNTERS_OF)])
def test_a_counter_tells_how_many_plays_it_stops(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [line.text for line in lines_of(faces("White"), BY_CODE[code], 134, monkeypatch)]
    plays = len(CHART[code])
    assert f"stops {plays} play{'s' if plays > 1 else ''}" in texts


@pytest.mark.parametrize("code", [*COUNTERS_OF, *CHART])
def test_a_card_read_closely_names_all_that_meets_it(code: str) -> None:
    """RD-33: every name in its column and its row, plays of one kind in one."""
    told = met_by(BY_CODE[code])
    stopped, stops = told.partition("Stops ")[::2] if code in CHART else (told, "")
    assert {counter for counter in COUNTERS if title(counter) in stopped} == COUNTERS_OF.get(code, frozenset())
    for name, kind in (("RUSHING TD", RUNS), ("PASSING TD", PASSES), ("FIELD GOAL", KICKS)):
        stops = stops.replace(f"every {name}", ", ".join(map(title, kind)))
    assert {play for play in TO_COUNTER if title(play) in stops} == set(CHART.get(code, ()))


@pytest.mark.parametrize("code", [PASS_LONG, RETURN])
@pytest.mark.parametrize("u", [0.8, 1.0, 3.0])
def test_a_card_in_the_rail_or_zoomed_names_what_meets_it_and_a_hand_card_counts_it(
    u: float, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str] = []
    card, write = BY_CODE[code], Pen.lines

    def note(pen: Pen, words: str, *rest: Any) -> float:
        found.append(words)
        return write(pen, words, *rest)

    monkeypatch.setattr(Pen, "lines", note)
    faces("White", u).picture(card, round(HAND.w * u))
    assert not found
    for wide in (CARD_WIDTHS[0], ZOOM.w):
        faces("White", u).picture(card, round(wide * u))
    assert found == [met_by(card)] * 2


def test_a_sliver_tells_points_kind_and_distance() -> None:
    """What is seen of a card that others overlap: 34 units of its left edge, below the head."""
    slivers = {}
    for code in SCORING:
        picture = faces("Black").picture(BY_CODE[code], 134)
        slivers[code] = pygame.image.tobytes(picture.subsurface((0, BAND_END, 34, 80)), "RGB")
    assert len(set(slivers.values())) == len(SCORING)


def test_with_its_glyph_every_short_name_is_used_once() -> None:
    signs = {(SHORT[code], card.category) for code, card in BY_CODE.items()}
    assert len(signs) == len(SHORT) == len(BY_CODE)


@pytest.mark.parametrize(("team", "club"), [("Black", "Gulls"), ("White", "Foxes")])
def test_the_club_is_written_on_its_cards(team: str, club: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """BLACK and WHITE stood beside clubs in blue and orange."""
    shown = Faces(themed(1.0), back_of(team, club), partial(paint_face, black=team == "Black"))
    for card in BY_CODE.values():
        texts = [line.text for line in lines_of(shown, card, 132, monkeypatch)]
        assert ("WILD" if card in WILDS else club.upper()) in texts
        assert not {"BLACK", "WHITE"} & set(texts)


@pytest.mark.parametrize("team", BACKS)
def test_a_card_that_is_dropped_keeps_the_face_that_it_has_on_the_table(team: str) -> None:
    """It was scaled from the one beside the table, which names all that meets a play instead of showing it."""
    shown = faces(team)
    for width in (CARD_WIDTHS[0], HAND.w):
        shown.picture(BY_CODE[PASS_LONG], round(width))
    sources = [shown._larger(BY_CODE[PASS_LONG], width, BACKS[team]) for width in range(round(HAND.w), round(DUEL.w))]
    assert max(sources) <= shown.theme.px(DUEL.w)


@EVERY_LOOK
def test_the_rail_says_which_plays_a_safety_stops(real_deal: Sit, size: tuple[int, int], text_size: int) -> None:
    """It read "2 points and your ball", against which nobody could tell."""
    player = real_deal(at=position([[SAFETY, RED_FLAG], [MISS]]), size=size, text_size=text_size)
    player.hover(player.spot(SAFETY))
    player.wait(0.6)
    details = player.hud.reading
    told = " ".join(row.text for row, _ in details.placed(details.note))
    assert {RUN_LONG, PASS_LONG, RETURN} == set(CHART[SAFETY])
    assert "Stops TDs over 20, RETURN TDs; 2 points" in told
    assert "the ball is yours" in told


@pytest.mark.parametrize("width", [92, 104])
def test_the_lines_of_a_name_on_a_small_card_are_not_crushed(width: int) -> None:
    """RUSHING TD OVER 20 took three lines on a pile, each on the next one."""
    shown = faces("Black")
    for code in (RUN_LONG, INTERCEPTION, PASS_LONG):
        pen = Pen(shown, pygame.Surface((width, 2 * width)), width)
        lines = painted._name_lines(pen, BY_CODE[code])
        assert 1 <= len(lines) <= 2
        high = (painted._head_end(pen, BY_CODE[code]) - painted.HEAD_TOP) * pen.scale
        assert high >= 16 * len(lines)
