"""A beginner at Jukem: legal and plausible, fond of yards, hasty with the good cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from game.chance import pick
from game.contract import Action
from game.variants.jukem.actions import KICK, SHAPES, STAND, TAKE, Answer, Discard, MakePlay
from game.variants.jukem.cards import BY_CODE, CODE, DEFENSIVE, JUKEM, KICK_RETURN, RED
from game.variants.jukem.view import JukemView

SHINY = (JUKEM, KICK_RETURN, *DEFENSIVE)
"""Cards that a beginner takes and keeps whether or not they help."""
BIG = 25  # yards that a beginner cannot resist
KICKS = 0.4
LIKES_JUKEM = 0.75
ANSWERS_SMALL, ANSWERS_BIG = 0.5, 0.9


def rookie(view: JukemView, legal_actions: Sequence[Action], rng: Random) -> Action:
    """What a beginner does with the same view that everybody has."""
    if len(legal_actions) == 1:
        return legal_actions[0]
    return _CHOICES[view.phase](view, legal_actions, rng)


def _replenish(view: JukemView, legal: Sequence[Action], rng: Random) -> Action:
    """Takes what looks good at once, needed or not, and never asks what the other side might want."""
    code = CODE[view.discard_pile[-1]]
    return TAKE if code in SHINY or BY_CODE[code].value >= BIG else legal[0]


def _play(view: JukemView, legal: Sequence[Action], rng: Random) -> Action:
    """Goes for the most yards, a JUKEM on top, without a thought for what is left to go."""
    if KICK in legal and rng.random() < KICKS:
        return KICK
    plays = [action for action in legal if isinstance(action, MakePlay)]
    if plays:
        plain = [action for action in plays if not SHAPES[action].unstoppable]
        return plays[-1] if not plain or rng.random() < LIKES_JUKEM else plain[-1]
    dull = [action for action in legal if isinstance(action, Discard) and action.card not in SHINY]
    return pick(dull or legal, rng)


def _defense(view: JukemView, legal: Sequence[Action], rng: Random) -> Action:
    """Answers almost any play that looks big, with a red card first, however short the drive still is."""
    gain = view.lines[1 - view.seat][-1].yards
    if rng.random() >= (ANSWERS_BIG if gain >= BIG else ANSWERS_SMALL):
        return STAND
    answers = [action for action in legal if isinstance(action, Answer)]
    reds = [action for action in answers if action.card in RED]
    return pick(reds or answers, rng)


_CHOICES: dict[str, Callable[[JukemView, Sequence[Any], Random], Action]] = {
    "replenish": _replenish,
    "play": _play,
    "defense": _defense,
}
