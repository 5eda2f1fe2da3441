"""What the graphics around the cards ask a game's table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from game.contract import Event
from game.drives import Drive
from game.table_state import TableState
from game.variant import Rules
from scenes.control.actions import V
from scenes.table.hud.bar_labels import BarScale
from scenes.table.hud.scoreboard import Slot


class HudHooks(Generic[V]):
    """The part of a game's table that describes the state of the match."""

    rules: Rules

    @property
    def bars(self) -> BarScale:
        """What the bars of the drives are as high as: by default the gain."""
        words = self.rules.words
        return BarScale(words.FULL_DRIVE, words.MEASURE[1])

    def drives_told(self, drives: Sequence[Drive], first: bool) -> str:
        """Returns what a side's drives of the match come to, or "" for their gain; ``first`` is after one period."""
        return ""

    def goal(self, view: V) -> tuple[str, str]:
        """Returns the viewer's current goal in at most six words, and its explanation."""
        words = self.rules.words
        return words.GOAL, words.LEGEND["goal"]

    def asks(self, view: V) -> str:
        """Returns the question to the viewer in at most twelve words, or "" to use the rules' prompt."""
        return ""

    def in_short(self, event: Event) -> str:
        """Returns a short form of an event for the prompt, or "" to use the log line."""
        return ""

    def by_itself(self, event: Event) -> str:
        """Returns what the log adds to an event that followed by itself from the viewer's hand, or ""."""
        return ""

    def has_ball(self, state: TableState) -> int | None:
        """Returns the side that is marked as having the ball, or None."""
        return state.offense

    def slots(self) -> Sequence[Slot]:
        """Returns the score bug's fields beside teams and score, for the current table state."""
        return ()
