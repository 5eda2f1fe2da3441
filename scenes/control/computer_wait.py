"""The random pause of a computer before an answer that hides its hand, so that its length reveals nothing."""

from __future__ import annotations

from random import Random, SystemRandom

SHORTEST_PAUSE, LONGEST_PAUSE = 0.45, 0.9
"""Seconds of the pause at normal speed, uniformly distributed."""
SHORTEST_LIMIT = 0.25
"""Lower limit in seconds of the shortest pause at any speed, so that there is time to think."""
SEARCH_PAUSE = 0.3
"""Seconds of every pause of a searching computer at Instant."""
RULE_PAUSE = 0.05
"""Seconds of every pause at Instant of a computer that follows rules of thumb."""
THINKING_SHARE = 0.7
"""Fraction of the pause in which the computer may think, so that its answer is ready at the end."""
SHORTEST_THOUGHT = 0.05
"""Minimum seconds for thinking."""


class ComputerWait:
    """Draws one pause for each decision that hides its options."""

    def __init__(self, chance: Random | None = None) -> None:
        """``chance`` must be independent of the match, whose random numbers a player could compare."""
        self._chance = chance or SystemRandom()
        self._decision = -1
        self.seconds = 0.0
        """Length of the current pause."""
        self.rested = 0.0
        """Seconds of the pause that have passed."""

    def begin(self, decision: int, pace: float, *, searches: bool, rested: float = 0.0) -> None:
        """Starts the pause before the decision with that number. The same decision gets only one pause.

        ``searches`` depends on the computer's level only, so that it does not reveal whether there is a choice.
        ``rested`` are seconds of it that have passed already.
        """
        if decision != self._decision:
            self._decision, self.rested = decision, rested
            self.seconds = _wait_seconds(pace, self._chance.random(), SEARCH_PAUSE if searches else RULE_PAUSE)

    def forget(self) -> None:
        """Forgets the pause, as its decision is not asked any more."""
        self._decision = -1

    @property
    def for_thought(self) -> float:
        """Seconds that are left for thinking."""
        return max(SHORTEST_THOUGHT, self.seconds * THINKING_SHARE - self.rested)

    @property
    def over(self) -> bool:
        """Whether the answer may be shown."""
        return self.rested >= self.seconds


def _wait_seconds(pace: float, share: float, at_instant: float) -> float:
    """Returns the seconds of a pause; ``share`` places it between the shortest (0) and the longest (1).

    >>> _wait_seconds(1.0, 0.0, SEARCH_PAUSE), _wait_seconds(1.0, 1.0, RULE_PAUSE), _wait_seconds(0.0, 0.5, RULE_PAUSE)
    (0.45, 0.9, 0.05)
    """
    if not pace:
        return at_instant
    shortest = max(SHORTEST_PAUSE * pace, SHORTEST_LIMIT)
    return shortest + share * (max(LONGEST_PAUSE * pace, 2 * SHORTEST_LIMIT) - shortest)
