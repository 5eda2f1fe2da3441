"""The log of Card Bowl: each event as a plain sentence, and plays in the notation of the sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.contract import Event, ScoreKind
from game.drives import Drive
from game.events import BallSpotted, CoinTossed, Flag, MatchEnded, PeriodBegan, PeriodEnded, Scored
from game.field import place
from game.variants.card_bowl import events as own
from game.variants.card_bowl.names import FULL_DRIVE, MEASURE, formation_name, period_name, yards
from game.variants.card_bowl.sheet import PASSES, flag_yards, sheet_line

__all__ = ["FULL_DRIVE", "MEASURE", "drive_line", "log_line"]

_SCORES = {
    ScoreKind.TOUCHDOWN: "score a touchdown",
    ScoreKind.RUSHING_TOUCHDOWN: "run in for a touchdown",
    ScoreKind.PASSING_TOUCHDOWN: "pass for a touchdown",
    ScoreKind.RETURN_TOUCHDOWN: "return it for a touchdown",
    ScoreKind.FIELD_GOAL: "kick the field goal",
    ScoreKind.SAFETY: "get a safety",
    ScoreKind.EXTRA_POINT: "kick the extra point",
    ScoreKind.TWO_POINTS: "convert for two",
}
_CALLS = {
    "scrimmage": "line up for a play",
    "field_goal": "try a field goal",
    "spike": "spike the ball",
    "kneel": "take a knee",
    "extra_point": "kick for one",
    "two_points": "go for two",
    "free_kick": "make the free kick",
}
_KICKS = {"regular": "kick off", "squib": "squib it", "onside": "try an on-side kick"}


def log_line(event: Event, names: Sequence[str], options: Mapping[str, str] | None = None) -> str | None:
    """One plain sentence for an event, or None where it needs none."""
    teller = _TELLERS.get(type(event))
    return teller(event, names) if teller else None


def drive_line(drive: Drive, names: Sequence[str]) -> str:
    """What became of a drive, in one plain sentence."""
    start = "" if drive.ball_on is None else f" from {place(names, drive.seat, drive.ball_on)}"
    return f"{names[drive.seat]}{start}: {yards(drive.gain)} in {_times(drive.plays, 'play')}, {drive.outcome}."


def _times(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def capitalized(line: str) -> str:
    """A line with a capital first letter, the others as they are.

    >>> capitalized("punt @ 17  fair catch")
    'Punt @ 17  fair catch'
    """
    return line[:1].upper() + line[1:]


def _play_called(event: own.PlayCalled, names: Sequence[str]) -> str:
    club = names[event.seat]
    if event.play == "kickoff":
        number = f" of {event.number} yards" if event.how == "onside" else ""
        number = f" to the {event.number}" if event.how == "squib" else number
        return f"{club} {_KICKS[event.how]}{number}."
    if event.play == "punt":
        aside = " for the sideline" if event.how else ""
        return f"{club} punt with {_times(event.number, 'card')}{aside}."
    return f"{club} {_CALLS[event.play]}."


def _lined_up(event: own.LinedUp, names: Sequence[str]) -> str:
    if event.formation:
        return f"{names[event.seat]} line up in {formation_name(event.formation)}."
    line = sum(place.startswith("DL") for place in event.places)
    return f"{names[event.seat]} show {line} linemen."


def _resolved(event: own.Resolved, names: Sequence[str]) -> str:
    return f"The {event.what} adds up to {event.totals[0]} against {event.totals[1]}: {yards(event.gain)}."


def _flagged(event: Flag, names: Sequence[str]) -> str:
    return f"{names[event.seat]} are penalized for {event.foul}, {flag_yards(event)}."


def _answered(event: own.PenaltyAnswered, names: Sequence[str]) -> str:
    return f"{names[event.seat]} {'accept' if event.accepted else 'decline'} the penalty."


def _scored(event: Scored, names: Sequence[str]) -> str:
    return f"{names[event.seat]} {_SCORES[event.how]}: {event.score[0]} to {event.score[1]}."


def _ended(event: MatchEnded, names: Sequence[str]) -> str:
    home, away = event.result.points
    if len(event.result.winners) > 1:
        return f"It ends level, {home} to {away}."
    return f"{names[event.result.winners[0]]} win, {max(home, away)} to {min(home, away)}."


def _spotted(event: BallSpotted, names: Sequence[str]) -> str | None:
    if event.why == "play":
        return None
    return f"{names[event.seat]} have the ball at {place(names, event.seat, event.ball_on)}."


_TELLERS: dict[type[Event], Callable[[Any, Sequence[str]], str | None]] = {
    own.CoinCalled: lambda event, names: f"{names[event.seat]} call {event.side}.",
    CoinTossed: lambda event, names: f"{names[event.seat]} win the toss.",
    own.TossWon: lambda event, names: f"{names[event.seat]} {event.choice}.",
    own.PoolSpread: lambda event, names: (
        f"{names[0]} put {_times(event.offense[0], 'extra card')} on offense, {names[1]} {event.offense[1]}."
    ),
    own.PlayCalled: _play_called,
    own.LinedUp: _lined_up,
    own.Resolved: _resolved,
    own.Sacked: lambda event, names: f"{names[event.seat]} are sacked for a loss of {yards(event.loss)}.",
    own.BadPass: lambda event, names: f"The pass is {PASSES.get(event.why, 'incomplete')}.",
    own.Intercepted: lambda event, names: f"{names[event.seat]} intercept.",
    own.FumbleBegan: lambda event, names: f"{names[event.seat]} lose the ball, and it is loose.",
    own.Recovered: lambda event, names: f"{names[event.seat]} recover it.",
    own.RunBroke: lambda event, names: f"{names[event.seat]} run on with {_times(event.cards, 'card')}.",
    own.FoulNoted: lambda event, names: f"A flag against {names[event.seat]}: {event.foul}.",
    own.PenaltyAnswered: _answered,
    own.TimeoutTaken: lambda event, names: f"{names[event.seat]} call time and have {event.left} left.",
    own.PlayEnded: lambda event, names: f"{capitalized(sheet_line(event))}.",
    Flag: _flagged,
    Scored: _scored,
    BallSpotted: _spotted,
    PeriodBegan: lambda event, names: f"{period_name(event.period)}.",
    PeriodEnded: lambda event, names: f"End of the {period_name(event.period).lower()}.",
    MatchEnded: _ended,
}
