"""What the booth says of Jukem alone: what is needed, what was struck off, and the plays that stood out."""

from __future__ import annotations

from game.commentator import LARGE, Commentator, number, ordinal
from game.events import DriveBegan, DriveEnded, PeriodBegan, Scored
from game.variants.jukem.cards import FIELD_GOAL_TOTAL, JUKEM, TOUCHDOWN_YARDS
from game.variants.jukem.events import DriveGrew, DriveWiped, LastTurn, PlayRemoved, PlayStood, TurnBegan

CLOSE = 30
"""Yards to go from which on what is needed is worth a word."""
LONG = 35
"""Yards of a play that may be called long."""
SEEN = 4
"""Plays that stood, after which one may be called the longest."""


class JukemCommentator(Commentator):
    """Remembers both drives, and every play that stood or fell."""

    _laid: DriveGrew | None = None
    """The play that may still be answered."""

    def on_turn_began(self, event: TurnBegan) -> None:
        self._stands()
        yards = self.number("yards", event.seat)
        to_go = TOUCHDOWN_YARDS - yards
        if yards and to_go <= CLOSE:
            text = f"{self.do(event.seat, 'need', 'needs')} exactly {to_go}."
            self.say("needs", text, "yards", event.seat)

    def on_drive_began(self, event: DriveBegan) -> None:
        self.set(0, "lost", event.seat)

    def on_drive_ended(self, event: DriveEnded) -> None:
        self._stands()
        self.set(0, "yards", event.seat)

    def on_drive_grew(self, event: DriveGrew) -> None:
        self.set(event.total, "yards", event.seat)
        self._laid = event

    def on_play_stood(self, event: PlayStood) -> None:
        self._stands()

    def on_scored(self, event: Scored) -> None:
        self._stands()
        self.set(0, "last turn")
        plays = self.number("plays", event.seat)
        if self.number("lost", event.seat):
            text = "That drive lost a play and scored all the same."
            self.say("in spite", text, "scores", weight=LARGE)
        elif event.how.is_touchdown and plays <= 2:
            text = f"All 100 yards in {number(plays)} play{'s' if plays > 1 else ''} by {self.the(event.seat)}."
            self.say("quick", text, "scores", weight=LARGE)

    def _stands(self) -> None:
        """The last play is not answered any more."""
        laid, self._laid = self._laid, None
        if laid is None:
            return
        seat, by = laid.seat, 1 - laid.seat
        self.set(0, "answers", by)
        if JUKEM in laid.codes and (many := self.count("jukems", seat)) > 1:
            self.say("jukems", f"{ordinal(many)} JUKEM for {self.the(seat)} tonight.", "jukems", seat)
        if self.count("stood") > SEEN and laid.yards >= max(LONG, self.number("longest") + 1):
            self.set(laid.yards, "longest")
            self.say("longest", f"{laid.yards} yards: the longest play of the night.", "longest")
        self.set(max(laid.yards, self.number("longest")), "longest")
        if laid.total - laid.yards < FIELD_GOAL_TOTAL <= laid.total < TOUCHDOWN_YARDS:
            self.say("range", f"{self.do(seat, 'are', 'is')} in range of a field goal.", "yards", seat)

    def on_play_removed(self, event: PlayRemoved) -> None:
        self.set(event.total, "yards", event.seat)
        self.count("lost", event.seat)
        self._answers(event.by)
        if (many := self.count("stops", event.by)) > 1:
            self.say("stops", f"{ordinal(many)} stop by {self.the(event.by)} tonight.", "stops", event.by)

    def on_drive_wiped(self, event: DriveWiped) -> None:
        self._answers(event.by)
        costliest = self.number("costliest wipe")
        if event.yards > costliest:
            self.set(event.yards, "costliest wipe")
            if costliest:
                text = f"{event.yards} yards gone: the costliest wipe tonight."
                self.say("costliest wipe", text, "costliest wipe", weight=LARGE)
        if (many := self.count("wipes", event.seat)) > 1:
            text = f"{ordinal(many)} drive wiped out for {self.the(event.seat)} tonight."
            self.say("wipes", text, "wipes", event.seat, weight=LARGE)

    def _answers(self, by: int) -> None:
        """Another play was struck off, and perhaps the one before as well."""
        self._laid = None
        if (row := self.count("answers", by)) > 1:
            self.say(
                "answers", f"{number(row)} plays in a row struck off by {self.the(by)}.", "answers", by, weight=LARGE
            )

    def on_last_turn(self, event: LastTurn) -> None:
        gap = self.points[event.seat] - self.points[1 - event.seat]
        if gap:
            stands = self.do(event.seat, *(("lead", "leads") if gap > 0 else ("trail", "trails")))
            self.set(1, "last turn")
            self.say("last turn", f"The last turn, and {stands} by {abs(gap)}.", "last turn", weight=LARGE)

    def on_period_began(self, event: PeriodBegan) -> None:
        self.drop("answers", "last turn")
