"""Comments on the course of a match, from public events only (``Event.masked`` for nobody).

The commentator counts things in ``counters``. Each remark refers to one counter and is dropped when that counter
changes, so no remark on the screen is out of date. A game adds its own remarks in a subclass.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import ClassVar, NamedTuple, Protocol, Self

from game.clubs import CLUBS
from game.contract import Event, ScoreKind
from game.events import DriveAdvanced, DriveBegan, DriveEnded, MatchEnded, PeriodBegan, Scored, TakenUp
from game.handlers import run_handlers
from game.letters import capital, small


class PeriodWords(Protocol):
    """The words of a game that the commentator needs."""

    EXTRA_TIME: str

    def period_name(self, period: int, options: Mapping[str, str] | None = None) -> str:
        """Returns the name of a period."""


Key = tuple[Hashable, ...]
"""Key of a counter: its name and, if it belongs to a side, the seat."""
SMALL, MIDDLE, LARGE = 1, 2, 3
"""Weights of remarks. Shortly after a remark only a heavier one is made."""

_ORDINALS = ("", "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth")
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_CLUBS = {club.short for club in CLUBS} | {"You"}
_KINDS = {
    ScoreKind.FIELD_GOAL: "field goal",
    ScoreKind.SAFETY: "safety",
    ScoreKind.TWO_POINTS: "two-point conversion",
}
MIN_RUN_POINTS, MIN_GAP_POINTS = 10, 14
"""Fewest points in a row by one side, and smallest lead, that get a remark."""
MIN_LONG_DRIVE_PLAYS = 6
"""Plays of a drive from which every second one gets a remark."""


class Remark(NamedTuple):
    """A sentence and the counter it refers to."""

    kind: str
    text: str
    counter: Key
    value: int
    """The counter's value when the remark was made."""
    weight: int = MIDDLE
    act: int = 0


class Commentator:
    """Counts what happens in a match and makes remarks on it; ``remark`` is the current one.

    Handlers named ``on_<tag>`` run in addition to those of the base classes and never override them. Those of the base
    classes run first, so a game's handler finds the common counters already updated.
    """

    acts_between_remarks: ClassVar[int] = 3
    """Fewest acts from one remark to the next, unless that is heavier."""
    max_age: ClassVar[int] = 9
    """Acts after which a remark is dropped."""
    acts_between_same_kind: ClassVar[int] = 18
    """Fewest acts from one remark to the next of the same kind."""
    empty_drives_step: ClassVar[int] = 3
    """A remark is made after every ``empty_drives_step`` consecutive drives of one side without points."""
    min_dry_drives: ClassVar[int] = 4
    """Fewest drives without points, of either side, after which a score gets a remark."""

    def __init__(self, names: Sequence[str], words: PeriodWords, options: Mapping[str, str]) -> None:
        """``options`` must be complete."""
        self.names, self.words, self.options = tuple(names), words, options
        self.counters: dict[Key, int] = {}
        self.remark: Remark | None = None
        self.points: tuple[int, ...] = (0,) * len(names)
        self.silent = False
        """Whether it makes no remarks because it did not see the start of the match."""
        self._previous: Remark | None = None
        """The last remark made, even if it was dropped since."""
        self._last_act_of_kind: dict[str, int] = {}
        """The act in which each kind of remark was last made."""
        self._act = 0

    def clone(self) -> Self:
        """Returns an independent copy."""
        other = type(self)(self.names, self.words, self.options)
        copies = {"counters": dict(self.counters), "_last_act_of_kind": dict(self._last_act_of_kind)}
        vars(other).update(vars(self) | copies)
        return other

    def handle_event(self, event: Event, act: int) -> None:
        """Handles the next event; ``act`` is the index of its act in the history of the match."""
        self._act = act
        self.handle_public_event(event.masked(None))
        self._drop_stale_remark()

    def handle_public_event(self, event: Event) -> None:
        """Runs all handlers of a masked event."""
        run_handlers(self, event, base_first=True)

    def _drop_stale_remark(self) -> None:
        """Drops the current remark if it is too old or its counter has changed."""
        last = self.remark
        if last is not None and (self.get_count(*last.counter) != last.value or self._act - last.act > self.max_age):
            self.remark = None

    # Counters and remarks

    def increment(self, *key: Hashable) -> int:
        """Adds one to a counter and returns the new value."""
        return self.set_count(self.get_count(*key) + 1, *key)

    def set_count(self, value: int, *key: Hashable) -> int:
        """Sets a counter and returns the value."""
        self.counters[key] = value
        return value

    def get_count(self, *key: Hashable) -> int:
        """Returns the value of a counter, 0 if it was never set."""
        return self.counters.get(key, 0)

    def clear_counts(self, *names: str) -> None:
        """Deletes all counters with these names, for example at the start of a period."""
        self.counters = {key: value for key, value in self.counters.items() if key[0] not in names}

    def say(self, kind: str, text: str, *counter: Hashable, weight: int = MIDDLE) -> None:
        """Makes a remark that refers to a counter, unless it is too soon or repeats the previous remark."""
        last, act, text = self._previous, self._act, capital(text)
        if self.silent:
            return
        if last is not None:
            pause = self.acts_between_same_kind
            soon = act - last.act < self.acts_between_remarks and weight <= last.weight
            if soon or text == last.text or act - self._last_act_of_kind.get(kind, -pause) < pause:
                return
        self._last_act_of_kind[kind] = act
        self.remark = self._previous = Remark(kind, text, counter, self.get_count(*counter), weight, act)

    # Names of the sides

    def side(self, seat: int) -> str:
        """Returns the name of a side in running text: our clubs have an article, people have none."""
        name = self.names[seat]
        return "you" if name == "You" else f"the {name}" if name in _CLUBS else name

    def with_verb(self, seat: int, plural: str, singular: str) -> str:
        """Returns the name of a side with the verb form that fits it."""
        return f"{self.side(seat)} {plural if self.names[seat] in _CLUBS else singular}"

    # Points

    def on_taken_up(self, event: TakenUp) -> None:
        """Makes no remarks on a match whose start was not seen."""
        self.silent = True

    def on_scored(self, event: Scored) -> None:
        before, self.points = self.points, tuple(event.score)
        first = self.increment("scores") == 1
        self.increment("scores and periods")
        self._note_run(event)
        self._note_drought(event)
        self._note_gap()
        self.set_count(0, "empty", event.seat)  # the defense has ended the drought of its offense
        kind = "touchdown" if event.how.is_touchdown else _KINDS.get(event.how, "")
        if kind and (many := self.increment(kind, event.seat)) > 1:
            text = f"{ordinal(many)} {kind} by {self.side(event.seat)} tonight."
            self.say("scores of a kind", text, kind, event.seat)
        if first:
            text = f"{self.with_verb(event.seat, 'are', 'is')} the first on the board."
            self.say("first points", text, "scores", weight=LARGE)
        else:
            self._note_lead(event.seat, before)

    def _note_lead(self, seat: int, before: tuple[int, ...]) -> None:
        """Remarks on a tie or a new leader."""
        behind, now = before[seat] < max(before), self.points
        others = max(points for other, points in enumerate(now) if other != seat)
        if now[seat] == others:
            self.say("level", f"It is level now, at {others}.", "scores", weight=LARGE)
        elif behind and now[seat] > others:
            text = f"{self.with_verb(seat, 'take', 'takes')} the lead, {now[seat]} to {others}."
            self.say("lead", text, "scores", weight=LARGE)

    def _note_run(self, event: Scored) -> None:
        """Remarks on consecutive points of one side."""
        for other in range(len(self.names)):
            if other != event.seat:
                self.end_run(other)
        run, scores = self.get_count("run", event.seat) + event.points, self.increment("scores in run", event.seat)
        self.set_count(run, "run", event.seat)
        if run >= MIN_RUN_POINTS and scores > 1:
            self.say("unanswered", f"{run} points in a row for {self.side(event.seat)}.", "run", event.seat)

    def end_run(self, seat: int) -> None:
        """Resets a side's run of points."""
        self.set_count(0, "run", seat)
        self.set_count(0, "scores in run", seat)

    def _note_drought(self, event: Scored) -> None:
        """Remarks on a score after many drives without points. Only scores of a side's own drive count."""
        dry, since = self.get_count("dry"), self.get_count("last score in drive")
        by_offense = not event.how.is_try and event.how not in (ScoreKind.SAFETY, ScoreKind.RETURN_TOUCHDOWN)
        if by_offense and self.get_count("scores") > 1 and dry >= self.min_dry_drives:
            text = f"That ends {number_word(dry)} drives without points."
            if since == 1:
                text = "First points since the opening drive."
            self.say("drought", text, "scores", weight=LARGE)
        self.set_count(0, "dry")
        self.set_count(self.get_count("drives"), "last score in drive")

    def _note_gap(self) -> None:
        *_, second, most = sorted(self.points)
        gap, widest = most - second, self.get_count("widest gap")
        if gap > widest:
            self.set_count(gap, "widest gap")
            if gap >= MIN_GAP_POINTS and widest:
                self.say("gap", f"The widest gap tonight: {gap} points.", "widest gap")

    # Drives

    def on_drive_began(self, event: DriveBegan) -> None:
        self.increment("drives")
        self.set_count(self.get_count("scores"), "scores as drive began")
        self.set_count(0, "plays", event.seat)

    @property
    def plays_word(self) -> str:
        """What is counted of a long drive."""
        return "plays"

    def on_drive_advanced(self, event: DriveAdvanced) -> None:
        plays = self.set_count(self.get_count("plays", event.seat) + event.plays, "plays", event.seat)
        if plays >= MIN_LONG_DRIVE_PLAYS and not plays % 2 and event.plays > 0:
            text = f"{number_word(plays)} {self.plays_word} on this drive by {self.side(event.seat)}."
            self.say("long drive", text, "plays", event.seat, weight=SMALL)

    def on_drive_ended(self, event: DriveEnded) -> None:
        self.set_count(0, "plays", event.seat)
        if event.points:
            self.set_count(0, "empty", event.seat)
            self._note_scoring_drives(event.seat, self.increment("scoring", event.seat))
            return
        self.set_count(0, "scoring", event.seat)
        if self.get_count("scores") == self.get_count("scores as drive began"):  # not even the other side scored on it
            self.increment("dry")
        if not (empty := self.increment("empty", event.seat)) % self.empty_drives_step:
            text = f"{number_word(empty)} empty drives in a row for {self.side(event.seat)}."
            self.say("empty drives", text, "empty", event.seat)

    def _note_scoring_drives(self, seat: int, drives: int) -> None:
        if drives > 1:
            text = f"Points on {number_word(drives)} drives in a row for {self.side(seat)}."
            self.say("scoring drives", text, "scoring", seat)

    # Periods

    def on_period_began(self, event: PeriodBegan) -> None:
        self.increment("scores and periods")
        if self.increment("periods") == 1:
            return
        name, high = self.words.period_name(event.period, self.options), max(self.points)
        named = small(name)
        leaders = [seat for seat, points in enumerate(self.points) if points == high]
        if self.words.EXTRA_TIME in named:
            if named == self.words.EXTRA_TIME:
                self.say("extra time", f"It takes {named} to settle this.", "periods", weight=LARGE)
        elif len(leaders) > 1:
            text = f"Into the {named} {f'it is level, at {high}' if high else 'without a point'}."
            self.say("late", text, "scores and periods", weight=LARGE)
        else:
            gap = high - sorted(self.points)[-2]
            text = f"Into the {named} {self.with_verb(leaders[0], 'lead', 'leads')} by {gap}."
            self.say("late", text, "scores and periods", weight=LARGE)

    def on_match_ended(self, event: MatchEnded) -> None:
        self.remark = None


def ordinal(count: int) -> str:
    """Returns an ordinal number that begins a sentence.

    >>> ordinal(3), ordinal(11), ordinal(22)
    ('Third', '11th', '22nd')
    """
    if count < len(_ORDINALS):
        return _ORDINALS[count]
    return f"{count}{'th' if count % 100 in (11, 12, 13) else {1: 'st', 2: 'nd', 3: 'rd'}.get(count % 10, 'th')}"


def number_word(count: int) -> str:
    """Returns a number as a word up to ten, as digits above.

    >>> number_word(4), number_word(12)
    ('four', '12')
    """
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)
