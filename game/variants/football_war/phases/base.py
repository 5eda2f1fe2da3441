"""What the decision points have in common, and the table where they find each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.contract import BadPosition, Decision, Emit

if TYPE_CHECKING:
    from game.variants.football_war.state import FootballWarState


class FootballWarPhase:
    """A name, a clause, and ready-made decisions for every seat."""

    name: str
    clause: str
    covert = False

    def __init__(self) -> None:
        self.decisions = tuple(Decision(seat, self.name, self.clause, self.covert) for seat in range(4))

    def decision(self, state: FootballWarState) -> Decision:
        raise NotImplementedError

    def legal_actions(self, state: FootballWarState) -> list[Any]:
        raise NotImplementedError

    def apply(self, state: FootballWarState, action: Any, emit: Emit) -> None:
        raise NotImplementedError

    def why_not(self, state: FootballWarState, card: int, chosen: Sequence[int]) -> str | None:
        """Why the deciding seat cannot play the card now, or None if it can."""
        raise NotImplementedError

    def check(self, state: FootballWarState) -> None:
        """Raises BadPosition where the state cannot be in this phase."""
        if not self.legal_actions(state):
            raise BadPosition(f"phase: {self.name} offers no choice here")


BY_NAME: dict[str, FootballWarPhase] = {}
"""Every phase by its name."""
