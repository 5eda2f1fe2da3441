"""What cards and positions are worth in Real Deal: points, and from them the chance to win."""

from __future__ import annotations

from functools import cache
from math import erf, sqrt

from game.variants.real_deal.board import Board
from game.variants.real_deal.cards import (
    BLOCK,
    CHART,
    CODE,
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
from game.variants.real_deal.facts import RealDealFacts

POINTS_A_POSSESSION = 1.6  # section 13 of the rulebook
SPREAD = 3.1  # standard deviation of the points of one possession
A_QUARTER = 12.7  # possessions of both teams
CARDS_A_POSSESSION = 2.6  # that a draw pile loses in one possession of either team
BALL = 0.9
"""What it is worth to have the ball, in points."""
RETURN_OPEN_WITH_CARD = 1.2

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
CARD_OF: tuple[float, ...] = tuple(CARD[code] for code in CODE)
"""The same by card id."""
BREADTH: dict[str, int] = {code: len(plays) for code, plays in CHART.items()}
"""How many plays a counter meets: the narrow ones are played first (note 4)."""


@cache
def win_chance(margin_tenths: int, possessions: int) -> float:
    """The chance to end ahead with a margin in tenths of a point and so many possessions still to come.

    >>> win_chance(0, 20)
    0.5
    """
    return 0.5 * (1 + erf(margin_tenths / 10 / (SPREAD * sqrt(possessions + 0.6)) / sqrt(2)))


def possessions_left(facts: RealDealFacts, shortest_pile: int) -> int:
    """About how many possessions the match still has; an overtime lasts till the next score."""
    if facts.in_overtime:
        return 2
    return round((facts.quarters - 1 - facts.period) * A_QUARTER + shortest_pile / CARDS_A_POSSESSION + 0.5)


def evaluate(state: Board, seat: int) -> float:
    """The chance of a seat to win, 0 to 1, from a quiet position with all cards known."""
    facts, other = state.facts, 1 - seat
    margin = float(facts.points[seat] - facts.points[other])
    margin += _hand(state, seat) - _hand(state, other)
    left = possessions_left(facts, min(len(state.draw_piles[0]), len(state.draw_piles[1])))
    return win_chance(round(margin * 10), left)


def _hand(state: Board, seat: int) -> float:
    """What a team's cards and the ball are worth to it now, in points."""
    facts, hand = state.facts, state.hands[seat]
    worth = 0.0
    for card in hand:
        worth += CARD_OF[card]
    if facts.offense != seat:
        return 0.5 * worth
    return 0.5 * worth + BALL - (0.5 if facts.limited else 0.0)
