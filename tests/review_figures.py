"""Measures the review: ``python -m tests.review_figures jukem --level rookie --matches 60`` reviews a seat of each one.

The reviewed player plays Pro and the seats alternate. ``--model`` asks the public chance alone, ``--planted`` has
choices judged that ten times the samples call a blunder.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import freeze_support, get_context
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import NamedTuple, TypeVar

from game.bots.players import LEVELS, PRO, Budget, make_bot
from game.bots.trial import dealt, decide
from game.match import Match
from game.review.judging import SAMPLES, Judge, Judgment
from game.review.ledger import FROM, Label
from game.review.reviewing import Reviewing, reviewed
from game.variants import rules_called
from game.win_line import win_line

MORE = 10
"""How many times the samples of a review say what a blunder is."""
POSITIONS = 6
"""Choices of a match that are looked at for a blunder."""

T = TypeVar("T")


class Figures(NamedTuple):
    """What the review of one seat came to."""

    luck: float
    choice: float
    accuracy: float
    result: float
    seconds: float
    balances: bool


class Planted(NamedTuple):
    """A choice that is a blunder, and what the review called it."""

    text: str
    cost: float
    """As ten times the samples have it."""
    found: float
    """As the review has it."""
    label: Label | None


def play(variant: str, options: dict[str, str], level: str, seed: int) -> tuple[Match, int]:
    """A match of a player of that level against Pro, and the player's seat."""
    rules = rules_called(variant)
    options = rules.complete({**rules.offered, **options})
    seats = rules.seat_count(options)
    match, seat = dealt(rules, options, seats, seed), seed % seats
    bots = [make_bot(level if other == seat else PRO, rules) for other in range(seats)]
    while match.decision is not None:
        decide(match, bots, Budget(iterations=rules.search.iterations))
    return match, seat


def review_figures(variant: str, options: dict[str, str], level: str, seed: int) -> Figures:
    """The review of a player of that level."""
    match, seat = play(variant, options, level, seed)
    begun = process_time()
    review = reviewed(match, seat)
    seconds = process_time() - begun
    assert review.result is not None
    return Figures(review.luck, review.choice, review.accuracy or 0.0, review.result, seconds, review.balances)


def model_figures(variant: str, options: dict[str, str], seed: int) -> float:
    """The luck of a match of Pro against Pro as the model alone has it: from the kickoff to the result."""
    match, seat = play(variant, options, PRO, seed)
    line = win_line(match)
    assert line is not None
    return line[-1][seat] - line[0][seat]


def planted(variant: str, options: dict[str, str], seed: int) -> list[Planted]:
    """Blunders among choices that were not made, a few of one match."""
    match, seat = play(variant, options, PRO, seed)
    rng, found = Random(seed), list[Planted]()
    places = Reviewing(match, seat).places
    for place in rng.sample(places, min(POSITIONS, len(places))):
        state = match.state_after(place)
        view, legal = state.view(seat), state.legal_actions()

        def judged(key: str, samples: int) -> Judgment:
            judge = Judge(match.rules, len(match.players), key, samples)
            *_, last = judge.judge(view, legal, [act], place)  # noqa: B023 (it is asked at once)
            assert last is not None
            return last

        offered = list(Judge(match.rules, len(match.players), "").offered(view, legal))
        act = max(offered, key=lambda _: rng.random())
        if _cost(judged("glance", SAMPLES // 2)) < FROM[Label.MISTAKE]:
            continue
        surely = _cost(judged("surely", MORE * SAMPLES))
        if surely >= FROM[Label.BLUNDER]:
            row = judged(f"seat {seat}", SAMPLES)
            label = next((label for label, least in FROM.items() if _cost(row) >= max(least, 2 * row.error)), None)
            found.append(Planted(f"seed {seed}, action {place}: {act}", surely, _cost(row), label))
    return found


def _cost(found: Judgment) -> float:
    return 0.0 if found.fair else max(0.0, found.best_chance - found.chance)


def gathered(task: Callable[[int], T], seeds: Iterable[int], jobs: int) -> Iterator[T]:
    """What came of every seed, whichever process did it."""
    if jobs == 1:
        yield from map(task, seeds)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(task, seeds)


def spread(name: str, values: Sequence[float]) -> str:
    """A mean with twice its standard error."""
    error = 2 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"  {name:<9} {mean(values):+8.4f} ± {error:.4f}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays, reviews and prints; 1 where a ledger does not balance."""
    ask = argparse.ArgumentParser(prog="python -m tests.review_figures", description="Measures the review.")
    ask.add_argument("variant", help="the game, such as jukem")
    ask.add_argument("--level", choices=LEVELS, default=PRO, help="whose choices are reviewed (pro)")
    ask.add_argument("--matches", type=int, default=20, help="how many to play (20)")
    ask.add_argument("--seed", type=int, default=500_001, help="seed of the first match; the next one adds 1 (500001)")
    ask.add_argument("--jobs", type=int, default=1, help="processes to work in (1)")
    ask.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    what = ask.add_mutually_exclusive_group()
    what.add_argument("--model", action="store_true", help="the luck of the model alone")
    what.add_argument("--planted", action="store_true", help="blunders that are planted")
    given = ask.parse_args(arguments)
    options = dict(text.split("=", 1) for text in given.option)
    seeds = range(given.seed, given.seed + given.matches)
    print(f"{given.variant}, {given.matches} matches, {given.level} against pro")
    if given.model:
        print(spread("luck", [*gathered(partial(model_figures, given.variant, options), seeds, given.jobs)]))
        return 0
    if given.planted:
        return _tell_planted([*gathered(partial(planted, given.variant, options), seeds, given.jobs)])
    found = [*gathered(partial(review_figures, given.variant, options, given.level), seeds, given.jobs)]
    for name in ("choice", "luck", "accuracy", "result", "seconds"):
        print(spread(name, [getattr(each, name) for each in found]))
    print(f"  longest   {max(each.seconds for each in found):.1f} s")
    return int(not all(each.balances for each in found))


def _tell_planted(by_match: Sequence[list[Planted]]) -> int:
    found = [each for one in by_match for each in one]
    print(f"  {len(found)} blunders, {sum(each.label is not None for each in found)} found and named")
    for each in found:
        if each.label is None:
            print(f"  missed: {each.text}, costs {each.cost:.3f}, measured {each.found:.3f}")
    return 0


if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
