"""The players on the film: both lines wrestle during the play, tacklers pile up, and nobody leaves the field."""

from __future__ import annotations

import pytest

from game.field import END_ZONE, FIELD
from scenes.table.blowout.figures import Man
from scenes.table.blowout.men import LINE, SURGE, Play, Scene, men
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
