"""Estimates how long a match takes a person. Plain arithmetic."""

from __future__ import annotations

from typing import NamedTuple

FAST_CHOICE, SLOW_CHOICE = 5.0, 12.0
"""Seconds per choice of a person who knows the game, and of one who still reads the cards."""
ROUND_TO = 5
"""Estimates are rounded to this many minutes."""


class Duration(NamedTuple):
    """The average length of a match against Pro at Normal speed."""

    table: float
    """Seconds of animation and pauses that do not depend on the person."""
    choices: float
    """Decisions of one person with more than one choice."""

    def minutes(self) -> tuple[int, int]:
        """Returns the usual shortest and longest length of a match, in minutes.

        >>> Duration(table=690, choices=120).minutes()
        (20, 35)
        """
        shortest, longest = (_rounded(self.table + self.choices * each) for each in (FAST_CHOICE, SLOW_CHOICE))
        return shortest, max(longest, shortest + ROUND_TO)


def _rounded(seconds: float) -> int:
    return max(ROUND_TO, round(seconds / 60 / ROUND_TO) * ROUND_TO)
