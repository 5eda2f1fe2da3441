"""What Pro counts once for all moves of a turn comes to what it would count for each alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.facts import Play
from game.variants.card_bowl.players.alignment import Alignment
from game.variants.card_bowl.players.analysis import Analysis
from game.variants.card_bowl.players.danger import Danger
from game.variants.card_bowl.players.defense import destination
from game.variants.card_bowl.view import CardBowlView
from tests.game.card_bowl.pros import decisions

TURNS = ("pattern_turn", "step_six", "response")
RUNS, RUSH_WEIGHT = 0.4, 1.5
PARTS = ("rush", "crowd", "covers", "best", "backers", "outside")


def _turns() -> Iterator[tuple[CardBowlView, list[tuple[int, int]]]]:
    """Turns of the defense in a match of Pro against Pro, with the moves that are offered: a man and a place."""
    for _, view, legal, _ in islice(decisions(6), 2500):
        if view.phase in TURNS:
            yield view, [(act.man, destination(view, act)) for act in legal if not isinstance(act, Choose)]  # type: ignore[attr-defined]


def _places(play: Play, man: int, place: int) -> list[int]:
    return [*play.places[:man], place, *play.places[man + 1 :]]


def test_a_standing_after_a_move_is_the_one_that_is_added_up_anew() -> None:
    seen = 0
    for view, moves in _turns():
        analysis = Analysis(view)
        for man, place in moves:
            anew = Alignment(_places(view.play, man, place), analysis.values, analysis.hidden, analysis.lanes)
            moved = analysis.alignment.moved(man, place)
            assert [getattr(moved, part) for part in PARTS] == [getattr(anew, part) for part in PARTS]
            seen += 1
    assert seen > 1000


def test_a_move_is_weighed_as_if_the_defense_had_stood_there_from_the_start() -> None:
    different = 0
    for view, moves in _turns():
        analysis, other = Analysis(view), Analysis(view)
        danger, first = Danger(analysis, RUNS, RUSH_WEIGHT), analysis.alignment
        before = danger.yards()
        for man, place in moves:
            analysis.alignment = first.moved(man, place)
            other.alignment = Alignment(_places(view.play, man, place), other.values, other.hidden, other.lanes)
            yards = danger.yards()
            assert yards == Danger(other, RUNS, RUSH_WEIGHT).yards()
            different += yards != before
    assert different > 500
