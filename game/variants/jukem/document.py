"""A Jukem position as a document that a person can edit: every field with its type, every card by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import field

from game.contract import BadPosition
from game.documents import CardNames, CardReader, copied, listed, plain, read_position
from game.variants.jukem.actions import SHAPES, MakePlay
from game.variants.jukem.board import Board
from game.variants.jukem.cards import (
    CODE,
    FIELD_GOAL,
    FIELD_GOAL_POINTS,
    FULL_DECK,
    PRACTICE_DECK,
    TOUCHDOWN_POINTS,
    ZONES,
    LaidPlay,
)
from game.variants.jukem.facts import Count, JukemFacts, Score

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


class Document(JukemFacts, forbid_unknown_fields=True, kw_only=True):
    """A position as it is written; what may be left out has a default."""

    variant: Literal["jukem"] = "jukem"
    key: int | str = 0
    chance: Count = 1
    phase: Literal["replenish", "play", "defense", "over"]
    zones: Zones
    rest: Literal["hand:0", "hand:1", "draw_pile", "discard_pile", "out_of_play"] | None = None
    """The zone to which all cards go that are not named, after those that are; a state is written without it."""


_HEAD = ("variant", "practice", "first_dealer", "key", "chance", "period", "phase")
"""What a reader looks for first in a document."""


def read(data: Mapping[str, Any]) -> Document:
    """The document with every field of the right type. Raises BadPosition naming the field that is not."""
    return read_position(data, Document, "Jukem")


def facts_of(document: Document) -> JukemFacts:
    """The facts of a document; where it lists no scores, some that make its points.

    Raises BadPosition for points that no touchdowns and field goals make.
    """
    facts = copied(document, JukemFacts)
    if not facts.scoring:
        facts.scoring = tuple(sorted(_made_up(document), key=lambda score: score.period))
    return facts


def _made_up(document: Document) -> list[Score]:
    """Scores that make the points: those of the score piles in this period, the others in the first half."""
    found = []
    piles = (document.zones.score_pile_0, document.zones.score_pile_1)
    margin = abs(document.points[0] - document.points[1])
    for seat, pile in enumerate(piles):
        own = [FIELD_GOAL_POINTS if _kicked(bundle) else TOUCHDOWN_POINTS for bundle in pile]
        ahead = document.points[seat] > document.points[1 - seat]
        if not own and ahead and document.phase == "over" and document.period > 1:
            own = [margin]  # the score that ended sudden death (JF-75)
        early = _scores(document.points[seat] - sum(own))
        if early is None or not {*own} <= {TOUCHDOWN_POINTS, FIELD_GOAL_POINTS}:
            raise BadPosition("points: are not those of touchdowns and field goals that can have been scored (JF-2)")
        found += [Score(seat, points, 0) for points in early]  # type: ignore[arg-type]
        found += [Score(seat, points, document.period) for points in own]  # type: ignore[arg-type]
    return found


def _kicked(bundle: list[str]) -> bool:
    return any(name.partition(" #")[0] == FIELD_GOAL for name in bundle)


def _scores(points: int) -> list[int] | None:
    """Touchdowns and field goals worth so many points, as few as possible; None if there are none.

    >>> _scores(16), _scores(5)
    ([7, 3, 3, 3], None)
    """
    for touchdowns in range(points // TOUCHDOWN_POINTS, -1, -1):
        kicks, over = divmod(points - TOUCHDOWN_POINTS * touchdowns, FIELD_GOAL_POINTS)
        if not over:
            return [TOUCHDOWN_POINTS] * touchdowns + [FIELD_GOAL_POINTS] * kicks
    return None


def fill(state: Board, document: Document) -> None:
    """Puts the cards of a document into a state.

    Raises BadPosition, naming the zone, for cards that the deck does not have.
    """
    zones, reader = document.zones, CardReader(NAMES, document.zones)
    listed = (zones.hand_0, zones.hand_1, zones.draw_pile, zones.discard_pile, zones.out_of_play)
    piles = {name: reader.cards(name, cards) for name, cards in zip(_PILES, listed, strict=True)}
    lines = [reader.bundles(name, line) for name, line in (("line:0", zones.line_0), ("line:1", zones.line_1))]
    state.lines = [[laid(f"line:{seat}", play) for play in line] for seat, line in enumerate(lines)]
    state.totals = [sum(play.yards for play in line) for line in state.lines]
    state.score_piles = [
        reader.bundles("score_pile:0", zones.score_pile_0),
        reader.bundles("score_pile:1", zones.score_pile_1),
    ]
    if document.rest:
        piles[document.rest] += reader.rest(PRACTICE_DECK if document.practice else FULL_DECK)
    first, second, draw_pile, discard_pile, state.out_of_play = piles.values()
    state.hands = [first, second]
    state.draw_pile, state.discard_pile = draw_pile[::-1], discard_pile[::-1]


_PILES = ("hand:0", "hand:1", "draw_pile", "discard_pile", "out_of_play")


def write(state: Board) -> dict[str, Any]:
    """The document of a state; piles are listed top card first."""
    lying = (
        *map(names, state.hands),
        names(state.draw_pile[::-1]),
        names(state.discard_pile[::-1]),
        *([names(play.cards) for play in line] for line in state.lines),
        names(state.out_of_play),
        *([names(bundle) for bundle in pile] for pile in state.score_piles),
    )
    return {
        **dict.fromkeys(_HEAD),
        **plain(state.facts),
        "variant": "jukem",
        "key": state.key,
        "chance": state.chance,
        "phase": "over" if state.phase is None else state.phase.name,
        "zones": dict(zip(ZONES, lying, strict=True)),
    }


def laid(zone: str, cards: tuple[int, ...]) -> LaidPlay:
    """The cards as a play with its yards. Raises BadPosition where they do not make one."""
    shape = SHAPES.get(MakePlay(tuple(CODE[card] for card in cards)))
    if shape is None:
        raise BadPosition(f"{zone}: {listed([CODE[card] for card in cards], ' + ') or 'nothing'} is not a play")
    return LaidPlay(cards, shape.yards)
