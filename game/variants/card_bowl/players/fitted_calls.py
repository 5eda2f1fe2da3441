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
        turnover=0.051,
        loss=(-0.89, -0.18, 0.0, -0.47, -0.65, -0.12, -0.11, -0.08),
        first_down=(-2.2, -0.24, -0.92, 0.11, 0.89, 0.95, 0.15, -0.26),
        long=(-3.76, 0.25, -0.48, -0.01, -0.01, 0.73, 0.07, -0.48),
        lost_at=-3,
        lost_yards=-2,
        short_gain=(0.1, 0.17),
        beyond=(0, 2, 5),
        long_gains=(17, 22, 32, 55),
    ),
    "Sweep": Fitted(
        turnover=0.054,
        loss=(-1.97, 0.2, -0.13, -0.03, -0.76, -0.37, -0.32, 0.25),
        first_down=(-0.83, -0.49, -1.05, 0.29, 1.15, 0.71, 0.39, -0.24),
        long=(-3.58, 0.32, -0.52, -0.08, -0.21, 0.41, 0.49, -0.4),
        lost_at=-1,
        lost_yards=-2,
        short_gain=(0.21, 0.29),
        beyond=(0, 2, 6),
        long_gains=(16, 22, 30, 48),
    ),
    "Sneak": Fitted(
        turnover=0.027,
        loss=(-3.01, -1.0, 0.46, -0.54, -0.58, -0.35, -1.18, 0.16),
        first_down=(-2.86, -1.36, -2.47, -0.2, 1.08, 0.1, 1.68, -0.18),
        long=(-4.29, -1.01, 0.23, -0.65, 0.94, -0.58, 0.29, 0.69),
        lost_at=-2,
        lost_yards=-1,
        short_gain=(1.37, 0.1),
        beyond=(0, 1, 3),
        long_gains=(16, 16, 16, 16),
    ),
    "Short pass": Fitted(
        turnover=0.103,
        loss=(-3.21, -0.37, 0.28, -0.8, -0.63, -0.14, -0.13, 0.04),
        first_down=(-0.55, 0.38, -0.55, 0.43, -0.11, 0.48, 0.72, 0.01),
        long=(-0.93, 0.28, -0.19, 0.5, 0.12, 0.67, 0.44, -0.08),
        lost_at=-1,
        lost_yards=-9,
        short_gain=(-0.39, 0.17),
        beyond=(1, 4, 9),
        long_gains=(16, 21, 26, 40),
    ),
    "Deep pass": Fitted(
        turnover=0.11,
        loss=(-3.24, -0.32, 0.26, -1.01, -0.64, -0.18, -0.12, 0.06),
        first_down=(-0.59, 0.33, -0.51, 0.28, -0.11, 0.53, 0.72, -0.04),
        long=(-0.81, 0.11, -0.16, 0.28, 0.17, 0.64, 0.48, -0.12),
        lost_at=-1,
        lost_yards=-9,
        short_gain=(-0.4, 0.16),
        beyond=(1, 4, 9),
        long_gains=(17, 22, 27, 40),
    ),
    "Screen": Fitted(
        turnover=0.069,
        loss=(-3.23, -0.12, -0.44, -0.66, -0.3, 0.12, -0.26, 0.08),
        first_down=(0.13, -0.21, -0.54, 0.01, 0.78, 0.65, 0.36, 0.06),
        long=(-1.02, -0.3, 0.08, -0.82, 0.64, 0.65, -0.03, -0.11),
        lost_at=-4,
        lost_yards=-2,
        short_gain=(-0.83, 0.37),
        beyond=(0, 3, 7),
        long_gains=(16, 20, 29, 47),
    ),
    "Short pass to wide": Fitted(
        turnover=0.116,
        loss=(-4.23, -0.64, 0.65, -0.55, -1.02, -0.48, -0.05, 0.35),
        first_down=(-0.41, 0.29, -0.46, -0.19, -0.27, 0.33, 1.12, -0.05),
        long=(-0.78, 0.11, -0.03, -0.23, -0.14, 0.45, 0.89, -0.04),
        lost_at=-1,
        lost_yards=-9,
        short_gain=(-0.22, 0.11),
        beyond=(1, 4, 10),
        long_gains=(16, 20, 24, 35),
    ),
    "Short pass to slot": Fitted(
        turnover=0.118,
        loss=(-4.22, -0.63, 0.66, -0.49, -0.95, -0.48, -0.08, 0.34),
        first_down=(-0.22, 0.04, -0.26, -0.16, -0.28, 0.32, 1.07, -0.12),
        long=(-0.7, 0.02, 0.05, -0.05, -0.23, 0.46, 1.04, -0.08),
        lost_at=-1,
        lost_yards=-9,
        short_gain=(-0.37, 0.14),
        beyond=(1, 4, 9),
        long_gains=(16, 20, 24, 36),
    ),
    "Short pass to end": Fitted(
        turnover=0.082,
        loss=(-2.8, -0.1, 0.18, -1.14, -0.61, 0.08, -0.42, 0.46),
        first_down=(-0.23, 0.25, -0.47, 0.59, 0.04, 0.47, 1.03, -0.18),
        long=(-0.79, 0.02, -0.05, 0.65, -0.02, 0.7, 0.87, -0.26),
        lost_at=-1,
        lost_yards=-9,
        short_gain=(-0.48, 0.2),
        beyond=(1, 4, 9),
        long_gains=(17, 21, 26, 42),
    ),
    "Short pass to back": Fitted(
        turnover=0.097,
        loss=(-3.99, -0.68, 0.75, -0.62, -0.55, -0.34, -0.34, 0.19),
        first_down=(-0.95, 0.66, -0.54, 0.4, -0.43, 0.21, 1.75, 0.01),
        long=(-1.27, 0.65, -0.4, 0.51, -0.37, 0.32, 1.54, 0.03),
        lost_at=0,
        lost_yards=-10,
        short_gain=(-0.39, 0.09),
        beyond=(1, 4, 9),
        long_gains=(17, 21, 25, 39),
    ),
    "Deep pass to wide": Fitted(
        turnover=0.127,
        loss=(-4.23, -0.64, 0.65, -0.55, -1.02, -0.48, -0.05, 0.35),
        first_down=(-0.57, 0.36, -0.39, -0.09, -0.31, 0.41, 1.12, -0.05),
        long=(-0.76, 0.06, 0.03, 0.09, -0.21, 0.47, 1.01, 0.04),
        lost_at=0,
        lost_yards=-9,
        short_gain=(-0.27, 0.11),
        beyond=(1, 3, 8),
        long_gains=(17, 21, 25, 36),
    ),
    "Deep pass to slot": Fitted(
        turnover=0.126,
        loss=(-4.22, -0.63, 0.66, -0.49, -0.95, -0.48, -0.08, 0.34),
        first_down=(-0.52, 0.34, -0.37, 0.01, -0.37, 0.42, 1.09, -0.14),
        long=(-0.81, 0.16, -0.0, 0.4, -0.29, 0.47, 1.1, -0.11),
        lost_at=1,
        lost_yards=-9,
        short_gain=(-0.32, 0.11),
        beyond=(1, 3, 7),
        long_gains=(16, 21, 25, 36),
    ),
    "Screen to side": Fitted(
        turnover=0.069,
        loss=(-3.29, -0.25, -0.34, -0.46, -0.3, 0.18, -0.36, 0.06),
        first_down=(0.08, -0.18, -0.51, 0.08, 0.65, 0.61, 0.52, 0.11),
        long=(-1.06, -0.13, 0.01, -0.49, 0.62, 0.64, -0.16, -0.03),
        lost_at=-4,
        lost_yards=-2,
        short_gain=(-0.8, 0.38),
        beyond=(0, 3, 7),
        long_gains=(16, 20, 28, 47),
    ),
    "Base": Fitted(
        turnover=0.043,
        loss=(-1.95, 0.62, -0.26, 0.32, 0.54, 0.23, 0.29, 0.1, -0.88, -0.68, -1.33),
        first_down=(-0.55, -1.0, -0.38, 0.03, -0.36, -0.22, -0.44, -0.2, 0.9, -1.04, 0.39),
        long=(-1.76, 0.48, -0.21, 0.19, 0.15, -0.18, -0.7, -0.06, 1.27, -0.62, -0.63),
        lost_at=3,
        lost_yards=-2,
        short_gain=(0.05, 0.31),
        beyond=(0, 2, 5),
        long_gains=(15, 18, 22, 38),
    ),
    "Stack the line": Fitted(
        turnover=0.068,
        loss=(-1.88, 0.53, -0.06, 0.49, 0.22, -0.12, 0.31, 0.18, -1.08, -0.65, -1.31),
        first_down=(-0.41, -0.98, -0.24, -0.25, -0.17, -0.2, -0.43, -0.18, 0.9, -0.6, 0.18),
        long=(-1.3, -0.18, -0.15, -0.54, -0.08, -0.34, -0.27, 0.13, 1.48, -0.64, -0.1),
        lost_at=-4,
        lost_yards=-1,
        short_gain=(-0.08, 0.26),
        beyond=(0, 2, 6),
        long_gains=(17, 22, 28, 45),
    ),
    "Blitz": Fitted(
        turnover=0.052,
        loss=(-1.7, 0.08, 0.1, 0.44, 0.16, 0.13, 0.24, 0.07, -0.78, -0.84, -1.54),
        first_down=(-0.68, -0.97, -0.25, -0.44, -0.39, -0.07, -0.12, -0.08, 0.91, 0.25, 0.88),
        long=(-1.78, -0.27, -0.0, -0.11, -0.37, -0.15, -0.14, 0.06, 1.65, -0.32, 0.5),
        lost_at=0,
        lost_yards=-2,
        short_gain=(-0.17, 0.35),
        beyond=(0, 2, 6),
        long_gains=(16, 19, 23, 38),
    ),
    "Nickel": Fitted(
        turnover=0.042,
        loss=(-2.01, 0.06, 0.12, 0.43, 0.34, 0.25, -0.15, -0.13, -0.9, -0.66, -1.42),
        first_down=(-0.54, -1.16, -0.23, -0.04, -0.35, -0.2, -0.27, 0.15, 0.96, -1.28, 0.57),
        long=(-1.68, 0.71, -0.28, 0.35, 0.26, -0.39, -0.64, 0.3, 1.22, -0.98, -0.68),
        lost_at=3,
        lost_yards=-1,
        short_gain=(0.13, 0.33),
        beyond=(0, 2, 6),
        long_gains=(15, 18, 22, 38),
    ),
    "Double coverage": Fitted(
        turnover=0.045,
        loss=(-2.19, -0.17, 0.31, 0.42, 0.09, 0.14, 0.02, 0.01, -1.2, 0.14, -1.75),
        first_down=(-1.2, -1.24, -0.24, -0.23, -0.27, -0.18, -0.2, 0.18, 1.21, -0.5, 1.83),
        long=(-2.27, 0.89, -0.45, 0.3, 0.05, -0.43, -0.32, 0.31, 1.44, -0.26, 0.38),
        lost_at=2,
        lost_yards=-1,
        short_gain=(-0.37, 0.39),
        beyond=(0, 2, 6),
        long_gains=(15, 17, 20, 35),
    ),
    "Prevent": Fitted(
        turnover=0.042,
        loss=(-2.89, -0.29, -0.44, -1.31, 0.97, 0.03, -0.22, 0.47, 0.6, -0.82, -1.14),
        first_down=(-0.04, -2.15, -0.48, -0.63, -0.36, -0.12, -0.37, 0.11, 1.06, -1.31, 2.04),
        long=(-1.75, 0.24, -0.28, -0.06, -0.36, -0.32, -0.25, 0.07, 1.48, -1.13, 0.34),
        lost_at=6,
        lost_yards=-2,
        short_gain=(0.97, 0.42),
        beyond=(1, 3, 7),
        long_gains=(15, 17, 18, 27),
    ),
}
"""By the name of the call, left and right alike; a play that is aimed at a man by his kind."""
