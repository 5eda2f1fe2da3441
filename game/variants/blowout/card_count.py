"""What a careful player counts: which cards are still out, and how likely a hand holds one of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.variants.blowout.cards import (
    BY_CODE,
    CODE,
    DEFENSE,
    DEFENSE_CALLS,
    DEFENSE_RESPONSES,
    KIND,
    OFFENSE,
    OFFENSE_CALLS,
    OFFENSE_RESPONSES,
)

if TYPE_CHECKING:
    from game.variants.blowout.view import BlowoutView

Weights = list[tuple[str, float]]
"""Faces with their shares, which come to 1."""


class CardCount:
    """One look at a view: the cards of the other seat that are still out."""

    __slots__ = ("_held", "_out", "other", "view")

    def __init__(self, view: BlowoutView) -> None:
        self.view = view
        self.other = 1 - view.seat
        self._out: dict[int, dict[str, int]] = {}
        self._held: dict[int, float] = {}

    def out(self, deck: int) -> dict[str, int]:
        """How many cards of each face the other seat's deck and hand still hide."""
        if deck not in self._out:
            counts: dict[str, int] = {}
            hidden = self.view.hidden(3 * self.other + deck)
            for card in hidden:
                code = CODE[card]
                counts[code] = counts.get(code, 0) + 1
            self._out[deck] = counts
            self._held[deck] = self.view.other_counts[deck] / len(hidden) if hidden else 0.0
        return self._out[deck]

    def all_out(self) -> dict[str, int]:
        """The same for its OFFENSE and DEFENSE decks together."""
        return self.out(OFFENSE) | self.out(DEFENSE)

    def holds(self, code: str, deck: int) -> float:
        """The chance that the other hand of that deck holds a card of that face."""
        copies = self.out(deck).get(code, 0)
        return 1.0 - (1.0 - self._held[deck]) ** copies if copies else 0.0

    def holds_any(self, codes: Sequence[str], deck: int) -> float:
        """The chance that the other hand of that deck holds one of these faces."""
        copies = sum(self.out(deck).get(code, 0) for code in codes)
        return 1.0 - (1.0 - self._held[deck]) ** copies if copies else 0.0

    def defense_calls(self) -> Weights:
        """Everything that the other seat may call on defense."""
        return _shares({code: count for code, count in self.out(DEFENSE).items() if code in DEFENSE_CALLS})

    def offense_calls(self) -> Weights:
        """Everything but a kick that the other seat may call on offense."""
        return _shares({code: count for code, count in self.out(OFFENSE).items() if code in OFFENSE_CALLS})

    def kicks(self) -> Weights:
        """The KICK that the other seat may hold."""
        return _shares(self.out(2))

    def cards_left(self, seat: int) -> int:
        """How many OFFENSE cards of a seat are still to be played in this period, responses among them."""
        view = self.view
        held = view.hands[OFFENSE] if seat == view.seat else ()
        return view.draw_counts[3 * seat] + (len(held) if seat == view.seat else view.other_counts[OFFENSE])


def may_answer(view: BlowoutView, seat: int) -> bool:
    """Whether the seat whose window is open can hold an answer, by what everybody has seen of its cards (BO-108)."""
    facts = view.facts
    deck, answers = (OFFENSE, OFFENSE_RESPONSES) if seat == facts.offense else (DEFENSE, DEFENSE_RESPONSES)
    spent = Counter(CODE[card] for card in (*view.discard_piles[3 * seat + deck], *view.plays[seat]))
    return any(spent[code] < BY_CODE[code].count for code in answers[KIND[facts.offense_call]])


def _shares(counts: dict[str, int]) -> Weights:
    total = sum(counts.values())
    return [(code, count / total) for code, count in counts.items()] if total else []
