"""The log of BLOWOUT!!!: a plain sentence for each event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.contract import Event
from game.drives import Drive
from game.events import CoinTossed, Flag, MatchEnded, PeriodBegan, PeriodEnded, Scored, Shuffled, TakenUp
from game.field import FIELD, down_and_distance, place
from game.final_words import final_line, scored_line, taken_up_line
from game.match_words import clubs_do, several
from game.variants.blowout.cards import (
    BACKS,
    CHALLENGES,
    DRAW_PILES,
    HOLDING,
    INTERFERENCE,
    OFFSIDES_D,
    PENALTY_YARDS,
    START,
)
from game.variants.blowout.event_order import CallWasted, DownCame, PlayCame
from game.variants.blowout.events import (
    BallKicked,
    CardsRanOut,
    KickSetUp,
    PlayChallenged,
    PlayEnded,
    ResponseMade,
    StartChosen,
    TurnoverOnDowns,
    YardsCompared,
)
from game.variants.blowout.names import EXTRA_TIME, period_name, signed, title, yards

MEASURE = ("yard", "yards")
"""The unit of drives, singular and plural."""
FULL_DRIVE = FIELD - START
"""Yards from a seat's own 20-yard line to the goal line: a full bar in the chart of drives."""


def log_line(event: Event, names: Sequence[str], options: Mapping[str, str] | None = None) -> str | None:
    """Returns a sentence for an event, or None if it needs none."""
    teller = _TELL.get(type(event))
    return teller(event, names) if teller else None


def _tossed(event: CoinTossed, names: Sequence[str]) -> str:
    if event.clause == "BO-94":
        return f"The toss: {names[event.seat]} got the ball first in {EXTRA_TIME}."
    return f"{names[event.seat]} won the toss."


def _start(event: StartChosen, names: Sequence[str]) -> str:
    side = "offense" if event.offense == event.seat else "defense"
    return f"{names[event.seat]} chose to start on {side}."


def _shuffled(event: Shuffled, names: Sequence[str]) -> str | None:
    """Returns a sentence for a deck that is shuffled within a period, else None."""
    if event.clause != "BO-23":
        return None
    where = DRAW_PILES.index(event.target)
    deck = BACKS[where % 3].replace("_", " ").upper()
    return f"{names[where // 3]} shuffled a new {deck} deck."


def _compared(event: YardsCompared, names: Sequence[str]) -> str:
    net = signed(event.net) if event.net else "no yards"
    net = "no gain" if event.how == "no_gain" else net  # a PASS loses nothing (BO-61)
    return f"{names[event.seat]}: {title(event.call)} against {title(event.against)}, {net}."


def _kick_set_up(event: KickSetUp, names: Sequence[str]) -> str:
    if event.needed is None:
        return f"{names[event.seat]} lined up to punt with KICK {event.yards}."
    tried = f"{names[event.seat]} tried a field goal with KICK {event.yards}"
    return f"{tried}: it is {event.needed - 1} yards to the posts."


def _response(event: ResponseMade, names: Sequence[str]) -> str | None:
    """Returns a sentence for a response, but for those whose own event tells more."""
    if event.card is None or event.card in (HOLDING, INTERFERENCE, *CHALLENGES):
        return None
    return f"{names[event.seat]} answered with {title(event.card)}."


def _challenged(event: PlayChallenged, names: Sequence[str]) -> str:
    undone = f" and neither did the {title(event.undone)}" if event.undone else ""
    wiped = f"{names[event.seat]} challenged. The play did not count{undone}"
    return f"{wiped}: its cards are spent, and the down is played again."


def _flag(event: Flag, names: Sequence[str]) -> str:
    flag = f"{names[1 - event.seat]} played {title(event.foul)}: flag on {names[event.seat]}"
    if event.clause == "BO-36":
        return f"{flag}." if event.foul == OFFSIDES_D else f"{flag}. The fouls offset: the down is played again."
    forward = event.foul in (OFFSIDES_D, HOLDING, INTERFERENCE)
    walked = f"{yards(event.yards)} {'forward' if forward else 'back'}" if event.yards else "no yards"
    half = ", half the distance to the goal line" if event.yards < PENALTY_YARDS and event.foul != INTERFERENCE else ""
    return f"{flag}, {walked}{half}."


def _call_wasted(event: CallWasted, names: Sequence[str]) -> str:
    return f"{_flag(event, names).removesuffix('.')}, and {title(event.card)} was wasted."


def _ended(event: PlayEnded, names: Sequence[str]) -> str:
    club, other, gain = names[event.seat], names[1 - event.seat], event.ends_at - event.ball_on
    if event.ends_at <= 0:
        return f"{_LOST[event.how].format(club=club)} in their own end zone."
    if event.how in ("interception", "fumble"):
        what = "Intercepted!" if event.how == "interception" else "Fumble!"
        if event.ends_at >= FIELD:
            return f"{what} {other} took the ball in the end zone: touchback."
        return f"{what} {other} took the ball at {place(names, event.seat, event.ends_at)}."
    if event.ends_at >= FIELD:
        verb = "ran" if event.how == "run" else "passed"
        return f"{club} {verb} for {yards(FIELD - event.ball_on)} and into the end zone."
    spot = place(names, event.seat, event.ends_at)
    if event.how == "sack":
        return f"Sack! {club} lost {yards(-gain)}, to {spot}."
    if event.how == "no_gain":
        return f"{club} passed and were stopped: no gain."
    if event.how == "overthrown":
        return f"{club} passed over the back line of the end zone: incomplete, no gain."
    if event.how == "pass":
        return f"{club} passed for {yards(gain)}, to {spot}."
    return f"{club} {_ran(gain)}, to {spot}." if gain else f"{club} ran for no gain."


def _play_came(event: PlayCame, names: Sequence[str]) -> str:
    return f"{_ended(event, names)} {down_and_distance(event.down, event.spot, event.marker)}."


def _ran(gain: int) -> str:
    return f"ran for {yards(gain)}" if gain > 0 else f"lost {yards(-gain)}"


_LOST = {"run": "{club} went down", "sack": "Sack! {club} went down", "fumble": "{club} fumbled"}


def _kicked(event: BallKicked, names: Sequence[str]) -> str:
    club = names[event.seat]
    if event.needed is not None:
        if event.good:
            return f"{club} made the field goal: KICK {event.yards} beats the {event.needed - 1} yards to the posts."
        return f"{club} missed: KICK {event.yards} does not beat the {event.needed - 1} yards to the posts."
    end = event.ball_on + event.yards
    if end >= FIELD:
        return f"{club} punted into the end zone: touchback."
    return f"{club} punted {yards(event.yards)}, to {place(names, event.seat, end)}."


def _scored(event: Scored, names: Sequence[str]) -> str:
    what = event.how.replace("rushing_", "").replace("passing_", "").replace("_", " ").capitalize()
    return scored_line(what, event, names)


def _down_came(event: DownCame, names: Sequence[str]) -> str:
    series = down_and_distance(event.down, event.ball_on, event.marker)
    spot = place(names, event.seat, event.ball_on)
    if event.fresh:
        return f"{names[event.seat]} got the ball at {spot}: {series}."
    return f"{names[event.seat]}: {series} at {spot}."


def _match_ended(event: MatchEnded, names: Sequence[str]) -> str:
    return final_line(event.result, names, EXTRA_TIME, "Four times out of cards in overtime: a tie")


_TELL: dict[type[Event], Callable[[Any, Sequence[str]], str | None]] = {
    CoinTossed: _tossed,
    StartChosen: _start,
    PeriodBegan: lambda event, names: f"{period_name(event.period)} begins.",
    Shuffled: _shuffled,
    YardsCompared: _compared,
    KickSetUp: _kick_set_up,
    ResponseMade: _response,
    PlayChallenged: _challenged,
    Flag: _flag,
    CallWasted: _call_wasted,
    DownCame: _down_came,
    PlayEnded: _ended,
    PlayCame: _play_came,
    BallKicked: _kicked,
    TurnoverOnDowns: lambda event, names: f"Turnover on downs: {names[event.seat]} fell short on fourth down.",
    Scored: _scored,
    CardsRanOut: lambda event, names: f"{clubs_do(names[event.seat], 'has', 'have')} no play left to call.",
    PeriodEnded: lambda event, names: f"{period_name(event.period)} over: {event.score[0]}–{event.score[1]}.",
    TakenUp: taken_up_line,
    MatchEnded: _match_ended,
}


ENDS = (PlayEnded, BallKicked, PlayChallenged, Flag)
"""Events that say what a down came to."""


def play_line(event: Event, names: Sequence[str]) -> str:
    """Returns what a down came to: a play, a kick, a failed fourth down or what undid it; else an empty text.

    >>> play_line(BallKicked(clause="", seat=1, how="punt", ball_on=30, yards=45, needed=None, good=True), ("A", "B"))
    'B punted 45 yards, to the A 25.'
    """
    return (isinstance(event, (*ENDS, TurnoverOnDowns)) and log_line(event, names)) or ""


def drive_line(drive: Drive, names: Sequence[str]) -> str:
    """Returns a drive in one sentence.

    >>> drive_line(Drive(1, 60, 7, "punt", ball_on=20), ("Gulls", "Foxes"))
    'Foxes: 7 plays, 60 yards from the Foxes 20, punt.'
    >>> drive_line(Drive(0, 55, 1, "fumble", ball_on=45, flags=1), ("Gulls", "Foxes"))
    'Gulls: 1 play and 1 flag, 55 yards from the Gulls 45, fumble.'
    """
    plays = several(drive.plays, "play") if drive.plays else "no plays"
    if drive.flags:
        plays += f" and {several(drive.flags, 'flag')}"
    start = "" if drive.ball_on is None else f" from {place(names, drive.seat, drive.ball_on)}"
    return f"{names[drive.seat]}: {plays}, {yards(drive.gain)}{start}, {drive.outcome}."
