"""What the decision points have in common, and the table where they find each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.contract import BadPosition, Decision, Emit, Target
from game.variants.football_war.board import Board


class FootballWarPhase:
    """A name, a clause, and ready-made decisions for every seat."""

    name: str
    clause: str
    covert = False
    quiet = True

    def __init__(self) -> None:
        decisions = [Decision(seat, self.name, self.clause, self.covert, self.quiet) for seat in range(4)]
        self.decisions = tuple(decisions)

    def decision(self, state: Board) -> Decision:
        raise NotImplementedError

    def legal_actions(self, state: Board) -> list[Any]:
        raise NotImplementedError

    def apply(self, state: Board, action: Any, emit: Emit) -> None:
        raise NotImplementedError

    def why_not(self, state: Board, source: int | None, target: Target | None, chosen: Sequence[int]) -> str | None:
        """Why the deciding seat cannot choose that card, or that place, now; None if it can."""
        raise NotImplementedError

    def check(self, state: Board) -> None:
        """Raises BadPosition where the state cannot be in this phase."""
        if not self.legal_actions(state):
            raise BadPosition(f"phase: {self.name} offers no choice here")


BY_NAME: dict[str, FootballWarPhase] = {}
"""Every phase by its name."""
