"""A BLOWOUT!!! position as a document that a person can edit: every field with its type, every card by its name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec
from msgspec import field

from game.contract import BadPosition, ScoreKind
from game.documents import QUOTED, CardNames, CardReader, copied, cut, plain, read_position
from game.variants.blowout.cards import (
    BACKS,
    CHALLENGE,
    DECK_OF,
    DECKS,
    DISCARD_PILES,
    DRAW_PILES,
    HANDS,
    IDS,
    PLACE,
    PLACES,
    PLAYS,
    POINTS,
    SEAT_CODES,
)
from game.variants.blowout.facts import PERIODS, BlowoutFacts, Count, Score
from game.variants.blowout.zones import BlowoutZones, Cards

DECK_NAMES = tuple(CardNames([code for code in SEAT_CODES if DECK_OF[code] == deck], "BO-10") for deck in DECKS)
"""The names of each deck's cards, the same for both seats: within the zones of a seat's deck a name is unique."""
NAME: tuple[str, ...] = tuple(DECK_NAMES[place % 3].of([card - IDS[place][0]])[0] for card, place in enumerate(PLACE))
"""The name of each card id."""


ALL_DRAW_PILES = "draw_pile"
_TAKERS = (ALL_DRAW_PILES, *HANDS, *DRAW_PILES, *DISCARD_PILES)


class Zones(msgspec.Struct, forbid_unknown_fields=True):
    """The cards of every zone by name; draw piles list their top card first."""

    offense_hand_0: list[str] = field(name="offense_hand:0", default_factory=list)
    defense_hand_0: list[str] = field(name="defense_hand:0", default_factory=list)
    special_teams_hand_0: list[str] = field(name="special_teams_hand:0", default_factory=list)
    offense_hand_1: list[str] = field(name="offense_hand:1", default_factory=list)
    defense_hand_1: list[str] = field(name="defense_hand:1", default_factory=list)
    special_teams_hand_1: list[str] = field(name="special_teams_hand:1", default_factory=list)
    offense_draw_pile_0: list[str] = field(name="offense_draw_pile:0", default_factory=list)
    defense_draw_pile_0: list[str] = field(name="defense_draw_pile:0", default_factory=list)
    special_teams_draw_pile_0: list[str] = field(name="special_teams_draw_pile:0", default_factory=list)
    offense_draw_pile_1: list[str] = field(name="offense_draw_pile:1", default_factory=list)
    defense_draw_pile_1: list[str] = field(name="defense_draw_pile:1", default_factory=list)
    special_teams_draw_pile_1: list[str] = field(name="special_teams_draw_pile:1", default_factory=list)
    offense_discard_pile_0: list[str] = field(name="offense_discard_pile:0", default_factory=list)
    defense_discard_pile_0: list[str] = field(name="defense_discard_pile:0", default_factory=list)
    special_teams_discard_pile_0: list[str] = field(name="special_teams_discard_pile:0", default_factory=list)
    offense_discard_pile_1: list[str] = field(name="offense_discard_pile:1", default_factory=list)
    defense_discard_pile_1: list[str] = field(name="defense_discard_pile:1", default_factory=list)
    special_teams_discard_pile_1: list[str] = field(name="special_teams_discard_pile:1", default_factory=list)
    play_0: list[str] = field(name="play:0", default_factory=list)
    play_1: list[str] = field(name="play:1", default_factory=list)

    def named(self, zone: str) -> list[str]:
        """The cards of the zone of that name; a minus sign may be typed as a hyphen or set as one."""
        listed: list[str] = getattr(self, zone.replace(":", "_"))
        return [name.replace("−", "-") for name in listed]


class Document(BlowoutFacts, forbid_unknown_fields=True, kw_only=True):
    """A position as it is written; what may be left out has a default."""

    variant: Literal["blowout"] = "blowout"
    key: int | str = 0
    chance: Count = 2
    phase: Literal["coin", "offense_call", "defense_call", "defense_response", "offense_response", "over"]
    call: str = ""
    """The offense's call while it is secret."""
    rest: str | tuple[str, ...] | None = None
    """The zones to which all cards of their decks go that are not named; ``draw_pile`` stands for all draw piles but
    those of the decks that another zone takes. A state is written without it."""
    zones: Zones


def read(data: Mapping[str, Any]) -> Document:
    """The document with every field of the right type. Raises BadPosition naming the field that is not."""
    return read_position(data, Document, "BLOWOUT!!!")


def facts_of(document: Document) -> BlowoutFacts:
    """The facts of a document; where it lists no scores, some that make its points.

    Raises BadPosition for points that no scores come to.
    """
    facts = copied(document, BlowoutFacts)
    if not facts.scoring:
        period = PERIODS[facts.length][0]
        facts.scoring = tuple(
            Score(seat, POINTS[how], how, period) for seat in (0, 1) for how in _scores(facts.points[seat])
        )
    return facts


def _scores(points: int) -> list[ScoreKind]:
    """Scores worth so many points, the large ones first. Raises BadPosition where there are none.

    >>> [how.value for how in _scores(12)]
    ['rushing_touchdown', 'field_goal', 'safety']
    """
    for touchdowns in range(points // 7, -1, -1):
        for kicks in range((points - 7 * touchdowns) // 3, -1, -1):
            safeties, over = divmod(points - 7 * touchdowns - 3 * kicks, 2)
            if not over:
                return (
                    [ScoreKind.RUSHING_TOUCHDOWN] * touchdowns
                    + [ScoreKind.FIELD_GOAL] * kicks
                    + [ScoreKind.SAFETY] * safeties
                )
    raise BadPosition(f"points: no scores of 7, 3 and 2 come to {points} (BO-2)")


class _Deck(msgspec.Struct):
    """What a document lists of one deck."""

    hand: list[str]
    draw_pile: list[str]
    discard_pile: list[str]
    play: list[str]


def fill(state: BlowoutZones, document: Document) -> None:
    """Puts the cards of a document into a state. Raises BadPosition, naming the zone, for cards that do not exist."""
    rest = (document.rest,) if isinstance(document.rest, str) else document.rest or ()
    for name in rest:
        if name not in _TAKERS:
            raise BadPosition(f"rest: {cut(name, QUOTED)!r} is no zone that takes cards")
    state.call = document.call.replace("−", "-")
    laid: dict[str, int] = {}
    for place in PLACES:
        laid.update(_fill_deck(state, document, place, rest))
    for seat, zone in enumerate(PLAYS):
        state.plays[seat] = tuple(_laid(laid, zone, seat, name) for name in document.zones.named(zone))


def _laid(laid: dict[str, int], zone: str, seat: int, name: str) -> int:
    if f"{seat} {name}" not in laid:
        raise BadPosition(f"{zone}: {cut(name, QUOTED)!r} is not a card of this seat's decks, or twice there")
    return laid.pop(f"{seat} {name}")


def _fill_deck(state: BlowoutZones, document: Document, place: int, rest: tuple[str, ...]) -> dict[str, int]:
    """Places the cards of one deck, and gives those of the down by seat and name."""
    zones, seat, deck = document.zones, place // 3, place % 3
    play = [name for name in zones.named(PLAYS[seat]) if DECK_OF.get(name.partition(" #")[0]) == deck]
    hand, draws, discards = (
        [_of_deck(deck, name) for name in zones.named(zone[place])] for zone in (HANDS, DRAW_PILES, DISCARD_PILES)
    )
    listed = _Deck(hand, draws, discards, play)
    reader, first = CardReader(DECK_NAMES[deck], listed), IDS[place][0]

    def ids(zone: str, names: list[str]) -> Cards:
        return tuple(first + card for card in reader.cards(zone, names))

    cards = {f"{seat} {name}": card for name, card in zip(play, ids(PLAYS[seat], play), strict=True)}
    names = (HANDS[place], DRAW_PILES[place], DISCARD_PILES[place])
    piles = {name: ids(name, each) for name, each in zip(names, (hand, draws, discards), strict=True)}
    takers = [name for name in names if name in rest] or [DRAW_PILES[place]] * (ALL_DRAW_PILES in rest)
    if takers:
        piles[takers[0]] += tuple(first + card for card in reader.rest(range(len(IDS[place]))))
    state.hands[place], draw_pile, state.discard_piles[place] = piles.values()
    state.draw_piles[place] = draw_pile[::-1]
    return cards


def _of_deck(deck: int, name: str) -> str:
    """A CHALLENGE by the code of its deck, which its zone tells."""
    return f"{BACKS[deck].upper()} {name}" if name.startswith(CHALLENGE) else name


def write(state: BlowoutZones) -> dict[str, Any]:
    """The document of a state; :func:`read` and :func:`fill` make the same state of it."""
    zones: dict[str, list[str]] = {}
    for place in PLACES:
        zones[HANDS[place]] = names(state.hands[place])
        zones[DRAW_PILES[place]] = names(state.draw_piles[place][::-1])
        zones[DISCARD_PILES[place]] = names(state.discard_piles[place])
    zones.update(zip(PLAYS, map(names, state.plays), strict=True))
    return {
        "variant": "blowout",
        "key": state.key,
        "chance": state.chance,
        "phase": "over" if state.phase is None else state.phase.name,
        "call": state.call,
        **plain(state.facts),
        "zones": zones,
    }


def names(cards: Iterable[int]) -> list[str]:
    """The names of the cards."""
    return [NAME[card] for card in cards]
