"""Reads and checks positions that a person may have written, with error messages that name the field."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, Self, TypeVar

import msgspec

from game.chance import Key, generator, shuffled
from game.contract import BadPosition, Emit, State
from game.events import CoinTossed

P = TypeVar("P", bound=msgspec.Struct)

MAX_RULE = 160
"""Most characters of a rule in an error message."""
MAX_LISTED = 4
"""Most items of a list in an error message."""
QUOTED = 40
"""Most characters of a person's own text in an error message."""

blank: Any = object.__new__
"""Creates an object without running ``__init__``; a clone then fills it in."""

_MISSING = re.compile(r"missing required field `(?P<field>[^`]+)`")
_UNKNOWN = re.compile(r"contains unknown field `(?P<field>.*?)`(?: - at `\$.*)?$", re.DOTALL)


class Documents(Protocol):
    """The functions of a variant's ``document`` module, which convert states to JSON and back."""

    def read(self, data: Mapping[str, Any], /) -> Any:
        """Parses a document into a record of the facts with ``key``, ``chance`` and ``phase``. Raises BadPosition."""

    def fill(self, state: Any, document: Any, /) -> None:
        """Puts the cards of a document into a state."""

    def write(self, state: Any, /) -> dict[str, Any]:
        """Returns the document of a state."""


@dataclass(slots=True, eq=False)
class Documented(State):
    """A state that its variant's document module reads and writes.

    A variant's subclass declares where cards lie, as a dataclass with slots and ``eq=False``.
    """

    documents: ClassVar[Documents]
    by_name: ClassVar[Mapping[str, Any]]
    """All phases of the variant by name."""

    facts: Any
    """The facts of a new state; it has no cards yet."""
    key: Key
    chance: int = 0
    """Number of chance events so far."""
    phase: Any = None

    def shuffle(self, cards: Iterable[int]) -> list[int]:
        """Shuffles cards with the next chance event."""
        self.chance += 1
        return shuffled(cards, generator(self.key, self.chance - 1))

    def toss(self, clause: str, emit: Emit) -> int:
        """Tosses a coin and returns the seat it chooses, each with equal probability."""
        seat = int(generator(self.key, self.chance).random() * len(self.facts.points))
        self.chance += 1
        if emit:
            emit(CoinTossed(clause=clause, seat=seat))
        return seat

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        names = [name for kind in type(self).__mro__ for name in getattr(kind, "__slots__", ())]
        return all(getattr(self, name) == getattr(other, name) for name in names)

    __hash__ = None  # type: ignore[assignment]

    def to_dict(self) -> dict[str, Any]:
        """Returns the position as JSON that a person can edit. Face-down piles are listed top card first."""
        return self.documents.write(self)

    def to_words(self) -> dict[str, Any]:
        """Returns the same with words instead of numbers if the game has them; ``from_dict`` reads both."""
        return self.to_dict()

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """Reads a position written by ``to_dict`` or by a person; a card without a copy number may be any copy.

        Raises BadPosition naming the field that is wrong or missing.
        """
        document = cls.documents.read(data)
        state = cls(copied(document, type(document).__mro__[1]), document.key, document.chance)
        cls.documents.fill(state, document)
        state.phase = cls.by_name.get(document.phase)
        state.check()
        return state


def read_position(data: Mapping[str, Any], kind: type[P], game: str) -> P:
    """Parses a document into a record of type ``kind``; ``game`` is the title for error messages.

    Raises BadPosition naming the field that is missing, unknown or of the wrong type.
    """
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as problem:
        raise BadPosition(_in_words(str(problem), game)) from problem


def require_facts(facts: msgspec.Struct) -> None:
    """Raises BadPosition naming the field if a value is not of its declared type and range."""
    try:
        msgspec.convert(msgspec.to_builtins(facts), type(facts))
    except msgspec.ValidationError as problem:
        raise BadPosition(_in_words(str(problem), "this")) from problem


def _in_words(problem: str, game: str) -> str:
    if found := _MISSING.search(problem):
        return f"{found['field']}: is missing"
    if found := _UNKNOWN.search(problem):
        return f"{cut(found['field'], QUOTED)}: is not a field of a {game} position"
    message, _, path = problem.partition(" - at `$.")
    name = path.rstrip("`").rpartition(".")[2].partition("[")[0] or "position"
    return f"{cut(name, QUOTED)}: {cut(message[0].lower() + message[1:], MAX_RULE)}"


def zone_lists(zones: Iterable[str], bundled: Collection[str] = ()) -> Any:
    """Returns the type of a document's zones: lists of card names, or lists of groups for ``bundled`` zones."""
    fields: list[Any] = []
    for zone in zones:
        kind = list[list[str]] if zone in bundled else list[str]
        fields.append((zone.replace(":", "_"), kind, msgspec.field(name=zone, default_factory=list)))
    return msgspec.defstruct("Zones", fields, forbid_unknown_fields=True)


def turned(zones: Mapping[str, Sequence[Any]], top_first: Collection[str]) -> dict[str, list[Any]]:
    """Reverses the zones in ``top_first``, which documents list from the top and states from the bottom."""
    return {zone: [*cards][:: -1 if zone in top_first else 1] for zone, cards in zones.items()}


def written(variant: str, state: Documented, zones: Mapping[str, Sequence[Any]], **more: Any) -> dict[str, Any]:
    """Returns the document of a state from its cards by zone and the fields of its game."""
    phase = "over" if state.phase is None else state.phase.name
    head = {"variant": variant, "key": state.key, "chance": state.chance, "phase": phase}
    return {**head, **as_json(state.facts), **more, "zones": zones}


def scores_worth(points: int, worths: Sequence[int]) -> list[int] | None:
    """Splits points into scores, preferring those listed first; returns None if that is impossible.

    >>> scores_worth(12, (7, 3, 2)), scores_worth(1, (7, 3, 2))
    ([7, 3, 2], None)
    """
    if not worths:
        return None if points else []
    first, *others = worths
    for times in range(points // first, -1, -1):
        rest = scores_worth(points - first * times, others)
        if rest is not None:
            return [first] * times + rest
    return None


def require(holds: bool, field: str, rule: str) -> None:
    """Raises BadPosition naming the field if the rule does not hold."""
    if not holds:
        raise BadPosition(f"{field}: {rule}")


def require_distinct(field: str, seats: Sequence[int]) -> None:
    """Raises BadPosition naming the field if a list of seats has a duplicate, as a list of counts would.

    >>> require_distinct("timeouts", [1, 1])
    Traceback (most recent call last):
    game.contract.BadPosition: timeouts: lists each seat once, and 1 twice here
    """
    twice = sorted({seat for seat in seats if list(seats).count(seat) > 1})
    require(not twice, field, f"lists each seat once, and {listed(map(str, twice))} twice here")


def copied(record: P, kind: type[P]) -> P:
    """Returns the fields that a record shares with ``kind``, its base class, as an instance of ``kind``."""
    return kind(**{name: getattr(record, name) for name in kind.__struct_fields__})


def as_json(record: msgspec.Struct) -> dict[str, Any]:
    """Converts a record to JSON data, with fields in the order of their declaration."""
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record))
    return written


def cut(text: str, most: int) -> str:
    """Returns the text, shortened with an ellipsis if it is longer than ``most`` characters.

    >>> cut("a very long name", 7)
    'a very…'
    """
    return text if len(text) <= most else f"{text[: most - 1]}…"


def listed(texts: Iterable[str], between: str = ", ") -> str:
    """Joins the texts; after the first few it only counts them.

    >>> listed("ABCDEFG")
    'A, B, C, D and 3 more'
    """
    found = list(texts)
    more = len(found) - MAX_LISTED
    return between.join(found[:MAX_LISTED]) + (f" and {more} more" if more > 0 else "")


class CardNames:
    """Readable, unique names of a deck's cards: the face and the number of the copy.

    >>> CardNames(["Curl", "Curl", "AUDIBLE"], "FW-5").of([1, 2])
    ['Curl #2', 'AUDIBLE #1']
    """

    def __init__(self, codes: Sequence[str], clause: str) -> None:
        """``codes`` holds the code of each card id; ``clause`` sets the number of copies."""
        self.clause = clause
        self.ids: dict[str, list[int]] = {}
        """The card ids of each code."""
        self._names: list[str] = []
        for card, code in enumerate(codes):
            copies = self.ids.setdefault(code, [])
            copies.append(card)
            self._names.append(f"{code} #{len(copies)}")
        self._cards = {name: card for card, name in enumerate(self._names)}

    def of(self, cards: Iterable[Any]) -> list[Any]:
        """Returns the names of the cards, keeping groups."""
        return [self._names[card] if isinstance(card, int) else self.of(card) for card in cards]

    def card(self, field: str, name: str) -> int:
        """Returns the card id of a unique name. Raises BadPosition naming the field if there is none."""
        if name in self._cards:
            return self._cards[name]
        quoted = repr(cut(name, QUOTED))
        known = name.partition(" #")[0] in self.ids
        why = f"there is no {quoted}" if known else f"{quoted} is not a card of this deck"
        raise BadPosition(f"{field}: {why}")

    def require_each_once(self, lying: Iterable[int], deck: Iterable[int], clause: str) -> None:
        """Raises BadPosition unless each card of the deck lies in the zones exactly once."""
        where, whole = Counter(lying), set(deck)
        twice = {card for card, times in where.items() if times > 1}
        lost, foreign = whole - set(where), set(where) - whole
        for cards, trouble in (
            (twice, "twice on the table"),
            (foreign, "not in this deck"),
            (lost, 'missing: name them in a zone, or a zone for all of them in "rest"'),
        ):
            require(not cards, "zones", f"{listed(self.of(sorted(cards)))} {trouble} ({clause})")


class CardReader:
    """Converts the names in a document's zones to card ids, using each id once.

    A name without a copy number takes any copy that is not named elsewhere.
    """

    def __init__(self, names: CardNames, zones: Iterable[Any]) -> None:
        """``zones`` hold all names that the document lists."""
        self._names = names
        self._taken = set(_texts(zones))

    def lying(
        self, zones: Mapping[str, Sequence[Any]], rest: str | None, takers: Collection[str], deck: Sequence[int]
    ) -> dict[str, Any]:
        """Returns the card ids of all zones; the zone ``rest`` gets all cards of the deck that no zone names."""
        found: dict[str, Any] = {zone: self.cards(zone, cards) for zone, cards in zones.items() if _is_flat(cards)}
        found |= {zone: self.bundles(zone, cards) for zone, cards in zones.items() if zone not in found}
        if rest is not None:
            require(rest in takers, "rest", f"{cut(rest, QUOTED)!r} is no zone that takes cards")
            found[rest] = [*found[rest], *self.rest(deck)]
        return found

    def cards(self, zone: str, listed: Sequence[str]) -> list[int]:
        """Returns the card ids of a zone. Raises BadPosition naming the zone if the deck lacks a card."""
        return [self._card(zone, name) for name in listed]

    def bundles(self, zone: str, listed: Sequence[Sequence[str]]) -> tuple[tuple[int, ...], ...]:
        """Returns the card ids of a zone whose cards lie in groups."""
        return tuple(tuple(self.cards(zone, group)) for group in listed)

    def rest(self, deck: Sequence[int]) -> list[int]:
        """Returns the cards of the deck that no zone names, in deck order. Called after all zones are read."""
        return [card for card, name in zip(deck, self._names.of(deck), strict=True) if name not in self._taken]

    def _card(self, zone: str, name: str) -> int:
        copies = self._names.ids.get(name)
        if copies is None:
            return self._names.card(zone, name)
        for card, unique in zip(copies, self._names.of(copies), strict=True):
            if unique not in self._taken:
                self._taken.add(unique)
                return card
        raise BadPosition(f"{zone}: more than {len(copies)} of {name} ({self._names.clause})")


def _is_flat(cards: Sequence[Any]) -> bool:
    return all(isinstance(card, str) for card in cards)


def _texts(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else [text for part in value for text in _texts(part)]
