"""What happened in Jukem, in plain sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.contract import Ending, Event
from game.drives import Drive, Gain
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
from game.variants.jukem.cards import BY_CODE, JUKEM, KICK_RETURN, PANCAKE_BLOCK, PASS, RUN, TOUCHDOWN_YARDS
from game.variants.jukem.names import EXTRA_TIME, listed, period_name, title

MEASURE = ("yard", "yards")
"""What drives are measured in, one and more of it."""
FULL_DRIVE = TOUCHDOWN_YARDS
"""What a drive comes to at most, in yards (JF-7)."""


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
    extra = f" with {listed(boosts)}" if boosts else ""
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
    how = f" in {EXTRA_TIME}" if result.reason is Ending.SUDDEN_DEATH else ""
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


# Drives


def gain(event: Event) -> Gain | None:
    """By how many yards an event changes a drive, or None where it changes none."""
    if isinstance(event, DriveGrew):
        return Gain(event.seat, event.yards)
    return Gain(event.seat, -event.yards) if isinstance(event, PlayRemoved) else None


def drive_line(drive: Drive, names: Sequence[str]) -> str:
    """What became of a drive.

    >>> drive_line(Drive(1, 70, "field_goal", 3), ("Gulls", "Foxes"))
    'Foxes: 70 yards, field goal for 3 points.'
    """
    return f"{names[drive.seat]}: {drive.gain} yards, {drive.outcome}."
