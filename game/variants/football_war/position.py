"""A Football War position as a document that a person can edit: every field with its type, every card by its name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from game.contract import BadPosition
from game.positions import CardNames, CardReader, read_position
from game.variants.football_war.cards import CARDS, CODE, FACE_OF, LAST_PERIOD, NO_PLAY, Buried, Passed, Score

if TYPE_CHECKING:
    from game.variants.football_war.state import FootballWarState

Seat = Annotated[int, Meta(ge=0, le=3)]
Count = Annotated[int, Meta(ge=0)]
Mask = Annotated[int, Meta(ge=0, le=15)]

NAMES = CardNames(CODE, "FW-5")
names = NAMES.of


class Zones(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The cards of every zone by name; piles list their top card first."""

    hand_0: list[str] = field(name="hand:0", default_factory=list)
    hand_1: list[str] = field(name="hand:1", default_factory=list)
    hand_2: list[str] = field(name="hand:2", default_factory=list)
    hand_3: list[str] = field(name="hand:3", default_factory=list)
    draw_pile: list[str] = field(default_factory=list)
    drive_pile: list[str] = field(default_factory=list)
    flag_pile: list[str] = field(default_factory=list)
    forfeit_pile: list[str] = field(default_factory=list)
    score_pile_0: list[str] = field(name="score_pile:0", default_factory=list)
    score_pile_1: list[str] = field(name="score_pile:1", default_factory=list)
    score_pile_2: list[str] = field(name="score_pile:2", default_factory=list)
    score_pile_3: list[str] = field(name="score_pile:3", default_factory=list)

    def by_seat(self, zone: str, seats: int) -> list[list[str]]:
        """The zones ``hand`` or ``score_pile`` of the match's seats; a card at a seat that does not play is refused."""
        listed: list[list[str]] = [getattr(self, f"{zone}_{seat}") for seat in range(4)]
        for seat in range(seats, 4):
            if listed[seat]:
                raise BadPosition(f"{zone}:{seat}: there are {seats} seats (FW-1)")
        return listed[:seats]


class BuriedCard(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is known of a card under the Play pile, see :class:`Buried`."""

    seat: Seat
    doubt: tuple[str, ...] = ()
    hidden: Count = 0
    spent: tuple[str, ...] = ()
    forfeited: bool = False

    def read(self) -> Buried:
        """The same with cards as numbers."""
        doubt = tuple(NAMES.card("buried", name) for name in self.doubt)
        spent = tuple(_face("buried", code) for code in self.spent)
        return Buried(self.seat, doubt, self.hidden, spent, self.forfeited)


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position as it is written; what may be left out has a default."""

    variant: Literal["football_war"] = "football_war"
    seats: Literal[2, 4] = 2
    length: Literal["two", "one"] = "two"
    play_clock: Literal["off", "30", "60"] = "off"
    key: int | str = 0
    chance: Count = 2
    period: Annotated[int, Meta(ge=0, le=LAST_PERIOD)] = 0
    phase: Literal["play_clock", "lead", "answer", "over"]
    offense: Seat
    defense: Seat | None = None
    clockwise: bool = True
    first_kicker: Seat = 1
    live: str | None = None
    chain: Annotated[int, Meta(ge=0, le=4)] = 0
    points: tuple[Count, ...] | None = None
    scoring: tuple[Score, ...] = ()
    timeouts: tuple[Seat, ...] | None = None
    look_backs: tuple[Seat, ...] | None = None
    locked: tuple[str, ...] = ()
    locked_seen: tuple[Mask, ...] | None = None
    looking: bool = False
    timed: tuple[Seat, ...] = ()
    asked: Count | None = None
    clock_stopped: bool = False
    known: tuple[Count, ...] | None = None
    partly: tuple[tuple[str, Mask], ...] = ()
    buried: tuple[BuriedCard, ...] = ()
    forfeit_seen: tuple[Mask, ...] | None = None
    drawn: tuple[Count, ...] | None = None
    passed: tuple[tuple[tuple[str, Count], ...], ...] | None = None
    zones: Zones


def read(data: Mapping[str, Any]) -> Position:
    """The document with every field of the right type. Raises BadPosition naming the field that is not."""
    return read_position(data, Position, "Football War")


def fill(state: FootballWarState, document: Position) -> None:
    """Puts what a document says into a state of as many seats; the phase and the checks are the caller's."""
    seats = document.seats
    state.offense = document.offense
    state.defense = (document.offense + 1) % seats if document.defense is None else document.defense
    state.direction = 1 if document.clockwise else -1
    state.period = document.period
    state.first_kicker = document.first_kicker
    state.live = NO_PLAY if document.live is None else _face("live", document.live)
    state.chain = document.chain
    state.points = _per_seat("points", document.points, seats)
    state.scoring = document.scoring
    state.timeouts = _bits("timeouts", document.timeouts, seats)
    state.look_backs = _bits("look_backs", document.look_backs, seats)
    state.looking = document.looking
    state.clock_stopped = document.clock_stopped
    state.timed = _bits("timed", document.timed, seats)
    unasked = document.play_clock == "off" or document.phase == "play_clock"
    state.asked = (0 if unasked else seats) if document.asked is None else document.asked
    state.drawn = list(_per_seat("drawn", document.drawn, seats))
    _fill_zones(state, document)
    _fill_knowledge(state, document)


def _fill_zones(state: FootballWarState, document: Position) -> None:
    zones, reader = document.zones, CardReader(NAMES, document.zones)
    hands = zones.by_seat("hand", document.seats)
    scored = zones.by_seat("score_pile", document.seats)
    state.hands = [reader.cards(f"hand:{seat}", cards) for seat, cards in enumerate(hands)]
    state.draw_pile = reader.cards("draw_pile", zones.draw_pile)[::-1]
    state.drive_pile = reader.cards("drive_pile", zones.drive_pile)[::-1]
    state.flag_pile = tuple(reader.cards("flag_pile", zones.flag_pile))
    state.forfeit_pile = tuple(reader.cards("forfeit_pile", zones.forfeit_pile))
    state.score_piles = tuple(tuple(reader.cards(f"score_pile:{seat}", cards)) for seat, cards in enumerate(scored))


def _fill_knowledge(state: FootballWarState, document: Position) -> None:
    seats = document.seats
    state.known = _per_seat("known", document.known, seats)
    state.partly = tuple((NAMES.card("partly", name), mask) for name, mask in document.partly)
    state.buried = tuple(each.read() for each in document.buried)
    state.locked = tuple(NAMES.card("locked", name) for name in document.locked)
    unseen = (0,) * len(state.locked)
    state.locked_seen = unseen if document.locked_seen is None else document.locked_seen
    nobody = (0,) * len(state.forfeit_pile)
    state.forfeit_seen = nobody if document.forfeit_seen is None else document.forfeit_seen
    passed = ((),) * seats if document.passed is None else document.passed
    if len(passed) != seats:
        raise BadPosition(f"passed: needs {seats} lists, one for each seat")
    state.passed = [tuple(Passed(_face("passed", play), drawn) for play, drawn in own) for own in passed]


def write(state: FootballWarState) -> dict[str, Any]:
    """The document of a state; :func:`read` and :func:`fill` make the same state of it."""
    seats = range(len(state.hands))
    return {
        "variant": "football_war",
        "seats": len(state.hands),
        "length": "one" if state.halves == 1 else "two",
        "play_clock": state.play_clock,
        "key": state.key,
        "chance": state.chance,
        "period": state.period,
        "phase": "over" if state.phase is None else state.phase.name,
        "offense": state.offense,
        "defense": state.defense,
        "clockwise": state.direction > 0,
        "first_kicker": state.first_kicker,
        "live": None if state.live == NO_PLAY else CARDS[state.live].code,
        "chain": state.chain,
        "points": list(state.points),
        "scoring": [list(score) for score in state.scoring],
        "timeouts": [seat for seat in seats if state.timeouts >> seat & 1],
        "look_backs": [seat for seat in seats if state.look_backs >> seat & 1],
        "locked": names(state.locked),
        "locked_seen": list(state.locked_seen),
        "looking": state.looking,
        "timed": [seat for seat in seats if state.timed >> seat & 1],
        "asked": state.asked,
        "clock_stopped": state.clock_stopped,
        "known": list(state.known),
        "partly": [[*names([card]), mask] for card, mask in state.partly],
        "buried": [
            {
                "seat": slot.seat,
                "doubt": names(slot.doubt),
                "hidden": slot.hidden,
                "spent": [CARDS[face].code for face in slot.spent],
                "forfeited": slot.forfeited,
            }
            for slot in state.buried
        ],
        "forfeit_seen": list(state.forfeit_seen),
        "drawn": list(state.drawn),
        "passed": [[[CARDS[each.face].code, each.drawn] for each in own] for own in state.passed],
        "zones": {
            **{f"hand:{seat}": names(state.hands[seat]) for seat in seats},
            "draw_pile": names(state.draw_pile[::-1]),
            "drive_pile": names(state.drive_pile[::-1]),
            "flag_pile": names(state.flag_pile),
            "forfeit_pile": names(state.forfeit_pile),
            **{f"score_pile:{seat}": names(state.score_piles[seat]) for seat in seats},
        },
    }


def _face(name: str, code: str) -> int:
    if code not in FACE_OF:
        raise BadPosition(f"{name}: {code!r} is not a play of this deck")
    return FACE_OF[code]


def _per_seat(name: str, counts: tuple[int, ...] | None, seats: int) -> tuple[int, ...]:
    if counts is None:
        return (0,) * seats
    if len(counts) != seats:
        raise BadPosition(f"{name}: needs {seats} numbers, one for each seat")
    return counts


def _bits(name: str, listed: Iterable[int] | None, seats: int) -> int:
    """Seats as bits; all of them where the field was left out."""
    chosen = range(seats) if listed is None else tuple(listed)
    if any(seat >= seats for seat in chosen):
        raise BadPosition(f"{name}: there are {seats} seats")
    return sum({1 << seat for seat in chosen})
