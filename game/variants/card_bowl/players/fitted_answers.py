"""What each defense gives up to each kind of play, measured by ``tests/game/card_bowl/fit_answers.py``."""

from __future__ import annotations

from collections.abc import Mapping

KINDS = ("run", "screen", "pass")
"""Kinds of plays of the offense as they are told: short and deep passes are stopped by the same defenses."""
GIVES_UP: Mapping[str, tuple[float, float, float, float]] = {
    "Base": (3.8, 6.6, 8.8, 8.0),
    "Stack the line": (2.1, 6.4, 10.3, 10.7),
    "Blitz": (3.4, 8.1, 6.1, 6.0),
    "Nickel": (4.2, 7.1, 6.5, 6.3),
    "Double coverage": (5.3, 8.0, 4.9, 4.9),
    "Prevent": (10.6, 9.4, 6.5, 6.0),
}
"""Average yards of the offense in runs, screens, short and deep passes by the defense, a lost ball counted as none."""


def gives_up(name: str) -> tuple[float, ...]:
    """Returns the average yards that a defense gives up to each kind of play in ``KINDS``.

    >>> gives_up("Base")
    (3.8, 6.6, 8.4)
    """
    run, screen, short, deep = GIVES_UP[name]
    return run, screen, round((short + deep) / 2, 1)
