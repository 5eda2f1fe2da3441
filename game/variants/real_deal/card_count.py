"""Counts cards: which cards the other team may still hold, and the chance that it holds none of some."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import comb
from typing import NamedTuple

from game.variants.real_deal.cards import BY_CODE, CODE, COUNTERS_OF, PUNT_INSIDE, RETURN, SCORING, STOPS
from game.variants.real_deal.view import RealDealView


@cache
def none_held(hand: int, team: int, team_hits: int, wilds: int, wild_hits: int, dealt: int) -> float:
    """Returns the chance that a hidden hand of ``hand`` cards holds none of the wanted ones.

    ``team`` is the number of unseen cards of the team's own, and ``team_hits`` of these are wanted. ``wilds`` and
    ``wild_hits`` count the unseen wild cards in the same way. ``dealt`` of them were dealt to the team; nobody knows
    which (RD-14).

    >>> none_held(1, 3, 1, 0, 0, 0)
    0.6666666666666666
    """
    whole = team + dealt
    hand = min(hand, whole)
    total = 0.0
    for hits in range(max(0, dealt - (wilds - wild_hits)), min(dealt, wild_hits) + 1):
        share = comb(wild_hits, hits) * comb(wilds - wild_hits, dealt - hits) / comb(wilds, dealt)
        total += share * comb(whole - team_hits - hits, hand) / comb(whole, hand)
    return total


class Coverage(NamedTuple):
    """The plays that the other team may still make, and those among them that a hand answers."""

    faced: frozenset[str]
    stopped: frozenset[str]
    """The plays that a card of the hand counters."""
    taken: frozenset[str]
    """Those of them after which the hand's team has the ball, whatever the other team holds."""

    def of(self, play: str) -> str:
        """Returns "taken", "stopped" or "open", or "gone" for a play that cannot come any more."""
        if play in self.taken:
            return "taken"
        return "stopped" if play in self.stopped else "open" if play in self.faced else "gone"


class CardCount:
    """What one seat's view tells about the other team's cards. Make it once per decision.

    Each code exists once, so sets of codes are counted as cards.
    """

    __slots__ = ("dealt", "hand", "held", "other", "unseen", "view", "wilds")

    def __init__(self, view: RealDealView) -> None:
        other = 1 - view.seat
        self.view, self.other = view, other
        *own, wild = view.unseen
        self.hand = tuple([CODE[card] for card in view.hand])
        self.unseen = frozenset([CODE[card] for card in own[other]])
        """The other team's own cards that have not been shown."""
        self.wilds = frozenset([CODE[card] for card in wild])
        pool = view.other_count + view.draw_counts[other] + view.discard_piles[other].count(None)
        self.dealt = pool - len(own[other])
        """Number of unseen wild cards that were dealt to the other team."""
        self.held = view.other_count
        """Number of cards in the other team's hand."""

    def may_hold(self, codes: Iterable[str]) -> frozenset[str]:
        """Returns the cards among ``codes`` that the other team may still hold."""
        wanted = frozenset(codes)
        return wanted & self.unseen | (wanted & self.wilds if self.dealt else frozenset())

    def before_shown(self, code: str) -> CardCount:
        """Returns the same count as it was before the other team showed a counter of this kind from its hand."""
        before = CardCount(self.view)
        before.held += 1
        if BY_CODE[code].category == "wild":
            before.wilds, before.dealt = before.wilds | {code}, before.dealt + 1
        else:
            before.unseen = before.unseen | {code}
        return before

    def coverage(self, without: str = "") -> Coverage:
        """Returns which of the other team's plays the hand answers, ``without`` one card."""
        faced = self.may_hold((*SCORING, RETURN, PUNT_INSIDE))
        rest = {code for code in self.hand if code != without}
        stopped, taken = (
            frozenset(play for play in faced if COUNTERS_OF[play] & codes) for codes in (rest, rest.intersection(STOPS))
        )
        return Coverage(faced, stopped, taken)

    def chance_of_none(self, codes: Iterable[str]) -> float:
        """Returns the chance that the other team holds none of the cards."""
        wanted = frozenset(codes)
        hits, wild_hits = len(wanted & self.unseen), len(wanted & self.wilds)
        return none_held(self.held, len(self.unseen), hits, len(self.wilds), wild_hits, self.dealt)

    def chance_unstopped(self, play: str) -> float:
        """Returns the chance that the other team holds no counter to a play."""
        return self.chance_of_none(COUNTERS_OF[play])
