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
        turnover=0.055,
        loss=(-1.78, -0.53, 0.09, -0.33, -0.81, -0.5, -0.01, 0.05),
        first_down=(-0.76, -0.08, -0.92, -0.29, 0.89, 0.71, 0.12, -0.19),
        long=(-1.29, -0.12, 1.13, 0.16, -0.47, 0.37, -0.21, -0.4),
        lost_at=0,
        lost_yards=-2,
        short_gain=(-0.25, 0.4),
        beyond=(0, 2, 6),
        long_gains=(12, 17, 24, 45),
    ),
    "Sweep": Fitted(
        turnover=0.054,
        loss=(-2.1, -0.22, 0.13, -0.01, -0.56, -0.37, -0.55, 0.28),
        first_down=(-0.83, -0.22, -1.14, -0.07, 0.58, 0.73, 0.58, -0.26),
        long=(-1.4, -0.41, 1.65, 0.14, -0.88, 0.06, 0.03, -0.16),
        lost_at=0,
        lost_yards=-2,
        short_gain=(0.01, 0.34),
        beyond=(0, 2, 6),
        long_gains=(10, 18, 25, 47),
    ),
    "Sneak": Fitted(
        turnover=0.025,
        loss=(-2.63, -0.15, 0.26, 0.07, -0.58, -0.43, -0.99, 0.29),
        first_down=(-3.11, -1.66, -1.78, 0.04, 0.81, 0.36, 1.31, -0.36),
        long=(-1.41, 0.9, 1.41, -0.43, -0.35, -0.67, -0.49, 0.43),
        lost_at=-2,
        lost_yards=-1,
        short_gain=(1.11, 0.06),
        beyond=(0, 1, 3),
        long_gains=(7, 3, 3, 16),
    ),
    "Short pass": Fitted(
        turnover=0.112,
        loss=(-2.69, -0.45, 0.18, -0.34, -0.5, -0.09, 0.59, 0.27),
        first_down=(-0.71, 0.31, -0.43, 0.41, 0.09, 0.39, 0.74, -0.07),
        long=(1.32, -0.3, 0.98, -0.17, 0.08, 0.38, -0.24, -0.09),
        lost_at=-1,
        lost_yards=-10,
        short_gain=(-0.42, 0.1),
        beyond=(1, 4, 9),
        long_gains=(14, 19, 25, 36),
    ),
    "Deep pass": Fitted(
        turnover=0.121,
        loss=(-2.69, -0.45, 0.18, -0.34, -0.5, -0.09, 0.59, 0.27),
        first_down=(-0.71, 0.26, -0.33, 0.31, 0.1, 0.44, 0.68, -0.04),
        long=(1.53, -0.42, 1.0, -0.15, -0.04, 0.43, -0.17, -0.19),
        lost_at=0,
        lost_yards=-10,
        short_gain=(-0.34, 0.09),
        beyond=(1, 3, 8),
        long_gains=(14, 20, 25, 38),
    ),
    "Screen": Fitted(
        turnover=0.07,
        loss=(-3.55, -0.1, -0.55, -0.47, -0.49, -0.25, 0.07, 0.28),
        first_down=(-0.46, 0.29, -0.92, 0.38, 0.53, 0.54, 0.33, -0.03),
        long=(-0.03, -0.15, 0.89, -0.04, 0.38, 0.37, -0.5, -0.31),
        lost_at=-4,
        lost_yards=-2,
        short_gain=(-0.71, 0.32),
        beyond=(1, 3, 7),
        long_gains=(13, 19, 26, 45),
    ),
    "Short pass to wide": Fitted(
        turnover=0.102,
        loss=(-2.14, -0.4, 0.16, -0.6, -0.47, -0.05, 0.39, 0.07),
        first_down=(-0.36, 0.35, -0.63, 0.43, 0.17, 0.48, 0.67, -0.08),
        long=(1.36, -0.04, 0.75, 0.07, 0.34, 0.42, -0.04, -0.17),
        lost_at=0,
        lost_yards=-10,
        short_gain=(-0.94, 0.21),
        beyond=(1, 4, 9),
        long_gains=(14, 19, 25, 37),
    ),
    "Short pass to slot": Fitted(
        turnover=0.1,
        loss=(-2.06, -0.24, 0.06, -0.46, -0.61, 0.05, 0.47, 0.09),
        first_down=(-0.51, 0.27, -0.45, 0.51, 0.13, 0.43, 0.57, -0.07),
        long=(1.3, -0.1, 0.91, 0.19, 0.26, 0.57, 0.07, -0.36),
        lost_at=1,
        lost_yards=-11,
        short_gain=(-0.82, 0.2),
        beyond=(1, 4, 9),
        long_gains=(14, 19, 24, 35),
    ),
    "Short pass to end": Fitted(
        turnover=0.095,
        loss=(-1.83, -0.39, 0.08, -0.73, -0.37, 0.0, 0.21, 0.41),
        first_down=(-0.67, 0.43, -0.48, 0.91, 0.2, 0.46, 0.49, -0.25),
        long=(0.83, -0.24, 1.29, 0.28, -0.21, 0.49, 0.27, -0.35),
        lost_at=-1,
        lost_yards=-10,
        short_gain=(-0.42, 0.15),
        beyond=(1, 4, 9),
        long_gains=(15, 19, 24, 37),
    ),
    "Short pass to back": Fitted(
        turnover=0.102,
        loss=(-3.77, -0.92, -0.21, -0.96, 0.47, -0.84, 0.25, 0.22),
        first_down=(-0.73, 0.24, -0.33, 0.29, -0.1, 0.57, 1.26, -0.05),
        long=(0.99, 0.02, 0.91, 0.84, -0.18, 0.18, 0.05, -0.42),
        lost_at=-1,
        lost_yards=-8,
        short_gain=(-0.33, 0.09),
        beyond=(1, 4, 9),
        long_gains=(15, 20, 24, 38),
    ),
    "Deep pass to wide": Fitted(
        turnover=0.102,
        loss=(-2.14, -0.4, 0.16, -0.6, -0.47, -0.05, 0.39, 0.07),
        first_down=(-0.41, 0.45, -0.68, 0.42, 0.14, 0.48, 0.68, -0.12),
        long=(1.36, 0.02, 0.68, 0.13, 0.32, 0.45, -0.06, -0.23),
        lost_at=1,
        lost_yards=-10,
        short_gain=(-0.94, 0.21),
        beyond=(1, 4, 9),
        long_gains=(14, 19, 25, 37),
    ),
    "Deep pass to slot": Fitted(
        turnover=0.104,
        loss=(-2.06, -0.24, 0.06, -0.46, -0.61, 0.05, 0.47, 0.09),
        first_down=(-0.57, 0.32, -0.49, 0.4, 0.1, 0.44, 0.56, -0.08),
        long=(1.41, 0.08, 0.8, 0.31, 0.35, 0.52, 0.03, -0.38),
        lost_at=2,
        lost_yards=-11,
        short_gain=(-0.69, 0.17),
        beyond=(1, 4, 9),
        long_gains=(14, 20, 24, 35),
    ),
    "Screen to side": Fitted(
        turnover=0.072,
        loss=(-3.44, -0.29, -0.59, -0.78, -0.28, -0.1, -0.25, 0.28),
        first_down=(-0.25, 0.58, -1.08, 0.6, 0.87, 0.75, 0.28, -0.17),
        long=(0.17, -0.41, 0.92, -0.23, 0.57, 0.32, -0.53, -0.33),
        lost_at=-3,
        lost_yards=-2,
        short_gain=(-0.74, 0.36),
        beyond=(0, 3, 7),
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
