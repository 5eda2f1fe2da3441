"""What the decision points have in common, and the table where they find each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.contract import BadPosition, Decision, Emit
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.board import Board


class CardBowlPhase:
    """One decision point of part 5.30: a name, a clause, and ready-made decisions for both seats."""

    name: str
    clause: str
    covert = False
    quiet = True
    group = ""
    gesture = ""
    gesture_again = ""
    """What its gesture is called where it comes right after another one of the same seat and phase."""
    binding = False

    def __init__(self) -> None:
        self.decisions = self._ready_made(self.gesture)
        self.decisions_again = self._ready_made(self.gesture_again)

    def _ready_made(self, gesture: str) -> tuple[Decision, Decision]:
        name, clause, covert, quiet, group = self.name, self.clause, self.covert, self.quiet, self.group
        home = Decision(0, name, clause, covert, quiet, group, gesture, binding=self.binding)
        return home, home._replace(seat=1)

    def seat(self, board: Board) -> int:
        """Who decides."""
        return board.play.offense

    def decision(self, board: Board) -> Decision:
        return self.decisions[self.seat(board)]

    def legal_actions(self, board: Board) -> list[Any]:
        raise NotImplementedError

    def apply(self, board: Board, action: Any, emit: Emit) -> None:
        raise NotImplementedError

    def check(self, board: Board) -> None:
        """Raises BadPosition where the board cannot be in this phase."""
        if not self.legal_actions(board):
            raise BadPosition(f"phase: {self.name} offers no choice here")


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
