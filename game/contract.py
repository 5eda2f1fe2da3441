"""The words that every variant shares with the table, the bots and the saves.

A variant supplies a :class:`State` with phases, its actions, a :class:`View` and a :class:`Variant` record; everything
else in the program is written against the names in this file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol, Self

import msgspec

if TYPE_CHECKING:
    from game.drives import Drive, Gain


class IllegalAction(ValueError):
    """An action that the decision at hand does not offer; the state was left as it was."""


class BadPosition(ValueError):
    """A position that breaks an invariant of its variant; the message starts with the field's name."""


class UnknownVariant(ValueError):
    """No variant of that name can be played."""


class BadOption(ValueError):
    """An option that the variant does not have, or a value that the option does not take."""


class Action(msgspec.Struct, frozen=True, tag_field="do", cache_hash=True):
    """One legal answer to a decision, naming the codes of the cards that it uses.

    ``str(action)`` is its text form, the one that rulebooks and stored matches use.
    """


class Event(msgspec.Struct, frozen=True, tag_field="event", kw_only=True):
    """One thing that happened, small enough to animate; ``clause`` is the rule that caused it."""

    clause: str

    @property
    def actor(self) -> int | None:
        """The seat whose doing it is, if it is anybody's."""
        seat: int | None = getattr(self, "seat", None)
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


class Ending(StrEnum):
    """How a match came to its end."""

    REGULATION = "regulation"
    SUDDEN_DEATH = "sudden_death"
    TIE = "tie"
    CONCEDED = "conceded"


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


class Phase(Protocol):
    """One decision point of a rulebook: what may be chosen there, and what each choice does."""

    name: str
    clause: str

    def decision(self, state: Any) -> Decision: ...
    def legal_actions(self, state: Any) -> list[Action]: ...
    def apply(self, state: Any, action: Any, emit: Emit) -> None: ...


class State:
    """A full position of a match, hidden cards included.

    Subclasses hold ``phase`` (None when the match is over) and supply the rest of the contract.
    """

    __slots__ = ()

    phase: Any
    variant_name: ClassVar[str]

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

    def why_not(self, card_id: int, chosen: Sequence[int] = ()) -> str | None:
        """Why that card of the deciding seat cannot join ``chosen`` now, as its owner may know it; None if it can."""
        raise NotImplementedError

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


class Option(msgspec.Struct, frozen=True):
    """One choice made before a match starts."""

    name: str
    title: str
    values: tuple[str, ...]
    default: str
    labels: tuple[str, ...]
    """What a player reads for each value, in the same order."""
    why: str
    """One sentence on what the option changes."""


class Advice(NamedTuple):
    """What a policy would do, and why in one sentence."""

    action: Action
    reason: str


class Policy(Protocol):
    """A rule of thumb that answers a decision from a view alone."""

    def __call__(self, view: Any, legal_actions: Sequence[Action], rng: Random) -> Action: ...


class Words(Protocol):
    """A variant's ``words`` module: everything a player reads about it."""

    EXTRA_TIME: str
    """What is played when regulation ends level."""
    MEASURE: tuple[str, str]
    """What drives are measured in, one and more of it."""
    FULL_DRIVE: int
    """What a drive mostly comes to at most, in the measure of ``gain``."""

    def title(self, code: str) -> str:
        """A card's name in running text."""

    def period_name(self, period: int) -> str:
        """What a period is called; they count from 0."""

    def log_line(self, event: Event, names: Sequence[str], forgetful: bool = False) -> str | None:
        """One plain sentence for an event, or None where it needs none; ``names`` are the seats' clubs.

        A forgetful one names no card: some games forbid to look back further than a little.
        """

    def gain(self, event: Event) -> Gain | None:
        """By how much an event changes a drive, in the game's own measure, or None where it changes none."""

    def drive_line(self, drive: Drive, names: Sequence[str]) -> str:
        """What became of a drive, in one plain sentence."""

    def begins_exchange(self, event: Event) -> bool:
        """Whether the lines before the exchange before this one become forgetful."""

    def label(self, action: Action) -> str:
        """What the action is called on a button."""

    def button(self, action: Action) -> tuple[str, str]:
        """The action in two short lines: what it does, and with which cards."""

    def prompt(self, view: Any, names: Sequence[str]) -> str:
        """What is asked of the deciding seat, in at most twelve words."""

    def situation(self, view: Any, names: Sequence[str]) -> str:
        """The table in a few sentences, from what the view's seat knows."""

    def rules(self) -> Sequence[RuleText]:
        """The whole rulebook in our own words, in the order in which it is read."""


class RuleText(NamedTuple):
    """One clause as a player reads it."""

    clause: str
    section: str
    text: str


class Variant(msgspec.Struct, frozen=True, kw_only=True):
    """One of the five games: what the program needs to know to offer it, and the doors into its rules."""

    name: str
    title: str
    pitch: str
    """One sentence that makes a person want to play."""
    minutes: tuple[int, int]
    complexity: int
    """1 (learned while playing) to 5 (a simulation)."""
    mood: str
    prefix: str
    """What its rulebook clauses start with."""
    package: str | None = None
    """The module that holds its :class:`Rules`; None while it cannot be played."""

    @property
    def built(self) -> bool:
        """Whether the game can be started."""
        return self.package is not None


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The doors into one variant's package."""

    variant: Variant
    version: int
    """Raised whenever a stored match may replay differently."""
    seats: tuple[int, ...]
    """The numbers of seats that can play."""
    seat_option: str | None = None
    """The option that sets the number of seats, if one does."""
    options: tuple[Option, ...]
    bound: int
    """More decisions than any match can have."""
    cards: Mapping[str, Card]
    """Faces by code."""
    code_of: Callable[[int], str]
    """The code of a card id."""
    start: Callable[[Mapping[str, str], int | str], tuple[Any, list[Event]]]
    """A first position from complete options and a seed, with the events of its deal."""
    state_type: Any
    view_type: Any
    action_type: Any
    """The union of the variant's actions, for decoding."""
    event_type: Any
    parse: Callable[[str], Action]
    """The action of a text form. Raises IllegalAction for an unknown text."""
    pro: Policy
    rookie: Policy
    advise: Callable[[Any, Sequence[Action], Random], Advice]
    """What Pro does, with its reason."""
    evaluate: Callable[[Any, int], float]
    """How a state stands for a seat: about its chance to win, 0 to 1."""
    words: Words
    """The module with the variant's :class:`Words`, and what its own table needs besides."""

    def complete(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """The chosen options with defaults filled in. Raises BadOption naming what would be valid.

        A value that several names could mean is not guessed: names and values are compared as they are.
        """
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                listed = ", ".join(known) or "none"
                raise BadOption(f"{self.variant.title} has no option {name!r}; its options are: {listed}")
            if value not in known[name].values:
                raise BadOption(f"option {name} takes {' or '.join(known[name].values)}, not {value!r}")
        return {option.name: chosen.get(option.name, option.default) for option in self.options}

    def seat_count(self, options: Mapping[str, str]) -> int:
        """How many seats a match with these complete options has."""
        return int(options[self.seat_option]) if self.seat_option else self.seats[0]
