"""The state of Real Deal: its zones, its facts, and the methods that the contract requires."""

from __future__ import annotations

from typing import ClassVar

from game.contract import Ending, Result
from game.documents import Documents
from game.variants.real_deal import document, invariants, phases, view as views
from game.variants.real_deal.board import Board


class RealDealState(Board):
    """The full state of a match, hidden cards included."""

    __slots__ = ()

    documents: ClassVar[Documents] = document
    by_name = phases.RealDealPhase.by_name

    phase: phases.RealDealPhase | None

    @property
    def result(self) -> Result | None:
        """The result of the match (RD-2, RD-65 to RD-68), or None while it goes on."""
        if self.phase is not None:
            return None
        facts = self.facts
        first, second = facts.points
        winners = (0, 1) if first == second else (0,) if first > second else (1,)
        reason = Ending.TIE if len(winners) == 2 else Ending.SUDDEN_DEATH if facts.in_overtime else Ending.REGULATION
        return Result(facts.points, winners, reason)

    def view(self, seat: int) -> views.RealDealView:
        """Returns what ``seat`` may know, and nothing else (RD-10 to RD-14)."""
        return views.seen_by(self, seat)

    def check(self) -> None:
        """Raises BadPosition, naming the field, if an invariant is broken (RD-8, RD-15 and the field's own)."""
        invariants.check(self)
