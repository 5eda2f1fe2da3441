"""What one seat knows of a Jukem match, and full positions made from that knowledge alone."""

from __future__ import annotations

from random import Random

from game.chance import shuffled
from game.contract import View
from game.variants.jukem import phases
from game.variants.jukem import state as states
from game.variants.jukem.cards import LaidPlay, Score


class JukemView(View, frozen=True, kw_only=True):
    """All that a seat may know (JF-82 to JF-84). Piles are card ids with the top card last."""

    practice: bool
    first_dealer: int
    phase: str
    attacker: int
    period: int
    hand: tuple[int, ...]
    own_known: int
    """How many cards at the front of the own hand the other seat knows."""
    other_known: tuple[int, ...]
    """The cards of the other hand that were taken from the discard pile."""
    other_count: int
    draw_count: int
    discard_pile: tuple[int, ...]
    lines: tuple[tuple[LaidPlay, ...], tuple[LaidPlay, ...]]
    totals: tuple[int, int]
    out_of_play: tuple[int, ...]
    score_piles: tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]
    scoring: tuple[Score, ...]
    stall: int
    drew: bool
    took: bool
    unseen: tuple[int, ...]
    """In id order, the cards that lie in the draw pile or, unknown, in the other hand."""

    def sample(self, rng: Random) -> states.JukemState:
        """A full state that agrees with the view; its draw pile, the other hand and its chance come from ``rng``."""
        pool = shuffled(self.unseen, rng)
        hidden = self.other_count - len(self.other_known)
        state = states.JukemState.__new__(states.JukemState)
        state.practice = self.practice
        state.first_dealer = self.first_dealer
        state.key = int(rng.random() * 2**53)
        state.chance = 0
        state.phase = phases.BY_NAME.get(self.phase)
        state.seat = self.attacker
        state.period = self.period
        other = [*self.other_known, *pool[:hidden]]
        own = list(self.hand)
        if self.seat == 0:
            state.hands = [own, other]
            state.known = [self.own_known, len(self.other_known)]
        else:
            state.hands = [other, own]
            state.known = [len(self.other_known), self.own_known]
        state.draw_pile = pool[hidden:]
        state.discard_pile = list(self.discard_pile)
        first, second = self.lines
        state.lines = [list(first), list(second)]
        state.totals = list(self.totals)
        state.out_of_play = list(self.out_of_play)
        state.score_piles = list(self.score_piles)
        state.points = list(self.points)
        state.scoring = self.scoring
        state.stall = self.stall
        state.drew = self.drew
        state.took = self.took
        return state

    def zones(self) -> dict[str, tuple[int | None, ...]]:
        """Every zone by name; hidden cards are None."""
        other = (None,) * self.other_count
        first, second = (self.hand, other) if self.seat == 0 else (other, self.hand)
        return {
            "hand:0": first,
            "hand:1": second,
            "draw_pile": (None,) * self.draw_count,
            "discard_pile": self.discard_pile,
            "line:0": tuple(card for play in self.lines[0] for card in play.cards),
            "line:1": tuple(card for play in self.lines[1] for card in play.cards),
            "out_of_play": self.out_of_play,
            "score_pile:0": tuple(card for bundle in self.score_piles[0] for card in bundle),
            "score_pile:1": tuple(card for bundle in self.score_piles[1] for card in bundle),
        }
