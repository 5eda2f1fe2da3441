"""What every game's table shows without a line of its own, on the table of the miniature."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.events import PossessionChanged, Revealed
from scenes.table.cues.motions import settle
from tests.games.miniature.cards import CODE, HANDS
from tests.scenes.pilot import Pilot
from tests.scenes.table.sitting import sit_down
from tests.variants import ON_TABLE

MINIATURE = next(rules for rules in ON_TABLE if rules.variant.name == "miniature")
THEIRS = HANDS[2]
"""A hand that lies face down before the viewer."""


def quiet(folder: Path, opened: list[Pilot], pace: float = 1.0, **settings: Any) -> tuple[Pilot, Any]:
    """A person's table on which nothing moves yet; what is shown then has its own time."""
    pilot, table = sit_down(MINIATURE, folder, opened, pace=0.0, **settings)
    shown = table.playback
    shown.director.pace = shown.cue_context.pace = shown.effects.pace = pace
    return pilot, table


def show(table: Any, *events: Any) -> None:
    for event in events:
        table.game.handle_event(event)
        table.director.add(table.playback.cue_context.cues(event))


def a_card_of(table: Any, zone: str) -> int:
    """A card that really lies in a zone."""
    hand = HANDS.index(zone)
    return int(table.match.state.hands[hand][-1])


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "in reduced motion"])
def test_a_card_that_is_revealed_turns_over_where_it_lies(tmp_path: Path, opened: list[Pilot], reduced: bool) -> None:
    pilot, table = quiet(tmp_path, opened, reduced_motion=reduced)
    lying, card = table.board.zones[THEIRS], a_card_of(table, THEIRS)
    places = [(sprite.x, sprite.y) for sprite in lying]
    show(table, Revealed(clause="MG-8", zone=THEIRS, card=card, code=CODE[card], seat=1))
    looks = set[tuple[float, float]]()
    for _ in range(60):
        pilot.frames()
        looks |= {(sprite.flip, sprite.alpha) for sprite in lying if sprite.card_id == card}
    (shown,) = [sprite for sprite in lying if sprite.card_id is not None]
    assert (shown.card_id, shown.card.code, shown.flip, shown.alpha) == (card, CODE[card], 1.0, 1.0)
    assert [(sprite.x, sprite.y) for sprite in table.board.zones[THEIRS]] == places
    assert len(looks) > 3, "it was turned in one frame"
    assert {flip for flip, _ in looks} <= {1.0} if reduced else {alpha for _, alpha in looks} == {1.0}


def test_of_two_equal_cards_the_one_turns_over_that_lay_face_down(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = quiet(tmp_path, opened, pace=0.0)
    card = a_card_of(table, THEIRS)
    equal = next(other for other, code in enumerate(CODE) if code == CODE[card] and other != card)
    show(table, *(Revealed(clause="MG-8", zone=THEIRS, card=each, code=CODE[each], seat=1) for each in (equal, card)))
    pilot.frames(2)
    assert {sprite.card_id for sprite in table.board.zones[THEIRS] if sprite.flip == 1.0} == {equal, card}


def test_a_card_is_revealed_in_no_covered_hand(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = quiet(tmp_path, opened, pace=0.0)
    table.board.turn_face_down(0)
    card = a_card_of(table, HANDS[0])
    show(table, Revealed(clause="MG-8", zone=HANDS[0], card=card, code=CODE[card], seat=0))
    pilot.frames(2)
    assert {sprite.card_id for sprite in table.board.zones[HANDS[0]]} == {None}


def test_the_mark_of_the_ball_shines_where_it_has_gone(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = quiet(tmp_path, opened)
    bug = table.hud.bug
    to = 1 - bug.possession
    before = bug.render_key()
    show(table, PossessionChanged(clause="MG-1", seat=to))
    pilot.frames(2)
    assert (bug.possession, bug.lit > 0.5) == (to, True)
    still = bug.render_key()
    pilot.wait(1.0)
    assert bug.lit == 0.0
    assert len({before, still, bug.render_key()}) == 3


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "in reduced motion"])
def test_a_card_that_lands_is_squashed_by_at_most_four_percent(
    tmp_path: Path, opened: list[Pilot], reduced: bool
) -> None:
    pilot, table = quiet(tmp_path, opened, reduced_motion=reduced)
    table.playback.cue_context.reduced = reduced
    card = table.board.zones[THEIRS][0]
    settle(card).begin(table.playback.cue_context)
    given = card.swell / card.width
    assert given == 0 if reduced else 0 < given <= 0.04
    pilot.wait(0.2)
    assert card.swell == 0
