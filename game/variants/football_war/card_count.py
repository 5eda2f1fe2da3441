"""Counts cards as a careful player does: how likely a seat holds a play or a special card.

Its quick estimates are for Pro; the chances that a player reads come from ``odds``.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from game.variants.football_war.cards import (
    AUDIBLE_FACE,
    CARDS,
    COPIES,
    DECKS,
    DEFENSE_FACE,
    FACE,
    FACE_OF,
    KICK_FACE,
    OFFENSE_FACE,
    TURNOVER_FACE,
)

if TYPE_CHECKING:
    from game.variants.football_war.view import FootballWarView

BELIEF = 0.85
"""How often a concession is taken to mean that the seat did not hold the play."""
STOPPERS = (AUDIBLE_FACE, OFFENSE_FACE, DEFENSE_FACE, TURNOVER_FACE)
"""The special cards that win the ball as an answer (FW-30, FW-106)."""
FLAG_FACES = tuple(FACE_OF[f"PENALTY {yards}"] for yards in (5, 10, 15))


class CardCount:
    """Counts the seat's own hand by face, and the cards that it has not seen."""

    __slots__ = ("_room", "copies", "view")

    def __init__(self, view: FootballWarView) -> None:
        self.view = view
        self._room = 0
        locked = view.locked
        self.copies = _counted([card for card in view.hand if card not in locked] if locked else view.hand)
        """Copies of each face in the seat's hand, locked ones left out."""

    @property
    def room(self) -> int:
        """Returns the number of unseen cards, at least 1. Counted on first use: most answers need no count."""
        if not self._room:
            self._room = max(1, len(DECKS[self.view.facts.seats]) - len(self.view.placed))
        return self._room

    def left(self, play: int) -> int:
        """Returns the number of unseen copies of a play."""
        return len(COPIES[play] - self.view.placed)

    def holds(self, seat: int, face: int) -> float:
        """Returns the chance that another seat holds a card of that face."""
        gone = self.gone(seat, face)
        return 1.0 if not gone else 1.0 - gone * (1.0 - self._draws(seat, face))

    def among_new(self, cards: int, face: int) -> float:
        """Returns the chance that ``cards`` cards, drawn now, hold one of that face."""
        others = self.room - self.left(face)
        return 1.0 - comb(others, cards) / comb(max(self.room, cards), cards)

    def gone(self, seat: int, *faces: int) -> float:
        """Returns the chance that no known card of these faces is in the hand any longer: it may be buried."""
        view = self.view
        fitting = [card for card in view.known[seat] if FACE[card] in faces]
        if not fitting:
            return 1.0
        for slot in view.buried:
            if slot.seat == seat and fitting == [card for card in fitting if card in slot.doubt][:1]:
                return 1.0 / (len(slot.doubt) + slot.hidden + len(slot.spent))
        return 0.0

    def _draws(self, seat: int, face: int) -> float:
        """Returns the chance that a card of that face is in the hidden part of the hand."""
        view, facts = self.view, self.view.facts
        share = 1.0 - self.left(face) / self.room
        hidden = view.counts[seat] - len(view.known[seat])
        chance = 1.0 - share ** max(hidden, 0)
        for each in facts.passed[seat]:
            if FACE_OF[each.play] == face:
                since = facts.drawn[seat] - each.drawn
                if since < hidden:
                    return BELIEF * (1.0 - share**since) + (1.0 - BELIEF) * chance
        return chance

    @property
    def plays(self) -> list[int]:
        """Returns the faces of the RUN and PASS cards in the seat's hand, each once."""
        copies = self.copies
        return [face for face in range(AUDIBLE_FACE) if copies[face]]

    @property
    def specials(self) -> int:
        """Returns the number of special cards in the seat's hand, without FIELD GOAL."""
        copies = self.copies
        return sum(copies[AUDIBLE_FACE:]) - copies[KICK_FACE]

    def hardest_call(self, seat: int) -> int:
        """Returns the play that ``seat`` is least likely to match; of equal ones, one that the own hand holds."""
        return min(range(AUDIBLE_FACE), key=lambda face: (self.holds(seat, face), -self.copies[face], face))


def _counted(cards: tuple[int, ...] | list[int]) -> list[int]:
    counts = [0] * len(CARDS)
    for card in cards:
        counts[FACE[card]] += 1
    return counts
