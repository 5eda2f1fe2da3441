"""The policies of Jukem: Pro, which looks one step ahead, and Rookie; and Pro's advice.

Pro judges every choice by the position right after the turn, as far as the view shows it, with the weights of
``evaluation``: the exact finishers left, the cards kept, the threat of the other drive and the rest of the half.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from game.chance import pick
from game.contract import Action
from game.variant import Advice
from game.variants.jukem.actions import (
    DRAW,
    FACE_BIT,
    KICK,
    SHAPES,
    STAND,
    TAKE,
    Answer,
    Discard,
    MakePlay,
)
from game.variants.jukem.analysis import Analysis, without
from game.variants.jukem.cards import (
    BY_CODE,
    CODE,
    DEFENSIVE,
    FIELD_GOAL,
    FIELD_GOAL_POINTS,
    HAND_SIZE,
    IDS,
    JUKEM,
    KICK_RETURN,
    RED,
    TOUCHDOWN_POINTS,
    TOUCHDOWN_YARDS,
    YELLOW,
)
from game.variants.jukem.evaluation import COPIES, best_last_turn
from game.variants.jukem.reasons import reason_for
from game.variants.jukem.view import JukemView

_FACE_CARDS = tuple((bit, IDS[code][0]) for code, bit in FACE_BIT.items())


def pro(view: JukemView, legal_actions: Sequence[Action], rng: Random) -> Action:
    """Returns the choice of a sensible player; of equal ones the first listed."""
    if len(legal_actions) == 1:
        return legal_actions[0]
    if view.phase == "replenish" and len(view.hand) < HAND_SIZE - 1:
        # the discard does not run away while cards are drawn, so it is decided on with all the others in hand (JF-19)
        return DRAW
    return _CHOICES[view.phase](Analysis(view), legal_actions)


def advise(view: JukemView, legal_actions: Sequence[Action], rng: Random) -> Advice:
    """Returns Pro's choice and its reason."""
    action = pro(view, legal_actions, rng)
    return Advice(action, reason_for(view, action))


def _replenish(look: Analysis, legal: Sequence[Action]) -> Action:
    top = look.view.discard_pile[-1]
    if look.pile == 1:
        return DRAW if _last_draw(look) >= look.win(look.base((*look.hand, top)), look.total) else TAKE
    return TAKE if look.with_card(top) + max(0.0, look.danger(top)) > look.mean_draw() else DRAW


def _last_draw(look: Analysis) -> float:
    """Returns the chance to win after drawing the last card of the pile, averaged over all unseen cards (JF-63)."""
    answered, values, worth = look.answered, look.last_values, 0.0
    for bit, card in _FACE_CARDS:
        copies = (COPIES[bit] & look.unseen).bit_count()
        if copies:
            hand = (*look.hand, card)
            worth += copies * best_last_turn(look.total, hand, look.line_empty, answered, values)[0]
    return worth / look.count


def _play(look: Analysis, legal: Sequence[Action]) -> Action:
    if not look.pile:
        return best_last_turn(look.total, look.hand, look.line_empty, look.answered, look.last_values)[1]
    return max(legal, key=lambda action: _play_value(look, action))


def _play_value(look: Analysis, action: Action) -> float:
    if isinstance(action, MakePlay):
        return _value_of_play(look, action)
    if isinstance(action, Discard):
        base = look.base(without(look.hand, (action.card,)))
        return look.win(base, look.total, -look.gift(IDS[action.card][0]))
    return look.win_by_scoring(look.base(without(look.hand, (FIELD_GOAL,))), FIELD_GOAL_POINTS)


def _value_of_play(look: Analysis, action: MakePlay) -> float:
    shape = SHAPES[action]
    base = look.base(without(look.hand, action.cards))
    total = look.total + shape.yards
    if total == TOUCHDOWN_YARDS:
        return look.win_by_scoring(base, TOUCHDOWN_POINTS)
    stands = look.win(base, total)
    if shape.unstoppable:
        return stands
    wiped, undone = look.answers(total, shape.yards)
    value = (1 - wiped - undone) * stands
    if wiped:
        value += wiped * look.win(base, 0)
    if undone:
        value += undone * look.win(base, look.total)
    return value


def _defense(look: Analysis, legal: Sequence[Action]) -> Action:
    if not look.pile:
        return legal[1]  # all cards are shuffled after this turn: none is worth holding back
    return max(legal, key=lambda action: _defense_value(look, action))


def _defense_value(look: Analysis, action: Action) -> float:
    line = look.view.lines[look.other]
    if not isinstance(action, Answer):
        return look.win_after_defense(look.hand, look.their_total, False)
    hand = without(look.hand, (action.card,))
    if action.card in YELLOW:
        return look.win_after_defense(hand, look.their_total - line[-1].yards, len(line) == 1)
    return look.win_after_defense(hand, 0, True)


_CHOICES: dict[str, Callable[[Analysis, Sequence[Any]], Action]] = {
    "replenish": _replenish,
    "play": _play,
    "defense": _defense,
}


SHINY = (JUKEM, KICK_RETURN, *DEFENSIVE)
"""Cards that a beginner takes and keeps, useful or not."""
BIG = 25  # yards that a beginner cannot resist
KICKS = 0.4
LIKES_JUKEM = 0.75
LONG_DRIVE, WORTH_A_WIPE = 60, 50
"""The yards of a drive that alarm a beginner, and those from which a red card is not wasted on it."""
ANSWERS_SMALL, ANSWERS_BIG, WASTES_WIPE = 0.2, 0.6, 0.4
"""Chances to answer a small and a big play: against a newcomer, a beginner that answers whatever it can is mean."""


def rookie(view: JukemView, legal_actions: Sequence[Action], rng: Random) -> Action:
    """Returns the choice of a beginner, from the same view that others get."""
    if len(legal_actions) == 1:
        return legal_actions[0]
    return _ROOKIES[view.phase](view, legal_actions, rng)


def _take_as_rookie(view: JukemView, legal: Sequence[Action], rng: Random) -> Action:
    """Takes a discard that looks good, needed or not, and ignores what the other side might want."""
    code = CODE[view.discard_pile[-1]]
    return TAKE if code in SHINY or BY_CODE[code].value >= BIG else legal[0]


def _play_as_rookie(view: JukemView, legal: Sequence[Action], rng: Random) -> Action:
    """Gains the most yards, with JUKEM, and ignores the yards left to go."""
    if KICK in legal and rng.random() < KICKS:
        return KICK
    plays = [action for action in legal if isinstance(action, MakePlay)]
    if plays:
        plain = [action for action in plays if not SHAPES[action].unstoppable]
        return plays[-1] if not plain or rng.random() < LIKES_JUKEM else plain[-1]
    dull = [action for action in legal if isinstance(action, Discard) and action.card not in SHINY]
    return pick(dull or legal, rng)


def _answer_as_rookie(view: JukemView, legal: Sequence[Action], rng: Random) -> Action:
    """Answers big plays and long drives more often than not, with a red card first, and wastes some on short drives."""
    line = view.lines[1 - view.seat]
    total = sum(play.yards for play in line)
    alarmed = line[-1].yards >= BIG or total >= LONG_DRIVE
    if rng.random() >= (ANSWERS_BIG if alarmed else ANSWERS_SMALL):
        return STAND
    answers = [action for action in legal if isinstance(action, Answer)]
    reds = [action for action in answers if action.card in RED]
    if total < WORTH_A_WIPE and rng.random() >= WASTES_WIPE:
        reds, answers = [], [action for action in answers if action.card in YELLOW]
    return pick(reds or answers or [STAND], rng)


_ROOKIES: dict[str, Callable[[JukemView, Sequence[Any], Random], Action]] = {
    "replenish": _take_as_rookie,
    "play": _play_as_rookie,
    "defense": _answer_as_rookie,
}
