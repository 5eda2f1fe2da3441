"""Counts the cards that are still out, and the chance that a hand holds one of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from math import comb
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
"""Faces with their shares; the shares add up to 1."""


class CardCount:
    """The cards of the other seat that one view has not seen."""

    __slots__ = ("_held", "_out", "other", "view")

    def __init__(self, view: BlowoutView) -> None:
        self.view = view
        self.other = 1 - view.seat
        self._out: dict[int, dict[str, int]] = {}
        self._held: dict[int, float] = {}

    def out(self, deck: int) -> dict[str, int]:
        """Returns, by face, how many cards the other seat's deck and hand still hide."""
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
        """Returns the same for its OFFENSE and DEFENSE decks together."""
        return self.out(OFFENSE) | self.out(DEFENSE)

    def holds(self, code: str, deck: int) -> float:
        """Returns about the chance that the other hand of that deck holds a card of that face."""
        copies = self.out(deck).get(code, 0)
        return 1.0 - (1.0 - self._held[deck]) ** copies if copies else 0.0

    def holds_any(self, codes: Sequence[str], deck: int) -> float:
        """Returns about the chance that the other hand of that deck holds one of these faces."""
        copies = sum(self.out(deck).get(code, 0) for code in codes)
        return 1.0 - (1.0 - self._held[deck]) ** copies if copies else 0.0

    def chance_held(self, codes: Collection[str], deck: int) -> float:
        """Returns the exact chance that the other hand of that deck holds one of these faces."""
        out, held = self.out(deck), self.view.other_counts[deck]
        hidden, copies = sum(out.values()), sum(out.get(code, 0) for code in codes)
        return 1.0 - comb(hidden - copies, held) / comb(hidden, held)

    def defense_calls(self) -> Weights:
        """Returns every call that the other seat may make on defense."""
        return _shares({code: count for code, count in self.out(DEFENSE).items() if code in DEFENSE_CALLS})

    def offense_calls(self) -> Weights:
        """Returns every call but a KICK that the other seat may make on offense."""
        return _shares({code: count for code, count in self.out(OFFENSE).items() if code in OFFENSE_CALLS})

    def kicks(self) -> Weights:
        """Returns the KICK cards that the other seat may hold."""
        return _shares(self.out(2))

    def cards_left(self, seat: int) -> int:
        """Returns how many OFFENSE cards a seat has left in this period, responses included."""
        view = self.view
        held = view.hands[OFFENSE] if seat == view.seat else ()
        return view.draw_counts[3 * seat] + (len(held) if seat == view.seat else view.other_counts[OFFENSE])


def may_answer(view: BlowoutView, seat: int) -> bool:
    """Returns whether a seat can hold an answer to the play, by the cards that everybody has seen (BO-108)."""
    facts = view.facts
    deck, answers = (OFFENSE, OFFENSE_RESPONSES) if seat == facts.offense else (DEFENSE, DEFENSE_RESPONSES)
    spent = Counter(CODE[card] for card in (*view.discard_piles[3 * seat + deck], *view.plays[seat]))
    return any(spent[code] < BY_CODE[code].count for code in answers[KIND[facts.offense_call]])


def may_respond(view: BlowoutView) -> bool:
    """Returns whether the seat of the view holds an answer to the play on the table (BO-45, BO-46)."""
    facts = view.facts
    on_offense = view.seat == facts.offense
    answers = (OFFENSE_RESPONSES if on_offense else DEFENSE_RESPONSES)[KIND[facts.offense_call]]
    return any(CODE[card] in answers for card in view.hands[OFFENSE if on_offense else DEFENSE])


def _shares(counts: dict[str, int]) -> Weights:
    total = sum(counts.values())
    return [(code, count / total) for code, count in counts.items()] if total else []
