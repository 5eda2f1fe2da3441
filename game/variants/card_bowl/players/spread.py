"""Discrete probability distributions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.variants.card_bowl.cards import RED_JOKER, VALUE

Spread = Mapping[int, float]
"""The chance of each number."""


def drawn(cards: Sequence[int]) -> Spread:
    """Returns what a card drawn from some is worth; a joker among them is drawn again."""
    weights: dict[int, float] = {}
    for card in cards:
        if card < RED_JOKER:
            weights[VALUE[card]] = weights.get(VALUE[card], 0.0) + 1
    return shares(weights)


def shares(weights: Spread) -> Spread:
    """Returns the weights as shares of 1.

    >>> shares({3: 1.0, 5: 3.0})
    {3: 0.25, 5: 0.75}
    """
    total = sum(weights.values()) or 1.0
    return {value: weight / total for value, weight in weights.items()}


def added(*spreads: Spread) -> Spread:
    """Returns the sum of several, as if each knew nothing of the others.

    >>> added({1: 0.5, 2: 0.5}, {1: 1.0})
    {2: 0.5, 3: 0.5}
    """
    total: dict[int, float] = {0: 1.0}
    for spread in spreads:
        found: dict[int, float] = {}
        for first, chance in total.items():
            for second, share in spread.items():
                found[first + second] = found.get(first + second, 0.0) + chance * share
        total = found
    return total


def negative(spread: Spread) -> Spread:
    """Returns the same taken away."""
    return {-value: chance for value, chance in spread.items()}
