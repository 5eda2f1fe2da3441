"""What has happened in a match: its drives, periods and scores, folded from events alone.

It is the same whether it was folded while the match was shown, after a reload, or by a replay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

from game.contract import Event
from game.drives import Drive, DriveChart
from game.events import DriveAdvanced, DriveBegan, DriveEnded, PeriodBegan, Scored, TakenUp

TOLD = (DriveAdvanced, DriveBegan, DriveEnded, PeriodBegan, Scored, TakenUp)
"""The events that a story is made of: few of the tens of thousands that a long match has."""


class PeriodPoints(NamedTuple):
    """What each seat scored in a period, and the act with which it began."""

    period: int
    """Counted from 0."""
    points: tuple[int, ...]
    began: int
    score: tuple[int, ...]
    """What was on the board after it, or is there now."""


class Score(NamedTuple):
    """Points on the board, the act that brought them, and the period; None before the first one."""

    event: Scored
    act: int
    period: int | None


class Story:
    """Takes the events of a match in their order."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.periods: list[PeriodPoints] = []
        self.scores: list[Score] = []
        self.stood: tuple[int, ...] | None = None
        """What was on the board when the match was taken up from a position; None where it began with the deal."""
        self._chart = DriveChart()

    @classmethod
    def of(cls, acts: Sequence[Sequence[Event]], seats: int) -> Self:
        """The story that the events of the opening, and of each act after it, tell."""
        story = cls(seats)
        for act, events in enumerate(acts):
            for event in events:
                story.handle_event(event, act)
        return story

    def clone(self) -> Story:
        """A copy that takes events of its own."""
        other = Story(self.seats)
        other.periods, other.scores, other.stood = [*self.periods], [*self.scores], self.stood
        other._chart = self._chart.clone()
        return other

    @property
    def drives(self) -> Sequence[Drive]:
        """All drives, in the order in which they began."""
        return self._chart.drives

    def of_seat(self, seat: int) -> list[Drive]:
        """The drives of a seat."""
        return [drive for drive in self.drives if drive.seat == seat]

    def scored_to(self, board: Sequence[int]) -> tuple[int, ...]:
        """What each seat scored in the last period that ended with these points on the board.

        A period is found by its final score, since the event of its end does not name its place here.
        """
        ended = [period.points for period in self.periods if period.score == tuple(board)]
        return ended[-1] if ended else (0,) * self.seats

    def handle_event(self, event: Event, act: int) -> None:
        """Takes the next event; ``act`` is the place of its act in the history of the match."""
        if not isinstance(event, TOLD):
            return
        self._chart.note(event)
        if isinstance(event, PeriodBegan):
            board = self.periods[-1].score if self.periods else self.stood or (0,) * self.seats
            self.periods.append(PeriodPoints(event.period, (0,) * self.seats, act, board))
        elif isinstance(event, TakenUp):
            self.stood = event.score
            self.periods = [period._replace(score=event.score) for period in self.periods]
        elif isinstance(event, Scored):
            self._score(event, act)

    def _score(self, event: Scored, act: int) -> None:
        self.scores.append(Score(event, act, self.periods[-1].period if self.periods else None))
        if self.periods:
            last = self.periods[-1]
            points = tuple(each + event.points * (seat == event.seat) for seat, each in enumerate(last.points))
            self.periods[-1] = last._replace(points=points, score=event.score)
