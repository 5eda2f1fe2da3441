"""Reads and writes a BLOWOUT!!! position as JSON that a person can edit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from game.contract import BadPosition, ScoreKind
from game.documents import (
    QUOTED,
    CardNames,
    CardReader,
    as_json,
    cut,
    read_position,
    scores_worth,
    turned,
    written,
    zone_lists,
)
from game.variants.blowout.cards import (
    BACKS,
    CHALLENGE,
    DECK_OF,
    DECKS,
    DISCARD_PILES,
    DRAW_PILES,
    HANDS,
    IDS,
    PLAYS,
    POINTS,
    SEAT_CODES,
    SEAT_DECK,
    SEAT_DECKS,
    ZONES,
)
from game.variants.blowout.facts import PERIODS, BlowoutFacts, Count, Score
from game.variants.blowout.zones import BlowoutZones

DECK_NAMES = tuple(CardNames([code for code in SEAT_CODES if DECK_OF[code] == deck], "BO-10") for deck in DECKS)
"""The card names of each deck, the same for both seats. A name is unique within a seat's deck."""
NAME: tuple[str, ...] = tuple(
    DECK_NAMES[place % 3].of([card - IDS[place][0]])[0] for card, place in enumerate(SEAT_DECK)
)
"""The name of each card id."""


ALL_DRAW_PILES = "draw_pile"
_TAKERS = (ALL_DRAW_PILES, *HANDS, *DRAW_PILES, *DISCARD_PILES)


class Document(BlowoutFacts, forbid_unknown_fields=True, kw_only=True):
    """A position as it is written. Fields with a default may be left out."""

    variant: Literal["blowout"] = "blowout"
    key: int | str = 0
    chance: Count = 2
    phase: Literal["coin", "offense_call", "defense_call", "defense_response", "offense_response", "over"]
    call: str = ""
    """The offense's call while it is secret."""
    rest: str | tuple[str, ...] | None = None
    """Zones that get all cards of their decks that are not named. ``draw_pile`` means every draw pile whose deck has no
    other such zone. Never written."""
    zones: zone_lists(ZONES)  # type: ignore[valid-type]


def read(data: Mapping[str, Any]) -> Document:
    """Returns the document with typed fields. Raises BadPosition with the name of a wrong field.

    If it lists no scores, scores that add up to its points are filled in.
    """
    document = read_position(data, Document, "BLOWOUT!!!")
    if not document.scoring:
        period = PERIODS[document.length][0]
        made = [(seat, how) for seat in (0, 1) for how in _scores(document.points[seat])]
        document.scoring = tuple(Score(seat, POINTS[how], how, period) for seat, how in made)
    return document


def _scores(points: int) -> list[ScoreKind]:
    """Returns scores that add up to ``points``, large ones first. Raises BadPosition if there are none.

    >>> [how.value for how in _scores(12)]
    ['rushing_touchdown', 'field_goal', 'safety']
    """
    usual = {POINTS[how]: how for how in (ScoreKind.RUSHING_TOUCHDOWN, ScoreKind.FIELD_GOAL, ScoreKind.SAFETY)}
    made = scores_worth(points, list(usual))
    if made is None:
        raise BadPosition(f"points: no scores of 7, 3 and 2 come to {points} (BO-2)")
    return [usual[each] for each in made]


def fill(state: BlowoutZones, document: Document) -> None:
    """Puts the cards of a document into a state. Raises BadPosition with the zone of an unknown card."""
    rest = (document.rest,) if isinstance(document.rest, str) else document.rest or ()
    for name in rest:
        if name not in _TAKERS:
            raise BadPosition(f"rest: {cut(name, QUOTED)!r} is no zone that takes cards")
    state.call = document.call.replace("−", "-")
    zones = {zone: [name.replace("−", "-") for name in names] for zone, names in as_json(document.zones).items()}
    laid: dict[str, int] = {}
    for place in SEAT_DECKS:
        laid.update(_fill_deck(state, zones, place, rest))
    for seat, zone in enumerate(PLAYS):
        state.plays[seat] = tuple(_laid(laid, zone, seat, name) for name in zones[zone])


def _laid(laid: dict[str, int], zone: str, seat: int, name: str) -> int:
    if f"{seat} {name}" not in laid:
        raise BadPosition(f"{zone}: {cut(name, QUOTED)!r} is not a card of this seat's decks, or twice there")
    return laid.pop(f"{seat} {name}")


def _fill_deck(
    state: BlowoutZones, zones: Mapping[str, list[str]], place: int, rest: tuple[str, ...]
) -> dict[str, int]:
    """Places the cards of one deck and returns the cards of the down, by seat and name."""
    seat, deck, first = place // 3, place % 3, IDS[place][0]
    own = (HANDS[place], DRAW_PILES[place], DISCARD_PILES[place])
    listed = {zone: [_of_deck(deck, name) for name in zones[zone]] for zone in own}
    listed[PLAYS[seat]] = [name for name in zones[PLAYS[seat]] if DECK_OF.get(name.partition(" #")[0]) == deck]
    taker = next((zone for zone in own if zone in rest), DRAW_PILES[place] if ALL_DRAW_PILES in rest else None)
    lying = CardReader(DECK_NAMES[deck], listed.values()).lying(listed, taker, own, range(len(IDS[place])))
    hand, draw_pile, discard_pile, play = (tuple(first + card for card in cards) for cards in lying.values())
    state.hands[place], state.draw_piles[place], state.discard_piles[place] = hand, draw_pile[::-1], discard_pile
    return {f"{seat} {name}": card for name, card in zip(listed[PLAYS[seat]], play, strict=True)}


def _of_deck(deck: int, name: str) -> str:
    """Returns the code of a card; a CHALLENGE gets the code of its deck."""
    return f"{BACKS[deck].upper()} {name}" if name.startswith(CHALLENGE) else name


def write(state: BlowoutZones) -> dict[str, Any]:
    """Returns the document of a state. :func:`read` and :func:`fill` restore the state from it."""
    zones = {
        **dict(zip(HANDS, state.hands, strict=True)),
        **dict(zip(DRAW_PILES, state.draw_piles, strict=True)),
        **dict(zip(DISCARD_PILES, state.discard_piles, strict=True)),
        **dict(zip(PLAYS, state.plays, strict=True)),
    }
    listed = {zone: names(cards) for zone, cards in turned(zones, DRAW_PILES).items()}
    return written("blowout", state, listed, call=state.call)


def names(cards: Iterable[int]) -> list[str]:
    """Returns the names of the cards."""
    return [NAME[card] for card in cards]
