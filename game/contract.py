"""The words that every variant shares with the table, the bots and the saves.

A variant supplies a :class:`State` with phases, its actions and a :class:`View`, and the records of ``variant.py``;
everything else in the program is written against the names in these two files.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, Self

import msgspec


class IllegalAction(ValueError):
    """An action that the decision at hand does not offer; the state was left as it was."""


class BadPosition(ValueError):
    """A position that breaks an invariant of its variant; the message starts with the field's name."""


class Source(NamedTuple):
    """A card that an action uses: where it lies, and its face."""

    zone: str
    code: str
    """Empty where any card of the zone will do, as for the one that stands in a slot."""
    along: bool = False
    """True where the card is merely taken along and cannot be played by itself."""


class Target(NamedTuple):
    """Where an action goes: a zone, a slot, a lane or a seat by name, or a number."""

    kind: Literal["zone", "slot", "lane", "seat", "number"]
    name: str = ""
    """For a number the range that it is from: one decision may have two."""
    number: int = 0
    """The seat or the number, for these two kinds."""


class Pick(NamedTuple):
    """How an action is picked at a table: its cards, and then its place, where it has any.

    An action with neither is a button, or an entry of a menu. A card pile that is drawn from is a place.
    """

    sources: tuple[Source, ...] = ()
    target: Target | None = None


NO_PICK = Pick()


class Action(msgspec.Struct, frozen=True, tag_field="do", cache_hash=True):
    """One legal answer to a decision, naming the codes of the cards that it uses.

    ``str(action)`` is its text form, the one that rulebooks and stored matches use.
    """

    text: ClassVar[str]
    """The text form of a kind that has but one."""

    def __str__(self) -> str:
        return self.text

    def pick(self, seat: int) -> Pick:
        """The cards that ``seat`` uses with it, with their zones, and where they go."""
        return NO_PICK


class Event(msgspec.Struct, frozen=True, tag_field="event", kw_only=True):
    """One thing that happened, small enough to animate; ``clause`` is the rule that caused it."""

    acted_by: ClassVar[str] = "seat"
    """The field that names the seat whose doing it is; empty where it is nobody's."""

    clause: str

    @property
    def actor(self) -> int | None:
        """The seat whose doing it is, if it is anybody's."""
        seat: int | None = getattr(self, self.acted_by, None)
        return seat

    def masked(self, seat: int | None) -> Event:
        """The event as ``seat`` may know it; None is an onlooker who sees no hand."""
        return self


Emit = Callable[[Event], None] | None
"""Takes each event as it happens; None when nobody listens, as in a search."""


class Decision(NamedTuple):
    """What the match waits for."""

    seat: int
    kind: str
    """The phase's name in the rulebook: ``replenish``, ``play``, ``defense`` ..."""
    clause: str
    covert: bool = False
    """True where even the number of choices would betray the seat's hand to the others."""
    quiet: bool = True
    """False where something just laid waits for its answer, so that the position cannot be judged yet."""
    group: str = ""
    """The name that it shares with the decisions right after it which the rulebook has made together with it.

    Until the last of them is in, nobody but its owner learns more of a choice than that it was made. Two groups in a
    row have two names.
    """
    gesture: str = ""
    """The gesture that it is a step of: its actions are committed, stored, shown and taken back as one.

    Two gestures of one seat in a row have two names.
    """
    binding: bool = False
    """True where the rulebook says that the choice stands once it is made, in an open group too."""


class Ending(StrEnum):
    """How a match came to its end."""

    REGULATION = "regulation"
    SUDDEN_DEATH = "sudden_death"
    TIE = "tie"
    CONCEDED = "conceded"


class ScoreKind(StrEnum):
    """How points were made, so that no headline takes one for another."""

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
        """Whether it is a touchdown of some kind."""
        return self.value.endswith("touchdown")

    @property
    def is_try(self) -> bool:
        """Whether it belongs to the try after a touchdown, and so to the drive before it."""
        return self in (ScoreKind.EXTRA_POINT, ScoreKind.TWO_POINTS, ScoreKind.DEFENSIVE_CONVERSION)


class DriveEnd(StrEnum):
    """What became of a drive."""

    TOUCHDOWN = "touchdown"
    FIELD_GOAL = "field_goal"
    SAFETY = "safety"
    """The offense gave one up, or, in a game where a drive can score one, made it: the points tell."""
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
    """The end of a match: points by seat, the winning seats (all leaders where it is a tie) and the reason."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: Ending


class Card(msgspec.Struct, frozen=True):
    """A card's face as data; equal copies share one record."""

    code: str
    """The readable name used in files and actions. Codes are only ever added."""
    title: str
    """What is printed on the card."""
    kind: str
    category: str
    """One of run, pass, catch, kick, defense, turnover, penalty, wild, special: the family of the artwork."""
    count: int
    effect: str
    """What it does, in at most eight words."""
    when: str
    """When it may be played, for the card's foot."""
    clause: str
    value: int = 0
    """Yards or points, 0 where the card has no number."""
    low: int = 0
    high: int = 0
    """The range of a pass in yards, ends included."""


MOST_COUNTED = 99_999
"""More than any public counter of a match can reach: a written position beyond it is refused."""


class Facts(msgspec.Struct, kw_only=True, gc=False):
    """The public facts of a match, which every seat always knows: score, period, whose turn, counters.

    A variant declares each of its own once, in a subclass, with immutable values alone: state, view and position share
    the declaration. As such values make no circle, no record of them need be watched by the garbage collector: it is
    copied three times as fast.
    """

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...


class State:
    """A full position of a match, hidden cards included.

    Subclasses hold ``phase`` (None when the match is over) and supply the rest of the contract.
    """

    __slots__ = ()

    phase: Any
    facts: Any
    """The public facts of the match, one :class:`Facts` of the variant's own."""

    @property
    def decision(self) -> Decision | None:
        """What the match waits for, or None when it is over."""
        phase = self.phase
        return None if phase is None else phase.decision(self)

    def legal_actions(self) -> list[Action]:
        """Every choice of the decision at hand, in a fixed order; empty only when the match is over."""
        phase = self.phase
        return [] if phase is None else phase.legal_actions(self)

    def apply(self, action: Action) -> list[Event]:
        """Carries out one legal action and tells what happened.

        Raises IllegalAction, and changes nothing, for an action that is not offered.
        """
        if action not in self.legal_actions():
            asked = self.decision
            what = f"{asked.kind} of seat {asked.seat}" if asked else "a match that is over"
            raise IllegalAction(f"{action} is not a choice at the {what}")
        events: list[Event] = []
        self.phase.apply(self, action, events.append)
        return events

    def push(self, action: Action) -> None:
        """Carries out an action known to be legal, with events off: the door that search uses."""
        self.phase.apply(self, action, None)

    def why_not(self, source: int | None, target: Target | None = None, chosen: Sequence[int] = ()) -> str | None:
        """Why that card, or place, cannot be chosen now, from what its owner may know; None if it can.

        ``source`` is the id of a card, None for a place by itself; ``target`` is where the cards would go; ``chosen``
        are the ids of the cards already picked for the same action.
        """
        phase = self.phase
        return "The match is over." if phase is None else phase.why_not(self, source, target, chosen)

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """All that ``seat`` may know, and nothing else."""
        raise NotImplementedError

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        raise NotImplementedError

    def to_dict(self) -> dict[str, Any]:
        """The position as JSON that a person can edit: zones by name, cards by readable code."""
        raise NotImplementedError

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """The position that ``to_dict`` wrote. Raises BadPosition naming the field that is wrong."""
        raise NotImplementedError

    def check(self) -> None:
        """Raises BadPosition where an invariant of the variant is broken."""
        raise NotImplementedError


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat knows, what it has seen before included. Variants add their own fields."""

    seat: int
    decision: Decision | None
    points: tuple[int, ...]
    result: Result | None = None

    def sample(self, rng: Random) -> State:
        """A full state that agrees with everything the seat knows, its chance drawn from ``rng``."""
        raise NotImplementedError

    def remembered(self) -> frozenset[int]:
        """The cards that lie face down to the seat now and whose place it knows all the same."""
        return frozenset()

    def zones(self) -> dict[str, tuple[int | None, ...]]:
        """Every zone by name, card ids bottom to top or left to right; None for each card that is hidden."""
        raise NotImplementedError
