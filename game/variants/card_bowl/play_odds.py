"""The five ways a play may end, the form in which all chances of Card Bowl are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

LONG = 15
"""Yards from which a gain is long."""
NEAR_GOAL = 25
"""Yards to the goal line up to which a touchdown is told instead of a long gain."""


def best_gain(to_go: int, to_goal: int) -> int | None:
    """Returns the yards from which a play ends best; None if that is making the distance.

    >>> best_gain(10, 60), best_gain(10, 20), best_gain(8, 8)
    (15, 20, None)
    """
    if to_go >= to_goal:
        return None
    return to_goal if to_goal <= NEAR_GOAL else LONG


def good_ends(to_go: int, to_goal: int, *, is_try: bool = False) -> tuple[str, str]:
    """Returns the names of the two good ends; the second one is empty if making the distance is the best.

    >>> good_ends(10, 60), good_ends(10, 20), good_ends(8, 8)
    (('1st down', '15+ yards'), ('1st down', 'touchdown'), ('touchdown', ''))
    """
    if to_go >= to_goal:
        return ("2 points" if is_try else "touchdown"), ""
    return "1st down", "touchdown" if to_goal <= NEAR_GOAL else f"{LONG}+ yards"


def whole_percents(chances: Sequence[float]) -> list[int]:
    """Returns chances that add up to 1 in percents that add up to 100: the largest remainders are rounded up.

    >>> whole_percents((0.125, 0.125, 0.75)), whole_percents((0.334, 0.333, 0.333))
    ([13, 12, 75], [34, 33, 33])
    """
    parts = [100 * chance for chance in chances]
    found = [int(part) for part in parts]
    by_remainder = sorted(range(len(parts)), key=lambda place: found[place] - parts[place])
    for place in by_remainder[: round(sum(parts)) - sum(found)]:
        found[place] += 1
    return found


class Percents(NamedTuple):
    """The odds of a play as they are told; the first four add up to 100."""

    turnover: int
    loss: int
    short: int
    first_down: int
    long: int
    """The part of ``first_down`` with a long gain; near the goal line, with a touchdown."""


class PlayOdds(NamedTuple):
    """Five chances, from the worst end to the best; they add up to 1."""

    turnover: float = 0.0
    """The ball is lost."""
    loss: float = 0.0
    """It ends behind the line."""
    short: float = 0.0
    """It ends short of the line to gain, or is incomplete."""
    makes: float = 0.0
    """It makes the distance."""
    long: float = 0.0
    """It makes the distance with a long gain; near the goal line, with a touchdown."""

    @property
    def first_down(self) -> float:
        """The chance that it makes the distance."""
        return self.makes + self.long

    def percents(self) -> Percents:
        """Returns the chances in whole percents.

        >>> PlayOdds(0.114, 0.094, 0.535, 0.1, 0.157).percents()
        Percents(turnover=11, loss=9, short=54, first_down=26, long=16)
        """
        turnover, loss, short, first_down = whole_percents((*self[:3], self.first_down))
        return Percents(turnover, loss, short, first_down, min(first_down, round(100 * self.long)))

    @classmethod
    def of(cls, turnover: float, loss: float, first_down: float, long: float) -> PlayOdds:
        """Odds of which the rest is short; ``long`` is a part of ``first_down``.

        >>> PlayOdds.of(0.25, 0.0, 0.5, 0.125)
        PlayOdds(turnover=0.25, loss=0.0, short=0.25, makes=0.375, long=0.125)
        """
        long = min(long, first_down)
        return cls(turnover, loss, max(0.0, 1 - turnover - loss - first_down), first_down - long, long)

    @classmethod
    def end(cls, kept: bool, gain: int, to_go: int, to_goal: int) -> PlayOdds:
        """Returns the odds of a play that is over: all 0 but one.

        >>> PlayOdds.end(True, 16, 8, 60).long, PlayOdds.end(True, -1, 8, 60).loss, PlayOdds.end(True, 9, 8, 8).makes
        (1.0, 1.0, 1.0)
        """
        if not kept:
            return cls(turnover=1.0)
        made, best = gain >= to_go, best_gain(to_go, to_goal)
        return cls.of(0.0, float(gain < 0), float(made), float(made and best is not None and gain >= best))
