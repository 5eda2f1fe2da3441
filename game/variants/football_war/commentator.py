"""Remarks that only Football War makes, from public events. They name no card (FW-13)."""

from __future__ import annotations

from game.commentator import LARGE, Commentator, number_word, ordinal
from game.contract import DriveEnd
from game.events import CardMoved, DriveEnded, Flag, PeriodBegan, PossessionChanged, Scored, Shuffled
from game.variants.football_war.cards import FIELD_GOAL
from game.variants.football_war.events import (
    CardsDrawn,
    LastSeries,
    MismanagedDrive,
    PlayCalledBack,
    PlayConceded,
    PlayDefended,
    PlayLive,
    TimeoutCalled,
    TurnoverOnDowns,
)

MANY_ANSWERS, MANY_STEALS, MANY_CONCEDED, MANY_HELD, MANY_DRAWN = 4, 4, 3, 10, 10
"""Smallest counts that get a remark."""


class FootballWarCommentator(Commentator):
    """Counts answers, steals, concessions and the cards of each hand."""

    acts_between_remarks, max_age, acts_between_same_kind = 5, 4, 30
    empty_drives_step, min_dry_drives = 6, 10
    _lost = False
    """Whether the offense was stopped, so that the next change of possession is a steal."""

    # The play

    def on_play_live(self, event: PlayLive) -> None:
        held = self.get_count("held", event.seat)
        self.set_count(event.chain, "chain")
        if event.play == FIELD_GOAL:
            return
        if not held:
            text = f"out of cards: {self.with_verb(event.seat, 'play', 'plays')} for a touchdown."
            self.say("for a touchdown", text, "held", event.seat, weight=LARGE)
        elif held <= 2:
            cards = f"{number_word(held)} card{'s' if held > 1 else ''}"
            self.say("few cards", f"{self.with_verb(event.seat, 'have', 'has')} only {cards} left.", "held", event.seat)
        if event.chain > 1:
            self.say("audibles", f"{number_word(event.chain)} audibles in a row.", "chain", weight=LARGE)

    def on_play_defended(self, event: PlayDefended) -> None:
        answers = self.increment("answers")
        if answers >= MANY_ANSWERS and not answers % 2:
            self.say("answers", f"{number_word(answers)} plays in a row were answered.", "answers")
        if not (many := self.increment("defended", event.seat)) % 5:
            text = f"{self.with_verb(event.seat, 'have', 'has')} stopped {number_word(many)} plays tonight."
            self.say("defended", text, "defended", event.seat)

    def on_play_conceded(self, event: PlayConceded) -> None:
        self.set_count(0, "answers")
        if (row := self.increment("stood")) >= MANY_CONCEDED and event.play != FIELD_GOAL:
            text = f"{number_word(row)} in a row: nobody stops {self.side(event.seat)}."
            self.say("in a row", text, "stood", weight=LARGE)

    def on_play_called_back(self, event: PlayCalledBack) -> None:
        self.set_count(0, "answers")

    def on_flag(self, event: Flag) -> None:
        if (many := self.increment("flags", event.seat)) > 1:
            self.say("flags", f"{ordinal(many)} flag against {self.side(event.seat)} tonight.", "flags", event.seat)

    # The ball

    def on_drive_ended(self, event: DriveEnded) -> None:
        self._lost = not event.points and event.how is not DriveEnd.TIME

    def on_scored(self, event: Scored) -> None:
        self.set_count(0, "steals in a row")
        self.set_count(0, "last series")

    def on_possession_changed(self, event: PossessionChanged) -> None:
        lost, self._lost = self._lost, False
        self.set_count(0, "stood")
        if not lost:
            return
        row, many = self.increment("steals in a row"), self.increment("steals", event.seat)
        if row >= MANY_STEALS and not row % 2:
            self.say("back and forth", f"{number_word(row)} steals since anybody scored.", "steals in a row")
        elif many > 1:
            self.say("steals", f"{ordinal(many)} steal by {self.side(event.seat)} tonight.", "steals in a row")

    def on_turnover_on_downs(self, event: TurnoverOnDowns) -> None:
        if (many := self.increment("downs", event.seat)) > 1:
            text = f"{ordinal(many)} stop on downs against {self.side(event.seat)}."
            self.say("on downs", text, "downs", event.seat, weight=LARGE)

    def on_mismanaged_drive(self, event: MismanagedDrive) -> None:
        if (many := self.increment("mismanaged", event.seat)) > 1:
            text = f"{ordinal(many)} drive mismanaged by {self.side(event.seat)}."
            self.say("mismanaged", text, "mismanaged", event.seat)

    # The hands

    def on_card_moved(self, event: CardMoved) -> None:
        for zone, change in ((event.source, -1), (event.target, 1)):
            if zone.startswith("hand:"):
                seat = int(zone.removeprefix("hand:"))
                self.set_count(self.get_count("held", seat) + change, "held", seat)

    def on_shuffled(self, event: Shuffled) -> None:
        for zone in event.sources:
            if zone.startswith("hand:"):
                self.set_count(0, "held", int(zone.removeprefix("hand:")))

    def on_cards_drawn(self, event: CardsDrawn) -> None:
        before, held = self.get_count("drawn", event.seat), self.get_count("held", event.seat)
        drawn = self.set_count(before + event.count, "drawn", event.seat)
        if held >= MANY_HELD:
            text = f"{self.with_verb(event.seat, 'hold', 'holds')} {number_word(held)} cards now."
            self.say("many cards", text, "held", event.seat)
        elif drawn // MANY_DRAWN > before // MANY_DRAWN:
            text = f"{self.with_verb(event.seat, 'have', 'has')} drawn {number_word(drawn)} cards this half."
            self.say("drawn", text, "drawn", event.seat)

    # The half

    def on_timeout_called(self, event: TimeoutCalled) -> None:
        self.increment("timeouts", event.seat)
        self.say("timeout", f"That was the timeout of {self.side(event.seat)} for this half.", "timeouts", event.seat)

    def on_last_series(self, event: LastSeries) -> None:
        *_, second, most = sorted(self.points)
        if most == second:
            text = "The last series of the half, and it is level."
        else:
            text = f"The last series: {self.with_verb(self.points.index(most), 'lead', 'leads')} by {most - second}."
        self.set_count(1, "last series")
        self.say("last series", text, "last series", weight=LARGE)

    def on_period_began(self, event: PeriodBegan) -> None:
        self._lost = False
        self.clear_counts("answers", "chain", "drawn", "last series", "steals in a row", "stood", "timeouts")
