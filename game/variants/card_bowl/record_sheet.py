"""The record sheet: every play on a line of its own in the sheet's notation, as text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.contract import Event
from game.events import ClockRan, DriveAdvanced, DriveBegan, Flag, PeriodBegan, Scored
from game.field import FIELD, place
from game.variants.card_bowl import events as own
from game.variants.card_bowl.names import clock_text, gain_words, period_name, where, yards

PASSES = {
    "thrown": "badly thrown",
    "suit": "off the mark",
    "dropped": "dropped",
    "broken_up": "broken up",
    "long": "thrown out of the end zone",
    "away": "thrown away",
}
_ENDINGS = {
    "dead": "",
    "out": "out of bounds",
    "missed": "no good",
    "no_good": "no good",
    "fair_catch": "fair catch",
}
ANY_KICK = ("regular", "squib", "onside", "punt", "field_goal", "extra_point")
"""Plays without a down and a distance on the sheet."""
RETURNED = ("regular", "squib", "onside", "punt")
"""Those whose line says where the ball was carried to."""
_WRITTEN = {
    "regular": "kickoff",
    "squib": "squib kick",
    "onside": "on-side kick",
    "rush": "run",
    "scrimmage": "quarterback",
}
_SPOKEN = {
    "regular": "Kickoff",
    "squib": "Squib kick",
    "onside": "On-side kick",
    "rush": "Run",
    "scrimmage": "Behind the line",
}
LOST, INTERCEPTED, FUMBLED = "ball lost", "intercepted", "fumble lost"
RULE = "-" * 40
SNAP_AND_POSTS = 18  # CB-182: the snap, and the end zone to the posts


def sheet_line(event: own.PlayEnded, lost: str = LOST) -> str:
    """Returns a play in the notation of the record sheet; ``lost`` says how the other side got the ball, if known.

    >>> play = own.PlayEnded(clause="CB-419", seat=0, down=1, to_go=10, los=24, play="pass", how="dead", holder=0,
    ...     ball_on=40, gain=16)
    >>> sheet_line(play)
    '1 & 10 @ 24  pass 16'
    >>> from msgspec.structs import replace
    >>> sheet_line(replace(play, play="regular", los=30, holder=1, ball_on=24))
    'kickoff @ 30  to 24'
    """
    spot = _yard(event.los)
    play = _WRITTEN.get(event.play, event.play.replace("_", " "))
    how = _ENDINGS.get(event.how, PASSES.get(event.how, event.how))
    if event.play in ANY_KICK:
        to = f"to {_yard(event.ball_on)}" if event.play in RETURNED and 0 < event.ball_on < FIELD else ""
        return f"{play} @ {spot}  {how or to}".rstrip()
    if is_lost(event):
        told = f" {lost}"
    else:
        told = "" if event.how in PASSES or event.how == "incomplete" else f" {gained(event)}"
    if event.how == "sack":
        play, how = "sack", ""
    return f"{event.down} & {event.to_go} @ {spot}  {play}{told}" + (f" {how}" if how else "")


def _yard(ball_on: int) -> int:
    """Returns a yard line as the sheet writes it, from the nearer goal line (CB-29)."""
    return min(ball_on, FIELD - ball_on)


def reaches_end_zone(event: own.PlayEnded) -> bool:
    """Returns whether the ball was carried over the goal line, for a touchdown or at a try."""
    return event.how == "touchdown" or (event.how == "good" and event.play not in ANY_KICK)


def is_lost(event: own.PlayEnded) -> bool:
    """Returns whether a play from scrimmage ended with the ball in the hands of the other side."""
    return event.play not in ANY_KICK and event.holder != event.seat


def gained(event: own.PlayEnded) -> int:
    """Returns the yards of a play: what it went beyond the goal line is no yards."""
    return min(event.gain, FIELD - event.los)


def flag_yards(event: Flag | own.FoulNoted) -> str:
    """Returns the cost of a penalty in words; a penalty of no yards goes to the spot of the foul (CB-367).

    >>> flag_yards(Flag(clause="CB-422", seat=0, foul="holding", yards=10))
    '10 yards'
    """
    return yards(event.yards) if event.yards else "to the spot of the foul"


def in_words(event: own.PlayEnded, names: Sequence[str], lost: str = "the ball goes to") -> str:
    """Returns how a play ended in plain words: what it was, its yards, and where the ball is.

    ``lost`` is said before the name of the side that has got the ball.

    >>> in_words(own.PlayEnded(clause="CB-419", seat=0, down=1, to_go=10, los=24, play="pass", how="dead", holder=0,
    ...     ball_on=40, gain=16), ("Gulls", "Foxes"))
    'Pass: 16 yards, to the Gulls 40.'
    >>> in_words(own.PlayEnded(clause="CB-419", seat=0, down=0, to_go=0, los=30, play="regular", how="dead", holder=1,
    ...     ball_on=22, gain=0), ("Gulls", "Foxes"))
    'Kickoff: to the Foxes 22.'
    >>> in_words(own.PlayEnded(clause="CB-419", seat=0, down=4, to_go=9, los=56, play="punt", how="fair_catch",
    ...     holder=1, ball_on=9, gain=0), ("Gulls", "Foxes"))
    'Punt from the Foxes 44: fair catch at the Foxes 9.'
    """
    play = "Sack" if event.how == "sack" else _SPOKEN.get(event.play, event.play.replace("_", " ").capitalize())
    if event.play in ANY_KICK:
        return f"{play}{_kicked_from(event, names)}: {_kicked_to(event, names)}."
    if is_lost(event):
        return f"{play}: {lost} {names[event.holder]}, {_taken_to(event, names)}."
    how = _ENDINGS.get(event.how, PASSES.get(event.how, event.how))
    if event.how in PASSES or event.how == "incomplete":
        return f"{play}: incomplete, {how}." if event.how in PASSES else f"{play}: incomplete."
    gain = gained(event)
    told = ["" if event.how == "sack" else how, gain_words(gain)]
    if gain and event.how not in ("touchdown", "safety", "good"):
        told.append(f"to {place(names, event.holder, event.ball_on)}")
    return f"{play}: {', '.join(part for part in told if part)}."


def _kicked_from(event: own.PlayEnded, names: Sequence[str]) -> str:
    """From where a kick was kicked that is not kicked from a line of its own (CB-149, CB-182)."""
    if event.play == "punt":
        return f" from {place(names, event.seat, event.los)}"
    return f" from {yards(FIELD - event.los + SNAP_AND_POSTS)}" if event.play == "field_goal" else ""


def _kicked_to(event: own.PlayEnded, names: Sequence[str]) -> str:
    """Returns the outcome of a kick."""
    how, club = _ENDINGS.get(event.how, event.how), names[event.holder]
    if event.how == "touchdown":
        how = f"{club} score a touchdown"
    elif event.play in RETURNED and 0 < event.ball_on < FIELD:
        return (
            f"{how} {where(names, event.holder, event.ball_on)}"
            if how
            else (f"to {place(names, event.holder, event.ball_on)}")
        )
    elif not how:
        how = f"{club} have it {where(names, event.holder, event.ball_on)}"
    return how if event.play != "field_goal" or event.how in ("good", "missed") else f"blocked, {how}"


def _taken_to(event: own.PlayEnded, names: Sequence[str]) -> str:
    """Returns the outcome of a play that lost the ball."""
    if event.how == "touchdown":
        return "who score a touchdown"
    how = _ENDINGS.get(event.how, event.how)
    spot = where(names, event.holder, event.ball_on) if 0 < event.ball_on < FIELD else ""
    return ", ".join(part for part in (how, spot) if part)


def record_sheet(events: Iterable[Event], names: Sequence[str]) -> str:
    """Returns the whole match as text: clock, club and play on each line, and a rule between possessions.

    Where no clock runs (Simple timing 1) the plays of each quarter are numbered instead.
    """
    sheet = _Sheet(names)
    for event in events:
        sheet.handle_event(event)
    return "".join(f"{line.written()}\n" for line in sheet.lines)


class _Line:
    """A line, for a play with its number in the quarter and what the clock showed, as far as that is known yet."""

    def __init__(self, text: str, number: int = 0, left: int | None = None) -> None:
        self.text = text
        self.number = number
        self.left = left

    def written(self) -> str:
        """Returns the line as it stands on the sheet."""
        if not self.number:
            return self.text
        when = f"{self.number}." if self.left is None else clock_text(self.left)
        return f"{when:>5}  {self.text}".rstrip()


class _Sheet:
    """Writes line by line; a flag that was answered when the play was over stands below the play."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self.lines: list[_Line] = []
        self._left: int | None = None
        self._number = 0
        self._lost = LOST
        self._answered = False
        self._flags: list[Flag] = []
        """What is to stand below the play that ends now."""
        self._flag: _Line | None = None
        """The last flag that stands below its play."""
        self._takers: dict[type[Event], Callable[[Any], None]] = {
            own.PlayCalled: self._called,
            own.Intercepted: lambda event: setattr(self, "_lost", INTERCEPTED),
            own.Recovered: lambda event: setattr(self, "_lost", FUMBLED),
            own.PenaltyAnswered: lambda event: setattr(self, "_answered", event.accepted),
            own.DownRepeated: lambda event: self._note(f"       {self._names[event.seat]} bobble the snap, down again"),
            own.PlayEnded: self._play,
            ClockRan: self._time,
            Flag: self._flagged,
            DriveAdvanced: self._advanced,
            Scored: self._scored,
            DriveBegan: lambda event: self._note(RULE),
            PeriodBegan: self._period,
        }

    def handle_event(self, event: Event) -> None:
        """Writes what an event adds."""
        taker = self._takers.get(type(event))
        if taker:
            taker(event)

    def _called(self, event: own.PlayCalled) -> None:
        self._lost, self._answered, self._flag = LOST, False, None

    def _play(self, event: own.PlayEnded) -> None:
        self._number += 1
        width = max(map(len, self._names))
        line = sheet_line(event, self._lost)
        self.lines.append(_Line(f"{self._names[event.seat]:{width}}  {line}", self._number, self._left))
        for flag in self._flags:
            self._write_flag(flag)
        self._flags = []

    def _flagged(self, event: Flag) -> None:
        if self._answered:
            self._flags.append(event)
        else:  # before the snap: no play comes of it
            self._write_flag(event)

    def _write_flag(self, event: Flag) -> None:
        self._note(f"       flag on {self._names[event.seat]}: {event.foul}, {flag_yards(event)}")
        self._flag = self.lines[-1]

    def _advanced(self, event: DriveAdvanced) -> None:
        if self._flag is not None and not event.plays:
            self._flag.text += ", down again"
            self._flag = None

    def _scored(self, event: Scored) -> None:
        score = ", ".join(f"{name} {points}" for name, points in zip(self._names, event.score, strict=True))
        self._note(f"       {self._names[event.seat]} score {event.points}: {score}")

    def _time(self, event: ClockRan) -> None:
        if self._left is None:
            for line in self.lines:
                if line.number and line.left is None:
                    line.left = event.left + event.by
        self._left = event.left

    def _note(self, text: str) -> None:
        self.lines.append(_Line(text))

    def _period(self, event: PeriodBegan) -> None:
        self._left, self._number = None, 0
        self._note(period_name(event.period))
