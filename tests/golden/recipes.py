"""Which golden matches there are: how each is found again from nothing."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import NamedTuple

from game.bots.players import thinking_generator, thinking_key
from game.chance import pick
from game.contract import Action, Ending, Event, Rules, State
from game.events import DriveWiped, PeriodBegan, PeriodEnded, Scored
from game.match import Match
from tests.play import Options, chooser, players

Driver = Callable[[Match, Random], None]
"""Plays a match that has just been dealt."""


def anything(match: Match, rng: Random) -> None:
    """Any choice, each equally likely, to the end."""
    while match.decision is not None:
        match.play(pick(match.state.legal_actions(), rng))


def giving_up(match: Match, rng: Random) -> None:
    """Any choice, until seat 0 concedes after 150 actions."""
    while len(match.actions) < 150:
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


def _ends(reason: Ending) -> Callable[[Match], bool]:
    return lambda match: match.result is not None and match.result.reason is reason


def _wipes(answer: str, yards: int) -> Callable[[Match], bool]:
    def shows(match: Match) -> bool:
        events = [event for batch in match.history for event in batch if isinstance(event, DriveWiped)]
        return any(event.answer == answer and event.yards >= yards for event in events)

    return shows


def _deals(least: int) -> Callable[[Match], bool]:
    return lambda match: sum(isinstance(each, PeriodBegan) for events in match.history for each in events) >= least


def _shows(tag: str) -> Callable[[Match], bool]:
    """Whether an event of that tag happens."""
    return lambda match: any(type(each).__struct_config__.tag == tag for events in match.history for each in events)


def _scores(how: str) -> Callable[[Match], bool]:
    def shows(match: Match) -> bool:
        scores = [event for batch in match.history for event in batch if isinstance(event, Scored)]
        return any(score.how == how for score in scores)

    return shows


def _takes(text: str) -> Callable[[Match], bool]:
    """Whether an action of that text is taken."""
    return lambda match: text in map(str, match.actions)


def _always(match: Match) -> bool:
    return True


RECIPES: dict[str, dict[str, Recipe]] = {
    "jukem": {
        "regulation": Recipe("An ordinary match of random choices", _ends(Ending.REGULATION)),
        "practice": Recipe("The practice deck of 54 cards", _always, {"practice": "on"}),
        "seat_0_deals": Recipe("Seat 0 deals first, nothing is tossed", _always, {"dealer": "0"}),
        "sudden_death": Recipe("Level after two halves, decided in sudden death", _ends(Ending.SUDDEN_DEATH)),
        "second_sudden_death": Recipe("A sudden death without a score, then another", _deals(4)),
        "tie": Recipe("Ten sudden deaths without a score", _ends(Ending.TIE), play=without_scoring),
        "picked_off": Recipe("PICKED OFF wipes a drive of 85 yards or more", _wipes("PICKED OFF", 85)),
        "fumble": Recipe("FUMBLE wipes a drive of 90 yards or more", _wipes("FUMBLE", 90)),
        "pro_rookie": Recipe("Pro against Rookie", _always, play=pro_against_rookie),
        "conceded": Recipe("Seat 0 gives up", _ends(Ending.CONCEDED), play=giving_up),
    },
    "football_war": {
        "regulation": Recipe("An ordinary match of random choices", _ends(Ending.REGULATION)),
        "four_players": Recipe("Four seats, and play turns round", _shows("direction_turned"), {"players": "4"}),
        "one_half": Recipe("One half only", _always, {"length": "one"}),
        "play_clock": Recipe("The clock runs out on somebody", _takes("CLOCK_RAN_OUT"), {"play_clock": "30"}),
        "overtime": Recipe("Level after two halves, decided in overtime", _ends(Ending.SUDDEN_DEATH)),
        "safety": Recipe("A chain of four AUDIBLEs scores a safety", _scores("safety")),
        "pro_rookie": Recipe("Pro against Rookie", _always, play=pro_against_rookie),
        "conceded": Recipe("Seat 0 gives up", _ends(Ending.CONCEDED), play=giving_up),
    },
}
"""By variant, then by the name of the file."""
