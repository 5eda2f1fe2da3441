"""Two ways to select the next action to try at a single decision of a search.

Simultaneous and hidden decisions get a mixed strategy instead: ``mixing.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, sqrt
from typing import Protocol

from game.bots.nodes import Child, Node
from game.contract import Action


class Selection(Protocol):
    """Selects the actions of a decision to try next, and ranks them in the end."""

    def tries(self, node: Node, offered: Sequence[Action], guess: Action) -> Sequence[Action]:
        """Returns the actions to try on the next sample, at least one; ``guess`` is Pro's choice.

        Afterwards the node has a child for each of them. Below the root only the first one is tried.
        """

    def is_settled(self, node: Node) -> bool:
        """Returns whether more tries cannot change the result."""

    def ranking(self, node: Node, offered: Sequence[Action], guess: Action) -> list[Action]:
        """Returns the tried actions, best first."""


class Ucb:
    """Upper confidence bounds over the available actions, which are opened one by one as visits increase.

    Pro's choice is opened first and gets a fading bonus, so that a rarely visited node plays like Pro.
    """

    def __init__(self, exploration: float = 0.3, bonus: float = 0.2, widening: int = 4) -> None:
        self.exploration = exploration
        self.bonus = bonus
        self.widening = widening

    def tries(self, node: Node, offered: Sequence[Action], guess: Action) -> Sequence[Action]:
        """Opens Pro's choice or the next action, or returns the action with the highest bound."""
        children = node.children
        node.visits += 1
        opened = [action for action in offered if action in children]
        for action in opened:
            children[action].available += 1
        chosen = self._to_open(node, offered, opened, guess)
        if chosen is None:
            return [max(opened, key=lambda action: self._bound(children[action], action == guess))]
        children[chosen] = Child()
        children[chosen].available = 1
        return [chosen]

    def _to_open(self, node: Node, offered: Sequence[Action], opened: Sequence[Action], guess: Action) -> Action | None:
        if guess not in node.children:
            return guess
        if len(opened) < len(offered) and self.widening * len(opened) ** 2 <= node.visits:
            return next(action for action in offered if action not in node.children)
        return None

    def _bound(self, child: Child, guessed: bool) -> float:
        if not child.visits:
            return 2.0
        explore = self.exploration * sqrt(log(child.available) / child.visits)
        return child.mean + explore + (self.bonus / (1 + child.visits) if guessed else 0.0)

    def is_settled(self, node: Node) -> bool:
        """Returns False, because bounds may always cross again."""
        return False

    def ranking(self, node: Node, offered: Sequence[Action], guess: Action) -> list[Action]:
        """Sorts by visits, then by value, then in the given order."""
        children = node.children
        return sorted(
            offered,
            key=lambda action: (-children[action].visits, -children[action].mean) if action in children else (1, 0),
        )


class Race:
    """Tries all actions once per sample, and drops each one that falls clearly behind.

    All actions share their samples, so the differences are judged. Another action than Pro's choice is played only with
    enough evidence.
    """

    def __init__(self, rounds: int = 10, drop_errors: float = 2.0, switch_errors: float = 1.0) -> None:
        self.rounds = rounds
        """Samples before the first action may be dropped."""
        self.drop_errors = drop_errors
        """Standard errors behind the best at which an action is dropped."""
        self.switch_errors = switch_errors
        """Standard errors ahead of Pro's choice at which an action is played instead."""
        self._running: list[Action] = []

    def tries(self, node: Node, offered: Sequence[Action], guess: Action) -> Sequence[Action]:
        """Returns all remaining actions."""
        if not node.children:
            self._running = list(offered)
            node.children.update((action, Child()) for action in offered)
        elif node.visits >= self.rounds:
            self._drop_the_beaten(node, guess)
        node.visits += 1
        return self._running

    def _drop_the_beaten(self, node: Node, guess: Action) -> None:
        children, running = node.children, self._running
        leader = max(running, key=lambda action: children[action].mean)
        best = children[leader].values

        def is_beaten(action: Action) -> bool:
            needed = self.drop_errors + self.switch_errors if action == guess else self.drop_errors
            return action != leader and lead(best, children[action].values) > needed

        self._running = [action for action in running if not is_beaten(action)]

    def is_settled(self, node: Node) -> bool:
        """Returns whether one action is left."""
        return len(self._running) == 1

    def ranking(self, node: Node, offered: Sequence[Action], guess: Action) -> list[Action]:
        """Sorts the remaining actions by value; then the others by visits and value."""
        children, running = node.children, self._running

        def place(action: Action) -> tuple[bool, int, float]:
            still = action in running
            return (not still, 0 if still else -children[action].visits, -children[action].mean)

        order = sorted((action for action in offered if action in children), key=place)
        first = order[0]
        if guess in running and first != guess:
            ahead = lead(children[first].values, children[guess].values)
            if ahead < self.switch_errors:
                order.remove(guess)
                order.insert(0, guess)
        return order


def lead(ahead: Sequence[float], behind: Sequence[float]) -> float:
    """Returns how many standard errors one action is ahead of another over their common tries.

    >>> round(lead([0.6, 0.8, 0.7], [0.5, 0.4, 0.6]), 2)
    2.0
    """
    gaps = [first - second for first, second in zip(ahead, behind, strict=False)]
    count = len(gaps)
    if count < 2:
        return 0.0
    mean = sum(gaps) / count
    variance = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
    if variance < 1e-18:
        return 0.0 if abs(mean) < 1e-9 else inf if mean > 0 else -inf
    return mean / sqrt(variance / count)
