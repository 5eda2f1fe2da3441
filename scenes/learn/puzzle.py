"""The puzzle scene: the player makes one choice at the table, sees its outcome, and gets a verdict."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING

from game.contract import Action
from game.puzzle import Puzzle
from scenes.control.match_control import MatchControl
from scenes.control.session import Bots, Session
from scenes.control.setup import Setup, new_seed
from scenes.learn.puzzle_verdict import Verdict, keep_stars
from scenes.shell.dialog import Dialog
from scenes.table.choice.column import Tool
from scenes.table.scene import Table

if TYPE_CHECKING:
    from scenes.shell.app import App

HOW = "You make one choice. It is judged by what it is worth, not by its luck: all that you cannot see is dealt anew."
NO_HINTS = "A puzzle gives no hints: that is for you to find."
CHOSEN = "You have chosen. What comes of it is shown now."
PLAY, LEAVE = "Show me the table", "All puzzles"


class PuzzleControl(MatchControl):
    """The match control of a puzzle. The first choice is always the player's, even if it is the only one."""

    @property
    def automatic_actions(self) -> Sequence[Action]:
        return super().automatic_actions if self.match.actions else ()


class PuzzleTable(Table):
    """The table of a puzzle. It stores no match and stops after the outcome of the choice."""

    def __init__(self, app: App, puzzle: Puzzle, bots: Bots) -> None:
        self.puzzle = puzzle
        match = puzzle.match(Random(new_seed()))
        session = Session(match, Setup.of(match), bots, None, is_lesson=True)
        super().__init__(app, session, lambda: None)
        self.control.admits = self._choose
        self.game.advises = False
        self.choice = ""
        """The player's choice as an action's text; empty before."""
        self._posed = self._judged = False

    def _make_control(self, problem: str | None) -> PuzzleControl:
        return PuzzleControl(self.session, self.game, self._show, problem)

    def _tools(self) -> list[Tool]:
        return [
            Tool("Question", "hint", "hint", self.pose),
            Tool("Rules", "rules", "book", self.open_rules),
            Tool("Menu", "cancel", "pause", self.pose),
        ]

    def _commands(self) -> dict[str, Callable[[], object]]:
        changed = {"cancel": self.pose, "hint": self.pose, "take_back": self._refuse}
        return {**super()._commands(), **changed}

    def _refuse(self) -> None:
        self.hud.refuse(CHOSEN if self.choice else NO_HINTS, self.hud.space.actions)

    def _choose(self, gesture: Sequence[Action]) -> bool:
        """Accepts every choice of the player and records the first one as the puzzle's."""
        self.choice = self.choice or str(gesture[0])
        return True

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.app.stack.top is not self or self.app.stack.fade or self.director.busy:
            return
        if not self._posed:
            self.pose()
        elif self.choice and not self._judged and (self.choosing is not None or self.control.over):
            self._judged = True
            stars = self.puzzle.stars(self.choice)
            keep_stars(self.app, self.puzzle, stars)
            self.app.stack.push(Verdict(self.app, self.puzzle, self.choice, self.match))

    def pose(self) -> None:
        """Opens the dialog with the question, from which the puzzle can also be left."""
        self._posed = True
        text = f"{self.puzzle.question}\n\n{HOW}"
        answers = [(LEAVE, self.app.stack.pop), (PLAY, lambda: None)]
        self.app.stack.push(Dialog(self.app, self.puzzle.title, text, answers, accent="firstDown"))

    def finish(self) -> None:
        """Ends the match. The verdict follows as soon as nothing moves."""
        self.control.end()
