"""What the decision points have in common, and the table where the rules find them by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.contract import Decision, Target
from game.phase import DecisionPoint
from game.variants.jukem.board import Board


class JukemPhase(DecisionPoint[Board]):
    """What the three decision points of this game have in common."""

    def __init__(self) -> None:
        super().__init__()
        BY_NAME[self.name] = self

    def decision(self, state: Board) -> Decision:
        """Who decides: the attacker, but for the defense window."""
        return self.decisions[state.facts.attacker]

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


BY_NAME: dict[str, JukemPhase] = {}
"""Every phase by its name: what leads to one need not import it."""
