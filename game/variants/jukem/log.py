"""What happened in Jukem, in plain sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.contract import Event
from game.drives import Drive
from game.events import CardMoved, CoinTossed, MatchEnded, PeriodBegan, PeriodEnded, Scored, TakenUp
from game.final_words import final_line, scored_line, taken_up_line
from game.variants.jukem.cards import BY_CODE, JUKEM, KICK_RETURN, PANCAKE_BLOCK, PASS, RUN, TOUCHDOWN_YARDS
from game.variants.jukem.events import DriveGrew, DriveWiped, LastTurn, PlayRemoved
from game.variants.jukem.names import EXTRA_TIME, listed, period_name, title

MEASURE = ("yard", "yards")
"""What drives are measured in, one and more of it."""
FULL_DRIVE = TOUCHDOWN_YARDS
"""What a drive comes to at most, in yards (JF-7)."""


def log_line(event: Event, names: Sequence[str], options: Mapping[str, str] | None = None) -> str | None:
    """One plain sentence for an event, or None where it needs none."""
    teller = _TELL.get(type(event))
    return teller(event, names) if teller else None


def _card_moved(event: CardMoved, names: Sequence[str]) -> str | None:
    if event.code is None:
        return None
    card = title(event.code)
    if event.how == "turn_up":
        return f"{card} is turned up to start the discard pile."
    if event.seat is None or event.how not in ("take", "discard"):
        return None
    name = names[event.seat]
    return f"{name} took {card} from the discard pile." if event.how == "take" else f"{name} discarded {card}."


def _drive_grew(event: DriveGrew, names: Sequence[str]) -> str:
    base = BY_CODE[event.codes[0]]
    verb = {RUN: "ran", PASS: "passed", KICK_RETURN: "returned the kick"}[base.kind]
    boosts = [code for code in event.codes if code in (PANCAKE_BLOCK, JUKEM)]
    extra = f" with {listed(boosts)}" if boosts else ""
    return f"{names[event.seat]} {verb} for {event.yards}{extra}: from {event.total - event.yards} to {event.total}."


def _play_removed(event: PlayRemoved, names: Sequence[str]) -> str:
    lost = f"{names[event.seat]} lost that play, from {event.total + event.yards} back to {event.total}"
    return f"{names[event.by]} played {event.answer}: {lost}."


def _drive_wiped(event: DriveWiped, names: Sequence[str]) -> str:
    lost = f"{names[event.seat]} lost the whole drive, {event.yards} yards"
    return f"{names[event.by]} played {event.answer}: {lost}."


def _scored(event: Scored, names: Sequence[str]) -> str:
    what = "Touchdown" if event.how.is_touchdown else "Field goal"
    return scored_line(what, event, names)


def _match_ended(event: MatchEnded, names: Sequence[str]) -> str:
    return final_line(event.result, names, EXTRA_TIME, "Ten periods of sudden death and nobody scored: a tie")


_TELL: dict[type[Event], Callable[[Any, Sequence[str]], str | None]] = {
    CardMoved: _card_moved,
    CoinTossed: lambda event, names: f"The toss: {names[event.seat]} dealt first.",
    PeriodBegan: lambda event, names: f"{period_name(event.period)}: {names[1 - event.dealer]} went first.",
    LastTurn: lambda event, names: f"{names[event.seat]} drew the last card: this turn is the last one.",
    DriveGrew: _drive_grew,
    PlayRemoved: _play_removed,
    DriveWiped: _drive_wiped,
    Scored: _scored,
    PeriodEnded: lambda event, names: f"{period_name(event.period)} over: {event.score[0]}–{event.score[1]}.",
    TakenUp: taken_up_line,
    MatchEnded: _match_ended,
}


def drive_line(drive: Drive, names: Sequence[str]) -> str:
    """What became of a drive.

    >>> from game.contract import DriveEnd
    >>> drive_line(Drive(1, 70, 2, DriveEnd.FIELD_GOAL, 3), ("Gulls", "Foxes"))
    'Foxes: 70 yards, field goal for 3 points.'
    """
    return f"{names[drive.seat]}: {drive.gain} yards, {drive.outcome}."
