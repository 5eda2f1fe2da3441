"""The cards of a Jukem match where they lie, and its facts.

The rules act on a :class:`Board` and import nothing above it; ``state.py`` puts the contract's doors on top.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import field
from typing import Any

from msgspec.structs import astuple

from game.board import Both, board, two_lists
from game.chance import Key
from game.contract import BadPosition, Ending, Result
from game.documents import Documented
from game.variants.jukem.cards import CODE, LaidPlay
from game.variants.jukem.facts import JukemFacts, changed


@board
class Board(Documented):
    """The whole table, hidden cards included. Piles are lists whose last card is the top one.

    A hand lists first those of its cards that the other seat has seen being taken from the discard pile (JF-84). An
    action that names a face thus spends a known copy before a hidden one.
    """

    facts: JukemFacts
    key: Key
    chance: int = 0
    """How many chance events have happened."""
    phase: Any = None
    hands: Both[list[int]] = field(default_factory=two_lists)
    draw_pile: list[int] = field(default_factory=list)
    discard_pile: list[int] = field(default_factory=list)
    lines: Both[list[LaidPlay]] = field(default_factory=two_lists)
    totals: list[int] = field(default_factory=lambda: [0, 0])
    """Yards on each drive line."""
    out_of_play: list[int] = field(default_factory=list)
    score_piles: list[tuple[tuple[int, ...], ...]] = field(default_factory=lambda: [(), ()])

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
