"""Rookie: legal and plausible, with a beginner's mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from game.chance import pick
from game.contract import Action
from game.variants.card_bowl.actions import Choose, Run, Throw, Yardage
from game.variants.card_bowl.formations import BY_CODE, FORMATIONS, MIRROR, PRESETS
from game.variants.card_bowl.players.pro import pro
from game.variants.card_bowl.view import CardBowlView

LINED_UP = frozenset(
    FORMATIONS[number].code for code in PRESETS.values() for number in (BY_CODE[code], MIRROR[BY_CODE[code]])
)
"""The presets, to both sides."""
SLIPS = {
    "offense_cards": 0.35,
    "defense_cards": 0.6,
    "front": 0.5,
    "line_call": 0.3,
    "pattern_turn": 0.25,
    "response": 0.25,
    "extra_card": 0.5,
    "penalty_decision": 0.3,
    "recovery": 1.0,
    "punt_receiver": 0.5,
    "kick_return": 0.5,
    "tackle": 0.4,
    "punt_cards": 0.4,
}
"""How often a beginner does something else than Pro at a decision."""


def rookie(view: CardBowlView, legal_actions: Sequence[Action], rng: Random) -> Action:
    """A beginner's choice."""
    if len(legal_actions) == 1:
        return legal_actions[0]
    own = _OWN.get(view.phase)
    if own is not None:
        chosen: Action = own(view, legal_actions, rng)
        return chosen
    if rng.random() < SLIPS.get(view.phase, 0.0):
        return pick(legal_actions, rng)
    return pro(view, legal_actions, rng)


def _formation(view: CardBowlView, legal: Sequence[Action], rng: Random) -> Action:
    return pick([action for action in legal if getattr(action, "formation", "") in LINED_UP], rng)


def _call(view: CardBowlView, legal: Sequence[Action], rng: Random) -> Action:
    """He goes for it too often, and kicks from too far."""
    if view.facts.down == 4 and rng.random() < 0.4:
        return pick([Choose("scrimmage"), Choose("field_goal")], rng)
    return pro(view, legal, rng)


def _window(view: CardBowlView, legal: Sequence[Action], rng: Random) -> Action:
    """He runs the first thing that comes to his mind."""
    plays = [action for action in legal if isinstance(action, Run | Throw) and getattr(action, "carrier", "") != "QB"]
    if plays and rng.random() < 0.45:
        return pick(plays, rng)
    return pro(view, legal, rng)


def _yardage(view: CardBowlView, legal: Sequence[Action], rng: Random) -> Action:
    """He always wants a little more."""
    return legal[1] if isinstance(legal[1], Yardage) and rng.random() < 0.4 else pro(view, legal, rng)


_OWN: dict[str, Any] = {"formation": _formation, "call": _call, "window": _window, "yardage": _yardage}
