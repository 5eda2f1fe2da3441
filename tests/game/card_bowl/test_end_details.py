"""Loose balls, the end of a play and flags, a short test for each clause left by the examples.

Clauses: CB-402, CB-403, CB-406, CB-411, CB-417, CB-418, CB-419, CB-420, CB-421, CB-423, CB-424, CB-436, CB-437,
CB-438.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.variants.card_bowl import enforcement
from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.facts import Foul, Play
from game.variants.card_bowl.jokers import TABLE, branch_of, step
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.phases.fumble import fumble
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.table import FOUR_THREE, deck, kick, kickoff, play, scrimmage, state


def _loose(drawn: str, declared: int = 0, spot: int = 40) -> CardBowlState:
    made = scrimmage("BC=2C", drawn=drawn)
    fumble(made, 0, spot, None)
    play(made, f"DECLARE({declared})", "DECLARE(0)")
    return made


def _foul(seat: int, yards: int, basis: str, **more: Any) -> Foul:
    return Foul(seat, yards, basis, more.pop("auto", False), "foul", **more)  # type: ignore[arg-type]


def _flagged(foul: Foul, end: int, **facts: Any) -> CardBowlState:
    """A rush of Home that has ended with a flag."""
    made = state("call", **facts)
    made.hands = [list(range(11)), list(range(11, 22))]
    made.draw_pile = list(range(22, 54))
    made.play = Play(kind="scrimmage", los=made.facts.ball_on, act="rush", foul=foul)
    finish(made, 0, end, "dead", None)
    return made


# The loose ball


@pytest.mark.parametrize("spot", [22, 37, 61])
def test_cb_402_the_ball_lies_where_it_was_lost(spot: int) -> None:
    made = scrimmage("BC=2C")
    fumble(made, 0, spot, None)
    assert (made.phase.name, made.play.ball) == ("recovery", spot)


def test_cb_403_who_fumbled_is_in_the_role_of_the_offense() -> None:
    assert kickoff("9S 7H TS RJ").play.role == 1
    assert kick("call", "RJ", "FIELD_GOAL", ball_on=76, marker=86).play.role == 0


def test_cb_406_on_a_tie_the_ball_bounces_and_both_draw_again() -> None:
    made = _loose("8S 8H TC 6S 3D")
    assert made.purposes == ["recovery"] * 5
    assert (made.facts.offense, made.play.ball) == (0, 41)


def test_cb_411_without_a_face_card_nobody_runs_whatever_was_declared() -> None:
    assert _loose("9S 4D", -2).play.set_size == 0
    assert _loose("QS 4D", -1).play.set_size == 3


def test_cb_417_a_red_joker_in_the_run_after_it_is_a_new_fumble() -> None:
    made = _loose("3D KS 4S RJ")
    assert (made.phase.name, made.play.role, made.play.ball) == ("recovery", 1, 60 + 4)


# The end of a play


def test_cb_418_cards_put_off_are_drawn_when_nothing_else_is_left() -> None:
    where = FOUR_THREE.replace("DL-2 ", "DL-2=4C ")
    made = scrimmage("BC=QH LG=9S", where, "KS BJ 2D 3D 4D 5H 6H 7H 9H", lanes="LG=-2")
    play(made, "RUN(BC,-2,-2)", "EXTRA(7)")
    while made.phase.name == "tackle":
        play(made, "DONE")
    assert made.purposes.count("run") == 3
    assert made.purposes[-1] == "determination"


def test_cb_419_then_the_flag_then_the_ball_the_down_and_the_clock() -> None:
    made = _flagged(_foul(0, 10, "los"), 35)
    assert (made.phase.name, made.facts.ball_on, made.facts.down, made.facts.clock) == ("penalty_decision", 30, 1, 180)
    play(made, "DECLINE")
    assert (made.facts.ball_on, made.facts.down, made.facts.clock) == (35, 2, 179)


def test_cb_420_at_the_goal_line_no_more_yards_are_drawn() -> None:
    where = FOUR_THREE.replace("DL-2 ", "DL-2=4C ")
    made = scrimmage("BC=QH LG=9S", where, "KS 2D 3D 4D 5H", lanes="LG=-2", ball_on=97, marker=100)
    play(made, "RUN(BC,-2,-2)", "EXTRA(7)")
    assert made.facts.points == (6, 0)
    assert made.purposes == ["handoff", "defense_run", "defense_run", "defense_run"]


def test_cb_421_the_ball_lies_between_the_two_1_yard_lines() -> None:
    behind = _flagged(_foul(0, 10, "los"), 3, ball_on=1, marker=11)
    play(behind, "ACCEPT")
    ahead = _flagged(_foul(1, 15, "end"), 98, ball_on=95, marker=100)
    play(ahead, "ACCEPT")
    assert (behind.facts.ball_on, ahead.facts.ball_on) == (1, 99)


# Flags


def test_cb_423_a_joker_that_settles_a_flag_is_the_red_one() -> None:
    for row in TABLE.values():
        if row.determined != "no":
            assert branch_of(row, ID["RJ"]) is row.on_red
    assert step(ID["RJ"]) == 2
    made = kickoff("9S BJ 4H 7C 2D 3S 4S 5S RJ")
    assert made.play.foul is not None
    assert made.play.foul.yards == 15


@pytest.mark.parametrize(
    ("foul", "spot"),
    [
        (_foul(0, 10, "los"), 40),
        (_foul(0, 10, "spot", spot=56), 46),
        (_foul(0, 10, "spot", spot=70), 50),
        (_foul(1, 5, "end"), 65),
        (_foul(1, 0, "dpi", spot=72), 72),
    ],
)
def test_cb_424_what_a_flag_is_measured_from(foul: Foul, spot: int) -> None:
    ended = Play(kind="scrimmage", los=50, end=60, holder=0, how="dead", foul=foul)
    assert enforcement.accepted(ended).spot == spot


@pytest.mark.parametrize(
    ("kind", "foul", "again"),
    [
        ("punt", _foul(1, 5, "los"), True),
        ("punt", _foul(0, 10, "end"), False),
        ("field_goal", _foul(1, 5, "los"), True),
        ("kickoff", _foul(0, 5, "end"), False),
    ],
)
def test_cb_436_only_flags_on_the_rushing_side_repeat_a_kick(kind: str, foul: Foul, again: bool) -> None:
    kicked = Play(kind=kind, los=30, end=30, holder=1, how="dead", changed=True, foul=foul)  # type: ignore[arg-type]
    assert enforcement.accepted(kicked).repeat == again


def test_cb_437_fifteen_yards_on_the_defense_is_a_first_down() -> None:
    found = 0
    for purpose in ("punt", "field_goal_2", "handoff", "defense_run", "run"):
        for branch in (TABLE[purpose].on_red, TABLE[purpose].on_black):
            if branch is not None and branch.against in ("defense", "chaser"):
                assert branch.yards[2] == 15, purpose
                assert branch.auto[2], purpose
                found += 1
    assert found == 6
    made = _flagged(_foul(1, 15, "los", auto=True), 30, marker=60)
    play(made, "ACCEPT")
    assert (made.facts.ball_on, made.facts.down, made.facts.marker) == (45, 1, 55)


def test_cb_438_on_a_two_point_try_there_is_no_first_down() -> None:
    made = state("call", next="two_points", ball_on=98, marker=100)
    made.hands = [list(range(11)), list(range(11, 22))]
    made.draw_pile = list(range(22, 54))
    made.play = Play(kind="scrimmage", los=98, two_points=True, foul=_foul(1, 5, "los", auto=True))
    finish(made, 0, 98, "incomplete", None)
    with deck("AS"):
        play(made, "ACCEPT")
    assert (made.play.two_points, made.facts.next, made.facts.marker) == (True, "two_points", 100)
