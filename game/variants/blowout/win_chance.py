"""The public numbers from which the chance to win is computed."""

from __future__ import annotations

from game.variants.blowout.cards import DECK_SIZES, DEFENSE_CHALLENGE, KICK, KIND, OFFENSE, YARDS
from game.variants.blowout.evaluation import down_worth, end_worth, kick_worth
from game.variants.blowout.facts import HALFTIMES, PERIODS
from game.variants.blowout.zones import BlowoutZones
from game.win_chance import POINTS, Features, Row, lead

_SERIES = 6.0
"""OFFENSE cards that a drive needs."""


def features(state: BlowoutZones) -> Features:
    """Returns the public numbers of a position."""
    facts = state.facts
    cards = [len(state.draw_piles[3 * seat]) + len(state.hands[3 * seat]) for seat in (0, 1)]
    left = 0.0
    if not facts.in_overtime:
        periods = PERIODS[facts.length]
        later = len(periods) - 1 - periods.index(facts.period)
        left = min(1.0, (later + sum(cards) / (2.0 * DECK_SIZES[OFFENSE])) / len(periods))
    ball = ball_worth(state) / POINTS
    still = min(1.0, cards[facts.offense] / _SERIES)
    fit = facts.length + (f" {facts.stage or 'overtime'}" if facts.in_overtime else "")
    return Features(fit, left, tuple(_row(state, seat, ball, still, cards[seat]) for seat in (0, 1)))


def ball_worth(state: BlowoutZones) -> float:
    """Returns the points by which the offense is expected to come out ahead; counts open cards of the down."""
    facts = state.facts
    call, against, answer = facts.offense_call, facts.defense_call, facts.defense_response
    if not call or KIND[call] == KICK:
        return kick_worth(facts.ball_on, YARDS[call]) if call else down_worth(facts.down, facts.marker, facts.ball_on)
    if answer == DEFENSE_CHALLENGE:
        return down_worth(facts.down, facts.marker, facts.ball_on)
    gain = YARDS[call] - YARDS[against]
    return end_worth(facts.down, facts.marker, facts.ball_on, KIND[call], gain, answer)


def _row(state: BlowoutZones, seat: int, ball: float, still: float, cards: int) -> Row:
    facts = state.facts
    side = 1.0 if facts.offense == seat else -1.0
    cuts = facts.is_last_period or facts.period in HALFTIMES
    return (
        *lead(facts.points, seat),
        side * ball / 2,
        side * ball * (still if cuts else 1.0) / 2,
        side / 2,
        float(facts.started == seat) * (facts.period in PERIODS[facts.length][: len(PERIODS[facts.length]) // 2]),
        cards / DECK_SIZES[OFFENSE],
    )
