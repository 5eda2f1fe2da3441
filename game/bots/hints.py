"""Hints: the best actions of a decision, each with the chance to win and a reason."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from game.bots.action_value import ActionValue
from game.bots.players import Budget, SearchBot, search_candidates
from game.chance import generator
from game.contract import Action, View
from game.variant import Rules

HINTS = 3
ALIKE = 0.02
"""Win chances that differ by no more than this are noise of the search."""


class Hint(msgspec.Struct, frozen=True):
    """One action that is worth a thought, as text, and what speaks for it."""

    action: str
    chance: float | None
    """The estimated chance to win, 0 to 1; None where nothing was searched."""
    reason: str
    share: float | None = None
    """How often to choose it, 0 to 1, where the best is a mixture of several; None where it is not."""


class Caution(msgspec.Struct, frozen=True):
    """An act that costs much, and the better play, both as texts of actions."""

    action: str
    better: str
    reason: str
    """What speaks for the better play."""


def find_hints(
    bot: SearchBot, view: View, legal_actions: Sequence[Action], budget: Budget, rng: Random
) -> tuple[Hint, ...]:
    """Three actions by search, the best first, from what the asking seat may know.

    The best of three kinds say more than three of one kind: which card is discarded matters less than whether one is.
    Where the search can hardly tell actions apart, Pro's choice comes first, and no later hint shows a higher chance.
    Where the best is a mix of actions, the one to play most often comes first.
    """
    rules = bot.search.rules
    tried = search_candidates(rules, view, legal_actions)
    if len(tried) < 2:
        return (quick_hint(rules, view, legal_actions, rng),)
    best, *others = bot.analyze(view, tried, budget, rng)
    if best.share is not None:
        return tuple(_hint(rules, view, each, rng) for each in (best, *others[: HINTS - 1]) if each.share)
    advised = rules.advise(view, legal_actions, rng).action
    first = next((each for each in others if each.action == advised and each.chance >= best.chance - ALIKE), best)
    rest = sorted((each for each in (best, *others) if each is not first), key=lambda finding: -finding.chance)
    found = [first, *sorted(_varied(first, rest)[: HINTS - 1], key=lambda finding: -finding.chance)]
    return tuple(_hint(rules, view, each._replace(chance=min(each.chance, first.chance)), rng) for each in found)


def _hint(rules: Rules, view: View, found: ActionValue, rng: Random) -> Hint:
    return Hint(str(found.action), found.chance, reason(rules, view, found.action, rng), found.share)


def _varied(first: ActionValue, rest: Sequence[ActionValue]) -> list[ActionValue]:
    """The rest with the best of each further kind in front."""
    leaders = {type(each.action): each for each in reversed(rest) if type(each.action) is not type(first.action)}
    return sorted(rest, key=lambda each: leaders.get(type(each.action)) is not each)


def quick_hint(rules: Rules, view: View, legal_actions: Sequence[Action], rng: Random) -> Hint:
    """What Pro would do, without a search."""
    advice = rules.advise(view, legal_actions, rng)
    return Hint(str(advice.action), None, advice.reason)


def pros_choice(rules: Rules, view: View, legal_actions: Sequence[Action]) -> Action:
    """What Pro would do, from what the asking seat may know: the same each time that it is asked."""
    return rules.pro(view, legal_actions, generator("pro's choice", 0))


def reason(rules: Rules, view: View, action: Action, rng: Random) -> str:
    """What speaks for an action: the reason that Pro gives when it is the only one offered."""
    return rules.advise(view, [action], rng).reason
