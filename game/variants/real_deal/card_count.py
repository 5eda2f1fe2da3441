"""Counts cards: which counters the other team can still hold, and how likely it holds one."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import comb

from game.variants.real_deal.cards import CODE, COUNTERS_OF
from game.variants.real_deal.view import RealDealView


@cache
def none_held(hand: int, own: int, own_hits: int, wilds: int, wild_hits: int, dealt: int) -> float:
    """Returns the chance that a hidden hand of ``hand`` cards holds none of the wanted ones.

    ``own`` is the number of unseen cards of the team and ``own_hits`` how many of them are wanted; ``wilds`` and
    ``wild_hits`` are the same for wild cards, of which the team was dealt ``dealt``, nobody knows which (RD-14).

    >>> none_held(1, 3, 1, 0, 0, 0)
    0.6666666666666666
    """
    whole = own + dealt
    hand = min(hand, whole)
    total = 0.0
    for hits in range(max(0, dealt - (wilds - wild_hits)), min(dealt, wild_hits) + 1):
        share = comb(wild_hits, hits) * comb(wilds - wild_hits, dealt - hits) / comb(wilds, dealt)
        total += share * comb(whole - own_hits - hits, hand) / comb(whole, hand)
    return total


class CardCount:
    """The card count of one seat's view, made once for all the choices of a decision."""

    __slots__ = ("dealt", "hand", "held", "other", "unseen", "view", "wilds")

    def __init__(self, view: RealDealView) -> None:
        other = 1 - view.seat
        self.view, self.other = view, other
        hidden = view.unseen
        self.hand = tuple([CODE[card] for card in view.hand])
        self.unseen = frozenset([CODE[card] for card in hidden[other]])
        """The other team's own cards that have not been shown."""
        self.wilds = frozenset([CODE[card] for card in hidden[2]])
        pool = view.other_count + view.draw_counts[other] + view.discard_piles[other].count(None)
        self.dealt = pool - len(hidden[other])
        """How many of the unseen wild cards were dealt to the other team."""
        self.held = view.other_count

    def live(self, codes: Iterable[str]) -> frozenset[str]:
        """Returns the cards among ``codes`` that the other team may still hold."""
        wanted = frozenset(codes)
        return wanted & self.unseen | (wanted & self.wilds if self.dealt else frozenset())

    def lacks(self, codes: Iterable[str]) -> float:
        """Returns the chance that the other team holds none of the cards."""
        wanted = frozenset(codes)
        hits, wild_hits = len(wanted & self.unseen), len(wanted & self.wilds)
        return none_held(self.held, len(self.unseen), hits, len(self.wilds), wild_hits, self.dealt)

    def stands(self, play: str) -> float:
        """Returns the chance that the other team holds no counter to a play."""
        return self.lacks(COUNTERS_OF[play])
