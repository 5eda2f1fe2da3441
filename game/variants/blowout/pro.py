"""The player Pro: averages over the cards it cannot see, and varies between nearly equal calls."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TYPE_CHECKING

from game.contract import Action
from game.variant import Advice
from game.variants.blowout.actions import LET_STAND, START_ON_OFFENSE
from game.variants.blowout.analysis import VALUE_KEPT, Analysis
from game.variants.blowout.cards import DEFENSE_CHALLENGE
from game.variants.blowout.reasons import reason_for

if TYPE_CHECKING:
    from game.variants.blowout.view import BlowoutView


NOISE = 0.1
"""Calls whose values differ by less than this many points are chosen about equally often."""


def pro(view: BlowoutView, legal_actions: Sequence[Action], rng: Random) -> Action:
    """Returns Pro's action. Calls are drawn with ``rng`` among those that are nearly as good."""
    if len(legal_actions) == 1:
        return legal_actions[0]
    if view.phase == "coin":
        return START_ON_OFFENSE
    analysis = Analysis(view)
    if view.phase.endswith("response"):
        return _respond(analysis, legal_actions)
    return _call(analysis, legal_actions, rng)


def advise(view: BlowoutView, legal_actions: Sequence[Action], rng: Random) -> Advice:
    """Returns Pro's action and its reason."""
    action = pro(view, legal_actions, rng)
    return Advice(action, reason_for(view, action))


def _call_scores(analysis: Analysis, codes: Sequence[str]) -> list[float]:
    """Returns the value of each call for the deciding seat, in points."""
    if analysis.view.seat == analysis.view.facts.offense:
        return analysis.offense_calls(codes)
    return [-value for value in analysis.defense_calls(codes)]


def _call(analysis: Analysis, legal_actions: Sequence[Action], rng: Random) -> Action:
    scores = _call_scores(analysis, [str(action) for action in legal_actions])
    best = max(scores)
    weights = [exp((score - best) / NOISE) for score in scores]
    drawn = rng.random() * sum(weights)
    for action, weight in zip(legal_actions, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return action
    return legal_actions[scores.index(best)]


def _respond(analysis: Analysis, legal_actions: Sequence[Action]) -> Action:
    """Returns the response that gains most over keeping its card; lets the play stand if none gains."""
    view = analysis.view
    on_offense = view.seat == view.facts.offense
    if_it_stands, period_left = analysis.value_if_it_stands(), analysis.period_left()
    best: Action = LET_STAND
    gained = 0.0
    for action in legal_actions:
        if action == LET_STAND:
            continue
        code = str(action)
        swing = analysis.answered_with(code) - if_it_stands
        if not on_offense:
            swing = -swing if code == DEFENSE_CHALLENGE else -swing * (1.0 - analysis.chance_undone())
        swing -= VALUE_KEPT[code] * period_left
        if swing > gained:
            best, gained = action, swing
    return best
