"""Positions that a person may have written: shorthands that are taken, and faults that are named."""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import BadPosition
from game.variants.real_deal.state import RealDealState
from tests.game.real_deal.positions import act, position

HANDS = [["RUSHING TD 1-5", "MISSES FG"], ["4TH DOWN STOP", "SAFETY"]]


def document(**changes: Any) -> dict[str, Any]:
    """A good document with some fields changed."""
    return {**position(HANDS).to_dict(), **changes}


def test_points_need_no_list_of_scores() -> None:
    state = position(HANDS, points=(24, 12))
    assert state.facts.points == (24, 12)
    with pytest.raises(BadPosition, match=r"points: .*1 \(RD-9\)"):
        position(HANDS, points=(1, 0))


def test_the_order_of_plays_on_the_table_may_be_left_out() -> None:
    state = position(
        [["PASSING TD 1-10"], ["QB SACK"]], table_piles=[["RUSHING TD 1-5"], ["RED FLAG"]], phase="offense"
    )
    assert [tuple(played) for played in state.facts.chain] == [(0, "RUSHING TD 1-5"), (1, "RED FLAG")]


def test_rd_8_other_than_three_wild_cards_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"seat 1: hold 4 wild cards and not three \(RD-8\)|hold 2[02] cards"):
        position([["SAFETY"], ["HOLDING", "PERSONAL FOUL", "FALSE START", "QB SACK"]])


def test_rd_33_a_counter_that_the_chart_forbids_is_refused() -> None:
    laid = [["RUSHING TD 1-5"], ["QB SACK"]]
    with pytest.raises(BadPosition, match=r"chain: QB SACK does not counter RUSHING TD 1-5 \(RD-33\)"):
        position(HANDS[::-1], table_piles=laid)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"phase": "kickoff"}, "phase: "),
        ({"quarters": 3}, "quarters: "),
        ({"offense": 2}, "offense: "),
        ({"period": 9}, "period: "),
        ({"finished": [1]}, "finished: "),
        ({"limited": "yes"}, "limited: "),
        ({"weather": "rain"}, "weather: "),
        ({"points": [7, 0], "scoring": [[0, 3, "field_goal", 0]]}, "points: equal the scores made"),
        ({"scoring": [[0, 7, "field_goal", 0]], "points": [7, 0]}, "scoring: 7 points for a field goal"),
        ({"phase": "counter"}, "chain: "),
        ({"phase": "over"}, "phase: over needs"),
        ({"face_down": [["RUSHING TD 1-5"], []]}, "face_down"),
    ],
)
def test_a_fault_names_the_field_to_mend(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition) as caught:
        RealDealState.from_dict({**document(), **changes})
    assert said in str(caught.value)
    assert len(str(caught.value)) < 200


def test_rd_61_an_empty_draw_pile_at_a_decision_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"draw_pile:1.*\(RD-61\)"):
        position(HANDS, draw_piles=[["RED FLAG"], []])


def test_rd_39_an_offense_without_cards_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"hand:0.*\(RD-39\)"):
        position([[], HANDS[1]])


def test_en_dashes_are_read_as_the_rulebook_prints_them() -> None:
    state = position(HANDS)
    act(state, "PLAY(RUSHING TD 1–5)")
    assert state.facts.chain[0].code == "RUSHING TD 1-5"
