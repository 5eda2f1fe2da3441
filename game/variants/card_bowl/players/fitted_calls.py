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
        loss=(-1.49, 0.38, -0.16, 0.32, -0.32, -0.08, -0.37, -0.1),
        first_down=(-0.38, -1.0, -0.23, -0.95, 0.4, 0.42, 0.53, -0.16),
        long=(-0.66, 0.44, 0.61, 0.15, 0.27, 0.32, -0.47, 0.05),
        lost_at=-1,
        lost_yards=-3,
        short_gain=(-0.4, 0.3),
        beyond=(1, 3, 7),
        long_gains=(15, 18, 23, 42),
    ),
    "Sweep": Fitted(
        turnover=0.053,
        loss=(-2.03, -0.33, 0.29, -0.13, -0.64, -0.47, -0.51, 0.26),
        first_down=(-1.14, 0.11, -1.8, 0.06, 0.79, 0.74, 0.52, -0.28),
        long=(-1.78, 0.13, 0.86, -0.35, -1.25, -0.35, 0.18, -0.39),
        lost_at=-1,
        lost_yards=-2,
        short_gain=(0.33, 0.3),
        beyond=(0, 3, 6),
        long_gains=(16, 20, 29, 51),
    ),
    "Sneak": Fitted(
        turnover=0.025,
        loss=(-2.65, -0.42, 0.19, -0.41, -0.57, -0.62, -1.04, 0.19),
        first_down=(-3.02, -1.51, -1.78, 0.23, 1.09, 0.26, 1.33, -0.28),
        long=(-1.46, 0.89, 1.43, -0.48, -0.46, -0.65, -0.5, 0.44),
        lost_at=-2,
        lost_yards=-1,
        short_gain=(1.03, 0.09),
        beyond=(0, 1, 3),
        long_gains=(17, 16, 17, 18),
    ),
    "Short pass": Fitted(
        turnover=0.119,
        loss=(-3.99, -0.6, 0.3, -0.09, -0.23, -0.28, 0.22, 0.26),
        first_down=(-0.77, 0.12, -0.08, 0.4, 0.04, 0.28, 0.94, -0.18),
        long=(1.47, -0.49, 1.12, -0.34, -0.36, 0.59, 0.23, -0.24),
        lost_at=1,
        lost_yards=-7,
        short_gain=(-0.38, 0.09),
        beyond=(1, 5, 10),
        long_gains=(16, 21, 26, 37),
    ),
    "Deep pass": Fitted(
        turnover=0.128,
        loss=(-4.02, -0.59, 0.34, -0.07, -0.25, -0.28, 0.11, 0.27),
        first_down=(-0.87, 0.17, -0.06, 0.15, 0.11, 0.38, 0.79, -0.24),
        long=(1.93, -0.26, 0.73, -0.08, -0.4, -0.01, 0.66, -0.44),
        lost_at=2,
        lost_yards=-7,
        short_gain=(-0.35, 0.08),
        beyond=(1, 3, 9),
        long_gains=(17, 22, 27, 38),
    ),
    "Screen": Fitted(
        turnover=0.073,
        loss=(-3.02, 0.28, -0.18, 0.2, -0.19, -0.12, 0.06, 0.04),
        first_down=(-0.69, 0.28, -1.08, 0.24, 0.38, 0.61, 0.23, -0.02),
        long=(0.08, -0.21, 1.25, -0.07, 0.08, 0.38, -0.47, -0.16),
        lost_at=-5,
        lost_yards=-2,
        short_gain=(-0.24, 0.29),
        beyond=(0, 3, 7),
        long_gains=(16, 22, 30, 48),
    ),
    "Short pass to wide": Fitted(
        turnover=0.121,
        loss=(-3.98, -0.88, 0.06, -0.45, 0.54, -0.82, 0.08, 0.14),
        first_down=(-0.67, 0.17, -0.29, 0.41, 0.02, 0.29, 1.09, -0.17),
        long=(1.23, 0.13, 0.68, -0.05, -0.01, 0.44, -0.39, -0.43),
        lost_at=-1,
        lost_yards=-7,
        short_gain=(-0.25, 0.07),
        beyond=(2, 5, 10),
        long_gains=(16, 20, 24, 34),
    ),
    "Short pass to slot": Fitted(
        turnover=0.124,
        loss=(-4.04, -0.77, -0.02, -0.29, 0.61, -0.76, -0.06, -0.01),
        first_down=(-0.54, -0.13, -0.09, 0.27, -0.08, 0.37, 0.93, -0.24),
        long=(1.45, -0.18, 1.29, 0.22, 0.21, 0.19, -0.25, -0.15),
        lost_at=0,
        lost_yards=-6,
        short_gain=(-0.19, 0.07),
        beyond=(1, 5, 10),
        long_gains=(16, 20, 24, 34),
    ),
    "Short pass to end": Fitted(
        turnover=0.103,
        loss=(-3.71, 0.07, 0.21, 0.2, -0.29, 0.13, 0.33, 0.2),
        first_down=(-0.11, -0.09, -0.26, 0.04, -0.05, 0.51, 0.63, -0.13),
        long=(1.82, -0.46, 0.94, -0.44, 0.53, -0.0, -0.38, -0.26),
        lost_at=1,
        lost_yards=-8,
        short_gain=(-0.35, 0.12),
        beyond=(1, 4, 10),
        long_gains=(16, 20, 25, 37),
    ),
    "Short pass to back": Fitted(
        turnover=0.104,
        loss=(-3.98, -0.88, 0.06, -0.45, 0.54, -0.82, 0.08, 0.14),
        first_down=(-0.75, -0.01, -0.1, 0.16, -0.26, 0.44, 1.49, -0.09),
        long=(1.29, -0.55, 1.38, 0.5, -0.28, 0.26, 0.36, -0.3),
        lost_at=1,
        lost_yards=-7,
        short_gain=(-0.08, 0.05),
        beyond=(1, 4, 9),
        long_gains=(17, 20, 25, 36),
    ),
    "Deep pass to wide": Fitted(
        turnover=0.132,
        loss=(-3.98, -0.88, 0.06, -0.45, 0.54, -0.82, 0.08, 0.14),
        first_down=(-0.89, 0.4, -0.28, 0.49, 0.13, 0.33, 0.96, -0.22),
        long=(1.89, 0.25, 0.53, 0.76, -0.09, 0.03, -0.14, 0.03),
        lost_at=1,
        lost_yards=-7,
        short_gain=(-0.19, 0.05),
        beyond=(1, 4, 10),
        long_gains=(17, 22, 26, 35),
    ),
    "Deep pass to slot": Fitted(
        turnover=0.132,
        loss=(-3.98, -0.88, 0.06, -0.45, 0.54, -0.82, 0.08, 0.14),
        first_down=(-0.83, 0.39, -0.27, 0.5, 0.05, 0.39, 0.76, -0.22),
        long=(2.02, -0.09, 1.17, 1.29, 0.24, -0.12, -0.04, 0.04),
        lost_at=2,
        lost_yards=-7,
        short_gain=(-0.14, 0.05),
        beyond=(2, 5, 10),
        long_gains=(17, 21, 25, 35),
    ),
    "Screen to side": Fitted(
        turnover=0.073,
        loss=(-2.97, 0.19, -0.14, 0.23, -0.15, -0.04, -0.06, 0.12),
        first_down=(-0.48, -0.23, -0.72, 0.06, 0.33, 0.65, 0.34, -0.04),
        long=(0.32, -0.52, 1.46, -0.21, 0.26, 0.37, -0.6, -0.19),
        lost_at=-5,
        lost_yards=-2,
        short_gain=(-0.07, 0.28),
        beyond=(0, 3, 7),
        long_gains=(16, 21, 30, 48),
    ),
    "Base": Fitted(
        turnover=0.071,
        loss=(-3.28, 0.23, -0.17, 0.29, 0.6, 0.33, 0.18, -0.3, -0.29, -0.46, 0.68),
        first_down=(0.16, -1.22, 0.06, -0.61, -0.48, -0.22, -0.16, 0.05, 0.13, 0.0, -0.48),
        long=(0.73, -0.03, 1.28, -0.03, 0.26, 0.07, -0.75, 0.22, 0.8, -0.11, -1.51),
        lost_at=0,
        lost_yards=-2,
        short_gain=(-0.26, 0.31),
        beyond=(0, 2, 6),
        long_gains=(16, 20, 26, 43),
    ),
    "Stack the line": Fitted(
        turnover=0.089,
        loss=(-3.47, 0.72, -0.49, 0.5, 0.09, -0.06, 0.3, 0.05, -0.78, -0.2, 0.42),
        first_down=(0.54, -0.76, -0.28, -0.54, -0.24, -0.07, -0.28, 0.16, 0.2, -0.33, -1.11),
        long=(0.34, -0.32, 1.23, -0.04, -0.16, -0.05, -0.04, 0.4, 0.95, 0.38, -0.14),
        lost_at=-3,
        lost_yards=-2,
        short_gain=(-0.14, 0.24),
        beyond=(0, 2, 6),
        long_gains=(17, 21, 27, 43),
    ),
    "Blitz": Fitted(
        turnover=0.074,
        loss=(-1.44, 0.7, -0.32, 0.56, 0.12, -0.05, 0.61, -0.03, -0.53, -0.23, -1.74),
        first_down=(-0.13, -0.41, -0.34, -0.39, -0.38, -0.13, -0.17, 0.24, 0.02, 0.18, -0.06),
        long=(0.26, -0.53, 1.34, -0.25, -0.34, -0.22, -0.13, 0.1, 1.15, -0.32, -0.13),
        lost_at=-1,
        lost_yards=-6,
        short_gain=(-0.91, 0.37),
        beyond=(0, 2, 7),
        long_gains=(16, 19, 24, 42),
    ),
    "Nickel": Fitted(
        turnover=0.067,
        loss=(-3.42, 0.34, -0.08, 0.82, 0.64, 0.15, 0.22, -0.43, -0.42, -0.76, 0.63),
        first_down=(-0.32, -1.0, -0.19, -0.79, -0.31, -0.12, -0.44, 0.21, 0.1, -0.21, 0.2),
        long=(0.65, 0.16, 1.07, -0.29, 0.5, 0.07, -0.72, 0.22, 0.79, 0.19, -1.42),
        lost_at=1,
        lost_yards=-2,
        short_gain=(-0.54, 0.34),
        beyond=(0, 3, 6),
        long_gains=(16, 18, 23, 38),
    ),
    "Double coverage": Fitted(
        turnover=0.064,
        loss=(-3.32, 0.24, -0.32, 0.37, 0.33, 0.37, 0.05, -0.31, -0.58, 0.45, -0.08),
        first_down=(-1.27, -0.91, -0.31, -0.61, -0.61, -0.19, -0.16, 0.25, 0.25, 0.17, 1.36),
        long=(0.07, -0.1, 1.36, -0.09, 0.38, -0.42, -0.45, 0.27, 0.81, 0.1, -0.37),
        lost_at=0,
        lost_yards=-2,
        short_gain=(-0.47, 0.36),
        beyond=(0, 2, 6),
        long_gains=(16, 18, 23, 40),
    ),
    "Prevent": Fitted(
        turnover=0.07,
        loss=(-3.58, 0.11, -0.05, -0.36, 1.07, 0.19, -0.58, -0.56, 0.02, -0.81, -0.01),
        first_down=(-0.14, -1.09, -0.42, -0.91, -0.6, -0.14, -0.2, 0.38, 0.15, -0.24, 1.09),
        long=(0.56, -0.85, 1.35, -0.8, -0.36, -0.26, -0.11, 0.0, 0.81, -0.28, -0.81),
        lost_at=3,
        lost_yards=-3,
        short_gain=(-1.17, 0.51),
        beyond=(1, 3, 7),
        long_gains=(15, 17, 20, 32),
    ),
}
"""By the name of the call, left and right alike; a play that is aimed at a man by his kind."""
