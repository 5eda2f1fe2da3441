"""The state of the miniature game: the methods that the contract requires."""

from __future__ import annotations

from typing import ClassVar

from game.documents import Documents
from tests.games.miniature import document, invariants
from tests.games.miniature import view as views
from tests.games.miniature.board import Board
from tests.games.miniature.phases import BY_NAME, MiniaturePhase


class MiniatureState(Board):
    """The whole table, hidden cards and secret calls included."""

    __slots__ = ()

    documents: ClassVar[Documents] = document
    by_name = BY_NAME

    phase: MiniaturePhase | None

    def view(self, seat: int) -> views.MiniatureView:
        """All that ``seat`` may know, and nothing else (MG-8, MG-18)."""
        own, other, phase = 2 * seat, 2 - 2 * seat, self.phase
        return views.MiniatureView(
            seat=seat,
            decision=self.decision,
            points=self.facts.points,
            result=self.result,
            facts=self.facts.__copy__(),
            phase="over" if phase is None else phase.name,
            hands=(tuple(self.hands[own]), tuple(self.hands[own + 1])),
            other_counts=(len(self.hands[other]), len(self.hands[other + 1])),
            draw_counts=(len(self.draw_piles[0]), len(self.draw_piles[1])),
            discard_piles=(tuple(self.discard_piles[0]), tuple(self.discard_piles[1])),
            shown=(tuple(self.shown[0]), tuple(self.shown[1])),
            call=self.calls[seat],
        )

    def check(self) -> None:
        """Raises BadPosition, naming the field, where an invariant is broken."""
        invariants.check(self)
