"""Reads and writes a Football War position as JSON that a person can edit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Self

import msgspec

from game.documents import (
    QUOTED,
    CardNames,
    CardReader,
    as_json,
    cut,
    read_position,
    require,
    require_distinct,
    scores_worth,
    turned,
    written,
    zone_lists,
)
from game.variants.football_war.board import Board
from game.variants.football_war.cards import (
    CARDS,
    CODE,
    DECKS,
    FACE_OF,
    OVERTIME,
    SCORES,
    ZONES,
    Buried,
    Score,
    zones_of,
)
from game.variants.football_war.facts import Count, FootballWarFacts, Mask, Seat

NAMES = CardNames(CODE, "FW-5")
names = NAMES.of
TOP_FIRST = ("draw_pile", "drive_pile")
"""The piles that are listed from the top."""


class BuriedCard(msgspec.Struct, forbid_unknown_fields=True):
    """A card under the Play pile as it is written, see :class:`Buried`."""

    seat: Seat
    doubt: tuple[str, ...] = ()
    hidden: Count = 0
    spent: tuple[str, ...] = ()
    forfeited: bool = False

    @classmethod
    def of(cls, slot: Buried) -> Self:
        """Returns the written form."""
        spent = tuple(CARDS[face].code for face in slot.spent)
        return cls(slot.seat, tuple(names(slot.doubt)), slot.hidden, spent, slot.forfeited)

    def read(self) -> Buried:
        """Returns the form with cards as ids."""
        for code in self.spent:
            require(code in FACE_OF, "buried", f"{cut(code, QUOTED)!r} is not a card of this deck")
        doubt = tuple(NAMES.card("buried", name) for name in self.doubt)
        return Buried(self.seat, doubt, self.hidden, tuple(FACE_OF[code] for code in self.spent), self.forfeited)


class Document(FootballWarFacts, forbid_unknown_fields=True, kw_only=True):
    """A position as it is written: the public facts, the cards, and who knows which of them."""

    variant: Literal["football_war"] = "football_war"
    key: int | str = 0
    chance: Count = 2
    phase: Literal["play_clock", "lead", "answer", "over"]
    locked: tuple[str, ...] = ()
    known: tuple[Count, ...] = ()
    partly: tuple[tuple[str, Mask], ...] = ()
    buried: tuple[BuriedCard, ...] = ()
    forfeit_seen: tuple[Mask, ...] = ()
    zones: zone_lists(ZONES)  # type: ignore[valid-type]
    rest: str | None = None
    """The zone that gets all cards not named, below those that are. A written state has none."""


def read(data: Mapping[str, Any]) -> Document:
    """Returns the document with every field of the right type. Raises BadPosition, naming the field that is not.

    Fields that follow from others may be left out.
    """
    document = read_position(data, Document, "Football War")
    for name, value in _defaults(document).items():
        if name not in data:
            setattr(document, name, value)
    seats = document.seats
    for name in ("points", "drawn", "known", "passed"):
        require(len(getattr(document, name)) == seats, name, f"needs {seats} entries, one for each seat")
    for name in ("timeouts", "look_backs", "timed"):
        setattr(document, name, _seats_of(name, getattr(document, name), seats))
    if "scoring" not in data:
        document.scoring = _scores_for(document)
    return document


def _defaults(document: Document) -> dict[str, Any]:
    """Returns the fields that follow from others, for those that are left out."""
    seats = document.seats
    everyone, nothing = tuple(range(seats)), (0,) * seats
    made = [[score.points for score in document.scoring if score.seat == seat] for seat in everyone]
    unasked = document.play_clock == "off" or document.phase == "play_clock"
    return {
        "defense": document.next_seat(document.offense),
        "points": tuple(map(sum, made)),
        "timeouts": everyone,
        "look_backs": everyone,
        "locked_seen": (0,) * len(document.locked),
        "asked": 0 if unasked else seats,
        "drawn": nothing,
        "known": nothing,
        "passed": ((),) * seats,
        "forfeit_seen": (0,) * len(document.zones.forfeit_pile),
    }


def _scores_for(document: Document) -> tuple[Score, ...]:
    """Returns scores that give these points: of the first half, except the one that decided an overtime."""
    points, period = document.points, document.period
    if document.phase == "over" and period >= OVERTIME and points.count(max(points)) == 1:
        winner = points.index(max(points))
        for last in SCORES:
            before = [each - last * (seat == winner) for seat, each in enumerate(points)]
            if before.count(max(before)) > 1 and all(map(_can_be_made, before)):
                return (*_first_half(before), Score(winner, last, period))
    return _first_half(points)


def _first_half(points: Sequence[int]) -> tuple[Score, ...]:
    made = [(seat, scores_worth(each, SCORES)) for seat, each in enumerate(points)]
    for _, parts in made:
        require(parts is not None, "points", "are made of 7, 3 and 2 (FW-81 to FW-83)")
    return tuple(Score(seat, part, 0) for seat, parts in made for part in parts or ())


def _can_be_made(points: int) -> bool:
    return scores_worth(points, SCORES) is not None


def _seats_of(name: str, listed: tuple[int, ...], seats: int) -> tuple[int, ...]:
    require(all(seat < seats for seat in listed), name, f"lists seats from 0 to {seats - 1}")
    require_distinct(name, listed)
    return tuple(sorted(listed))


def fill(state: Board, document: Document) -> None:
    """Puts the cards of a document into a state, with who knows which."""
    piles, seats = _piles(document), range(document.seats)
    state.hands = [piles[f"hand:{seat}"] for seat in seats]
    state.draw_pile, state.drive_pile = piles["draw_pile"], piles["drive_pile"]
    state.flag_pile, state.forfeit_pile = tuple(piles["flag_pile"]), tuple(piles["forfeit_pile"])
    state.score_piles = tuple(tuple(piles[f"score_pile:{seat}"]) for seat in seats)
    state.known = document.known
    state.partly = tuple((NAMES.card("partly", name), mask) for name, mask in document.partly)
    state.buried = tuple(each.read() for each in document.buried)
    state.locked = tuple(NAMES.card("locked", name) for name in document.locked)
    state.forfeit_seen = document.forfeit_seen


def _piles(document: Document) -> dict[str, list[int]]:
    """Returns the cards of every zone of a match with this number of seats."""
    zones, seats = as_json(document.zones), document.seats
    own = [zone.name for zone in zones_of(seats)]
    for zone, cards in zones.items():
        require(zone in own or not cards, zone, f"there are {seats} seats (FW-1)")
    takers = [name for name in own if name != "flag_pile"]
    reader = CardReader(NAMES, zones.values())
    return turned(reader.lying({name: zones[name] for name in own}, document.rest, takers, DECKS[seats]), TOP_FIRST)


def write(state: Board) -> dict[str, Any]:
    """Returns the document of a state; :func:`read` and :func:`fill` restore it."""
    piles = (state.draw_pile, state.drive_pile, state.flag_pile, state.forfeit_pile)
    own = [zone.name for zone in zones_of(state.facts.seats)]
    zones = turned(dict(zip(own, (*state.hands, *piles, *state.score_piles), strict=True)), TOP_FIRST)
    return written(
        "football_war",
        state,
        {zone: names(cards) for zone, cards in zones.items()},
        locked=names(state.locked),
        known=list(state.known),
        partly=[[*names([card]), mask] for card, mask in state.partly],
        buried=[as_json(BuriedCard.of(slot)) for slot in state.buried],
        forfeit_seen=list(state.forfeit_seen),
    )
