"""The cards of a Jukem match where they lie, and the public facts.

The rules act on a :class:`Board` and import nothing above it; ``state.py`` adds the methods that the contract requires.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Annotated, Literal, NamedTuple, Self, TypeVar

from msgspec import Meta
from msgspec.structs import astuple

from game.contract import MOST_COUNTED, BadPosition, Ending, Facts, Result
from game.documents import Documented, blank
from game.variants.jukem.cards import CODE, LAST_PERIOD, STALL_LIMIT, LaidPlay

T = TypeVar("T")

Seat = Annotated[int, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=0, le=MOST_COUNTED)]
Period = Annotated[int, Meta(ge=0, le=LAST_PERIOD)]
"""0 and 1 are the halves, 2 to 11 sudden death (JF-77)."""


class Fresh(NamedTuple):
    """The cards that came to a hand since its seat discarded; its other cards make no play (JF-41).

    Only a hand without a play may discard, so everybody knows this until the seat's next play.
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
    """Cards at the front of each hand that the other seat saw taken from the discard pile (JF-84)."""
    fresh: tuple[Fresh | None, Fresh | None] = (None, None)
    """For each seat that discarded in its last turn, the cards that came to its hand since."""

    @property
    def dealer(self) -> int:
        """Returns the seat that dealt this period: the deal alternates (JF-70, JF-74)."""
        return self.first_dealer if self.period % 2 == 0 else 1 - self.first_dealer


def changed(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    """Returns the pair with another value for one seat.

    >>> changed((7, 3), 1, 10)
    (7, 10)
    """
    return (pair[0], value) if seat else (value, pair[1])


@dataclass(slots=True, eq=False)
class Board(Documented):
    """The whole table, hidden cards included. Piles are lists whose last card is the top one.

    A hand lists first those of its cards that the other seat has seen being taken from the discard pile (JF-84). An
    action that names a face thus spends a known copy before a hidden one.
    """

    facts: JukemFacts
    hands: list[list[int]] = field(default_factory=lambda: [[], []])
    draw_pile: list[int] = field(default_factory=list)
    discard_pile: list[int] = field(default_factory=list)
    lines: list[list[LaidPlay]] = field(default_factory=lambda: [[], []])
    totals: list[int] = field(default_factory=lambda: [0, 0])
    """Yards on each drive line."""
    out_of_play: list[int] = field(default_factory=list)
    score_piles: list[tuple[tuple[int, ...], ...]] = field(default_factory=lambda: [(), ()])

    def clear(self) -> None:
        """Takes every card off the table."""
        self.hands = [[], []]
        self.draw_pile = []
        self.discard_pile = []
        self.lines = [[], []]
        self.totals = [0, 0]
        self.out_of_play = []
        self.score_piles = [(), ()]

    def clone(self) -> Self:
        """Returns a copy that shares no mutable part."""
        new: Self = blank(self.__class__)
        new.facts = self.facts.__copy__()
        new.key = self.key
        new.chance = self.chance
        new.phase = self.phase
        first, second = self.hands
        new.hands = [first[:], second[:]]
        new.draw_pile = self.draw_pile[:]
        new.discard_pile = self.discard_pile[:]
        mine, theirs = self.lines
        new.lines = [mine[:], theirs[:]]
        new.totals = self.totals[:]
        new.out_of_play = self.out_of_play[:]
        new.score_piles = self.score_piles[:]
        return new

    @property
    def last_turn(self) -> bool:
        """Returns whether the draw pile is used up, so that this turn ends the period (JF-63)."""
        return not self.draw_pile

    @property
    def result(self) -> Result | None:
        """Returns how the match ended (JF-72, JF-75, JF-77), or None while it goes on."""
        if self.phase is not None:
            return None
        first, second = self.facts.points
        winners = (0, 1) if first == second else (0,) if first > second else (1,)
        late = Ending.TIE if len(winners) == 2 else Ending.SUDDEN_DEATH
        return Result((first, second), winners, Ending.REGULATION if self.facts.period < 2 else late)

    def spend(self, seat: int, code: str) -> int:
        """Takes a copy of a face out of a hand, one that the other seat knows if there is one, and returns its id."""
        hand = self.hands[seat]
        for index, card in enumerate(hand):
            if CODE[card] == code:
                known = self.facts.known
                if index < known[seat]:
                    self.facts.known = changed(known, seat, known[seat] - 1)
                del hand[index]
                return card
        raise BadPosition(f"hand:{seat} holds no {code}")


def outline(board: Board, seat: int) -> Hashable:
    """Returns the key of a decision for the search of that seat: public facts, and its own hand if it decides."""
    hands, decision = board.hands, board.decision
    return (
        astuple(board.facts),
        tuple(hands[seat]) if decision and decision.seat == seat else len(hands[seat]),
        len(hands[1 - seat]),
        len(board.draw_pile),
        tuple(board.discard_pile),
        tuple(board.lines[0]),
        tuple(board.lines[1]),
    )
