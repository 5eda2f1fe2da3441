"""The state of a Football War match, with the methods of the contract."""

from __future__ import annotations

from typing import ClassVar

from game.contract import Action, Event
from game.documents import Documents
from game.variants.football_war import document, invariants, phases, view as views
from game.variants.football_war.actions import MATCH, MATCHES
from game.variants.football_war.board import Board


class FootballWarState(Board):
    """A position that can be played on, looked at, written and read."""

    __slots__ = ()

    documents: ClassVar[Documents] = document
    by_name = phases.FootballWarPhase.by_name

    def apply(self, action: Action) -> list[Event]:
        """Takes an action as the contract says; a bare MATCH matches the live play."""
        if action == MATCH and self.facts.live in MATCHES:
            action = MATCHES[self.facts.live]
        return super().apply(action)

    def view(self, seat: int) -> views.FootballWarView:
        """Returns all that ``seat`` may know (FW-10 to FW-16)."""
        return views.seen_by(self, seat)

    def check(self) -> None:
        """Raises BadPosition, naming the field, if an invariant is broken (FW-16 and the field's own)."""
        invariants.check(self)
