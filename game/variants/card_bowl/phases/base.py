"""The base classes of the decision points, and the tables by which they find each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from game.contract import Decision, Emit
from game.phase import DecisionPoint
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.board import Board


class CardBowlPhase(DecisionPoint[Board]):
    """One decision point of the rulebook, of the side with the ball unless it says otherwise."""

    by_name = {}
    quiet = False
    group = ""
    gesture = ""
    gesture_again = ""
    """Name of its gesture if it comes right after another one of the same seat and phase."""
    choices: ClassVar[list[Any]]
    """The legal actions, if they are always the same."""

    def __init__(self) -> None:
        self.decisions = self.ready_made(self.group, self.gesture)
        self.decisions_again = self.ready_made(self.group, self.gesture_again)

    def seat(self, board: Board) -> int:
        """Returns the seat that decides."""
        return board.play.offense

    def decision(self, board: Board) -> Decision:
        return self.decisions[self.seat(board)]

    def legal_actions(self, board: Board) -> list[Any]:
        return self.choices


class DefensePhase(CardBowlPhase):
    """A decision point of the side without the ball."""

    def seat(self, board: Board) -> int:
        return 1 - board.play.offense


class BetweenPlays(CardBowlPhase):
    """A decision point before the next play, of the side that has it."""

    quiet = True

    def seat(self, board: Board) -> int:
        return board.facts.offense


BY_NAME = CardBowlPhase.by_name
"""Every decision point by its name."""


STARTS: dict[str, Callable[[Board, Emit], None]] = {}
"""Procedures without a decision of their own, by name, for modules that are imported earlier."""


def go(board: Board, name: str) -> None:
    """The decision point that is next."""
    board.phase = BY_NAME[name]


def answers(*whats: str) -> list[Choose]:
    """Returns plain answers, made once."""
    return [Choose(what) for what in whats]  # type: ignore[arg-type]
