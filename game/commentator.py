"""The commentary booth: a sentence now and then about how a match stands, from what everybody has seen of it.

It keeps numbers under keys, its *facts*, and changes them event by event. Each remark rests on one fact and is taken
back when that fact changes, so nothing it says is out of date. Its events are public (``Event.masked`` for nobody), so
it knows no hand, no face-down card and no thought.

A game adds remarks of its own in a subclass, in methods named ``on_`` and the tag of an event.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import ClassVar, NamedTuple, Protocol, Self

from game.clubs import CLUBS
from game.contract import Event, ScoreKind
from game.events import DriveAdvanced, DriveBegan, DriveEnded, MatchEnded, PeriodBegan, Scored, TakenUp


class Words(Protocol):
    """What the booth needs of the words of a game."""

    EXTRA_TIME: str

    def period_name(self, period: int, options: Mapping[str, str] | None = None) -> str:
        """What a period is called."""


Key = tuple[Hashable, ...]
"""What a fact is about: its name, and the seat where it is about one."""
SMALL, MIDDLE, LARGE = 1, 2, 3
"""What a remark weighs: of several in one act the weightiest is heard."""

_ORDINALS = ("", "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth")
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_CLUBS = {club.short for club in CLUBS} | {"You"}
_KINDS = {
    ScoreKind.FIELD_GOAL: "field goal",
    ScoreKind.SAFETY: "safety",
    ScoreKind.TWO_POINTS: "two-point conversion",
}
UNANSWERED, GAP = 10, 14
"""Points in a row, and between the sides, from which on they are worth a word."""


class Remark(NamedTuple):
    """A sentence, and the fact that it stands on."""

    kind: str
    text: str
    about: Key
    value: int
    weight: int = MIDDLE
    act: int = 0


class Commentator:
    """Takes the events of a match in the order in which they are told; ``said`` is what stands now."""

    pause: ClassVar[int] = 3
    """Acts from one remark to the next."""
    lasts: ClassVar[int] = 9
    """Acts after which a remark is old."""
    rests: ClassVar[int] = 18
    """Acts from one remark of a kind to the next of that kind."""
    empty_from: ClassVar[int] = 3
    """Drives of a side without points, in a row, of which every so many are worth a word."""
    dry_from: ClassVar[int] = 4
    """Drives without points, of whichever side, that make points after them worth a word."""

    def __init__(self, names: Sequence[str], words: Words, options: Mapping[str, str]) -> None:
        """``options`` must be complete."""
        self.names, self.words, self.options = tuple(names), words, options
        self.facts: dict[Key, int] = {}
        self.said: Remark | None = None
        self.points: tuple[int, ...] = (0,) * len(names)
        self.silent = False
        """Whether it says nothing, since it has not seen the match from its start."""
        self._last: Remark | None = None
        """What was said last, whether or not it still stands."""
        self._heard: dict[str, int] = {}
        """The act in which each kind of remark was last made."""
        self._act = 0
        self._handlers: dict[type[Event], Sequence[Callable[[Commentator, Event], None]]] = {}

    def clone(self) -> Self:
        """A copy that takes events of its own."""
        other = type(self)(self.names, self.words, self.options)
        vars(other).update(vars(self), facts=dict(self.facts), _heard=dict(self._heard))
        return other

    def handle_event(self, event: Event, act: int) -> None:
        """Takes the next event; ``act`` is the place of its act in the history of the match."""
        self._act = act
        self.note(event.masked(None))
        self.take_back()

    def note(self, event: Event) -> None:
        """Keeps the facts that a public event changes, and makes the remarks that it deserves."""
        for handler in self._handlers_of(type(event)):
            handler(self, event)

    def _handlers_of(self, event: type[Event]) -> Sequence[Callable[[Commentator, Event], None]]:
        """What takes a kind of event, or what it is a kind of: every class's own, the game's last."""
        if event not in self._handlers:
            names = [f"on_{kind.__struct_config__.tag}" for kind in event.__mro__ if issubclass(kind, Event)]
            classes = [vars(kind) for kind in reversed(type(self).__mro__)]
            self._handlers[event] = [own[name] for own in classes for name in names if name in own]
        return self._handlers[event]

    def take_back(self) -> None:
        """Takes back what is said where that is old, or its fact another by now."""
        said = self.said
        if said is not None and (self.number(*said.about) != said.value or self._act - said.act > self.lasts):
            self.said = None

    # What remarks are made of

    def count(self, *key: Hashable) -> int:
        """One more of something, and how many that makes."""
        return self.set(self.number(*key) + 1, *key)

    def set(self, value: int, *key: Hashable) -> int:
        """Sets a counter."""
        self.facts[key] = value
        return value

    def number(self, *key: Hashable) -> int:
        """How many there are of something."""
        return self.facts.get(key, 0)

    def drop(self, *names: str) -> None:
        """Begins anew with all facts of these names, as a period does."""
        self.facts = {key: value for key, value in self.facts.items() if key[0] not in names}

    def say(self, kind: str, text: str, *about: Hashable, weight: int = MIDDLE) -> None:
        """Makes a remark about a fact as it is now, unless it is too soon or has just been said."""
        last, act, text = self._last, self._act, text[:1].upper() + text[1:]
        if self.silent:
            return
        if last is not None:
            soon = act - last.act < self.pause and weight <= last.weight
            if soon or text == last.text or act - self._heard.get(kind, -self.rests) < self.rests:
                return
        self._heard[kind] = act
        self.said = self._last = Remark(kind, text, about, self.number(*about), weight, act)

    # Names and numbers

    def the(self, seat: int) -> str:
        """A side in running text: our clubs have an article, people have none."""
        name = self.names[seat]
        return "you" if name == "You" else f"the {name}" if name in _CLUBS else name

    def do(self, seat: int, do: str, does: str) -> str:
        """A side and what it does."""
        return f"{self.the(seat)} {do if self.names[seat] in _CLUBS else does}"

    # Points

    def on_taken_up(self, event: TakenUp) -> None:
        """Of a match that it has not seen from the start it says nothing."""
        self.silent = True

    def on_scored(self, event: Scored) -> None:
        before, self.points = self.points, tuple(event.score)
        first = self.count("scores") == 1
        self.count("standing")
        self._note_run(event)
        self._note_drought(event)
        self._note_gap()
        kind = "touchdown" if event.how.is_touchdown else _KINDS.get(event.how, "")
        if kind and (many := self.count(kind, event.seat)) > 1:
            self.say("scores of a kind", f"{ordinal(many)} {kind} by {self.the(event.seat)} tonight.", kind, event.seat)
        if first:
            self.say(
                "first points", f"{self.do(event.seat, 'are', 'is')} the first on the board.", "scores", weight=LARGE
            )
        else:
            self._note_lead(event.seat, before)

    def _note_lead(self, seat: int, before: tuple[int, ...]) -> None:
        """Who has come to lead, or has drawn level."""
        behind, now = before[seat] < max(before), self.points
        others = max(points for other, points in enumerate(now) if other != seat)
        if now[seat] == others:
            self.say("level", f"It is level now, at {others}.", "scores", weight=LARGE)
        elif behind and now[seat] > others:
            text = f"{self.do(seat, 'take', 'takes')} the lead, {now[seat]} to {others}."
            self.say("lead", text, "scores", weight=LARGE)

    def _note_run(self, event: Scored) -> None:
        """Points of one side that nobody else has answered."""
        for other in range(len(self.names)):
            if other != event.seat:
                self.drop_run(other)
        run, times = self.number("run", event.seat) + event.points, self.count("run of", event.seat)
        self.set(run, "run", event.seat)
        if run >= UNANSWERED and times > 1:
            self.say("unanswered", f"{run} points in a row for {self.the(event.seat)}.", "run", event.seat)

    def drop_run(self, seat: int) -> None:
        """The points that a seat has made in a row were answered."""
        self.set(0, "run", seat)
        self.set(0, "run of", seat)

    def _note_drought(self, event: Scored) -> None:
        """How long nobody has scored: points that a drive of its own has made break it."""
        dry, since = self.number("dry"), self.number("last score in drive")
        own = not event.how.is_try and event.how not in (ScoreKind.SAFETY, ScoreKind.RETURN_TOUCHDOWN)
        if own and self.number("scores") > 1 and dry >= self.dry_from:
            text = f"That ends {number(dry)} drives without points."
            if since == 1:
                text = "First points since the opening drive."
            self.say("drought", text, "scores", weight=LARGE)
        self.set(0, "dry")
        self.set(self.number("drives"), "last score in drive")

    def _note_gap(self) -> None:
        *_, second, most = sorted(self.points)
        gap, widest = most - second, self.number("widest gap")
        if gap > widest:
            self.set(gap, "widest gap")
            if gap >= GAP and widest:
                self.say("gap", f"The widest gap tonight: {gap} points.", "widest gap")

    # Drives

    def on_drive_began(self, event: DriveBegan) -> None:
        self.count("drives")
        self.set(0, "plays", event.seat)

    def on_drive_advanced(self, event: DriveAdvanced) -> None:
        plays = self.set(self.number("plays", event.seat) + event.plays, "plays", event.seat)
        if plays >= 6 and not plays % 2 and event.plays > 0:
            text = f"{number(plays)} plays on this drive by {self.the(event.seat)}."
            self.say("long drive", text, "plays", event.seat, weight=SMALL)

    def on_drive_ended(self, event: DriveEnded) -> None:
        self.set(0, "plays", event.seat)
        if event.points:
            self.set(0, "empty", event.seat)
            self._note_drives(event.seat, self.count("scoring", event.seat))
            return
        self.set(0, "scoring", event.seat)
        self.count("dry")
        if not (empty := self.count("empty", event.seat)) % self.empty_from:
            text = f"{number(empty)} empty drives in a row for {self.the(event.seat)}."
            self.say("empty drives", text, "empty", event.seat)

    def _note_drives(self, seat: int, scoring: int) -> None:
        if scoring > 1:
            self.say(
                "scoring drives", f"Points on {number(scoring)} drives in a row for {self.the(seat)}.", "scoring", seat
            )

    # Periods

    def on_period_began(self, event: PeriodBegan) -> None:
        self.count("standing")
        if self.count("periods") == 1:
            return
        name, high = self.words.period_name(event.period, self.options), max(self.points)
        named = name[:1].lower() + name[1:]
        leaders = [seat for seat, points in enumerate(self.points) if points == high]
        if self.words.EXTRA_TIME in named:
            if named == self.words.EXTRA_TIME:
                self.say("extra time", f"It takes {named} to settle this.", "periods", weight=LARGE)
        elif len(leaders) > 1:
            text = f"Into the {named} {f'it is level, at {high}' if high else 'without a point'}."
            self.say("late", text, "standing", weight=LARGE)
        else:
            gap = high - sorted(self.points)[-2]
            text = f"Into the {named} {self.do(leaders[0], 'lead', 'leads')} by {gap}."
            self.say("late", text, "standing", weight=LARGE)

    def on_match_ended(self, event: MatchEnded) -> None:
        self.said = None


def ordinal(count: int) -> str:
    """The place in a row, to begin a sentence with.

    >>> ordinal(3), ordinal(11), ordinal(22)
    ('Third', '11th', '22nd')
    """
    if count < len(_ORDINALS):
        return _ORDINALS[count]
    return f"{count}{'th' if count % 100 in (11, 12, 13) else {1: 'st', 2: 'nd', 3: 'rd'}.get(count % 10, 'th')}"


def number(count: int) -> str:
    """How many, in a word where there is a short one.

    >>> number(4), number(12)
    ('four', '12')
    """
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)
