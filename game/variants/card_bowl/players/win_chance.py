"""The chance to win in Card Bowl follows from these public numbers: points, ball, downs and clock."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.variants.card_bowl import clock
from game.variants.card_bowl.facts import SIMPLE_1, CardBowlFacts
from game.variants.card_bowl.options import OPTIONS, PRESETS, SETTLED, first_facts
from game.variants.card_bowl.players import late
from game.variants.card_bowl.players.evaluation import expected_points, share_left
from game.win_chance import POINTS, Features, Row, lead

_QUARTERS = 4
"""Quarters of a full match."""
_TIMEOUTS = 3
"""Timeouts of a side in a half."""
_SETTLED = tuple(name for name in SETTLED if name != "quarters")


def features(state: Any) -> Features:
    """Returns the public numbers of a position."""
    facts: CardBowlFacts = state.facts
    overtime = clock.is_overtime(facts.period)
    quarters = next((count for count, periods in clock.PERIODS.items() if facts.period in periods), _QUARTERS)
    left = 0.0 if overtime else min(1.0, share_left(facts) * _QUARTERS / quarters)
    promise = expected_points(facts) / POINTS
    return Features(_fit(facts, quarters, overtime), left, tuple(_row(facts, seat, promise) for seat in (0, 1)))


def last_chances(state: Any) -> tuple[float, float] | None:
    """Returns the chances at a try with which the match is over; None at any other time."""
    facts: CardBowlFacts = state.facts
    if not late.is_last_try(facts):
        return None
    ahead = facts.points[facts.offense] - facts.points[1 - facts.offense]
    two = _tried(ahead, 2, late.TWO_POINTS)
    won = two if facts.next == "two_points" else max(two, _tried(ahead, 1, late.KICKED))
    return (won, 1 - won) if facts.offense == 0 else (1 - won, won)


def _tried(ahead: int, points: int, chance: float) -> float:
    """Returns the chance to win with a try for ``points``; a tie goes to overtime (CB-40)."""
    made, missed = (0.5 if not lead else float(lead > 0) for lead in (ahead + points, ahead))
    return chance * made + (1 - chance) * missed


def _fit(facts: CardBowlFacts, quarters: int, overtime: bool) -> str:
    """Returns the preset that is played; empty for one with options of its own, which nothing was fitted to."""
    counted = facts.timing == SIMPLE_1
    if tuple(getattr(facts, name) for name in _SETTLED) != _usual(counted):
        return ""
    return ("counted" if counted else "timed") + (" overtime" if overtime else f" {quarters}")


@cache
def _usual(counted: bool) -> tuple[Any, ...]:
    """Returns what the options of the presets settle."""
    facts = first_facts(
        {option.name: option.default for option in OPTIONS} | dict(PRESETS[0 if counted else -1].options)
    )
    return tuple(getattr(facts, name) for name in _SETTLED)


def _row(facts: CardBowlFacts, seat: int, promise: float) -> Row:
    side = 1.0 if facts.offense == seat else -1.0
    kicks = facts.next in ("kickoff", "free_kick")
    return (
        *lead(facts.points, seat),
        side * promise / 2,
        side / 2,
        side * kicks / 2,
        float(facts.first_kicker == seat) * clock.in_first_half(facts.period),
        facts.timeouts[seat] / _TIMEOUTS,
        facts.ball_on * (facts.offense == seat) / 100.0,
    )
