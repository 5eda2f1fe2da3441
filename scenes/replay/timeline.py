"""Where the drives, scores and turnovers of a match lie, from its story and the marks of a cursor over it."""

from __future__ import annotations

from typing import NamedTuple

from game.contract import DriveEnd
from game.cursor import Cursor, Step
from game.drives import Drive
from game.story import Score, Story

__all__ = ["Possession", "Timeline"]

TURNOVERS = (DriveEnd.INTERCEPTION, DriveEnd.FUMBLE, DriveEnd.DOWNS)


class Possession(NamedTuple):
    """A drive, and the places between which it lies."""

    drive: Drive
    first: int
    last: int

    @property
    def turned_over(self) -> bool:
        """Whether the ball was lost with it."""
        return self.drive.end in TURNOVERS


class Timeline:
    """What is drawn along a match."""

    def __init__(self, cursor: Cursor) -> None:
        match, length = cursor.match, cursor.length
        story = Story.of(match.history, len(match.players))
        began = [mark.action for mark in cursor.marks(Step.DRIVE)]
        self.length = length
        self.drives = [
            Possession(drive, first, last)
            for drive, first, last in zip(story.drives, began, [*began[1:], length], strict=True)
        ]
        self.scores: list[Score] = story.scores
        self.periods = [mark.action for mark in cursor.marks(Step.PERIOD)]
