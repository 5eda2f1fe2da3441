"""The cards of a miniature match where they lie, the secret calls, and the facts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Self

from game.contract import Ending, Result
from game.documents import Documented, blank
from tests.games.miniature.cards import CODE, DECK_OF
from tests.games.miniature.facts import MiniatureFacts


class Call(NamedTuple):
    """A secret call, as far as it is made; its card lies in the hand until both are shown (MG-8)."""

    card: str = ""
    lane: Literal["", "left", "middle", "right"] = ""


NO_CALL = Call()


@dataclass(slots=True, eq=False)
class Board(Documented):
    """The whole table, hidden cards and secret calls included. The last card of a pile is its top one."""

    facts: MiniatureFacts
    hands: list[list[int]] = field(default_factory=lambda: [[], [], [], []])
    """By ``2 * seat + deck``."""
    draw_piles: list[list[int]] = field(default_factory=lambda: [[], []])
    discard_piles: list[list[int]] = field(default_factory=lambda: [[], []])
    shown: list[list[int]] = field(default_factory=lambda: [[], []])
    """The card that each seat called last."""
    calls: list[Call] = field(default_factory=lambda: [NO_CALL, NO_CALL])

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        new: Self = blank(self.__class__)
        new.facts = self.facts.__copy__()
        new.key = self.key
        new.chance = self.chance
        new.phase = self.phase
        new.hands = [hand[:] for hand in self.hands]
        new.draw_piles = [each[:] for each in self.draw_piles]
        new.discard_piles = [each[:] for each in self.discard_piles]
        new.shown = [each[:] for each in self.shown]
        new.calls = self.calls[:]
        return new

    def codes(self, seat: int, deck: int) -> list[str]:
        """The faces of a hand, each once."""
        return [CODE[card] for card in sorted({CODE[card]: card for card in self.hands[2 * seat + deck]}.values())]

    def spend(self, seat: int, code: str) -> int:
        """Takes a copy of a face out of the seat's hands."""
        card = next(card for hand in self.hands[2 * seat : 2 * seat + 2] for card in hand if CODE[card] == code)
        self.hands[2 * seat + DECK_OF[card]].remove(card)
        return card

    @property
    def result(self) -> Result | None:
        """How the match ended (MG-1, MG-19), or None while it goes on."""
        if self.phase is not None:
            return None
        first, second = points = self.facts.points
        winners = (0, 1) if first == second else (0,) if first > second else (1,)
        return Result(points, winners, Ending.TIE if len(winners) == 2 else Ending.REGULATION)
