"""Random matches of any variant, for the contract tests, the fuzz test, the counts and the benchmark."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product, zip_longest
from math import prod
from random import Random
from typing import Any, NamedTuple

import msgspec

from game.chance import generator, pick
from game.contract import Action, Decision, Event, State
from game.match import Match
from game.options import BadOption
from game.record import HUMAN, Player
from game.variant import Rules
from tests.variants import BUILT

__all__ = [
    "BUILT",
    "Options",
    "Step",
    "chooser",
    "finish",
    "midway",
    "moments",
    "option_sets",
    "players",
    "random_match",
    "replayed",
    "sampled_moments",
    "short",
    "some",
    "somewhere",
    "start",
    "steps",
    "taken_up",
]

Options = dict[str, str]

SHORT: dict[str, tuple[Options, ...]] = {
    "card_bowl": ({"timing": "simple1", "plays_per_quarter": "5"}, {"quarter_intervals": "60"}),
}
"""Options that shorten matches of a long game; the first that the other options allow is used."""
FEWER = {"card_bowl": 4}
"""One match is played for this many of another variant, if matches are still long."""


class Step(NamedTuple):
    """One step of a match: the state before an action, the choices, and the consequences of the action."""

    before: State
    choices: list[Action]
    action: Action
    events: list[Event]
    after: State
    """Must not be changed: it is the next step's ``before``."""


def option_sets(rules: Rules) -> list[Options]:
    """Returns all combinations of the variant's options, or the defaults and each single change if too many."""
    names = [option.name for option in rules.options]
    if prod(len(option.values) for option in rules.options) <= MOST_SETS:
        values = product(*(option.values for option in rules.options))
        return [dict(zip(names, each, strict=True)) for each in values]
    return [rules.complete(options) for change in _changes(rules) if (options := _allowed(rules, change)) is not None]


MOST_SETS = 256


def _changes(rules: Rules) -> list[Options]:
    """Yields no change, then each single change, options in turn, so that the first few vary."""
    values = zip_longest(*([(option.name, value) for value in option.values] for option in rules.options))
    return [{}, *({change[0]: change[1]} for turn in values for change in turn if change is not None)]


def _allowed(rules: Rules, change: Options) -> Options | None:
    """Returns the change in the shortest possible match, or None if options exclude each other."""
    for more in (*SHORT.get(rules.variant.name, ()), {}):
        try:
            rules.complete({**more, **change})
        except BadOption:
            continue
        return {**more, **change}
    return None


def short(rules: Rules, options: Mapping[str, str]) -> Options:
    """Returns these options with the match shortened; chosen values stay, wrong options stay wrong."""
    allowed = _allowed(rules, dict(options))
    return dict(options) if allowed is None else allowed


def some(rules: Rules, matches: int) -> int:
    """Returns how many matches of a variant take about as long as ``count`` of another one."""
    return max(1, matches // FEWER.get(rules.variant.name, 1))


def chooser(seed: int | str) -> Random:
    """Returns the generator of a random player, independent of the chance of the match."""
    return generator(f"{seed}/player", 0)


def start(rules: Rules, options: Mapping[str, str], seed: int) -> tuple[State, list[Event]]:
    """Starts a match with the deal, with options filled in."""
    return rules.start(rules.complete(short(rules, options)), seed)


def asked(state: State) -> Decision:
    """Returns the decision of a position that is not over."""
    decision = state.decision
    assert decision is not None, "the match is over"
    return decision


def moments(rules: Rules, options: Mapping[str, str], seed: int) -> Iterator[State]:
    """Yields copies of the states of a random match, before each decision and at the end."""
    state, _ = start(rules, options, seed)
    rng = chooser(seed)
    while state.decision is not None:
        yield state.clone()
        state.push(pick(state.legal_actions(), rng))
    yield state


def somewhere(rules: Rules, options: Mapping[str, str], seed: int) -> dict[str, Any]:
    """Returns a position of a random match as JSON data."""
    match = random_match(rules, options, seed)
    place = int(generator(f"{seed}/somewhere", 0).random() * len(match.actions))
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(match.state_after(place).to_dict()))
    return written


def taken_up(rules: Rules, options: Mapping[str, str], seed: int) -> tuple[State, list[Event]]:
    """Returns a position of a random match, with the events that open a match from it."""
    return rules.start_from(rules.complete(short(rules, options)), somewhere(rules, options, seed))


def steps(rules: Rules, options: Mapping[str, str], seed: int, begun: State | None = None) -> Iterator[Step]:
    """Plays a random match with ``apply``. Yields each step with its events."""
    before = start(rules, options, seed)[0] if begun is None else begun
    rng = chooser(seed)
    while before.decision is not None:
        after = before.clone()
        choices = before.legal_actions()
        action = pick(choices, rng)
        yield Step(before, choices, action, after.apply(action), after)
        before = after


def sampled_moments(rules: Rules, matches: int, every: int) -> Iterator[tuple[State, Random]]:
    """Yields every ``every``-th state of many random matches, each with a generator."""
    sets = option_sets(rules)
    for seed in range(some(rules, matches)):
        rng = generator(f"{seed}/moments", 0)
        for state in moments(rules, sets[seed % len(sets)], seed):
            if state.decision is None or int(rng.random() * every) == 0:
                yield state, rng


def finish(state: State, rng: Random, limit: int | None = None) -> State:
    """Plays a state to its end, or for ``limit`` actions, with random choices."""
    taken = 0
    while state.decision is not None and taken != limit:
        state.push(pick(state.legal_actions(), rng))
        taken += 1
    return state


def players(rules: Rules, options: Mapping[str, str]) -> tuple[Player, ...]:
    """Returns as many nameless clubs as a match with these options needs."""
    clubs = ("Home", "Away", "Third", "Fourth")
    return tuple(Player(club, HUMAN) for club in clubs[: rules.seat_count(rules.complete(options))])


def random_match(rules: Rules, options: Mapping[str, str], seed: int, length: int | None = None) -> Match:
    """Plays a match with random choices to its end, or for ``length`` actions."""
    match = Match(rules, short(rules, options), players(rules, options), seed)
    rng = chooser(seed)
    while match.decision is not None and (length is None or len(match.actions) < length):
        match.play(pick(match.state.legal_actions(), rng))
    return match


def midway(rules: Rules, options: Mapping[str, str], seed: int) -> Match:
    """Plays a match with random choices to its middle."""
    return random_match(rules, options, seed, len(random_match(rules, options, seed).actions) // 2)


def replayed(rules: Rules, options: Mapping[str, str], seed: int, actions: Sequence[Action]) -> State:
    """Applies actions to a state without checks and returns it."""
    state, _ = start(rules, options, seed)
    for action in actions:
        state.push(action)
    return state
