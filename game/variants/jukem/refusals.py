"""The reasons why a card or a place of Jukem cannot be chosen now, each with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.variants.jukem.actions import FACE_BIT, SHAPES
from game.variants.jukem.board import Board
from game.variants.jukem.cards import (
    BY_CODE,
    CATCH,
    DEFENSIVE,
    FIELD_GOAL,
    FIELD_GOAL_TOTAL,
    JUKEM,
    KICK_RETURN,
    PANCAKE_BLOCK,
    PASS,
    RUN,
    STALL_LIMIT,
    TOUCHDOWN_YARDS,
    listed,
    title,
)

REPLENISH_FIRST = "First fill your hand to five. (JF-16)"
NOT_NOW = "Cards are drawn only while a hand is filled to five. (JF-16)"
HAND_IS_FULL = "Your hand is full: make a play, or discard. (JF-25)"
NO_PILE = "Cards come from the draw pile and the discard pile only. (JF-16)"
USED_UP = "The draw pile is used up. (JF-63)"
NO_DISCARD = "There is no discard to take. (JF-18)"
ONE_TAKEN = "One card a turn may come from the discard pile, and you have it. (JF-18)"
STALLED = f"{STALL_LIMIT} turns without a drawn card: this one comes from the draw pile. (JF-24)"
ONE_ANSWER = "One defensive card answers a play, not two. (JF-55)"
NOT_DEFENSIVE = "Only HOLDING, SACK, FUMBLE or PICKED OFF answers a play. (JF-54)"
ANSWERS_THE_DRIVE = "A defensive card goes on the drive that it answers. (JF-54)"
NO_PLACE = "Cards are laid on your own drive, or discarded. (JF-25)"
ONE_DISCARD = "One card is discarded, not several. (JF-43)"
LAST_TURN = "The last turn has no discards. (JF-65)"
HAS_PLAY = "You have a play, so no discard. (JF-41)"


class Situation(NamedTuple):
    """The facts of a PLAY step that the reasons below depend on."""

    line_empty: bool
    last_turn: bool
    has_play: bool
    """Whether any yardage play is legal."""


def why_not_play(wanted: Sequence[str], hand: int, total: int, now: Situation) -> str:
    """Returns why no legal action uses the wanted faces: first the card just clicked, then those chosen before.

    ``hand`` holds the faces of the whole hand as bits; ``total`` is the drive in yards.
    """
    if len(wanted) > 1 and not now.has_play and not now.last_turn:
        return ONE_DISCARD  # what was chosen before is to be discarded (JF-41)
    fitting = [shape for shape in SHAPES.values() if set(wanted) <= set(shape.action.cards) and shape.mask & ~hand == 0]
    if len(set(wanted)) == len(wanted) and fitting:
        if KICK_RETURN in fitting[0].action.cards and not now.line_empty:
            return _or_discard("KICK RETURN must be the first play of a drive. (JF-31)", wanted, now)
        yards = fitting[0].yards
        need = TOUCHDOWN_YARDS - total
        reason = f"{yards} + {total} = {yards + total}. A drive must be exactly 100: you need {need}. (JF-39)"
    elif len(wanted) > 1:
        return _no_partner(wanted, hand)
    else:
        reason = _alone(wanted[0], hand, total)
    return _or_discard(reason, wanted, now)


def _or_discard(reason: str, wanted: Sequence[str], now: Situation) -> str:
    if len(wanted) > 1:
        return reason
    if now.last_turn:
        return f"{reason} {LAST_TURN}"
    return f"{reason} {HAS_PLAY}" if now.has_play else reason


def _alone(code: str, hand: int, total: int) -> str:
    """Returns why a face cannot be played by itself with this hand."""
    card = BY_CODE[code]
    if code in DEFENSIVE:
        return f"{code} answers the other side's play and is never laid on your own turn. (JF-45)"
    if code == FIELD_GOAL:
        return f"FIELD GOAL needs {FIELD_GOAL_TOTAL} yards or more; you have {total}. (JF-46)"
    if card.kind == PASS:
        return f"You hold no CATCH from {card.low} to {card.high} for this PASS. (JF-27)"
    if card.kind == CATCH:
        held = [BY_CODE[each] for each, bit in FACE_BIT.items() if bit & hand and BY_CODE[each].kind == PASS]
        if not held:
            return f"CATCH {card.value} needs a PASS, and you hold none. (JF-28)"
        return f"CATCH {card.value} is outside your PASS ({_ranges(held)}). (JF-27)"
    return f"{code} boosts a play, and you have none that it fits. (JF-45)"


def _no_partner(wanted: Sequence[str], hand: int) -> str:
    """Returns why the first face does not join the others, which were chosen before it."""
    code, chosen = wanted[0], wanted[1:]
    for each in wanted:
        if each in DEFENSIVE:
            return f"{each} answers the other side's play and goes with no card of your own turn. (JF-45)"
    if FIELD_GOAL in wanted:
        return "FIELD GOAL is kicked by itself and goes with no other card. (JF-46)"
    if wanted.count(JUKEM) > 1:
        return "At most one JUKEM goes with a play. (JF-37)"
    return _lacks(wanted, hand) or f"One play a turn: {title(code)} does not join {listed(chosen)}. (JF-25)"


def _lacks(wanted: Sequence[str], hand: int) -> str | None:
    """Returns what keeps the faces from being one play or a part of one; None if they belong to two plays."""
    of_kind = {kind: [BY_CODE[each] for each in wanted if BY_CODE[each].kind == kind] for kind in (PASS, CATCH, RUN)}
    passes, catches, runs = of_kind.values()
    if PANCAKE_BLOCK in wanted:
        if sorted(wanted) == [JUKEM, PANCAKE_BLOCK]:
            return "PANCAKE BLOCK goes with a RUN, and you hold none. (JF-33)"
        if not runs:
            return "PANCAKE BLOCK goes with one RUN and nothing else but JUKEM. (JF-33)"
    rest = [each for each in wanted if each != JUKEM]
    if len(passes) == len(catches) == 1 and len(rest) == 2:
        return f"CATCH {catches[0].value} is outside this PASS ({_ranges(passes)}). (JF-27)"
    return _alone(rest[0], hand, 0) if len(rest) == 1 else None


def _ranges(passes: Sequence[Any]) -> str:
    return ", ".join(f"{card.low}–{card.high}" for card in passes)


def why_not_discard(now: Situation) -> str:
    """Returns why the wanted cards cannot go to the discard pile."""
    if now.last_turn:
        return LAST_TURN
    return HAS_PLAY if now.has_play else ONE_DISCARD


def why_not_take(state: Board) -> str:
    """Returns why the discard cannot be taken while a hand is filled."""
    if state.facts.took:
        return ONE_TAKEN
    return STALLED if state.discard_pile else NO_DISCARD
