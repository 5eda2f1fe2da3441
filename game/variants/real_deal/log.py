"""What happened in Real Deal, in plain sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.contract import Event
from game.drives import Drive
from game.events import CoinTossed, MatchEnded, PeriodBegan, PeriodEnded, Scored
from game.final_words import final_line, scored_line
from game.variants.real_deal.cards import FUMBLE, INTERCEPTION, PUNT_INSIDE, SAFETY
from game.variants.real_deal.events import (
    DeckRanOut,
    PlayAccepted,
    PlayConceded,
    PlayCountered,
    PlayMade,
    PossessionBegan,
    Punted,
    QuarterCalled,
    TossChosen,
)
from game.variants.real_deal.names import EXTRA_TIME, period_name, score_name, title

MEASURE = ("play", "plays")
"""What drives are measured in, one and more of it."""
FULL_DRIVE = 4
"""What a possession comes to at most, in plays (RD-19)."""


def log_line(event: Event, names: Sequence[str], options: Mapping[str, str] | None = None) -> str | None:
    """One plain sentence for an event, or None where it needs none."""
    if isinstance(event, PeriodBegan):
        return f"{period_name(event.period, options)}: fresh decks and three wild cards a team."
    if isinstance(event, PeriodEnded):
        return f"{period_name(event.period, options)} over: {event.score[0]}–{event.score[1]}."
    teller = _TELL.get(type(event))
    return teller(event, names) if teller else None


_HALFTIME = {"RD-21": "had no choice at the start", "RD-22": "deferred at the start"}
"""Why a seat chooses for the second half."""


def _toss_chosen(event: TossChosen, names: Sequence[str]) -> str:
    name, why = names[event.seat], _HALFTIME.get(event.clause)
    if why is None:
        return (
            f"{name} chose to receive." if event.receives else f"{name} deferred: {names[event.offense]} got the ball."
        )
    return f"{name} {why}, and {'took' if event.receives else f'gave {names[event.offense]}'} the ball now."


def _possession(event: PossessionBegan, names: Sequence[str]) -> str | None:
    if event.limited:
        return f"{names[event.seat]} started inside the 10: long plays only."
    return None


def _play_made(event: PlayMade, names: Sequence[str]) -> str:
    name, play = names[event.seat], title(event.play)
    if event.play == PUNT_INSIDE:
        return f"{name} played {play}."
    if event.as_counter:
        return f"{name} struck back with {play}: {event.points} points if nothing answers it."
    return f"{name} played {play} for {event.points}."


def _countered(event: PlayCountered, names: Sequence[str]) -> str | None:
    name, counter, play = names[event.seat], title(event.counter), title(event.play)
    if event.effect in ("safety", "return"):
        return None  # the play that it is in its turn is told next
    if event.effect == "continuation":
        undone = "no points" if event.play == SAFETY else "no play"
        return f"{name} answered {play} with {counter}: {undone}."
    if event.counter == FUMBLE:
        return f"Fumble! {name} recovered it, and {play} is gone."
    if event.counter == INTERCEPTION:
        return f"Intercepted! {name} took {play} away."
    return f"{name} stopped {play} with {counter} and took the ball."


def _conceded(event: PlayConceded, names: Sequence[str]) -> str:
    paid = "laid a card face down and " if event.cards else ""
    return f"{names[event.seat]} {paid}conceded {title(event.play)}."


def _accepted(event: PlayAccepted, names: Sequence[str]) -> str:
    return f"{names[event.seat]} accepted {title(event.play)}."


def _called(event: QuarterCalled, names: Sequence[str]) -> str:
    if event.play is None:
        return f"{names[event.seat]} played HAS BALL END OF QUARTER: the quarter is over."
    return f"{names[event.seat]} let {title(event.play)} go and played HAS BALL END OF QUARTER."


def _scored(event: Scored, names: Sequence[str]) -> str:
    return scored_line(score_name(event.how), event, names)


def _match_ended(event: MatchEnded, names: Sequence[str]) -> str:
    return final_line(event.result, names, EXTRA_TIME, "Two overtimes and nobody scored: a tie")


_TELL: dict[type[Event], Callable[[Any, Sequence[str]], str | None]] = {
    CoinTossed: lambda event, names: f"{names[event.seat]} won the toss.",
    TossChosen: _toss_chosen,
    PossessionBegan: _possession,
    PlayMade: _play_made,
    PlayCountered: _countered,
    PlayConceded: _conceded,
    PlayAccepted: _accepted,
    Punted: lambda event, names: f"{names[event.seat]} punted a card away.",
    QuarterCalled: _called,
    DeckRanOut: lambda event, names: f"{names[event.seat]} drew the last card: the quarter is over.",
    Scored: _scored,
    MatchEnded: _match_ended,
}


# Drives


def drive_line(drive: Drive, names: Sequence[str]) -> str:
    """What became of a possession.

    >>> from game.contract import DriveEnd
    >>> drive_line(Drive(1, 2, 2, DriveEnd.FIELD_GOAL, 3), ("Gulls", "Foxes"))
    'Foxes: 2 plays, field goal for 3 points.'
    """
    count = f"{drive.plays} {MEASURE[drive.plays != 1]}" if drive.plays else "no play"
    return f"{names[drive.seat]}: {count}, {drive.outcome}."
