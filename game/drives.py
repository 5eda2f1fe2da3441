"""The drives of a match, as its rules tell them."""

from __future__ import annotations

from typing import NamedTuple

from game.contract import DriveEnd, Event
from game.events import DriveAdvanced, DriveBegan, DriveEnded, Scored


class Drive(NamedTuple):
    """One try of a seat to score."""

    seat: int
    gain: int = 0
    """In the game's own measure: yards, or plays that stood."""
    plays: int = 0
    end: DriveEnd | None = None
    """What became of it; None while it goes on."""
    points: int = 0
    ball_on: int | None = None
    """Where it began, in yards from the offense's own goal line, in a game with a field."""

    @property
    def outcome(self) -> str:
        """How it ended, for the end of a sentence."""
        if self.end is None:
            return "still going"
        what = _OUTCOMES.get(self.end, self.end.replace("_", " "))
        return f"{what} for {self.points} points" if self.points else what


_OUTCOMES = {
    DriveEnd.WIPED: "wiped out",
    DriveEnd.TIME: "out of time",
    DriveEnd.DOWNS: "turned over on downs",
}


class DriveChart:
    """All drives of a match in the order in which they began, from the events that begin, advance and end them."""

    def __init__(self) -> None:
        self.drives: list[Drive] = []
        self._last = -1
        """The place of the drive that ended last, -1 while none has."""
        self._open: dict[int, int] = {}
        """The place of each seat's drive that goes on."""

    def clone(self) -> DriveChart:
        """A copy that takes events of its own."""
        other = DriveChart()
        other.drives, other._last, other._open = [*self.drives], self._last, dict(self._open)
        return other

    def note(self, event: Event) -> None:
        """Takes the next event of the match; one that belongs to no drive that goes on is passed over."""
        if isinstance(event, DriveBegan):
            self._open[event.seat] = len(self.drives)
            self.drives.append(Drive(event.seat, ball_on=event.ball_on))
        elif isinstance(event, DriveAdvanced) and event.seat in self._open:
            place = self._open[event.seat]
            drive = self.drives[place]
            self.drives[place] = drive._replace(gain=drive.gain + event.gain, plays=drive.plays + event.plays)
        elif isinstance(event, DriveEnded) and event.seat in self._open:
            place = self._last = self._open.pop(event.seat)
            self.drives[place] = self.drives[place]._replace(end=event.how, points=event.points)
        elif isinstance(event, Scored) and event.how.is_try:
            self._add_try(event)

    def _add_try(self, event: Scored) -> None:
        """A try belongs to the drive before it, where that was a drive of the seat that scored."""
        drive = self.drives[self._last] if self._last >= 0 else None
        if drive is not None and drive.seat == event.seat:
            self.drives[self._last] = drive._replace(points=drive.points + event.points)
