"""A Real Deal position as JSON that a person can edit: every field with its type, every card by its name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import zip_longest
from typing import Any, Literal

from msgspec import field

from game.contract import BadPosition
from game.documents import QUOTED, as_json, cut, read_position, require, scores_worth, turned, written, zone_lists
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
    ZONES,
)
from game.variants.real_deal.facts import Count, Played, RealDealFacts, Score


class Document(RealDealFacts, forbid_unknown_fields=True, kw_only=True):
    """A position as it is written to JSON; fields with a default may be left out."""

    variant: Literal["real_deal"] = "real_deal"
    key: int | str = 0
    chance: Count = 1
    phase: Literal["toss", "offense", "counter", "over"]
    face_down: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    """For each team, the cards of its discard pile that were laid there face down."""
    rest: str | None = None
    """The zone, or kind of zone of each team, that gets all cards that are not named, listed after those that are."""
    zones: zone_lists(ZONES)  # type: ignore[valid-type]


def read(data: Mapping[str, Any]) -> Document:
    """Returns the document with each field checked. Raises BadPosition, naming the field, if one has the wrong type.

    If it lists no scores, scores that add up to its points are filled in.
    """
    document = read_position(data, Document, "Real Deal")
    if not document.scoring:
        document.scoring = _scores_of(document.points)
    return document


def fill(state: Board, document: Document) -> None:
    """Puts the cards of a document into a state. Raises BadPosition, naming the zone, for cards that do not exist."""
    zones = as_json(document.zones)
    for kind, piles in piles_of(state).items():
        for seat in (0, 1):
            piles[seat] = [_id(f"{kind}:{seat}", seat, code) for code in zones[f"{kind}:{seat}"]]
    for seat in (0, 1):
        state.face_down[seat] = tuple(_id(f"face_down of seat {seat}", seat, code) for code in document.face_down[seat])
    if document.rest is not None:
        _fill_up(state, document.rest)
    for pile in state.draw_piles:
        pile.reverse()
    if not document.chain:
        state.facts.chain = _chain_of(state)


def _chain_of(state: Board) -> tuple[Played, ...]:
    """Returns the cards on the table as plays and counters in turn, for a document that does not give their order."""
    first = state.facts.offense
    turns = zip_longest(state.table_piles[first], state.table_piles[1 - first])
    laid = [(seat, card) for pair in turns for seat, card in zip((first, 1 - first), pair, strict=True)]
    return tuple(Played(seat, CODE[card]) for seat, card in laid if card is not None)


def _scores_of(points: tuple[int, int]) -> tuple[Score, ...]:
    """Returns any scores that add up to these points, for a document that lists none.

    Raises BadPosition if no scores add up to them.
    """
    found: list[Score] = []
    for seat, total in enumerate(points):
        made = scores_worth(total, [POINTS[play] for play in _USUAL])
        if made is None:
            raise BadPosition(f"points: no scores of 7, 3 and 2 come to {total} (RD-9)")
        usual = {POINTS[play]: SCORE_OF[play] for play in _USUAL}
        found += [Score(seat, each, usual[each], 0) for each in made]
    return tuple(found)


_USUAL = (RUN_SHORT, KICK_SHORT, SAFETY)


def _fill_up(state: Board, rest: str) -> None:
    """Adds every card that is named nowhere to the zone, or to that pile of its own team.

    Wild cards that are left go to the team that has too few.
    """
    kind, _, only = rest.partition(":")
    piles = {name: each for name, each in piles_of(state).items() if name != "table_pile"}
    require(kind in piles and only in ("", "0", "1"), "rest", f"{cut(rest, QUOTED)!r} is no zone that takes cards")
    named = {card for seat in (0, 1) for card in cards_of(state, seat)}
    wilds = [card for card in WILD_IDS if card not in named]
    for seat in (int(only),) if only else (0, 1):
        own = [card for card in TEAM_IDS[seat] if card not in named]
        missing = max(0, DECK_SIZE - len(cards_of(state, seat)) - len(own))
        piles[kind][seat] += own + wilds[:missing]
        del wilds[:missing]


def piles_of(state: Board) -> dict[str, list[list[int]]]:
    """Returns the zones of both teams by kind."""
    piles = (state.hands, state.draw_piles, state.table_piles, state.discard_piles)
    return dict(zip(("hand", "draw_pile", "table_pile", "discard_pile"), piles, strict=True))


def cards_of(state: Board, seat: int) -> list[int]:
    """Returns all cards in a team's zones (RD-15)."""
    return [card for piles in piles_of(state).values() for card in piles[seat]]


def _id(zone: str, seat: int, name: str) -> int:
    code = name.replace("–", "-")
    if code not in BY_CODE:
        raise BadPosition(f"{zone}: {cut(name, QUOTED)!r} is not a card of this deck")
    return TEAM_IDS[seat][_PLACE[code]] if code in _PLACE else WILD_IDS[_WILD_PLACE[code]]


def write(state: Board) -> dict[str, Any]:
    """Returns the document of a state, from which :func:`read` and :func:`fill` restore the same state."""
    zones = {f"{kind}:{seat}": piles[seat] for kind, piles in piles_of(state).items() for seat in (0, 1)}
    listed = {zone: names(cards) for zone, cards in turned(zones, ("draw_pile:0", "draw_pile:1")).items()}
    return written("real_deal", state, listed, face_down=[names(cards) for cards in state.face_down])


def names(cards: Iterable[int]) -> list[str]:
    """Returns the faces of the cards, which are unique within a team's zones."""
    return [CODE[card] for card in cards]


_PLACE = {card.code: place for place, card in enumerate(TEAM_DECK)}
_WILD_PLACE = {CODE[card]: place for place, card in enumerate(WILD_IDS)}
