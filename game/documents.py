"""Positions that a person may have written: fields of the right type, cards by name, messages that name the field."""

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

LONGEST = 160
"""Characters of a rule that a message states."""
LISTED = 4
"""Things of a list that a message names."""
QUOTED = 40
"""Characters of a person's own text that a message repeats."""

blank: Any = object.__new__
"""Makes a state, or another thing, without anything in it, which a clone then fills in."""

_MISSING = re.compile(r"missing required field `(?P<field>[^`]+)`")
_UNKNOWN = re.compile(r"contains unknown field `(?P<field>.*?)`(?: - at `\$.*)?$", re.DOTALL)


class Documents(Protocol):
    """What the ``document`` module of a variant offers: how its states are written to JSON and read again."""

    def read(self, data: Mapping[str, Any], /) -> Any:
        """The document as a record that adds ``key``, ``chance`` and ``phase`` to the facts. Raises BadPosition."""

    def fill(self, state: Any, document: Any, /) -> None:
        """Puts the cards of a document into a state."""

    def write(self, state: Any, /) -> dict[str, Any]:
        """The document of a state."""


@dataclass(slots=True, eq=False)
class Documented(State):
    """A state that is written and read by the documents of its variant.

    A variant's own class declares where cards lie, as a dataclass with slots and without a comparison of its own.
    """

    documents: ClassVar[Documents]
    by_name: ClassVar[Mapping[str, Any]]
    """Every phase of the variant by its name."""

    facts: Any
    """An empty table has these facts, and its chance goes on from there."""
    key: Key
    chance: int = 0
    """How many chance events have happened."""
    phase: Any = None

    def shuffle(self, cards: Iterable[int]) -> list[int]:
        """The cards in the order of the next chance event."""
        self.chance += 1
        return shuffled(cards, generator(self.key, self.chance - 1))

    def toss(self, clause: str, emit: Emit) -> int:
        """The seat that a coin names, all seats being as likely."""
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
        """The position as JSON that a person can edit; face-down piles are listed top card first."""
        return self.documents.write(self)

    def to_words(self) -> dict[str, Any]:
        """The same with words for what it numbers, where the game has them: ``from_dict`` reads either."""
        return self.to_dict()

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """The position that ``to_dict`` wrote, or that a person did: a face without a copy number takes any copy.

        Raises BadPosition naming the field that is wrong or missing.
        """
        document = cls.documents.read(data)
        state = cls(copied(document, type(document).__mro__[1]), document.key, document.chance)
        cls.documents.fill(state, document)
        state.phase = cls.by_name.get(document.phase)
        state.check()
        return state


def read_position(data: Mapping[str, Any], kind: type[P], game: str) -> P:
    """The document as a record of ``kind``, for the game of that title.

    Raises BadPosition naming the field that is missing, unknown or of the wrong type.
    """
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as problem:
        raise BadPosition(_in_words(str(problem), game)) from problem


def require_facts(facts: msgspec.Struct) -> None:
    """Raises BadPosition, naming the field, where a record's field is not of its declared type and range."""
    try:
        msgspec.convert(msgspec.to_builtins(facts), type(facts))
    except msgspec.ValidationError as problem:
        raise BadPosition(_in_words(str(problem), "this")) from problem


def _in_words(problem: str, game: str) -> str:
    if found := _MISSING.search(problem):
        return f"{found['field']}: is missing"
    if found := _UNKNOWN.search(problem):
        return f"{cut(found['field'], QUOTED)}: is not a field of a {game} position"
    said, _, path = problem.partition(" - at `$.")
    name = path.rstrip("`").rpartition(".")[2].partition("[")[0] or "position"
    return f"{cut(name, QUOTED)}: {cut(said[0].lower() + said[1:], LONGEST)}"


def zone_lists(zones: Iterable[str], bundled: Collection[str] = ()) -> Any:
    """The type of a document's zones: the names of the cards of each zone, in groups for a zone that is ``bundled``."""
    fields: list[Any] = []
    for zone in zones:
        kind = list[list[str]] if zone in bundled else list[str]
        fields.append((zone.replace(":", "_"), kind, msgspec.field(name=zone, default_factory=list)))
    return msgspec.defstruct("Zones", fields, forbid_unknown_fields=True)


def turned(zones: Mapping[str, Sequence[Any]], top_first: Collection[str]) -> dict[str, list[Any]]:
    """The cards by zone as a document lists them, those of some zones from the top, and the other way round as well."""
    return {zone: [*cards][:: -1 if zone in top_first else 1] for zone, cards in zones.items()}


def written(variant: str, state: Documented, zones: Mapping[str, Sequence[Any]], **more: Any) -> dict[str, Any]:
    """The document of a state, of the cards by zone and what else belongs to its game."""
    phase = "over" if state.phase is None else state.phase.name
    head = {"variant": variant, "key": state.key, "chance": state.chance, "phase": phase}
    return {**head, **plain(state.facts), **more, "zones": zones}


def scores_worth(points: int, worths: Sequence[int]) -> list[int] | None:
    """Scores that add up to these points, as many as possible of the first worth before the next; None if none do.

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
    """Raises BadPosition naming the field where the rule does not hold."""
    if not holds:
        raise BadPosition(f"{field}: {rule}")


def require_distinct(field: str, seats: Sequence[int]) -> None:
    """Raises BadPosition, naming the field, for a list of seats that names one twice: it is no list of counts.

    >>> require_distinct("timeouts", [1, 1])
    Traceback (most recent call last):
    game.contract.BadPosition: timeouts: lists each seat once, and 1 twice here
    """
    twice = sorted({seat for seat in seats if list(seats).count(seat) > 1})
    require(not twice, field, f"lists each seat once, and {listed(map(str, twice))} twice here")


def copied(record: P, kind: type[P]) -> P:
    """The fields that the record shares with ``kind``, the class that it extends, as one of that class."""
    return kind(**{name: getattr(record, name) for name in kind.__struct_fields__})


def plain(record: msgspec.Struct) -> dict[str, Any]:
    """The record as JSON has it: lists and numbers, in the order in which its fields are declared."""
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record))
    return written


def cut(text: str, most: int) -> str:
    """The text, or its beginning where it is longer than a reader wants to see.

    >>> cut("a very long name", 7)
    'a very…'
    """
    return text if len(text) <= most else f"{text[: most - 1]}…"


def listed(texts: Iterable[str], between: str = ", ") -> str:
    """The texts in a row, the first few of many.

    >>> listed("ABCDEFG")
    'A, B, C, D and 3 more'
    """
    found = list(texts)
    more = len(found) - LISTED
    return between.join(found[:LISTED]) + (f" and {more} more" if more > 0 else "")


class CardNames:
    """Readable, unique names of a deck's cards: the face, and which of its copies.

    >>> CardNames(["Curl", "Curl", "AUDIBLE"], "FW-5").of([1, 2])
    ['Curl #2', 'AUDIBLE #1']
    """

    def __init__(self, codes: Sequence[str], clause: str) -> None:
        """``codes`` holds the code of each card id; ``clause`` says how many copies there are."""
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
        """The names of the cards, in the groups in which they come."""
        return [self._names[card] if isinstance(card, int) else self.of(card) for card in cards]

    def card(self, field: str, name: str) -> int:
        """The id of a card's unique name. Raises BadPosition, naming the field, where there is no such card."""
        if name in self._cards:
            return self._cards[name]
        quoted = repr(cut(name, QUOTED))
        known = name.partition(" #")[0] in self.ids
        why = f"there is no {quoted}" if known else f"{quoted} is not a card of this deck"
        raise BadPosition(f"{field}: {why}")

    def require_each_once(self, lying: Iterable[int], deck: Iterable[int], clause: str) -> None:
        """Raises BadPosition unless the cards that lie in the zones are those of the deck."""
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
    """Turns the names in a document's zones into card ids, giving each id out once.

    A name without a copy number takes any copy that no other name asks for.
    """

    def __init__(self, names: CardNames, zones: Iterable[Any]) -> None:
        """``zones`` hold all the names that are listed."""
        self._names = names
        self._taken = set(_texts(zones))

    def lying(
        self, zones: Mapping[str, Sequence[Any]], rest: str | None, takers: Collection[str], deck: Sequence[int]
    ) -> dict[str, Any]:
        """The ids of all zones, of the zone named ``rest`` with all cards of the deck that no zone names."""
        found: dict[str, Any] = {zone: self.cards(zone, cards) for zone, cards in zones.items() if _is_flat(cards)}
        found |= {zone: self.bundles(zone, cards) for zone, cards in zones.items() if zone not in found}
        if rest is not None:
            require(rest in takers, "rest", f"{cut(rest, QUOTED)!r} is no zone that takes cards")
            found[rest] = [*found[rest], *self.rest(deck)]
        return found

    def cards(self, zone: str, listed: Sequence[str]) -> list[int]:
        """The ids of the listed cards. Raises BadPosition, naming the zone, for a card that the deck does not have."""
        return [self._card(zone, name) for name in listed]

    def bundles(self, zone: str, listed: Sequence[Sequence[str]]) -> tuple[tuple[int, ...], ...]:
        """The same for a zone whose cards lie in groups."""
        return tuple(tuple(self.cards(zone, group)) for group in listed)

    def rest(self, deck: Sequence[int]) -> list[int]:
        """The ids of the deck that no zone names, in its order; to be asked for once all zones are read."""
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
