"""Where the drives, scores and turnovers of a match lie, from its story and the marks of a cursor over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.claims import percent
from game.contract import DriveEnd
from game.cursor import Cursor, Step
from game.drives import Drive
from game.review.ledger import Row
from game.review.words import better, judged
from game.story import Score, Story
from game.win_line import Point

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

    def __init__(self, cursor: Cursor, story: Story, line: Sequence[Point]) -> None:
        """``story`` and ``line`` are those of the whole match."""
        match, length = cursor.match, cursor.length
        began = [mark.place for mark in cursor.marks(Step.DRIVE)]
        self.length = length
        self._rules, self._names, self._options = match.rules, match.names, match.options
        self.drives = [
            Possession(drive, first, last)
            for drive, first, last in zip(story.drives, began, [*began[1:], length], strict=True)
        ]
        self.scores: list[Score] = story.scores
        self.chances = [point.chances for point in line] or None
        """Each seat's chance to win by place; None in a match that has none."""
        self.mistakes: Sequence[Row] = ()
        """The choices that a review found to have cost something."""
        self.periods = [mark.place for mark in cursor.marks(Step.PERIOD)]

    def tells(self, place: int, slack: int) -> str:
        """What lies at a place: a mistake or a score that is at most ``slack`` acts away, else the drive."""
        blamed = min(self.mistakes, key=lambda row: abs(row.place - place), default=None)
        if blamed is not None and abs(blamed.place - place) <= slack:
            return self.says_of(blamed)
        near = min(self.scores, key=lambda score: abs(score.act - place), default=None)
        if near is not None and abs(near.act - place) <= slack:
            return self._rules.words.log_line(near.event, self._names, options=self._options) or ""
        return " ".join(filter(None, [self._drive_at(place), self.chances_at(place)]))

    def says_of(self, mistake: Row) -> str:
        """What a review says of a choice."""
        return f"{judged(self._rules, mistake)}. {better(self._rules, mistake)}"

    def _drive_at(self, place: int) -> str:
        drives = (each for each in reversed(self.drives) if each.first <= place <= each.last)
        drive = next((each.drive for each in drives), None)
        return f"{self._names[drive.seat]}: {drive.outcome}." if drive is not None else ""

    def chances_at(self, place: int) -> str:
        """Who was how likely to win there; empty in a match without chances."""
        if self.chances is None:
            return ""
        chances = self.chances[place]
        best = max(range(len(chances)), key=chances.__getitem__)
        return f"Chance to win: {self._names[best]} {percent(chances[best])}."
