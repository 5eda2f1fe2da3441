"""Penalty calls."""

from __future__ import annotations

import pytest

from game.events import DownSet, DriveAdvanced, DriveBegan, Flag, Scored
from game.variants.blowout.cards import PENALTY_CALLS
from tests.game.blowout.positions import act, asked, codes, field, played, position, told

OFFSIDES = ("RUN 60", "PASS 40", "PASS 55", "PASS 65", "OFFSIDES-D")
FOULS = ("DEF -50", "DEF -60", "DEF -65", "DEFENSE CHALLENGE", "DELAY OF GAME", "OFFSIDES-O")


def test_bo_34_offsides_against_a_play_is_five_yards_and_the_down_again() -> None:
    state = position(OFFSIDES, ball_on=40, down=2, marker=50)
    events = act(state, "OFFSIDES-D", "DEF -70")
    assert field(state) == (0, 45, 2, 5)
    assert [(flag.seat, flag.by, flag.yards) for flag in told(events, Flag)] == [(1, 0, 5)]
    assert codes(state.discard_piles[0]) == ["OFFSIDES-D"]
    assert codes(state.discard_piles[4]) == ["DEF -70"]


@pytest.mark.parametrize("foul", ["DELAY OF GAME", "OFFSIDES-O"])
@pytest.mark.parametrize("call", ["RUN 60", "PASS 40", "KICK 45"])
def test_bo_35_a_foul_of_the_offense_is_five_yards_back_and_the_down_again(foul: str, call: str) -> None:
    state = position(OFFSIDES, FOULS, ball_on=40, down=4, marker=50)
    events = act(state, call, foul)
    assert field(state) == (0, 35, 4, 15)
    assert [(flag.seat, flag.by, flag.foul) for flag in told(events, Flag)] == [(0, 1, foul)]
    assert codes([*state.discard_piles[0], *state.discard_piles[2]]) == [call]


@pytest.mark.parametrize("foul", ["DELAY OF GAME", "OFFSIDES-O"])
def test_bo_36_two_fouls_offset(foul: str) -> None:
    state = position(OFFSIDES, FOULS, ball_on=40, down=3, marker=45)
    events = act(state, "OFFSIDES-D", foul)
    assert field(state) == (0, 40, 3, 5)
    assert [flag.yards for flag in told(events, Flag)] == [0, 0]
    assert codes([*state.discard_piles[0], *state.discard_piles[4]]) == ["OFFSIDES-D", foul]


@pytest.mark.parametrize(("call", "against"), [("OFFSIDES-D", "DEF -60"), ("RUN 60", "DELAY OF GAME")])
def test_bo_37_a_penalty_call_opens_no_window(call: str, against: str) -> None:
    state = position(OFFSIDES, FOULS)
    act(state, call, against)
    assert asked(state) == ("offense_call", 0)


@pytest.mark.parametrize(("spot", "after"), [(94, 99), (95, 97), (96, 98), (99, 99)])
def test_bo_38_a_forward_penalty_near_the_goal_is_half_the_distance(spot: int, after: int) -> None:
    state = position(OFFSIDES, ball_on=spot, marker=100)
    act(state, "OFFSIDES-D", "DEF -60")
    assert state.facts.ball_on == after


@pytest.mark.parametrize(("spot", "after"), [(6, 1), (5, 3), (4, 2), (1, 1)])
def test_bo_39_a_backward_penalty_near_the_own_goal_is_half_the_distance(spot: int, after: int) -> None:
    state = position(OFFSIDES, FOULS, ball_on=spot)
    act(state, "RUN 60", "DELAY OF GAME")
    assert state.facts.ball_on == after


def test_bo_40_no_penalty_call_scores() -> None:
    for seed in range(20):
        for step in played("quarters", seed):
            if str(step.action) in PENALTY_CALLS:
                assert not told(step.events, Scored)
    state = position(OFFSIDES, FOULS, ball_on=1)
    act(state, "RUN 60", "DELAY OF GAME")
    assert state.facts.points == (0, 0)


def test_bo_41_a_forward_penalty_to_the_marker_is_first_down() -> None:
    state = position(OFFSIDES, ball_on=47, down=3, marker=52)
    events = act(state, "OFFSIDES-D", "DEF -70")
    assert field(state) == (0, 52, 1, 10)
    assert not told(events, DriveBegan)
    short = position(OFFSIDES, ball_on=46, down=3, marker=52)
    act(short, "OFFSIDES-D", "DEF -70")
    assert field(short) == (0, 51, 3, 1)


def test_bo_42_a_backward_penalty_leaves_down_and_marker() -> None:
    state = position(OFFSIDES, FOULS, ball_on=40, down=1, marker=50)
    events = act(state, "RUN 60", "OFFSIDES-O")
    assert (state.facts.down, state.facts.marker) == (1, 50)
    assert [(event.down, event.marker) for event in told(events, DownSet)] == [(1, 50)]


def test_penalty_yards_count_for_the_drive_and_not_as_a_play() -> None:
    state = position(OFFSIDES, FOULS, ball_on=40)
    assert [(e.gain, e.plays) for e in told(act(state, "OFFSIDES-D", "DEF -60"), DriveAdvanced)] == [(5, 0)]
    assert [(e.gain, e.plays) for e in told(act(state, "RUN 60", "OFFSIDES-O"), DriveAdvanced)] == [(-5, 0)]
