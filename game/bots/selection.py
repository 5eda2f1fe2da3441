"""What a search tries next where a decision stands alone: two ways to choose among the actions of a node.

What is decided together, or in the dark, gets a mixed strategy instead: ``mixing.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, sqrt
from typing import Protocol

from game.bots.nodes import Child, Node
from game.contract import Action


class Selection(Protocol):
    """How a decision's next try is chosen, and how its actions rank in the end."""

    def tries(self, node: Node, offered: Sequence[Action], guess: Action) -> Sequence[Action]:
        """The actions to try on the next sample, at least one; ``guess`` is Pro's choice. They have kids afterwards.

        Below the root of a search only the first of them is tried.
        """

    def is_settled(self, node: Node) -> bool:
        """Whether more tries would change nothing."""

    def ranking(self, node: Node, offered: Sequence[Action], guess: Action) -> list[Action]:
        """The actions that were tried, the one to take first."""


class Ucb:
    """Upper confidence bounds over the actions available, opened one by one as the node is visited more.

    Pro's choice is opened first and keeps a bonus that fades, so that a node seldom visited plays like Pro.
    """

    def __init__(self, exploration: float = 0.3, bonus: float = 0.2, widening: int = 4) -> None:
        self.exploration = exploration
        self.bonus = bonus
        self.widening = widening

    def tries(self, node: Node, offered: Sequence[Action], guess: Action) -> Sequence[Action]:
        """Opens Pro's choice, or the next action in turn, or follows the highest bound."""
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
        """Never: bounds may always cross once more."""
        return False

    def ranking(self, node: Node, offered: Sequence[Action], guess: Action) -> list[Action]:
        """By visits, then by value, then as they were offered."""
        children = node.children
        return sorted(
            offered,
            key=lambda action: (-children[action].visits, -children[action].mean) if action in children else (1, 0),
        )


class Race:
    """All actions run side by side, one try each per sample; one that falls clearly behind drops out.

    As their samples are the same it is the differences that are judged. It takes some evidence to play anything but
    Pro's choice.
    """

    def __init__(self, rounds: int = 10, doubt: float = 2.0, trust: float = 1.0) -> None:
        self.rounds = rounds
        """Samples before the first may drop out."""
        self.doubt = doubt
        """Standard errors by which an action must be behind to drop out."""
        self.trust = trust
        """Standard errors by which an action must be ahead of Pro's choice to be played instead."""
        self._running: list[Action] = []

    def tries(self, node: Node, offered: Sequence[Action], guess: Action) -> Sequence[Action]:
        """All that are still running."""
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
            needed = self.doubt + self.trust if action == guess else self.doubt
            return action != leader and lead(best, children[action].values) > needed

        self._running = [action for action in running if not is_beaten(action)]

    def is_settled(self, node: Node) -> bool:
        """Whether one is left."""
        return len(self._running) == 1

    def ranking(self, node: Node, offered: Sequence[Action], guess: Action) -> list[Action]:
        """Those still running, by value; then the others by visits, then by value."""
        children, running = node.children, self._running

        def place(action: Action) -> tuple[bool, int, float]:
            still = action in running
            return (not still, 0 if still else -children[action].visits, -children[action].mean)

        order = sorted((action for action in offered if action in children), key=place)
        first = order[0]
        if guess in running and first != guess and lead(children[first].values, children[guess].values) < self.trust:
            order.remove(guess)
            order.insert(0, guess)
        return order


def lead(ahead: Sequence[float], behind: Sequence[float]) -> float:
    """By how many standard errors the one is ahead of the other over the tries that they have in common.

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
