"""Enforcement and options (6, 7), with the worked examples 74 to 77.

Clauses: CB-22, CB-199, CB-416, CB-427, CB-428, CB-429, CB-430, CB-431, CB-432, CB-433, CB-434, CB-435, CB-439,
CB-440, CB-441, CB-442, CB-443, CB-444, CB-445, CB-446.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.variant import BadOption
from game.variants.card_bowl import RULES, enforcement
from game.variants.card_bowl.facts import Foul, Play
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.table import deck, ended, kick, play, state

# Flags


def _foul(seat: int, yards: int, basis: str, **more: Any) -> Foul:
    return Foul(seat, yards, basis, more.pop("auto", False), "foul", **more)  # type: ignore[arg-type]


def _answered(
    foul: Foul, answer: str = "ACCEPT", how: str = "dead", end: int = 35, holder: int = 0, **more: Any
) -> CardBowlState:
    record = {"foul": foul, **more.pop("record", {})}
    made = ended(how, end, holder, record, **more)
    play(made, answer)
    return made


def test_cb_431_half_the_distance_is_the_most() -> None:  # EX-74
    made = _answered(_foul(0, 10, "los"), ball_on=8, marker=18, end=12)
    assert (made.facts.ball_on, made.facts.down) == (4, 1)
    assert (enforcement.forward(95, 5), enforcement.backward(8, 10)) == (97, 4)


def test_cb_433_a_defensive_foul_takes_an_interception_back() -> None:  # EX-75
    foul = _foul(1, 5, "los", auto=True)
    record = {"changed": True, "lost_at": 50, "intercepted": True}
    made = _answered(foul, end=50, holder=1, record=record, ball_on=40, marker=48, down=2)
    assert (made.facts.offense, made.facts.ball_on, made.facts.down, made.facts.marker) == (0, 45, 1, 55)


def test_cb_428_an_accepted_foul_repeats_the_down() -> None:  # EX-76
    made = _answered(_foul(0, 10, "los"), end=51, ball_on=48, marker=50, down=4)
    assert (made.facts.ball_on, made.facts.down, made.facts.marker) == (38, 4, 50)


def test_cb_430_declined_the_play_stands() -> None:
    made = _answered(_foul(0, 10, "los"), "DECLINE", end=51, ball_on=48, marker=50, down=4)
    assert (made.facts.ball_on, made.facts.down) == (51, 1)


def test_cb_429_beyond_the_line_to_gain_it_is_a_new_series() -> None:
    made = _answered(_foul(1, 15, "end"), end=32)
    assert (made.facts.ball_on, made.facts.down) == (47, 1)


def test_cb_427_who_scored_declines_by_rule() -> None:
    made = ended("touchdown", 100, record={"foul": _foul(1, 5, "los")})
    assert made.phase.name == "try"


def test_cb_432_a_score_after_the_own_foul_may_be_taken_away() -> None:
    made = _answered(_foul(0, 10, "los"), how="touchdown", end=100)
    assert (made.facts.points, made.facts.ball_on) == ((0, 0), 20)


def test_cb_434_the_loser_of_the_ball_fouled_and_it_may_be_declined() -> None:
    record = {"changed": True, "lost_at": 40}
    kept = _answered(_foul(0, 10, "los"), "DECLINE", end=60, holder=1, record=record)
    assert (kept.facts.offense, kept.facts.ball_on) == (1, 60)
    given = _answered(_foul(0, 10, "los"), end=60, holder=1, record=record)
    assert (given.facts.offense, given.facts.ball_on, given.facts.down) == (0, 20, 1)


def test_cb_435_a_foul_after_the_change_leaves_the_ball_where_it_is() -> None:
    record = {"changed": True, "lost_at": 40, "runner": 1}
    made = _answered(_foul(1, 10, "spot", spot=65, after=True), end=80, holder=1, record=record)
    assert (made.facts.offense, made.facts.ball_on) == (1, 55)


def test_cb_446_a_foul_in_the_own_end_zone_is_a_safety() -> None:
    foul = _foul(0, 10, "spot", spot=-2)
    made = _answered(foul, end=8, ball_on=5, marker=15)
    assert made.facts.points == (0, 2)


def test_cb_445_a_touchback_is_the_basis_of_a_foul_in_the_return() -> None:
    record = {"changed": True, "lost_at": 103, "runner": 1}
    made = _answered(_foul(1, 10, "spot", spot=-1, after=True), how="touchback", end=-2, holder=1, record=record)
    assert made.facts.ball_on == 10


def test_cb_199_an_accepted_flag_repeats_the_try() -> None:
    made = state("call", next="two_points", ball_on=98, marker=100)
    made.hands = [list(range(11)), list(range(11, 22))]
    made.draw_pile = list(range(22, 54))
    made.play = Play(kind="scrimmage", offense=0, los=98, foul=_foul(1, 5, "los"), two_points=True)
    finish(made, 0, 98, "incomplete", None)
    with deck("AS"):
        play(made, "ACCEPT")
    assert (made.phase.name, made.facts.ball_on, made.play.two_points) == ("exchange", 99, True)


def test_cb_416_a_foul_at_a_loose_ball_leaves_the_ball_with_who_has_it() -> None:
    record = {"changed": True, "lost_at": 40, "recovered": 60, "loose": True}
    made = _answered(_foul(0, 10, "recovery"), end=62, holder=1, record=record)
    assert (made.facts.offense, made.facts.ball_on) == (1, 72)


# Options


@pytest.mark.parametrize(
    "chosen",
    [
        {"timing": "complex", "plays_per_quarter": "20"},
        {"timing": "simple2", "plays_counted": "scrimmage"},
        {"timing": "simple1", "quarter_intervals": "60"},
        {"handicap_for": "away"},
        {"hand_offense": "15", "extra_pool": "2"},
        {"hand_offense": "15", "handicap": "1"},
    ],
)
def test_cb_444_options_that_exclude_each_other_are_refused_before_the_toss(chosen: dict[str, str]) -> None:
    with pytest.raises(BadOption, match=r"CB-\d+"):
        RULES.complete(chosen)


def test_cb_440_the_default_hands_are_twelve_and_fifteen() -> None:
    made, _ = RULES.start(RULES.complete({}), 1)
    assert made.facts.hands[0][:2] == (12, 15)


def test_cb_441_a_handicap_raises_a_hand_to_fifteen_at_most() -> None:
    made, _ = RULES.start(RULES.complete({"handicap": "4", "hand_defense": "13"}), 1)
    assert made.facts.hands[0][:2] == (15, 15)
    assert made.facts.hands[1][:2] == (12, 13)


def test_cb_439_hands_may_differ_by_quarter_and_team() -> None:
    made, _ = RULES.start(RULES.complete({"hands_q2": "13-14", "hands_away": "11-11"}), 1)
    assert made.facts.hands == ((12, 15, 13, 14, 12, 15, 12, 15), (11,) * 8)


def test_cb_22_with_a_single_joker_the_black_one_is_left_out() -> None:
    made = kick("call", "5S", "KNEEL", single_joker=True)
    assert len(made.draw_pile) + len(made.drawn) == 53


def test_cb_443_motion_may_be_switched_off() -> None:
    made, _ = RULES.start(RULES.complete({"motion": "off"}), 1)
    assert not made.facts.motion


def test_cb_442_shorter_quarters_may_be_agreed() -> None:
    made, _ = RULES.start(RULES.complete({"quarter_intervals": "60"}), 1)
    assert made.facts.clock == 60
