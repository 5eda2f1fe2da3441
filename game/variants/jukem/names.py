"""What the things of Jukem are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

EXTRA_TIME = "sudden death"
"""What is played when regulation ends level."""
GOAL = "100 yards exactly: 7 points"
"""What it is all about."""
SIGNS: Mapping[str, str] = {
    "goal": "A drive of exactly 100 yards is a touchdown, 7 points. From 70 yards on, a FIELD GOAL is good for 3.",
    "deck": "Cards left to draw. The turn in which the last one is drawn is the last of the half.",
    "to go": "Yards that the side on turn still needs. A play that would go past 100 cannot be made.",
    "out": "Cards that are out of play for the half: plays that were stopped, and what stopped them.",
    "half": "A match has two halves. If they end level, sudden death is played.",
}
"""What the headings and marks of the table mean."""

_PERIODS = ("First half", "Second half")


def period_name(period: int, options: Mapping[str, str] | None = None) -> str:
    """What a period is called.

    >>> period_name(1), period_name(2), period_name(3)
    ('Second half', 'Sudden death', 'Sudden death 2')
    """
    if period < 2:
        return _PERIODS[period]
    name = EXTRA_TIME.capitalize()
    return name if period == 2 else f"{name} {period - 1}"


def title(code: str) -> str:
    """A card's name in running text.

    >>> title("PASS 10-35")
    'PASS 10–35'
    """
    return code.replace("-", "–")


def listed(codes: Sequence[str]) -> str:
    """Cards in one phrase.

    >>> listed(["PASS 10-35", "CATCH 20"])
    'PASS 10–35 + CATCH 20'
    """
    return " + ".join(title(code) for code in codes)
