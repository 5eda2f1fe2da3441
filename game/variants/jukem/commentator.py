"""The remarks that only Jukem makes: yards needed, plays removed, outstanding plays. Gets public events only."""

from __future__ import annotations

from game.commentator import LARGE, Commentator, number_word, ordinal
from game.events import DriveBegan, DriveEnded, PeriodBegan, Scored
from game.variants.jukem.cards import FIELD_GOAL_TOTAL, JUKEM, TOUCHDOWN_YARDS
from game.variants.jukem.events import DriveGrew, DriveWiped, LastTurn, PlayRemoved, PlayStood, TurnBegan

NEEDS_REMARK_YARDS = 30
"""The most yards to go that a remark names as needed."""
LONG_PLAY_YARDS = 35
"""The least yards of a play that may be called the longest."""
PLAYS_BEFORE_LONGEST = 4
"""Plays that must have stood before one is called the longest."""


class JukemCommentator(Commentator):
    """Keeps the yards of both drives and counts plays that stood and plays that were removed."""

    _last_play: DriveGrew | None = None
    """The last play, while it may still be answered."""

    def on_turn_began(self, event: TurnBegan) -> None:
        self._count_stood()
        yards = self.get_count("yards", event.seat)
        to_go = TOUCHDOWN_YARDS - yards
        if yards and to_go <= NEEDS_REMARK_YARDS:
            text = f"{self.with_verb(event.seat, 'need', 'needs')} exactly {to_go}."
            self.say("needs", text, "yards", event.seat)

    def on_drive_began(self, event: DriveBegan) -> None:
        self.set_count(0, "lost", event.seat)

    def on_drive_ended(self, event: DriveEnded) -> None:
        self._count_stood()
        self.set_count(0, "yards", event.seat)

    def on_drive_grew(self, event: DriveGrew) -> None:
        self.set_count(event.total, "yards", event.seat)
        self._last_play = event

    def on_play_stood(self, event: PlayStood) -> None:
        self._count_stood()

    def on_scored(self, event: Scored) -> None:
        self._count_stood()
        if self.remark is not None and self.remark.act < self._act:
            self.remark = None  # points make old news of every play before them
        self.set_count(0, "last turn")
        plays = self.get_count("plays", event.seat)
        if self.get_count("lost", event.seat):
            text = "That drive lost a play and scored all the same."
            self.say("in spite", text, "scores", weight=LARGE)
        elif event.how.is_touchdown and plays <= 2:
            text = f"All 100 yards in {number_word(plays)} play{'s' if plays > 1 else ''} by {self.side(event.seat)}."
            self.say("quick", text, "scores", weight=LARGE)

    def _count_stood(self) -> None:
        """Counts the last play as one that stood."""
        laid, self._last_play = self._last_play, None
        if laid is None:
            return
        seat, by = laid.seat, 1 - laid.seat
        self.set_count(0, "answers", by)
        if JUKEM in laid.codes and (many := self.increment("jukems", seat)) > 1:
            self.say("jukems", f"{ordinal(many)} JUKEM for {self.side(seat)} tonight.", "jukems", seat)
        if self.increment("stood") > PLAYS_BEFORE_LONGEST and laid.yards >= max(
            LONG_PLAY_YARDS, self.get_count("longest") + 1
        ):
            self.set_count(laid.yards, "longest")
            self.say("longest", f"{laid.yards} yards: the longest play that stood tonight.", "longest")
        self.set_count(max(laid.yards, self.get_count("longest")), "longest")
        if laid.total - laid.yards < FIELD_GOAL_TOTAL <= laid.total < TOUCHDOWN_YARDS:
            self.say("range", f"{self.with_verb(seat, 'are', 'is')} in range of a field goal.", "yards", seat)

    def on_play_removed(self, event: PlayRemoved) -> None:
        self.set_count(event.total, "yards", event.seat)
        self.increment("lost", event.seat)
        self._count_answer(event.by)
        if (many := self.increment("stops", event.by)) > 1:
            self.say("stops", f"{ordinal(many)} stop by {self.side(event.by)} tonight.", "stops", event.by)

    def on_drive_wiped(self, event: DriveWiped) -> None:
        self._count_answer(event.by)
        costliest = self.get_count("costliest wipe")
        if event.yards > costliest:
            self.set_count(event.yards, "costliest wipe")
            if costliest:
                text = f"{event.yards} yards gone: the costliest wipe tonight."
                self.say("costliest wipe", text, "costliest wipe", weight=LARGE)
        if (many := self.increment("wipes", event.seat)) > 1:
            text = f"{ordinal(many)} drive of {self.side(event.seat)} lost to a red card."
            self.say("wipes", text, "wipes", event.seat, weight=LARGE)

    def _count_answer(self, by: int) -> None:
        """Counts an answer of a seat, and remarks on several in a row."""
        self._last_play = None
        if (row := self.increment("answers", by)) > 1:
            text = f"{number_word(row)} plays in a row struck off by {self.side(by)}."
            self.say("answers", text, "answers", by, weight=LARGE)

    def on_last_turn(self, event: LastTurn) -> None:
        gap = self.points[event.seat] - self.points[1 - event.seat]
        if gap:
            stands = self.with_verb(event.seat, *(("lead", "leads") if gap > 0 else ("trail", "trails")))
            self.set_count(1, "last turn")
            self.say("last turn", f"The last turn, and {stands} by {abs(gap)}.", "last turn", weight=LARGE)

    def on_period_began(self, event: PeriodBegan) -> None:
        self.clear_counts("answers", "last turn")
