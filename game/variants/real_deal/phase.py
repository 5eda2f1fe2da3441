"""What the decision points have in common, and the table where they find each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.contract import BadPosition, Decision, Emit, Target
from game.variants.real_deal.board import Board


class RealDealPhase:
    """A name, a clause, and ready-made decisions for both seats."""

    name: str
    clause: str
    covert = False
    quiet = True

    def __init__(self) -> None:
        self.decisions = tuple(Decision(seat, self.name, self.clause, self.covert, self.quiet) for seat in (0, 1))
        BY_NAME[self.name] = self

    def decision(self, state: Board) -> Decision:
        raise NotImplementedError

    def legal_actions(self, state: Board) -> list[Any]:
        raise NotImplementedError

    def apply(self, state: Board, action: Any, emit: Emit) -> None:
        raise NotImplementedError

    def why_not(self, state: Board, code: str | None, target: Target | None, chosen: Sequence[int]) -> str | None:
        """Why the deciding seat cannot use the card of that face now, or choose the place, or None if it can."""
        raise NotImplementedError

    def check(self, state: Board) -> None:
        """Raises BadPosition where the state cannot be in this phase."""
        if not self.legal_actions(state):
            raise BadPosition(f"phase: {self.name} offers no choice here")


BY_NAME: dict[str, RealDealPhase] = {}
"""Every phase by its name."""
