"""How fast the rules of each variant are, on one core, in pure Python."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.chance import generator, pick
from game.contract import Rules, State
from tests.bench.table import Row
from tests.play import BUILT, chooser, sampled_moments, start

SECONDS = 1.0
"""How long each measurement runs."""
ROUNDS = 3
"""The best of so many counts, as the computer may be busy with other things."""
LEAST_DECISIONS = 150_000
MOST_CLONE_MICROSECONDS = 2.0
MOST_SAMPLE_MICROSECONDS = 15.0


def rows() -> Iterator[Row]:
    """The measurements of every built variant, one after the other."""
    for rules in BUILT:
        yield from _variant(rules)


def _variant(rules: Rules) -> Iterator[Row]:
    name = rules.variant.name
    matches, decisions = _random_play(rules)
    yield Row(f"{name}: random matches", matches, "per second")
    yield Row(f"{name}: random decisions", decisions, "per second", LEAST_DECISIONS)
    states = [state for state, _ in sampled_moments(rules, 8, every=8) if state.decision is not None]
    for row, calls, target in _single(states):
        cost = 1e6 / _rate(calls)
        yield Row(f"{name}: {row}", cost, "microseconds", target, more_is_better=False)
    yield Row(f"{name}: Pro decisions", _pro_rate(rules), "per second")


Calls = Sequence[Callable[[], object]]
"""The same thing to do for many positions."""


def _single(states: Sequence[State]) -> Iterator[tuple[str, Calls, float | None]]:
    views = [state.view(place % 2) for place, state in enumerate(states)]
    rng = generator("bench", 0)
    yield "clone", [state.clone for state in states], MOST_CLONE_MICROSECONDS
    yield "sample", [partial(view.sample, rng) for view in views], MOST_SAMPLE_MICROSECONDS
    yield "view", [partial(state.view, 0) for state in states], None
    yield "check", [state.check for state in states], None


def _pro_rate(rules: Rules) -> float:
    """Pro's answers per second where it has a choice, views included, in matches against itself.

    Positions are new ones each time, as in play: what Pro remembers of an earlier one does not flatter it.
    """
    decided = seed = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        state, _ = start(rules, {}, seed)
        rng = chooser(seed)
        seed += 1
        while decision := state.decision:
            choices = state.legal_actions()
            decided += len(choices) > 1
            state.push(rules.pro(state.view(decision.seat), choices, rng))
    return decided / (time.process_time() - began)


def _random_play(rules: Rules) -> tuple[float, float]:
    """Matches and decisions per second: ask for the choices, pick one, take it through the unchecked door."""
    best = (0.0, 0.0)
    for round_ in range(ROUNDS):
        matches = decisions = 0
        began = time.process_time()
        while time.process_time() - began < SECONDS:
            decisions += _play(rules, round_ * 100_000 + matches)
            matches += 1
        spent = time.process_time() - began
        best = max(best, (matches / spent, decisions / spent), key=lambda rates: rates[1])
    return best


def _play(rules: Rules, seed: int) -> int:
    state, _ = start(rules, {}, seed)
    rng = chooser(seed)
    decisions = 0
    while choices := state.legal_actions():
        state.push(pick(choices, rng))
        decisions += 1
    return decisions


def _rate(calls: Calls) -> float:
    """How many of the calls are made per second."""
    best = 0.0
    for _ in range(ROUNDS):
        done = 0
        began = time.process_time()
        while time.process_time() - began < SECONDS / ROUNDS:
            for call in calls:
                call()
            done += len(calls)
        best = max(best, done / (time.process_time() - began))
    return best
