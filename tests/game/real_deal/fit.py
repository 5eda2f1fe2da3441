"""Fits what the marks of a position are worth to matches of Pro against Pro: ``python -m tests.game.real_deal.fit``.

It prints the tables of ``fitted.py``: what best tells, at the start of a possession, the points that are still scored
in a quarter. In most quarters one choice is made by chance, so that unusual hands are met too, and only what comes
after it counts: what Pro would make of them is asked, and not how it fares when it is disturbed.
"""

from __future__ import annotations

import argparse
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from textwrap import fill as wrapped
from typing import NamedTuple

from game.chance import pick
from game.variants.real_deal import RULES
from game.variants.real_deal.facts import RealDealFacts
from game.variants.real_deal.fitted import CARDS_LEFT, EARLY, FIRST_BALL
from game.variants.real_deal.marks import MARKS, PAIRED, pair_worth, paired_marks, single_marks
from game.variants.real_deal.state import RealDealState

BY_CHANCE = 0.7
"""In how many quarters one choice is made by chance."""
CHOICES = 34
"""About as many as a quarter has: the one that is made by chance is the first, the second, ... or the last."""
FIRST_STEP, LAST_STEP = 0.4, 0.004
"""How far the weights are moved towards what a moment tells, at the beginning and in the end."""
SETTLED = 0.75
"""The share of the matches after which the errors are those of the finished weights."""


class Moment(NamedTuple):
    """A position as it is judged, and by how many points the offense was better than the defense from then on."""

    cards_left: int
    paired_marks: list[int]
    single_marks: list[int]
    points: float


class Quarter:
    """The starts of possessions of one quarter that count."""

    def __init__(self, rng: Random, points: tuple[int, int]) -> None:
        self.rng = rng
        self.by_chance = int(rng.random() * CHOICES) if rng.random() < BY_CHANCE else -1
        self.choices = 0
        self._before = points
        self._waiting: list[tuple[int, Moment]] = []

    def see(self, state: RealDealState) -> None:
        """Takes a position in, if a possession starts in it and chance has had its choice."""
        facts = state.facts
        if self.choices > self.by_chance and not facts.chain:
            left, scored = min(map(len, state.draw_piles)), self._ahead(facts, facts.offense)
            self._waiting.append((facts.offense, Moment(left, paired_marks(state), single_marks(state), -scored)))

    def chooses_by_chance(self) -> bool:
        """Whether the next choice is made by chance."""
        self.choices += 1
        return self.choices == self.by_chance + 1

    def told(self, after: RealDealFacts, ball: int | None) -> Iterator[Moment]:
        """The positions with what came of them; ``ball`` is who has it for the next quarter without a toss, if any."""
        for offense, moment in self._waiting:
            carried = 0.0 if ball is None else FIRST_BALL if ball == offense else -FIRST_BALL
            yield moment._replace(points=moment.points + self._ahead(after, offense) + carried)

    def _ahead(self, facts: RealDealFacts, seat: int) -> int:
        gained = [now - then for now, then in zip(facts.points, self._before, strict=True)]
        return gained[seat] - gained[1 - seat]


def moments(seed: int) -> Iterator[Moment]:
    """The starts of possessions of a match's regulation, with what came of them."""
    state, _ = RULES.start(RULES.complete({}), f"fit/{seed}")
    facts, rng = state.facts, Random(f"fit/{seed}")
    period, quarter = 0, Quarter(rng, (0, 0))
    while (decision := state.decision) is not None and not facts.in_overtime:
        asked = decision.kind
        if facts.period != period:
            yield from quarter.told(facts, facts.offense if asked == "offense" else None)
            period, quarter = facts.period, Quarter(rng, facts.points)
        if asked == "offense":
            quarter.see(state)
        legal = state.legal_actions()
        if len(legal) == 1:
            state.push(legal[0])
        elif quarter.chooses_by_chance():
            state.push(pick(legal, rng))
        else:
            state.push(RULES.pro(state.view(decision.seat), legal, rng))
    yield from quarter.told(facts, None)


class Weights:
    """What marks are worth, alone by column and in pairs, moved a little by every moment."""

    def __init__(self) -> None:
        columns = range(len(CARDS_LEFT) + 1)
        self.points = [[0.0] * len(MARKS) for _ in columns]
        self.pairs = [[[0.0] * (mark + 1) for mark in range(PAIRED)] for _ in range(2)]
        self._errors = [[0.0, 0.0] for _ in columns]

    def learn(self, moment: Moment, step: float) -> None:
        """Moves what bears on a moment towards what came of it, all by the same."""
        column = bisect_right(CARDS_LEFT, moment.cards_left)
        points, pairs = self.points[column], self.pairs[moment.cards_left >= EARLY]
        alone, together = moment.paired_marks + moment.single_marks, moment.paired_marks
        error = moment.points - sum([points[mark] for mark in alone]) - pair_worth(together, pairs)
        count = len(alone) + len(together) * (len(together) - 1) // 2
        move = step * error / count
        for mark in alone:
            points[mark] += move
        for index, mark in enumerate(together):
            row = pairs[mark]
            for other in together[:index]:
                row[other] += move
        self._errors[column][0] += 1
        self._errors[column][1] += error**2

    def forget_errors(self) -> None:
        """Counts the errors anew."""
        self._errors = [[0.0, 0.0] for _ in self._errors]

    def spread(self) -> tuple[float, ...]:
        """By column, the standard deviation of what the weights leave open."""
        return tuple(round(sqrt(squares / max(1.0, count)), 1) for count, squares in self._errors)


def fit(matches: int) -> Weights:
    """The weights after so many matches."""
    weights = Weights()
    for seed in range(matches):
        if seed == int(matches * SETTLED):
            weights.forget_errors()
        step = FIRST_STEP * (LAST_STEP / FIRST_STEP) ** (seed / matches)
        for moment in moments(seed):
            weights.learn(moment, step)
    return weights


def written(weights: Weights) -> str:
    """The tables as ``fitted.py`` has them, but for what it says of them."""
    lines = [f"SPREAD = {weights.spread()}", "# fmt: off", "POINTS: tuple[tuple[float, ...], ...] = ("]
    lines += [_row(column, 1) for column in weights.points]
    lines += [")", "PAIRS: tuple[tuple[tuple[float, ...], ...], ...] = ("]
    for table in weights.pairs:
        lines += ["    (", *(_row(row, 2) for row in table), "    ),"]
    return "\n".join([*lines, ")", "# fmt: on"])


def _row(numbers: Sequence[float], depth: int) -> str:
    """A row of a table in as few lines as it takes."""
    indent, text = "    " * depth, ", ".join(f"{number:.2f}" for number in numbers)
    return wrapped(f"({text},),", 119, initial_indent=indent, subsequent_indent=f"{indent} ")


def main() -> None:
    """Fits over as many matches as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.game.real_deal.fit")
    parser.add_argument("--matches", type=int, default=24_000)
    print(written(fit(parser.parse_args().matches)))


if __name__ == "__main__":
    main()
