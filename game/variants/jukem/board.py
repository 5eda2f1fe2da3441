"""The cards of a Jukem match where they lie, and its facts.

The rules act on a :class:`Board` and import nothing above it; ``state.py`` puts the contract's doors on top.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar, Self

from msgspec.structs import astuple

from game.chance import Key
from game.contract import BadPosition, Ending, Result
from game.documents import Documented
from game.variants.jukem.cards import CODE, LaidPlay
from game.variants.jukem.facts import JukemFacts, changed


class Board(Documented):
    """The whole table, hidden cards included. Piles are lists whose last card is the top one.

    A hand lists first those of its cards that the other seat has seen being taken from the discard pile (JF-84). An
    action that names a face thus spends a known copy before a hidden one.
    """

    variant_name: ClassVar[str] = "jukem"

    __slots__ = (
        "facts",
        "phase",
        "key",
        "chance",
        "hands",
        "draw_pile",
        "discard_pile",
        "lines",
        "totals",
        "out_of_play",
        "score_piles",
    )

    facts: JukemFacts
    key: Key
    chance: int
    """How many chance events have happened."""
    hands: list[list[int]]
    draw_pile: list[int]
    discard_pile: list[int]
    lines: list[list[LaidPlay]]
    totals: list[int]
    """Yards on each drive line."""
    out_of_play: list[int]
    score_piles: list[tuple[tuple[int, ...], ...]]

    def __init__(self, facts: JukemFacts, key: Key, chance: int = 0) -> None:
        self.facts = facts
        self.phase = None
        self.key = key
        self.chance = chance
        self.clear()

    def clear(self) -> None:
        """Takes every card off the table."""
        self.hands = [[], []]
        self.draw_pile = []
        self.discard_pile = []
        self.lines = [[], []]
        self.totals = [0, 0]
        self.out_of_play = []
        self.score_piles = [(), ()]

    @property
    def last_turn(self) -> bool:
        """Whether the draw pile is used up, so that this turn ends the period (JF-63)."""
        return not self.draw_pile

    @property
    def result(self) -> Result | None:
        """How the match ended (JF-72, JF-75, JF-77), or None while it goes on."""
        if self.phase is not None:
            return None
        first, second = self.facts.points
        winners = (0, 1) if first == second else (0,) if first > second else (1,)
        late = Ending.TIE if len(winners) == 2 else Ending.SUDDEN_DEATH
        return Result((first, second), winners, Ending.REGULATION if self.facts.period < 2 else late)

    def spend(self, seat: int, code: str) -> int:
        """Takes one copy of a face out of a hand, the one that the other seat knows first, and gives its id."""
        hand = self.hands[seat]
        for place, card in enumerate(hand):
            if CODE[card] == code:
                known = self.facts.known
                if place < known[seat]:
                    self.facts.known = changed(known, seat, known[seat] - 1)
                del hand[place]
                return card
        raise BadPosition(f"hand:{seat} holds no {code}")

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        new = _blank(self.__class__)
        new.facts = self.facts.__copy__()
        new.phase = self.phase
        new.key = self.key
        new.chance = self.chance
        first, second = self.hands
        new.hands = [first[:], second[:]]
        new.draw_pile = self.draw_pile[:]
        new.discard_pile = self.discard_pile[:]
        own, other = self.lines
        new.lines = [own[:], other[:]]
        new.totals = self.totals[:]
        new.out_of_play = self.out_of_play[:]
        new.score_piles = self.score_piles[:]
        return new


_blank = object.__new__


def outline(board: Board, seat: int) -> Hashable:
    """What a search of that seat tells a decision by: what all see, and its own hand where it decides itself."""
    hands, decision = board.hands, board.decision
    return (
        astuple(board.facts),
        tuple(hands[seat]) if decision and decision.seat == seat else len(hands[seat]),
        len(hands[1 - seat]),
        len(board.draw_pile),
        tuple(board.discard_pile),
        tuple(board.lines[0]),
        tuple(board.lines[1]),
    )
