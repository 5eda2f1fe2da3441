"""A Jukem position as a document that a person can edit: every field with its type, every card by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from game.contract import BadPosition
from game.positions import CardNames, CardReader, read_position
from game.variants.jukem.actions import SHAPES, MakePlay
from game.variants.jukem.cards import CODE, LAST_PERIOD, Fresh, LaidPlay, Score

if TYPE_CHECKING:
    from game.variants.jukem.state import JukemState

Seat = Annotated[int, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=0)]

NAMES = CardNames(CODE, "JF-5")
names = NAMES.of


class Zones(msgspec.Struct, forbid_unknown_fields=True):
    """The cards of every zone by name; piles list their top card first."""

    hand_0: list[str] = field(name="hand:0", default_factory=list)
    hand_1: list[str] = field(name="hand:1", default_factory=list)
    draw_pile: list[str] = field(default_factory=list)
    discard_pile: list[str] = field(default_factory=list)
    line_0: list[list[str]] = field(name="line:0", default_factory=list)
    line_1: list[list[str]] = field(name="line:1", default_factory=list)
    out_of_play: list[str] = field(default_factory=list)
    score_pile_0: list[list[str]] = field(name="score_pile:0", default_factory=list)
    score_pile_1: list[list[str]] = field(name="score_pile:1", default_factory=list)


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position as it is written; what may be left out has a default."""

    variant: Literal["jukem"] = "jukem"
    practice: bool = False
    first_dealer: Seat = 0
    key: int | str = 0
    chance: Count = 1
    period: Annotated[int, Meta(ge=0, le=LAST_PERIOD)] = 0
    phase: Literal["replenish", "play", "defense", "over"]
    attacker: Seat
    points: tuple[Count, Count] = (0, 0)
    scoring: tuple[Score, ...] = ()
    stall: Count = 0
    drew: bool = False
    took: bool = False
    known: tuple[Count, Count] = (0, 0)
    fresh: tuple[Fresh | None, Fresh | None] = (None, None)
    zones: Zones


def read(data: Mapping[str, Any]) -> Position:
    """The document with every field of the right type. Raises BadPosition naming the field that is not."""
    return read_position(data, Position, "Jukem")


def fill(state: JukemState, document: Position) -> None:
    """Puts a document into a state. Raises BadPosition, naming the zone, for cards that the deck does not have."""
    state.period = document.period
    state.seat = document.attacker
    state.stall = document.stall
    state.drew = document.drew
    state.took = document.took
    state.known = list(document.known)
    state.fresh = list(document.fresh)
    state.points = list(document.points)
    state.scoring = document.scoring
    _fill_zones(state, document.zones)


def _fill_zones(state: JukemState, zones: Zones) -> None:
    reader = CardReader(NAMES, zones)
    state.hands = [reader.cards("hand:0", zones.hand_0), reader.cards("hand:1", zones.hand_1)]
    state.draw_pile = reader.cards("draw_pile", zones.draw_pile)[::-1]
    state.discard_pile = reader.cards("discard_pile", zones.discard_pile)[::-1]
    lines = (("line:0", zones.line_0), ("line:1", zones.line_1))
    state.lines = [[laid(name, play) for play in reader.bundles(name, line)] for name, line in lines]
    state.totals = [sum(play.yards for play in line) for line in state.lines]
    state.out_of_play = reader.cards("out_of_play", zones.out_of_play)
    state.score_piles = [
        reader.bundles("score_pile:0", zones.score_pile_0),
        reader.bundles("score_pile:1", zones.score_pile_1),
    ]


def write(state: JukemState) -> dict[str, Any]:
    """The document of a state; piles are listed top card first."""
    return {
        "variant": "jukem",
        "practice": state.practice,
        "first_dealer": state.first_dealer,
        "key": state.key,
        "chance": state.chance,
        "period": state.period,
        "phase": "over" if state.phase is None else state.phase.name,
        "attacker": state.seat,
        "points": state.points[:],
        "scoring": [list(score) for score in state.scoring],
        "stall": state.stall,
        "drew": state.drew,
        "took": state.took,
        "known": state.known[:],
        "fresh": [None if each is None else list(each) for each in state.fresh],
        "zones": {
            "hand:0": names(state.hands[0]),
            "hand:1": names(state.hands[1]),
            "draw_pile": names(state.draw_pile[::-1]),
            "discard_pile": names(state.discard_pile[::-1]),
            "line:0": [names(play.cards) for play in state.lines[0]],
            "line:1": [names(play.cards) for play in state.lines[1]],
            "out_of_play": names(state.out_of_play),
            "score_pile:0": [names(bundle) for bundle in state.score_piles[0]],
            "score_pile:1": [names(bundle) for bundle in state.score_piles[1]],
        },
    }


def laid(zone: str, cards: tuple[int, ...]) -> LaidPlay:
    """The cards as a play with its yards. Raises BadPosition where they do not make one."""
    shape = SHAPES.get(MakePlay(tuple(CODE[card] for card in cards)))
    if shape is None:
        raise BadPosition(f"{zone}: {' + '.join(CODE[card] for card in cards) or 'nothing'} is not a play")
    return LaidPlay(cards, shape.yards)
