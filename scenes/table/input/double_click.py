"""Recognizes double clicks by time and distance."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

MAX_SECONDS = 0.4
"""Longest time between the two clicks, in seconds."""
MAX_UNITS = 24.0
"""Longest way of the pointer between them, in units."""


class _Click(NamedTuple):
    thing: object
    asked: object
    at: float


class DoubleClick:
    """Recognizes a double click. A click that only skipped, or that hit something else, does not count as the first."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """``clock`` returns the time in seconds."""
        self._clock = clock
        self._first: _Click | None = None
        self._skipped = -MAX_SECONDS
        """Time of the last click that skipped."""
        self._committed: tuple[tuple[int, int], float] | None = None
        """Position and time of the last click that committed an action."""

    def completes(self, thing: object, asked: object) -> bool:
        """Handles a click on ``thing`` during the decision ``asked``. Returns True for the second click of two.

        Clicks that go on as fast after one that skipped are meant to hurry, too: none of them is the first of two.
        """
        if self.has_skipped:
            self.skip()
            return False
        click, first = _Click(thing, asked, self._clock()), self._first
        second = first is not None and _belong(first, click)
        self._first = None if second else click
        return second

    def commit(self, position: tuple[int, int]) -> None:
        """Remembers a click that committed an action."""
        self._committed = position, self._clock()

    def repeats(self, position: tuple[int, int], near: float) -> bool:
        """Returns whether a click is the second half of a double click that has already committed."""
        if self._committed is None:
            return False
        (x, y), at = self._committed
        return self._clock() - at <= MAX_SECONDS and max(abs(position[0] - x), abs(position[1] - y)) <= near

    def forget(self) -> None:
        """Forgets the first click."""
        self._first = None

    def skip(self) -> None:
        """Remembers a click that skipped, so that it does not count as the first."""
        self._first, self._skipped = None, self._clock()

    @property
    def has_skipped(self) -> bool:
        """Returns whether a click now may be the second half of a double click whose first skipped."""
        return self._clock() - self._skipped <= MAX_SECONDS


def _belong(first: _Click, second: _Click) -> bool:
    return first.thing == second.thing and first.asked is second.asked and second.at - first.at <= MAX_SECONDS
