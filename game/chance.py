"""The only source of chance: shuffles and coin tosses, drawn from a key and a counter.

The n-th chance event of a match depends on (key, n) alone, so a clone holds no generator and a replay is exact. Only
``Random.random`` is used: Python guarantees its sequence for a seed, but not that of ``Random.shuffle``.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")

Key = int | str
"""A match's seed, or the key that a sampler drew for its own state."""


def generator(key: Key, n: int) -> Random:
    """Returns the generator of the n-th chance event under ``key``."""
    return Random(f"{key}/{n}")


def shuffled(items: Iterable[T], rng: Random) -> list[T]:
    """Returns the items in a random order (Fisher and Yates).

    >>> shuffled(range(6), generator(7, 0))
    [1, 5, 2, 0, 3, 4]
    """
    order = list(items)
    random = rng.random
    for last in range(len(order) - 1, 0, -1):
        other = int(random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


def pick(items: Sequence[T], rng: Random) -> T:
    """Returns one of the items, each equally likely."""
    return items[int(rng.random() * len(items))]
