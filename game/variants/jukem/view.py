"""What one seat knows of a Jukem match, and full states sampled from that knowledge alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.chance import shuffled
from game.contract import View
from game.variants.jukem import state as states
from game.variants.jukem.actions import BIT, faces, plays_of
from game.variants.jukem.board import JukemFacts
from game.variants.jukem.cards import STALL_LIMIT, ZONES, LaidPlay

MOST_DEALS = 8
"""Deals that are tried for a hand that agrees with a discard."""


class JukemView(View, frozen=True, kw_only=True):
    """All that a seat may know (JF-82 to JF-84). Piles are card ids with the top card last."""

    facts: JukemFacts
    phase: str
    hand: tuple[int, ...]
    other_known: tuple[int, ...]
    """The cards of the other hand that were taken from the discard pile."""
    other_count: int
    draw_count: int
    discard_pile: tuple[int, ...]
    lines: tuple[tuple[LaidPlay, ...], tuple[LaidPlay, ...]]
    totals: tuple[int, int]
    """Yards on each drive line."""
    out_of_play: tuple[int, ...]
    score_piles: tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]
    unseen: tuple[int, ...]
    """The cards in the draw pile or hidden in the other hand, in id order."""

    @property
    def may_take(self) -> bool:
        """Returns whether the seat on turn may take the discard (JF-18, JF-24)."""
        facts = self.facts
        return bool(self.discard_pile) and not facts.took and (facts.drew or facts.stall < STALL_LIMIT)

    def sample(self, rng: Random) -> states.JukemState:
        """Returns a full state that agrees with the view; hidden cards and its chance come from ``rng``."""
        hidden = self.other_count - len(self.other_known)
        pool = self._dealt(hidden, rng)
        state = states.JukemState.__new__(states.JukemState)
        state.facts = self.facts.__copy__()
        state.phase = state.by_name.get(self.phase)
        state.key = int(rng.random() * 2**53)
        state.chance = 0
        own, other = list(self.hand), [*self.other_known, *pool[:hidden]]
        state.hands = [other, own] if self.seat else [own, other]
        state.draw_pile = pool[hidden:]
        state.discard_pile = list(self.discard_pile)
        first, second = self.lines
        state.lines = [list(first), list(second)]
        state.totals = list(self.totals)
        state.out_of_play = list(self.out_of_play)
        state.score_piles = list(self.score_piles)
        return state

    def _dealt(self, hidden: int, rng: Random) -> list[int]:
        """Returns the unseen cards, shuffled, first the hidden part of a hand that the other seat may hold.

        A seat that discarded had no play with the cards that it still holds (JF-41).
        """
        pool = shuffled(self.unseen, rng)
        fresh = self.facts.fresh[1 - self.seat]
        if fresh is None:
            return pool
        other = 1 - self.seat
        known, old = faces(self.other_known[: len(self.other_known) - fresh.taken]), hidden - fresh.drawn
        empty, total = not self.lines[other], self.totals[other]
        for _ in range(MOST_DEALS):
            if not plays_of(known | faces(pool[:old]), empty, total):
                return pool
            pool = shuffled(self.unseen, rng)
        kept = _without_play(pool, old, known, empty, total)  # such hands are rare here
        assert kept is not None, "the hand that discarded is one of them"
        return kept + [card for card in pool if card not in kept]

    def remembered(self) -> frozenset[int]:
        """Returns the cards of the other hand that came from the discard pile, face up (JF-84)."""
        return frozenset(self.other_known)

    def zones(self) -> dict[str, tuple[int | None, ...]]:
        """Returns every zone by name; hidden cards are None."""
        other = (None,) * self.other_count
        lying = (
            *((other, self.hand) if self.seat else (self.hand, other)),
            (None,) * self.draw_count,
            self.discard_pile,
            *(tuple(card for play in line for card in play.cards) for line in self.lines),
            self.out_of_play,
            *(tuple(card for bundle in pile for card in bundle) for pile in self.score_piles),
        )
        return dict(zip(ZONES, lying, strict=True))


def _without_play(pool: Sequence[int], count: int, held: int, empty: bool, total: int) -> list[int] | None:
    """Returns the first ``count`` cards of the pool that make no play with the held faces; None if there are none.

    A further face never takes a play away, so a hand that makes one is dropped at once.
    """
    if not count:
        return []
    for index, card in enumerate(pool):
        more = held | BIT[card]
        if not plays_of(more, empty, total):
            rest = _without_play(pool[index + 1 :], count - 1, more, empty, total)
            if rest is not None:
                return [card, *rest]
    return None
