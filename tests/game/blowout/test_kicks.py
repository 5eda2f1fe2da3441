"""Punts and field goals."""

from __future__ import annotations

import pytest

from game.contract import DriveEnd, ScoreKind
from game.events import BallSpotted, DriveEnded, Scored
from game.variants.blowout.events import BallKicked, KickSetUp
from tests.game.blowout.positions import act, choices, codes, down, field, position, told

OFFENSE = ("RUN 60", "RUN 100", "PASS 40", "HOLDING", "PASS 100")
DEFENSE = ("DEF -50", "DEF -60", "DEF -100", "DELAY OF GAME", "INTERCEPTION", "FUMBLE")


def test_bo_76_a_kick_is_called_on_fourth_down_only() -> None:
    for number in (1, 2, 3, 4):
        state = position(OFFENSE, DEFENSE, down=number)
        assert ("KICK 45" in choices(state)) == (number == 4)
        reason = state.why_not(state.hands[2][0])
        assert (reason is None) == (number == 4)
        assert reason is None or "(BO-76)" in reason


@pytest.mark.parametrize("against", ["DEF -50", "DEF -100"])
def test_bo_77_the_defensive_play_counts_for_nothing_against_a_kick(against: str) -> None:
    state = position(OFFENSE, DEFENSE, ball_on=30, down=4)
    down(state, "KICK 45", against)
    assert field(state) == (1, 25, 1, 10)
    assert codes(state.discard_piles[4]) == [against]


@pytest.mark.parametrize(("spot", "how"), [(59, "punt"), (60, "field_goal"), (99, "field_goal")])
def test_bo_78_from_the_red_line_on_a_kick_is_a_field_goal_try(spot: int, how: str) -> None:
    state = position(OFFENSE, DEFENSE, ball_on=spot, down=4, marker=100)
    (kick,) = told(act(state, "KICK 45", "DEF -50"), KickSetUp)
    assert kick.how == how
    assert (kick.needed is None) == (how == "punt")


def test_bo_112_the_red_line_is_the_opponents_40() -> None:
    found = []
    for spot in (59, 60):
        state = position(OFFENSE, DEFENSE, kick="KICK 65", ball_on=spot, down=4)
        found += told(down(state, "KICK 65", "DEF -50"), BallKicked)
    assert [kick.how for kick in found] == ["punt", "field_goal"]


def test_bo_79_a_punt_gives_the_ball_away_where_it_comes_down() -> None:
    state = position(OFFENSE, DEFENSE, ball_on=54, down=4)
    events = down(state, "KICK 45", "DEF -50")
    assert field(state) == (1, 1, 1, 10)
    assert [event.how for event in told(events, DriveEnded)] == [DriveEnd.PUNT]


@pytest.mark.parametrize("spot", [55, 59])
def test_bo_80_a_punt_into_the_end_zone_is_a_touchback(spot: int) -> None:
    state = position(OFFENSE, DEFENSE, ball_on=spot, down=4)
    events = down(state, "KICK 45", "DEF -50")
    assert field(state) == (1, 20, 1, 10)
    assert [event.why for event in told(events, BallSpotted)] == ["touchback"]


@pytest.mark.parametrize(("spot", "points"), [(65, 0), (66, 3), (99, 3)])
def test_bo_81_a_field_goal_needs_more_than_the_way_to_the_back_line(spot: int, points: int) -> None:
    state = position(OFFENSE, DEFENSE, ball_on=spot, down=4, marker=100)
    down(state, "KICK 45", "DEF -50")
    assert state.facts.points == (points, 0)


def test_bo_82_exactly_the_distance_is_no_good() -> None:
    state = position(OFFENSE, DEFENSE, ball_on=65, down=4)
    (kick,) = told(down(state, "KICK 45", "DEF -50"), BallKicked)
    assert (kick.yards, kick.needed, kick.good) == (45, 46, False)


def test_bo_83_a_good_one_is_three_points_and_the_other_seat_starts_on_its_20() -> None:
    state = position(OFFENSE, DEFENSE, ball_on=75, down=4)
    events = down(state, "KICK 45", "DEF -50")
    assert [(e.seat, e.points, e.how) for e in told(events, Scored)] == [(0, 3, ScoreKind.FIELD_GOAL)]
    assert [(e.how, e.points) for e in told(events, DriveEnded)] == [(DriveEnd.FIELD_GOAL, 3)]
    assert field(state) == (1, 20, 1, 10)


def test_bo_84_a_missed_one_gives_the_ball_away_where_it_lay() -> None:
    state = position(OFFENSE, DEFENSE, ball_on=62, down=4)
    events = down(state, "KICK 45", "DEF -50")
    assert field(state) == (1, 38, 1, 10)
    assert [event.how for event in told(events, DriveEnded)] == [DriveEnd.MISSED_FIELD_GOAL]


@pytest.mark.parametrize(("against", "answers"), [("DELAY OF GAME", ()), ("DEF -50", ("none", "HOLDING"))])
def test_bo_85_after_a_penalty_on_a_kick_a_new_kick_is_drawn_and_all_is_open(
    against: str, answers: tuple[str, ...]
) -> None:
    drawn = {"special_teams_draw_pile:0": ["KICK 35"]}
    state = position(OFFENSE, DEFENSE, ball_on=61, down=4, marker=75, zones=drawn)
    act(state, "KICK 45", against, *answers)
    assert field(state)[2] == 4
    assert codes(state.discard_piles[2]) == ["KICK 45"]
    assert choices(state)[-1] == "KICK 35"
    assert {"RUN 60", "PASS 100"} <= set(choices(state))
