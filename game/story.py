"""The drives, periods and scores of a match, from its events only.

The result is the same in live play, after a reload and in a replay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

from game.contract import Event
from game.drives import Drive, DriveChart
from game.events import DriveAdvanced, DriveBegan, DriveEnded, PeriodBegan, Scored, TakenUp

HANDLED_EVENTS = (DriveAdvanced, DriveBegan, DriveEnded, PeriodBegan, Scored, TakenUp)
"""The event types that a story handles, a small part of all events."""


class PeriodPoints(NamedTuple):
    """The points of each seat in a period, and the act in which it began."""

    period: int
    """Counted from 0."""
    points: tuple[int, ...]
    began: int
    score: tuple[int, ...]
    """The score at its end, or now."""


class Score(NamedTuple):
    """A score, its act and its period (None before the first period)."""

    event: Scored
    act: int
    period: int | None


class Story:
    """Handles the events of a match in order."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.periods: list[PeriodPoints] = []
        self.scores: list[Score] = []
        self.start_score: tuple[int, ...] | None = None
        """The score of the position from which the match began; None if it began with the deal."""
        self._chart = DriveChart()

    @classmethod
    def of(cls, acts: Sequence[Sequence[Event]], seats: int) -> Self:
        """Builds the story from the events of the opening and of each act."""
        story = cls(seats)
        for act, events in enumerate(acts):
            for event in events:
                story.handle_event(event, act)
        return story

    def clone(self) -> Story:
        """Returns an independent copy."""
        other = Story(self.seats)
        other.periods, other.scores, other.start_score = [*self.periods], [*self.scores], self.start_score
        other._chart = self._chart.clone()
        return other

    @property
    def drives(self) -> Sequence[Drive]:
        """Returns all drives in the order in which they began."""
        return self._chart.drives

    def of_seat(self, seat: int) -> list[Drive]:
        """Returns the drives of a seat."""
        return [drive for drive in self.drives if drive.seat == seat]

    def scored_to(self, board: Sequence[int]) -> tuple[int, ...]:
        """Returns the points of each seat in the last period that ended with this score.

        A period is found by its final score, since its end event does not give its index here.
        """
        ended = [period.points for period in self.periods if period.score == tuple(board)]
        return ended[-1] if ended else (0,) * self.seats

    def handle_event(self, event: Event, act: int) -> None:
        """Handles the next event; ``act`` is the index of its act in the history of the match."""
        if not isinstance(event, HANDLED_EVENTS):
            return
        self._chart.handle_event(event)
        if isinstance(event, PeriodBegan):
            board = self.periods[-1].score if self.periods else self.start_score or (0,) * self.seats
            self.periods.append(PeriodPoints(event.period, (0,) * self.seats, act, board))
        elif isinstance(event, TakenUp):
            self.start_score = event.score
            self.periods = [period._replace(score=event.score) for period in self.periods]
        elif isinstance(event, Scored):
            self._score(event, act)

    def _score(self, event: Scored, act: int) -> None:
        self.scores.append(Score(event, act, self.periods[-1].period if self.periods else None))
        if self.periods:
            last = self.periods[-1]
            points = tuple(each + event.points * (seat == event.seat) for seat, each in enumerate(last.points))
            self.periods[-1] = last._replace(points=points, score=event.score)
