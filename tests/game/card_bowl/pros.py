"""Matches of Pro against Pro, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from game.contract import Action
from game.variants.card_bowl import RULES
from game.variants.card_bowl.state import CardBowlState
from game.variants.card_bowl.view import CardBowlView


class Taken(NamedTuple):
    """A decision, and what is done next."""

    state: CardBowlState
    """It goes on with the match."""
    view: CardBowlView
    legal: list[Action]
    action: Action


def decisions(seed: int) -> Iterator[Taken]:
    """Every decision of a match."""
    state, _ = RULES.start(RULES.complete({}), seed)
    rng = Random(seed)
    while state.decision is not None:
        view, legal = state.view(state.decision.seat), state.legal_actions()
        action = RULES.pro(view, legal, rng)
        yield Taken(state, view, legal, action)
        state.push(action)


def played_to(phase: str, seed: int) -> CardBowlState:
    """A match where a decision comes for the first time."""
    return next(each.state for each in decisions(seed) if each.state.phase.name == phase)
