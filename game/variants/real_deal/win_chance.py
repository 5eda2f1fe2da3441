"""The public features from which the chance to win in Real Deal is computed: points, ball and the play that waits."""

from __future__ import annotations

from game.variants.real_deal.board import Board
from game.variants.real_deal.cards import BY_CODE, DECK_SIZE, HAND_SIZE
from game.win_chance import POINTS, Features, Row, lead

_PILE = DECK_SIZE - HAND_SIZE


def features(state: Board) -> Features:
    """Returns the public features of a position."""
    facts = state.facts
    later = facts.quarters - 1 - facts.period
    left = 0.0 if facts.in_overtime else (later + min(map(len, state.draw_piles)) / _PILE) / facts.quarters
    fit = f"{facts.quarters} quarters" + (" overtime" if facts.in_overtime else "")
    return Features(fit, left, (_row(state, 0), _row(state, 1)))


def _row(state: Board, seat: int) -> Row:
    facts = state.facts
    has_ball = float(facts.offense == seat)
    waiting = state.phase is not None and state.phase.name == "counter"
    last = facts.chain[-1] if waiting and facts.chain else None
    mine = float(last is not None and last.seat == seat)
    return (
        *lead(facts.points, seat),
        has_ball,
        has_ball * facts.limited,
        has_ball * facts.return_open,
        mine,
        mine * BY_CODE[last.code].value / POINTS if last else 0.0,
        has_ball * mine,
        len(facts.chain) * mine / 3.0,
        facts.finished[seat] / 4.0,
        has_ball * len(state.hands[seat]) / HAND_SIZE,
        float(state.phase is not None and state.phase.name == "toss" and state.phase.decision(state).seat == seat),
    )
