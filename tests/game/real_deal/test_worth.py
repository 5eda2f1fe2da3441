"""What a position is worth to All-Pro, and what the search does with a card that is thrown away face down."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.players import Budget, make_bot
from game.bots.search import Search
from game.variants.real_deal import RULES
from game.variants.real_deal.actions import Concede
from game.variants.real_deal.cards import CODE
from game.variants.real_deal.fitted import CARDS_LEFT, POINTS, SPREAD
from game.variants.real_deal.marks import MARKS, marks
from game.variants.real_deal.worth import evaluate
from tests.game.real_deal.fit import Column, Moment, solve
from tests.game.real_deal.positions import act, position


def borne(offense: list[str], defense: list[str], *, limited: bool = False, return_open: bool = False) -> set[str]:
    """The marks of a position, in words, but for those of the cards held."""
    found = marks([CODE.index(code) for code in offense], [CODE.index(code) for code in defense], limited, return_open)
    return {MARKS[mark] for mark in found if " holds " not in MARKS[mark]} - {"offense has the ball"}


@pytest.mark.parametrize(
    ("offense", "defense", "expected"),
    [
        (["RUSHING TD 1-5"], ["INTERCEPTION"], {"a touchdown that the defense cannot counter"}),
        (["RUSHING TD 1-5"], ["RECOVERS FUMBLE"], set()),
        (["FIELD GOAL 18-45"], ["RECOVERS FUMBLE"], {"else, a field goal that it cannot counter"}),
        (["RUSHING TD 1-5"], ["TACKLE FOR LOSS"], {"else, a touchdown that only a continuation counters"}),
        (
            ["RUSHING TD 1-5", "RUSHING TD 6-20"],
            ["RECOVERS FUMBLE"],
            {"else, more touchdowns than the defense has counters"},
        ),
        (["MISSES FG"], ["PASSING TD 1-10"], {"a touchdown of the defense that the offense could not counter"}),
    ],
)
def test_a_position_bears_the_marks_of_its_hands(offense: list[str], defense: list[str], expected: set[str]) -> None:
    assert borne(offense, defense) == expected


def test_rd_51_and_rd_41_decide_which_plays_a_mark_is_about() -> None:
    assert borne(["RUSHING TD 1-5"], [], limited=True) == {"long plays only (RD-51)"}
    assert "a touchdown that the defense cannot counter" in borne(["PASSING TD OVER 20"], [], limited=True)
    assert borne(["RETURN TD"], [], return_open=True) == {"a return that it cannot counter"}
    assert not borne(["RETURN TD"], [])


def test_the_tables_have_a_column_for_every_clock_and_a_number_for_every_mark() -> None:
    assert len(POINTS) == len(SPREAD) == len(CARDS_LEFT) + 1
    assert {len(column) for column in POINTS} == {len(MARKS)}


def test_a_position_is_worth_to_one_seat_what_it_is_not_to_the_other() -> None:
    state = position([["RUSHING TD 1-5", "SAFETY"], ["INTERCEPTION", "RED FLAG"]])
    assert evaluate(state, 0) + evaluate(state, 1) == pytest.approx(1.0)


def test_the_fit_finds_what_made_the_points() -> None:
    """Points of which each mark makes a known part."""
    column, rng = Column(), Random(1)
    worth = [rng.uniform(-3, 3) for _ in range(6)]
    for _ in range(3000):
        found = [mark for mark in range(6) if rng.random() < 0.5]
        column.add(Moment(0, found, round(sum(worth[mark] for mark in found))))
    found_worth, spread = column.solved()
    assert found_worth[:6] == pytest.approx(worth, abs=0.1)
    assert spread < 0.5
    assert solve([[4.0, 0.0], [0.0, 2.0]], [8.0, 1.0]) == [2.0, 0.5]


def test_a_card_that_is_laid_down_unseen_is_chosen_and_not_mixed() -> None:
    """RD-16, note 7: nobody answers it, so the best one goes."""
    state = position(
        [["RUSHING TD 1-5"], ["HAS BALL END OF QUARTER", "PASSING TD 1-10", "SAFETY"]], period=3, choice="defer"
    )
    act(state, "PLAY(RUSHING TD 1-5)")
    view, legal = state.view(1), state.legal_actions()
    found = Search(RULES).think(view, legal, Random(3), lambda done: done < 40)
    assert all(each.share is None for each in found)
    chosen = make_bot("all-pro", RULES).choose(view, legal, Budget(iterations=60), Random(3))
    assert chosen == (Concede("HAS BALL END OF QUARTER"),)
