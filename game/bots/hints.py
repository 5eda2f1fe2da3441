"""Hints: the best actions of a decision, each with the chance to win and a reason."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from game.bots.players import Budget, SearchBot
from game.contract import Action, Rules, View

HINTS = 3


class Hint(msgspec.Struct, frozen=True):
    """One action that is worth a thought, as text, and what speaks for it."""

    action: str
    chance: float | None
    """The estimated chance to win, 0 to 1; None where nothing was searched."""
    reason: str


def find_hints(
    bot: SearchBot, view: View, legal_actions: Sequence[Action], budget: Budget, rng: Random
) -> tuple[Hint, ...]:
    """The best three actions by search, the best first, from what the asking seat may know.

    What was searched less is never promised more than the best.
    """
    rules = bot.search.rules
    if len(legal_actions) == 1:
        return (quick_hint(rules, view, legal_actions, rng),)
    best, *others = bot.think(view, legal_actions, budget, rng)
    others.sort(key=lambda finding: -finding.chance)
    found = [best, *others][:HINTS]
    return tuple(
        Hint(str(each.action), min(each.chance, best.chance), reason(rules, view, each.action, rng)) for each in found
    )


def quick_hint(rules: Rules, view: View, legal_actions: Sequence[Action], rng: Random) -> Hint:
    """What Pro would do, without a search."""
    advice = rules.advise(view, legal_actions, rng)
    return Hint(str(advice.action), None, advice.reason)


def reason(rules: Rules, view: View, action: Action, rng: Random) -> str:
    """What speaks for an action: the reason of a Pro who has no other."""
    return rules.advise(view, [action], rng).reason
