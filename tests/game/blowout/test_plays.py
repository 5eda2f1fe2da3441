"""RUN and PASS, SACK, INTERCEPTION and FUMBLE (sections 5.2 to 5.4)."""

from __future__ import annotations

import pytest

from game.contract import DriveEnd, ScoreKind
from game.events import BallSpotted, DriveAdvanced, DriveEnded, Scored
from game.variants.blowout.events import PlayEnded, TurnoverOnDowns, YardsCompared
from tests.game.blowout.positions import act, down, field, position, told

OFFENSE = ("RUN 60", "RUN 100", "PASS 40", "PASS 55", "PASS 100")
DEFENSE = ("DEF -50", "DEF -60", "DEF -65", "SACK", "INTERCEPTION", "FUMBLE")


def test_bo_59_a_play_gains_the_difference_of_the_two_cards() -> None:
    for call, against, net in (("RUN 60", "DEF -50", 10), ("PASS 40", "DEF -65", -25)):
        (compared,) = told(act(position(OFFENSE, DEFENSE), call, against), YardsCompared)
        assert (compared.yards - compared.loss, compared.net) == (net, net)


@pytest.mark.parametrize(("against", "end"), [("DEF -50", 50), ("DEF -60", 40), ("DEF -65", 35)])
def test_bo_60_a_run_gains_or_loses(against: str, end: int) -> None:
    state = position(OFFENSE, DEFENSE, ball_on=40, marker=60)
    (ended,) = told(down(state, "RUN 60", against), PlayEnded)
    assert (ended.how, ended.ends_at) == ("run", end)
    assert state.facts.ball_on == end


@pytest.mark.parametrize("call", ["PASS 40", "PASS 55"])
def test_bo_61_a_pass_never_loses_yards(call: str) -> None:
    state = position(OFFENSE, DEFENSE, ball_on=40)
    (ended,) = told(down(state, call, "DEF -60"), PlayEnded)
    assert ended.how == "no_gain"
    assert field(state) == (0, 40, 2, 10)


def test_bo_62_a_pass_that_beats_the_defense_gains_the_difference() -> None:
    state = position(OFFENSE, DEFENSE, ball_on=40)
    down(state, "PASS 55", "DEF -50")
    assert field(state) == (0, 45, 2, 5)


def test_bo_63_a_pass_beyond_the_end_zone_is_incomplete() -> None:
    for spot, how in ((75, "pass"), (76, "overthrown")):
        state = position(OFFENSE, DEFENSE, ball_on=spot)
        (ended,) = told(down(state, "PASS 100", "DEF -65"), PlayEnded)
        assert ended.how == how
    assert field(state) == (0, 76, 2, 10)


def test_bo_64_a_run_may_overshoot_a_pass_must_land_in_the_end_zone() -> None:
    for spot, call, points in ((99, "RUN 100", 7), (65, "PASS 100", 7), (75, "PASS 100", 7), (76, "PASS 100", 0)):
        state = position(OFFENSE, DEFENSE, ball_on=spot, marker=100)
        down(state, call, "DEF -65")
        assert state.facts.points[0] == points


def test_bo_65_a_touchdown_scores_seven_and_the_other_seat_starts_on_its_20() -> None:
    for call, how in (("RUN 100", ScoreKind.RUSHING_TOUCHDOWN), ("PASS 100", ScoreKind.PASSING_TOUCHDOWN)):
        state = position(OFFENSE, DEFENSE, ball_on=70)
        events = down(state, call, "DEF -65")
        assert [(e.seat, e.points, e.how) for e in told(events, Scored)] == [(0, 7, how)]
        assert [(e.how, e.points) for e in told(events, DriveEnded)] == [(DriveEnd.TOUCHDOWN, 7)]
        assert field(state) == (1, 20, 1, 10)


def test_bo_66_a_safety_scores_two_for_the_defense_which_starts_on_its_20() -> None:
    state = position(OFFENSE, DEFENSE, ball_on=5)
    events = down(state, "RUN 60", "DEF -65")
    assert [(e.seat, e.points, e.how) for e in told(events, Scored)] == [(1, 2, ScoreKind.SAFETY)]
    assert [(e.seat, e.how, e.points) for e in told(events, DriveEnded)] == [(0, DriveEnd.SAFETY, 0)]
    assert field(state) == (1, 20, 1, 10)


def test_bo_67_reaching_the_marker_is_first_down() -> None:
    for marker, after in ((50, (0, 50, 1, 10)), (51, (0, 50, 4, 1))):
        state = position(OFFENSE, DEFENSE, ball_on=40, down=3, marker=marker)
        down(state, "RUN 60", "DEF -50")
        assert field(state) == after


@pytest.mark.parametrize("number", [1, 2, 3])
def test_bo_68_short_of_the_marker_the_next_down_follows(number: int) -> None:
    state = position(OFFENSE, DEFENSE, ball_on=40, down=number, marker=52)
    down(state, "PASS 55", "DEF -50")
    assert field(state) == (0, 45, number + 1, 7)


def test_bo_69_short_of_the_marker_on_fourth_down_the_ball_is_lost() -> None:
    state = position(OFFENSE, DEFENSE, ball_on=40, down=4, marker=52)
    events = down(state, "PASS 55", "DEF -50")
    assert field(state) == (1, 55, 1, 10)
    assert [event.seat for event in told(events, TurnoverOnDowns)] == [0]
    assert [event.how for event in told(events, DriveEnded)] == [DriveEnd.DOWNS]
    overthrown = position(OFFENSE, DEFENSE, ball_on=80, down=4, marker=90)
    down(overthrown, "PASS 100", "DEF -50")
    assert field(overthrown) == (1, 20, 1, 10)


@pytest.mark.parametrize("call", ["PASS 40", "PASS 55", "PASS 100"])
def test_bo_70_a_sack_loses_ten_yards_whatever_the_calls_say(call: str) -> None:
    state = position(OFFENSE, DEFENSE, ball_on=40)
    down(state, call, "DEF -50", "SACK")
    assert field(state) == (0, 30, 2, 20)


def test_bo_71_a_sack_uses_the_down_and_may_be_a_safety() -> None:
    fourth = position(OFFENSE, DEFENSE, ball_on=40, down=4, marker=42)
    down(fourth, "PASS 100", "DEF -50", "SACK")
    assert field(fourth) == (1, 70, 1, 10)
    for spot, points in ((10, 2), (11, 0)):
        deep = position(OFFENSE, DEFENSE, ball_on=spot)
        down(deep, "PASS 100", "DEF -50", "SACK")
        assert deep.facts.points == (0, points)


@pytest.mark.parametrize(
    ("call", "answer", "end"),
    [("PASS 55", "INTERCEPTION", 45), ("PASS 40", "INTERCEPTION", 40), ("RUN 60", "FUMBLE", 50)],
)
def test_bo_72_a_turnover_gives_the_ball_away_where_the_play_ends(call: str, answer: str, end: int) -> None:
    state = position(OFFENSE, DEFENSE, ball_on=40)
    events = down(state, call, "DEF -50", answer)
    assert field(state) == (1, 100 - end, 1, 10)
    assert [event.how for event in told(events, DriveEnded)] == [answer.lower()]
    assert [event.gain for event in told(events, DriveAdvanced)] == [0]


@pytest.mark.parametrize(
    ("spot", "call", "answer"),
    [(65, "PASS 100", "INTERCEPTION"), (80, "PASS 100", "INTERCEPTION"), (50, "RUN 100", "FUMBLE")],
)
def test_bo_73_a_turnover_in_the_end_zone_is_a_touchback(spot: int, call: str, answer: str) -> None:
    state = position(OFFENSE, DEFENSE, ball_on=spot)
    events = down(state, call, "DEF -50", answer)
    assert field(state) == (1, 20, 1, 10)
    assert not told(events, Scored)
    assert [event.why for event in told(events, BallSpotted)] == ["touchback"]


def test_bo_74_a_fumble_behind_the_own_goal_is_a_safety() -> None:
    state = position(OFFENSE, DEFENSE, ball_on=5)
    events = down(state, "RUN 60", "DEF -65", "FUMBLE")
    assert state.facts.points == (0, 2)
    assert field(state) == (1, 20, 1, 10)
    assert [event.how for event in told(events, DriveEnded)] == [DriveEnd.SAFETY]


def test_bo_75_a_turnover_counts_past_the_marker_too() -> None:
    state = position(OFFENSE, DEFENSE, ball_on=40, marker=45)
    down(state, "RUN 60", "DEF -50", "FUMBLE")
    assert field(state) == (1, 50, 1, 10)
