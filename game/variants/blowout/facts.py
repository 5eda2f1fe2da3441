"""The public facts of a BLOWOUT!!! match."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from game.contract import MOST_COUNTED, Facts, ScoreKind
from game.field import DOWNS, FIELD
from game.variants.blowout.cards import START

Seat = Annotated[int, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=0, le=MOST_COUNTED)]
Length = Literal["quarters", "halves", "full"]
Stage = Literal["", "first", "reply", "sudden_death"]

PERIODS: dict[str, tuple[int, ...]] = {"full": (0, 1, 2, 3), "halves": (4, 5), "quarters": (6,)}
"""The periods of each length (BO-90, BO-114). A number has the same name in every match."""
OVERTIME = 7
HALFTIMES = (1, 4)
"""Periods followed by a halftime (BO-92)."""
LAST_RESHUFFLE = 4  # BO-104


class Score(NamedTuple):
    """One score."""

    seat: Seat
    points: int
    how: ScoreKind
    period: int


class BlowoutFacts(Facts, kw_only=True):
    """The public facts, shared by state, view and position."""

    length: Length = "halves"
    """The length of the match (BO-109)."""
    period: Annotated[int, Meta(ge=0, le=OVERTIME)] = PERIODS["halves"][0]
    """One of the length's ``PERIODS``, or ``OVERTIME``."""
    toss_winner: Seat = 0
    """The seat that won the toss before the game and chose (BO-16)."""
    started: Seat = 0
    """The seat that started the game on offense."""
    offense: Seat = 0
    """The seat with the ball."""
    ball_on: Annotated[int, Meta(ge=1, le=FIELD - 1)] = START
    """The line of scrimmage, in yards from the offense's own goal line (BO-3)."""
    marker: Annotated[int, Meta(ge=1, le=FIELD)] = START + 10
    """The first-down marker on the same scale (BO-6, BO-7)."""
    down: Annotated[int, Meta(ge=1, le=DOWNS)] = 1
    snaps: Count = 0
    """Number of snaps so far; keeps the secret calls of two snaps apart."""
    offense_call: str = ""
    """The code of the offense's call, from the reveal on."""
    defense_call: str = ""
    defense_response: str = ""
    """The code of the defense's response; empty before it and if the play stands."""
    points: tuple[Count, Count] = (0, 0)
    scoring: tuple[Score, ...] = ()
    stage: Stage = ""
    """The stage of overtime: first possession, reply, or first score wins (BO-97 to BO-102)."""
    reshuffles: Annotated[int, Meta(ge=0, le=LAST_RESHUFFLE)] = 0
    """How often the offense had no call left in this overtime (BO-103, BO-104)."""

    @property
    def in_overtime(self) -> bool:
        """Whether regulation is over."""
        return self.period == OVERTIME

    @property
    def is_last_period(self) -> bool:
        """Whether regulation ends with this period."""
        return self.period == PERIODS[self.length][-1]

    @property
    def to_go(self) -> int:
        """Yards to the marker."""
        return self.marker - self.ball_on
