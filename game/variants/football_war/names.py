"""What the things of Football War are called."""

from __future__ import annotations

from game.variants.football_war.cards import BY_CODE, RUN

EXTRA_TIME = "overtime"
"""What is played when regulation ends level."""

_PERIODS = ("First half", "Second half", EXTRA_TIME.capitalize(), f"Second {EXTRA_TIME}")


def period_name(period: int) -> str:
    """What a period is called.

    >>> period_name(1), period_name(2)
    ('Second half', 'Overtime')
    """
    return _PERIODS[period]


def title(code: str) -> str:
    """A card's name in running text."""
    return code


def color(code: str) -> str | None:
    """The color word of a RUN or PASS play, None for any other card (FW-8).

    >>> color("Curl"), color("AUDIBLE")
    ('BLUE', None)
    """
    card = BY_CODE[code]
    if card.category not in ("run", "pass"):
        return None
    return "GREEN" if card.kind == RUN else "BLUE"


def play_name(code: str) -> str:
    """A play with its color, as a match must have both (FW-8).

    >>> play_name("Quick HB Pitch")
    'Quick HB Pitch GREEN'
    """
    word = color(code)
    return f"{code} {word}" if word else code
