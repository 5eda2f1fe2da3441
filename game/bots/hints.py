"""Hints: the best actions of a decision, each with the chance to win and a reason."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from game.bots.action_value import ActionValue
from game.bots.players import Budget, SearchBot, advised_candidates
from game.bots.playout import ModelPlayout
from game.bots.search import Search
from game.chance import generator
from game.contract import Action, View
from game.variant import Rules

HINTS = 3
PURE_SHARE = 0.95
"""Share of an action from which a mixed strategy counts as that action alone."""
ALIKE = 0.02
"""Win chances that differ by at most this are equal except for noise of the search."""


class Hint(msgspec.Struct, frozen=True):
    """One recommended action, as text, with its reason."""

    action: str
    chance: float | None
    """The estimated chance to win, from 0 to 1, on the scale of reviews and of the line; None without a search."""
    reason: str
    share: float | None = None
    """The probability with which to play it in a mixed strategy; None if one action is best."""


class Caution(msgspec.Struct, frozen=True):
    """A costly action and a better one, as texts."""

    action: str
    better: str
    reason: str
    """The reason for the better action."""
    chance: float | None = None
    better_chance: float | None = None
    """What both are worth as chances to win, from 0 to 1; None if that is not known."""


def hint_search(rules: Rules, view: View, rng: Random) -> Search:
    """Returns the search for hints, which plays on and evaluates as a review of the same choice does.

    So a review seldom finds a first hint costly. It is All-Pro's in a kind of match that no weights fit.
    """
    if rules.chances(view.sample(rng)) is None:
        return Search(rules)
    return Search(rules, playout_depth=rules.search.review_depth, playout_type=ModelPlayout, plans=False)


def find_hints(
    bot: SearchBot, view: View, legal_actions: Sequence[Action], budget: Budget, rng: Random
) -> tuple[Hint, ...]:
    """Returns three actions found by search, best first, from the asking seat's view.

    Actions of three types are more helpful than three of one type, such as three discards. If the search cannot
    distinguish actions, Pro's choice comes first, and no later hint shows a higher chance. If the best is a
    mixed strategy, an action drawn from it comes first.
    """
    rules = bot.search.rules
    tried = advised_candidates(rules, view, legal_actions)
    if len(tried) < 2:
        return (quick_hint(rules, view, legal_actions, rng),)
    best, *others = bot.analyze(view, tried, budget, rng)
    if best.share is not None:
        mixed = [each for each in (best, *others[: HINTS - 1]) if each.share]
        if best.share < PURE_SHARE:
            (drawn,) = rng.choices(mixed, [each.share or 0.0 for each in mixed])
            mixed = [drawn, *(each for each in mixed if each is not drawn)]
        return tuple(_hint(rules, view, each, rng) for each in mixed)
    advised = rules.advise(view, legal_actions, rng).action
    first = next((each for each in others if each.action == advised and each.chance >= best.chance - ALIKE), best)
    rest = sorted((each for each in (best, *others) if each is not first), key=lambda finding: -finding.chance)
    found = [first, *sorted(_varied(first, rest)[: HINTS - 1], key=lambda finding: -finding.chance)]
    return tuple(_hint(rules, view, each._replace(chance=min(each.chance, first.chance)), rng) for each in found)


def _hint(rules: Rules, view: View, found: ActionValue, rng: Random) -> Hint:
    return Hint(str(found.action), found.chance, reason(rules, view, found.action, rng), found.share)


def _varied(first: ActionValue, rest: Sequence[ActionValue]) -> list[ActionValue]:
    """Returns the rest with the best action of each other type in front."""
    leaders = {type(each.action): each for each in reversed(rest) if type(each.action) is not type(first.action)}
    return sorted(rest, key=lambda each: leaders.get(type(each.action)) is not each)


def quick_hint(rules: Rules, view: View, legal_actions: Sequence[Action], rng: Random) -> Hint:
    """Returns Pro's choice without a search."""
    advice = rules.advise(view, legal_actions, rng)
    return Hint(str(advice.action), None, advice.reason)


def pros_choice(rules: Rules, view: View, legal_actions: Sequence[Action]) -> Action:
    """Returns Pro's choice from the asking seat's view, always the same one."""
    return rules.pro(view, legal_actions, generator("pro's choice", 0))


def reason(rules: Rules, view: View, action: Action, rng: Random) -> str:
    """Returns the reason for an action: the one that Pro gives if it is the only legal action."""
    return rules.advise(view, [action], rng).reason
