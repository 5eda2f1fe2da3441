"""The five ways a play may end, the form in which all chances of Card Bowl are drawn."""

from __future__ import annotations

from typing import NamedTuple

LONG = 15
"""Yards from which a gain is long."""


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
    """It makes the distance with a long gain."""

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
        """Returns the odds of a play that is over: all 0 but one; near the goal line no gain is long.

        >>> PlayOdds.end(True, 16, 8, 60).long, PlayOdds.end(True, -1, 8, 60).loss, PlayOdds.end(True, 9, 8, 8).makes
        (1.0, 1.0, 1.0)
        """
        if not kept:
            return cls(turnover=1.0)
        made = gain >= to_go
        return cls.of(0.0, float(gain < 0), float(made), float(made and gain >= LONG and to_goal >= LONG))
