"""The texts of Football War: prompts and labels, and those imported from the modules beside this one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.claims import Claims, Draws, Scores, cards_text, if_stands, stated
from game.contract import Action, ScoreKind
from game.variants.football_war.actions import (
    CONCEDE,
    EXTRA_NONE,
    FLAGS,
    KICK,
    LOOK_BACK,
    REVERSE,
    STUFF,
    CallPlay,
    CallTimeout,
    LeadPlay,
    MatchPlay,
    PlayExtra,
    ThrowFlag,
)
from game.variants.football_war.cards import (
    BY_CODE,
    CODE,
    DEFENSE,
    FIELD_GOAL,
    OFFENSE,
    SAFETY_CHAIN,
    TURNOVER,
)
from game.variants.football_war.claims import claims
from game.variants.football_war.concession import own_answers
from game.variants.football_war.log import (
    CUT as CUT,
    FORGOTTEN as FORGOTTEN,
    FULL_DRIVE as FULL_DRIVE,
    MEASURE as MEASURE,
    drive_line as drive_line,
    log_line as log_line,
)
from game.variants.football_war.names import (
    EXTRA_TIME as EXTRA_TIME,
    GOAL as GOAL,
    LEGEND as LEGEND,
    color as color,
    period_name as period_name,
    play_name as play_name,
    title as title,
)
from game.variants.football_war.one_page import ONE_PAGE as ONE_PAGE
from game.variants.football_war.rulebook import rules as rules

if TYPE_CHECKING:
    from game.variants.football_war.view import FootballWarView


CALL_MENU, TIMEOUT_MENU, LOOK_BACK_MENU = "Call a play", "Timeout", "Look back"
_LABELS = {
    "KICK": "Kick the FIELD GOAL",
    "EXTRA(none)": "OFFENSE alone",
    "STUFF": "Play DEFENSE",
    "REVERSE": "TURNOVER: turn play round",
    "CONCEDE": "Concede and draw",
    "LOOK_BACK": "Look back, draw 1",
    "CLOCK_RAN_OUT": "The clock ran out",
    "ON_THE_CLOCK": "Play on the clock",
    "NO_CLOCK": "Play without a clock",
}


def label(action: Action) -> str:
    """Returns the name of an action in running text."""
    if isinstance(action, LeadPlay):
        return f"Lead {action.card}"
    if isinstance(action, CallPlay):
        return f"AUDIBLE: call {action.play}"
    if isinstance(action, MatchPlay):
        return f"Match with {action.card or 'the same play'}"
    if isinstance(action, ThrowFlag):
        return f"Play {action.card}"
    if isinstance(action, PlayExtra) and action.extra:
        return f"OFFENSE, and discard {action.extra}"
    if isinstance(action, CallTimeout):
        return f"Timeout: bury {action.buried}"
    return _LABELS[str(action)]


def play_of(action: Action) -> str:
    """What a player calls the play that an action makes: the card that is played; empty where none is.

    >>> play_of(LeadPlay("Curl")), play_of(MatchPlay("Curl")), play_of(CallPlay("Curl")), play_of(CONCEDE)
    ('Curl', 'Curl', 'AUDIBLE', '')
    """
    return getattr(action, "card", None) or ""


def menu(action: Action) -> str | None:
    """Returns the menu of an action: calls of an AUDIBLE and timeouts each have one, and the look back."""
    if isinstance(action, CallPlay):
        return CALL_MENU
    if action == LOOK_BACK:
        return LOOK_BACK_MENU
    return TIMEOUT_MENU if isinstance(action, CallTimeout) else None


def prompt(view: FootballWarView, names: Sequence[str]) -> str:
    """Returns what is asked of the deciding seat, in at most twelve words."""
    if view.phase == "over":
        return "Final whistle."
    if view.phase == "play_clock":
        return f"Play against the {view.facts.play_clock}-second clock?"
    if view.facts.live is None:
        last = view.counts[view.facts.offense] == 1
        return _last_card(view) if last else "Your ball: call a play, or use a special card."
    play, given = view.facts.live, stated(claims(view, CONCEDE), Scores)
    if play == FIELD_GOAL:
        return f"Stop the kick with a special card, or concede {given.points if given else 0} points."
    if given and given.how is ScoreKind.SAFETY:
        return f"Play another {play}, or concede a safety."
    if given:
        only = "Play another" if view.facts.chain == SAFETY_CHAIN else "Stop"
        return f"{only} {play}, or concede a touchdown."
    return f"Play another {play}, use a special card, or concede."


def prompt_to_owner(view: FootballWarView) -> str:
    """Returns what a defense can do with its hand, in at most twelve words; empty if there is no play to stop.

    It tells what the hand holds, so only its owner may read it (FW-15).
    """
    play = view.facts.live
    if view.phase != "answer" or play is None or view.seat != view.facts.defense:
        return ""
    what = "the kick" if play == FIELD_GOAL else play
    held, claimed = own_answers(view), claims(view, CONCEDE)
    matches = any(isinstance(action, MatchPlay) for action in held)
    cost = _cost(claimed, view)
    if not held:
        if _comes_late(view):
            return f"Your {play} was just drawn, too late for this: {cost}."
        given = stated(claimed, Scores)
        timeout = given is not None and view.seat in view.facts.timeouts and view.draw_count
        return f"Nothing in hand stops {what}: {f'timeout, or {cost}' if timeout else cost}."
    if all(isinstance(action, MatchPlay) for action in held):
        return f"You hold {play}: match it, or {cost}."
    if matches:
        return f"Match {play}, use a special card, or {cost}."
    if all(isinstance(action, ThrowFlag) for action in held):
        return f"Call {what} back with a PENALTY, or {cost}."
    return f"Stop {what} with a special card, or {cost}."


def nothing_stops(view: FootballWarView) -> str:
    """Returns that the hand cannot answer the live play, which is conceded by itself, and what that costs."""
    given = stated(claims(view, CONCEDE), Scores)
    cost = f"they score {given.points}" if given else "conceded"
    if _comes_late(view):
        return f"Your {view.facts.live} came too late for it: {cost}."
    return f"Nothing of yours stops it: {cost}."


def _comes_late(view: FootballWarView) -> bool:
    """Returns whether the hand holds the live play, but drew it after that was led (FW-34). No kick matches a kick."""
    live = view.facts.live
    return live != FIELD_GOAL and any(CODE[card] == live for card in view.hand)


def _cost(claimed: Claims, view: FootballWarView) -> str:
    """Returns what conceding costs, in words."""
    given, drawn = stated(claimed, Scores), stated(claimed, Draws, view.seat)
    if given:
        return f"they score {given.points}"
    return "concede and draw" if drawn and drawn.cards else "concede"


def _last_card(view: FootballWarView) -> str:
    """Returns the prompt of a last card; one that cannot score costs five cards (FW-39, FW-40)."""
    codes = [CODE[card] for card in view.hand] if view.seat == view.facts.offense else []
    action = _AS_THE_LAST.get(codes[0]) if codes else None
    if action is None:
        return "Your last card: lead it for a touchdown."
    claimed = claims(view, action)
    kick, drawn = stated(if_stands(claimed), Scores), stated(claimed, Draws, view.seat)
    if kick:
        return f"Your last card: kick it for {kick.points} points."
    cost = f"playing it costs {cards_text(drawn.cards)}" if drawn and drawn.cards else "nothing is left to draw"
    return f"Your last card cannot score: {cost}."


_AS_THE_LAST: dict[str, Action] = {
    FIELD_GOAL: KICK,
    OFFENSE: EXTRA_NONE,
    DEFENSE: STUFF,
    TURNOVER: REVERSE,
    **FLAGS,
}
"""The action of each last card that is no play."""


# The table in words


def button(action: Action) -> tuple[str, str]:
    """Returns an action in two short lines: what it does, and with which cards."""
    if isinstance(action, LeadPlay):
        return "Lead it", action.card
    if isinstance(action, MatchPlay):
        return "Match it", f"with another {action.card}" if action.card else ""
    if isinstance(action, CallPlay):
        card = BY_CODE[action.play]
        return card.code, f"{card.kind}, {color(card.code)}"
    if isinstance(action, CallTimeout):
        return f"Bury {action.buried}", "and draw the top card"
    if isinstance(action, ThrowFlag):
        return f"Flag for {BY_CODE[action.card].value}", "they draw"
    if isinstance(action, PlayExtra):
        return (
            (f"OFFENSE + {action.extra}", "both are spent") if action.extra else ("OFFENSE alone", "or pick a card too")
        )
    return _BUTTONS[str(action)]


_BUTTONS = {
    "KICK": ("Kick", "FIELD GOAL for 3 points"),
    "STUFF": ("Play DEFENSE", "they draw"),
    "REVERSE": ("Turn play round", "TURNOVER"),
    "CONCEDE": ("Concede and draw", "the play stands"),
    "LOOK_BACK": ("Look back", "draw 1, see the Drive pile"),
    "CLOCK_RAN_OUT": ("Time is up", "delay of game"),
    "ON_THE_CLOCK": ("Play on the clock", "too slow costs a card"),
    "NO_CLOCK": ("Play without a clock", "take your time"),
}


def short_situation(view: FootballWarView, names: Sequence[str]) -> str:
    """Returns how many cards are left in the half."""
    return f"{cards_text(view.draw_count)} on the Play pile" if view.draw_count else "last series"


def situation(view: FootballWarView, names: Sequence[str]) -> str:
    """Returns the situation in a few sentences, from what the seat knows."""
    if view.phase == "over":
        clubs = ", ".join(f"{name} {points}" for name, points in zip(names, view.facts.points, strict=True))
        return f"{prompt(view, names)} {clubs}."
    left = f"{cards_text(view.draw_count)} on the Play pile"
    if not view.draw_count:
        left = "the Play pile is used up: last series"
    parts = [f"{period_name(view.facts.period, {'length': view.facts.length})}, {left}.", _drive_pile(view)]
    for seat, name in enumerate(names):
        timeout = ", a timeout" if seat in view.facts.timeouts else ""
        parts.append(f"{name}: {view.facts.points[seat]} points, {cards_text(view.counts[seat])}{timeout}.")
    if len(names) > 2:
        parts.append(f"Play goes {'' if view.facts.clockwise else 'counter'}clockwise.")
    if view.phase != "play_clock":
        parts.append(_on_the_table(view, names))
    held = ", ".join(CODE[card] for card in sorted(view.hand))
    parts.append(f"You hold {held}." if held else "Your hand is empty.")
    locked = ", ".join(CODE[card] for card in view.hand if card in view.locked)
    if locked:
        parts.append(f"Just drawn, and not to be used yet: {locked}.")
    return " ".join(parts)


def _on_the_table(view: FootballWarView, names: Sequence[str]) -> str:
    """Says who has the ball, and what the defense must stop."""
    facts = view.facts
    offense, defense, play, chain = names[facts.offense], names[facts.defense], facts.live, facts.chain
    if play is None:
        return f"{offense} must lead against {defense}."
    if play == FIELD_GOAL:
        return f"{defense} must stop a kick by {offense}."
    audible = f"AUDIBLE {chain} of {SAFETY_CHAIN}" if chain > 1 else "an AUDIBLE"
    how = f"called with {audible}" if chain else "played"
    return f"{defense} must stop {play_name(play)}, which {offense} {how}."


def _drive_pile(view: FootballWarView) -> str:
    """Says how many cards the Drive pile has, and which one is on top (FW-12)."""
    pile = view.drive_pile
    if not pile:
        return "The Drive pile is empty."
    return f"{cards_text(len(pile))} on the Drive pile, {CODE[pile[-1]]} on top."
