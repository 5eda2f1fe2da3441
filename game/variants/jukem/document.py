"""Reads and writes a Jukem position as JSON that a person can edit: typed fields, cards by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from game.contract import BadPosition
from game.documents import (
    CardNames,
    CardReader,
    as_json,
    listed,
    read_position,
    scores_worth,
    turned,
    written,
    zone_lists,
)
from game.variants.jukem.actions import SHAPES, MakePlay
from game.variants.jukem.board import Board, Count, JukemFacts, Score
from game.variants.jukem.cards import (
    CODE,
    DISCARD_PILE,
    DRAW_PILE,
    FIELD_GOAL,
    FIELD_GOAL_POINTS,
    FULL_DECK,
    HANDS,
    LINES,
    OUT_OF_PLAY,
    PRACTICE_DECK,
    SCORE_PILES,
    TOUCHDOWN_POINTS,
    ZONES,
    LaidPlay,
)

NAMES = CardNames(CODE, "JF-5")
WORTHS = (TOUCHDOWN_POINTS, FIELD_GOAL_POINTS)
BUNDLED = (*LINES, *SCORE_PILES)
TOP_FIRST = (DRAW_PILE, DISCARD_PILE)
"""The piles that a document lists from the top."""
TAKERS = (*HANDS, DRAW_PILE, DISCARD_PILE, OUT_OF_PLAY)
"""The zones that may take all cards that are not named."""


class Document(JukemFacts, forbid_unknown_fields=True, kw_only=True):
    """A position as it is written; optional fields have defaults."""

    variant: Literal["jukem"] = "jukem"
    key: int | str = 0
    chance: Count = 1
    phase: Literal["replenish", "play", "defense", "over"]
    zones: zone_lists(ZONES, BUNDLED)  # type: ignore[valid-type]
    rest: str | None = None
    """The zone of all cards that are not named, after its own ones; a state is written without it."""


def read(data: Mapping[str, Any]) -> Document:
    """Returns the document with typed fields. Raises BadPosition naming the first field of a wrong type.

    If it lists no scores, some that make its points are filled in.
    """
    document = read_position(data, Document, "Jukem")
    if not document.scoring:
        document.scoring = tuple(sorted(_made_up(document), key=lambda score: score.period))
    return document


def _made_up(document: Document) -> list[Score]:
    """Returns scores that make the points: those of the score piles in this period, the rest in the first half."""
    found = []
    zones = as_json(document.zones)
    margin = abs(document.points[0] - document.points[1])
    for seat, name in enumerate(SCORE_PILES):
        own = [FIELD_GOAL_POINTS if _kicked(bundle) else TOUCHDOWN_POINTS for bundle in zones[name]]
        ahead = document.points[seat] > document.points[1 - seat]
        if not own and ahead and document.phase == "over" and document.period > 1:
            own = [margin]  # the score that ended sudden death (JF-75)
        early = scores_worth(document.points[seat] - sum(own), WORTHS)
        if early is None or not {*own} <= {*WORTHS}:
            raise BadPosition("points: are not those of touchdowns and field goals that can have been scored (JF-2)")
        found += [Score(seat, points, 0) for points in early]  # type: ignore[arg-type]
        found += [Score(seat, points, document.period) for points in own]  # type: ignore[arg-type]
    return found


def _kicked(bundle: list[str]) -> bool:
    return any(name.partition(" #")[0] == FIELD_GOAL for name in bundle)


def fill(state: Board, document: Document) -> None:
    """Puts the cards of a document into a state. Raises BadPosition, naming the zone, for unknown cards."""
    zones = as_json(document.zones)
    deck = PRACTICE_DECK if document.practice else FULL_DECK
    lying = turned(CardReader(NAMES, zones.values()).lying(zones, document.rest, TAKERS, deck), TOP_FIRST)
    state.hands = [lying[name] for name in HANDS]
    state.draw_pile, state.discard_pile, state.out_of_play = (lying[name] for name in TAKERS[2:])
    state.lines = [[laid(name, play) for play in lying[name]] for name in LINES]
    state.totals = [sum(play.yards for play in line) for line in state.lines]
    state.score_piles = [tuple(lying[name]) for name in SCORE_PILES]


def write(state: Board) -> dict[str, Any]:
    """Returns the document of a state, from which :func:`read` and :func:`fill` make an equal state."""
    lines = [[play.cards for play in line] for line in state.lines]
    piles = (*state.hands, state.draw_pile, state.discard_pile)
    lying: tuple[Sequence[Any], ...] = (*piles, *lines, state.out_of_play, *state.score_piles)
    zones = turned(dict(zip(ZONES, lying, strict=True)), TOP_FIRST)
    return written("jukem", state, {zone: NAMES.of(cards) for zone, cards in zones.items()})


def laid(zone: str, cards: tuple[int, ...]) -> LaidPlay:
    """Returns the cards as a play with its yards. Raises BadPosition if they do not make one."""
    shape = SHAPES.get(MakePlay(tuple(CODE[card] for card in cards)))
    if shape is None:
        raise BadPosition(f"{zone}: {listed([CODE[card] for card in cards], ' + ') or 'nothing'} is not a play")
    return LaidPlay(cards, shape.yards)
