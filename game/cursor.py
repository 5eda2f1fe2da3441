"""A cursor over a match: it stands anywhere in it and goes on or back by act, play, drive, score and period."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from game.contract import Event, State, View
from game.events import DriveAdvanced, DriveBegan, PeriodBegan, Scored
from game.match import Match


class Step(StrEnum):
    """How far a cursor goes at once."""

    ACT = "act"
    PLAY = "play"
    DRIVE = "drive"
    SCORE = "score"
    PERIOD = "period"


class Mark(NamedTuple):
    """A place worth going to."""

    step: Step
    place: int
    """How many actions come before it: a play stands before the act that opens it, a score after that which made it."""
    event: Event | None = None
    """What began or was scored there; None for a play."""


class Cursor:
    """A place in a match, given as the number of actions before it, and what is known there.

    It never changes the match, which may go on or go back meanwhile: a place that is no more becomes the last one.
    """

    def __init__(self, match: Match, count: int = 0) -> None:
        self.match = match
        self._count = 0
        self._position: tuple[Sequence[Event], State] | None = None
        self._marks: dict[Step, list[Mark]] = {}
        self._noted: list[Sequence[Event]] = []
        """The events that the marks are made of, action by action."""
        self.to(count)

    @property
    def count(self) -> int:
        """How many actions come before this place."""
        return min(self._count, self.length)

    @property
    def length(self) -> int:
        """How many actions the match has had."""
        return len(self.match.actions)

    @property
    def events(self) -> Sequence[Event]:
        """What the last act before this place caused; at the beginning what opened the match."""
        return self.match.history[self.count]

    @property
    def state(self) -> State:
        """The position here, hidden cards included; not to be changed."""
        events = self.events
        # The list of an act's events is the same one for as long as that act stands.
        if self._position is None or self._position[0] is not events:
            self._position = events, self.match.state_after(self.count)
        return self._position[1]

    def view(self, seat: int) -> View:
        """What a seat knows here."""
        return self.state.view(seat)

    def to(self, count: int) -> None:
        """Goes to the place after so many actions, or to the nearest that there is."""
        self._count = max(0, min(count, self.length))

    def forward(self, step: Step = Step.ACT) -> None:
        """Goes on to the next act, or to the next mark of its kind; to the end where there is none."""
        if step is Step.ACT:
            self.to(self.count + 1)
            return
        places = self._places(step)
        after = bisect_right(places, self.count)
        self.to(places[after] if after < len(places) else self.length)

    def back(self, step: Step = Step.ACT) -> None:
        """Goes back by an act, or to the last mark of its kind; to the beginning where there is none."""
        if step is Step.ACT:
            self.to(self.count - 1)
            return
        places = self._places(step)
        before = bisect_left(places, self.count)
        self.to(places[before - 1] if before else 0)

    def _places(self, step: Step) -> list[int]:
        return [mark.place for mark in self.marks(step)]

    def marks(self, step: Step) -> Sequence[Mark]:
        """The places to go to by a step larger than an act, in their order."""
        self._note_news()
        return self._marks[step]

    def _note_news(self) -> None:
        """Marks what was not marked yet; all of it anew where the match went back behind that."""
        history = self.match.history
        last = len(self._noted) - 1
        if last < 0 or last >= len(history) or history[last] is not self._noted[last]:
            self._marks = {step: [] for step in Step if step is not Step.ACT}
            self._noted = []
        for count in range(len(self._noted), len(history)):
            self._note(count, history[count])
            self._noted.append(history[count])

    def _note(self, count: int, events: Sequence[Event]) -> None:
        match = self.match
        if count and match.rules.opens_play(match.decisions[count - 1], events):
            self._marks[Step.PLAY].append(Mark(Step.PLAY, count - 1))
        for index, event in enumerate(events):
            if isinstance(event, DriveBegan):
                # A drive that begins with its first play, and not with what came before it, stands before that play.
                moved = any(isinstance(each, DriveAdvanced) and each.seat == event.seat for each in events[index:])
                self._marks[Step.DRIVE].append(Mark(Step.DRIVE, count - moved if count else 0, event))
            elif isinstance(event, Scored):
                self._marks[Step.SCORE].append(Mark(Step.SCORE, count, event))
            elif isinstance(event, PeriodBegan):
                self._marks[Step.PERIOD].append(Mark(Step.PERIOD, count, event))
