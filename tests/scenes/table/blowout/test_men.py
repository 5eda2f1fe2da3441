"""The players on the film: both lines wrestle during the play, tacklers pile up, and nobody leaves the field."""

from __future__ import annotations

import pytest

from game.field import END_ZONE, FIELD
from scenes.table.blowout.figures import Man
from scenes.table.blowout.men import BEATEN, BREAKS, FLAT, HURDLE, LINE, MISSED, SURGE, Scene, men
from scenes.table.blowout.play_path import HELD, Play, lane, waits_in
from tests.scenes.table.blowout.test_moments import down
from tests.scenes.table.player import Sit

SHARES = [step / 40 for step in range(41)]
GAIN, LOSS, SCORE = (Play("run", 0, 40, end, end, 1.0) for end in (55, 30, 104))


def line(play: Play, share: float, seat: int) -> list[Man]:
    """The linemen of a seat."""
    placed = list(men(play, Scene(share, play.start)))[: 2 * len(LINE)]
    return [man for man in placed if man.seat == seat]


def test_both_lines_clash_after_the_snap_and_go_on_wrestling() -> None:
    """They stood like statues while the ball was carried away."""
    for play in (GAIN, LOSS):
        gaps = [line(play, share, 1)[0].yards - line(play, share, 0)[0].yards for share in (0.0, SURGE, 0.2)]
        assert gaps[1] < gaps[0] / 2, "they clash"
        assert gaps[2] > gaps[1], "and bounce off each other"
        places = [man.yards for share in SHARES if share > 0.3 for man in line(play, share, 0)[:1]]
        turns = sum((b - a) * (c - b) < 0 for a, b, c in zip(places, places[1:], places[2:], strict=False))
        assert turns >= 3
        assert {man.pose for share in SHARES if share > 0.3 for man in line(play, share, 0)[:1]} >= {"push", "churn"}


@pytest.mark.parametrize(("play", "beaten"), [(GAIN, 1), (LOSS, 0)])
def test_the_side_that_loses_a_play_by_far_is_seen_on_the_grass(play: Play, beaten: int) -> None:
    fallen = [[man.pose for man in line(play, 1.0, seat)].count("down") for seat in (beaten, 1 - beaten)]
    assert fallen == [2, 0]
    lies = {round(man.yards, 3) for share in (0.5, 0.8, 1.0) for man in line(play, share, beaten) if man.pose == "down"}
    assert len(lies) == 2, "where they fell"


def test_no_defense_that_takes_the_ball_or_stops_a_pass_is_knocked_down() -> None:
    for kind in ("interception", "overthrown", "punt"):
        poses = {man.pose for seat in (0, 1) for man in line(GAIN._replace(kind=kind), 1.0, seat)}
        assert poses == {"set"}


@pytest.mark.parametrize("forward", [1.0, -1.0])
def test_nobody_stands_beyond_an_end_line(forward: float) -> None:
    """A tackler waited on the far side of the posts."""
    start, end = (92, 104) if forward > 0 else (8, -4)
    for share in SHARES:
        for man in men(Play("run", 0, start, end, end, forward, True), Scene(share, start + (end - start) * share)):
            assert -END_ZONE < man.yards < FIELD + END_ZONE


def test_after_the_hit_the_pile_closes_up_on_the_carrier(snap: Sit) -> None:
    film = (player := down(snap, "RUN 65", "DEF -60", "none", "none", ball_on=40)).game.film
    gaps, lifts = [], []
    for _ in player.motion():
        if film.shown == film.share == 1:
            divers = [man for man in men(film.play, Scene(1.0, 45, film.settled)) if man.pose == "dive"]
            gaps.append(max(abs(man.yards - 45) for man in divers))
            lifts.append(max(man.lift for man in divers))
    assert gaps[-1] < gaps[0] / 2
    assert max(lifts) > lifts[-1] > lifts[0] == 0


RUNS = [Play("run", 0, 40, end, end, 1.0) for end in range(44, 70)]


def test_not_every_run_goes_the_same_way() -> None:
    """Each ran straight ahead, in the middle of the field."""
    assert len({round(lane(play, 1.0), 2) for play in RUNS}) == 5
    assert {round(lane(Play("run", 0, 40, end, end, 1.0), 1.0), 2) for end in (41, 42, 43)} == {0.56}, "up the middle"


@pytest.mark.parametrize("play", [*RUNS, LOSS, LOSS._replace(kind="sack")], ids=lambda play: f"{play.kind} {play.end}")
def test_the_ball_is_in_the_lane_of_who_carries_it(play: Play) -> None:
    for share in SHARES:
        ball = play.start + (play.end - play.start) * share
        across = [man.lane for man in men(play, Scene(share, ball)) if man.seat == play.seat and man.yards == ball]
        assert lane(play, share) in across or share <= HELD


def test_where_a_receiver_waits_tells_nothing_of_the_throw() -> None:
    for kind in ("pass", "no_gain", "overthrown", "interception"):
        assert len({waits_in(Play(kind, 0, 40, end, end, 1.0)) for end in range(30, 110)}) == 1


def test_on_a_long_run_a_tackler_dives_past_the_runner_and_stays_behind() -> None:
    for play in RUNS:
        lie = [man for man in men(play, Scene(1.0, play.end)) if man.seat == 1 and man.pose == "down"]
        far = [play.end - man.yards for man in lie[len(FLAT) * (play.end - play.start >= BEATEN) :]]
        assert len(far) == (play.end - play.start >= BREAKS)
        assert all(gap > 3 for gap in far)
    lifts = {man.lift for play in RUNS for man in men(play, Scene(MISSED, play.start)) if man.seat == 0}
    assert max(lifts) == HURDLE, "he leaps over one who lies in his way"
    assert min(lifts) == 0
