"""Values cards and positions of Real Deal in points, and from these the chance to win."""

from __future__ import annotations

from bisect import bisect_right as bisect
from math import erf, sqrt

from game.variants.real_deal.board import Board
from game.variants.real_deal.cards import (
    BLOCK,
    CHART,
    DECK_SIZE,
    END_OF_QUARTER,
    FALSE_START,
    FOUL,
    FOURTH_DOWN,
    FUMBLE,
    HAND_SIZE,
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
from game.variants.real_deal.facts import FIRST_HALF, RealDealFacts
from game.variants.real_deal.fitted import CARDS_LEFT, EARLY, FIRST_BALL, PAIRS, POINTS, SPREAD
from game.variants.real_deal.marks import pair_worth, paired_marks, single_marks

ROOT_2 = sqrt(2)
PILE_AFTER_DEAL = DECK_SIZE - HAND_SIZE
"""Cards on a draw pile right after the deal."""
A_QUARTER = 8.0
"""Standard deviation of the points by which a team wins a quarter."""
AN_OVERTIME = 5.0
"""Standard deviation for the rest of an overtime, in which the next score wins."""

CARD_WORTH: dict[str, float] = {
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
"""Approximate worth of a card in hand, in points."""
PLAYS_ANSWERED: dict[str, int] = {code: len(plays) for code, plays in CHART.items()}
"""Number of plays that each counter answers; the narrow ones are played first."""


def evaluate(state: Board, seat: int) -> float:
    """Returns a seat's chance to win, 0 to 1, at the start of a possession with all cards known."""
    facts = state.facts
    ahead: float = facts.points[seat] - facts.points[1 - seat]
    column = len(SPREAD) - 1
    if _is_just_dealt(state):
        ahead += _worth_of_ball(state.phase.decision(state).seat == seat)
    else:
        left = min(len(state.draw_piles[0]), len(state.draw_piles[1]))
        column = bisect(CARDS_LEFT, left)
        together = paired_marks(state)
        points = pair_worth(together, PAIRS[left >= EARLY])
        for mark in together + single_marks(state):
            points += POINTS[column][mark]
        ahead += points if facts.offense == seat else -points
    if facts.in_overtime:
        return win_chance(ahead, AN_OVERTIME)
    ahead += _worth_of_choice(facts, seat)
    later = facts.quarters - 1 - facts.period
    return win_chance(ahead, sqrt(SPREAD[column] ** 2 + later * A_QUARTER**2))


def _is_just_dealt(state: Board) -> bool:
    """Returns whether the position is a new deal, whose cards are not counted since they would only add luck.

    The deal of a half counts as known once a team has chosen to receive or defer.
    """
    hands, piles = state.hands, state.draw_piles
    if (
        len(piles[0]) != PILE_AFTER_DEAL
        or len(piles[1]) != PILE_AFTER_DEAL
        or len(hands[0]) + len(hands[1]) != 2 * HAND_SIZE
    ):
        return False
    return not state.facts.begins_half or state.phase.name == "toss"


def _worth_of_ball(is_ours: bool) -> float:
    """Returns the worth in points of having the ball first in a quarter; negative if the other team has it."""
    return FIRST_BALL if is_ours else -FIRST_BALL


def _worth_of_choice(facts: RealDealFacts, seat: int) -> float:
    """Returns the worth, in the first half, of the choice in the second (RD-21, RD-22)."""
    if facts.period >= FIRST_HALF or facts.quarters == FIRST_HALF or not facts.choice:
        return 0.0
    return _worth_of_ball((facts.choice == "defer") == (facts.toss_winner == seat))


def win_chance(ahead: float, spread: float) -> float:
    """Returns the chance to win for a seat that is expected to end ``ahead`` points ahead, plus or minus ``spread``.

    >>> win_chance(0.0, 8.0), round(win_chance(8.0, 8.0), 2)
    (0.5, 0.84)
    """
    return 0.5 * (1 + erf(ahead / (spread * ROOT_2)))
