"""What cards and positions are worth in Real Deal: points, and from them the chance to win."""

from __future__ import annotations

from bisect import bisect_right as bisect
from math import erf, sqrt

from game.variants.real_deal.board import Board
from game.variants.real_deal.cards import (
    BLOCK,
    CHART,
    END_OF_QUARTER,
    FALSE_START,
    FOUL,
    FOURTH_DOWN,
    FUMBLE,
    HOLDING,
    INTERCEPTION,
    INTERFERENCE,
    KICK_LONG,
    KICK_SHORT,
    MISS,
    PASSES,
    PUNT_INSIDE,
    RED_FLAG,
    RETURN,
    RUNS,
    SACK,
    SAFETY,
    TACKLE,
)
from game.variants.real_deal.fitted import CARDS_LEFT, POINTS, SPREAD
from game.variants.real_deal.marks import marks

ROOT_2 = sqrt(2)
A_QUARTER = 8.0
"""The standard deviation of the points by which one team wins a quarter."""
AN_OVERTIME = 5.0
"""The same for what is left of an overtime, where the next score wins."""

CARD: dict[str, float] = {
    **dict.fromkeys(RUNS, 1.3),
    **dict.fromkeys(PASSES, 1.3),
    KICK_SHORT: 0.6,
    KICK_LONG: 0.5,
    RETURN: 0.7,
    PUNT_INSIDE: 0.3,
    END_OF_QUARTER: 0.1,
    FUMBLE: 1.0,
    INTERCEPTION: 1.1,
    MISS: 0.5,
    BLOCK: 0.6,
    FOURTH_DOWN: 1.6,
    SAFETY: 1.1,
    RED_FLAG: 1.5,
    HOLDING: 1.5,
    FOUL: 1.5,
    FALSE_START: 1.2,
    TACKLE: 0.7,
    INTERFERENCE: 0.4,
    SACK: 0.8,
}
"""About what a card in hand is worth, in points."""
BREADTH: dict[str, int] = {code: len(plays) for code, plays in CHART.items()}
"""How many plays a counter meets: the narrow ones are played first (note 4)."""


def evaluate(state: Board, seat: int) -> float:
    """The chance of a seat to win, 0 to 1, from a quiet position with all cards known."""
    facts, offense = state.facts, state.facts.offense
    column = bisect(CARDS_LEFT, min(len(state.draw_piles[0]), len(state.draw_piles[1])))
    points = POINTS[column]
    ahead = 0.0
    for mark in marks(state.hands[offense], state.hands[1 - offense], facts.limited, facts.return_open):
        ahead += points[mark]
    if offense != seat:
        ahead = -ahead
    ahead += facts.points[seat] - facts.points[1 - seat]
    if facts.in_overtime:
        return win_chance(ahead, AN_OVERTIME)
    later = facts.quarters - 1 - facts.period
    return win_chance(ahead, sqrt(SPREAD[column] ** 2 + later * A_QUARTER**2))


def win_chance(ahead: float, spread: float) -> float:
    """The chance to win by somebody who is expected to end so many points ahead, give or take ``spread``.

    >>> win_chance(0.0, 8.0), round(win_chance(8.0, 8.0), 2)
    (0.5, 0.84)
    """
    return 0.5 * (1 + erf(ahead / (spread * ROOT_2)))
