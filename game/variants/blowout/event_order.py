"""Puts the events of a down in the order of the log, and adds two of its own.

One names the card that a penalty call wasted, one combines the spot with the next down.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from msgspec.structs import asdict

from game.contract import Event
from game.events import BallSpotted, Consequence, DownSet, DriveBegan, Flag, Revealed


class CallWasted(Flag, frozen=True, kw_only=True, tag="call_wasted"):
    """The flag of a penalty call, with the card of ``seat`` that it wasted (BO-34, BO-35)."""

    card: str


class DownCame(Consequence, frozen=True, kw_only=True, tag="down_came"):
    """The next down of ``seat``. ``fresh`` if it begins a drive."""

    down: int
    ball_on: int
    marker: int
    fresh: bool


def event_order(events: Sequence[Event]) -> Sequence[Event]:
    """Returns the events of an action as the log tells them."""
    return list(_told(events))


def _told(events: Sequence[Event]) -> Iterator[Event]:
    called = {event.seat: event.code for event in events if isinstance(event, Revealed)}
    ball_on = 0
    for event, following in zip_longest(events, events[1:]):
        if isinstance(event, BallSpotted):
            ball_on = event.ball_on
        if isinstance(event, Flag) and event.clause in ("BO-34", "BO-35"):
            yield CallWasted(**asdict(event), card=called[event.seat])
            continue
        yield event
        if isinstance(event, DownSet):
            fresh = isinstance(following, DriveBegan)
            clause, seat, down, marker = event.clause, event.seat, event.down, event.marker
            yield DownCame(clause=clause, seat=seat, down=down, ball_on=ball_on, marker=marker, fresh=fresh)
