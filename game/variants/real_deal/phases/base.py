"""What the decision points have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.contract import Target
from game.phase import DecisionPoint
from game.variants.real_deal.board import Board
from game.variants.real_deal.cards import CODE
from game.variants.real_deal.facts import RealDealFacts


class RealDealPhase(DecisionPoint[Board]):
    """A decision point of this game."""

    by_name = {}
    refuse: Callable[[RealDealFacts, str | None, Target | None, Sequence[int]], str | None]
    """Why the deciding seat cannot use the card of a face now, or choose the place, or None if it can."""

    def why_not(self, state: Board, source: int | None, target: Target | None, chosen: Sequence[int]) -> str | None:
        return self.refuse(state.facts, None if source is None else CODE[source], target, chosen)
