"""A beginner at BLOWOUT!!!: likes big numbers, forgets the marker, and answers too soon or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from game.chance import pick
from game.contract import Action
from game.field import DOWNS
from game.variants.blowout.actions import LET_STAND, Start
from game.variants.blowout.cards import KICK, KIND, PENALTY_CALLS, YARDS
from game.variants.blowout.yardage import kick_needed

if TYPE_CHECKING:
    from game.variants.blowout.view import BlowoutView

ANSWERS = 0.85
"""How often a beginner answers, with any card that it holds, a play that went against it by any yards at all."""
PENALTIES = 0.3
"""How often it calls a penalty that it holds."""
GAMBLES = 0.3
"""How often it goes for it on fourth down, however far it is."""
LIKES_BIG = 0.5
"""How often it takes the highest number, and else any."""


def rookie(view: BlowoutView, legal_actions: Sequence[Action], rng: Random) -> Action:
    """What a beginner does: legal and plausible, chosen with ``rng``."""
    if len(legal_actions) == 1:
        return legal_actions[0]
    if isinstance(legal_actions[0], Start):
        return pick(legal_actions, rng)
    if legal_actions[0] == LET_STAND:
        return pick(legal_actions[1:], rng) if _hurts(view) and rng.random() < ANSWERS else LET_STAND
    return _call(view, legal_actions, rng)


def _call(view: BlowoutView, legal_actions: Sequence[Action], rng: Random) -> Action:
    kicks = [action for action in legal_actions if KIND[str(action)] == KICK]
    if kicks and rng.random() >= GAMBLES and _sees_kick(view, str(kicks[0])):
        return kicks[0]
    penalties = [action for action in legal_actions if str(action) in PENALTY_CALLS]
    if penalties and rng.random() < PENALTIES:
        return pick(penalties, rng)
    plays = [action for action in legal_actions if action not in penalties and action not in kicks]
    if not plays:
        return pick(legal_actions, rng)
    if rng.random() < LIKES_BIG:
        return max(plays, key=lambda action: YARDS[str(action)])
    return pick(plays, rng)


def _hurts(view: BlowoutView) -> bool:
    """Whether the play, as it stands, is nothing that its seat wanted."""
    facts = view.facts
    gained = not facts.defense_response and YARDS[facts.offense_call] > YARDS[facts.defense_call]
    return gained != (view.seat == facts.offense)


def _sees_kick(view: BlowoutView, code: str) -> bool:
    """Whether it comes to a beginner's mind to kick: a field goal that is good, or a punt from its own half."""
    facts = view.facts
    needed = kick_needed(facts.ball_on)
    return facts.down == DOWNS and (needed is None or YARDS[code] >= needed)
