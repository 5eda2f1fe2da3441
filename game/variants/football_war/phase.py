"""What the decision points have in common, and the table where they find each other."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Target
from game.phase import DecisionPoint
from game.variants.football_war.board import Board


class FootballWarPhase(DecisionPoint[Board]):
    """A decision point of this game, for up to four seats."""

    seats = 4

    def __init__(self) -> None:
        super().__init__()
        BY_NAME[self.name] = self

    def why_not(self, state: Board, source: int | None, target: Target | None, chosen: Sequence[int]) -> str | None:
        """Why the deciding seat cannot choose that card, or that place, now; None if it can."""
        raise NotImplementedError


BY_NAME: dict[str, FootballWarPhase] = {}
"""Every phase by its name."""
