"""The sizes of dealt hands, and what the limit of fifteen cuts off (CB-439 to CB-441, CB-444)."""

from __future__ import annotations

from collections.abc import Iterable

from game.variants.card_bowl import clock
from game.variants.card_bowl.facts import CardBowlFacts

MOST_CARDS = 15
"""Cards of the largest hand, without hurry-up cards (CB-441)."""


def hand_size(facts: CardBowlFacts, seat: int, defends: bool) -> int:
    """Returns how many cards a side is dealt in this quarter, hurry-up cards apart (CB-202, CB-439)."""
    return facts.hands[seat][2 * clock.quarter_of(facts.period) + defends]


def raised(sizes: Iterable[int], offense: int, defense: int) -> tuple[int, ...]:
    """Hands of each quarter, offense and defense in turn, with so many more cards, as far as the limit allows.

    >>> raised((12, 15, 13, 14), 2, 2)
    (14, 15, 15, 15)
    """
    return tuple([min(MOST_CARDS, size + (offense, defense)[index % 2]) for index, size in enumerate(sizes)])


def swallowed(sizes: Iterable[int], offense: int, defense: int) -> tuple[int, ...]:
    """Returns how many of these added cards the limit takes from each of the hands.

    >>> swallowed((12, 15, 13, 14), 2, 2)
    (0, 2, 0, 1)
    """
    return tuple([max(0, size + (offense, defense)[index % 2] - MOST_CARDS) for index, size in enumerate(sizes)])


def room(facts: CardBowlFacts, seat: int, defends: bool) -> tuple[int, int]:
    """Returns how many cards of the pool fit into that hand: in the fullest quarter, and in the emptiest."""
    free = [min(facts.pool, MOST_CARDS - size) for size in facts.hands[seat][defends::2]]
    return min(free), max(free)
