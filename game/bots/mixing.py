"""Mixed strategies by regret matching, for simultaneous and hidden choices.

After Hart and Mas-Colell (2000); Lanctot, Lisy and Winands (2014) use it at the nodes of a tree search. Later
strategies get more weight in the average. Regrets may become negative, unlike in Tammelin (2014): with random cards,
bad actions would return with every lucky streak. The value of an action is stored per answer it met, so that few
samples fill the table from which regrets are computed.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from game.contract import Action

EXPLORING = 0.15
"""Probability of drawing a choice uniformly instead of from the strategy."""


class Payoff:
    """The mean value of one action against one answer."""

    __slots__ = ("count", "mean")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0

    def add(self, value: float) -> None:
        """Adds one value."""
        self.count += 1
        self.mean += (value - self.mean) / self.count


class MixedStrategy:
    """The mixed strategy of one seat at one state of knowledge.

    Actions that are not always available are compared with those available at the same time.
    """

    __slots__ = ("_overall", "_payoffs", "_regrets", "_rounds", "_shares")

    def __init__(self) -> None:
        self._regrets: dict[Action, float] = {}
        self._shares: dict[Action, float] = {}
        self._payoffs: dict[Hashable, dict[Action, Payoff]] = {}
        """The mean value of each action, by the answer it met."""
        self._overall: dict[Action, Payoff] = {}
        """The mean value of each action over all answers."""
        self._rounds = 0

    def strategy(self, offered: Sequence[Action]) -> list[float]:
        """Returns the current probability of each action. Untried actions get none, unless all are untried."""
        regrets = [max(0.0, self._regrets.get(action, 0.0)) for action in offered]
        total = sum(regrets)
        if total > 0.0:
            return [regret / total for regret in regrets]
        tried = [action in self._overall for action in offered]
        known = sum(tried)
        return [each / known for each in tried] if known else [1.0 / len(offered)] * len(offered)

    def draw(self, offered: Sequence[Action], rng: Random) -> Action:
        """Returns an action to try: an untried one, else one from the strategy or, now and then, any."""
        overall = self._overall
        fresh = [action for action in offered if action not in overall]
        if fresh or rng.random() < EXPLORING:
            choices = fresh or offered
            return choices[int(rng.random() * len(choices))]
        return drawn(offered, self.strategy(offered), rng)

    def add(self, answer: Hashable, action: Action, value: float) -> None:
        """Records the value of an action against an answer."""
        row = self._payoffs.get(answer)
        if row is None:
            row = self._payoffs[answer] = {}
        for table in (row, self._overall):
            payoff = table.get(action)
            if payoff is None:
                payoff = table[action] = Payoff()
            payoff.add(value)

    def knows(self, answer: Hashable) -> bool:
        """Returns whether any value against this answer is known."""
        return answer in self._payoffs

    def expect(self, answer: Hashable, action: Action, value: float, weight: int) -> None:
        """Records an expected value of an action against an answer with the weight of ``weight`` tries."""
        self.add(answer, action, value)
        self._payoffs[answer][action].count = weight

    def payoff(self, answer: Hashable, action: Action) -> float | None:
        """Returns the mean value of an action against an answer (over all if they never met), or None if untried."""
        payoff = self._payoffs.get(answer, {}).get(action) or self._overall.get(action)
        return None if payoff is None else payoff.mean

    def learn(self, offered: Sequence[Action], payoffs: Sequence[float | None]) -> None:
        """Updates the regrets from the value of each action; None stands for an untried one."""
        strategy = self.strategy(offered)
        expected = sum([share * payoff for share, payoff in zip(strategy, payoffs, strict=True) if payoff is not None])
        self._rounds += 1
        regrets, shares, rounds = self._regrets, self._shares, self._rounds
        for action, share, payoff in zip(offered, strategy, payoffs, strict=True):
            if payoff is not None:
                regrets[action] = regrets.get(action, 0.0) + payoff - expected
                shares[action] = shares.get(action, 0.0) + rounds * share

    def average(self, offered: Sequence[Action]) -> list[float]:
        """Returns the average of all strategies so far, which is the one to play."""
        shares = [self._shares.get(action, 0.0) for action in offered]
        total = sum(shares)
        return [share / total for share in shares] if total else self.strategy(offered)


def drawn(offered: Sequence[Action], shares: Sequence[float], rng: Random) -> Action:
    """Draws one of the actions with these probabilities."""
    place = rng.random()
    for action, share in zip(offered, shares, strict=True):
        place -= share
        if place < 0.0:
            return action
    return next(action for action, share in zip(reversed(offered), reversed(shares), strict=True) if share > 0.0)
