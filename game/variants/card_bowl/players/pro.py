"""Pro: the sensible policy for every decision, with a reason in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.contract import Action
from game.variant import Advice
from game.variants.card_bowl.players import defense, kicking, offense
from game.variants.card_bowl.view import CardBowlView

ANSWERS = {**kicking.ANSWERS, **offense.ANSWERS, **defense.ANSWERS}
"""What is done at each decision, by its name."""


def advise(view: CardBowlView, legal_actions: Sequence[Action], rng: Random) -> Advice:
    """What Pro does, with its reason."""
    if len(legal_actions) == 1:
        return Advice(legal_actions[0], "There is no other choice.")
    action, reason = ANSWERS[view.phase](view, legal_actions, rng)
    return Advice(action, reason) if action in legal_actions else Advice(legal_actions[0], "It is the plain choice.")


def pro(view: CardBowlView, legal_actions: Sequence[Action], rng: Random) -> Action:
    """The sensible choice."""
    return advise(view, legal_actions, rng).action
