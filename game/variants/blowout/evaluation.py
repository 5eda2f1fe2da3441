"""Values a position: expected points of the offense, and a chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp, sqrt
from typing import TYPE_CHECKING

from game.field import DOWNS, FIELD, flip, line_to_gain
from game.variants.blowout.cards import DECK_SIZES, FIELD_GOAL_POINTS, OFFENSE, SAFETY_POINTS, START, TOUCHDOWN_POINTS
from game.variants.blowout.facts import HALFTIMES, PERIODS, BlowoutFacts
from game.variants.blowout.yardage import kick_needed, play_end

if TYPE_CHECKING:
    from game.variants.blowout.zones import BlowoutZones

_NEAR = (2, 4, 6, 8, 10, 15)
"""Most yards to go of each column of the table."""
_CURVES: tuple[tuple[tuple[float, float, float, float], ...], ...] = (
    (
        (1.19, 2.07, -0.15, -0.13),
        (1.59, 2.21, -0.18, -0.21),
        (2.36, 0.71, -0.99, 2.09),
        (1.71, 2.37, -0.11, -0.12),
        (2.27, 1.03, -0.31, 1.45),
        (3.45, 1.80, 0.26, -0.17),
        (1.80, 2.60, 0.00, 0.00),
    ),
    (
        (1.65, 2.60, 0.00, 0.00),
        (1.53, 2.17, -0.23, -0.29),
        (2.39, 0.67, -0.53, 1.37),
        (1.65, 2.21, -0.14, -0.22),
        (2.33, 0.86, -0.03, 1.16),
        (2.55, 1.40, -0.42, -0.34),
        (1.68, 1.76, -0.45, -0.02),
    ),
    (
        (1.15, 2.60, 0.00, 0.00),
        (1.16, 2.25, -0.22, -0.29),
        (2.24, 1.21, 0.07, 0.07),
        (1.97, 1.52, -0.29, -0.24),
        (2.16, 0.94, 0.26, 0.93),
        (2.18, 1.55, -0.02, -0.31),
        (1.35, 1.99, 0.06, -0.17),
    ),
    (
        (0.46, 2.48, 0.00, 0.00),
        (1.17, 2.41, -0.23, -0.30),
        (1.86, 1.98, 0.71, -1.28),
        (0.93, 2.48, -0.09, -0.43),
        (1.75, 1.66, 0.49, -0.02),
        (1.72, 2.28, -0.05, -1.07),
        (0.22, 2.39, 2.32, 0.72),
    ),
)
"""Expected points by down and yards to go, as a cubic of the spot; fitted to Pro against Pro."""


@cache
def worth(down: int, to_go: int, ball_on: int) -> float:
    """Returns the points by which the offense is expected to come out ahead from there."""
    column = next((index for index, most in enumerate(_NEAR) if to_go <= most), len(_NEAR))
    first, second, third, fourth = _CURVES[down - 1][column]
    x = ball_on / 50.0 - 1.0
    return first + x * (second + x * (third + x * fourth))


def series(ball_on: int) -> float:
    """Returns the same for a first down there."""
    return worth(1, line_to_gain(ball_on) - ball_on, ball_on)


def lost(ball_on: int) -> float:
    """Returns the same if the other seat takes over there."""
    return -series(flip(ball_on))


@cache
def _start() -> float:
    return series(START)


def touchdown() -> float:
    """Returns the value of a touchdown, including the other seat's next drive."""
    return TOUCHDOWN_POINTS - _start()


def field_goal() -> float:
    """Returns the same for a field goal."""
    return FIELD_GOAL_POINTS - _start()


def safety() -> float:
    """Returns the same for a safety, for the seat that gave it up."""
    return -SAFETY_POINTS - _start()


def touchback() -> float:
    """Returns the value of a touchback: the other seat starts on its own 20-yard line."""
    return -_start()


def down_worth(down: int, marker: int, ball_on: int) -> float:
    """Returns the value of that down there; of a first down if the marker is reached."""
    return series(ball_on) if ball_on >= marker else worth(down, marker - ball_on, ball_on)


@lru_cache(maxsize=100_000)
def end_worth(down: int, marker: int, ball_on: int, kind: str, gain: int, response: str) -> float:
    """Returns the value of a RUN or PASS that beats the defense by ``gain`` and gets that response."""
    ended, end = play_end(kind, gain, response, ball_on)
    if end <= 0:
        return safety()
    if ended == "interception" or ended == "fumble":
        return touchback() if end >= FIELD else lost(end)
    if end >= FIELD:
        return touchdown()
    if end < marker and down == DOWNS:
        return lost(end)
    return down_worth(down + 1, marker, end)


def kick_worth(ball_on: int, yards: int) -> float:
    """Returns the value of a KICK of that many yards."""
    needed = kick_needed(ball_on)
    if needed is not None:
        return field_goal() if yards >= needed else lost(ball_on)
    return touchback() if ball_on + yards >= FIELD else lost(ball_on + yards)


# The match

_SPREAD = 5.0
"""Spread of the margin of one whole period, as the scale of a logistic curve."""
_SOON = 3.0
"""The same spread if the next score decides."""
_DRIVE = 6.0
"""OFFENSE cards that a drive needs. With fewer left, the ball is worth less."""


def evaluate(state: BlowoutZones, seat: int) -> float:
    """Returns a seat's chance to win, 0 to 1."""
    facts = state.facts
    left = [len(state.draw_piles[3 * each]) + len(state.hands[3 * each]) for each in (0, 1)]
    ball = down_worth(facts.down, facts.marker, facts.ball_on)
    return chance_to_win(facts, left, seat, ball if facts.in_overtime else ball * _not_cut(facts, left[facts.offense]))


def chance_to_win(facts: BlowoutFacts, left: Sequence[int], seat: int, ball: float) -> float:
    """Returns the same if the ball is worth ``ball`` points. ``left`` are OFFENSE cards by seat."""
    spread = _SOON if facts.in_overtime else max(0.6, _SPREAD * sqrt(_periods_left(facts, sum(left))))
    ahead = facts.points[seat] - facts.points[1 - seat] + (ball if seat == facts.offense else -ball)
    return 1.0 / (1.0 + exp(-max(-60.0, min(60.0, ahead / spread))))


def _not_cut(facts: BlowoutFacts, left: int) -> float:
    """Returns the share of a drive that the cards allow; 1 if drives go on after this period."""
    cuts = facts.is_last_period or facts.period in HALFTIMES
    return min(1.0, left / _DRIVE) if cuts else 1.0


def _periods_left(facts: BlowoutFacts, left: int) -> float:
    """Returns how many periods of regulation are left; this one counts by its cards."""
    periods = PERIODS[facts.length]
    later = len(periods) - 1 - periods.index(facts.period)
    return later + left / (2.0 * DECK_SIZES[OFFENSE])
