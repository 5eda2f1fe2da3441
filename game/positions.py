"""Positions that a person may have written: fields of the right type, cards by name, messages that name the field."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from game.contract import BadPosition

P = TypeVar("P", bound=msgspec.Struct)

_MISSING = re.compile(r"missing required field `(?P<field>[^`]+)`")
_UNKNOWN = re.compile(r"contains unknown field `(?P<field>[^`]+)`")


def read_position(data: Mapping[str, Any], kind: type[P], game: str) -> P:
    """The document as a record of ``kind``, for the game of that title.

    Raises BadPosition naming the field that is missing, unknown or of the wrong type.
    """
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as problem:
        raise BadPosition(_in_words(str(problem), game)) from problem


def _in_words(problem: str, game: str) -> str:
    if found := _MISSING.search(problem):
        return f"{found['field']}: is missing"
    if found := _UNKNOWN.search(problem):
        return f"{found['field']}: is not a field of a {game} position"
    said, _, path = problem.partition(" - at `$.")
    name = path.rstrip("`").rpartition(".")[2].partition("[")[0] or "position"
    return f"{name}: {said[0].lower()}{said[1:]}"


def require(holds: bool, field: str, rule: str) -> None:
    """Raises BadPosition naming the field where the rule does not hold."""
    if not holds:
        raise BadPosition(f"{field}: {rule}")


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

    def of(self, cards: Iterable[int]) -> list[str]:
        """The names of the cards."""
        return [self._names[card] for card in cards]

    def card(self, field: str, name: str) -> int:
        """The id of a card's unique name. Raises BadPosition, naming the field, where there is no such card."""
        if name in self._cards:
            return self._cards[name]
        known = name.partition(" #")[0] in self.ids
        why = f"there is no {name!r}" if known else f"{name!r} is not a card of this deck"
        raise BadPosition(f"{field}: {why}")

    def require_each_once(self, lying: Iterable[int], deck: Iterable[int], clause: str) -> None:
        """Raises BadPosition unless the cards that lie in the zones are those of the deck."""
        where, whole = Counter(lying), set(deck)
        twice = {card for card, times in where.items() if times > 1}
        lost, foreign = whole - set(where), set(where) - whole
        for cards, trouble in ((twice, "twice on the table"), (foreign, "not in this deck"), (lost, "missing")):
            require(not cards, "zones", f"{', '.join(self.of(sorted(cards)))} {trouble} ({clause})")


class CardReader:
    """Turns the names in a document's zones into card ids, giving each id out once.

    A name without a copy number takes any copy that no other name asks for.
    """

    def __init__(self, names: CardNames, zones: msgspec.Struct) -> None:
        self._names = names
        self._taken = set(_texts(msgspec.structs.astuple(zones)))

    def cards(self, zone: str, listed: Sequence[str]) -> list[int]:
        """The ids of the listed cards. Raises BadPosition, naming the zone, for a card that the deck does not have."""
        return [self._card(zone, name) for name in listed]

    def bundles(self, zone: str, listed: Sequence[Sequence[str]]) -> tuple[tuple[int, ...], ...]:
        """The same for a zone whose cards lie in groups."""
        return tuple(tuple(self.cards(zone, group)) for group in listed)

    def _card(self, zone: str, name: str) -> int:
        copies = self._names.ids.get(name)
        if copies is None:
            return self._names.card(zone, name)
        for card, unique in zip(copies, self._names.of(copies), strict=True):
            if unique not in self._taken:
                self._taken.add(unique)
                return card
        raise BadPosition(f"{zone}: more than {len(copies)} of {name} ({self._names.clause})")


def _texts(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else [text for part in value for text in _texts(part)]
