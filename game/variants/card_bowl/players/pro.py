"""Pro: the sensible policy for every decision, with a reason in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.contract import Action
from game.variant import Advice
from game.variants.card_bowl.players import defense, kicking, offense
from game.variants.card_bowl.players.all_pro import SEARCHED
from game.variants.card_bowl.players.reasons import why_tried
from game.variants.card_bowl.view import CardBowlView

ANSWERS = {**kicking.ANSWERS, **offense.ANSWERS, **defense.ANSWERS}
"""Pro's answer to each decision, by its name."""


def advise(view: CardBowlView, legal_actions: Sequence[Action], rng: Random) -> Advice:
    """Returns Pro's action with its reason; a single action that a search may choose gets a reason, too."""
    only = len(legal_actions) == 1
    if only and view.phase not in SEARCHED:
        return Advice(legal_actions[0], "There is no other choice.")
    action, reason = ANSWERS[view.phase](view, legal_actions, rng)
    if action in legal_actions:
        return Advice(action, reason)
    return Advice(legal_actions[0], why_tried(view, legal_actions[0]) if only else "It is the plain choice.")


def pro(view: CardBowlView, legal_actions: Sequence[Action], rng: Random) -> Action:
    """Returns the sensible choice."""
    if len(legal_actions) == 1:
        return legal_actions[0]
    return advise(view, legal_actions, rng).action
