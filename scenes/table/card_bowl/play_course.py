"""Follows a play to decide whether its end is a big moment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from game.contract import Event
from game.field import DOWNS, FIELD
from game.variants.card_bowl import events as own
from game.variants.card_bowl.record_sheet import reaches_end_zone

LONG = 40
"""Yards from which a gain or a return is a big moment."""
FAR = 33
"""Yards from the goal line from which a field goal is a big moment."""


class PlayCourse:
    """Follows the events of a play to find big moments. A play that a flag may still undo has none."""

    def __init__(self) -> None:
        self._kind = ""
        self._flagged = False
        self.run = 0
        """Yards that the ball carrier has gained since the ball was kicked, thrown or lost."""
        self._runner = -1
        self._end: own.PlayEnded | None = None

    @classmethod
    def of(cls, backward: Iterable[Event]) -> Self:
        """Returns the course of the play that goes on or was the last one; ``backward`` gives the last event first."""
        events = list[Event]()
        for event in backward:
            events.append(event)
            if isinstance(event, own.PlayBegan):
                break
        course = cls()
        for event in reversed(events):
            course.handle_event(event)
        return course

    def handle_event(self, event: Event) -> None:
        """Takes the next event."""
        if isinstance(event, own.PlayBegan):
            self._kind, self._flagged, self.run, self._end = event.play, False, 0, None
        elif isinstance(event, own.FoulNoted):
            self._flagged = True
        elif isinstance(event, own.BallMoved):
            same = event.way == "ground" and event.seat == self._runner
            self.run = (self.run if same else 0) + (event.by if event.way == "ground" else 0)
            self._runner = event.seat
        elif isinstance(event, own.PlayEnded):
            self._end = event

    @property
    def _settled(self) -> own.PlayEnded | None:
        """The end of the play, or None if there is a flag or a score, which has its own moment."""
        return None if self._flagged or self._end is None or reaches_end_zone(self._end) else self._end

    @property
    def _kept(self) -> own.PlayEnded | None:
        """The same for a play from scrimmage after which the offense still has the ball."""
        end = self._settled if self._kind == "scrimmage" else None
        return end if end is not None and end.holder == end.seat else None

    @property
    def long_gain(self) -> int:
        """Yards of a long play from scrimmage, or 0."""
        return self._kept.gain if self._kept and self._kept.gain >= LONG else 0

    @property
    def long_return(self) -> int:
        """Yards of a long return of a kick, an interception or a fumble, or 0."""
        end = self._settled
        return self.run if end is not None and end.holder != end.seat and self.run >= LONG else 0

    @property
    def made_it(self) -> bool:
        """Whether the offense has gained the yards to go."""
        return self._kept is not None and self._kept.gain >= self._kept.to_go

    @property
    def goal(self) -> int:
        """Yard line that the offense had to reach in the play that is over, or 0."""
        return self._end.los + self._end.to_go if self._end else 0

    @property
    def stopped_at(self) -> int | None:
        """The own yard of the defense where the offense fell short on its last down; None if it did not.

        A flag changes nothing: this is asked once the ball has gone over.
        """
        end = self._end
        if end is None or self._kind != "scrimmage" or end.holder != end.seat or reaches_end_zone(end):
            return None
        return FIELD - end.ball_on if end.down == DOWNS and end.gain < end.to_go else None

    @property
    def kicked_far(self) -> int:
        """Yards from the goal line of a long field goal, or 0."""
        end = self._settled
        far = FIELD - end.los if end is not None and end.how == "good" and self._kind == "field_goal" else 0
        return far if far >= FAR else 0
