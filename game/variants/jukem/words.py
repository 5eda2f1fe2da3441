"""What a player reads about Jukem: the log, prompts, reasons and labels. The rules are in ``rulebook.py``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.contract import Action, Ending, Event
from game.events import (
    CardMoved,
    CoinTossed,
    DriveGrew,
    DriveWiped,
    LastTurn,
    MatchEnded,
    PeriodBegan,
    PeriodEnded,
    PlayRemoved,
    PlayStood,
    Scored,
)
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
    RUN,
    STALL_LIMIT,
    TOUCHDOWN_YARDS,
    YELLOW,
)
from game.variants.jukem.rulebook import rules

if TYPE_CHECKING:
    from game.variants.jukem.view import JukemView

__all__ = [
    "begins_exchange",
    "button",
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

_PERIODS = ("First half", "Second half")
_DO: dict[str, str] = {"draw_pile": "Draw a card", "take_discard": "Take the discard", "end_half": "End the half"}


def period_name(period: int) -> str:
    """What a period is called.

    >>> period_name(1), period_name(2), period_name(3)
    ('Second half', 'Sudden death', 'Sudden death 2')
    """
    if period < 2:
        return _PERIODS[period]
    return "Sudden death" if period == 2 else f"Sudden death {period - 1}"


def title(code: str) -> str:
    """A card's name in running text.

    >>> title("PASS 10-35")
    'PASS 10–35'
    """
    return code.replace("-", "–")


def label(action: Action) -> str:
    """What the action is called on a button."""
    if isinstance(action, MakePlay):
        return f"{_listed(action.cards)}: {SHAPES[action].yards} yards"
    if isinstance(action, Discard):
        return f"Discard {title(action.card)}"
    if isinstance(action, Answer):
        return f"{action.card}: {'remove the play' if action.card in YELLOW else 'wipe out the drive'}"
    text = str(action)
    return {"let_it_stand": "Let it stand", FIELD_GOAL: "Kick the FIELD GOAL"}.get(text) or _DO[text]


def button(action: Action) -> tuple[str, str]:
    """The action in two lines: what it does, and with which cards."""
    if isinstance(action, MakePlay):
        return f"Gain {SHAPES[action].yards} yards", _listed(action.cards)
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


def begins_exchange(event: Event) -> bool:
    """Nothing that was laid face up is ever forgotten in Jukem (JF-83)."""
    return False


def log_line(event: Event, names: Sequence[str], forgetful: bool = False) -> str | None:
    """One plain sentence for an event, or None where it needs none."""
    teller = _TELL.get(type(event))
    return teller(event, names) if teller else None


def _card_moved(event: CardMoved, names: Sequence[str]) -> str | None:
    if event.code is None:
        return None
    card = title(event.code)
    if event.how == "turn_up":
        return f"{card} is turned up to start the discard pile."
    if event.how == "take":
        return f"{names[_owner(event.target)]} took {card} from the discard pile."
    if event.how == "discard":
        return f"{names[_owner(event.source)]} discarded {card}."
    return None


def _drive_grew(event: DriveGrew, names: Sequence[str]) -> str:
    base = BY_CODE[event.codes[0]]
    verb = {RUN: "ran", PASS: "passed", KICK_RETURN: "returned the kick"}[base.kind]
    boosts = [code for code in event.codes if code in (PANCAKE_BLOCK, JUKEM)]
    extra = f" with {_listed(boosts)}" if boosts else ""
    return f"{names[event.seat]} {verb} for {event.yards}{extra}: from {event.total - event.yards} to {event.total}."


def _play_removed(event: PlayRemoved, names: Sequence[str]) -> str:
    return f"{event.answer}! {names[event.seat]} lost that play: {event.yards} yards back to {event.total}."


def _drive_wiped(event: DriveWiped, names: Sequence[str]) -> str:
    return f"{event.answer}! {names[event.seat]} lost the whole drive, {event.yards} yards."


def _scored(event: Scored, names: Sequence[str]) -> str:
    what = "Touchdown" if event.how == "touchdown" else "Field goal"
    before = event.score[event.seat] - event.points
    return f"{what}! {names[event.seat]} from {before} to {event.score[event.seat]}."


def _match_ended(event: MatchEnded, names: Sequence[str]) -> str:
    result = event.result
    high, low = max(result.points), min(result.points)
    if result.reason is Ending.TIE:
        return f"Final: {high}–{low}. Ten periods of sudden death and nobody scored: a tie."
    how = " in sudden death" if result.reason is Ending.SUDDEN_DEATH else ""
    return f"Final: {names[result.winners[0]]} won {high}–{low}{how}."


_TELL: dict[type[Event], Callable[[Any, Sequence[str]], str | None]] = {
    CardMoved: _card_moved,
    CoinTossed: lambda event, names: f"The toss: {names[event.seat]} dealt first.",
    PeriodBegan: lambda event, names: f"{period_name(event.period)}: {names[1 - event.dealer]} went first.",
    LastTurn: lambda event, names: f"The last card is drawn: last turn for {names[event.seat]}.",
    DriveGrew: _drive_grew,
    PlayStood: lambda event, names: "The play stands.",
    PlayRemoved: _play_removed,
    DriveWiped: _drive_wiped,
    Scored: _scored,
    PeriodEnded: lambda event, names: f"{period_name(event.period)} over: {event.score[0]}–{event.score[1]}.",
    MatchEnded: _match_ended,
}


def _owner(zone: str) -> int:
    return int(zone.rpartition(":")[2])


def _listed(codes: Sequence[str]) -> str:
    return " + ".join(title(code) for code in codes)


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
    return f"One play a turn: {title(code)} does not join {_listed(chosen)}. (JF-25)"


def _ranges(passes: Sequence[Any]) -> str:
    return ", ".join(f"{card.low}–{card.high}" for card in passes)
