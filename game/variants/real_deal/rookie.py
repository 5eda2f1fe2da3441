"""A beginner at Real Deal: plays what is worth most, counters with the first card that fits, and counts nothing."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from game.chance import pick
from game.contract import Action
from game.variants.real_deal.actions import END_QUARTER, Counter, PlayCard

if TYPE_CHECKING:
    from game.variants.real_deal.view import RealDealView

ATTACKS = 0.85
"""How often a beginner plays where it may punt."""
SEES_COUNTER = 0.75
"""How often it finds a counter on the chart."""
ENDS_QUARTER = 0.3
"""How often it ends the quarter as soon as it may."""


def rookie(view: RealDealView, legal_actions: Sequence[Action], rng: Random) -> Action:
    """What a beginner does: legal and plausible, chosen with ``rng``."""
    if len(legal_actions) == 1:
        return legal_actions[0]
    if END_QUARTER in legal_actions and rng.random() < ENDS_QUARTER:
        return END_QUARTER
    wanted = Counter if view.phase == "counter" else PlayCard
    found = [action for action in legal_actions if isinstance(action, wanted)]
    if found and rng.random() < (SEES_COUNTER if wanted is Counter else ATTACKS):
        return pick(found, rng)
    rest = [action for action in legal_actions if not isinstance(action, wanted) and action != END_QUARTER]
    return pick(rest or found, rng)
