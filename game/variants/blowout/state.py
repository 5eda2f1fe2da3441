"""The state of BLOWOUT!!!: zones, facts, and the methods of the contract."""

from __future__ import annotations

from typing import ClassVar

from game.contract import Ending, Result
from game.documents import Documents
from game.variants.blowout import document, invariants, phases, view as views
from game.variants.blowout.facts import LAST_RESHUFFLE
from game.variants.blowout.zones import BlowoutZones


class BlowoutState(BlowoutZones):
    """A whole match position, including hidden cards and secret calls."""

    __slots__ = ()

    documents: ClassVar[Documents] = document
    by_name = phases.BlowoutPhase.by_name

    phase: phases.BlowoutPhase | None

    @property
    def result(self) -> Result | None:
        """The result (BO-93 to BO-104), or None while the match goes on."""
        if self.phase is not None:
            return None
        facts = self.facts
        first, second = facts.points
        if facts.reshuffles == LAST_RESHUFFLE:
            return Result(facts.points, (0, 1), Ending.TIE)
        reason = Ending.SUDDEN_DEATH if facts.in_overtime else Ending.REGULATION
        return Result(facts.points, (0,) if first > second else (1,), reason)

    def view(self, seat: int) -> views.BlowoutView:
        """Returns what ``seat`` may know (BO-106 to BO-108)."""
        return views.seen_by(self, seat)

    def check(self) -> None:
        """Raises BadPosition, naming the field, if an invariant is broken (BO-105 and others)."""
        invariants.check(self)
