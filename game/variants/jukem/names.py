"""What the things of Jukem are called."""

from __future__ import annotations

from collections.abc import Sequence

EXTRA_TIME = "sudden death"
"""What is played when regulation ends level."""

_PERIODS = ("First half", "Second half")


def period_name(period: int) -> str:
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
