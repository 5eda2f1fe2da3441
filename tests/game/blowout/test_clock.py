"""The plays that each side has left are a clock: they never rise, and what they say of the end comes true."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import NamedTuple

import pytest

from game.claims import stated
from game.variants.blowout import RULES
from game.variants.blowout.clock import PlaysLeft
from game.variants.blowout.events import CardsRanOut
from game.variants.blowout.facts import OVERTIME
from game.variants.blowout.names import GOAL, HOLD, LAST_DRIVE, LEGEND
from game.variants.blowout.words import goal
from tests.game.blowout.positions import last_cards, played, position


class Said(NamedTuple):
    """What the clock says at a call of the offense, and which side has the ball."""

    period: int
    offense: int
    clock: PlaysLeft


def said_in(seed: int) -> tuple[list[list[Said]], list[tuple[int, Said]]]:
    """What is said at the calls of each period of a random match; who runs out, and what was said last before."""
    said: list[Said] = []
    ends: list[tuple[int, Said]] = []
    for step in played("full", seed):
        view = step.before.view(0)
        facts, clock = view.facts, stated(RULES.standing(view), PlaysLeft)
        if clock is not None and view.phase == "offense_call":
            said.append(Said(facts.period, facts.offense, clock))
        out = [event.seat for event in step.events if isinstance(event, CardsRanOut)]
        if out and facts.period != OVERTIME:
            ends.append((out[0], said[-1]))
    return [list(period) for _, period in groupby(said, key=lambda each: each.period)], ends


@pytest.mark.parametrize("seed", range(6))
def test_no_side_ever_has_more_plays_left_than_before_in_a_period(seed: int) -> None:
    """The one number for both sides rose after scores, and fell by two or three at a play."""
    for period in said_in(seed)[0]:
        for before, now in pairwise(period):
            was, left = ({each.offense: each.clock.own, 1 - each.offense: each.clock.others} for each in (before, now))
            assert was[0] - left[0] in (0, 1)
            assert was[1] - left[1] in (0, 1)


@pytest.mark.parametrize("seed", range(6))
def test_the_last_drive_and_the_last_play_are_the_last(seed: int) -> None:
    for period in said_in(seed)[0]:
        for before, now in pairwise(period):
            assert not (before.clock.is_last_drive and now.offense != before.offense)
            assert not (before.clock.is_last_play and now.clock.own and before.clock.own)


@pytest.mark.parametrize("seed", range(6))
def test_a_period_runs_out_for_a_side_without_a_play(seed: int) -> None:
    """BO-86: the match ended at "about 3", as one side had the ball and none of them."""
    _, ends = said_in(seed)
    assert ends
    for seat, (_, offense, clock) in ends:
        own, others = clock.own, clock.others
        assert (own <= 1) if seat == offense else not others


def test_the_goal_says_that_a_drive_is_the_last_of_its_period() -> None:
    """BO-86: the other side has nothing left to call, and nobody said so."""
    goals = {}
    for spent in (("offense_discard_pile:0",), ("offense_discard_pile:0", "offense_discard_pile:1")):
        state = position(("PASS 15", "RUN 60"), rest=["draw_pile", *spent])
        goals[len(spent)] = goal(state.view(0))[0]
    assert (goals[1] == LAST_DRIVE, goals[2] == LAST_DRIVE) == (False, True)


@pytest.mark.parametrize(("held", "said"), [
    (5, ("Your 5 plays end the period", "Their 5 plays end the period")),
    (1, ("Your next play ends the period", "Their next play ends the period")),
])  # fmt: skip
def test_from_five_plays_on_the_goal_says_that_they_end_the_period(held: int, said: tuple[str, str]) -> None:
    """BO-86: holding the ball for five plays ends a match in which the other side has 17 left; it came too late."""
    state = last_cards(("PASS 15", "RUN 60", "RUN 65", "RUN 70", "PASS 40")[:held])
    told = [goal(state.view(seat)) for seat in (0, 1)]
    assert tuple(short for short, _ in told) == said
    assert all(LEGEND["period"] in whole for _, whole in told)
    assert [goal(position().view(seat))[0] for seat in (0, 1)] == [GOAL, HOLD]
