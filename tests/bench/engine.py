"""How fast the rules of each variant are, on one core, in pure Python."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game.bots.players import ALL_PRO, Budget, make_bot
from game.bots.search import Search
from game.chance import generator, pick
from game.contract import Action, State, View
from game.variant import Rules
from tests.bench.report import Row
from tests.play import BUILT, chooser, sampled_moments, start

SECONDS = 1.0
"""How long each measurement runs."""
ROUNDS = 3
"""The best of so many counts, as the computer may be busy with other things."""
ITERATIONS = 40
"""How long All-Pro thinks where its tries are counted."""
FEW_ITERATIONS = 10
"""The same where it only has to come to positions such as its own play has."""
LONGEST_SEARCH = 4.0
"""Seconds after which a round of thinking ends: enough positions of a game whose playouts are long, too."""
EVERY_CHOICE = 4
"""One in so many of its choices is thought about again."""


class Bounds(NamedTuple):
    """What the rules of a variant must reach; None where nothing is demanded."""

    decisions: float | None = None
    """At least, per second."""
    clone: float | None = None
    sample: float | None = None
    """At most, in microseconds."""


BOUNDS = {
    "jukem": Bounds(decisions=150_000, clone=2.0, sample=15.0),
    "football_war": Bounds(decisions=150_000, clone=2.0, sample=15.0),
    "real_deal": Bounds(decisions=200_000, clone=2.0, sample=20.0),
    "blowout": Bounds(decisions=150_000, clone=2.5, sample=25.0),
    "card_bowl": Bounds(decisions=50_000, clone=5.0, sample=60.0),
}
"""By variant; nothing is demanded of one that is not listed."""


def rows() -> Iterator[Row]:
    """The measurements of every built variant, one after the other."""
    for rules in BUILT:
        yield from _variant(rules)


def _variant(rules: Rules) -> Iterator[Row]:
    name = rules.variant.name
    bounds = BOUNDS.get(name, Bounds())
    matches, decisions = _random_play(rules)
    yield Row(f"{name}: random matches", matches, "per second")
    yield Row(f"{name}: random decisions", decisions, "per second", bounds.decisions)
    states = [state for state, _ in sampled_moments(rules, 8, every=8) if state.decision is not None]
    for row, calls, target in _single(states, bounds):
        cost = 1e6 / _rate(calls)
        yield Row(f"{name}: {row}", cost, "microseconds", target, more_is_better=False)
    yield Row(f"{name}: Pro decisions", _pro_rate(rules), "per second")
    yield Row(f"{name}: search", _search_rate(rules), "tries per second")


Calls = Sequence[Callable[[], object]]
"""The same thing to do for many positions."""


def _single(states: Sequence[State], bounds: Bounds) -> Iterator[tuple[str, Calls, float | None]]:
    views = [state.view(index % 2) for index, state in enumerate(states)]
    rng = generator("bench", 0)
    yield "clone", [state.clone for state in states], bounds.clone
    yield "sample", [partial(view.sample, rng) for view in views], bounds.sample
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


def _search_rate(rules: Rules) -> float:
    """All-Pro's tries per second in positions of its own play, samples and everything else included."""
    search, thoughts = Search(rules), _own_play(rules)
    best = 0.0
    for _ in range(ROUNDS):
        tries = 0
        began = time.process_time()
        for index, (view, choices) in enumerate(thoughts):
            if time.process_time() - began > LONGEST_SEARCH:
                break
            found = search.run(view, choices, generator("search", index), lambda done: done < ITERATIONS)
            tries += sum(each.visits for each in found)
        best = max(best, tries / (time.process_time() - began))
    return best


def _own_play(rules: Rules) -> list[tuple[View, list[Action]]]:
    """What All-Pro was asked in a match against itself, in every fourth of its choices."""
    bot, (state, _) = make_bot(ALL_PRO, rules), start(rules, {}, 1)
    asked: list[tuple[View, list[Action]]] = []
    while decision := state.decision:
        choices, view = state.legal_actions(), state.view(decision.seat)
        if len(choices) > 1:
            asked.append((view, choices))
        for action in bot.choose(view, choices, Budget(FEW_ITERATIONS), generator("own play", len(asked))):
            state.push(action)
    return asked[::EVERY_CHOICE]


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
