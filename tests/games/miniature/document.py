"""A miniature position as a document that a person can edit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from game.documents import CardNames, CardReader, as_json, read_position, turned, written, zone_lists
from tests.games.miniature.board import NO_CALL, Board, Call
from tests.games.miniature.cards import CODE, DECK_OF, DECKS, DISCARD_PILES, DRAW_PILES, HANDS, SHOWN, ZONES
from tests.games.miniature.facts import Count, MiniatureFacts

NAMES = CardNames(CODE, "MG-2")


TOP_FIRST = (*DRAW_PILES, *DISCARD_PILES)
"""The piles that are listed from the top."""


class Document(MiniatureFacts, forbid_unknown_fields=True, kw_only=True):
    """A position as it is written; what may be left out has a default."""

    variant: Literal["miniature"] = "miniature"
    key: int | str = 0
    chance: Count = 3
    phase: Literal["offense_card", "offense_lane", "defense_card", "defense_lane", "over"]
    calls: tuple[Call, Call] = (NO_CALL, NO_CALL)
    """The secret calls by seat, as far as they are made: a card and a lane."""
    zones: zone_lists(ZONES)  # type: ignore[valid-type]
    rest: str | tuple[str, ...] = ()
    """The zones to which all cards of their decks go that are not named. A state is written without it."""


def read(data: Mapping[str, Any]) -> Document:
    """The document with every field of the right type. Raises BadPosition naming the field that is not."""
    return read_position(data, Document, "Miniature")


def fill(state: Board, document: Document) -> None:
    """Puts the cards and calls of a document into a state. Raises BadPosition, naming the zone, for unknown cards."""
    zones = as_json(document.zones)
    reader = CardReader(NAMES, zones.values())
    lying = reader.lying(zones, None, (), ())
    for name in (document.rest,) if isinstance(document.rest, str) else document.rest:
        deck = _deck_of(name)
        if deck is not None:
            lying[name] += [card for card in reader.rest(range(len(CODE))) if DECK_OF[card] == deck]
    lying = turned(lying, TOP_FIRST)
    state.hands = [lying[name] for name in HANDS]
    state.draw_piles = [lying[name] for name in DRAW_PILES]
    state.discard_piles = [lying[name] for name in DISCARD_PILES]
    state.shown = [lying[name] for name in SHOWN]
    state.calls = list(document.calls)


def _deck_of(name: str) -> int | None:
    """The deck whose cards a zone takes; None for a zone of no such name, and then its cards are found missing."""
    takers = (HANDS[::2] + DRAW_PILES[:1] + DISCARD_PILES[:1], HANDS[1::2] + DRAW_PILES[1:] + DISCARD_PILES[1:])
    return next((deck for deck in DECKS if name in takers[deck]), None)


def write(state: Board) -> dict[str, Any]:
    """The document of a state; piles are listed top card first."""
    lying = (*state.hands, *state.draw_piles, *state.discard_piles, *state.shown)
    zones = turned(dict(zip(ZONES, lying, strict=True)), TOP_FIRST)
    listed = {zone: NAMES.of(cards) for zone, cards in zones.items()}
    return written("miniature", state, listed, calls=[list(call) for call in state.calls])
