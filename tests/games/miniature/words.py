"""What a player reads about the miniature game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.claims import Series, stated
from game.contract import Action, Event
from game.drives import Drive
from game.events import CoinTossed, DriveEnded, MatchEnded, PeriodBegan, PeriodEnded, Scored, Shuffled, TakenUp
from game.field import FIELD
from game.final_words import scored_line, taken_up_line
from game.variant import Part
from tests.games.miniature.actions import TakeLane
from tests.games.miniature.cards import CODE
from tests.games.miniature.claims import standing
from tests.games.miniature.events import Called, Snapped
from tests.games.miniature.facts import START
from tests.games.miniature.rulebook import rules
from tests.games.miniature.view import MiniatureView

__all__ = [
    "EXTRA_TIME",
    "FULL_DRIVE",
    "GOAL",
    "MEASURE",
    "ONE_PAGE",
    "LEGEND",
    "button",
    "drive_line",
    "label",
    "log_line",
    "period_name",
    "play_of",
    "prompt",
    "rules",
    "short_situation",
    "situation",
    "title",
]

ONE_PAGE: Sequence[Part] = ()
"""It is told in its rules alone."""
EXTRA_TIME = "overtime"
"""There is none: a level match is a tie (MG-19)."""
GOAL = "Reach the far goal line"
LEGEND: Mapping[str, str] = {"goal": "A drive that reaches the far goal line scores."}
MEASURE = ("yard", "yards")
"""What drives are measured in, one and more of it."""
FULL_DRIVE = FIELD - START
"""What a drive comes to at most, in yards."""


def title(code: str) -> str:
    """A card's name in running text."""
    return code


def period_name(period: int, options: Mapping[str, str] | None = None) -> str:
    """What a round is called.

    >>> period_name(0)
    'Round 1'
    """
    return f"Round {period + 1}"


def log_line(event: Event, names: Sequence[str], options: Mapping[str, str] | None = None) -> str | None:
    """One plain sentence for an event, or None where it needs none."""
    teller = _TELL.get(type(event))
    return teller(event, names) if teller else None


def _snapped(event: Snapped, names: Sequence[str]) -> str:
    own, theirs = event.lanes
    answer = f"{names[1 - event.seat]} met it with {event.against}" if own == theirs else "nobody was there"
    return f"{names[event.seat]} went {own} with {event.card} and {answer}: {event.number} yards."


def _drive_ended(event: DriveEnded, names: Sequence[str]) -> str | None:
    return None if event.points else f"{names[event.seat]} came away without points."


def _scored(event: Scored, names: Sequence[str]) -> str:
    what = "Touchdown" if event.how.is_touchdown else "Field goal"
    return scored_line(what, event, names)


def _match_ended(event: MatchEnded, names: Sequence[str]) -> str:
    high, low = max(event.result.points), min(event.result.points)
    if len(event.result.winners) == 2:
        return f"Final: {high}–{low}, a tie."
    return f"Final: {names[event.result.winners[0]]} won {high}–{low}."


_TELL: dict[type[Event], Callable[[Any, Sequence[str]], str | None]] = {
    CoinTossed: lambda event, names: f"The toss: {names[event.seat]} had the ball first.",
    PeriodBegan: lambda event, names: f"{period_name(event.period)} began.",
    TakenUp: taken_up_line,
    Shuffled: lambda event, names: f"{event.count} cards were shuffled.",
    Called: lambda event, names: f"{names[event.seat]} made the call.",
    Snapped: _snapped,
    DriveEnded: _drive_ended,
    Scored: _scored,
    PeriodEnded: lambda event, names: f"{period_name(event.period)} over: {event.score[0]}–{event.score[1]}.",
    MatchEnded: _match_ended,
}


def drive_line(drive: Drive, names: Sequence[str]) -> str:
    """What became of a drive.

    >>> drive_line(Drive(1, 12, 3), ("Gulls", "Foxes"))
    'Foxes: 12 yards, still going.'
    """
    return f"{names[drive.seat]}: {drive.gain} yards, {drive.outcome}."


def label(action: Action) -> str:
    """What the action is called on a button."""
    return f"Send {action.card} {action.lane}" if isinstance(action, TakeLane) else f"Call {action}"


def button(action: Action) -> tuple[str, str]:
    """The action in two short lines: what it does, and with which card."""
    return (action.lane.capitalize(), action.card) if isinstance(action, TakeLane) else ("Call", str(action))


def play_of(action: Action) -> str:
    """What a player calls the play that an action makes: a card in a lane."""
    return str(action) if isinstance(action, TakeLane) else ""


def prompt(view: MiniatureView, names: Sequence[str]) -> str:
    """What is asked of the deciding seat, in at most twelve words."""
    if view.phase == "over":
        return "Final whistle."
    what = "Choose a card" if view.phase.endswith("card") else "Choose its lane"
    return f"{what}. {stated(standing(view), Series)}."


def short_situation(view: MiniatureView, names: Sequence[str]) -> str:
    """Where the ball lies."""
    return str(stated(standing(view), Series))


def situation(view: MiniatureView, names: Sequence[str]) -> str:
    """The table in words, from what the seat knows."""
    facts = view.facts
    where = stated(standing(view), Series)
    parts = [f"{period_name(facts.round)}: {names[facts.offense]}, {where}." if not facts.is_over else "It is over."]
    parts += [f"{name}: {points} points." for name, points in zip(names, view.points, strict=True)]
    held = ", ".join(CODE[card] for hand in view.hands for card in sorted(hand))
    return " ".join([*parts, f"You hold {held}."])
