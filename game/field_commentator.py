"""Remarks for games with a field: first, third and fourth downs, yards, the longest play, plays without a gain."""

from __future__ import annotations

from typing import ClassVar

from game.commentator import LARGE, Commentator, number_word, ordinal
from game.events import DriveBegan, DriveEnded, Flag, Scored

YARDS_STEP = 100
"""A remark is made each time a side passes a multiple of these yards."""
MIN_THIRD_DOWNS, MIN_PLAYS_WITHOUT_GAIN = 3, 3
"""Fewest third downs of a side, and consecutive plays of it without a gain, that get a remark."""
FIRST_DOWNS_STEP = 5
"""Every time a side gains this many first downs, it gets a remark."""
MIN_PLAYS_FOR_LONGEST = 8
"""Plays after which one may be called the longest."""


class FieldCommentator(Commentator):
    """Counts the results of plays from scrimmage, which each game reports with ``note_play``."""

    long_play_yards: ClassVar[int] = 20
    """Yards from which a play may be called the longest."""
    rows: ClassVar[tuple[str, ...]] = ("in vain",)
    """The counters of plays in a row. Anything else that happens to the ball ends a row."""

    def end_rows(self) -> None:
        """Starts all rows from zero: the next play does not follow directly on the last one."""
        self.clear_counts(*self.rows)

    def on_drive_began(self, event: DriveBegan) -> None:
        self.end_rows()

    def on_drive_ended(self, event: DriveEnded) -> None:
        self.end_rows()

    def on_scored(self, event: Scored) -> None:
        self.end_rows()

    def on_flag(self, event: Flag) -> None:
        self.end_rows()

    def note_play(self, seat: int, gain: int, down: int, *, made: bool) -> None:
        """Counts a completed play from scrimmage; ``made`` is true for a first down or touchdown."""
        self._note_yards(seat, gain)
        self._note_gain(seat, gain)
        if made and not (firsts := self.increment("first downs", seat)) % FIRST_DOWNS_STEP:
            text = f"First down number {firsts} for {self.side(seat)} tonight."
            self.say("first downs", text, "first downs", seat)
        if down == 3:
            self._note_third_down(seat, made)
        elif down == 4 and not made and (stopped := self.increment("fourth downs", seat)) > 1:
            text = f"{ordinal(stopped)} fourth down that failed for {self.side(seat)}."
            self.say("fourth downs", text, "fourth downs", seat, weight=LARGE)

    def _note_third_down(self, seat: int, made: bool) -> None:
        good, tried = self.get_count("third downs made", seat) + made, self.increment("third downs", seat)
        self.set_count(good, "third downs made", seat)
        if tried >= MIN_THIRD_DOWNS:
            text = f"{self.with_verb(seat, 'are', 'is')} {good} for {tried} on third down."
            self.say("third downs", text, "third downs", seat)

    def _note_yards(self, seat: int, gain: int) -> None:
        before = self.get_count("hundreds", seat)
        yards = self.set_count(self.get_count("yards", seat) + gain, "yards", seat)
        past = self.set_count(yards // YARDS_STEP, "hundreds", seat)
        if past > max(before, 0):
            text = f"{self.with_verb(seat, 'are', 'is')} past {past * YARDS_STEP} yards tonight."
            self.say("yards", text, "hundreds", seat)

    def _note_gain(self, seat: int, gain: int) -> None:
        longest = self.get_count("longest")
        if self.increment("plays seen") > MIN_PLAYS_FOR_LONGEST and gain >= max(self.long_play_yards, longest + 1):
            self.set_count(gain, "longest")
            self.say("longest", f"{gain} yards: the longest play of the night.", "longest", weight=LARGE)
        self.set_count(max(gain, longest), "longest")
        if gain > 0:
            self.set_count(0, "in vain", seat)
        elif (row := self.increment("in vain", seat)) >= MIN_PLAYS_WITHOUT_GAIN:
            text = f"{number_word(row)} plays in a row by {self.side(seat)} without a gain."
            self.say("in vain", text, "in vain", seat)
