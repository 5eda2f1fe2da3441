"""Measures reviews: ``python -m tests.review_figures jukem --level rookie --matches 60`` reviews one seat per match.

The reviewed player plays Pro and the seats alternate. ``--model`` measures only the public chance, ``--planted``
reviews choices that ten times as many samples call a blunder, ``--hints`` reviews first hints as if they were played.
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

from game.bots.hints import find_hints, hint_search
from game.bots.players import ALL_PRO, LEVELS, PRO, Budget, SearchBot, budget_for, make_bot
from game.bots.trial import dealt, decide
from game.contract import Action, View
from game.match import Match
from game.review.judging import SAMPLES, Judge, Judgment
from game.review.ledger import FROM, Label, label_of
from game.review.reviewing import Reviewing, reviewed
from game.variants import rules_called
from game.win_line import win_line

MORE = 10
"""Factor by which more samples than in a review identify a blunder."""
POSITIONS = 6
"""Choices per match that are checked for a blunder."""
HINTED = 12
"""Choices per match for which a hint is asked."""

T = TypeVar("T")


class Figures(NamedTuple):
    """The results of the review of one seat."""

    luck: float
    choice: float
    accuracy: float
    result: float
    seconds: float
    balances: bool


class Planted(NamedTuple):
    """A blunder, and what the review called it."""

    text: str
    cost: float
    """Measured with ten times as many samples."""
    found: float
    """Measured by the review."""
    label: Label | None


class Followed(NamedTuple):
    """A first hint and the review's judgment of it."""

    text: str
    promised: float
    """The chance to win that the hint stated."""
    chance: float
    """The chance that the review measured."""
    cost: float
    label: Label | None
    surely: float
    """The cost by ten times as many samples; 0 without a label."""


def play(variant: str, options: dict[str, str], level: str, seed: int) -> tuple[Match, int]:
    """Plays a match of a player of that level against Pro. Returns it with the player's seat."""
    rules = rules_called(variant)
    options = rules.complete({**rules.offered, **options})
    seats = rules.seat_count(options)
    match, seat = dealt(rules, options, seats, seed), seed % seats
    bots = [make_bot(level if other == seat else PRO, rules) for other in range(seats)]
    while match.decision is not None:
        decide(match, bots, Budget(iterations=rules.search.iterations))
    return match, seat


def review_figures(variant: str, options: dict[str, str], level: str, seed: int) -> Figures:
    """Reviews a player of that level."""
    match, seat = play(variant, options, level, seed)
    begun = process_time()
    review = reviewed(match, seat)
    seconds = process_time() - begun
    assert review.result is not None
    return Figures(review.luck, review.choice, review.accuracy or 0.0, review.result, seconds, review.balances)


def model_figures(variant: str, options: dict[str, str], seed: int) -> float:
    """Returns the luck of a match of Pro against Pro by the model only, from the kickoff to the result."""
    match, seat = play(variant, options, PRO, seed)
    line = win_line(match)
    assert line is not None
    return line[-1][seat] - line[0][seat]


def planted(variant: str, options: dict[str, str], seed: int) -> list[Planted]:
    """Yields blunders among choices that were not made, a few per match."""
    match, seat = play(variant, options, PRO, seed)
    rng, found = Random(seed), list[Planted]()
    for place, view, legal in _choices(match, seat, rng, POSITIONS):
        offered = list(Judge(match.rules, len(match.players), "").offered(view, legal))
        act = max(offered, key=lambda _: rng.random())
        judged = partial(_judged, match, place, view, legal, act)
        if _cost(judged("glance", SAMPLES // 2)) < FROM[Label.MISTAKE]:
            continue
        surely = _cost(judged("surely", MORE * SAMPLES))
        if surely >= FROM[Label.BLUNDER]:
            row = judged(f"seat {seat}", SAMPLES)
            found.append(Planted(f"seed {seed}, action {place}: {act}", surely, _cost(row), _label(row)))
    return found


def followed(variant: str, options: dict[str, str], seed: int) -> list[Followed]:
    """Returns the review's judgments of first hints, a few per match, as if the hint had been followed."""
    match, seat = play(variant, options, PRO, seed)
    rng, found = Random(seed), list[Followed]()
    for place, view, legal in _choices(match, seat, rng, HINTED):
        bot = SearchBot(hint_search(match.rules, view, rng), _processor_timer)
        hint = find_hints(bot, view, legal, budget_for(ALL_PRO, match.rules), rng)[0]
        judged = partial(_judged, match, place, view, legal, match.rules.parse(hint.action))
        row = judged(f"seat {seat}", SAMPLES)
        label = _label(row)
        surely = _cost(judged("surely", MORE * SAMPLES)) if label else 0.0
        text = f"seed {seed}, action {place}: {hint.action}, better {row.best}"
        found.append(Followed(text, hint.chance or 0.0, row.chance, _cost(row), label, surely))
    return found


def _processor_timer(seconds: float) -> Callable[[], bool]:
    """A timer for a computer that does nothing else."""
    end = process_time() + seconds
    return lambda: process_time() >= end


def _choices(match: Match, seat: int, rng: Random, most: int) -> Iterator[tuple[int, View, Sequence[Action]]]:
    """Yields place, view and legal actions of a few choices that a review of the seat judges."""
    places = Reviewing(match, seat).places
    for place in rng.sample(places, min(most, len(places))):
        state = match.state_after(place)
        yield place, state.view(seat), state.legal_actions()


def _judged(
    match: Match, place: int, view: View, legal: Sequence[Action], act: Action, key: str, samples: int
) -> Judgment:
    judge = Judge(match.rules, len(match.players), key, samples)
    *_, last = judge.judge(view, legal, [act], place)
    assert last is not None
    return last


def _label(found: Judgment) -> Label | None:
    """Returns the label that a row of the review would have."""
    return label_of(_cost(found), found.error)


def _cost(found: Judgment) -> float:
    return 0.0 if found.fair else max(0.0, found.best_chance - found.chance)


def gathered(task: Callable[[int], T], seeds: Iterable[int], jobs: int) -> Iterator[T]:
    """Yields the results of all seeds, computed in several processes."""
    if jobs == 1:
        yield from map(task, seeds)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(task, seeds)


def spread(name: str, values: Sequence[float]) -> str:
    """Formats a mean with twice its standard error."""
    error = 2 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"  {name:<9} {mean(values):+8.4f} ± {error:.4f}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays, reviews and prints. Returns 1 if a ledger does not balance."""
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
    what.add_argument("--hints", action="store_true", help="how the review judges first hints")
    given = ask.parse_args(arguments)
    options = dict(text.split("=", 1) for text in given.option)
    seeds = range(given.seed, given.seed + given.matches)
    print(f"{given.variant}, {given.matches} matches, {given.level} against pro")
    if given.model:
        print(spread("luck", [*gathered(partial(model_figures, given.variant, options), seeds, given.jobs)]))
        return 0
    if given.planted:
        return _tell_planted([*gathered(partial(planted, given.variant, options), seeds, given.jobs)])
    if given.hints:
        return _tell_hints([*gathered(partial(followed, given.variant, options), seeds, given.jobs)])
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


def _tell_hints(by_match: Sequence[list[Followed]]) -> int:
    found = [each for one in by_match for each in one]
    labeled = [each for each in found if each.label is not None]
    held = sum(each.surely >= FROM[Label.INACCURACY] for each in labeled)
    print(f"  {len(found)} first hints, {len(labeled)} labeled, {held} of these also with {MORE} times the samples")
    print(f"  mean cost {mean(each.cost for each in found):.4f}", end=", ")
    print(f"mean difference of the chances {mean(abs(each.promised - each.chance) for each in found):.4f}")
    for each in labeled:
        print(f"  {each.label}: {each.text}, costs {each.cost:.3f}, {each.surely:.3f} with more samples")
    return 0


if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
