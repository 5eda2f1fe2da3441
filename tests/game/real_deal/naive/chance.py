"""Chance is handed in: what the engine asks for (RD-4)."""

from typing import Protocol


class Chance(Protocol):
    """The only source of random events."""

    def toss(self, why: str, seats: int) -> int:
        """Name the seat that wins a coin toss; `why` is "opening" (RD-20) or "overtime" (RD-66)."""
        ...

    def shuffle(self, what: str, cards: list[str]) -> list[str]:
        """Give the cards in drawing order; `what` is "wild" (RD-18), "draw:0" or "draw:1"."""
        ...
