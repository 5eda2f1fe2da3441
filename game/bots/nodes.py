"""The nodes of a search's tree, with their statistics."""

from __future__ import annotations

from game.contract import Action


class Child:
    """One action of a node: how often it could be tried, how often it was, and what came of it."""

    __slots__ = ("available", "total", "values", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.values: list[float] = []
        """The values to the deciding seat, in the order of the tries; kept at the root alone."""

    @property
    def mean(self) -> float:
        """The mean value of the tries, 0 where there was none."""
        return self.total / self.visits if self.visits else 0.0

    def add(self, value: float) -> None:
        """Counts one try."""
        self.visits += 1
        self.total += value


class Node:
    """What somebody knows at a decision: the searching seat all that it sees, the others what everybody sees."""

    __slots__ = ("guess", "children", "visits")

    def __init__(self) -> None:
        self.guess: Action | None = None
        """Pro's choice here, once it was asked; only where the searching seat decides."""
        self.children: dict[Action, Child] = {}
        self.visits = 0
