"""Fits what the marks of a position are worth to matches of Pro against Pro: ``python -m tests.game.real_deal.fit``.

It prints the tables of ``fitted.py``: the least squares of the points that are still scored in a quarter, over every
moment in which the offense is about to play. One choice in twenty is made by chance, so that unusual hands are met too.
"""

from __future__ import annotations

import argparse
from bisect import bisect_right
from collections.abc import Iterator
from math import sqrt
from random import Random
from textwrap import fill
from typing import NamedTuple

from game.chance import pick
from game.variants.real_deal import RULES
from game.variants.real_deal.fitted import CARDS_LEFT
from game.variants.real_deal.marks import MARKS, marks
from game.variants.real_deal.state import RealDealState

BY_CHANCE = 0.05
STEADIED = 3.0
"""How many moments' worth of doubt hold each mark back to nothing."""
REGULATION = 4


class Moment(NamedTuple):
    """The column and the marks of a position, and what the offense then scored more than the defense."""

    column: int
    marks: list[int]
    points: int


def moments(seed: int) -> Iterator[Moment]:
    """Every moment of a match's regulation in which the offense is about to play."""
    state, _ = RULES.start(RULES.complete({}), f"fit/{seed}")
    waiting: list[tuple[int, list[int], int, tuple[int, int]]] = []
    rng, period, points = Random(seed), 0, state.facts.points
    while (decision := state.decision) is not None:
        facts = state.facts
        if facts.period != period:
            yield from _settled(waiting, points)
            waiting, period = [], facts.period
        points = facts.points
        if decision.kind == "offense" and period < REGULATION:
            waiting.append((*_seen(state), facts.offense, points))
        legal = state.legal_actions()
        by_chance = len(legal) == 1 or rng.random() < BY_CHANCE
        state.push(pick(legal, rng) if by_chance else RULES.pro(state.view(decision.seat), legal, rng))
    yield from _settled(waiting, state.facts.points)


def _seen(state: RealDealState) -> tuple[int, list[int]]:
    facts, offense = state.facts, state.facts.offense
    left = min(map(len, state.draw_piles))
    found = marks(state.hands[offense], state.hands[1 - offense], facts.limited, facts.return_open)
    return bisect_right(CARDS_LEFT, left), found


def _settled(waiting: list[tuple[int, list[int], int, tuple[int, int]]], after: tuple[int, int]) -> Iterator[Moment]:
    for column, found, offense, before in waiting:
        gained = [now - then for now, then in zip(after, before, strict=True)]
        yield Moment(column, found, gained[offense] - gained[1 - offense])


class Column:
    """The sums that least squares need of one column, which keep no moment."""

    def __init__(self) -> None:
        size = range(len(MARKS))
        self.together = [[STEADIED * (row == column) for column in size] for row in size]
        self.points = [0.0 for _ in size]
        self.count, self.squares = 0, 0.0

    def add(self, moment: Moment) -> None:
        """Takes a moment in."""
        self.count += 1
        self.squares += moment.points**2
        for one in moment.marks:
            self.points[one] += moment.points
            row = self.together[one]
            for other in moment.marks:
                row[other] += 1

    def solved(self) -> tuple[list[float], float]:
        """What each mark is worth, and the standard deviation of what that leaves open."""
        worth = solve(self.together, self.points)
        told = sum(value * points for value, points in zip(worth, self.points, strict=True))
        return worth, sqrt(max(0.0, self.squares - told) / max(1, self.count))


def solve(matrix: list[list[float]], wanted: list[float]) -> list[float]:
    """The solution of a system of linear equations whose matrix is symmetric and positive.

    >>> [round(value, 3) for value in solve([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0])]
    [0.8, 1.4]
    """
    rows = [[*row, value] for row, value in zip(matrix, wanted, strict=True)]
    for place, row in enumerate(rows):
        for below in rows[place + 1 :]:
            factor = below[place] / row[place]
            for column in range(place, len(row)):
                below[column] -= factor * row[column]
    found = [0.0] * len(rows)
    for place in reversed(range(len(rows))):
        row = rows[place]
        found[place] = (row[-1] - sum(row[k] * found[k] for k in range(place + 1, len(rows)))) / row[place]
    return found


def fit(matches: int) -> None:
    """Prints the two tables."""
    columns = [Column() for _ in range(len(CARDS_LEFT) + 1)]
    for seed in range(matches):
        for moment in moments(seed):
            columns[moment.column].add(moment)
    solved = [column.solved() for column in columns]
    print("POINTS: tuple[tuple[float, ...], ...] = (")
    for worth, _ in solved:
        numbers = ", ".join(f"{value:.2g}" if abs(value) < 1 else f"{value:.2f}" for value in worth)
        print(f"    (\n{fill(numbers, 118, initial_indent=' ' * 8, subsequent_indent=' ' * 8)},\n    ),")
    print(f")\nSPREAD = {tuple(round(spread, 1) for _, spread in solved)}")


def main() -> None:
    """Fits over as many matches as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.game.real_deal.fit")
    parser.add_argument("--matches", type=int, default=8000)
    fit(parser.parse_args().matches)


if __name__ == "__main__":
    main()
