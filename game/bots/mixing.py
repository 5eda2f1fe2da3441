"""Mixed strategies by regret matching, for choices that are made without seeing each other.

After Hart and Mas-Colell (2000); Lanctot, Lisy and Winands (2014) use it at the nodes of a tree search. Later
strategies count for more in the average. Regrets may fall below nothing, unlike Tammelin's (2014): where luck in the
cards comes between, what is worse would come back with every lucky streak. What a choice is worth is kept for each
answer that it met, so that few samples fill the table which the regrets come from.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from game.contract import Action

EXPLORING = 0.15
"""How often a choice is drawn evenly from all rather than from the strategy."""


class Payoff:
    """The mean of what one choice brought against one answer."""

    __slots__ = ("count", "mean")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0

    def add(self, value: float) -> None:
        """Counts one more."""
        self.count += 1
        self.mean += (value - self.mean) / self.count


class Mixture:
    """The mixed strategy of one seat where it knows one thing.

    Choices that are not always available are judged against the others that were available with them.
    """

    __slots__ = ("_met", "_payoffs", "_regrets", "_rounds", "_shares")

    def __init__(self) -> None:
        self._regrets: dict[Action, float] = {}
        self._shares: dict[Action, float] = {}
        self._payoffs: dict[Hashable, dict[Action, Payoff]] = {}
        """What each choice brought, by what it met."""
        self._met: dict[Action, Payoff] = {}
        """What each choice brought on the average."""
        self._rounds = 0

    def strategy(self, offered: Sequence[Action]) -> list[float]:
        """How likely each of the actions offered is now; those never tried wait until they were."""
        regrets = [max(0.0, self._regrets.get(action, 0.0)) for action in offered]
        total = sum(regrets)
        if total > 0.0:
            return [regret / total for regret in regrets]
        tried = [action in self._met for action in offered]
        known = sum(tried)
        return [each / known for each in tried] if known else [1.0 / len(offered)] * len(offered)

    def draw(self, offered: Sequence[Action], rng: Random) -> Action:
        """An action to try: one that was never tried, or one as the strategy has it, now and then any."""
        met = self._met
        fresh = [action for action in offered if action not in met]
        if fresh or rng.random() < EXPLORING:
            choices = fresh or offered
            return choices[int(rng.random() * len(choices))]
        return drawn(offered, self.strategy(offered), rng)

    def add(self, answer: Hashable, action: Action, value: float) -> None:
        """Counts what an action was worth against an answer."""
        row = self._payoffs.get(answer)
        if row is None:
            row = self._payoffs[answer] = {}
        for table in (row, self._met):
            payoff = table.get(action)
            if payoff is None:
                payoff = table[action] = Payoff()
            payoff.add(value)

    def knows(self, answer: Hashable) -> bool:
        """Whether anything is known of what the choices are worth against an answer."""
        return answer in self._payoffs

    def expect(self, answer: Hashable, action: Action, value: float, weight: int) -> None:
        """Notes what an action may be expected to be worth against an answer, as if so many tries had shown it."""
        self.add(answer, action, value)
        self._payoffs[answer][action].count = weight

    def worth(self, answer: Hashable, action: Action) -> float | None:
        """What an action is worth against an answer, or on the average where they never met; None if never tried."""
        payoff = self._payoffs.get(answer, {}).get(action) or self._met.get(action)
        return None if payoff is None else payoff.mean

    def learn(self, offered: Sequence[Action], worths: Sequence[float | None]) -> None:
        """Moves towards what would have done better; None stands for what was never tried."""
        strategy = self.strategy(offered)
        expected = sum([share * worth for share, worth in zip(strategy, worths, strict=True) if worth is not None])
        self._rounds += 1
        regrets, shares, rounds = self._regrets, self._shares, self._rounds
        for action, share, worth in zip(offered, strategy, worths, strict=True):
            if worth is not None:
                regrets[action] = regrets.get(action, 0.0) + worth - expected
                shares[action] = shares.get(action, 0.0) + rounds * share

    def average(self, offered: Sequence[Action]) -> list[float]:
        """The strategy to play: the mean of all those on the way to it."""
        shares = [self._shares.get(action, 0.0) for action in offered]
        total = sum(shares)
        return [share / total for share in shares] if total else self.strategy(offered)


def drawn(offered: Sequence[Action], shares: Sequence[float], rng: Random) -> Action:
    """One of the actions, each as likely as its share."""
    place = rng.random()
    for action, share in zip(offered, shares, strict=True):
        place -= share
        if place < 0.0:
            return action
    return next(action for action, share in zip(reversed(offered), reversed(shares), strict=True) if share > 0.0)
