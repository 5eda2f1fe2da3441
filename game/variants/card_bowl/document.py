"""A Card Bowl position as a JSON document that a person can edit: every field with its type, every card by its code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from game.contract import BadPosition, ScoreKind
from game.documents import QUOTED, cut, read_position, require, turned, written
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import BLACK_JOKER, CODE, DECK, ID, MEN, NO_CARD
from game.variants.card_bowl.draws import zones_of
from game.variants.card_bowl.facts import CardBowlFacts, Count, Play, Score
from game.variants.card_bowl.worded import in_numbers

NAMES = {
    "draw_pile": 0,
    "drawn": 0,
    **{f"{zone}:{seat}": 0 for zone in ("hand", "out") for seat in (0, 1)},
    **{f"man:{seat}:{man}": 1 for seat in (0, 1) for man in range(MEN)},
}
"""Every zone with the most cards that it holds, 0 for any number."""


Cards = Annotated[int, Meta(ge=0, lt=1 << DECK)]
"""A set of cards, as bits."""


class Document(CardBowlFacts, forbid_unknown_fields=True, kw_only=True):
    """A position as it is written; what may be left out has a default."""

    variant: Literal["card_bowl"] = "card_bowl"
    key: int | str = 0
    chance: Count = 0
    phase: str
    play: Play = msgspec.field(default_factory=Play)
    purposes: tuple[str, ...] | None = None
    plan: tuple[Annotated[int, Meta(ge=-7, le=101)], ...] = ()
    secrets: tuple[int | None, int | None] = (None, None)
    returned: tuple[Cards, Cards] = (0, 0)
    zones: dict[str, list[str]]
    rest: str | None = None
    """Zone of all cards that are not listed, after those that are; never written."""


def read(data: Mapping[str, Any]) -> Document:
    """Returns the document with every field of the right type. Raises BadPosition naming the field.

    Where it lists no scores, some that make its points are filled in (CB-43).
    """
    document = read_position(in_numbers(data), Document, "Card Bowl")
    if not document.scoring:
        made = [(seat, each) for seat in (0, 1) for each in _made_up(document.points[seat])]
        document.scoring = tuple(Score(seat, *each) for seat, each in made)
    return document


def _made_up(points: int) -> list[tuple[ScoreKind, int]]:
    """Scores that add up to the points of a side: touchdowns first, then smaller ones."""
    touchdowns, left = divmod(points, 6)
    require(points != 1, "points", "no score is worth 1 by itself (CB-43)")
    rest = {0: (), 1: (_EXTRA,), 2: (_SAFETY,), 3: (_KICK,), 4: (_SAFETY, _SAFETY), 5: (_KICK, _SAFETY)}[left]
    return [_TOUCHDOWN] * touchdowns + list(rest)


_TOUCHDOWN, _EXTRA = (ScoreKind.TOUCHDOWN, 6), (ScoreKind.EXTRA_POINT, 1)
_KICK, _SAFETY = (ScoreKind.FIELD_GOAL, 3), (ScoreKind.SAFETY, 2)


def fill(board: Board, document: Document) -> None:
    """Puts what a document says on a board; the checks are the caller's."""
    board.play = document.play
    board.plan = document.plan
    board.secrets = list(document.secrets)
    board.returned = list(document.returned)
    _fill_zones(board, document.zones, document.rest, document.single_joker)
    board.purposes = list(document.purposes or ("",) * len(board.drawn))
    require(len(board.purposes) == len(board.drawn), "purposes", "needs one for each drawn card (CB-15)")
    known = document.phase in (*board.by_name, "over")
    require(known, "phase", f"{cut(document.phase, QUOTED)!r} is not a decision of Card Bowl")


def _fill_zones(board: Board, zones: Mapping[str, list[str]], rest: str | None, single_joker: bool) -> None:
    for name in zones:
        require(name in NAMES, cut(name, QUOTED), "is not a zone of Card Bowl")
        most = NAMES[name]
        require(not most or len(zones[name]) <= most, name, "holds at most one card")
    cards = {name: [_card(name, code) for code in zones.get(name, ())] for name in NAMES}
    if rest is not None:
        require(NAMES.get(rest, 1) == 0, "rest", "names a zone for any number of cards")
        named = {card for lying in cards.values() for card in lying}
        cards[rest] += [card for card in range(BLACK_JOKER if single_joker else DECK) if card not in named]
    board.draw_pile = cards["draw_pile"][::-1]
    board.drawn = cards["drawn"]
    board.hands = [cards["hand:0"], cards["hand:1"]]
    board.outs = [cards["out:0"], cards["out:1"]]
    board.men = [[(cards[f"man:{seat}:{man}"] or [NO_CARD])[0] for man in range(MEN)] for seat in (0, 1)]


def _card(zone: str, code: str) -> int:
    if code not in ID:
        raise BadPosition(f"{zone}: {cut(code, QUOTED)!r} is not a card of this deck")
    return ID[code]


def write(board: Board) -> dict[str, Any]:
    """Returns the document of a board; :func:`read` and :func:`fill` make the same board of it."""
    zones = turned(dict(zones_of(board)), ("draw_pile",))
    return written(
        "card_bowl",
        board,
        {zone: [CODE[card] for card in cards] for zone, cards in zones.items()},
        play=msgspec.to_builtins(board.play),
        purposes=list(board.purposes),
        plan=list(board.plan),
        secrets=list(board.secrets),
        returned=list(board.returned),
    )
