"""The texts of Card Bowl: labels, prompts, the situation, and those of the modules beside this one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.claims import cards_text
from game.contract import Action
from game.field import down_and_distance, place
from game.match_words import several
from game.variants.card_bowl import actions as acts
from game.variants.card_bowl.facts import SIMPLE_1
from game.variants.card_bowl.log import (
    FULL_DRIVE as FULL_DRIVE,
    MEASURE as MEASURE,
    drive_line as drive_line,
    log_line as log_line,
)
from game.variants.card_bowl.names import (
    EXTRA_TIME as EXTRA_TIME,
    FORMATION_NAMES,
    GOAL as GOAL,
    GOOD_FOR,
    INTERVAL,
    LEGEND as LEGEND,
    SLOT_NAMES,
    clock_text,
    formation_label,
    lane_text,
    period_name as period_name,
    place_words,
    title as title,
    yards,
)
from game.variants.card_bowl.one_page import ONE_PAGE as ONE_PAGE
from game.variants.card_bowl.play_names import play_of as play_of
from game.variants.card_bowl.prompts import prompt as prompt
from game.variants.card_bowl.record_sheet import record_sheet as record_sheet, sheet_line as sheet_line
from game.variants.card_bowl.rulebook import rules as rules

if TYPE_CHECKING:
    from game.variants.card_bowl.view import CardBowlView


_PLAIN = {
    "kick": "Kick off",
    "take_ball": "Take the ball",
    "kick_over": "Have it kicked again",
    "return": "Run it back",
    "touchback": "Take the 20",
    "punt_type": "Punt it away",
    "kickoff_type": "Kick it off",
    "scrimmage": "Go: run or pass",
    "bounce": "Let it bounce",
    "extra_point": "Kick for one",
    "two_points": "Go for two",
    "keep": "Keep the hand",
    "exchange": "Give the red joker back",
    "penalty": "Take the penalty",
    "timeout": "Call a timeout",
    "reception": "Throw it",
    "incomplete": "Let it fall",
    "keep_ball": "Keep the ball",
    "draw": "Draw the next card",
    "out_of_bounds": "Step out of bounds",
    "run_back": "Run it back",
}
_DECLARED = {
    2: "Fall on it: card +2, run 2 cards shorter",
    1: "Trap it: card +1, run 1 card shorter",
    0: "Go for it",
    -1: "Pick it up: card -1, run 1 card longer",
    -2: "Scoop and run: card -2, run 2 cards longer",
}
"""The ways to go for a loose ball, with their effect on the card and on the run of a face card (CB-404, CB-410)."""


def _slot(name: str) -> str:
    return SLOT_NAMES[name]


def _group(names: str) -> str:
    return " and ".join(_slot(name) for name in names.split("+"))


def _kick(action: acts.Kick) -> str:
    if action.kind == "regular":
        return "Regular kick"
    return f"Squib to the {action.number}" if action.kind == "squib" else f"On-side kick, {yards(action.number)}"


_IN_WORDS: dict[str, Callable[[Any], Any]] = {
    **dict.fromkeys(("slot", "receiver", "carrier", "to"), _slot),
    "group": _group,
    "place": place_words,
    "man": lambda man: man + 1,
    "formation": formation_label,
    "card": title,
}
"""The words of an action's fields."""

_LABELS: dict[type[Action], Callable[[Any], str]] = {
    acts.Choose: lambda a: _PLAIN.get(a.what, a.what.replace("_", " ").capitalize()),
    acts.Kick: _kick,
    acts.PuntCards: lambda a: f"{'Sideline punt' if a.aside else 'Punt'} with {cards_text(a.cards)}",
    acts.Down: lambda a: f"Down it {yards(a.yards)} earlier" if a.yards else "Let it roll",
    acts.TightEnd: lambda a: f"The {_slot(a.slot)} {'blocks' if a.up else 'runs a route'}",
    acts.Yardage: lambda a: f"{cards_text(a.cards).capitalize()} more" if a.cards > 1 else "One more card",
    acts.Strike: lambda a: f"Strike {a.points} point{'s' if a.points > 1 else ''}" if a.points else "Strike nothing",
    acts.Declare: lambda a: _DECLARED[a.points],
    acts.RunOff: lambda a: f"Let {a.intervals * INTERVAL} seconds run",
}
"""Texts of actions for which the ``label`` says too little."""


def label(action: Action) -> str:
    """Returns the label of an action's button."""
    if type(action) in _LABELS:
        return _LABELS[type(action)](action)
    assert isinstance(action, acts.CardBowlAction)
    fields = {name: _IN_WORDS.get(name, str)(getattr(action, name)) for name in action.__struct_fields__}
    lane = lane_text(*action.lane) if "{lane}" in action.label else ""
    return action.label.format(**fields, lane=lane)


def button(action: Action) -> tuple[str, str]:
    """Returns the action in two short lines: what it does, and with which cards."""
    if isinstance(action, acts.SetFormation) and action.formation in FORMATION_NAMES:
        return label(action), GOOD_FOR[FORMATION_NAMES[action.formation]]
    if isinstance(action, acts.CallFront):
        return label(action), GOOD_FOR[action.front]
    if isinstance(action, acts.Stay | acts.TightEnd):
        does = "Stay" if isinstance(action, acts.Stay) else "Block" if action.up else "Run a route"
        return does, _slot(action.slot)
    head, _, rest = label(action).partition(", ")
    return head, rest


_KICKS = {"squib": "Squib kick", "onside": "On-side kick"}


def menu(action: Action) -> str | None:
    """Returns the menu that collects an action with others like it, or None where it has a button of its own."""
    if isinstance(action, acts.Kick):
        return _KICKS.get(action.kind)
    if isinstance(action, acts.SetFormation):
        return "Line up" if action.formation in FORMATION_NAMES else "Other sets"
    if isinstance(action, acts.PuntCards):
        return "Punt for the sideline" if action.aside else "Choose how many"
    return action.menu if isinstance(action, acts.CardBowlAction) else None


def short_situation(view: CardBowlView, names: Sequence[str]) -> str:
    """Returns down, distance and spot, and what is left of the quarter."""
    series = _series(view, names) if view.facts.next == "call" else ""
    return ", ".join(filter(None, [series, _left(view)]))


def _series(view: CardBowlView, names: Sequence[str]) -> str:
    """Returns down, distance and spot."""
    facts = view.facts
    series = down_and_distance(facts.down, facts.ball_on, facts.marker)
    return f"{series} at {place(names, facts.offense, facts.ball_on)}"


def _left(view: CardBowlView) -> str:
    """Returns the plays or the time left in the quarter."""
    facts = view.facts
    return f"{several(facts.clock, 'play') if facts.timing == SIMPLE_1 else clock_text(facts.clock)} left"


def situation(view: CardBowlView, names: Sequence[str]) -> str:
    """Returns the table in a few sentences, from what the view's seat knows."""
    facts = view.facts
    score = f"{names[0]} {facts.points[0]}, {names[1]} {facts.points[1]}."
    parts = [score, f"{period_name(facts.period)}, {_left(view)}."]
    if facts.next == "call":
        parts.append(f"{names[facts.offense]} have the ball, {_series(view, names)}.")
    elif facts.next in ("kickoff", "free_kick"):
        parts.append(f"{names[facts.offense]} kick from {place(names, facts.offense, facts.kick_from)}.")
    elif facts.next in ("try", "two_points"):
        parts.append(f"{names[facts.offense]} try for one or two points more.")
    parts.append(f"Timeouts: {facts.timeouts[0]} and {facts.timeouts[1]}.")
    return " ".join(parts)
