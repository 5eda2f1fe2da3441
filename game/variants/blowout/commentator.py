"""Remarks that only BLOWOUT!!! makes: sacks, turnovers, kicks, challenges, trips inside the 20."""

from __future__ import annotations

from game.commentator import LARGE, number_word, ordinal
from game.events import BallSpotted, DownSet, DriveBegan, Flag
from game.field import FIELD
from game.field_commentator import FieldCommentator
from game.variants.blowout.cards import LONG_KICK
from game.variants.blowout.events import BallKicked, PlayChallenged, PlayEnded

RED_ZONE = 80
LOSES_BALL, NOT_CAUGHT = ("interception", "fumble"), ("no_gain", "overthrown", "interception")
"""Results that lose the ball, and results of a pass that its side does not catch."""


class BlowoutCommentator(FieldCommentator):
    """Counts the results of plays and kicks. A challenged play does not count."""

    acts_between_remarks, max_age, acts_between_same_kind = 6, 6, 30
    rows = ("in vain", "fallen")

    @property
    def plays_word(self) -> str:
        """Says if more were seen on this drive than have counted."""
        return "plays counted" if self.get_count("undone") else "plays"

    def on_drive_began(self, event: DriveBegan) -> None:
        self.set_count(0, "undone")

    def on_down_set(self, event: DownSet) -> None:
        self.set_count(event.down, "down")
        self.set_count(event.marker, "marker")

    def on_ball_spotted(self, event: BallSpotted) -> None:
        was_inside = self.get_count("inside", event.seat)
        inside = self.set_count(int(event.ball_on >= RED_ZONE), "inside", event.seat)
        self.set_count(0, "inside", 1 - event.seat)
        if inside and not was_inside and (trips := self.increment("trips", event.seat)) > 1:
            text = f"{ordinal(trips)} trip inside the 20 for {self.side(event.seat)}."
            self.say("red zone", text, "trips", event.seat)

    def on_play_ended(self, event: PlayEnded) -> None:
        seat, how = event.seat, event.how
        if how == "sack" and (sacks := self.increment("sacks", seat)) > 1:
            self.say("sacks", f"{ordinal(sacks)} sack on {self.side(seat)} tonight.", "sacks", seat, weight=LARGE)
        if how in NOT_CAUGHT:
            if (row := self.increment("fallen", seat)) > 2:
                text = f"The last {number_word(row)} passes of {self.side(seat)} failed."
                self.say("fallen", text, "fallen", seat)
        elif how == "pass":
            self.set_count(0, "fallen", seat)
        if how in LOSES_BALL:
            self._turnover(seat, how)
            return
        end = max(0, min(event.ends_at, FIELD))
        made = how in ("run", "pass") and event.ends_at >= min(self.get_count("marker"), FIELD)
        self.note_play(seat, end - event.ball_on, self.get_count("down"), made=made)

    def _turnover(self, seat: int, how: str) -> None:
        if (same := self.increment(how, seat)) > 1:
            self.say("lost alike", f"{ordinal(same)} {how} of {self.side(seat)} tonight.", how, seat, weight=LARGE)
        if (lost := self.increment("turnovers", seat)) > 1:
            text = f"{ordinal(lost)} turnover by {self.side(seat)} tonight."
            self.say("turnovers", text, "turnovers", seat, weight=LARGE)

    def on_ball_kicked(self, event: BallKicked) -> None:
        seat = event.seat
        self.end_rows()
        if event.how == "punt":
            if (punts := self.increment("punts", seat)) > 2:
                self.say("punts", f"{ordinal(punts)} punt by {self.side(seat)} tonight.", "punts", seat)
        elif event.good:
            far = self.get_count("longest kick")
            if event.needed is not None and event.needed >= max(LONG_KICK, far + 1):
                self.set_count(event.needed, "longest kick")
                text = f"Good from {event.needed - 1} yards: the longest kick tonight."
                self.say("far kick", text, "longest kick", weight=LARGE)
        elif (missed := self.increment("missed", seat)) > 1:
            text = f"{ordinal(missed)} field goal missed by {self.side(seat)} tonight."
            self.say("missed", text, "missed", seat, weight=LARGE)

    def on_play_challenged(self, event: PlayChallenged) -> None:
        self.end_rows()
        self.increment("undone")
        if (times := self.increment("challenges", event.seat)) > 1:
            text = f"{ordinal(times)} challenge by {self.side(event.seat)} tonight."
            self.say("challenges", text, "challenges", event.seat)

    def on_flag(self, event: Flag) -> None:
        self.increment("undone")
        if (flags := self.increment("flags", event.seat)) > 1:
            self.say("flags", f"{ordinal(flags)} flag against {self.side(event.seat)} tonight.", "flags", event.seat)
