"""Remarks that only Real Deal makes: what is at stake, stops, flags, allowed plays. Gets public events only."""

from __future__ import annotations

from game.commentator import LARGE, Commentator, number_word, ordinal
from game.contract import DriveEnd
from game.events import DriveEnded, PeriodBegan, Scored
from game.variants.real_deal.cards import INTERCEPTION, PENALTIES, SACK, TACKLE
from game.variants.real_deal.events import (
    BallTaken,
    PlayAccepted,
    PlayConceded,
    PlayCountered,
    PlayMade,
    PossessionBegan,
    QuarterCalled,
)
from game.variants.real_deal.log import BLOCKED

LONG_POSSESSION = 3
"""Number of plays from which a possession is called long."""


class RealDealCommentator(Commentator):
    """Counts stops, flags and concessions of each side."""

    acts_between_remarks, max_age, acts_between_same_kind = 3, 9, 16
    empty_drives_step, min_dry_drives = 4, 5

    # What is at stake

    def on_play_made(self, event: PlayMade) -> None:
        self.set_count(1, "waiting")
        made, behind = self.points[event.seat], max(self.points) - self.points[event.seat]
        if behind and event.points > behind:
            lead, board = self.with_verb(event.seat, "lead", "leads"), f"{made + event.points} to {max(self.points)}"
            self.say("for the lead", f"If this stands, {lead}, {board}.", "waiting", weight=LARGE)
        elif behind and event.points == behind:
            self.say("for the tie", "If this stands, it is level.", "waiting", weight=LARGE)
        if not event.as_counter and (plays := self.increment("tries")) >= LONG_POSSESSION:
            self.say("long possession", f"{number_word(plays)} plays on this possession already.", "tries")

    def on_play_countered(self, event: PlayCountered) -> None:
        seat = event.seat
        self.set_count(0, "waiting")
        self.set_count(0, "allowed", seat)
        if event.effect == "stop":
            row, many = self.increment("stops in a row", seat), self.increment("stops", seat)
            if event.counter == INTERCEPTION and (same := self.increment("interceptions", seat)) > 1:
                text = f"{ordinal(same)} interception by {self.side(seat)} tonight."
                self.say("interceptions", text, "interceptions", seat, weight=LARGE)
            if row > 1:
                text = f"{number_word(row)} stops in a row by {self.side(seat)}."
                self.say("stops in a row", text, "stops in a row", seat)
            elif not many % 3:
                self.say("stops", f"{ordinal(many)} stop by {self.side(seat)} tonight.", "stops", seat)
            return
        self.set_count(0, "stops in a row", seat)
        if event.counter in PENALTIES:
            self._count_alike("flags", 1 - seat, "penalty against")
        elif event.counter in (SACK, TACKLE):
            self._count_alike("losses", seat, "tackle for a loss by")

    def _count_alike(self, what: str, seat: int, words: str) -> None:
        if (many := self.increment(what, seat)) > 1:
            self.say(what, f"{ordinal(many)} {words} {self.side(seat)} tonight.", what, seat)

    def on_play_conceded(self, event: PlayConceded) -> None:
        self.set_count(0, "waiting")
        self.set_count(0, "stops in a row", event.seat)
        if (row := self.increment("allowed", event.seat)) > 2:
            text = f"{number_word(row)} plays in a row allowed by {self.side(event.seat)}."
            self.say("allowed", text, "allowed", event.seat)

    def on_play_accepted(self, event: PlayAccepted) -> None:
        self.set_count(0, "waiting")

    def on_scored(self, event: Scored) -> None:
        self.set_count(0, "waiting")
        self.set_count(0, "stops in a row", 1 - event.seat)

    # The possession

    def on_possession_began(self, event: PossessionBegan) -> None:
        self.set_count(0, "tries")
        self._limit(event.seat, event.limited)
        together = self.set_count(sum(event.finished), "finished")
        if together and not together % 8:
            text = f"{number_word(together)} possessions in this quarter so far."
            self.say("possessions", text, "finished")

    def on_ball_taken(self, event: BallTaken) -> None:
        self.set_count(0, "tries")
        self._limit(event.seat, event.limited)

    def _limit(self, seat: int, limited: bool) -> None:
        self.set_count(0, "limited", 1 - seat)
        self.set_count(int(limited), "limited", seat)
        if limited:
            text = f"Pinned deep: no short play scores for {self.side(seat)}."
            self.say("pinned", text, "limited", seat, weight=LARGE)

    def on_drive_ended(self, event: DriveEnded) -> None:
        punted = event.how is DriveEnd.PUNT and event.clause != BLOCKED
        if punted and (many := self.increment("punts", event.seat)) > 1:
            text = f"{ordinal(many)} drive of {self.side(event.seat)} to end in a punt."
            self.say("punts", text, "punts", event.seat)

    # The quarter

    def on_quarter_called(self, event: QuarterCalled) -> None:
        self.set_count(0, "waiting")
        if (many := self.increment("called", event.seat)) > 1:
            text = f"{ordinal(many)} quarter ended by {self.side(event.seat)} tonight."
            self.say("quarters ended", text, "called", event.seat, weight=LARGE)

    def on_period_began(self, event: PeriodBegan) -> None:
        self.clear_counts("tries", "limited", "finished")
