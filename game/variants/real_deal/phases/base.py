"""The base class of the decision points."""

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
    """Returns why the deciding seat cannot use a card or choose a place, or None if it can."""

    def why_not(self, state: Board, source: int | None, target: Target | None, chosen: Sequence[int]) -> str | None:
        return self.refuse(state.facts, None if source is None else CODE[source], target, chosen)
