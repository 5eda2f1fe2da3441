"""Remarks that only Card Bowl makes. A play is mentioned once no penalty can undo it any more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from game.commentator import LARGE, PeriodWords, number_word, ordinal
from game.contract import Event
from game.events import Flag, PeriodBegan
from game.field_commentator import FieldCommentator
from game.variants.card_bowl.events import ScoreboardSet, TimeoutTaken
from game.variants.card_bowl.record import THROWN, PlayRecord, Record

RUSHES = ("rush", "sneak", "scramble", "lateral")
ROW = 3
"""Passes that fall, passes that are caught, or runs that gain well, in a row."""
GOOD_RUN = 5


class CardBowlCommentator(FieldCommentator):
    """Remembers every play from scrimmage as the record of the match has it."""

    acts_between_remarks, max_age, acts_between_same_kind = 12, 60, 60
    rows = ("in vain", "fallen", "caught", "good runs")

    def __init__(self, names: Sequence[str], words: PeriodWords, options: Mapping[str, str]) -> None:
        super().__init__(names, words, options)
        self._record = Record(options, weighs=False)

    def clone(self) -> Self:
        other = super().clone()
        other._record = self._record.clone()
        return other

    def handle_public_event(self, event: Event) -> None:
        done = len(self._record.plays)
        self._record.handle_event(event)
        super().handle_public_event(event)
        for play in self._record.plays[done:]:
            if play.counts:
                self._note_scrimmage(play)

    def _note_scrimmage(self, play: PlayRecord) -> None:
        """A play from scrimmage stands."""
        assert play.ended is not None
        seat, score = play.called.seat, play.scored
        scores = score is not None and score.how.is_touchdown and score.seat == seat
        if play.loss is not None:
            self._note_sack(seat, play.loss)
        elif play.ended.play in THROWN and play.thrown:
            self._note_pass(seat, play)
        elif play.ended.play in RUSHES:
            self._note_rush(seat, play.gain)
        for loser in play.lost:
            if (many := self.increment("fumbles lost", loser)) > 1:
                text = f"{ordinal(many)} fumble lost by {self.side(loser)} tonight."
                self.say("fumbles lost", text, "fumbles lost", loser, weight=LARGE)
        self.note_play(seat, play.gain, play.ended.down, made=play.first_down or scores)

    def _note_sack(self, seat: int, loss: int) -> None:
        sacks = self.increment("sacks", seat)
        lost = self.set_count(self.get_count("sack yards", seat) + loss, "sack yards", seat)
        if lost >= 20:
            text = f"Sacks have cost {self.side(seat)} {lost} yards tonight."
            self.say("sack yards", text, "sack yards", seat)
        if sacks > 1:
            self.say("sacks", f"{ordinal(sacks)} sack on {self.side(seat)} tonight.", "sacks", seat, weight=LARGE)

    def _note_pass(self, seat: int, play: PlayRecord) -> None:
        if play.intercepted:
            self.set_count(0, "caught", seat)
            if (many := self.increment("thrown away", seat)) > 1:
                text = f"{ordinal(many)} interception thrown by {self.side(seat)}."
                self.say("thrown away", text, "thrown away", seat, weight=LARGE)
        fell = play.bad or play.intercepted
        row = self.increment("fallen" if fell else "caught", seat)
        self.set_count(0, "caught" if fell else "fallen", seat)
        if row >= ROW:
            words = "failed" if fell else "were caught"
            text = f"The last {number_word(row)} passes of {self.side(seat)} {words}."
            self.say("fallen" if fell else "caught", text, "fallen" if fell else "caught", seat)

    def _note_rush(self, seat: int, gain: int) -> None:
        row = self.set_count(self.get_count("good runs", seat) + 1 if gain >= GOOD_RUN else 0, "good runs", seat)
        if row >= ROW:
            text = f"The last {number_word(row)} runs of {self.side(seat)} gained 5 or more."
            self.say("good runs", text, "good runs", seat)

    def on_flag(self, event: Flag) -> None:
        if (many := self.increment("flags", event.seat)) > 1:
            self.say("flags", f"{ordinal(many)} penalty on {self.side(event.seat)} tonight.", "flags", event.seat)

    def on_timeout_taken(self, event: TimeoutTaken) -> None:
        left = self.set_count(event.left, "timeouts", event.seat)
        if left < 2:
            text = f"{number_word(left)} timeout{'' if left else 's'} left for {self.side(event.seat)}."
            self.say("timeouts", text, "timeouts", event.seat)

    def on_scoreboard_set(self, event: ScoreboardSet) -> None:
        for seat, left in enumerate(event.timeouts):
            self.set_count(left, "timeouts", seat)

    def on_period_began(self, event: PeriodBegan) -> None:
        self.set_count(event.period, "period")
