"""An estimate of how long a match takes a person. Plain arithmetic."""

from __future__ import annotations

from typing import NamedTuple

BRISK, SLOW = 5.0, 12.0
"""Seconds for a choice of a person who knows the game, and of one who still reads the cards."""
STEP = 5
"""Minutes to which an estimate is rounded: it is not known better than that."""


class Duration(NamedTuple):
    """How long a match takes on average: against Pro, at Normal speed."""

    table: float
    """Seconds that the table moves and rests, whatever the person does."""
    choices: float
    """Decisions of one person that have more than one choice."""

    def minutes(self) -> tuple[int, int]:
        """The shortest and the longest that a match usually takes, in minutes.

        >>> Duration(table=690, choices=120).minutes()
        (20, 35)
        """
        shortest, longest = (_rounded(self.table + self.choices * each) for each in (BRISK, SLOW))
        return shortest, max(longest, shortest + STEP)


def _rounded(seconds: float) -> int:
    return max(STEP, round(seconds / 60 / STEP) * STEP)
