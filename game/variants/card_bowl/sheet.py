"""The record sheet: every play on a line of its own in the sheet's notation, as text (33 of part 12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.contract import Event
from game.events import ClockRan, DriveBegan, Flag, PeriodBegan, Scored
from game.field import FIELD, place
from game.variants.card_bowl import events as own
from game.variants.card_bowl.names import clock_text, period_name

PASSES = {
    "thrown": "badly thrown",
    "suit": "off the mark",
    "dropped": "dropped",
    "broken_up": "broken up",
    "long": "thrown out of the end zone",
    "away": "thrown away",
}
_ENDINGS = {
    "": "",
    "dead": "",
    "sack": "sack",
    "out": "out of bounds",
    "incomplete": "incomplete",
    "safety": "safety",
    "touchback": "touchback",
    "touchdown": "touchdown",
    "good": "good",
    "missed": "no good",
    "no_good": "no good",
    "fair_catch": "fair catch",
    "taken": "taken",
}
KICKS = ("regular", "squib", "onside", "punt", "field_goal", "extra_point")
"""Plays without a down and a distance on the sheet."""
_SPOKEN = {"regular": "Kickoff", "squib": "Squib kick", "onside": "On-side kick", "scrimmage": "Quarterback"}
RULE = "-" * 40


def sheet_line(event: own.PlayEnded) -> str:
    """A play in the notation of the record sheet.

    >>> sheet_line(own.PlayEnded(clause="CB-419", seat=0, down=1, to_go=10, los=24, play="pass", how="dead", holder=0,
    ...     ball_on=40, gain=16))
    '1 & 10 @ 24  pass 16'
    """
    spot = event.los if event.los <= 50 else 100 - event.los
    play = event.play.replace("_", " ")
    how = _ENDINGS.get(event.how, PASSES.get(event.how, event.how))
    if event.play in KICKS:
        return f"{play} @ {spot}" + (f"  {how}" if how else "")
    gain = "" if event.how in PASSES or event.how == "incomplete" else f" {event.gain}"
    return f"{event.down} & {event.to_go} @ {spot}  {play}{gain}" + (f" {how}" if how else "")


def in_words(event: own.PlayEnded, names: Sequence[str]) -> str:
    """How a play ended, for somebody who does not read the sheet: what it was, its yards, and where the ball is.

    >>> in_words(own.PlayEnded(clause="CB-419", seat=0, down=1, to_go=10, los=24, play="pass", how="dead", holder=0,
    ...     ball_on=40, gain=16), ("Gulls", "Foxes"))
    'Pass: 16 yards, to the Gulls 40.'
    >>> in_words(own.PlayEnded(clause="CB-419", seat=0, down=0, to_go=0, los=30, play="regular", how="dead", holder=1,
    ...     ball_on=22, gain=0), ("Gulls", "Foxes"))
    'Kickoff: to the Foxes 22.'
    """
    play = _SPOKEN.get(event.play, event.play.replace("_", " ").capitalize())
    how = _ENDINGS.get(event.how, PASSES.get(event.how, event.how))
    spot = f"to {place(names, event.holder, event.ball_on)}" if 0 < event.ball_on < FIELD else ""
    if event.how in PASSES or event.how == "incomplete":
        return f"{play}: incomplete, {how}." if event.how in PASSES else f"{play}: incomplete."
    if event.play in KICKS:
        told = [how or spot]
    else:
        yards = f"{abs(event.gain)} yard{'' if abs(event.gain) == 1 else 's'}"
        told = [how, f"a loss of {yards}" if event.gain < 0 else yards if event.gain else "no gain"]
        told += [spot] if event.gain and event.how not in ("touchdown", "safety") else []
    said = ", ".join(part for part in told if part)
    return f"{play}: {said}." if said else f"{play}."


def record_sheet(events: Iterable[Event], names: Sequence[str]) -> str:
    """The whole match as text: clock, club and play on each line, and a rule between possessions.

    Where no clock runs (Simple timing 1) the plays of each quarter are numbered instead.
    """
    sheet = _Sheet(names)
    for event in events:
        sheet.take(event)
    return "".join(f"{line.written()}\n" for line in sheet.lines)


class _Line:
    """A line, for a play with its number in the quarter and what the clock showed, as far as that is known yet."""

    def __init__(self, text: str, number: int = 0, left: int | None = None) -> None:
        self.text = text
        self.number = number
        self.left = left

    def written(self) -> str:
        """The line as it stands on the sheet."""
        if not self.number:
            return self.text
        when = f"{self.number}." if self.left is None else clock_text(self.left)
        return f"{when:>5}  {self.text}".rstrip()


class _Sheet:
    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self.lines: list[_Line] = []
        self._left: int | None = None
        self._number = 0
        self._takers: dict[type[Event], Callable[[Any], None]] = {
            own.PlayEnded: self._play,
            ClockRan: self._time,
            Flag: lambda event: self._note(f"       flag on {names[event.seat]}: {event.foul}, {event.yards} yards"),
            Scored: lambda event: self._note(f"       {names[event.seat]} score {event.points}: {_score(event.score)}"),
            DriveBegan: lambda event: self._note(RULE),
            PeriodBegan: self._period,
        }

    def take(self, event: Event) -> None:
        """Writes what an event adds."""
        taker = self._takers.get(type(event))
        if taker:
            taker(event)

    def _play(self, event: own.PlayEnded) -> None:
        self._number += 1
        width = max(map(len, self._names))
        self.lines.append(_Line(f"{self._names[event.seat]:{width}}  {sheet_line(event)}", self._number, self._left))

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


def _score(score: Sequence[int]) -> str:
    return " to ".join(map(str, score))
