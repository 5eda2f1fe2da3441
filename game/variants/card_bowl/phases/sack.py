"""Sack rounds and the automatic sack."""

from __future__ import annotations

from game.contract import Emit
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import RED_JOKER, VALUE
from game.variants.card_bowl.draws import draw
from game.variants.card_bowl.events import RushFaced, Sacked, tell
from game.variants.card_bowl.pass_rush import AUTOMATIC, EXTRA_LOSS, Faced, Unit, faced, threats
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.phases.fumble import fumble


def sack_round(board: Board, emit: Emit) -> int | None:
    """Draws a card for each threat from left to right. Returns the pressure; None if the play is over (CB-285)."""
    pressure = 0
    for unit in threats(board):
        left = _face(board, unit, emit)
        if left is None:
            return None
        pressure = max(pressure, left)
    return pressure


def _face(board: Board, unit: Unit, emit: Emit) -> int | None:
    """Returns the pressure with which the quarterback survives one threat; None if he does not (CB-285 to CB-289)."""
    card = draw(board, "sack", emit)
    if card == RED_JOKER:
        play = board.play
        fumble(board, play.offense, play.los - unit.margin - EXTRA_LOSS, emit)  # CB-287
        return None
    result = faced(unit, card)
    tell(emit, _told(unit, VALUE[card], result))
    if result.loss:
        _sack(board, result.loss, (unit.rush, unit.protection + VALUE[card]), emit)
        return None
    return result.pressure


def _told(unit: Unit, card: int, result: Faced) -> RushFaced:
    automatic = unit.margin > AUTOMATIC
    return RushFaced(
        clause="CB-284" if automatic else "CB-285",
        rush=unit.rush,
        protection=unit.protection,
        card=card,
        loss=result.loss,
        pressure=result.pressure,
        automatic=automatic,
    )


def automatic_sack(board: Board, units: list[Unit], emit: Emit) -> None:
    """The rush is there before a play can be run (CB-284)."""
    unit = min(units, key=lambda unit: (-unit.margin, unit.low != unit.high, unit.low))
    _face(board, unit, emit)


def _sack(board: Board, loss: int, against: tuple[int, int], emit: Emit) -> None:
    play = board.play
    tell(emit, Sacked(clause="CB-286", seat=play.offense, loss=loss, against=against))
    play.broken = ""
    spot = play.los - loss
    finish(board, play.offense, spot, "sack" if spot > 0 else "safety", emit)
