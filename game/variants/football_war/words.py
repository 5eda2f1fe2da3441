"""What a player reads about Football War: prompts, reasons and labels, and the words of the modules beside this one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.contract import Action
from game.variants.football_war.actions import (
    CallPlay,
    CallTimeout,
    LeadPlay,
    MatchPlay,
    PlayExtra,
    ThrowFlag,
)
from game.variants.football_war.cards import (
    AUDIBLE,
    BY_CODE,
    CARDS,
    CODE,
    FIELD_GOAL,
    KICK_FACE,
    OFFENSE,
    PASS,
    PENALTY_CARDS,
    RUN,
    SAFETY_CHAIN,
)
from game.variants.football_war.log import FULL_DRIVE, MEASURE, begins_exchange, drive_line, gain, log_line
from game.variants.football_war.names import EXTRA_TIME, color, period_name, play_name, title
from game.variants.football_war.rulebook import rules

if TYPE_CHECKING:
    from game.variants.football_war.view import FootballWarView

__all__ = [
    "EXTRA_TIME",
    "FULL_DRIVE",
    "MEASURE",
    "begins_exchange",
    "button",
    "color",
    "drive_line",
    "gain",
    "label",
    "log_line",
    "period_name",
    "play_name",
    "prompt",
    "rules",
    "situation",
    "title",
    "why_not",
]

JUST_DRAWN = "Just drawn; playable from your next turn. (FW-75)"
CLOCK_FIRST = "First say whether you play on the clock. (FW-77)"

_LABELS = {
    "KICK": "Kick the FIELD GOAL",
    "EXTRA(none)": "OFFENSE alone",
    "STUFF": "DEFENSE: they draw 2",
    "REVERSE": "TURNOVER: turn play round",
    "CONCEDE": "Concede and draw",
    "LOOK_BACK": "Look back, draw 1",
    "CLOCK_RAN_OUT": "The clock ran out: draw 1",
    "ON_THE_CLOCK": "Play on the clock",
    "NO_CLOCK": "Play without a clock",
}


def label(action: Action) -> str:
    """What the action is called on a button."""
    if isinstance(action, LeadPlay):
        return f"Lead {action.card}"
    if isinstance(action, CallPlay):
        return f"AUDIBLE: call {action.play.value}"
    if isinstance(action, MatchPlay):
        return f"Match with {action.card}"
    if isinstance(action, ThrowFlag):
        yards = BY_CODE[action.card].value
        return f"Flag, {yards} yards: they draw {PENALTY_CARDS[yards]}"
    if isinstance(action, PlayExtra) and action.extra:
        return f"OFFENSE, and discard {action.extra}"
    if isinstance(action, CallTimeout):
        return f"Timeout: bury {action.buried.value}"
    return _LABELS[str(action)]


def prompt(view: FootballWarView, names: Sequence[str]) -> str:
    """What is asked of the deciding seat, in at most twelve words."""
    if view.phase == "over":
        return "Final whistle."
    if view.phase == "play_clock":
        return f"Play against the {view.play_clock}-second clock?"
    if view.live is None:
        last = view.counts[view.offense] == 1
        return _last_card(view) if last else "Your ball: lead a play, or use a special card."
    if view.live == FIELD_GOAL:
        return "Stop the kick with a special card, or concede 3 points."
    play, last = play_name(view.live), view.counts[view.offense] == 0
    if view.chain == SAFETY_CHAIN:
        return f"Match {play}, or concede a {'touchdown' if last else 'safety'}."
    if last:
        return f"Stop {play}, or concede a touchdown."
    return f"Defend: {play}. Match, use a special card, or concede."


def _last_card(view: FootballWarView) -> str:
    """What the last card of a hand is good for: one that cannot score costs five cards (FW-39, FW-40)."""
    kinds = [BY_CODE[CODE[card]].kind for card in view.hand] if view.seat == view.offense else []
    if kinds == [FIELD_GOAL]:
        return "Your last card: kick it for 3 points."
    if kinds and kinds[0] not in (RUN, PASS, AUDIBLE):
        return "Your last card cannot score: playing it costs five cards."
    return "Your last card: lead it for a touchdown."


# Reasons


def why_not(wanted: Sequence[str], live: int, chain: int, leading: bool, holds_offense: bool) -> str:
    """Why no legal action plays the wanted cards; the first was just clicked, the others were chosen before it."""
    if chain == SAFETY_CHAIN:
        return f"Only a match stops the fourth AUDIBLE: {play_name(CARDS[live].code)}. (FW-62)"
    if len(wanted) > 1:
        if OFFENSE in wanted:
            return "OFFENSE takes one extra card along, no more. (FW-55)"
        need = " You hold an OFFENSE: choose it first." if holds_offense else ""
        return f"One card at a time: only OFFENSE takes another along.{need} (FW-55)"
    code = wanted[0]
    if code == FIELD_GOAL:
        return "A FIELD GOAL is kicked on offense, never as an answer. (FW-65)"
    if live == KICK_FACE:
        return "Nothing matches a kick: it takes a special card. (FW-67)"
    return f"Needs the same play and color: {play_name(CARDS[live].code)}. (FW-7)"


# The table in words


def button(action: Action) -> tuple[str, str]:
    """The action in two short lines: what it does, and with which cards."""
    if isinstance(action, LeadPlay):
        return "Lead it", action.card
    if isinstance(action, MatchPlay):
        return "Match it", play_name(action.card)
    if isinstance(action, CallPlay):
        card = BY_CODE[action.play.value]
        return card.code, f"{card.kind}, {color(card.code)}"
    if isinstance(action, CallTimeout):
        return f"Bury {action.buried.value}", "and draw the top card"
    if isinstance(action, ThrowFlag):
        yards = BY_CODE[action.card].value
        return f"Flag: {yards} yards", f"they draw {PENALTY_CARDS[yards]}"
    if isinstance(action, PlayExtra):
        return ("OFFENSE", f"and throw in {action.extra}") if action.extra else ("OFFENSE alone", "or pick a card too")
    return _BUTTONS[str(action)]


_BUTTONS = {
    "KICK": ("Kick", "FIELD GOAL for 3 points"),
    "STUFF": ("Stuff", "DEFENSE: they draw 2"),
    "REVERSE": ("Turn play round", "TURNOVER"),
    "CONCEDE": ("Concede, draw 1", "the play stands"),
    "LOOK_BACK": ("Look back", "draw 1, see the Drive pile"),
    "CLOCK_RAN_OUT": ("Time is up", "draw 1 card"),
    "ON_THE_CLOCK": ("Play on the clock", "too slow costs a card"),
    "NO_CLOCK": ("Play without a clock", "take your time"),
}


def situation(view: FootballWarView, names: Sequence[str]) -> str:
    """The table in a few sentences, from what the seat knows."""
    if view.phase == "over":
        clubs = ", ".join(f"{name} {points}" for name, points in zip(names, view.points, strict=True))
        return f"{prompt(view, names)} {clubs}."
    left = f"{_cards(view.draw_count)} on the Play pile" if view.draw_count else "the Play pile is used up: last series"
    parts = [f"{period_name(view.period)}, {left}.", _drive_pile(view)]
    for seat, name in enumerate(names):
        timeout = ", a timeout" if view.timeouts >> seat & 1 else ""
        parts.append(f"{name}: {view.points[seat]} points, {_cards(view.counts[seat])}{timeout}.")
    if len(names) > 2:
        parts.append(f"Play goes {'' if view.direction > 0 else 'counter'}clockwise.")
    if view.phase != "play_clock":
        parts.append(_on_the_table(view, names))
    held = ", ".join(CODE[card] for card in sorted(view.hand))
    parts.append(f"You hold {held}." if held else "Your hand is empty.")
    locked = ", ".join(CODE[card] for card in view.hand if card in view.locked)
    if locked:
        parts.append(f"Just drawn, and not to be used yet: {locked}.")
    return " ".join(parts)


def _on_the_table(view: FootballWarView, names: Sequence[str]) -> str:
    """Who has the ball, and what the defense must stop."""
    offense, defense = names[view.offense], names[view.defense]
    if view.live is None:
        return f"{offense} to lead, against {defense}."
    live = "a kick" if view.live == FIELD_GOAL else play_name(view.live)
    chain = f", AUDIBLE number {view.chain} in a row" if view.chain > 1 else ", called with an AUDIBLE" * view.chain
    return f"{defense} must stop {live} of {offense}{chain}."


def _drive_pile(view: FootballWarView) -> str:
    """How high the Drive pile is, and the one card of it that all may read (FW-12)."""
    pile = view.drive_pile
    return f"{_cards(len(pile))} on the Drive pile, {CODE[pile[-1]]} on top." if pile else "The Drive pile is empty."


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"
