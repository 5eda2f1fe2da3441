"""How long a computer rests before an answer that hides its hand: drawn before it thinks, and told by nothing else."""

from __future__ import annotations

from random import Random, SystemRandom

SHORTEST, LONGEST = 0.45, 0.9
"""Seconds of the rest at normal speed; each length between them is as likely as another."""
LEAST = 0.25
"""Seconds that the shortest rest has at any speed, so that there is time to think in it."""
AT_INSTANT = 0.3
"""Seconds of every rest of a computer that searches, where nothing moves."""
BY_RULE = 0.05
"""The same of one that follows a rule of thumb."""
THINKING_SHARE = 0.7
"""The share of the rest in which may be thought, so that the answer is there when it ends."""
SHORTEST_THOUGHT = 0.05
"""Seconds of it that are always left."""


class ComputerWait:
    """Draws the rests, one for each decision that hides its options."""

    def __init__(self, chance: Random | None = None) -> None:
        """``chance`` has nothing to do with the match, whose numbers a player could compare with it."""
        self._chance = chance or SystemRandom()
        self._decision = -1
        self.seconds = 0.0
        """The rest before the decision at hand."""
        self.rested = 0.0
        """Seconds of it that have passed."""

    def begin(self, decision: int, pace: float, *, searches: bool) -> None:
        """The table rests before the decision of that number; the same one is drawn for only once.

        ``searches`` is a matter of the computer's level alone: whether there is anything to search for is told by
        nothing.
        """
        if decision != self._decision:
            self._decision, self.rested = decision, 0.0
            self.seconds = _length(pace, self._chance.random(), AT_INSTANT if searches else BY_RULE)

    def forget(self) -> None:
        """Whatever was rested for is no longer asked."""
        self._decision = -1

    @property
    def for_thought(self) -> float:
        """The seconds from now on in which may be thought about the answer."""
        return max(SHORTEST_THOUGHT, self.seconds * THINKING_SHARE - self.rested)

    @property
    def over(self) -> bool:
        """Whether the answer may be shown."""
        return self.rested >= self.seconds


def _length(pace: float, share: float, at_instant: float) -> float:
    """A rest at a pace; ``share`` says where it lies between the shortest and the longest.

    >>> _length(1.0, 0.0, AT_INSTANT), _length(1.0, 1.0, BY_RULE), _length(0.0, 0.5, BY_RULE)
    (0.45, 0.9, 0.05)
    """
    if not pace:
        return at_instant
    shortest = max(SHORTEST * pace, LEAST)
    return shortest + share * (max(LONGEST * pace, 2 * LEAST) - shortest)
