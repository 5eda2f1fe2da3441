"""The marks of the table that are explained: where they are, and which ones a decision turns on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.claims import stated
from game.field import DOWNS
from game.variants.blowout.cards import DRAW_PILES, HOLDING, INTERFERENCE, PENALTY_CALLS
from game.variants.blowout.claims import standing
from game.variants.blowout.clock import FEW_LEFT, PlaysLeft
from game.variants.blowout.names import LEGEND
from game.variants.blowout.view import BlowoutView
from game.variants.blowout.yardage import kick_needed
from scenes.table.blowout.parts import BlowoutParts
from scenes.table.blowout.piles import own_decks


def matters(view: BlowoutView) -> Sequence[str]:
    """Returns the names in the legend of the marks that a decision turns on, each as soon as it does.

    These are the line to gain, the decks once the first cards are played, the kicking marks once a kick is near, what
    ends the period once few plays are left, the viewer's OFFENSE deck once empty, and a foul that may be played.
    """
    if not view.phase.endswith("_call"):
        return ["fouls"]
    facts, clock = view.facts, stated(standing(view), PlaysLeft)
    ends_soon = clock is not None and clock.own <= FEW_LEFT
    turns_on = {
        "first-down line": True,
        "decks": facts.down >= 2,
        "red line": facts.down >= DOWNS - 1,
        "posts": facts.down == DOWNS and kick_needed(facts.ball_on) is not None,
        "period": ends_soon,
        "quarter": ends_soon,
        "offense deck": not view.draw_counts[3 * view.seat],
        "low cards": view.phase == "defense_call" and facts.down == DOWNS,
        "fouls": True,
    }
    return [mark for mark, does in turns_on.items() if does]


def legend(table: BlowoutParts) -> Mapping[str, pygame.Rect]:
    """Returns where the marks are that are explained by pointing at them, by their names in the legend."""
    if not table.table_state.begun:
        return {}
    field, preview, board = table.field, table.field.preview, table.board_of_duel
    if table.film.open:
        plate, bars = table.film_preview.plate, board.bar_area
        said = {} if plate is None or preview.label not in LEGEND else {preview.label: plate}
        return said if bars is None else {**said, **_fouls(table), "yards": bars}
    found = {} if field.to_gain.hidden else {"first-down line": field.to_gain.bounds()}
    if table.table_state.offense != table.viewer:
        found["low cards"] = table.plates[table.viewer].rect
    found |= _fouls(table)
    found |= {
        "red line": table.red_line.bounds().union(table.kick_sign.bounds()),
        "posts": table.posts[int(table.rightward)].place,
    }
    deck, area = table.piles[DRAW_PILES[3 * table.viewer]], own_decks(table.piles, table.viewer)
    if not deck.count:
        found["offense deck"] = deck.rect
    if board.forecast is not None and board.forecast.gains:
        found["odds"] = board.bounds()
    if preview.label in LEGEND:
        found[preview.label] = preview.plate
    return found if area is None else {**found, "decks": area}


def _fouls(table: BlowoutParts) -> Mapping[str, pygame.Rect]:
    """Returns the place of a foul that a player who is alone may play: its plaque, or above that of their call."""
    if table.table_state.play is None:
        holds = table.alone and not set(PENALTY_CALLS).isdisjoint(table.verdict.held)
        return {"fouls": table.plates[table.viewer].rect} if holds else {}
    held = (table.rail.held or frozenset()) & {HOLDING, INTERFERENCE}
    return dict([("fouls", plaque.rect) for plaque in table.rail.plaques if plaque.code in held][:1])
