"""Puts the events of a down in the order of the log, and adds some of its own.

One names the card that a penalty call wasted, one combines the spot with the next down, one the end of a play with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from msgspec.structs import asdict

from game.contract import Event
from game.events import BallSpotted, Consequence, DownSet, DriveBegan, Flag, Revealed
from game.field import FIELD
from game.variants.blowout.events import PlayChallenged, PlayEnded


class CallWasted(Flag, frozen=True, kw_only=True, tag="call_wasted"):
    """The flag of a penalty call, with the card of ``seat`` that it wasted (BO-34, BO-35)."""

    card: str


class DownCame(Consequence, frozen=True, kw_only=True, tag="down_came"):
    """The next down of ``seat``. ``fresh`` if it begins a drive."""

    down: int
    ball_on: int
    marker: int
    fresh: bool


class PlayCame(PlayEnded, frozen=True, kw_only=True, tag="play_came"):
    """The end of a play, and the down that follows at its end, which is ``spot`` for the side with the ball then."""

    spot: int
    down: int
    marker: int


def event_order(events: Sequence[Event]) -> Sequence[Event]:
    """Returns the events of an action as the log tells them."""
    return list(_told(events))


def _told(events: Sequence[Event]) -> Iterator[Event]:
    called = {event.seat: event.code for event in events if isinstance(event, Revealed)}
    next_down = next((event for event in events if isinstance(event, DownSet)), None)
    told = any(isinstance(event, PlayChallenged) for event in events)  # which says that the down is played again
    ball_on = 0
    for event, following in zip_longest(events, events[1:]):
        if isinstance(event, BallSpotted):
            ball_on = event.ball_on
        if isinstance(event, PlayEnded) and (came := _goes_on(event, events, next_down)):
            told = True
            yield came
            continue
        if isinstance(event, Flag) and event.clause in ("BO-34", "BO-35"):
            yield CallWasted(**asdict(event), card=called[event.seat])
            continue
        yield event
        if isinstance(event, DownSet) and not (told and event is next_down):
            fresh = isinstance(following, DriveBegan)
            clause, seat, down, marker = event.clause, event.seat, event.down, event.marker
            yield DownCame(clause=clause, seat=seat, down=down, ball_on=ball_on, marker=marker, fresh=fresh)


def _goes_on(play: PlayEnded, events: Sequence[Event], down: DownSet | None) -> PlayCame | None:
    """Returns the play with the next down if that begins where the play has ended, else None."""
    spot = next((event for event in events if isinstance(event, BallSpotted)), None)
    if spot is None or down is None or down.seat != play.actor or not 0 < play.ends_at < FIELD:
        return None
    return PlayCame(**asdict(play), spot=spot.ball_on, down=down.down, marker=down.marker)
