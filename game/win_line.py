"""The win chances along a match, and the plays that changed them most."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice, pairwise
from typing import NamedTuple

from game.contract import Event
from game.cursor import Cursor, Step
from game.events import Consequence, DriveAdvanced, Scored, SeatEvent
from game.match import Match

Chances = tuple[float, ...]
"""By seat."""
MIN_TURNING_POINT = 0.05
"""Smallest change that makes a play the turning point of a period."""
OVERTIME_ACT = 0.005
"""Progress of the match per act of overtime."""


class Swing(NamedTuple):
    """A play that changed the win chances."""

    first: int
    """Number of actions before it."""
    last: int
    """Number of actions at its end."""
    act: int
    """The act within it that changed the chances most."""
    seat: int
    """The seat that gained most."""
    gained: float
    """The increase of that seat's chance."""


class Point(NamedTuple):
    """A point of the line."""

    along: float
    """Progress of the match: 0 at its beginning, 1 at the end of regulation, more in overtime."""
    chances: Chances


class RunningLine:
    """The line of a match, extended as the match goes on and rebuilt if it went back. Uses public facts only."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._begin()

    def _begin(self) -> None:
        self._state, self._points = self.match.state_after(0), list[Point]()
        self._last_events: Sequence[Event] = ()
        """The events of the last act in the line."""
        self._ends = False
        """Whether the chances are unknown from there on."""

    def to(self, count: int) -> Sequence[Point]:
        """Returns the points of the opening and of ``count`` acts, or none in a match without chances.

        A concession changes the last point to the result.
        """
        match, last = self.match, len(self._points) - 1
        # The event list of an act is the same object as long as that act stands.
        if last >= 0 and (last >= len(match.history) or match.history[last] is not self._last_events):
            self._begin()
        while len(self._points) <= count and not self._ends:
            if self._points:
                self._state.push(match.actions[len(self._points) - 1])
            found = match.rules.chances(self._state)
            self._ends = found is None
            if found is not None:
                self._points.append(Point(self._along(), found))
                self._last_events = match.history[len(self._points) - 1]
        if self._ends:
            return ()
        points, result = self._points[: count + 1], match.result
        if match.conceded is not None and result is not None and count == len(match.actions):
            share = 1.0 / len(result.winners)
            end = tuple([share if seat in result.winners else 0.0 for seat in range(len(match.players))])
            points[-1] = points[-1]._replace(chances=end)
        return points

    def _along(self) -> float:
        """Returns the progress of the match at the end of the line. It never decreases."""
        before, features = self._points[-1].along if self._points else 0.0, self.match.rules.features
        if features is None or self._state.result is not None:
            return max(before, 1.0)
        left = features(self._state).left
        return max(before + OVERTIME_ACT * (before >= 1.0), 1.0 - left)


def win_line(match: Match) -> list[Chances] | None:
    """Returns each seat's chance after each number of actions, or None for a match without chances."""
    return [point.chances for point in RunningLine(match).to(len(match.actions))] or None


def line_of_plays(match: Match) -> list[Chances]:
    """Returns the same line without what a concession changed, as that is no play; empty without chances."""
    line, end = win_line(match) or [], match.rules.chances(match.state)
    return [*line[:-1], end] if line and end is not None else line


def swings(cursor: Cursor, line: Sequence[Chances], most: int) -> list[Swing]:
    """Returns the plays that changed the chances most, the largest first."""
    found = sorted(_plays(cursor, line, 0, cursor.length), key=lambda swing: -swing.gained)
    return list(islice((swing for swing in found if _is_explained(cursor.match, swing)), most))


def turning_point(cursor: Cursor, line: Sequence[Chances], first: int, last: int) -> Swing | None:
    """Returns the play between two numbers of actions that changed the chances most, or None if that is too little."""
    found = (swing for swing in _plays(cursor, line, first, last) if _is_explained(cursor.match, swing))
    most = max(found, key=lambda swing: swing.gained, default=None)
    return most if most is not None and most.gained >= MIN_TURNING_POINT else None


def _plays(cursor: Cursor, line: Sequence[Chances], first: int, last: int) -> list[Swing]:
    inside = (place for place in cursor.places(Step.PLAY) if first < place < last)
    return [_swing(line, *ends) for ends in pairwise(dict.fromkeys([first, *inside, last]))]


def _swing(line: Sequence[Chances], first: int, last: int) -> Swing:
    moved = [after - before for before, after in zip(line[first], line[last], strict=True)]
    seat = max(range(len(moved)), key=moved.__getitem__)
    act = max(range(first + 1, last + 1), key=lambda place: line[place][seat] - line[place - 1][seat])
    return Swing(first, last, act, seat, moved[seat])


def _events(match: Match, swing: Swing) -> list[Event]:
    return [event for index in range(swing.first + 1, swing.last + 1) for event in match.history[index]]


def _answers(events: Iterable[Event], seat: int) -> list[Event]:
    """Returns what a seat did to another one's play or drive."""
    return [event for event in events if isinstance(event, SeatEvent) and event.actor == seat != event.seat]


def _is_explained(match: Match, swing: Swing) -> bool:
    """Returns whether a sentence can say why that side gained, which a mere gain of the other side does not."""
    events = _events(match, swing)
    if any(match.rules.play_line(event, match.names) for event in events):
        return True
    others_gain = any(isinstance(each, DriveAdvanced) and each.gain > 0 and each.seat != swing.seat for each in events)
    told = [each for each in events if isinstance(each, Scored)] + _answers(events, swing.seat)
    return not others_gain or any(match.rules.words.log_line(each, match.names, options=match.options) for each in told)


def what_happened(match: Match, swing: Swing) -> str:
    """Returns what happened in a play, in one sentence: a score, the play, or the act that changed the chances most."""
    rules, act = match.rules, match.history[swing.act]
    events = _events(match, swing)

    def lines(told: Iterable[Event]) -> Iterator[str | None]:
        return (rules.words.log_line(event, match.names, options=match.options) for event in told)

    plays = {event.actor: line for event in events if (line := rules.play_line(event, match.names))}
    ends = not plays or any(rules.play_line(event, match.names) for event in act)
    turned = [event for event in act if plays and event.actor == swing.seat]
    scores = lines(event for event in events if isinstance(event, Scored))
    lost = [event for event in act if ends and isinstance(event, Consequence) and event.seat != swing.seat]
    answered = [] if plays else _answers(events, swing.seat)
    found = chain(
        *(scores, [plays.get(swing.seat)], lines(turned), lines(lost), lines(answered)),
        *(plays.values(), lines(act), lines(events)),
    )
    return next(filter(None, found), "")
