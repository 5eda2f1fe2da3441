"""Fits or checks the chances to win: ``python -m tests.fit_chance jukem --matches 4000`` plays Pro against Pro.

A few positions are drawn from each match by its seed. A position that several decisions leave unchanged counts once, so
that a kickoff is drawn as often as a play of twenty cards. Without ``--write`` the stored weights are compared with the
matches; with it they are fitted and stored beside the rules of the game.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import freeze_support, get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.bots.players import PRO, Budget, make_bot
from game.bots.trial import dealt, decide
from game.contract import Ending
from game.variants import rules_called
from game.win_chance import KNOTS, Features, Fit, between, chances

DRAWN = 8
"""Positions drawn from each match."""
RIDGE = 2.0
"""Strength of the regularization toward the weights of the next knot and toward zero."""
ROUNDS = 12
"""Most steps of Newton's method, far more than needed."""
BINS = 10
FULL_BIN = 300
"""Fewest matches for a bin to count."""


class _Told(NamedTuple):
    """The inputs of a position for a seat, and its result."""

    match: int
    chance: float
    share: float


class Sample(NamedTuple):
    """A position of a match, and each seat's result: 1 for a win, a share of it for a tie."""

    match: int
    seat: int
    kind: str
    """The deciding seat and the kind of its decision."""
    features: Features
    shares: tuple[float, ...]


def samples(variant: str, options: dict[str, str], level: str, seed: int) -> list[Sample]:
    """Returns positions of a match between bots of one level."""
    rules = rules_called(variant)
    options = rules.complete({**rules.offered, **options})
    seats = rules.seat_count(options)
    match = dealt(rules, options, seats, seed)
    bots, rng = [make_bot(level, rules) for _ in range(seats)], Random(seed)
    passed = list[tuple[int, str, Features]]()
    assert rules.features is not None
    while match.decision is not None:
        features = rules.features(match.state)
        fitted_here = rules.last_chances is None or rules.last_chances(match.state) is None
        if fitted_here and (not passed or features != passed[-1][-1]):
            passed.append((match.decision.seat, match.decision.kind, features))
        decide(match, bots, Budget(iterations=1))
    result = match.result
    assert result is not None
    won = result.winners if result.reason is not Ending.TIE else result.winners or range(seats)
    shares = tuple([1.0 / len(won) if seat in won else 0.0 for seat in range(seats)])
    found = rng.sample(passed, min(DRAWN, len(passed)))
    return [Sample(seed, *position, shares) for position in found]


def gathered(play: Callable[[int], list[Sample]], seeds: Iterable[int], jobs: int) -> Iterator[Sample]:
    """Returns the positions of all matches, played in several processes."""
    if jobs == 1:
        for seed in seeds:
            yield from play(seed)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for found in pool.map(play, seeds, chunksize=8):
            yield from found


# Fitting


def fitted(found: Sequence[Sample]) -> Fit:
    """Returns the most likely weights, by Newton's method."""
    width = len(found[0].features.rows[0])
    size = width * len(KNOTS)
    spread = [_spread(sample) for sample in found]
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope, bend = _held(weights, width)
        for sample, (places, parts) in zip(found, spread, strict=True):
            _add(slope, bend, weights, sample.shares, places, parts)
        step = _solved(bend, slope)
        weights = [weight - change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    rows = [tuple(round(weight, 4) for weight in weights[at : at + width]) for at in range(0, size, width)]
    return Fit(tuple(rows))


def _spread(sample: Sample) -> tuple[list[int], list[list[float]]]:
    """Returns the indices of a position's weights and their factors by seat, for the two knots around it."""
    low, share = between(sample.features.left)
    width = len(sample.features.rows[0])
    places = list(range(low * width, (low + 2) * width))
    parts = [[part * (1 - share) for part in row] + [part * share for part in row] for row in sample.features.rows]
    return places, parts


def _held(weights: Sequence[float], width: int) -> tuple[list[float], list[list[float]]]:
    """Returns gradient and curvature of the regularization toward the next knot and toward zero."""
    size = len(weights)
    slope, bend = [0.0] * size, [[0.0] * size for _ in range(size)]
    for index in range(size):
        slope[index] += 0.05 * weights[index]
        bend[index][index] += 0.05
        after = index + width
        if after < size:
            apart = RIDGE * (weights[index] - weights[after])
            slope[index] += apart
            slope[after] -= apart
            for first, second, sign in ((index, index, 1), (after, after, 1), (index, after, -1), (after, index, -1)):
                bend[first][second] += sign * RIDGE
    return slope, bend


def _add(
    slope: list[float], bend: list[list[float]], weights: list[float], shares: Sequence[float], places: list[int],
    parts: list[list[float]],
) -> None:  # fmt: skip
    """Adds the terms of one position."""
    here = [weights[place] for place in places]
    heights = [sum([weight * part for weight, part in zip(here, row, strict=True)]) for row in parts]
    odds = _softmax(heights)
    middle = [sum([chance * row[at] for chance, row in zip(odds, parts, strict=True)]) for at in range(len(places))]
    off = [[part - mean for part, mean in zip(row, middle, strict=True)] for row in parts]
    for chance, share, row in zip(odds, shares, off, strict=True):
        for at, place in enumerate(places):
            value = row[at]
            if value:
                slope[place] += (chance - share) * value
                line, scaled = bend[place], chance * value
                for other, second in zip(places, row, strict=True):
                    line[other] += scaled * second


def _softmax(heights: Sequence[float]) -> list[float]:
    whole = Features("", 0.0, tuple((height,) for height in heights))
    return list(chances(whole, Fit(tuple(((1.0,),) * len(KNOTS)))))


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solves a linear system with a positive definite matrix, by elimination."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        line, pivot = rows[at], rows[at][at]
        for below in rows[at + 1 :]:
            if factor := below[at] / pivot:
                for index in range(at, size + 1):
                    below[index] -= factor * line[index]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum([rows[at][index] * found[index] for index in range(at + 1, size)])
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


# Checking


def report(found: Sequence[Sample], fits: dict[str, Fit]) -> list[str]:
    """Returns how chances and results agree: ten bins, each kind of decision, errors by match, Brier scores."""
    told = [(sample, chances(sample.features, fits[sample.features.fit])[0]) for sample in found
            if sample.features.fit in fits]  # fmt: skip
    lines = [f"{len(told)} positions of {len({sample.match for sample, _ in told})} matches"]
    bins: dict[str, list[_Told]] = defaultdict(list)
    kinds: dict[str, list[_Told]] = defaultdict(list)
    for sample, chance in told:
        bins[f"{min(BINS - 1, int(chance * BINS)) * 10:3} %"].append(_Told(sample.match, chance, sample.shares[0]))
        own = chances(sample.features, fits[sample.features.fit])[sample.seat]
        kinds[sample.kind].append(_Told(sample.match, own, sample.shares[sample.seat]))
    lines += [_line(name, bins[name]) for name in sorted(bins)]
    lines += ["By what is asked, for who is asked:", *(_line(name, kinds[name]) for name in sorted(kinds))]
    average = sum(sample.shares[0] for sample, _ in told) / len(told)
    brier = sum((sample.shares[0] - chance) ** 2 for sample, chance in told) / len(told)
    constant = sum((sample.shares[0] - average) ** 2 for sample, _ in told) / len(told)
    lines.append(f"Brier {brier:.4f}; a constant {constant:.4f}; score and time {_score_and_time(found):.4f}")
    return lines


def _line(name: str, inside: Sequence[_Told]) -> str:
    """Returns the error of the chances of some positions, and its tolerance."""
    by_match: dict[int, list[float]] = defaultdict(list)
    for told in inside:
        by_match[told.match].append(told.share - told.chance)
    count = len(inside)
    error = sum(map(sum, by_match.values())) / count
    spread = sqrt(sum((sum(each) - error * len(each)) ** 2 for each in by_match.values())) / count
    allowed = 0.02 + 2 * spread
    said = "few" if len(by_match) < FULL_BIN else "ok" if abs(error) <= allowed else "OFF"
    mean = sum(told.chance for told in inside) / count
    return (
        f"{name:<14} {count:7} {len(by_match):6} matches: {mean:.3f}, error {error:+.3f} (allowed {allowed:.3f}) {said}"
    )


def _score_and_time(found: Sequence[Sample]) -> float:
    """Returns the Brier score of the same model with the lead only, fitted to these matches."""
    bare = [sample._replace(features=sample.features._replace(rows=tuple(row[:2] for row in sample.features.rows)))
            for sample in found]  # fmt: skip
    fits = {name: fitted([sample for sample in bare if sample.features.fit == name])
            for name in {sample.features.fit for sample in bare}}  # fmt: skip
    return sum((each.shares[0] - chances(each.features, fits[each.features.fit])[0]) ** 2 for each in bare) / len(bare)


# The command


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays, fits if asked to, and prints how chances and results agree. Returns 1 if a bin is off."""
    ask = argparse.ArgumentParser(prog="python -m tests.fit_chance", description="Fits or checks the chances to win.")
    ask.add_argument("variant", help="the game, such as jukem")
    ask.add_argument("--matches", type=int, default=1000, help="how many to play (1000)")
    ask.add_argument("--seed", type=int, default=1, help="seed of the first match; the next one adds 1 (1)")
    ask.add_argument("--jobs", type=int, default=1, help="processes to play in (1)")
    ask.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    ask.add_argument("--write", action="store_true", help="fits the weights and stores them")
    given = ask.parse_args(arguments)
    rules = rules_called(given.variant)
    options = dict(text.split("=", 1) for text in given.option)
    seeds = range(given.seed, given.seed + given.matches)
    found = list(gathered(partial(samples, given.variant, options, PRO), seeds, given.jobs))
    fits = dict(rules.fits)
    if given.write:
        names = sorted({sample.features.fit for sample in found})
        fits |= {name: fitted([sample for sample in found if sample.features.fit == name]) for name in names}
        _write(rules.features, fits)
    lines = report(found, fits)
    print("\n".join(lines))
    return int(any(line.endswith("OFF") for line in lines))


def _write(features: Callable[..., Features] | None, fits: dict[str, Fit]) -> None:
    """Stores the weights beside the rules of their game."""
    path = Path(sys.modules[features.__module__].__file__ or "").with_name("fitted_chance.py")
    text = [
        '"""Weights of the chance to win, fitted by ``tests/fit_chance.py``: a row for each knot."""',
        "",
        "from game.win_chance import Fit",
        "",
        "FITS: dict[str, Fit] = {",
    ]
    for name, fit in sorted(fits.items()):
        text += [f'    "{name}": Fit(', "        ("]
        text += [f"            {row},".replace("(", "(") for row in fit.weights]
        text += ["        )", "    ),"]
    path.write_text("\n".join([*text, "}", ""]), encoding="utf-8")


if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
