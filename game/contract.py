"""The base classes and records that variants share with the tables, the bots and the saves.

A variant supplies a :class:`State` with phases, its actions, a :class:`View` and the records of ``variant.py``. The
rest of the program uses only the names in these two files.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, Self

import msgspec


class IllegalAction(ValueError):
    """An action that the current decision does not allow. The state was left unchanged."""


class BadPosition(ValueError):
    """A position that breaks an invariant of its variant; the message starts with the field's name."""


class Source(NamedTuple):
    """A card that an action uses: its zone and its face."""

    zone: str
    code: str
    """Empty if any card of the zone will do, such as the one in a slot."""
    along: bool = False
    """True if the card only goes along with others and cannot be played by itself."""


class Target(NamedTuple):
    """The place an action goes to: a zone, slot, lane or seat by name, or a number."""

    kind: Literal["zone", "slot", "lane", "seat", "number"]
    name: str = ""
    """For a number, the range it belongs to: one decision may have two."""
    number: int = 0
    """The seat or number, for these two kinds."""


class Pick(NamedTuple):
    """The clicks that select an action at a table: its cards, then its place if it has one.

    An action with neither is a button or a menu entry. A draw pile is a place.
    """

    sources: tuple[Source, ...] = ()
    target: Target | None = None


NO_PICK = Pick()


class Action(msgspec.Struct, frozen=True, tag_field="do", cache_hash=True):
    """One legal answer to a decision. It names the cards it uses by code.

    ``str(action)`` is its text form, which rulebooks and stored matches use.
    """

    text: ClassVar[str]
    """The text form, if all actions of the type share one."""

    def __str__(self) -> str:
        return self.text

    def pick(self, seat: int) -> Pick:
        """Returns the cards that ``seat`` uses, with their zones, and the place where they go."""
        return NO_PICK


class Event(msgspec.Struct, frozen=True, tag_field="event", kw_only=True):
    """One thing that happened, small enough to animate. ``clause`` is the rule that caused it."""

    acted_by: ClassVar[str] = "seat"
    """The name of the field that holds the acting seat; empty if no seat acts."""

    clause: str

    @property
    def actor(self) -> int | None:
        """Returns the seat that did it, or None if no seat did."""
        seat: int | None = getattr(self, self.acted_by, None)
        return seat

    def masked(self, seat: int | None) -> Event:
        """Returns the event as ``seat`` may know it; None stands for a spectator, who sees no hand."""
        return self


Emit = Callable[[Event], None] | None
"""Called with each event as it happens; None if nobody listens, as in a search."""


class Decision(NamedTuple):
    """A decision that the match waits for."""

    seat: int
    kind: str
    """The name of the phase in the rulebook: ``replenish``, ``play``, ``defense`` ..."""
    clause: str
    covert: bool = False
    """True if even the number of choices would reveal something about the seat's hand."""
    quiet: bool = True
    """False if a card just played waits for its answer, so that the position cannot be evaluated yet."""
    group: str = ""
    """The name shared by consecutive decisions that the rulebook makes simultaneously.

    Until the last of them is made, only its owner knows a choice; the others know just that it was made. Two
    consecutive groups have different names.
    """
    gesture: str = ""
    """The gesture it is a step of; the actions of a gesture are committed, stored, shown and taken back together.

    Two consecutive gestures of one seat have different names.
    """
    binding: bool = False
    """True if the rulebook makes the choice final, even in a group that is still open."""


class Ending(StrEnum):
    """How a match ended."""

    REGULATION = "regulation"
    SUDDEN_DEATH = "sudden_death"
    TIE = "tie"
    CONCEDED = "conceded"


class ScoreKind(StrEnum):
    """How points were scored."""

    TOUCHDOWN = "touchdown"
    RUSHING_TOUCHDOWN = "rushing_touchdown"
    PASSING_TOUCHDOWN = "passing_touchdown"
    RETURN_TOUCHDOWN = "return_touchdown"
    FIELD_GOAL = "field_goal"
    SAFETY = "safety"
    EXTRA_POINT = "extra_point"
    TWO_POINTS = "two_points"
    """A two-point conversion."""
    DEFENSIVE_CONVERSION = "defensive_conversion"
    """A try that the defense returned."""

    @property
    def is_touchdown(self) -> bool:
        """Returns whether it is any kind of touchdown."""
        return self.value.endswith("touchdown")

    @property
    def is_try(self) -> bool:
        """Returns whether it belongs to the try after a touchdown, and so to that touchdown's drive."""
        return self in (ScoreKind.EXTRA_POINT, ScoreKind.TWO_POINTS, ScoreKind.DEFENSIVE_CONVERSION)


class DriveEnd(StrEnum):
    """How a drive ended."""

    TOUCHDOWN = "touchdown"
    FIELD_GOAL = "field_goal"
    SAFETY = "safety"
    """Given up by the offense, or scored by it in a game that allows that: see the drive's points."""
    WIPED = "wiped"
    STOPPED = "stopped"
    PUNT = "punt"
    MISSED_FIELD_GOAL = "missed_field_goal"
    FUMBLE = "fumble"
    INTERCEPTION = "interception"
    DOWNS = "downs"
    """Turned over on downs."""
    OUT_OF_CARDS = "out_of_cards"
    TIME = "time"
    """The half or the match ended first."""


class Result(msgspec.Struct, frozen=True):
    """The end of a match: points by seat, the winning seats (in a tie all leaders) and the reason."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: Ending


class Card(msgspec.Struct, frozen=True):
    """A card's face as data. Equal copies share one record."""

    code: str
    """The readable name used in files and actions. Codes are only ever added, never changed."""
    title: str
    """What is printed on the card."""
    kind: str
    category: str
    """The family of the artwork: run, pass, catch, kick, defense, turnover, penalty, wild or special."""
    count: int
    effect: str
    """What the card does, in at most eight words."""
    when: str
    """When the card may be played; printed at its foot."""
    clause: str
    value: int = 0
    """Yards or points; 0 if the card has no number."""
    low: int = 0
    high: int = 0
    """The range of a pass in yards, both ends included."""


MOST_COUNTED = 99_999
"""A limit above every public counter of a real match. A written position beyond it is refused."""


class Facts(msgspec.Struct, kw_only=True, gc=False):
    """The public facts of a match, known to every seat: score, period, whose turn it is, counters.

    A variant declares its own fields once, in a subclass, with immutable values only. State, view and position share
    that declaration. Immutable values form no reference cycle, so the garbage collector is switched off for the
    records: that makes copying three times as fast.
    """

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...


class State:
    """A complete position of a match, including hidden cards.

    Subclasses hold ``phase`` (None when the match is over) and supply the rest of the contract.
    """

    __slots__ = ()

    phase: Any
    facts: Any
    """The public facts of the match, an instance of the variant's :class:`Facts`."""

    @property
    def decision(self) -> Decision | None:
        """Returns the decision that the match waits for, or None if it is over."""
        phase = self.phase
        return None if phase is None else phase.decision(self)

    def legal_actions(self) -> list[Action]:
        """Returns all choices of the current decision in a fixed order; empty only when the match is over."""
        phase = self.phase
        return [] if phase is None else phase.legal_actions(self)

    def apply(self, action: Action) -> list[Event]:
        """Applies one legal action and returns the events.

        Raises IllegalAction, and changes nothing, for an action that is not legal.
        """
        if action not in self.legal_actions():
            asked = self.decision
            what = f"{asked.kind} of seat {asked.seat}" if asked else "a match that is over"
            raise IllegalAction(f"{action} is not a choice at the {what}")
        events: list[Event] = []
        self.phase.apply(self, action, events.append)
        return events

    def push(self, action: Action) -> None:
        """Applies an action known to be legal, without events. Used by search."""
        self.phase.apply(self, action, None)

    def why_not(self, source: int | None, target: Target | None = None, chosen: Sequence[int] = ()) -> str | None:
        """Returns why a card or place cannot be chosen now, using only what its owner may know, or None if it can.

        ``source`` is a card id, or None for a place by itself; ``target`` is where the cards would go; ``chosen`` are
        the ids of the cards already picked for the same action.
        """
        phase = self.phase
        return "The match is over." if phase is None else phase.why_not(self, source, target, chosen)

    def clone(self) -> Self:
        """Returns a copy that shares nothing mutable."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """Returns everything that ``seat`` may know, and nothing else."""
        raise NotImplementedError

    @property
    def result(self) -> Result | None:
        """Returns how the match ended, or None if it is not over."""
        raise NotImplementedError

    def to_dict(self) -> dict[str, Any]:
        """Returns the position as JSON that a person can edit: zones by name, cards by readable code."""
        raise NotImplementedError

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """Reads a position written by ``to_dict``. Raises BadPosition with the name of the wrong field."""
        raise NotImplementedError

    def check(self) -> None:
        """Raises BadPosition if an invariant of the variant is broken."""
        raise NotImplementedError


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat knows, including what it saw earlier. Variants add their own fields."""

    seat: int
    decision: Decision | None
    points: tuple[int, ...]
    result: Result | None = None

    def sample(self, rng: Random) -> State:
        """Returns a random full state consistent with everything the seat knows, drawn from ``rng``."""
        raise NotImplementedError

    def remembered(self) -> frozenset[int]:
        """Returns the cards that are face down to the seat now but whose place it remembers."""
        return frozenset()

    def zones(self) -> dict[str, tuple[int | None, ...]]:
        """Returns every zone by name: card ids bottom to top or left to right, None for a hidden card."""
        raise NotImplementedError
