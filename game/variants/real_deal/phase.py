"""What the decision points have in common, and the table where they find each other."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Target
from game.phase import DecisionPoint
from game.variants.real_deal.board import Board


class RealDealPhase(DecisionPoint[Board]):
    """A decision point of this game."""

    def __init__(self) -> None:
        super().__init__()
        BY_NAME[self.name] = self

    def why_not(self, state: Board, code: str | None, target: Target | None, chosen: Sequence[int]) -> str | None:
        """Why the deciding seat cannot use the card of that face now, or choose the place, or None if it can."""
        raise NotImplementedError


BY_NAME: dict[str, RealDealPhase] = {}
"""Every phase by its name."""
