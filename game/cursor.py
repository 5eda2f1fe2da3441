"""A cursor that moves through a match by act, play, drive, score or period."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from game.contract import Event, State, View
from game.events import DriveAdvanced, DriveBegan, PeriodBegan, Scored
from game.match import Match


class Step(StrEnum):
    """The size of a cursor step."""

    ACTION = "action"
    PLAY = "play"
    DRIVE = "drive"
    SCORE = "score"
    PERIOD = "period"


class Mark(NamedTuple):
    """A place in a match where steps larger than an act stop."""

    step: Step
    place: int
    """Number of actions before it: a play starts before the act that opens it, a score is after its act."""
    event: Event | None = None
    """The event that began or scored there; None for a play."""


class Cursor:
    """A place in a match, given by the number of actions before it, and the position there.

    The cursor never changes the match. If the match goes back behind the place, the place becomes the last one.
    """

    def __init__(self, match: Match, count: int = 0) -> None:
        self.match = match
        self._count = 0
        self._position: tuple[Sequence[Event], State] | None = None
        self._marks: dict[Step, list[Mark]] = {}
        self._searched: list[Sequence[Event]] = []
        """The events already searched for marks, by action."""
        self.to(count)

    @property
    def count(self) -> int:
        """Returns the number of actions before this place."""
        return min(self._count, self.length)

    @property
    def length(self) -> int:
        """Returns the number of actions in the match."""
        return len(self.match.actions)

    @property
    def events(self) -> Sequence[Event]:
        """Returns the events of the last act before this place, or of the opening."""
        return self.match.history[self.count]

    @property
    def state(self) -> State:
        """Returns the position here, hidden cards included. It must not be changed."""
        events = self.events
        # The event list of an act is the same object as long as that act stands.
        if self._position is None or self._position[0] is not events:
            self._position = events, self.match.state_after(self.count)
        return self._position[1]

    def view(self, seat: int) -> View:
        """Returns the view of a seat here."""
        return self.state.view(seat)

    def to(self, count: int) -> None:
        """Moves to the place after ``count`` actions, or to the nearest one."""
        self._count = max(0, min(count, self.length))

    def forward(self, step: Step = Step.ACTION) -> None:
        """Moves to the next act or mark, or to the end if there is none."""
        if step is Step.ACTION:
            self.to(self.count + 1)
            return
        places = self.places(step)
        after = bisect_right(places, self.count)
        self.to(places[after] if after < len(places) else self.length)

    def back(self, step: Step = Step.ACTION) -> None:
        """Moves to the previous act or mark, or to the beginning if there is none."""
        if step is Step.ACTION:
            self.to(self.count - 1)
            return
        places = self.places(step)
        before = bisect_left(places, self.count)
        self.to(places[before - 1] if before else 0)

    def places(self, step: Step) -> list[int]:
        """Returns the numbers of actions where steps of this size stop, in order."""
        return [mark.place for mark in self.marks(step)]

    def marks(self, step: Step) -> Sequence[Mark]:
        """Returns the places where steps of this size stop, in order."""
        self._update_marks()
        return self._marks[step]

    def _update_marks(self) -> None:
        """Marks the new acts; starts from scratch if the match went back behind a marked one."""
        history = self.match.history
        last = len(self._searched) - 1
        if last < 0 or last >= len(history) or history[last] is not self._searched[last]:
            self._marks = {step: [] for step in Step if step is not Step.ACTION}
            self._searched = []
        for count in range(len(self._searched), len(history)):
            self._mark(count, history[count])
            self._searched.append(history[count])

    def _mark(self, count: int, events: Sequence[Event]) -> None:
        match = self.match
        if count and match.rules.opens_play(match.decisions[count - 1], events):
            self._marks[Step.PLAY].append(Mark(Step.PLAY, count - 1))
        for index, event in enumerate(events):
            if isinstance(event, DriveBegan):
                # A drive that begins with its first play is marked before that play.
                moved = any(isinstance(each, DriveAdvanced) and each.seat == event.seat for each in events[index:])
                self._marks[Step.DRIVE].append(Mark(Step.DRIVE, count - moved if count else 0, event))
            elif isinstance(event, Scored):
                self._marks[Step.SCORE].append(Mark(Step.SCORE, count, event))
            elif isinstance(event, PeriodBegan):
                self._marks[Step.PERIOD].append(Mark(Step.PERIOD, count, event))
