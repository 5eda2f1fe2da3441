"""What each defense gives up to each kind of play, measured by ``tests/game/card_bowl/fit_answers.py``."""

from __future__ import annotations

from collections.abc import Mapping

KINDS = ("run", "screen", "pass")
"""Kinds of plays of the offense as they are told: short and deep passes are stopped by the same defenses."""
GIVES_UP: Mapping[str, tuple[float, float, float, float]] = {
    "Base": (4.0, 6.4, 9.1, 8.9),
    "Stack the line": (2.2, 6.4, 10.8, 11.0),
    "Blitz": (3.0, 5.9, 6.4, 6.5),
    "Nickel": (5.8, 6.1, 6.4, 6.3),
    "Double coverage": (6.6, 7.4, 5.0, 5.1),
    "Prevent": (10.8, 9.0, 6.8, 6.7),
}
"""Average yards of the offense in runs, screens, short and deep passes by the defense, a lost ball counted as none."""


def gives_up(name: str) -> tuple[float, ...]:
    """Returns the average yards that a defense gives up to each kind of play in ``KINDS``.

    >>> gives_up("Base")
    (4.0, 6.4, 9.0)
    """
    run, screen, short, deep = GIVES_UP[name]
    return run, screen, round((short + deep) / 2, 1)
