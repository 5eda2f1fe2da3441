"""The levels of computer players. They differ in search and mistakes, never in what they see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Protocol

import msgspec

from game.bots.action_value import ActionValue
from game.bots.gesture import planned
from game.bots.mixing import drawn
from game.chance import generator
from game.contract import Action, View
from game.variant import Policy, Rules

if TYPE_CHECKING:
    from game.bots.search import Search

ROOKIE, PRO, ALL_PRO = "rookie", "pro", "all-pro"
LEVELS = (ROOKIE, PRO, ALL_PRO)


class UnknownLevel(ValueError):
    """There is no computer player of that level."""


class Budget(msgspec.Struct, frozen=True):
    """How long a player may think: a number of iterations, of seconds, or both, whichever ends first.

    With iterations alone a run is exactly reproducible. Raises ValueError if nothing is given or allowed.
    """

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations is None and self.seconds is None:
            raise ValueError("a budget needs iterations or seconds")
        if (self.iterations is not None and self.iterations < 1) or (self.seconds is not None and self.seconds <= 0):
            raise ValueError("a budget is at least one iteration, and more than no time")

    def within(self, seconds: float) -> Budget:
        """Returns the same budget, limited to ``seconds``."""
        return Budget(self.iterations, seconds if self.seconds is None else min(seconds, self.seconds))


Timer = Callable[[float], Callable[[], bool]]
"""Starts a clock and returns a function that tells whether the seconds are over."""


def no_timer(seconds: float) -> Callable[[], bool]:
    """The timer for players without a clock. Raises ValueError, since they cannot use a budget in seconds."""
    raise ValueError("a budget in seconds needs a timer")


class Bot(Protocol):
    """A computer player."""

    def choose(self, view: View, legal_actions: Sequence[Action], budget: Budget, rng: Random) -> tuple[Action, ...]:
        """Returns one of the legal actions, chosen from the view alone, with the rest of its gesture."""


class PolicyBot:
    """A player that follows a rule of thumb. It ignores the budget."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, view: View, legal_actions: Sequence[Action], budget: Budget, rng: Random) -> tuple[Action, ...]:
        """Returns the choice of the rule of thumb; a forced action needs none."""
        first = legal_actions[0] if len(legal_actions) == 1 else self.policy(view, legal_actions, rng)
        return planned(view, first, self.policy, rng)


class SearchBot:
    """A player that searches states sampled from its view."""

    def __init__(self, search: Search, timer: Timer = no_timer) -> None:
        self.search = search
        self.timer = timer

    def choose(self, view: View, legal_actions: Sequence[Action], budget: Budget, rng: Random) -> tuple[Action, ...]:
        """Returns the best action, or one drawn from the mixed strategy found; a forced action needs no search.

        The remaining steps of a gesture are chosen by the search's playout policy.
        """
        first = legal_actions[0] if len(legal_actions) == 1 else self._found(view, legal_actions, budget, rng)
        return planned(view, first, self.search.playout_policy, rng)

    def _found(self, view: View, legal_actions: Sequence[Action], budget: Budget, rng: Random) -> Action:
        tried = search_candidates(self.search.rules, view, legal_actions)
        if len(tried) < 2:
            return self.search.playout_policy(view, legal_actions, rng)
        found = self.analyze(view, tried, budget, rng)
        if found[0].share is None:
            return found[0].action
        return drawn([each.action for each in found], [each.share or 0.0 for each in found], rng)

    def analyze(self, view: View, legal_actions: Sequence[Action], budget: Budget, rng: Random) -> list[ActionValue]:
        """Returns all results of the search, best action first."""
        most = budget.iterations
        if budget.seconds is None:
            return self.search.run(view, legal_actions, rng, lambda done: most is None or done < most)
        is_over = self.timer(budget.seconds)
        return self.search.run(view, legal_actions, rng, lambda done: (most is None or done < most) and not is_over())


def search_candidates(rules: Rules, view: View, legal_actions: Sequence[Action]) -> Sequence[Action]:
    """Returns the actions that a search tries; fewer than two if Pro decides."""
    return legal_actions if rules.candidates is None else rules.candidates(view, legal_actions)


def advised_candidates(rules: Rules, view: View, legal_actions: Sequence[Action]) -> Sequence[Action]:
    """Returns the actions that a hint or a review may name as the best."""
    return [action for action in search_candidates(rules, view, legal_actions) if str(action) not in rules.unadvised]


def make_bot(level: str, rules: Rules, timer: Timer = no_timer) -> Bot:
    """Creates the player of a level for a variant. Raises UnknownLevel, naming the levels."""
    check_level(level)
    if level == ALL_PRO:
        from game.bots.search import Search  # not at the top, because the menu names the levels but never searches

        return SearchBot(Search(rules), timer)
    return PolicyBot(rules.pro if level == PRO else rules.rookie)


def budget_for(level: str, rules: Rules) -> Budget:
    """Returns the budget of a level for one decision in play. Raises UnknownLevel."""
    check_level(level)
    settings = rules.search
    return Budget(settings.iterations, settings.seconds) if level == ALL_PRO else Budget(iterations=1)


def check_level(level: str) -> None:
    """Raises UnknownLevel, naming the levels, if there is no such level."""
    if level not in LEVELS:
        raise UnknownLevel(f"there is no level {level!r}; the levels are: {', '.join(LEVELS)}")


def thinking_key(seed: int, seat: int, decision: int) -> str:
    """Returns the key of a player's generator for one decision. It does not reveal the match's seed.

    >>> thinking_key(7, 0, 12)
    '08e949aeccb7ab06'
    """
    return sha256(f"{seed}/seat {seat}/{decision}".encode()).hexdigest()[:16]


def thinking_generator(key: str) -> Random:
    """Returns the generator of such a key."""
    return generator(key, 0)
