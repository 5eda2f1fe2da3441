"""Compares going for it, a punt and a field goal on fourth down."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from game.contract import Action
from game.field import FIELD
from game.variants.card_bowl.actions import Choose, Punt
from game.variants.card_bowl.facts import CardBowlFacts
from game.variants.card_bowl.players.evaluation import points_of_spot

MADE = (
    *((1, 0.55), (2, 0.51), (4, 0.46), (6, 0.39), (8, 0.36), (11, 0.28)),
    *((15, 0.2), (20, 0.13), (28, 0.09), (99, 0.02)),
)
"""How often a play of Pro makes the distance against Pro, by yards to go, on third and fourth down of 150 matches."""
GOOD = (
    (17, 0.98),
    (25, 0.93),
    (30, 0.86),
    (36, 0.72),
    (40, 0.56),
    (42, 0.48),
    (45, 0.36),
    (50, 0.18),
    (55, 0.07),
    (65, 0.0),
)
"""Chance of a field goal by its distance."""
SNAP_TO_KICK = 18
MISS_GIVES = 8
"""Yards behind the spot where the other side takes over after a miss."""
TOUCHBACK = 20
NET_PUNT, SHORTEST_NET, PINNED = 34, 12, 11
"""What a punt gains, at least, and the own yard where a short one leaves the other side."""
KICKOFF_START = 27


class FourthDown(NamedTuple):
    """One of the three choices on fourth down."""

    action: Action
    success: float
    """The chance of a first down, or of a good kick; 1 for a punt."""
    points: float
    """Expected points of the seat."""
    leaves: int
    """The own yard at which the other side has the ball if it fails, or after a punt."""

    @property
    def why(self) -> str:
        """The way out in one sentence."""
        if isinstance(self.action, Punt):
            return "A punt leaves them the longest field."
        what = "The kick is good" if self.action == Choose("field_goal") else "A play makes the distance"
        return f"{what} {round(100 * self.success)} % of the time."


def along(curve: tuple[tuple[int, float], ...], at: float) -> float:
    """Returns the value of a curve at a place, straight between its points.

    >>> along(((0, 0.0), (10, 1.0)), 4)
    0.4
    """
    if at <= curve[0][0]:
        return curve[0][1]
    for (low, before), (high, after) in pairwise(curve):
        if at <= high:
            return before + (after - before) * (at - low) / (high - low)
    return curve[-1][1]


def ways_out(facts: CardBowlFacts) -> list[FourthDown]:
    """Go, kick and punt by what they promise, the best first."""
    return sorted([_go(facts), _kick(facts), _punt(facts)], key=lambda way: -way.points)


def _go(facts: CardBowlFacts) -> FourthDown:
    distance = facts.marker - facts.ball_on
    made = along(MADE, distance)
    reached = facts.ball_on + distance + 3
    success = 7.0 - points_of_spot(KICKOFF_START) if reached >= 100 else points_of_spot(reached)
    left = FIELD - facts.ball_on
    return FourthDown(Choose("scrimmage"), made, made * success - (1 - made) * points_of_spot(left), left)


def _kick(facts: CardBowlFacts) -> FourthDown:
    good = along(GOOD, 100 - facts.ball_on + SNAP_TO_KICK)
    missed = min(99, FIELD - facts.ball_on + MISS_GIVES)
    points = good * (3 - points_of_spot(KICKOFF_START)) - (1 - good) * points_of_spot(missed)
    return FourthDown(Choose("field_goal"), good, points, max(TOUCHBACK, missed))


def _punt(facts: CardBowlFacts) -> FourthDown:
    before = FIELD - facts.ball_on
    net = max(SHORTEST_NET, min(NET_PUNT, before - PINNED))
    left = min(99, max(TOUCHBACK - SHORTEST_NET, before - net))
    return FourthDown(Punt(), 1.0, -points_of_spot(left), left)
