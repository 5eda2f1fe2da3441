"""The snap: what a card gains, downs, and what ends a drive (MG-11 to MG-15)."""

from __future__ import annotations

import pytest

from game.contract import DriveEnd, ScoreKind
from game.events import BallSpotted, DownSet, DriveAdvanced, DriveEnded, Scored
from tests.games.miniature.positions import found, position, snap


@pytest.mark.parametrize(
    ("offense", "defense", "gain"),
    [
        ("PLAY 8 left", "PLAY 6 right", 8),
        ("PLAY 8 left", "PLAY 6 left", 2),
        ("PLAY 2 middle", "PLAY 10 middle", -8),
    ],
)
def test_mg_11_the_same_lane_takes_the_defenses_number_off(offense: str, defense: str, gain: int) -> None:
    state = position()
    events = snap(state, offense, defense)
    assert found(events, DriveAdvanced) == [DriveAdvanced(clause="MG-11", seat=0, gain=gain)]
    assert found(events, BallSpotted)[0].ball_on == state.facts.ball_on == 75 + gain


@pytest.mark.parametrize(
    ("spot", "marker", "after"),
    [
        (75, 85, (2, 85)),  # 83: short of it
        (77, 85, (1, 95)),  # 85: ten more to gain
        (84, 85, (1, 100)),  # 92: the goal line is nearer
    ],
)
def test_mg_12_ten_yards_or_the_goal_line_make_a_first_down(spot: int, marker: int, after: tuple[int, int]) -> None:
    down = 1 if marker - spot == 10 else 2
    state = position(ball_on=spot, marker=marker, down=down)
    events = snap(state, "PLAY 8 left", "PLAY 6 right")
    if spot == 75:
        assert (state.facts.down, state.facts.marker) == after
    else:
        assert found(events, DownSet) == [DownSet(clause="MG-12", seat=0, down=after[0], marker=after[1])]


@pytest.mark.parametrize(("card", "over"), [("PLAY 8", True), ("PLAY 12", False)])
def test_mg_13_four_downs_without_it_end_the_drive(card: str, over: bool) -> None:
    state = position(ball_on=76, marker=85, down=4)
    events = snap(state, f"{card} left", "PLAY 6 right")
    ended = [DriveEnded(clause="MG-13", seat=0, how=DriveEnd.DOWNS)] if over else []
    assert found(events, DriveEnded) == ended
    assert state.facts.offense == int(over)


@pytest.mark.parametrize("spot", [92, 99])
def test_mg_14_the_goal_line_is_a_touchdown(spot: int) -> None:
    state = position(ball_on=spot, marker=100)
    events = snap(state, "PLAY 8 left", "PLAY 6 right")
    how = ScoreKind.TOUCHDOWN
    assert found(events, Scored) == [Scored(clause="MG-14", seat=0, points=7, how=how, score=(7, 0))]
    assert found(events, DriveEnded) == [DriveEnded(clause="MG-14", seat=0, how=DriveEnd.TOUCHDOWN, points=7)]
    assert found(events, DriveAdvanced)[0].gain == 100 - spot


@pytest.mark.parametrize(
    ("call", "good"),
    [("KICK 30 left", True), ("KICK 20 left", False), ("KICK 30 right", False)],
)
def test_mg_15_a_kick_is_good_where_what_is_left_of_it_reaches_the_goal_line(call: str, good: bool) -> None:
    state = position()
    events = snap(state, call, "PLAY 6 right")
    (ended,) = found(events, DriveEnded)
    assert (ended.how, ended.points) == ((DriveEnd.FIELD_GOAL, 3) if good else (DriveEnd.MISSED_FIELD_GOAL, 0))
    assert state.facts.made == (3 if good else 0,)
    assert not found(events, DriveAdvanced)
