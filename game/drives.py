"""The drives of a match, built from its events."""

from __future__ import annotations

from typing import NamedTuple

from game.contract import DriveEnd, Event, ScoreKind
from game.events import DriveAdvanced, DriveBegan, DriveEnded, Scored

SAFETY_POINTS = 2
"""What a side gets for stopping a drive in the end zone behind it, in every game that has safeties."""


class Drive(NamedTuple):
    """A drive: one attempt of a seat to score."""

    seat: int
    gain: int = 0
    """In the game's own measure: yards, or completed plays."""
    plays: int = 0
    end: DriveEnd | None = None
    """How it ended; None while it goes on."""
    points: int = 0
    ball_on: int | None = None
    """Where it began, in yards from the offense's own goal line; None in a game without a field."""
    flags: int = 0
    """Penalties that moved the ball without a play."""
    clause: str = ""
    """The clause by which it ended."""
    returned: int = 0
    """Points of the other side, which returned the ball for a touchdown as the drive ended."""

    @property
    def has_begun(self) -> bool:
        """Whether anything has happened in it.

        >>> Drive(0).has_begun, Drive(0, plays=1).has_begun, Drive(0, end=DriveEnd.TIME).has_begun
        (False, True, True)
        """
        return bool(self.plays or self.flags or self.end)

    @property
    def scored(self) -> tuple[int, int] | None:
        """The seat that got points from it and how many; a safety's or a return's go to the other side. None for none.

        >>> Drive(0, end=DriveEnd.FIELD_GOAL, points=3).scored, Drive(0, end=DriveEnd.SAFETY).scored
        ((0, 3), (1, 2))
        """
        if self.points:
            return self.seat, self.points
        others = SAFETY_POINTS if self.end is DriveEnd.SAFETY else self.returned
        return (1 - self.seat, others) if others else None

    @property
    def outcome(self) -> str:
        """Returns how it ended, worded for the end of a sentence."""
        if self.end is None:
            return "still going"
        what = _OUTCOMES.get(self.end, self.end.replace("_", " "))
        what += f", returned for {self.returned} points" if self.returned else ""
        return f"{what} for {self.points} points" if self.points else what


_OUTCOMES = {
    DriveEnd.WIPED: "lost",
    DriveEnd.TIME: "out of time",
    DriveEnd.DOWNS: "turned over on downs",
}


class DriveChart:
    """All drives of a match in the order in which they began, built from its events."""

    def __init__(self) -> None:
        self.drives: list[Drive] = []
        self._last = -1
        """Index of the drive that ended last; -1 before the first one, and after a touchdown outside any drive."""
        self._open: dict[int, int] = {}
        """Index of each seat's drive in progress."""

    def clone(self) -> DriveChart:
        """Returns an independent copy."""
        other = DriveChart()
        other.drives, other._last, other._open = [*self.drives], self._last, dict(self._open)
        return other

    def handle_event(self, event: Event) -> None:
        """Handles the next event of the match. Events outside a drive in progress are ignored."""
        if isinstance(event, DriveBegan):
            self._open[event.seat] = len(self.drives)
            self.drives.append(Drive(event.seat, ball_on=event.ball_on))
        elif isinstance(event, DriveAdvanced) and event.seat in self._open:
            place = self._open[event.seat]
            drive = self.drives[place]
            gain, plays, flags = drive.gain + event.gain, drive.plays + event.plays, drive.flags + (not event.plays)
            self.drives[place] = drive._replace(gain=gain, plays=plays, flags=flags)
        elif isinstance(event, DriveEnded) and event.seat in self._open:
            place = self._last = self._open.pop(event.seat)
            self.drives[place] = self.drives[place]._replace(end=event.how, points=event.points, clause=event.clause)
        elif isinstance(event, Scored) and event.how.is_try:
            self._add_try(event)
        elif isinstance(event, Scored) and event.how is ScoreKind.RETURN_TOUCHDOWN:
            self._add_return(event)

    def _add_return(self, event: Scored) -> None:
        """Adds a touchdown to the drive that just lost the ball; no drive came before the return of a kickoff."""
        drive = self.drives[self._last] if self._last >= 0 else None
        lost = drive is not None and drive.end is not DriveEnd.TIME and drive.scored is None
        if drive is not None and lost and drive.seat != event.seat and not self._open:
            self.drives[self._last] = drive._replace(returned=event.points)
        else:
            self._last = -1  # the try belongs to no drive either

    def _add_try(self, event: Scored) -> None:
        """Adds the points of a try to the last drive if it, or the return that ended it, scored the touchdown."""
        drive = self.drives[self._last] if self._last >= 0 else None
        if drive is not None and drive.seat == event.seat:
            self.drives[self._last] = drive._replace(points=drive.points + event.points)
        elif drive is not None and drive.returned:
            self.drives[self._last] = drive._replace(returned=drive.returned + event.points)
