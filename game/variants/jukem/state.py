"""A position of Jukem Football, with the doors that the rest of the program uses."""

from __future__ import annotations

from typing import ClassVar

from game.documents import Documents
from game.variants.jukem import document, invariants, view as views
from game.variants.jukem.board import Board
from game.variants.jukem.phases import JukemPhase


class JukemState(Board):
    """The whole table, hidden cards included, as the phases left it."""

    __slots__ = ()

    documents: ClassVar[Documents] = document
    by_name = JukemPhase.by_name

    phase: JukemPhase | None

    def view(self, seat: int) -> views.JukemView:
        """All that ``seat`` may know, and nothing else (JF-82 to JF-84)."""
        facts, phase, other = self.facts, self.phase, 1 - seat
        theirs, known = self.hands[other], facts.known[other]
        return views.JukemView(
            seat=seat,
            decision=None if phase is None else phase.decision(self),
            points=facts.points,
            result=self.result,
            facts=facts.__copy__(),
            phase="over" if phase is None else phase.name,
            hand=tuple(self.hands[seat]),
            other_known=tuple(theirs[:known]),
            other_count=len(theirs),
            draw_count=len(self.draw_pile),
            discard_pile=tuple(self.discard_pile),
            lines=(tuple(self.lines[0]), tuple(self.lines[1])),
            totals=(self.totals[0], self.totals[1]),
            out_of_play=tuple(self.out_of_play),
            score_piles=(self.score_piles[0], self.score_piles[1]),
            unseen=tuple(sorted(self.draw_pile + theirs[known:])),
        )

    def check(self) -> None:
        """Raises BadPosition, naming the field, where an invariant is broken (JF-7, JF-81 and the field's own)."""
        invariants.check(self)
