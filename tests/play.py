"""Random matches of any built variant: what the contract tests, the fuzz test, the counts and the bench play with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import NamedTuple

from game.chance import generator, pick
from game.contract import Action, Event, Rules, State
from game.match import HUMAN, Match, Player
from game.variants import VARIANTS, find_rules

BUILT: tuple[Rules, ...] = tuple(find_rules(variant.name) for variant in VARIANTS if variant.built)
"""The rules of every game that can be played."""

Options = dict[str, str]


class Step(NamedTuple):
    """One moment of a match: the state before an action, the choices there, and what came of the one taken."""

    before: State
    choices: list[Action]
    action: Action
    events: list[Event]
    after: State
    """It stays as it is when the match goes on, where it is the next step's ``before``: do not change it."""


def option_sets(rules: Rules) -> list[Options]:
    """Every combination of the variant's options."""
    names = [option.name for option in rules.options]
    return [dict(zip(names, values, strict=True)) for values in product(*(option.values for option in rules.options))]


def chooser(seed: int | str) -> Random:
    """The generator of a random player, apart from the chance of the match."""
    return generator(f"{seed}/player", 0)


def start(rules: Rules, options: Mapping[str, str], seed: int) -> tuple[State, list[Event]]:
    """The opening deal of a match with options filled in."""
    return rules.start(rules.complete(options), seed)


def moments(rules: Rules, options: Mapping[str, str], seed: int) -> Iterator[State]:
    """A random match, as its state before each decision and at the end; each is a copy of its own."""
    state, _ = start(rules, options, seed)
    rng = chooser(seed)
    while state.decision is not None:
        yield state.clone()
        state.push(pick(state.legal_actions(), rng))
    yield state


def steps(rules: Rules, options: Mapping[str, str], seed: int) -> Iterator[Step]:
    """A random match through the checked door, with the events of every action."""
    before, _ = start(rules, options, seed)
    rng = chooser(seed)
    while before.decision is not None:
        after = before.clone()
        choices = before.legal_actions()
        action = pick(choices, rng)
        yield Step(before, choices, action, after.apply(action), after)
        before = after


def sampled_moments(rules: Rules, matches: int, every: int) -> Iterator[tuple[State, Random]]:
    """States all over many random matches, one in ``every``, each with a generator for whoever looks at it."""
    sets = option_sets(rules)
    for seed in range(matches):
        rng = generator(f"{seed}/moments", 0)
        for state in moments(rules, sets[seed % len(sets)], seed):
            if state.decision is None or int(rng.random() * every) == 0:
                yield state, rng


def finish(state: State, rng: Random, limit: int | None = None) -> State:
    """The same state, played to its end, or for ``limit`` actions, by random choices."""
    taken = 0
    while state.decision is not None and taken != limit:
        state.push(pick(state.legal_actions(), rng))
        taken += 1
    return state


def players(rules: Rules, options: Mapping[str, str]) -> tuple[Player, ...]:
    """As many nameless clubs as a match with these options needs."""
    clubs = ("Home", "Away", "Third", "Fourth")
    return tuple(Player(club, HUMAN) for club in clubs[: rules.seat_count(rules.complete(options))])


def random_match(rules: Rules, options: Mapping[str, str], seed: int, length: int | None = None) -> Match:
    """A match of random choices, played to its end or for ``length`` actions."""
    match = Match(rules, options, players(rules, options), seed)
    rng = chooser(seed)
    while match.decision is not None and (length is None or len(match.actions) < length):
        match.play(pick(match.state.legal_actions(), rng))
    return match


def replayed(rules: Rules, options: Mapping[str, str], seed: int, actions: Sequence[Action]) -> State:
    """The state after these actions, taken without checks."""
    state, _ = start(rules, options, seed)
    for action in actions:
        state.push(action)
    return state
