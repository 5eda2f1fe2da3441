"""The log lines of Real Deal's events and the lines about its drives."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.contract import DriveEnd, Event
from game.drives import Drive
from game.events import CoinTossed, MatchEnded, PeriodBegan, PeriodEnded, PossessionChanged, Scored, TakenUp
from game.final_words import final_line, scored_line, taken_up_line
from game.match_words import several
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
from game.variants.real_deal.names import EXTRA_TIME, FIRST_SCORE_WINS, period_name, score_name, title

BLOCKED = "RD-35"
"""The clause by which a drive ends whose play is stopped; a punt inside the 10 is then blocked."""
MEASURE = ("play", "plays")
"""The unit of drives, singular and plural."""
FULL_DRIVE = 4
"""Plays of the longest possession (RD-19)."""


def log_line(event: Event, names: Sequence[str], options: Mapping[str, str] | None = None) -> str | None:
    """Returns one plain sentence for an event, or None if it needs none."""
    if isinstance(event, PeriodBegan):
        dealt = _DEALS.get(event.clause, "")
        return f"{period_name(event.period, options)}{dealt}."
    if isinstance(event, PeriodEnded):
        return f"{period_name(event.period, options)} over: {event.score[0]}–{event.score[1]}."
    teller = _TELL.get(type(event))
    return teller(event, names) if teller else None


_DEAL = ": fresh decks and three wild cards for each team"
_DEALS = {"RD-17": _DEAL, "RD-66": f"{_DEAL}, and {FIRST_SCORE_WINS}"}
"""What is told of the deal of a quarter and of an overtime; nothing when a saved match goes on."""
_HALFTIME = {"RD-21": "had no choice at the start", "RD-22": "deferred at the start"}
"""Why a seat has the choice in the second half."""


def _coin_tossed(event: CoinTossed, names: Sequence[str]) -> str:
    """Says who won the toss, and that the winner of an overtime's toss has no choice (RD-66)."""
    has_ball = ", so the ball is theirs" if event.clause == "RD-66" else ""
    return f"{names[event.seat]} won the toss{has_ball}."


def _toss_chosen(event: TossChosen, names: Sequence[str]) -> str:
    """Says what was chosen; who has the ball then is said when the quarter begins."""
    name, why = names[event.seat], _HALFTIME.get(event.clause)
    chosen = f"chose to {'receive' if event.receives else 'defer'}"
    return f"{name} {why} and {chosen} now." if why else f"{name} {chosen}."


def _possession(event: PossessionBegan, names: Sequence[str]) -> str | None:
    """Says who begins a quarter; later possessions are announced by what made the ball change hands (RD-57)."""
    if event.limited:
        returns = " or a RETURN TD" if event.return_open else ""
        return f"{names[event.seat]} started inside their own 10: long plays{returns} only."
    return None if any(event.finished) else f"{names[event.seat]} had the ball to begin the quarter."


def _possession_changed(event: PossessionChanged, names: Sequence[str]) -> str | None:
    """Says who got the ball, if the line before it does not."""
    name, other = names[event.seat], names[1 - event.seat]
    if event.clause == "RD-39":
        return f"{other} had no card left to go on with, so {name} got the ball."
    why = _WHY_CHANGED.get(event.clause)
    return f"{name} got the ball after {why}." if why else None


_WHY_CHANGED = {"RD-47": "their safety", "RD-58": "the score"}


def _play_made(event: PlayMade, names: Sequence[str]) -> str:
    name, play = names[event.seat], title(event.play)
    if event.play == PUNT_INSIDE:
        return f"{name} played {play}."
    if event.as_counter:
        return f"{name} struck back with {play}: {event.points} points if nothing answers it."
    return f"{name} played {play}: {event.points} points if nothing answers it."


def _countered(event: PlayCountered, names: Sequence[str]) -> str | None:
    name, counter, play = names[event.seat], title(event.counter), title(event.play)
    if event.effect in ("safety", "return"):
        return None  # the next line announces it as a play
    if event.effect == "continuation":
        return f"{name} answered {play} with {counter}: {_undone(event, names)}."
    if event.counter == FUMBLE:
        return f"Fumble! {name} recovered it, and {play} is gone."
    if event.counter == INTERCEPTION:
        return f"Intercepted! {name} took {play} away."
    return f"{name} stopped {play} with {counter} and took the ball."


def _undone(event: PlayCountered, names: Sequence[str]) -> str:
    """Says that a flag or a tackle undoes the play and who keeps the ball, after a return as well (RD-37, RD-44)."""
    safety = event.play == SAFETY
    undone = f"no {'points' if safety else 'play'}, and {names[event.seat if safety else 1 - event.seat]} kept the ball"
    if not event.returned:
        return undone
    limited = " inside their own 10: long plays only" if event.returned == PUNT_INSIDE else ""
    return f"{undone} after the return{limited}"


def _conceded(event: PlayConceded, names: Sequence[str]) -> str:
    name, play = names[event.seat], title(event.play)
    if not event.cards:  # all may see that the hand is empty
        return f"{name} had no card left to answer {play}."
    return f"{name} laid a card face down and allowed {play}."


def _accepted(event: PlayAccepted, names: Sequence[str]) -> str:
    return f"{names[event.seat]} allowed {title(event.play)}."


def _called(event: QuarterCalled, names: Sequence[str]) -> str:
    if event.play is None:
        return f"{names[event.seat]} played HAS BALL END OF QUARTER: the quarter is over."
    return f"{names[event.seat]} let {title(event.play)} stand and ended the quarter with HAS BALL END OF QUARTER."


def _scored(event: Scored, names: Sequence[str]) -> str:
    return scored_line(score_name(event.how), event, names)


def _match_ended(event: MatchEnded, names: Sequence[str]) -> str:
    return final_line(event.result, names, EXTRA_TIME, "Two overtimes and nobody scored: a tie")


_TELL: dict[type[Event], Callable[[Any, Sequence[str]], str | None]] = {
    CoinTossed: _coin_tossed,
    TossChosen: _toss_chosen,
    PossessionBegan: _possession,
    PlayMade: _play_made,
    PlayCountered: _countered,
    PlayConceded: _conceded,
    PlayAccepted: _accepted,
    PossessionChanged: _possession_changed,
    Punted: lambda event, names: f"{names[event.seat]} punted a card away, and {names[1 - event.seat]} got the ball.",
    QuarterCalled: _called,
    DeckRanOut: lambda event, names: f"{names[event.seat]} drew the last card of their deck: the quarter is over.",
    Scored: _scored,
    TakenUp: taken_up_line,
    MatchEnded: _match_ended,
}


# Drives


def drive_line(drive: Drive, names: Sequence[str]) -> str:
    """Returns how a possession ended; one without a play began with a returned kick, or ended at once.

    >>> drive_line(Drive(1, 2, 2, DriveEnd.FIELD_GOAL, 3), ("Gulls", "Foxes"))
    'Foxes: 2 plays, field goal for 3 points.'
    >>> drive_line(Drive(1, 0, 0, DriveEnd.TOUCHDOWN, 7), ("Gulls", "Foxes"))
    'Foxes: kick returned, touchdown for 7 points.'
    """
    outcome = ending(drive)
    if drive.plays:
        outcome = f"{drive.plays} {MEASURE[drive.plays != 1]}, {outcome}"
    elif is_return(drive):
        outcome = f"kick returned, {outcome}"
    return f"{names[drive.seat]}: {outcome}."


def is_return(drive: Drive) -> bool:
    """Returns whether a possession was the return of a kick and no play (RD-59)."""
    return not drive.plays and drive.end in _AFTER_A_RETURN


def drives_told(drives: Sequence[Drive], finished: int | None = None) -> str:
    """Returns what some possessions come to; ``finished`` are those that the header counts, None if it counts others.

    >>> won = Drive(0, 2, 2, DriveEnd.TOUCHDOWN, 7)
    >>> drives_told([won, Drive(0, 0, 0, DriveEnd.TOUCHDOWN, 7)], 2), drives_told([won, won], 1)
    ('2 plays, 1 return in 2 drives', '4 plays in 2 drives, the last as time ran out')
    """
    returns, late = sum(map(is_return, drives)), finished is not None and len(drives) == finished + 1
    returned = f", {several(returns, 'return')}" if returns else ""
    plays, ran_out = several(sum(drive.plays for drive in drives), "play"), ", the last as time ran out" if late else ""
    return f"{plays}{returned} in {several(len(drives), 'drive')}{ran_out}"


def ending(drive: Drive) -> str:
    """Returns how a possession ended, worded for the end of a sentence."""
    if drive.end is DriveEnd.PUNT and drive.clause == BLOCKED:
        return "punt blocked"
    return drive.outcome if drive.end is None else _ENDED.get(drive.end, drive.outcome)


_ENDED = {
    DriveEnd.PUNT: "punted",
    DriveEnd.MISSED_FIELD_GOAL: "field goal failed",
    DriveEnd.DOWNS: "stopped",
    DriveEnd.FUMBLE: "lost the ball on a fumble",
    DriveEnd.INTERCEPTION: "pass intercepted",
    DriveEnd.SAFETY: "gave up a safety",
    DriveEnd.OUT_OF_CARDS: "no card left",
}
"""How a possession ended, in words of this game: a blocked kick is no miss, and there are no downs."""
_AFTER_A_RETURN = (DriveEnd.TOUCHDOWN, DriveEnd.FUMBLE, DriveEnd.SAFETY)
"""How a possession can end without a play of the offense: on the return of a kick (RD-59)."""
