"""What a player reads about Jukem: prompts, reasons and labels, and the words of the modules beside this one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.contract import Action
from game.variants.jukem.actions import (
    FACE_BIT,
    FIELD_GOAL_BIT,
    SHAPES,
    Answer,
    Discard,
    MakePlay,
    faces,
    plays_of,
)
from game.variants.jukem.cards import (
    BY_CODE,
    CATCH,
    CODE,
    DEFENSIVE,
    FIELD_GOAL,
    FIELD_GOAL_TOTAL,
    HAND_SIZE,
    JUKEM,
    KICK_RETURN,
    PANCAKE_BLOCK,
    PASS,
    STALL_LIMIT,
    TOUCHDOWN_YARDS,
    YELLOW,
)
from game.variants.jukem.log import FULL_DRIVE, MEASURE, begins_exchange, drive_line, gain, log_line
from game.variants.jukem.names import EXTRA_TIME, listed, period_name, title
from game.variants.jukem.rulebook import rules

if TYPE_CHECKING:
    from game.variants.jukem.view import JukemView

__all__ = [
    "EXTRA_TIME",
    "FULL_DRIVE",
    "MEASURE",
    "begins_exchange",
    "button",
    "drive_line",
    "gain",
    "label",
    "log_line",
    "period_name",
    "prompt",
    "rules",
    "situation",
    "title",
    "why_not_play",
    "why_not_take",
]

REPLENISH_FIRST = "First fill your hand to five. (JF-16)"
ONE_ANSWER = "One defensive card answers a play, not two. (JF-55)"
NOT_DEFENSIVE = "Only HOLDING, SACK, FUMBLE or PICKED OFF answers a play. (JF-54)"

_DO: dict[str, str] = {"draw_pile": "Draw a card", "take_discard": "Take the discard", "end_half": "End the half"}


def label(action: Action) -> str:
    """What the action is called on a button."""
    if isinstance(action, MakePlay):
        return f"{listed(action.cards)}: {SHAPES[action].yards} yards"
    if isinstance(action, Discard):
        return f"Discard {title(action.card)}"
    if isinstance(action, Answer):
        return f"{action.card}: {'remove the play' if action.card in YELLOW else 'wipe out the drive'}"
    text = str(action)
    return {"let_it_stand": "Let it stand", FIELD_GOAL: "Kick the FIELD GOAL"}.get(text) or _DO[text]


def button(action: Action) -> tuple[str, str]:
    """The action in two lines: what it does, and with which cards."""
    if isinstance(action, MakePlay):
        return f"Gain {SHAPES[action].yards} yards", listed(action.cards)
    if isinstance(action, Discard):
        return "Discard", title(action.card)
    if isinstance(action, Answer):
        return "Remove the play" if action.card in YELLOW else "Wipe out the drive", action.card
    return label(action), ""


def prompt(view: JukemView, names: Sequence[str]) -> str:
    """What is asked of the deciding seat, in at most twelve words."""
    if view.phase == "over":
        return "Final whistle."
    to_go = TOUCHDOWN_YARDS - view.totals[view.attacker]
    if view.phase == "replenish":
        missing = HAND_SIZE - (len(view.hand) if view.seat == view.attacker else view.other_count)
        sources = ["Draw"] * (view.draw_count > 0) + ["take the discard"] * view.may_take
        how = ", or ".join(sources)
        return f"Fill your hand: {missing} more. {how[0].upper()}{how[1:]}."
    if view.phase == "defense":
        return f"Let the play stand, or stop it? {to_go} yards to go."
    return _prompt_to_play(view, to_go)


def _prompt_to_play(view: JukemView, to_go: int) -> str:
    mine, mask, total = view.seat == view.attacker, faces(view.hand), view.totals[view.attacker]
    stuck = mine and not plays_of(mask, not view.lines[view.attacker], total)
    kick = mine and bool(mask & FIELD_GOAL_BIT) and total >= FIELD_GOAL_TOTAL
    if view.draw_count == 0:
        if stuck:
            return "Last turn: kick, or stop here." if kick else "Last turn: nothing more to gain. Stop here."
        return f"Last turn: play on, or stop here. {to_go} to go."
    if stuck:
        return f"No play fits {to_go} yards: {'kick, or ' if kick else ''}discard a card."
    return f"Make one play. {to_go} yards to go, exactly."


def why_not_take(view: JukemView) -> str:
    """Why the discard cannot be taken now, with its rule."""
    if view.phase != "replenish":
        return "Your hand is full: make a play, or discard. (JF-25)"
    if view.took:
        return "One card a turn may come from the discard pile, and you have it. (JF-18)"
    if not view.discard_pile:
        return "There is no discard to take. (JF-18)"
    return f"{STALL_LIMIT} turns without a drawn card: this one comes from the draw pile. (JF-24)"


def situation(view: JukemView, names: Sequence[str]) -> str:
    """The table in words, from what the seat knows."""
    left = "1 card" if view.draw_count == 1 else f"{view.draw_count} cards"
    parts = [f"{period_name(view.period)}, {left} left to draw."]
    for seat, name in enumerate(names):
        parts.append(f"{name}: {view.points[seat]} points, {view.totals[seat]} yards on the drive.")
    held = ", ".join(title(CODE[card]) for card in sorted(view.hand))
    parts.append(f"You hold {held}." if held else "Your hand is empty.")
    return " ".join(parts)


class Situation(NamedTuple):
    """What the reasons below need to know of a PLAY step."""

    line_empty: bool
    last_turn: bool
    has_play: bool
    """Whether any yardage play is legal."""


def why_not_play(wanted: Sequence[str], hand: int, total: int, now: Situation) -> str:
    """Why no legal action uses the wanted faces; the first is the card just clicked, the others were chosen before.

    ``hand`` holds the faces of the whole hand as bits; ``total`` is the drive in yards.
    """
    fitting = [shape for shape in SHAPES.values() if set(wanted) <= set(shape.action.cards) and shape.mask & ~hand == 0]
    if len(set(wanted)) == len(wanted) and fitting:
        if KICK_RETURN in fitting[0].action.cards and not now.line_empty:
            return _or_discard("KICK RETURN must be the first play of a drive. (JF-31)", wanted, now)
        yards = fitting[0].yards
        need = TOUCHDOWN_YARDS - total
        reason = f"{yards} + {total} = {yards + total}. A drive must be exactly 100: you need {need}. (JF-39)"
    elif len(wanted) > 1:
        return _no_partner(wanted[0], wanted[1:])
    else:
        reason = _alone(wanted[0], hand, total)
    return _or_discard(reason, wanted, now)


def _or_discard(reason: str, wanted: Sequence[str], now: Situation) -> str:
    if len(wanted) > 1:
        return reason
    if now.last_turn:
        return f"{reason} The last turn has no discards. (JF-65)"
    return f"{reason} You have a play, so no discard. (JF-41)" if now.has_play else reason


def _alone(code: str, hand: int, total: int) -> str:
    """Why a face has no use by itself with this hand."""
    card = BY_CODE[code]
    if code in DEFENSIVE:
        return f"{code} answers the other side's play, never your own turn. (JF-45)"
    if code == FIELD_GOAL:
        return f"FIELD GOAL needs {FIELD_GOAL_TOTAL} yards or more; you have {total}. (JF-46)"
    if card.kind == PASS:
        return f"You hold no CATCH from {card.low} to {card.high} for this PASS. (JF-27)"
    if card.kind == CATCH:
        held = [BY_CODE[each] for each, bit in FACE_BIT.items() if bit & hand and BY_CODE[each].kind == PASS]
        if not held:
            return f"CATCH {card.value} needs a PASS, and you hold none. (JF-28)"
        return f"CATCH {card.value} is outside your PASS ({_ranges(held)}). (JF-27)"
    return f"{code} boosts a play: you have none that it fits. (JF-45)"


def _no_partner(code: str, chosen: Sequence[str]) -> str:
    """Why a face does not join the chosen ones."""
    card = BY_CODE[code]
    kinds = [BY_CODE[other].kind for other in chosen]
    if code in DEFENSIVE or FIELD_GOAL in (code, *kinds):
        return f"{title(code)} does not go with other cards. (JF-25)"
    if card.kind == CATCH and PASS in kinds:
        held = next(BY_CODE[other] for other in chosen if BY_CODE[other].kind == PASS)
        if CATCH not in kinds:
            return f"CATCH {card.value} is outside this PASS ({held.low}–{held.high}). (JF-27)"
    if card.kind == PASS and CATCH in kinds:
        held = next(BY_CODE[other] for other in chosen if BY_CODE[other].kind == CATCH)
        return f"CATCH {held.value} is outside this PASS ({card.low}–{card.high}). (JF-27)"
    if PANCAKE_BLOCK in (card.kind, *kinds):
        return "PANCAKE BLOCK goes with one RUN and nothing else but JUKEM. (JF-33)"
    if code == JUKEM:
        return "At most one JUKEM goes with a play. (JF-37)"
    return f"One play a turn: {title(code)} does not join {listed(chosen)}. (JF-25)"


def _ranges(passes: Sequence[Any]) -> str:
    return ", ".join(f"{card.low}–{card.high}" for card in passes)
