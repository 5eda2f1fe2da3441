"""Estimates what going for it, a punt and a field goal are worth on fourth down."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from game.contract import Action
from game.field import FIELD
from game.variants.card_bowl.actions import Choose, Punt
from game.variants.card_bowl.facts import CardBowlFacts
from game.variants.card_bowl.players.evaluation import points_of_spot

CHANCE_OF_FIRST_DOWN = (
    *((1, 0.55), (2, 0.51), (4, 0.46), (6, 0.39), (8, 0.36), (11, 0.28)),
    *((15, 0.2), (20, 0.13), (28, 0.09), (99, 0.02)),
)
"""Chance that a play gains the yards to go, on third and fourth down of 150 matches of Pro against Pro."""
CHANCE_OF_FIELD_GOAL = (
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
"""Chance of a field goal by its distance in yards."""
SNAP_TO_KICK = 18
"""Yards of a field goal's distance beyond those to the goal line (CB-182)."""
SPOT_OF_KICK = 8
"""Yards behind the line of scrimmage where the other side has the ball after a miss (CB-191)."""
TOUCHBACK = 20
"""Yard line where a side starts at least after a missed kick (CB-191)."""
USUAL_PUNT, SHORTEST_PUNT = 34, 12
"""Net yards of a usual punt, and the fewest that are expected."""
PUNT_AIMED_AT, DEEPEST_PUNT = 11, 8
"""The other side's yard lines at which a shorter punt is aimed, and beyond which none leaves them."""
YARDS_BEYOND = 3
"""Yards that a play which makes the first down is expected to gain beyond it."""
TOUCHDOWN, FIELD_GOAL = 7.0, 3.0
"""Points of a touchdown with its try, and of a field goal."""
KICKOFF_START = 27
"""The yard line at which the other side starts after a kickoff."""


class FourthDown(NamedTuple):
    """One of the three choices on fourth down."""

    action: Action
    success: float
    """The chance of a first down, or of a good kick; 1 for a punt."""
    points: float
    """Expected points of the seat."""
    leaves: int
    """The other side's own yard line at which it has the ball after a failure or a punt."""

    @property
    def why(self) -> str:
        """The reason for the choice, in one sentence."""
        if isinstance(self.action, Punt):
            return "A punt leaves them the longest field."
        what = "The kick is good" if self.action == Choose("field_goal") else "A play makes the distance"
        return f"{what} {round(100 * self.success)} % of the time."


def along(curve: tuple[tuple[int, float], ...], at: float) -> float:
    """Returns the linear interpolation of a curve at ``at``; beyond an end, the value there.

    >>> along(((0, 0.0), (10, 1.0)), 4)
    0.4
    """
    if at <= curve[0][0]:
        return curve[0][1]
    for (low, before), (high, after) in pairwise(curve):
        if at <= high:
            return before + (after - before) * (at - low) / (high - low)
    return curve[-1][1]


def fourth_down_choices(facts: CardBowlFacts) -> list[FourthDown]:
    """Returns the three choices by their expected points, the best first."""
    return sorted([_go(facts), _kick(facts), _punt(facts)], key=lambda choice: -choice.points)


def _go(facts: CardBowlFacts) -> FourthDown:
    distance = facts.marker - facts.ball_on
    made = along(CHANCE_OF_FIRST_DOWN, distance)
    reached = facts.ball_on + distance + YARDS_BEYOND
    success = TOUCHDOWN - points_of_spot(KICKOFF_START) if reached >= FIELD else points_of_spot(reached)
    theirs = FIELD - facts.ball_on
    return FourthDown(Choose("scrimmage"), made, made * success - (1 - made) * points_of_spot(theirs), theirs)


def _kick(facts: CardBowlFacts) -> FourthDown:
    good = along(CHANCE_OF_FIELD_GOAL, FIELD - facts.ball_on + SNAP_TO_KICK)
    theirs = max(TOUCHBACK, min(FIELD - 1, FIELD - facts.ball_on + SPOT_OF_KICK))
    points = good * (FIELD_GOAL - points_of_spot(KICKOFF_START)) - (1 - good) * points_of_spot(theirs)
    return FourthDown(Choose("field_goal"), good, points, theirs)


def _punt(facts: CardBowlFacts) -> FourthDown:
    before = FIELD - facts.ball_on
    net = max(SHORTEST_PUNT, min(USUAL_PUNT, before - PUNT_AIMED_AT))
    theirs = min(FIELD - 1, max(DEEPEST_PUNT, before - net))
    return FourthDown(Punt(), 1.0, -points_of_spot(theirs), theirs)
