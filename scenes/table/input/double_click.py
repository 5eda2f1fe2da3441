"""Two clicks on one thing that are meant as one."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

WITHIN = 0.4
"""Seconds between the two clicks of one."""
NEAR = 24.0
"""Units that a hand may slip between them."""


class _Click(NamedTuple):
    thing: object
    asked: object
    at: float


class DoubleClick:
    """Tells the second click of two. What skipped an animation, or hit something else, was no first one."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """``clock`` gives the seconds by which the clicks are timed."""
        self._clock = clock
        self._first: _Click | None = None
        self._committed: tuple[tuple[int, int], float] | None = None
        """Where and when the last click that decided something was."""

    def completes(self, thing: object, asked: object) -> bool:
        """A click on ``thing`` while ``asked`` is to be decided; tells whether it is the second one of two."""
        click, first = _Click(thing, asked, self._clock()), self._first
        second = first is not None and _belong(first, click)
        self._first = None if second else click
        return second

    def commit(self, position: tuple[int, int]) -> None:
        """A click there decided something."""
        self._committed = position, self._clock()

    def repeats(self, position: tuple[int, int], near: float) -> bool:
        """Whether a click belongs to the one that decided something, so that it is not meant for what is asked now."""
        if self._committed is None:
            return False
        (x, y), at = self._committed
        return self._clock() - at <= WITHIN and max(abs(position[0] - x), abs(position[1] - y)) <= near

    def forget(self) -> None:
        """What was clicked last was meant for something else."""
        self._first = None


def _belong(first: _Click, second: _Click) -> bool:
    return first.thing == second.thing and first.asked is second.asked and second.at - first.at <= WITHIN
