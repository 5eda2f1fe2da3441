"""The public facts of a Real Deal match."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from game.contract import MOST_COUNTED, Facts, ScoreKind
from game.variants.real_deal.cards import POSSESSIONS_NEEDED

Seat = Annotated[int, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=0, le=MOST_COUNTED)]
Choice = Literal["", "receive", "defer"]

FIRST_HALF = 2
"""Quarters of a half."""


class Score(NamedTuple):
    """One score: the seat, the points, the kind of score and the quarter."""

    seat: Seat
    points: int
    how: ScoreKind
    period: int


class Played(NamedTuple):
    """A card that lies face up in this possession, and who played it."""

    seat: Seat
    code: str


class RealDealFacts(Facts, kw_only=True):
    """The public facts, shared by state, view and position."""

    quarters: Literal[2, 4] = 4
    """Quarters of regulation."""
    color: Literal["black", "white"] = "black"
    """The team of seat 0; it changes only the look."""
    period: Annotated[int, Meta(ge=0, le=5)] = 0
    """The quarter, counted from 0; later ones than ``quarters`` are overtime (RD-66, RD-68)."""
    offense: Seat = 0
    """Who has the ball (RD-3)."""
    return_open: bool = False
    """Whether the possession may open with a RETURN TD (RD-41)."""
    limited: bool = False
    """Whether only long scoring plays are allowed (RD-51)."""
    finished: tuple[Count, Count] = (0, 0)
    """Possessions that each team has finished in this quarter (RD-59)."""
    chain: tuple[Played, ...] = ()
    """The face-up cards of this possession in the order of play; at a counter decision the last one waits for an
    answer."""
    points: tuple[Count, Count] = (0, 0)
    scoring: tuple[Score, ...] = ()
    toss_winner: Seat = 0
    choice: Choice = ""
    """The toss winner's choice before the match (RD-20)."""

    @property
    def in_overtime(self) -> bool:
        """Whether the next score wins (RD-67)."""
        return self.period >= self.quarters

    @property
    def is_last(self) -> bool:
        """Whether this is the last quarter or an overtime, in which END_QUARTER is never legal (RD-53)."""
        return is_last(self.period, self.quarters)

    @property
    def begins_half(self) -> bool:
        """Whether a half begins with this quarter (RD-20, RD-21)."""
        return self.period < self.quarters and self.period % FIRST_HALF == 0

    @property
    def toss_clause(self) -> str:
        """The clause that gives a seat the choice of a half."""
        return "RD-20" if self.period == 0 else "RD-21" if self.choice == "receive" else "RD-22"


def is_last(period: int, quarters: int) -> bool:
    """Returns whether a period is the last quarter or an overtime."""
    return period >= quarters - 1


def may_end(period: int, quarters: int, finished: tuple[int, int]) -> bool:
    """Returns whether HAS BALL END OF QUARTER may be played now (RD-52, RD-53)."""
    return not is_last(period, quarters) and min(finished) >= POSSESSIONS_NEEDED


def one_more_finished(finished: tuple[int, int], seat: int) -> tuple[int, int]:
    """Returns the finished possessions of each team after the seat has lost the ball once more (RD-59)."""
    first, second = finished
    return (first + 1, second) if seat == 0 else (first, second + 1)
