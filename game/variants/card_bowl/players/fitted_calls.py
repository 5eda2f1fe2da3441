"""Weights of the odds of each call, fitted by ``tests/game/card_bowl/fit_calls.py`` to plays against Pro."""

from __future__ import annotations

from typing import NamedTuple

Weights = tuple[float, ...]


class Fitted(NamedTuple):
    """What was fitted for one call."""

    turnover: float
    """The chance to lose the ball without the red joker in the hand."""
    loss: Weights
    """Weights of the features, as of the next field, for the chance of a loss."""
    first_down: Weights
    long: Weights
    """The same for the chance that a play which makes the distance is a long gain."""
    lost_at: int
    """Yards past the line, on average, where a ball that is lost ends up."""
    lost_yards: int
    """Gain of a play that loses yards, on average; below 0."""
    short_gain: tuple[float, float]
    """Gain of a play that ends short: at no yards to go, and more for each of them."""
    beyond: tuple[int, ...]
    """Yards past the line to gain of plays that make it, but for long gains: averages of equal parts."""
    long_gains: tuple[int, ...]
    """Yards of long gains, likewise."""


FITTED: dict[str, Fitted] = {
    "Inside run": Fitted(
        turnover=0.052,
        loss=(-1.89, -0.0, -0.37, -0.06, -0.63, -0.43, -0.23, 0.13),
        first_down=(-0.86, 0.1, -1.04, -0.2, 0.85, 0.7, 0.1, -0.14),
        long=(-0.9, -0.46, 1.43, 0.12, -0.14, 0.04, -0.26, -0.21),
        lost_at=0,
        lost_yards=-2,
        short_gain=(-0.14, 0.38),
        beyond=(0, 2, 6),
        long_gains=(12, 17, 24, 44),
    ),
    "Sweep": Fitted(
        turnover=0.051,
        loss=(-2.21, 0.31, -0.21, 0.43, -0.46, -0.43, -0.7, 0.32),
        first_down=(-0.79, -0.41, -1.1, -0.3, 0.59, 0.74, 0.5, -0.2),
        long=(-1.19, -0.42, 1.89, 0.45, -0.6, -0.17, -0.09, -0.08),
        lost_at=0,
        lost_yards=-2,
        short_gain=(0.07, 0.35),
        beyond=(0, 2, 6),
        long_gains=(11, 18, 25, 48),
    ),
    "Sneak": Fitted(
        turnover=0.026,
        loss=(-2.77, 0.0, 0.09, 0.18, -0.63, -0.23, -1.07, 0.46),
        first_down=(-3.14, -1.54, -2.08, -0.16, 1.11, 0.44, 1.01, -0.37),
        long=(-1.17, 1.03, 1.85, -0.24, -0.45, -1.06, -0.8, 0.59),
        lost_at=-2,
        lost_yards=-1,
        short_gain=(1.02, 0.07),
        beyond=(0, 1, 3),
        long_gains=(3, 7, 16, 30),
    ),
    "Short pass": Fitted(
        turnover=0.118,
        loss=(-3.01, -0.5, 0.1, -0.7, -0.47, 0.05, 0.36, -0.07),
        first_down=(-0.71, 0.05, -0.31, 0.02, 0.1, 0.49, 0.74, -0.03),
        long=(1.32, -0.05, 0.99, 0.43, 0.14, 0.33, -0.18, 0.01),
        lost_at=-2,
        lost_yards=-10,
        short_gain=(-0.33, 0.09),
        beyond=(1, 4, 9),
        long_gains=(14, 19, 24, 36),
    ),
    "Deep pass": Fitted(
        turnover=0.129,
        loss=(-3.08, -0.4, 0.0, -0.68, -0.5, 0.06, 0.37, -0.07),
        first_down=(-0.79, 0.16, -0.32, 0.08, 0.1, 0.51, 0.69, -0.02),
        long=(1.75, -0.43, 1.15, 0.44, 0.06, 0.29, -0.04, 0.05),
        lost_at=-1,
        lost_yards=-10,
        short_gain=(-0.29, 0.08),
        beyond=(1, 4, 8),
        long_gains=(14, 20, 24, 36),
    ),
    "Screen": Fitted(
        turnover=0.083,
        loss=(-3.8, 0.21, -0.47, -0.1, -0.7, -0.37, 0.3, -0.03),
        first_down=(-0.08, 0.27, -1.01, 0.07, 0.83, 0.78, 0.34, -0.1),
        long=(0.05, -0.1, 0.99, 0.14, 0.52, 0.42, -0.56, -0.18),
        lost_at=-5,
        lost_yards=-2,
        short_gain=(-0.91, 0.38),
        beyond=(0, 3, 7),
        long_gains=(14, 19, 26, 45),
    ),
    "Short pass to wide": Fitted(
        turnover=0.105,
        loss=(-2.25, -0.09, 0.01, -0.47, -0.46, -0.0, 0.33, 0.17),
        first_down=(-0.32, 0.12, -0.47, 0.2, 0.13, 0.63, 0.63, -0.09),
        long=(1.58, -0.34, 1.16, 0.1, 0.59, 0.29, -0.2, -0.09),
        lost_at=0,
        lost_yards=-10,
        short_gain=(-0.76, 0.19),
        beyond=(1, 4, 9),
        long_gains=(14, 19, 25, 37),
    ),
    "Short pass to slot": Fitted(
        turnover=0.104,
        loss=(-1.95, -0.19, -0.0, -0.49, -0.51, 0.04, 0.43, 0.18),
        first_down=(-0.44, -0.08, -0.23, 0.18, -0.01, 0.53, 0.63, -0.03),
        long=(1.6, -0.39, 1.29, 0.09, 0.58, 0.38, 0.02, -0.17),
        lost_at=0,
        lost_yards=-11,
        short_gain=(-0.75, 0.19),
        beyond=(1, 4, 9),
        long_gains=(14, 19, 24, 35),
    ),
    "Short pass to end": Fitted(
        turnover=0.1,
        loss=(-2.11, -0.05, -0.11, -0.39, -0.52, 0.04, 0.34, 0.36),
        first_down=(-0.58, 0.1, -0.28, 0.58, 0.15, 0.55, 0.48, -0.18),
        long=(1.27, -0.59, 1.43, -0.09, 0.06, 0.28, 0.34, -0.21),
        lost_at=-1,
        lost_yards=-10,
        short_gain=(-0.57, 0.17),
        beyond=(1, 4, 9),
        long_gains=(15, 19, 24, 36),
    ),
    "Short pass to back": Fitted(
        turnover=0.105,
        loss=(-4.05, -0.92, 0.01, -1.04, -0.27, -0.97, 1.01, -0.1),
        first_down=(-0.73, 0.14, -0.28, 0.12, -0.15, 0.65, 1.24, -0.09),
        long=(1.48, -0.42, 1.03, 0.15, -0.04, 0.14, -0.02, -0.01),
        lost_at=0,
        lost_yards=-7,
        short_gain=(-0.34, 0.09),
        beyond=(1, 4, 9),
        long_gains=(15, 20, 24, 37),
    ),
    "Deep pass to wide": Fitted(
        turnover=0.106,
        loss=(-2.25, -0.09, 0.01, -0.47, -0.46, -0.0, 0.33, 0.17),
        first_down=(-0.43, 0.26, -0.5, 0.32, 0.09, 0.63, 0.63, -0.11),
        long=(1.57, -0.28, 1.08, 0.15, 0.56, 0.3, -0.26, -0.11),
        lost_at=0,
        lost_yards=-10,
        short_gain=(-0.78, 0.19),
        beyond=(1, 4, 9),
        long_gains=(14, 20, 25, 37),
    ),
    "Deep pass to slot": Fitted(
        turnover=0.108,
        loss=(-1.95, -0.19, -0.0, -0.49, -0.51, 0.04, 0.43, 0.18),
        first_down=(-0.61, 0.12, -0.33, 0.29, -0.02, 0.56, 0.59, -0.07),
        long=(1.71, -0.25, 1.2, 0.17, 0.58, 0.31, 0.02, -0.18),
        lost_at=1,
        lost_yards=-11,
        short_gain=(-0.65, 0.17),
        beyond=(1, 4, 9),
        long_gains=(14, 20, 24, 35),
    ),
    "Screen to side": Fitted(
        turnover=0.083,
        loss=(-3.78, 0.11, -0.64, -0.26, -0.54, -0.33, 0.13, 0.0),
        first_down=(-0.07, 0.38, -1.04, 0.13, 0.9, 0.85, 0.37, -0.13),
        long=(0.07, -0.29, 0.98, 0.04, 0.42, 0.36, -0.35, -0.17),
        lost_at=-4,
        lost_yards=-2,
        short_gain=(-0.91, 0.38),
        beyond=(1, 3, 7),
        long_gains=(14, 19, 25, 45),
    ),
    "Base": Fitted(
        turnover=0.084,
        loss=(-2.56, -0.32, 0.27, 0.51, 0.37, 0.25, 0.52, -0.16, -0.44, -1.51, -0.36),
        first_down=(-0.56, -0.31, -0.47, 0.25, -0.33, -0.13, -0.19, 0.13, 0.17, 0.19, -0.02),
        long=(-0.47, 0.31, 1.14, 0.47, 0.36, 0.1, -0.38, 0.01, 0.92, 0.15, 0.16),
        lost_at=1,
        lost_yards=-2,
        short_gain=(-0.13, 0.24),
        beyond=(0, 2, 6),
        long_gains=(15, 20, 26, 40),
    ),
    "Stack the line": Fitted(
        turnover=0.079,
        loss=(-2.38, 0.06, -0.09, 0.72, 0.13, -0.35, 0.59, -0.17, -0.79, -1.24, -0.8),
        first_down=(-0.07, -0.04, -0.27, 0.14, -0.18, -0.32, -0.08, 0.32, -0.0, 0.34, -0.44),
        long=(-0.32, -0.08, 1.0, -0.25, -0.31, -0.13, 0.25, -0.06, 1.1, -0.5, 1.48),
        lost_at=-1,
        lost_yards=-2,
        short_gain=(-0.18, 0.19),
        beyond=(1, 3, 7),
        long_gains=(15, 20, 26, 41),
    ),
    "Blitz": Fitted(
        turnover=0.078,
        loss=(-0.75, -0.37, 0.31, 0.07, 0.53, 0.07, 0.06, -0.15, -0.71, 0.13, -2.05),
        first_down=(-0.46, 0.18, -0.65, 0.16, -0.25, -0.33, -0.16, 0.25, -0.0, 0.43, -0.21),
        long=(-0.61, -0.37, 1.35, 0.17, -0.03, -0.09, -0.23, -0.29, 1.07, -0.19, 1.09),
        lost_at=1,
        lost_yards=-6,
        short_gain=(-0.63, 0.27),
        beyond=(1, 3, 7),
        long_gains=(14, 18, 24, 40),
    ),
    "Nickel": Fitted(
        turnover=0.082,
        loss=(-2.82, -0.53, 0.42, 0.25, 0.62, 0.05, 0.7, -0.23, -0.75, -0.93, 0.17),
        first_down=(-0.33, -0.01, -0.81, 0.21, -0.49, -0.16, -0.11, -0.0, 0.25, -0.78, -0.39),
        long=(-0.82, 0.38, 1.17, 0.39, 0.36, 0.17, -0.49, 0.59, 0.72, 0.33, 0.46),
        lost_at=1,
        lost_yards=-2,
        short_gain=(-0.07, 0.23),
        beyond=(1, 3, 7),
        long_gains=(13, 18, 23, 37),
    ),
    "Double coverage": Fitted(
        turnover=0.08,
        loss=(-2.43, -0.06, -0.42, 0.08, 0.63, 0.07, 0.34, -0.57, -0.85, -1.03, -0.8),
        first_down=(-0.51, -0.33, -0.72, -0.11, -0.36, -0.16, -0.31, 0.17, 0.42, -1.21, 0.13),
        long=(-0.59, 0.9, 0.79, 0.66, 0.17, 0.06, -0.66, 0.32, 0.69, -0.24, -0.24),
        lost_at=1,
        lost_yards=-2,
        short_gain=(-0.17, 0.27),
        beyond=(1, 3, 7),
        long_gains=(13, 18, 23, 39),
    ),
    "Prevent": Fitted(
        turnover=0.078,
        loss=(-3.45, -0.19, 0.16, -0.86, 1.18, 0.17, -0.16, 0.1, -0.45, -1.0, -0.06),
        first_down=(0.81, -1.06, -0.54, -0.81, -0.36, 0.03, -0.29, 0.31, -0.15, -0.32, -0.09),
        long=(-0.86, -0.32, 1.33, 0.33, -0.44, -0.18, -0.29, 0.21, 0.99, -0.4, 0.04),
        lost_at=1,
        lost_yards=-3,
        short_gain=(0.44, 0.35),
        beyond=(1, 4, 8),
        long_gains=(12, 17, 20, 30),
    ),
}
"""By the name of the call, left and right alike; a play that is aimed at a man by his kind."""
