"""What both seats of a Jukem match always know beside the cards that lie open."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeVar

from msgspec import Meta

from game.contract import MOST_COUNTED, Facts
from game.variants.jukem.cards import LAST_PERIOD, STALL_LIMIT

T = TypeVar("T")

Seat = Annotated[int, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=0, le=MOST_COUNTED)]
Period = Annotated[int, Meta(ge=0, le=LAST_PERIOD)]
"""0 and 1 are the halves, 2 to 11 sudden death (JF-77)."""


class Fresh(NamedTuple):
    """What came to a hand since its seat discarded; all its other cards make no play (JF-41).

    A discard is a choice only for a hand without a play, so everybody knows this until the seat's next play.
    """

    drawn: Count = 0
    """Hidden cards from the draw pile, the last ones of the hand."""
    taken: Count = 0
    """Cards from the discard pile, the last ones of those that both know."""


NOTHING_FRESH = Fresh()


class Score(NamedTuple):
    """One touchdown or field goal (JF-2), kept so that the points can be accounted for."""

    seat: Seat
    points: Literal[7, 3]
    period: Period


class JukemFacts(Facts, kw_only=True):
    """The public facts of a match; pairs go by seat."""

    practice: bool = False
    first_dealer: Seat = 0
    period: Period = 0
    attacker: Seat
    """The seat on turn, even while the defense decides."""
    points: tuple[Count, Count] = (0, 0)
    scoring: tuple[Score, ...] = ()
    stall: Annotated[int, Meta(ge=0, le=STALL_LIMIT)] = 0
    """Turns in a row in which nobody drew from the draw pile (JF-24)."""
    drew: bool = False
    """Whether the attacker has drawn from the draw pile in this turn."""
    took: bool = False
    """Whether the attacker has taken the discard in this turn (JF-18)."""
    known: tuple[Count, Count] = (0, 0)
    """How many cards at the front of each hand the other seat has seen being taken from the discard pile (JF-84)."""
    fresh: tuple[Fresh | None, Fresh | None] = (None, None)
    """For each seat that discarded in its last turn, what came to its hand since; all have seen it."""

    @property
    def dealer(self) -> int:
        """The seat that dealt this period: the deal alternates (JF-70, JF-74)."""
        return self.first_dealer if self.period % 2 == 0 else 1 - self.first_dealer


def changed(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    """The pair with another value for one seat.

    >>> changed((7, 3), 1, 10)
    (7, 10)
    """
    return (pair[0], value) if seat else (value, pair[1])
