"""The data that the scrub bar shows: drives, scores, turnovers, chances and mistakes with their places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.claims import percent
from game.contract import DriveEnd
from game.cursor import Cursor, Step
from game.drives import Drive
from game.review.ledger import Row
from game.review.words import judged
from game.story import Score, Story
from game.win_line import Point

TURNOVERS = (DriveEnd.INTERCEPTION, DriveEnd.FUMBLE, DriveEnd.DOWNS)


class Possession(NamedTuple):
    """A drive with its first and last place."""

    drive: Drive
    first: int
    last: int

    @property
    def turned_over(self) -> bool:
        """Whether the drive ended with a turnover."""
        return self.drive.end in TURNOVERS


class Timeline:
    """The data of one match along the scrub bar."""

    def __init__(self, cursor: Cursor, story: Story, line: Sequence[Point]) -> None:
        """``story`` and ``line`` must cover the whole match."""
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
        """Each seat's chance to win by place, or None if the game has no fitted model."""
        self.mistakes: Sequence[Row] = ()
        """The mistakes that a review has found."""
        self.periods = [mark.place for mark in cursor.marks(Step.PERIOD)]

    def text_at(self, place: int, slack: int) -> str:
        """Returns a text about a place: the mistake or score at most ``slack`` acts away, else drive and chances."""
        blamed = min(self.mistakes, key=lambda row: abs(row.place - place), default=None)
        if blamed is not None and abs(blamed.place - place) <= slack:
            return f"{judged(self._rules, blamed)}."
        score = min(self.scores, key=lambda score: abs(score.act - place), default=None)
        if score is not None and abs(score.act - place) <= slack:
            return self._rules.words.log_line(score.event, self._names, options=self._options) or ""
        return " ".join(filter(None, [self._drive_at(place), self.chances_at(place)]))

    def _drive_at(self, place: int) -> str:
        drives = (each for each in reversed(self.drives) if each.first <= place <= each.last)
        drive = next((each.drive for each in drives), None)
        return f"{self._names[drive.seat]}: {drive.outcome}." if drive is not None else ""

    def chances_at(self, place: int) -> str:
        """Returns who was most likely to win at a place, and how likely; empty if there are no chances."""
        if self.chances is None:
            return ""
        chances = self.chances[place]
        best = max(range(len(chances)), key=chances.__getitem__)
        return f"Chance to win: {self._names[best]} {percent(chances[best])}."
