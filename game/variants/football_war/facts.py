"""The public facts of a Football War match: everything that all seats know, except cards."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from game.contract import MOST_COUNTED, Facts
from game.variants.football_war.cards import LAST_PERIOD, SAFETY_CHAIN, Passed, Score

Seat = Annotated[int, Meta(ge=0, le=3)]
Count = Annotated[int, Meta(ge=0, le=MOST_COUNTED)]
Points = Annotated[int, Meta(ge=0, le=999)]
Mask = Annotated[int, Meta(ge=0, le=15)]
"""Seats as bits."""


class FootballWarFacts(Facts, kw_only=True):
    """The public facts of a match. Tuples with one entry per seat are in seat order."""

    seats: Literal[2, 4] = 2
    length: Literal["two", "one"] = "two"
    """Number of halves (FW-90, FW-111)."""
    play_clock: Literal["off", "30", "60"] = "off"
    """Seconds of the play clock. The rules only use whether it is on (FW-77)."""
    period: Annotated[int, Meta(ge=0, le=LAST_PERIOD)] = 0
    """0 and 1 are the halves, 2 and 3 are overtime."""
    offense: Seat = 0
    defense: Seat = 1
    clockwise: bool = True
    """The direction of play (FW-104)."""
    first_kicker: Seat = 1
    """Who kicks off the first half and has the ball in the second (FW-22)."""
    live: str | None = None
    """The code of the live play, FIELD GOAL for a kick."""
    chain: Annotated[int, Meta(ge=0, le=SAFETY_CHAIN)] = 0
    """AUDIBLEs in a row, 0 if the live play is a real card (FW-61)."""
    points: tuple[Points, ...] = (0, 0)
    scoring: tuple[Score, ...] = ()
    timeouts: tuple[Seat, ...] = (0, 1)
    """The seats that still have their timeout of the half (FW-71)."""
    look_backs: tuple[Seat, ...] = (0, 1)
    """The seats that still have their look-back of the half (FW-76)."""
    locked_seen: tuple[Mask, ...] = ()
    """The other seat that knows each locked card, as a bit, or 0 (FW-75)."""
    looking: bool = False
    """Whether the deciding seat sees the whole Drive pile (FW-74)."""
    timed: tuple[Seat, ...] = ()
    """The seats on the play clock (FW-77)."""
    asked: Count = 0
    """Number of seats that have said whether they play on the clock."""
    clock_stopped: bool = False
    """Whether the clock ran out in this decision (FW-77)."""
    drawn: tuple[Count, ...] = (0, 0)
    """Number of hidden cards that each seat has drawn in the half, without the deal."""
    passed: tuple[tuple[Passed, ...], ...] = ((), ())
    """The plays that each seat has conceded in the half, each once, the latest last."""

    def next_seat(self, seat: int) -> int:
        """Returns the next seat in the direction of play (FW-97)."""
        return (seat + (1 if self.clockwise else -1)) % self.seats

    @property
    def leaders(self) -> tuple[int, ...]:
        """Returns the seats with the most points."""
        best = max(self.points)
        return tuple([seat for seat, points in enumerate(self.points) if points == best])
