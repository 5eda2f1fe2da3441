"""Rookie: makes the play with the most points, overlooks counters, plays any of those it sees, and counts no cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from game.chance import pick
from game.contract import Action
from game.variants.real_deal.actions import END_QUARTER, Counter, PlayCard
from game.variants.real_deal.cards import CONTINUATIONS, POINTS

if TYPE_CHECKING:
    from game.variants.real_deal.view import RealDealView

SEES_COUNTER = 0.82
"""Probability that a beginner finds a counter on the chart: about two in five attacks against it then score."""
TAKES_BALL = 0.7
"""Probability that it prefers a counter that takes the ball, if it holds both kinds."""
ENDS_QUARTER = 0.2
"""Probability that it ends the quarter as soon as it may, whatever it holds."""


def rookie(view: RealDealView, legal_actions: Sequence[Action], rng: Random) -> Action:
    """Returns a legal and plausible action, chosen with ``rng``."""
    if len(legal_actions) == 1:
        return legal_actions[0]
    if END_QUARTER in legal_actions and rng.random() < ENDS_QUARTER:
        return END_QUARTER
    return (_answer if view.phase == "counter" else _attack)(legal_actions, rng)


def _answer(legal_actions: Sequence[Action], rng: Random) -> Action:
    """Returns any counter that it sees; without one, lays down a card that scores nothing."""
    counters = [action for action in legal_actions if isinstance(action, Counter)]
    if counters and rng.random() < SEES_COUNTER:
        taking = [counter for counter in counters if counter.card not in CONTINUATIONS]
        return pick(taking if taking and rng.random() < TAKES_BALL else counters, rng)
    rest = [action for action in legal_actions if not isinstance(action, Counter)]
    dull = [action for action in rest if not POINTS.get(getattr(action, "card", ""))]
    return pick(dull or rest, rng)


def _attack(legal_actions: Sequence[Action], rng: Random) -> Action:
    """Returns any play with the most points, whatever the other team may hold; without one, punts any card."""
    plays = [action for action in legal_actions if isinstance(action, PlayCard)]
    if not plays:
        return pick([action for action in legal_actions if action != END_QUARTER], rng)
    most = max(POINTS[play.card] for play in plays)
    return pick([play for play in plays if POINTS[play.card] == most], rng)
