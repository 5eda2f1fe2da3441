"""A Real Deal position as a document that a person can edit: every field with its type, every card by its name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import zip_longest
from typing import Any, Literal

import msgspec
from msgspec import field

from game.contract import BadPosition
from game.documents import QUOTED, copied, cut, plain, read_position
from game.variants.real_deal.board import Board
from game.variants.real_deal.cards import (
    BY_CODE,
    CODE,
    DECK_SIZE,
    KICK_SHORT,
    POINTS,
    RUN_SHORT,
    SAFETY,
    SCORE_OF,
    TEAM_DECK,
    TEAM_IDS,
    WILD_IDS,
)
from game.variants.real_deal.facts import Count, Played, RealDealFacts, Score


class Zones(msgspec.Struct, forbid_unknown_fields=True):
    """The cards of every zone by face, draw piles top card first; a zone's own face is that of its team's card."""

    hand_0: list[str] = field(name="hand:0", default_factory=list)
    hand_1: list[str] = field(name="hand:1", default_factory=list)
    draw_pile_0: list[str] = field(name="draw_pile:0", default_factory=list)
    draw_pile_1: list[str] = field(name="draw_pile:1", default_factory=list)
    table_pile_0: list[str] = field(name="table_pile:0", default_factory=list)
    table_pile_1: list[str] = field(name="table_pile:1", default_factory=list)
    discard_pile_0: list[str] = field(name="discard_pile:0", default_factory=list)
    discard_pile_1: list[str] = field(name="discard_pile:1", default_factory=list)

    def of(self, kind: str, seat: int) -> list[str]:
        """The cards of one zone, such as ``hand`` of seat 1."""
        listed: list[str] = getattr(self, f"{kind}_{seat}")
        return listed


class Document(RealDealFacts, forbid_unknown_fields=True, kw_only=True):
    """A position as it is written; what may be left out has a default."""

    variant: Literal["real_deal"] = "real_deal"
    key: int | str = 0
    chance: Count = 1
    phase: Literal["toss", "offense", "counter", "over"]
    face_down: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    """For each team the cards of its discard pile that were laid there face down."""
    rest: (
        Literal[
            "draw_pile",
            "discard_pile",
            "hand:0",
            "hand:1",
            "draw_pile:0",
            "draw_pile:1",
            "discard_pile:0",
            "discard_pile:1",
        ]
        | None
    ) = None
    """The zone to which all cards go that are not named, after those that are; or that pile of each team."""
    zones: Zones


def read(data: Mapping[str, Any]) -> Document:
    """The document with every field of the right type. Raises BadPosition naming the field that is not."""
    return read_position(data, Document, "Real Deal")


def facts_of(document: Document) -> RealDealFacts:
    """The public facts of a document."""
    return copied(document, RealDealFacts)


def fill(state: Board, document: Document) -> None:
    """Puts the cards of a document into a state. Raises BadPosition, naming the zone, for cards that do not exist."""
    zones = document.zones
    for seat in (0, 1):
        state.hands[seat] = _ids(zones, "hand", seat)
        state.draw_piles[seat] = _ids(zones, "draw_pile", seat)[::-1]
        state.table_piles[seat] = _ids(zones, "table_pile", seat)
        state.discard_piles[seat] = _ids(zones, "discard_pile", seat)
        state.face_down[seat] = tuple(_id(f"face_down of seat {seat}", seat, code) for code in document.face_down[seat])
    if document.rest:
        _fill_up(state, document.rest)
    if not document.chain:
        state.facts.chain = _chain_of(state)
    if not document.scoring:
        state.facts.scoring = _scores_of(document.points)


def _chain_of(state: Board) -> tuple[Played, ...]:
    """The cards on the table as plays and counters in turn, for a document that does not tell their order."""
    first = state.facts.offense
    turns = zip_longest(state.table_piles[first], state.table_piles[1 - first])
    laid = [(seat, card) for pair in turns for seat, card in zip((first, 1 - first), pair, strict=True)]
    return tuple(Played(seat, CODE[card]) for seat, card in laid if card is not None)


def _scores_of(points: tuple[int, int]) -> tuple[Score, ...]:
    """Scores that come to these points, for a document that lists none; it does not matter which they were.

    Raises BadPosition for points that no scores come to.
    """
    found: list[Score] = []
    for seat, total in enumerate(points):
        if total in IMPOSSIBLE_POINTS:
            raise BadPosition(f"points: no scores of 7, 3 and 2 come to {total} (RD-9)")
        kinds = next(
            (sevens, threes, (total - 7 * sevens - 3 * threes) // 2)
            for sevens in range(total // 7, -1, -1)
            for threes in range((total - 7 * sevens) // 3, -1, -1)
            if (total - 7 * sevens - 3 * threes) % 2 == 0
        )
        for (play, how), times in zip(_USUAL, kinds, strict=True):
            found += [Score(seat, POINTS[play], how, 0)] * times
    return tuple(found)


IMPOSSIBLE_POINTS = (1,)
_USUAL = tuple((play, SCORE_OF[play]) for play in (RUN_SHORT, KICK_SHORT, SAFETY))


def _fill_up(state: Board, rest: str) -> None:
    """Puts every card that is named nowhere after those of the zone, or of that pile of its own team.

    Wild cards left over go to the team that lacks some.
    """
    kind, _, only = rest.partition(":")
    piles = {"hand": state.hands, "draw_pile": state.draw_piles, "discard_pile": state.discard_piles}[kind]
    named = {card for seat in (0, 1) for card in cards_of(state, seat)}
    wilds = [card for card in WILD_IDS if card not in named]
    for seat in (int(only),) if only else (0, 1):
        own = [card for card in TEAM_IDS[seat] if card not in named]
        missing = max(0, DECK_SIZE - len(cards_of(state, seat)) - len(own))
        place = 0 if kind == "draw_pile" else len(piles[seat])
        piles[seat][place:place] = (own + wilds[:missing])[:: -1 if kind == "draw_pile" else 1]
        del wilds[:missing]


def cards_of(state: Board, seat: int) -> list[int]:
    """All cards in a team's zones (RD-15)."""
    return state.hands[seat] + state.draw_piles[seat] + state.table_piles[seat] + state.discard_piles[seat]


def _ids(zones: Zones, kind: str, seat: int) -> list[int]:
    return [_id(f"{kind}:{seat}", seat, code) for code in zones.of(kind, seat)]


def _id(zone: str, seat: int, name: str) -> int:
    code = name.replace("–", "-")
    if code not in BY_CODE:
        raise BadPosition(f"{zone}: {cut(name, QUOTED)!r} is not a card of this deck")
    return TEAM_IDS[seat][_PLACE[code]] if code in _PLACE else WILD_IDS[_WILD_PLACE[code]]


def write(state: Board) -> dict[str, Any]:
    """The document of a state; :func:`read` and :func:`fill` make the same state of it."""
    return {
        "variant": "real_deal",
        "key": state.key,
        "chance": state.chance,
        "phase": "over" if state.phase is None else state.phase.name,
        **plain(state.facts),
        "face_down": [names(cards) for cards in state.face_down],
        "zones": {
            f"{kind}:{seat}": names(piles[seat][::-1] if kind == "draw_pile" else piles[seat])
            for kind, piles in (
                ("hand", state.hands),
                ("draw_pile", state.draw_piles),
                ("table_pile", state.table_piles),
                ("discard_pile", state.discard_piles),
            )
            for seat in (0, 1)
        },
    }


def names(cards: Iterable[int]) -> list[str]:
    """The faces of the cards; within a team's zones they are unique."""
    return [CODE[card] for card in cards]


_PLACE = {card.code: place for place, card in enumerate(TEAM_DECK)}
_WILD_PLACE = {CODE[card]: place for place, card in enumerate(WILD_IDS)}
