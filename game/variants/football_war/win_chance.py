"""The public numbers from which the chance to win is estimated: points, possession and hand sizes."""

from __future__ import annotations

from game.variants.football_war.board import Board
from game.variants.football_war.cards import OVERTIME, SAFETY_CHAIN
from game.win_chance import Features, Row, lead

_HALF_PILE = 70
"""Approximate Play pile of a half, in cards; larger piles count as a whole half."""
_LENGTHS = {"two": 2, "one": 1}


def features(state: Board) -> Features:
    """Returns the public numbers of a position."""
    facts = state.facts
    late, halves = facts.period >= OVERTIME, _LENGTHS[facts.length]
    left = 0.0 if late else (halves - 1 - facts.period + min(1.0, len(state.draw_pile) / _HALF_PILE)) / halves
    fit = f"{facts.seats} seats, {facts.length}" + (" overtime" if late else "")
    return Features(fit, left, tuple(_row(state, seat) for seat in range(facts.seats)))


def _row(state: Board, seat: int) -> Row:
    facts, size = state.facts, len(state.hands[seat])
    has_ball, defends = float(facts.offense == seat), float(facts.defense == seat)
    live = has_ball * (facts.live is not None)
    return (
        *lead(facts.points, seat),
        has_ball,
        has_ball * size / 7.0,
        has_ball / (1.0 + size),
        defends,
        defends * size / 7.0,
        live,
        live / (1.0 + size),
        live * facts.chain / SAFETY_CHAIN,
        size / 7.0,
        float(seat in facts.timeouts),
    )
