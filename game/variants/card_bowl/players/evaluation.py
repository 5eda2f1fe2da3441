"""Estimates the chance to win in a position."""

from __future__ import annotations

from itertools import pairwise
from math import exp, sqrt
from typing import Any

from game.variants.card_bowl import clock
from game.variants.card_bowl.facts import CardBowlFacts

POINTS_BY_YARD = (
    *((0, -1.2), (10, -0.8), (20, 0.0), (30, 0.8), (40, 1.3), (50, 1.9)),
    *((60, 2.8), (70, 3.4), (80, 4.0), (90, 4.7), (100, 5.2)),
)
"""Expected points of first down and ten by own yard, fitted to matches of Pro against Pro and smoothed."""
DOWN_COST = (0.0, 0.45, 1.0, 2.1)
"""Points that each down costs at its usual distance, fitted likewise."""
LONG_COST = 0.06
"""Points lost for each yard to go beyond what the down expects."""
SPREAD = 9.0
"""Points by which a half of play usually changes the score."""


def points_of_spot(ball_on: int) -> float:
    """Returns expected points of a first down there.

    >>> points_of_spot(50), points_of_spot(90)
    (1.9, 4.7)
    """
    for (low, before), (high, after) in pairwise(POINTS_BY_YARD):
        if ball_on <= high:
            return before + (after - before) * (ball_on - low) / (high - low)
    return POINTS_BY_YARD[-1][1]


def expected_points(facts: CardBowlFacts) -> float:
    """Returns the expected points of the side on offense, or of the kicking side."""
    if facts.next in ("try", "two_points"):
        return 0.95
    if facts.next == "kickoff":
        return -0.9
    if facts.next == "free_kick":
        return -1.4
    return promise(facts.ball_on, facts.down, facts.marker - facts.ball_on)


def promise(ball_on: int, down: int, to_go: int) -> float:
    """Returns the expected points of the offense there, on that down with that distance."""
    worth = points_of_spot(ball_on) - DOWN_COST[down - 1]
    usual = (10, 7, 5, 2)[down - 1]
    return max(-points_of_spot(100 - ball_on), worth - LONG_COST * (to_go - usual))


def share_left(facts: CardBowlFacts) -> float:
    """Returns what is still to be played, overtime apart, as a part of four quarters."""
    if clock.is_overtime(facts.period):
        return 0.1
    periods = next(periods for periods in clock.PERIODS.values() if facts.period in periods)
    return (periods[-1] - facts.period + min(1.0, facts.clock / clock.full(facts))) / 4


def evaluate(state: Any, seat: int) -> float:
    """Returns the chance to win of a seat, from what is public."""
    facts: CardBowlFacts = state.facts
    if state.phase is None:
        mine, theirs = facts.points[seat], facts.points[1 - seat]
        return 0.5 if mine == theirs else float(mine > theirs)
    return chance(facts, seat)


def chance(facts: CardBowlFacts, seat: int) -> float:
    """Returns the same from the public record alone."""
    lead = facts.points[seat] - facts.points[1 - seat]
    next_points = expected_points(facts)
    return chance_with(lead + (next_points if facts.offense == seat else -next_points), share_left(facts))


def chance_with(lead: float, share: float) -> float:
    """Returns the chance to win with a lead, expected points included, while ``share`` of four quarters is left."""
    return 1 / (1 + exp(-1.7 * lead / (SPREAD * sqrt(2 * share) + 1.5)))
