"""What the booth says in games with a field: third downs, yards, the longest play, plays that went nowhere."""

from __future__ import annotations

from typing import ClassVar

from game.commentator import LARGE, Commentator, number, ordinal

HUNDRED = 100
THIRD_DOWNS, IN_VAIN, FIRST_DOWNS = 3, 3, 5
"""From how many third downs on, from how many plays without a gain in a row, and every so many first downs."""
SEEN = 8
"""Plays after which one may be called the longest."""


class FieldCommentator(Commentator):
    """Remembers what every play from scrimmage came to."""

    long: ClassVar[int] = 20
    """Yards of a play that may be called long."""

    def note_play(self, seat: int, gain: int, down: int, *, made: bool) -> None:
        """A play from scrimmage stands: ``gain`` yards, ``made`` where they gave a first down or a touchdown."""
        self._note_yards(seat, gain)
        self._note_gain(seat, gain)
        if made and not (firsts := self.count("first downs", seat)) % FIRST_DOWNS:
            text = f"{ordinal(firsts)} first down for {self.the(seat)} tonight."
            self.say("first downs", text, "first downs", seat)
        if down == 3:
            self._note_third_down(seat, made)
        elif down == 4 and not made and (stopped := self.count("fourth downs", seat)) > 1:
            text = f"{ordinal(stopped)} fourth down that failed for {self.the(seat)}."
            self.say("fourth downs", text, "fourth downs", seat, weight=LARGE)

    def _note_third_down(self, seat: int, made: bool) -> None:
        good, tried = self.number("third downs made", seat) + made, self.count("third downs", seat)
        self.set(good, "third downs made", seat)
        if tried >= THIRD_DOWNS:
            text = f"{self.do(seat, 'are', 'is')} {good} for {tried} on third down."
            self.say("third downs", text, "third downs", seat)

    def _note_yards(self, seat: int, gain: int) -> None:
        before = self.number("hundreds", seat)
        yards = self.set(self.number("yards", seat) + gain, "yards", seat)
        past = self.set(yards // HUNDRED, "hundreds", seat)
        if past > max(before, 0):
            text = f"{self.do(seat, 'are', 'is')} past {past * HUNDRED} yards tonight."
            self.say("yards", text, "hundreds", seat)

    def _note_gain(self, seat: int, gain: int) -> None:
        longest = self.number("longest")
        if self.count("plays seen") > SEEN and gain >= max(self.long, longest + 1):
            self.set(gain, "longest")
            self.say("longest", f"{gain} yards: the longest play of the night.", "longest", weight=LARGE)
        self.set(max(gain, longest), "longest")
        if gain > 0:
            self.set(0, "in vain", seat)
        elif (row := self.count("in vain", seat)) >= IN_VAIN:
            text = f"{number(row)} plays in a row by {self.the(seat)} went nowhere."
            self.say("in vain", text, "in vain", seat)
