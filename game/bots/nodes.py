"""The nodes of a search tree and their statistics."""

from __future__ import annotations

from game.contract import Action


class Child:
    """One action of a node: how often it was available and tried, and the sum of its values."""

    __slots__ = ("available", "total", "values", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.values: list[float] = []
        """The values for the deciding seat, in the order of the tries; filled at the root only."""

    @property
    def mean(self) -> float:
        """Returns the mean value of the tries, 0 if there were none."""
        return self.total / self.visits if self.visits else 0.0

    def add(self, value: float) -> None:
        """Records one try."""
        self.visits += 1
        self.total += value


class Node:
    """A state of knowledge at a decision: at the searching seat's all it sees, at others what is public."""

    __slots__ = ("guess", "children", "visits")

    def __init__(self) -> None:
        self.guess: Action | None = None
        """Pro's choice, once computed; only at the searching seat's decisions."""
        self.children: dict[Action, Child] = {}
        self.visits = 0
