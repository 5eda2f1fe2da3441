"""The state of BLOWOUT!!!: its zones, its facts, and the methods that the contract requires."""

from __future__ import annotations

from typing import ClassVar

from game.contract import Ending, Result
from game.documents import Documents
from game.variants.blowout import document, invariants, phases, view as views
from game.variants.blowout.facts import LAST_RESHUFFLE
from game.variants.blowout.zones import BlowoutZones


class BlowoutState(BlowoutZones):
    """The whole table, hidden cards and secret calls included."""

    __slots__ = ()

    documents: ClassVar[Documents] = document
    by_name = phases.BlowoutPhase.by_name

    phase: phases.BlowoutPhase | None

    @property
    def result(self) -> Result | None:
        """How the match ended (BO-93 to BO-104), or None while it goes on."""
        if self.phase is not None:
            return None
        facts = self.facts
        first, second = facts.points
        if facts.reshuffles == LAST_RESHUFFLE:
            return Result(facts.points, (0, 1), Ending.TIE)
        reason = Ending.SUDDEN_DEATH if facts.in_overtime else Ending.REGULATION
        return Result(facts.points, (0,) if first > second else (1,), reason)

    def view(self, seat: int) -> views.BlowoutView:
        """All that ``seat`` may know, and nothing else (BO-106 to BO-108)."""
        return views.seen_by(self, seat)

    def check(self) -> None:
        """Raises BadPosition, naming the field, where an invariant is broken (BO-105 and the field's own)."""
        invariants.check(self)
