"""A position with its places, men and cards in words, as a person edits it, and back to the numbers of its record.

Spots are "own 35", men "left tackle" or "lineman at -2", lanes "lane +2", cards their codes. What stands at its default
is left out. Numbers are read beside words, so that either form, and any mixture of both, is the same position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from game.contract import BadPosition
from game.documents import QUOTED, cut
from game.field import FIELD, spot_text
from game.variants.card_bowl.cards import CODE
from game.variants.card_bowl.clock import PERIODS
from game.variants.card_bowl.facts import NO_LANE, Play
from game.variants.card_bowl.formations import FORMATIONS, SLOTS
from game.variants.card_bowl.fronts import COVER, LANES, SECONDARY, WIDEST, place_name
from game.variants.card_bowl.names import SLOT_NAMES, formation_name, period_name, place_words

Words = dict[str, int]
SEATS = ("home", "away")
LAST_PERIOD = max(max(periods) for periods in PERIODS.values())


class MenOnField(NamedTuple):
    """The places of the men of a position, on which the words of some numbers depend."""

    slots: Sequence[int]
    places: Sequence[int]
    offense: int

    @classmethod
    def of(cls, play: Mapping[str, Any]) -> MenOnField:
        """Returns those of a record of a play whose places are numbers; nobody stands where it says nothing sound."""
        slots = [slot for slot in _numbers(play.get("slots")) if slot in range(len(SLOTS))]
        places = [place for place in _numbers(play.get("places")) if _is_place(place, slots)]
        return cls(slots, places, 1 if play.get("offense") == 1 else 0)


def _numbers(given: Any) -> list[int]:
    return [each for each in given if type(each) is int] if _is_list(given) else []


def _is_place(place: int, slots: Sequence[int]) -> bool:
    return place in (*range(LANES), *SECONDARY, *range(COVER, COVER + len(slots)))


# What numbers are called

_RECEIVERS = {f"{side[0].upper()}W{n}": f"{side} receiver {n}" for side in ("left", "right") for n in (1, 2, 3)}
_MEN = SLOT_NAMES | _RECEIVERS
"""The men of the offense by their slots."""


def _place(name: str) -> str:
    """Returns a place of the defense, by what it is called on the film."""
    if name.startswith("DL"):
        return f"lineman at {name.removeprefix('DL').replace('+0', '0')}"
    return f"cornerback on the {_MEN[name.removeprefix('CB:')]}" if name.startswith("CB:") else place_words(name)


def _spots(men: MenOnField) -> Words:
    return {spot_text(spot): spot for spot in range(1, FIELD)}


def _slots(men: MenOnField) -> Words:
    return {_MEN[name]: slot for slot, name in enumerate(SLOTS)} | {name: slot for slot, name in enumerate(SLOTS)}


def _places(men: MenOnField) -> Words:
    known = [*range(LANES), *SECONDARY, *range(COVER, COVER + len(men.slots))]
    names = {place: place_name(place, men.slots) for place in known}
    words = {_place(name): place for place, name in names.items()}
    return words | {name: place for place, name in names.items()} | {"nowhere": -1}


def _lanes(men: MenOnField) -> Words:
    return {f"lane {g:+d}" if g else "lane 0": g for g in range(-WIDEST, WIDEST + 1)} | {"no lane": NO_LANE}


def _techniques(men: MenOnField) -> Words:
    return {word: g + WIDEST for word, g in _lanes(men).items() if g != NO_LANE}


def _attackers(men: MenOnField) -> Words:
    return {_MEN[SLOTS[slot]]: man for man, slot in enumerate(men.slots)}


def _defenders(men: MenOnField) -> Words:
    """Names the men at their places; the second one at a place gets a number."""
    seen: Counter[str] = Counter()
    words = {}
    for man, place in enumerate(men.places):
        name = _place(place_name(place, men.slots))
        seen[name] += 1
        words[name if seen[name] == 1 else f"{name}, man {seen[name]}"] = man
    return words


def _cards(men: MenOnField) -> Words:
    return {code: card for card, code in enumerate(CODE)}


def _formations(men: MenOnField) -> Words:
    numbered = {formation.code: number for number, formation in enumerate(FORMATIONS)}
    return {formation_name(code): number for code, number in numbered.items()} | numbered


def _periods(men: MenOnField) -> Words:
    return {period_name(period).lower(): period for period in range(LAST_PERIOD + 1)}


# How they stand in a field


class Form(NamedTuple):
    """Converts a field to words and back."""

    write: Callable[[Any, MenOnField], Any]
    read: Callable[[str, Any, MenOnField], Any]


def _one(words: Callable[[MenOnField], Words]) -> Form:
    return Form(
        lambda value, men: _called(words(men)).get(value, value),
        lambda field, value, men: _number(field, value, words(men)) if isinstance(value, str) else value,
    )


def _each(form: Form) -> Form:
    return Form(
        lambda values, men: [form.write(value, men) for value in values],
        lambda field, values, men: [form.read(field, value, men) for value in values] if _is_list(values) else values,
    )


def _both(first: Form, second: Form) -> Form:
    def read(field: str, values: Any, men: MenOnField) -> Any:
        if not _is_list(values) or len(values) != 2:
            return values
        return [form.read(field, value, men) for form, value in zip((first, second), values, strict=True)]

    return Form(lambda values, men: [first.write(values[0], men), second.write(values[1], men)], read)


def _some(words: Callable[[MenOnField], Words]) -> Form:
    """Things that are kept as bits."""
    return Form(lambda bits, men: _listed(bits, words(men)), lambda field, value, men: _bits(field, value, words(men)))


def _is_list(value: Any) -> bool:
    return isinstance(value, list | tuple)


def _called(words: Words) -> dict[int, str]:
    """Returns the first word of each number."""
    return {number: word for word, number in reversed(words.items())}


def _number(field: str, word: str, words: Words) -> int:
    if word not in words:
        raise BadPosition(f"{field}: {cut(word, QUOTED)!r} means nothing there in Card Bowl")
    return words[word]


def _listed(bits: int, words: Words) -> Any:
    called = _called(words)
    numbers = [number for number in range(bits.bit_length()) if bits >> number & 1]
    return [called[number] for number in numbers] if {*numbers} <= {*called} else bits


def _bits(field: str, value: Any, words: Words) -> Any:
    if not _is_list(value) or not all(isinstance(word, str) for word in value):
        return value
    return sum(1 << number for number in {_number(field, word, words) for word in value})


SPOT, CARD, CARDS = _one(_spots), _one(_cards), _each(_one(_cards))
OUR_MAN, THEIR_MAN, OUR_MEN, THEIR_MEN = _one(_attackers), _one(_defenders), _some(_attackers), _some(_defenders)
LANE, EACH_LANE = _one(_lanes), _each(_one(_lanes))
_FACTS = {
    "period": _one(_periods),
    "ball_on": SPOT,
    "marker": SPOT,
    "kick_from": SPOT,
    "returned": _each(_some(_cards)),
}
_STANDING = {"slots": _each(_one(_slots)), "places": _each(_one(_places))}
"""The fields on which the words for men depend, so they are read first."""
_PLAY = {
    "formation": _one(_formations),
    **dict.fromkeys(("los", "caught", "spot", "began", "ball", "lost_at", "recovered", "noted", "end"), SPOT),
    **dict.fromkeys(("coverage", "handoff", "thrown", "reception"), CARD),
    **dict.fromkeys(("kicks", "returns", "bounces", "draws", "yardage", "set_cards"), CARDS),
    **dict.fromkeys(("low", "high"), LANE),
    **dict.fromkeys(("lanes", "moved_in", "picked"), EACH_LANE),
    **dict.fromkeys(("snapped", "origins"), _STANDING["places"]),
    **dict.fromkeys(("pulled", "blocking", "group", "leaders", "led"), OUR_MEN),
    **dict.fromkeys(("acted", "slid", "assigned", "tacklers"), THEIR_MEN),
    "recycled": _some(_cards),
    "lane_keys": _some(_techniques),
    "up": _both(OUR_MEN, THEIR_MEN),
    "flats": _both(OUR_MEN, OUR_MEN),
    "shifted": _both(OUR_MAN, _one(_slots)),
    "uncovered": OUR_MAN,
    "carrier": OUR_MAN,
    "extra": THEIR_MAN,
}


def in_words(document: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the document of a position with words in it; :func:`in_numbers` makes the same document of it."""
    men, usual = MenOnField.of(document["play"]), msgspec.to_builtins(Play())
    play = {name: value for name, value in document["play"].items() if value != usual[name]}
    lying = {name: cards for name, cards in document["zones"].items() if cards}
    return {
        **_written(document, _FACTS, men),
        "play": _written(play, {**_STANDING, **_PLAY}, men),
        "zones": {_zone_words(name, men): cards for name, cards in lying.items()},
    }


def _written(given: Mapping[str, Any], forms: Mapping[str, Form], men: MenOnField) -> dict[str, Any]:
    return {name: forms[name].write(value, men) if name in forms else value for name, value in given.items()}


def _zone_words(zone: str, men: MenOnField) -> str:
    kind, _, rest = zone.partition(":")
    if kind != "man":
        return zone
    seat, man = map(int, rest.split(":"))
    word = _called(_of_seat(seat, men)).get(man)
    return f"{SEATS[seat]} {word}" if word else zone


def _of_seat(seat: int, men: MenOnField) -> Words:
    return _attackers(men) if seat == men.offense else _defenders(men)


def in_numbers(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Returns a document with its words turned into numbers. Raises BadPosition, naming the field of a bad word."""
    play, zones = data.get("play", {}), data.get("zones")
    if not isinstance(play, Mapping) or not isinstance(zones, Mapping):
        return data
    men = MenOnField((), (), 0)
    for name in _STANDING:  # the places of those who cover are told by the slots
        play = _read(play, {name: _STANDING[name]}, men)
        men = MenOnField.of(play)
    return {
        **_read(data, _FACTS, men),
        **({"play": _read(play, _PLAY, men)} if "play" in data else {}),
        "zones": _zones(zones, men),
    }


def _read(given: Mapping[str, Any], forms: Mapping[str, Form], men: MenOnField) -> dict[str, Any]:
    return {name: forms[name].read(name, value, men) if name in forms else value for name, value in given.items()}


def _zones(zones: Mapping[str, Any], men: MenOnField) -> dict[str, Any]:
    words = {
        f"{name} {word}": f"man:{seat}:{man}"
        for seat, name in enumerate(SEATS)
        for word, man in _of_seat(seat, men).items()
    }
    read = [(words.get(zone, zone), cards) for zone, cards in zones.items()]
    twice = _repeated(zone for zone, _ in read)
    if twice:
        raise BadPosition(f"zones: {twice} is given twice")
    return dict(read)


def _repeated(names: Iterable[Any]) -> str:
    return next((cut(str(name), QUOTED) for name, times in Counter(names).items() if times > 1), "")
