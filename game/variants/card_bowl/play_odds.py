"""The five ways a play may end, the form in which all chances of Card Bowl are drawn."""

from __future__ import annotations

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
