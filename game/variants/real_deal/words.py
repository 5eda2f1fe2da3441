"""What a player reads about Real Deal: prompts and labels, and the words of the modules beside this one."""

from __future__ import annotations

from collections.abc import Sequence

from game.claims import Scores, cards_text, stated
from game.contract import Action
from game.variants.real_deal.actions import (
    ACCEPT,
    CONCEDE_NOTHING,
    NO_CARD,
    Concede,
    Counter,
    PlayCard,
    Punt,
)
from game.variants.real_deal.cards import (
    CODE,
    CONTINUATIONS,
    LONG,
    POINTS,
    PUNT_INSIDE,
    RETURN,
    SAFETY,
    SCORING,
    STOPS,
)
from game.variants.real_deal.claims import claims
from game.variants.real_deal.log import FULL_DRIVE, MEASURE, drive_line, log_line
from game.variants.real_deal.names import EXTRA_TIME, GOAL, SIGNS, period_name, quarter_name, title
from game.variants.real_deal.rulebook import rules
from game.variants.real_deal.view import RealDealView

__all__ = [
    "EXTRA_TIME",
    "FULL_DRIVE",
    "GOAL",
    "MEASURE",
    "SIGNS",
    "button",
    "drive_line",
    "label",
    "log_line",
    "period_name",
    "prompt",
    "rules",
    "situation",
    "title",
]

_BUTTONS = {
    "RECEIVE": ("Receive", "have the ball first"),
    "DEFER": ("Defer", "they have the ball first"),
    "END_QUARTER": ("End the quarter", "HAS BALL END OF QUARTER"),
    "CONCEDE(none)": ("Concede", "no card to lay down"),
    "ACCEPT": ("Accept it", "nothing is discarded"),
}


def label(action: Action) -> str:
    """What the action is called on a button."""
    head, detail = button(action)
    return f"{head}: {detail}" if detail else head


def button(action: Action) -> tuple[str, str]:
    """The action in two short lines: what it does, and with which cards."""
    if isinstance(action, PlayCard):
        return ("Punt inside the 10" if action.card == PUNT_INSIDE else f"Go for {POINTS[action.card]}"), title(
            action.card
        )
    if isinstance(action, Counter):
        return _counter(action.card), title(action.card)
    if isinstance(action, Punt):
        return "Punt it away", title(action.card)
    if isinstance(action, Concede) and action.card != NO_CARD:
        return "Concede with it", title(action.card)
    return _BUTTONS[str(action)]


def _counter(code: str) -> str:
    if code in STOPS:
        return "Stop it: your ball"
    if code in CONTINUATIONS:
        return "Call it back"
    return "Strike back: 2" if code == SAFETY else "Return it: 7"


def prompt(view: RealDealView, names: Sequence[str]) -> str:
    """What is asked of the deciding seat, in at most twelve words."""
    facts = view.facts
    if view.phase == "over":
        return "Final whistle."
    if view.phase == "toss":
        return "You have the choice: receive the ball, or defer?"
    if view.phase == "offense":
        return _prompt_on_offense(view)
    play = facts.chain[-1].code
    if play == PUNT_INSIDE:
        return "Block the punt, return it, or accept it."
    given = stated(claims(view, ACCEPT if play == SAFETY else CONCEDE_NOTHING), Scores)
    points = given.points if given else 0
    if play == SAFETY:
        return f"Answer the SAFETY with a flag, or accept {points} points."
    return f"Counter {title(play)}, or concede {points} points."


def _prompt_on_offense(view: RealDealView) -> str:
    facts = view.facts
    if view.decision is not None and view.decision.seat != view.seat:
        return "Your ball: play a card, or punt."
    codes = [CODE[card] for card in view.hand]
    attack = any(code in (LONG if facts.limited else SCORING) for code in codes)
    if not attack and not (facts.return_open and RETURN in codes):
        return "No attack in hand: punt a card away."
    if facts.limited:
        return "Inside your 10: a long play, or punt."
    if facts.return_open and RETURN in codes:
        return "Your ball after a kick: return it, attack, or punt."
    return "Your ball: play a scoring card, or punt."


def situation(view: RealDealView, names: Sequence[str]) -> str:
    """The table in a few sentences, from what the seat knows."""
    facts = view.facts
    parts = [f"{quarter_name(facts.period, facts.quarters)}."]
    for seat, name in enumerate(names):
        held = len(view.hand) if seat == view.seat else view.other_count
        parts.append(
            f"{name}: {view.points[seat]} points, {cards_text(held)} in hand, "
            f"{cards_text(view.draw_counts[seat])} to draw, {facts.finished[seat]} possessions finished."
        )
    if view.phase in ("offense", "counter"):
        parts.append(_possession(view, names))
    held_cards = ", ".join(title(CODE[card]) for card in sorted(view.hand))
    parts.append(f"You hold {held_cards}." if held_cards else "Your hand is empty.")
    return " ".join(parts)


def _possession(view: RealDealView, names: Sequence[str]) -> str:
    facts = view.facts
    marks = [f"{names[facts.offense]} has the ball"]
    if facts.limited:
        marks.append("long plays only")
    if facts.return_open:
        marks.append("a RETURN TD may open")
    text = ", ".join(marks) + "."
    if view.phase == "counter":
        player, play = facts.chain[-1]
        text += f" {title(play)} of {names[player]} waits for a counter."
    return text
