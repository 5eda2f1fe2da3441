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
        turnover=0.053,
        loss=(-1.54, 0.09, -0.33, -0.22, -0.6, -0.19, -0.18, -0.05),
        first_down=(-1.27, 0.18, -0.87, 0.44, 0.68, 0.58, 0.31, -0.12),
        long=(-0.74, -0.31, 1.07, -0.5, -0.45, -0.12, -0.08, -0.28),
        lost_at=-1,
        lost_yards=-2,
        short_gain=(-0.49, 0.35),
        beyond=(0, 2, 6),
        long_gains=(16, 19, 27, 47),
    ),
    "Sweep": Fitted(
        turnover=0.053,
        loss=(-1.98, -0.17, 0.18, -0.01, -0.58, -0.45, -0.5, 0.29),
        first_down=(-1.22, 0.07, -1.82, -0.04, 0.78, 0.8, 0.48, -0.32),
        long=(-2.03, 0.31, 0.71, -0.42, -1.43, -0.21, 0.09, -0.54),
        lost_at=-1,
        lost_yards=-2,
        short_gain=(0.42, 0.28),
        beyond=(0, 2, 6),
        long_gains=(16, 20, 30, 50),
    ),
    "Sneak": Fitted(
        turnover=0.025,
        loss=(-2.84, -0.17, -0.17, -0.39, -0.41, -0.67, -1.09, 0.14),
        first_down=(-2.91, -1.2, -1.95, 0.6, 1.28, 0.2, 1.07, -0.14),
        long=(-1.71, 0.76, 1.42, -0.52, -0.52, -0.62, -0.38, 0.42),
        lost_at=-2,
        lost_yards=-1,
        short_gain=(0.71, 0.15),
        beyond=(0, 1, 3),
        long_gains=(18, 17, 18, 18),
    ),
    "Short pass": Fitted(
        turnover=0.11,
        loss=(-2.59, 0.11, -0.38, -0.72, -0.22, 0.15, 0.05, -0.12),
        first_down=(-0.7, -0.17, -0.16, 0.26, 0.01, 0.36, 0.9, -0.04),
        long=(1.15, -0.2, 0.8, 0.17, -0.04, 0.2, 0.27, -0.22),
        lost_at=-2,
        lost_yards=-10,
        short_gain=(-0.34, 0.1),
        beyond=(1, 3, 9),
        long_gains=(17, 20, 26, 38),
    ),
    "Deep pass": Fitted(
        turnover=0.117,
        loss=(-2.64, 0.17, -0.41, -0.72, -0.24, 0.15, 0.03, -0.12),
        first_down=(-0.82, -0.05, -0.2, 0.32, 0.0, 0.39, 0.91, -0.06),
        long=(1.34, -0.06, 0.8, 0.37, -0.1, 0.05, 0.51, -0.38),
        lost_at=0,
        lost_yards=-10,
        short_gain=(-0.33, 0.09),
        beyond=(1, 3, 9),
        long_gains=(17, 22, 28, 39),
    ),
    "Screen": Fitted(
        turnover=0.072,
        loss=(-3.11, -0.35, 0.1, -0.15, -0.24, -0.06, -0.18, -0.01),
        first_down=(-0.47, 0.09, -0.81, 0.21, 0.49, 0.63, 0.33, -0.03),
        long=(0.13, -0.12, 1.04, 0.01, 0.28, 0.42, -0.6, -0.03),
        lost_at=-4,
        lost_yards=-2,
        short_gain=(-0.69, 0.33),
        beyond=(0, 3, 7),
        long_gains=(16, 21, 29, 48),
    ),
    "Short pass to wide": Fitted(
        turnover=0.119,
        loss=(-3.81, -0.67, -0.63, -0.95, -0.03, -0.34, 0.12, 0.24),
        first_down=(-0.64, -0.46, 0.01, -0.27, -0.07, 0.36, 1.11, -0.1),
        long=(0.95, 0.36, 0.6, 0.35, -0.24, 0.61, 0.03, -0.43),
        lost_at=-2,
        lost_yards=-8,
        short_gain=(-0.08, 0.03),
        beyond=(1, 5, 11),
        long_gains=(16, 20, 25, 34),
    ),
    "Short pass to slot": Fitted(
        turnover=0.114,
        loss=(-3.93, -0.61, -0.71, -0.99, -0.02, -0.3, 0.02, 0.24),
        first_down=(-0.25, -0.25, -0.06, 0.05, -0.02, 0.43, 0.97, -0.12),
        long=(1.15, -0.04, 0.83, 0.31, -0.06, 0.04, 0.11, -0.22),
        lost_at=0,
        lost_yards=-9,
        short_gain=(-0.15, 0.06),
        beyond=(1, 4, 10),
        long_gains=(16, 20, 24, 32),
    ),
    "Short pass to end": Fitted(
        turnover=0.078,
        loss=(-1.69, 0.12, -0.31, -0.74, -0.41, 0.34, 0.05, 0.32),
        first_down=(-0.46, 0.21, -0.31, 0.76, 0.25, 0.3, 0.79, -0.13),
        long=(0.86, -0.43, 1.25, 0.2, 0.08, 0.46, 0.24, -0.3),
        lost_at=-3,
        lost_yards=-10,
        short_gain=(-0.28, 0.15),
        beyond=(1, 4, 9),
        long_gains=(16, 20, 26, 42),
    ),
    "Short pass to back": Fitted(
        turnover=0.099,
        loss=(-3.54, -0.96, -0.73, -1.17, 0.07, 0.21, -0.2, 0.44),
        first_down=(-0.65, 0.07, -0.28, -0.06, -0.1, 0.53, 1.23, -0.06),
        long=(1.05, -0.11, 1.0, 0.95, -0.27, 0.01, -0.09, -0.23),
        lost_at=0,
        lost_yards=-10,
        short_gain=(-0.33, 0.09),
        beyond=(1, 4, 9),
        long_gains=(17, 20, 25, 40),
    ),
    "Deep pass to wide": Fitted(
        turnover=0.137,
        loss=(-3.93, -0.61, -0.71, -0.99, -0.02, -0.3, 0.02, 0.24),
        first_down=(-0.82, -0.33, -0.02, -0.35, -0.09, 0.48, 1.06, -0.06),
        long=(1.31, 0.99, 0.03, 0.64, -0.48, 0.18, -0.03, -0.52),
        lost_at=2,
        lost_yards=-9,
        short_gain=(-0.1, 0.03),
        beyond=(1, 5, 11),
        long_gains=(17, 22, 26, 37),
    ),
    "Deep pass to slot": Fitted(
        turnover=0.121,
        loss=(-3.93, -0.61, -0.71, -0.99, -0.02, -0.3, 0.02, 0.24),
        first_down=(-0.49, -0.07, -0.09, 0.25, -0.1, 0.48, 0.94, -0.09),
        long=(1.53, 0.24, 0.67, 0.94, -0.01, -0.15, 0.23, -0.17),
        lost_at=2,
        lost_yards=-9,
        short_gain=(-0.13, 0.04),
        beyond=(1, 5, 10),
        long_gains=(17, 21, 25, 33),
    ),
    "Screen to side": Fitted(
        turnover=0.073,
        loss=(-3.3, -0.29, -0.02, -0.07, -0.29, -0.11, -0.12, 0.0),
        first_down=(-0.23, -0.06, -0.69, 0.2, 0.58, 0.74, 0.39, -0.09),
        long=(0.19, -0.2, 1.04, 0.13, 0.52, 0.27, -0.73, -0.05),
        lost_at=-4,
        lost_yards=-2,
        short_gain=(-0.73, 0.37),
        beyond=(1, 3, 8),
        long_gains=(16, 20, 29, 48),
    ),
    "Base": Fitted(
        turnover=0.055,
        loss=(-2.65, 0.04, -0.0, 0.04, 0.56, 0.34, -0.02, -0.12, -0.36, -0.88, 0.26),
        first_down=(0.11, -1.08, -0.28, -0.33, -0.38, -0.27, -0.12, 0.07, 0.4, 0.21, -0.42),
        long=(-0.66, -0.45, 1.64, 0.11, 0.12, 0.09, -0.46, 0.2, 0.85, 1.18, 0.07),
        lost_at=0,
        lost_yards=-2,
        short_gain=(0.72, 0.22),
        beyond=(0, 2, 6),
        long_gains=(16, 20, 26, 42),
    ),
    "Stack the line": Fitted(
        turnover=0.076,
        loss=(-2.88, 0.52, -0.38, 0.16, 0.17, -0.01, -0.17, -0.22, -0.91, -0.34, -0.16),
        first_down=(-0.62, -0.54, -0.37, 0.09, -0.17, -0.21, -0.12, 0.15, 0.35, 0.85, -0.12),
        long=(-0.33, -0.21, 1.08, -0.23, -0.14, -0.15, -0.1, 0.16, 1.15, 0.58, 0.7),
        lost_at=-6,
        lost_yards=-2,
        short_gain=(0.13, 0.17),
        beyond=(0, 2, 6),
        long_gains=(17, 22, 27, 44),
    ),
    "Blitz": Fitted(
        turnover=0.063,
        loss=(-1.34, -0.44, 0.34, -0.04, 0.41, 0.25, 0.21, -0.25, -0.12, -0.12, -1.07),
        first_down=(-0.71, -0.21, -0.67, 0.01, -0.4, -0.29, 0.11, 0.08, 0.24, 0.64, 0.18),
        long=(-0.88, -0.1, 1.05, 0.1, -0.39, -0.06, 0.1, 0.24, 0.89, 1.19, 0.49),
        lost_at=0,
        lost_yards=-5,
        short_gain=(-0.23, 0.31),
        beyond=(0, 3, 6),
        long_gains=(16, 20, 25, 43),
    ),
    "Nickel": Fitted(
        turnover=0.053,
        loss=(-3.02, 0.08, -0.02, 0.2, 0.56, 0.34, 0.01, -0.4, -0.52, -0.41, 0.43),
        first_down=(0.56, -0.62, -0.79, -0.49, -0.41, -0.23, -0.12, 0.11, 0.34, -0.82, -0.86),
        long=(-0.2, -0.08, 1.18, -0.21, 0.11, -0.08, -0.34, 0.24, 0.56, 0.54, -0.53),
        lost_at=2,
        lost_yards=-2,
        short_gain=(0.71, 0.23),
        beyond=(1, 3, 6),
        long_gains=(16, 19, 23, 38),
    ),
    "Double coverage": Fitted(
        turnover=0.053,
        loss=(-2.98, 0.17, -0.12, 0.11, 0.35, 0.33, -0.28, -0.35, -0.89, 0.34, -0.4),
        first_down=(0.37, -0.39, -1.0, -0.32, -0.52, -0.31, 0.18, 0.22, 0.56, -1.48, -0.36),
        long=(0.0, -0.13, 1.15, -0.54, 0.08, -0.37, -0.24, 0.04, 0.58, 0.4, -0.32),
        lost_at=1,
        lost_yards=-2,
        short_gain=(0.54, 0.26),
        beyond=(1, 3, 7),
        long_gains=(15, 18, 22, 38),
    ),
    "Prevent": Fitted(
        turnover=0.051,
        loss=(-3.81, -0.52, 0.28, -1.15, 0.77, 0.2, -0.44, -0.22, 0.06, -0.17, 0.39),
        first_down=(0.47, -0.84, -0.89, -0.57, -0.5, -0.0, -0.19, 0.24, 0.74, -1.24, 0.49),
        long=(-0.89, -0.43, 1.12, -0.17, -0.39, -0.28, -0.2, 0.14, 1.07, 0.53, 0.4),
        lost_at=4,
        lost_yards=-2,
        short_gain=(1.5, 0.29),
        beyond=(1, 4, 8),
        long_gains=(15, 17, 20, 31),
    ),
}
"""By the name of the call, left and right alike; a play that is aimed at a man by his kind."""
