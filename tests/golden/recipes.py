"""What recipes of golden matches are made of; each variant has its own beside its matches."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from itertools import count
from random import Random
from typing import NamedTuple

from game.bots.players import thinking_generator, thinking_key
from game.chance import pick
from game.contract import Action, Ending, Event, ScoreKind, State
from game.events import PeriodBegan, PeriodEnded, Scored
from game.match import Match
from game.variant import Rules
from tests.golden import matches
from tests.play import Options, chooser, players

Driver = Callable[[Match, Random], None]
"""Plays a match that has just been dealt."""


def anything(match: Match, rng: Random) -> None:
    """Any choice, each equally likely, to the end."""
    while match.decision is not None:
        match.play(pick(match.state.legal_actions(), rng))


def giving_up(match: Match, rng: Random, after: int = 150) -> None:
    """Any choice, until seat 0 concedes after so many actions."""
    while len(match.actions) < after:
        match.play(pick(match.state.legal_actions(), rng))
    match.concede(0)


def pro_against_rookie(match: Match, rng: Random) -> None:
    """What Pro does for seat 0, Rookie for the others."""
    while match.decision is not None:
        seat = match.decision.seat
        policy = match.rules.pro if seat == 0 else match.rules.rookie
        bot_rng = thinking_generator(thinking_key(match.seed, seat, len(match.actions)))
        match.play(policy(match.state.view(seat), match.state.legal_actions(), bot_rng))


def without_scoring(match: Match, rng: Random) -> None:
    """Period after period in which nobody scores, each found by trying."""
    while match.decision is not None:
        for action in _scoreless_period(match.state, rng):
            match.play(action)


def _scoreless_period(state: State, rng: Random) -> list[Action]:
    while True:
        trial = state.clone()
        actions: list[Action] = []
        events: list[Event] = []
        while not any(isinstance(event, Scored | PeriodEnded) for event in events):
            actions.append(pick(trial.legal_actions(), rng))
            events = trial.apply(actions[-1])
        if not any(isinstance(event, Scored) for event in events):
            return actions


class Recipe(NamedTuple):
    """The first match, by seed, of these options and this driver that shows something."""

    about: str
    shows: Callable[[Match], bool]
    options: Options = {}
    play: Driver = anything


def cook(rules: Rules, recipe: Recipe) -> Match:
    """The match of a recipe."""
    return next(match for seed in count(1) if recipe.shows(match := _played(rules, recipe, seed)))


def _played(rules: Rules, recipe: Recipe, seed: int) -> Match:
    match = Match(rules, recipe.options, players(rules, recipe.options), seed)
    recipe.play(match, chooser(seed))
    return match


def ends(reason: Ending) -> Callable[[Match], bool]:
    """Whether the match ends so."""
    return lambda match: match.result is not None and match.result.reason is reason


def deals(least: int) -> Callable[[Match], bool]:
    """Whether so many periods begin, or more."""
    return lambda match: sum(isinstance(each, PeriodBegan) for events in match.history for each in events) >= least


def tells(tag: str) -> Callable[[Match], bool]:
    """Whether an event of that tag happens."""
    return lambda match: any(type(each).__struct_config__.tag == tag for events in match.history for each in events)


def scores(how: ScoreKind) -> Callable[[Match], bool]:
    """Whether somebody scores in that way."""
    return lambda match: any(
        isinstance(event, Scored) and event.how is how for events in match.history for event in events
    )


def takes(text: str) -> Callable[[Match], bool]:
    """Whether an action of that text is taken."""
    return lambda match: text in map(str, match.actions)


def always(match: Match) -> bool:
    """Any match will do."""
    return True


def recipes_of(rules: Rules) -> dict[str, Recipe]:
    """The recipes of a variant by the name of the file; they lie beside its golden matches.

    Raises LookupError for a variant that has none.
    """
    module = f"{matches.package_of(rules)}.recipes"
    try:
        recipes: dict[str, Recipe] = import_module(module).RECIPES
    except (ModuleNotFoundError, AttributeError) as problem:
        raise LookupError(
            f"{rules.variant.title} has no recipes: add RECIPES, Recipe by name, in {module.replace('.', '/')}.py"
        ) from problem
    return recipes
