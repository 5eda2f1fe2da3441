"""A player of Card Bowl who chooses by chance, and a match for it to play: for tests that want much to happen."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from game.variants.card_bowl import clock
from game.variants.card_bowl.actions import CallFront, Choose
from game.variants.card_bowl.facts import CardBowlFacts
from game.variants.card_bowl.phases.base import BY_NAME
from game.variants.card_bowl.state import CardBowlState


def start(timing: str, seed: int | str, **options: Any) -> CardBowlState:
    """A match before its toss."""
    facts = msgspec.convert({"timing": timing, **options}, CardBowlFacts)
    facts.clock, facts.spare = clock.full(facts), 4 * facts.plays_per_quarter
    state = CardBowlState(facts, seed)
    state.phase = BY_NAME["toss_call"]
    return state


class Chooser:
    """A random player that lets plays develop and uses what is seldom used."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def __call__(self, state: CardBowlState) -> Any:
        rng, choices, name = self.rng, state.legal_actions(), state.phase.name
        if name == "call" and rng.random() < 0.75:
            return choices[0]
        if name in ("early_sneak", "motion") and rng.random() < 0.9:
            return choices[0]
        if name in ("pattern_turn", "response", "step_six", "motion_answer") and rng.random() < 0.4:
            return choices[0]
        if name == "window":
            if isinstance(choices[0], Choose) and rng.random() < 0.6:
                return choices[0]
            kinds = sorted({type(choice).__name__ for choice in choices if not isinstance(choice, Choose)} | {"Throw"})
            kind = kinds[int(rng.random() * len(kinds))]
            choices = [choice for choice in choices if type(choice).__name__ == kind]
        if name == "kickoff" and rng.random() < 0.6:
            return choices[0]
        if name == "front":
            choices = [choice for choice in choices if isinstance(choice, CallFront)] or choices
        return choices[int(rng.random() * len(choices))]
