"""Plays of BLOWOUT!!! that move the ball next to nowhere: a match shows two of them in full, and the others shortly."""

from __future__ import annotations

import pytest

from game.variants.blowout.event_order import PlayCame
from game.variants.blowout.events import PlayEnded, PlayResult, YardsCompared
from game.variants.blowout.table_state import BlowoutTableState
from scenes.table.blowout.dull import IN_FULL, DullPlays, is_dull
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, position
from tests.scenes.table.blowout.test_moments import down
from tests.scenes.table.player import Sit

STOPPED, GAINS = ("RUN 65", "DEF -65", "none", "none"), ("RUN 80", "DEF -60", "none", "none")


def play(how: PlayResult, gain: int, next_down: int = 2, to_go: int = 10) -> PlayCame:
    """A play from the own 40, and the down that follows."""
    end = 40 + gain
    came = {"spot": end, "down": next_down, "marker": 40 + to_go}
    return PlayCame(clause="BO-60", seat=0, how=how, ball_on=40, ends_at=end, **came)


@pytest.mark.parametrize(("how", "gain", "dull"), [
    ("run", 4, True), ("run", 5, False), ("run", -4, True), ("run", -5, False), ("no_gain", 0, True),
    ("overthrown", 0, False), ("sack", -4, False), ("interception", 2, False),
])  # fmt: skip
def test_a_play_that_goes_nowhere_is_dull(how: PlayResult, gain: int, dull: bool) -> None:
    assert is_dull(play(how, gain)) is dull


def test_a_first_down_a_turnover_and_a_close_play_are_never_dull() -> None:
    assert not is_dull(play("run", 3, next_down=1, to_go=2))
    assert not is_dull(play("run", 3, to_go=4))
    assert is_dull(play("run", 2, to_go=4))
    assert not is_dull(PlayEnded(clause="BO-69", seat=0, how="run", ball_on=40, ends_at=42))


@pytest.mark.parametrize(("seen", "short"), [(IN_FULL - 1, False), (IN_FULL, True)])
def test_the_first_dull_plays_of_a_match_are_shown_in_full(seen: int, short: bool) -> None:
    plays = DullPlays()
    plays.seen = seen
    plays.end(play("no_gain", 0))
    assert plays.short is short


def frames(snap: Sit, acts: tuple[str, ...], seen: int) -> tuple[int, float]:
    """The frames from the last answer to the next call, and how far the film opened."""
    player = down(snap, *acts[:-1], ball_on=40)
    player.table.skip()
    player.frames(2)
    player.game.dull.seen = seen
    player.commit(acts[-1])
    opened = [player.game.film.shown for _ in player.motion()]
    return len(opened), max(opened)


def test_a_later_dull_play_is_over_sooner_and_stays_below_the_open_calls(snap: Sit) -> None:
    full, opened = frames(snap, STOPPED, 0)
    short, lined_up = frames(snap, STOPPED, IN_FULL)
    assert short < 0.75 * full
    assert lined_up < opened == 1


def test_a_play_that_goes_somewhere_takes_its_time_however_many_were_dull(snap: Sit) -> None:
    assert frames(snap, GAINS, IN_FULL) == frames(snap, GAINS, 0)


def test_how_long_the_yards_are_counted_depends_on_what_lies_open_alone(snap: Sit) -> None:
    """BO-107: a held answer must not be readable by the time that a play takes."""
    taken = set()
    for held in ("HOLDING", "OFFENSE CHALLENGE", "RUN 45"):
        at = position(["RUN 65", held, *OFFENSE_HAND[2:]], ["DEF -65", *DEFENSE_HAND[1:]], ball_on=40)
        player = snap(at, *STOPPED[:2])
        player.game.dull.seen = IN_FULL
        taken.add(sum(1 for _ in player.motion()))
    assert len(taken) == 1


def test_on_fourth_down_a_stop_takes_its_time() -> None:
    plays = DullPlays()
    plays.seen = IN_FULL
    met = YardsCompared(
        clause="BO-59", seat=0, call="RUN 65", against="DEF -65", yards=65, loss=65, net=0, ball_on=40, ends_at=40,
        how="run",
    )  # fmt: skip
    for number in (1, 2, 3, 4):
        plays.expect(met)
        assert plays.opens(BlowoutTableState(down=number, ball_on=40, marker=50)) is (number < 4)
