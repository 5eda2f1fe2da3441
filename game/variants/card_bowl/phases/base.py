"""What the decision points have in common, and the table where they find each other."""

from __future__ import annotations

from collections.abc import Callable

from game.contract import Decision, Emit
from game.phase import DecisionPoint
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.board import Board


class CardBowlPhase(DecisionPoint[Board]):
    """One decision point of the rulebook."""

    group = ""
    gesture = ""
    gesture_again = ""
    """What its gesture is called where it comes right after another one of the same seat and phase."""

    def __init__(self) -> None:
        self.decisions = self.ready_made(self.group, self.gesture)
        self.decisions_again = self.ready_made(self.group, self.gesture_again)

    def seat(self, board: Board) -> int:
        """Who decides."""
        return board.play.offense

    def decision(self, board: Board) -> Decision:
        return self.decisions[self.seat(board)]


class DefensePhase(CardBowlPhase):
    """A decision point of the side without the ball."""

    def seat(self, board: Board) -> int:
        return 1 - board.play.offense


BY_NAME: dict[str, CardBowlPhase] = {}
"""Every decision point by its name."""


STARTS: dict[str, Callable[[Board, Emit], None]] = {}
"""What begins without a decision of its own, by its name: a procedure that an earlier module may lead to."""


def register(*phases: CardBowlPhase) -> None:
    """Puts decision points where the others find them."""
    BY_NAME.update({phase.name: phase for phase in phases})


def go(board: Board, name: str) -> None:
    """The decision point that is next."""
    board.phase = BY_NAME[name]


def answers(*whats: str) -> list[Choose]:
    """Plain answers, ready made."""
    return [Choose(what) for what in whats]  # type: ignore[arg-type]
