"""What the decision points have in common, and the table where the rules find them by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.contract import BadPosition, Decision, Emit, Target
from game.variants.jukem.board import Board


class JukemPhase:
    """What the three phases have in common: a name, a clause, and ready-made decisions for both seats."""

    name: str
    clause: str
    covert = False
    quiet = True

    def __init__(self) -> None:
        self.decisions = tuple(
            Decision(seat, self.name, self.clause, covert=self.covert, quiet=self.quiet) for seat in (0, 1)
        )

    def decision(self, state: Board) -> Decision:
        """Who decides: the attacker, but for the defense window."""
        return self.decisions[state.facts.attacker]

    def legal_actions(self, state: Board) -> list[Any]:
        raise NotImplementedError

    def apply(self, state: Board, action: Any, emit: Emit) -> None:
        raise NotImplementedError

    def why_not(self, state: Board, wanted: Sequence[str], target: Target | None) -> str | None:
        """Why no choice uses these faces, the last clicked first, or that place; None if one does."""
        seat, faces = self.decision(state).seat, Counter(wanted)
        for action in self.legal_actions(state):
            used, place = action.pick(seat)
            if target is not None and target != place:
                continue
            if faces <= Counter(source.code for source in used) if wanted else place and not used:
                return None
        return self.refusal(state, wanted, target)

    def refusal(self, state: Board, wanted: Sequence[str], target: Target | None) -> str:
        """The same, once it is known that none does."""
        raise NotImplementedError

    def check(self, state: Board) -> None:
        """Raises BadPosition where the state cannot be in this phase."""
        if not self.legal_actions(state):
            raise BadPosition(f"phase: {self.name} offers no choice here")


PHASES: dict[str, JukemPhase] = {}
"""The decision points by name, entered by the module that holds them: what leads to one need not import it."""
