"""Chance is handed in: what the engine asks for, and dice for matches of the engine alone (RD-4)."""

import random
from typing import Protocol


class Chance(Protocol):
    """The only source of random events."""

    def toss(self, why: str, seats: int) -> int:
        """Name the seat that wins a coin toss; `why` is "opening" (RD-20) or "overtime" (RD-66)."""
        ...

    def shuffle(self, what: str, cards: list[str]) -> list[str]:
        """Give the cards in drawing order; `what` is "wild" (RD-18), "draw:0" or "draw:1"."""
        ...


class Dice:
    """Chance from a seeded generator."""

    def __init__(self, seed: int) -> None:
        self.generator = random.Random(seed)

    def toss(self, why: str, seats: int) -> int:
        """Toss a coin."""
        return self.generator.randrange(seats)

    def shuffle(self, what: str, cards: list[str]) -> list[str]:
        """Shuffle a copy."""
        mixed = list(cards)
        self.generator.shuffle(mixed)
        return mixed
