"""Rookie: legal and plausible, with a beginner's mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from game.chance import pick
from game.contract import Action
from game.variants.card_bowl.actions import CallFront, Choose, Run, Throw, Yardage
from game.variants.card_bowl.formations import BY_CODE, FORMATIONS, MIRROR, PRESETS
from game.variants.card_bowl.players.calls import DEFENSE, to_go
from game.variants.card_bowl.players.fourth_down import SNAP_TO_KICK
from game.variants.card_bowl.players.passing import ENOUGH, card_odds
from game.variants.card_bowl.players.pro import pro
from game.variants.card_bowl.view import CardBowlView

LINED_UP = frozenset(
    FORMATIONS[number].code
    for name, code in PRESETS.items()
    for number in (BY_CODE[code], MIRROR[BY_CODE[code]])
    if name != "Goal line"
)
"""The presets, to both sides; what is meant for the last yard alone looks strange elsewhere, even to a beginner."""
FRONTS = tuple(DEFENSE[name].front for name in ("Base", "Stack the line", "Blitz", "Nickel"))
"""The fronts that a beginner likes, whatever the offense shows."""
LIKES_A_FRONT = 0.5
"""Chance that Rookie takes one of them."""
SLIPS = {
    "offense_cards": 0.15,
    "defense_cards": 0.25,
    "line_call": 0.3,
    "pattern_turn": 0.12,
    "response": 0.12,
    "extra_card": 0.25,
    "penalty_decision": 0.2,
    "recovery": 0.5,
    "punt_receiver": 0.5,
    "kick_return": 0.5,
    "tackle": 0.25,
    "punt_cards": 0.3,
}
"""Chance of a random action instead of Pro's, by decision."""
GAMBLES = 0.4
"""Chance that Rookie does not think of a punt on fourth down."""
SHORT_ENOUGH, NEAR_ENOUGH = 5, 55
"""Yards that look makeable on fourth down, and the longest field goal that looks good."""
GUESSES = 0.15
"""Chance of a random run or throw."""
GREEDY = 0.25
"""Chance that it draws a yardage card that Pro would not draw."""


def rookie(view: CardBowlView, legal_actions: Sequence[Action], rng: Random) -> Action:
    """Returns a beginner's choice."""
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


def _front(view: CardBowlView, legal: Sequence[Action], rng: Random) -> Action:
    liked = [action for action in map(CallFront, FRONTS) if action in legal]
    return pick(liked, rng) if liked and rng.random() < LIKES_A_FRONT else pro(view, legal, rng)


def _call(view: CardBowlView, legal: Sequence[Action], rng: Random) -> Action:
    """Goes for it too often, and kicks from a little too far."""
    if view.facts.down == 4 and rng.random() < GAMBLES:
        looks = [Choose("scrimmage")] if to_go(view) <= SHORT_ENOUGH else []
        looks += [Choose("field_goal")] if 100 - view.facts.ball_on + SNAP_TO_KICK <= NEAR_ENOUGH else []
        return pick(looks or [pro(view, legal, rng)], rng)
    return pro(view, legal, rng)


def _window(view: CardBowlView, legal: Sequence[Action], rng: Random) -> Action:
    plays = [action for action in legal if isinstance(action, Run | Throw) and getattr(action, "carrier", "") != "QB"]
    return pick(plays, rng) if plays and rng.random() < GUESSES else pro(view, legal, rng)


def _yardage(view: CardBowlView, legal: Sequence[Action], rng: Random) -> Action:
    """Draws too often, but not where the pass would fly out of the end zone: that looks broken, not like a beginner."""
    if view.facts.ball_on + card_odds(view).yards >= ENOUGH:
        return pro(view, legal, rng)
    return legal[1] if isinstance(legal[1], Yardage) and rng.random() < GREEDY else pro(view, legal, rng)


_OWN: dict[str, Any] = {"formation": _formation, "front": _front, "call": _call, "window": _window, "yardage": _yardage}
