"""The sanity figures of a rulebook beside their allowed ranges.

``python -m tests.figures card_bowl [--trials 20000] [--matches 500]`` exits with 1 if a figure of pure draws is outside
its range; figures of whole matches depend on the players and are only shown.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import NamedTuple


class Figure(NamedTuple):
    """One measured figure with the range that its rulebook allows."""

    name: str
    measured: float
    low: float
    high: float

    @property
    def holds(self) -> bool:
        """Returns whether it is inside its range."""
        return self.low <= self.measured <= self.high


GAMES = {"card_bowl": ("tests.game.card_bowl.figures", "tests.game.card_bowl.played")}
"""The modules that measure draws and whole matches, by variant."""


def report(figures: Iterable[Figure]) -> bool:
    """Prints every figure. Returns True if all are inside their ranges."""
    sound = True
    for figure in figures:
        mark = "" if figure.holds else "   outside"
        print(f"{figure.name:48} {figure.measured:8.2f}   {figure.low:g} to {figure.high:g}{mark}", flush=True)
        sound = sound and figure.holds
    return sound


def main() -> int:
    """Measures the figures of one game."""
    parser = argparse.ArgumentParser(prog="python -m tests.figures")
    parser.add_argument("variant", choices=sorted(GAMES))
    parser.add_argument("--trials", type=int, default=20_000, help="trials of each figure (20000), 0 for none")
    parser.add_argument("--matches", type=int, default=500, help="matches of Pro against Pro (500), 0 for none")
    args = parser.parse_args()
    drawn, played = (_measures(module) for module in GAMES[args.variant])
    sound = not args.trials or report(drawn(args.trials))
    if args.matches:
        report(played(args.matches))
    return 0 if sound else 1


def _measures(module: str) -> Callable[[int], Iterable[Figure]]:
    measure: Callable[[int], Iterable[Figure]] = import_module(module).measure
    return measure


if __name__ == "__main__":
    raise SystemExit(main())
