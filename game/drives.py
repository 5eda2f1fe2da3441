"""The drives of a match, made from what happened alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.contract import Event
from game.events import DriveWiped, MatchEnded, PeriodEnded, PossessionChanged, Scored


class Gain(NamedTuple):
    """A seat's drive begins (0), grows, or loses what a play had gained (negative), in the game's own measure."""

    seat: int
    by: int


class Drive(NamedTuple):
    """One try of a seat to score."""

    seat: int
    gain: int
    """In the game's own measure: yards, or plays that stood."""
    end: str = ""
    """How points were made, ``wiped``, ``stopped`` or ``time``; empty while it goes on."""
    points: int = 0

    @property
    def outcome(self) -> str:
        """How it ended, for the end of a sentence."""
        if self.points:
            return f"{self.end.replace('_', ' ')} for {self.points} points"
        return {"": "and on", "wiped": "wiped out", "time": "out of time"}.get(self.end, self.end)


class DriveChart:
    """All drives of a match in the order in which they began.

    A drive ends with points, when it is wiped out, when another seat gets the ball, or with its period or the match.
    """

    def __init__(self, gain_of: Callable[[Event], Gain | None]) -> None:
        """``gain_of`` tells which events change a drive: ``gain`` of the variant's words."""
        self.drives: list[Drive] = []
        self._gain_of = gain_of
        self._open: dict[int, int] = {}

    def note(self, event: Event) -> None:
        """Takes the next event of the match."""
        gain = self._gain_of(event)
        if gain is not None:
            place = self._going(gain.seat)
            drive = self.drives[place]
            self.drives[place] = drive._replace(gain=drive.gain + gain.by)
        elif isinstance(event, Scored):
            self._end(event.seat, event.how, event.points)
        elif isinstance(event, DriveWiped):
            self._end(event.seat, "wiped")
        elif isinstance(event, PossessionChanged):
            self._end_all("stopped", but=event.seat)
        elif isinstance(event, PeriodEnded | MatchEnded):
            self._end_all("time")

    def _going(self, seat: int) -> int:
        """The place of the seat's drive that goes on; a new one if there is none."""
        if seat not in self._open:
            self._open[seat] = len(self.drives)
            self.drives.append(Drive(seat, 0))
        return self._open[seat]

    def _end(self, seat: int, how: str, points: int = 0) -> None:
        place = self._going(seat)
        del self._open[seat]
        self.drives[place] = self.drives[place]._replace(end=how, points=points)

    def _end_all(self, how: str, but: int | None = None) -> None:
        for seat in [seat for seat in self._open if seat != but]:
            self._end(seat, how)
