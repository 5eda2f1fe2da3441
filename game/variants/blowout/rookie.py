"""The player Rookie: likes big numbers, forgets the marker, and responds to any play that fails it, or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from game.chance import pick
from game.contract import Action
from game.field import DOWNS
from game.variants.blowout.actions import LET_STAND, Start
from game.variants.blowout.cards import KICK, KIND, PENALTY_CALLS, YARDS
from game.variants.blowout.yardage import kick_needed, play_end

if TYPE_CHECKING:
    from game.variants.blowout.view import BlowoutView

RESPONSE_CHANCE, LATE_RESPONSE_CHANCE = 0.4, 0.9
"""Chances that it responds to a play that went against it, with any card that it holds: on a first down and later.

A newcomer's long plays on first down mostly stand, and big numbers alone do not win.
"""
PENALTY_CHANCE = 0.2
"""Chance that it calls a penalty that it holds."""
GAMBLE_CHANCE = 0.2
"""Chance that it goes for it on fourth down, at any distance."""
HIGHEST_CHANCE = 0.6
"""Chance that it takes the highest number; otherwise it takes any."""


def rookie(view: BlowoutView, legal_actions: Sequence[Action], rng: Random) -> Action:
    """Returns Rookie's action, chosen with ``rng``."""
    if len(legal_actions) == 1:
        return legal_actions[0]
    if isinstance(legal_actions[0], Start):
        return pick(legal_actions, rng)
    if legal_actions[0] == LET_STAND:
        chance = LATE_RESPONSE_CHANCE if view.facts.down > 1 else RESPONSE_CHANCE
        return pick(legal_actions[1:], rng) if _went_against(view) and rng.random() < chance else LET_STAND
    return _call(view, legal_actions, rng)


def _call(view: BlowoutView, legal_actions: Sequence[Action], rng: Random) -> Action:
    kicks = [action for action in legal_actions if KIND[str(action)] == KICK]
    if kicks and rng.random() >= GAMBLE_CHANCE and _considers_kick(view, str(kicks[0])):
        return kicks[0]
    penalties = [action for action in legal_actions if str(action) in PENALTY_CALLS]
    if penalties and rng.random() < PENALTY_CHANCE:
        return pick(penalties, rng)
    plays = [action for action in legal_actions if action not in penalties and action not in kicks]
    if not plays:
        return pick(legal_actions, rng)
    if rng.random() < HIGHEST_CHANCE:
        return max(plays, key=lambda action: YARDS[str(action)])
    return pick(plays, rng)


def _went_against(view: BlowoutView) -> bool:
    """Returns whether the play, as it stands, went against its seat. A punt goes against nobody."""
    facts, on_offense = view.facts, view.seat == view.facts.offense
    kind, yards = KIND[facts.offense_call], YARDS[facts.offense_call]
    if kind == KICK:
        needed = kick_needed(facts.ball_on)
        return needed is not None and (yards >= needed) != on_offense
    how, end = play_end(kind, yards - YARDS[facts.defense_call], facts.defense_response, facts.ball_on)
    return (how in ("run", "pass") and end > facts.ball_on) != on_offense


def _considers_kick(view: BlowoutView, code: str) -> bool:
    """Returns whether Rookie thinks of a kick: a punt, or a field goal that is good."""
    facts = view.facts
    needed = kick_needed(facts.ball_on)
    return facts.down == DOWNS and (needed is None or YARDS[code] >= needed)
