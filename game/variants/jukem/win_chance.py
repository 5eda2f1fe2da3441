"""The chance to win in Jukem follows from these public numbers: points, drives, turn and cards left."""

from __future__ import annotations

from game.variants.jukem.board import Board
from game.variants.jukem.cards import FIELD_GOAL_TOTAL, TOUCHDOWN_YARDS
from game.win_chance import Features, Row, lead

_HALF_PILE = 47
"""Cards of the draw pile after the deal of a half (JF-11)."""
_HALVES = 2


def features(state: Board) -> Features:
    """The public numbers of a position."""
    facts = state.facts
    late = facts.period >= _HALVES
    left = 0.0 if late else (_HALVES - 1 - facts.period + len(state.draw_pile) / _HALF_PILE) / _HALVES
    fit = ("practice" if facts.practice else "full") + (" overtime" if late else "")
    return Features(fit, min(1.0, left), (_row(state, 0), _row(state, 1)))


def _row(state: Board, seat: int) -> Row:
    facts = state.facts
    drive = state.totals[seat] / TOUCHDOWN_YARDS
    on_turn = float(facts.attacker == seat)
    laid = on_turn * (state.phase is not None and state.phase.name == "defense")
    return (
        *lead(facts.points, seat),
        drive,
        drive * drive,
        float(state.totals[seat] >= FIELD_GOAL_TOTAL),
        on_turn,
        on_turn * drive,
        laid,
        laid * drive,
        len(state.hands[seat]) / 5.0,
    )
