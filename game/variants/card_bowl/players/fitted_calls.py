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
        turnover=0.05,
        loss=(-1.18, 0.06, -0.01, 0.08, -0.52, -0.27, -0.17, 0.01),
        first_down=(-1.53, -0.17, -1.03, -0.23, 0.66, 0.69, 0.25, -0.19),
        long=(-0.75, 0.24, 1.0, 0.25, -0.24, -0.14, -0.22, -0.08),
        lost_at=-2,
        lost_yards=-2,
        short_gain=(0.12, 0.22),
        beyond=(0, 2, 6),
        long_gains=(12, 19, 27, 48),
    ),
    "Sweep": Fitted(
        turnover=0.051,
        loss=(-2.23, 0.01, -0.05, 0.08, -0.52, -0.48, -0.74, 0.28),
        first_down=(-0.77, -0.38, -1.21, -0.21, 0.68, 0.67, 0.5, -0.17),
        long=(-1.45, -0.13, 1.65, 0.61, -0.52, -0.06, -0.56, -0.34),
        lost_at=-1,
        lost_yards=-2,
        short_gain=(0.2, 0.34),
        beyond=(0, 2, 6),
        long_gains=(10, 18, 26, 48),
    ),
    "Sneak": Fitted(
        turnover=0.026,
        loss=(-2.83, 0.07, -0.01, 0.1, -0.65, -0.25, -1.06, 0.39),
        first_down=(-3.15, -1.58, -1.96, 0.06, 1.13, 0.43, 1.04, -0.26),
        long=(-1.14, 1.06, 1.83, -0.3, -0.48, -1.02, -0.84, 0.52),
        lost_at=-2,
        lost_yards=-1,
        short_gain=(1.03, 0.07),
        beyond=(0, 1, 3),
        long_gains=(3, 7, 16, 30),
    ),
    "Short pass": Fitted(
        turnover=0.112,
        loss=(-3.9, -0.6, 0.94, 0.14, -0.92, -0.23, 0.56, 0.12),
        first_down=(-0.11, -0.12, -0.24, 0.15, 0.06, 0.5, 0.7, -0.09),
        long=(1.56, -0.47, 1.45, 0.38, 0.1, 0.51, -0.18, -0.27),
        lost_at=0,
        lost_yards=-10,
        short_gain=(-0.76, 0.17),
        beyond=(2, 5, 10),
        long_gains=(15, 20, 25, 35),
    ),
    "Deep pass": Fitted(
        turnover=0.119,
        loss=(-3.9, -0.6, 0.94, 0.14, -0.92, -0.23, 0.56, 0.12),
        first_down=(-0.16, -0.14, -0.17, -0.0, 0.07, 0.56, 0.72, -0.09),
        long=(1.91, -0.34, 0.88, 0.17, 0.17, 0.27, -0.3, -0.2),
        lost_at=2,
        lost_yards=-10,
        short_gain=(-0.73, 0.16),
        beyond=(1, 4, 9),
        long_gains=(15, 21, 25, 35),
    ),
    "Screen": Fitted(
        turnover=0.089,
        loss=(-3.18, -0.23, -0.06, -0.4, -0.38, -0.27, 0.03, 0.03),
        first_down=(0.03, 0.05, -0.81, -0.0, 0.61, 0.91, 0.47, -0.04),
        long=(0.47, -0.55, 1.3, -0.14, 0.44, 0.45, -0.41, -0.11),
        lost_at=-4,
        lost_yards=-2,
        short_gain=(-0.72, 0.37),
        beyond=(1, 3, 7),
        long_gains=(14, 19, 27, 46),
    ),
    "Short pass to wide": Fitted(
        turnover=0.113,
        loss=(-4.17, -0.48, 0.52, 0.13, -1.0, -0.52, 0.63, 0.13),
        first_down=(-0.1, -0.14, -0.06, 0.44, -0.14, 0.55, 0.8, -0.1),
        long=(1.53, -0.67, 1.2, 0.03, -0.16, 0.36, 0.22, -0.04),
        lost_at=0,
        lost_yards=-9,
        short_gain=(-0.58, 0.14),
        beyond=(1, 4, 9),
        long_gains=(15, 20, 25, 35),
    ),
    "Short pass to slot": Fitted(
        turnover=0.114,
        loss=(-4.14, -0.53, 0.57, 0.26, -0.9, -0.53, 0.54, 0.1),
        first_down=(-0.05, -0.17, -0.06, 0.4, -0.14, 0.58, 0.72, -0.09),
        long=(1.59, -0.88, 1.46, 0.02, -0.37, 0.32, 0.41, -0.04),
        lost_at=1,
        lost_yards=-9,
        short_gain=(-0.6, 0.15),
        beyond=(1, 4, 9),
        long_gains=(15, 20, 25, 35),
    ),
    "Short pass to end": Fitted(
        turnover=0.1,
        loss=(-3.05, -0.28, 0.95, 0.48, -0.52, -0.07, 0.28, 0.59),
        first_down=(-0.15, 0.03, -0.46, 0.1, 0.1, 0.54, 0.59, -0.05),
        long=(1.51, -0.39, 0.85, -0.02, 0.24, 0.34, -0.08, -0.11),
        lost_at=1,
        lost_yards=-10,
        short_gain=(-0.72, 0.18),
        beyond=(1, 4, 9),
        long_gains=(14, 20, 24, 35),
    ),
    "Short pass to back": Fitted(
        turnover=0.098,
        loss=(-3.73, -0.43, 0.76, 0.72, -0.49, -0.32, 0.18, 0.24),
        first_down=(-1.08, 0.54, -0.55, 0.44, -0.15, 0.46, 1.28, -0.04),
        long=(1.78, 0.05, 0.47, 0.21, -0.02, 0.42, 0.36, 0.01),
        lost_at=1,
        lost_yards=-10,
        short_gain=(-0.18, 0.04),
        beyond=(1, 4, 9),
        long_gains=(15, 20, 25, 38),
    ),
    "Deep pass to wide": Fitted(
        turnover=0.119,
        loss=(-4.17, -0.48, 0.52, 0.13, -1.0, -0.52, 0.63, 0.13),
        first_down=(-0.25, -0.04, -0.03, 0.48, -0.1, 0.58, 0.76, -0.07),
        long=(2.02, -0.53, 0.83, -0.08, -0.03, 0.08, 0.2, -0.08),
        lost_at=2,
        lost_yards=-9,
        short_gain=(-0.61, 0.13),
        beyond=(1, 4, 9),
        long_gains=(15, 21, 25, 35),
    ),
    "Deep pass to slot": Fitted(
        turnover=0.117,
        loss=(-4.12, -0.59, 0.6, 0.16, -0.94, -0.54, 0.59, 0.16),
        first_down=(-0.16, -0.12, -0.03, 0.34, -0.11, 0.61, 0.68, -0.08),
        long=(1.86, -0.67, 1.18, 0.27, -0.31, 0.07, 0.4, -0.2),
        lost_at=3,
        lost_yards=-9,
        short_gain=(-0.6, 0.13),
        beyond=(1, 4, 9),
        long_gains=(15, 20, 25, 35),
    ),
    "Screen to side": Fitted(
        turnover=0.092,
        loss=(-3.31, 0.01, -0.38, -0.69, -0.5, -0.2, -0.01, 0.09),
        first_down=(-0.08, 0.13, -0.79, 0.22, 0.52, 0.9, 0.49, 0.01),
        long=(0.51, -0.14, 1.01, 0.08, 0.44, 0.27, -0.38, 0.03),
        lost_at=-5,
        lost_yards=-2,
        short_gain=(-0.55, 0.35),
        beyond=(1, 3, 7),
        long_gains=(14, 19, 27, 46),
    ),
    "Base": Fitted(
        turnover=0.094,
        loss=(-2.08, -0.81, 0.22, -0.64, 0.48, -0.23, 0.31, 0.18, -0.53, -0.54, -0.28),
        first_down=(-0.32, 0.03, -0.45, 0.32, -0.29, -0.25, -0.13, 0.09, -0.05, 0.14, -0.37),
        long=(-0.29, 0.06, 1.09, 0.56, 0.22, -0.17, -0.26, 0.26, 0.14, 0.89, -0.65),
        lost_at=0,
        lost_yards=-3,
        short_gain=(-0.79, 0.3),
        beyond=(1, 3, 8),
        long_gains=(14, 18, 23, 38),
    ),
    "Stack the line": Fitted(
        turnover=0.097,
        loss=(-2.16, -0.26, -0.01, -0.2, 0.12, -0.32, 0.3, 0.15, -1.05, -0.36, -0.83),
        first_down=(-0.42, 0.5, -0.77, 0.34, -0.28, -0.44, 0.1, 0.08, -0.1, 0.21, -0.83),
        long=(0.97, -0.05, 0.91, 0.34, -0.33, 0.04, -0.06, 0.2, -0.22, 0.37, -1.23),
        lost_at=-1,
        lost_yards=-3,
        short_gain=(-0.79, 0.27),
        beyond=(1, 3, 8),
        long_gains=(14, 20, 25, 40),
    ),
    "Blitz": Fitted(
        turnover=0.082,
        loss=(-2.23, 0.07, 0.16, -0.33, 0.6, -0.41, 0.38, -0.41, -0.1, -0.49, 0.26),
        first_down=(-0.54, 0.6, -0.97, 0.42, -0.42, -0.22, -0.09, 0.12, -0.04, 0.23, -0.96),
        long=(0.09, -0.27, 0.89, -0.04, -0.36, -0.39, -0.02, 0.26, -0.07, 0.75, -1.2),
        lost_at=1,
        lost_yards=-7,
        short_gain=(-1.13, 0.39),
        beyond=(1, 3, 8),
        long_gains=(14, 18, 22, 38),
    ),
    "Nickel": Fitted(
        turnover=0.076,
        loss=(-2.54, -0.06, -0.08, 0.17, 0.81, -0.17, -0.06, -0.12, -0.59, -0.39, 0.01),
        first_down=(-0.28, 0.32, -0.85, 0.64, -0.52, -0.06, -0.22, 0.36, 0.19, -0.31, -0.52),
        long=(-0.49, 0.48, 0.62, 0.33, -0.17, -0.33, -0.02, -0.01, 0.19, 0.35, -0.66),
        lost_at=1,
        lost_yards=-3,
        short_gain=(-1.62, 0.44),
        beyond=(1, 4, 8),
        long_gains=(13, 17, 21, 36),
    ),
    "Double coverage": Fitted(
        turnover=0.068,
        loss=(-2.85, -0.64, 0.22, -0.65, 0.39, -0.11, 0.07, -0.24, -0.36, 0.04, 0.6),
        first_down=(-0.14, 0.16, -0.75, 0.62, -0.65, -0.1, -0.06, 0.31, 0.23, -0.39, -0.26),
        long=(-0.07, 0.23, 0.86, 0.37, -0.24, -0.32, -0.25, 0.09, 0.03, 0.28, -0.89),
        lost_at=0,
        lost_yards=-3,
        short_gain=(-1.59, 0.45),
        beyond=(1, 4, 8),
        long_gains=(13, 17, 21, 36),
    ),
    "Prevent": Fitted(
        turnover=0.071,
        loss=(-3.33, -0.25, 0.07, -0.48, 0.76, -0.16, 0.06, -0.09, -0.01, -0.08, -0.04),
        first_down=(0.09, 0.07, -0.88, 0.67, -0.53, -0.16, -0.08, 0.33, 0.07, -0.34, 0.26),
        long=(-0.35, -0.21, 1.13, 0.15, -0.11, -0.46, -0.14, -0.02, 0.19, 0.09, 0.03),
        lost_at=2,
        lost_yards=-3,
        short_gain=(-1.64, 0.51),
        beyond=(1, 3, 8),
        long_gains=(12, 17, 20, 33),
    ),
}
"""By the name of the call, left and right alike; a play that is aimed at a man by his kind."""
