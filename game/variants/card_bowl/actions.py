"""What can be chosen in Card Bowl. A text form is a word with the fields of the action in brackets."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from game.contract import NO_PICK, Action, IllegalAction, Pick, Source, Target
from game.variants.card_bowl.cards import CODE, HAND, MAN, MEN
from game.variants.card_bowl.formations import SLOTS
from game.variants.card_bowl.names import INTERVAL

Side = Literal["left", "right"]
Answer = Literal[
    "heads", "tails", "kick", "receive", "take_ball", "kick_over", "touchback", "return", "punt_type",
    "kickoff_type", "scrimmage", "field_goal", "spike", "kneel", "fair_catch", "bounce", "extra_point",
    "two_points", "keep", "exchange", "done", "no_motion", "penalty", "timeout", "no_timeout", "no_sneak",
    "go_on", "no_cover", "reception", "incomplete", "keep_ball", "draw", "out_of_bounds", "accept", "decline",
    "run_back",
]  # fmt: skip


class CardBowlAction(Action, frozen=True):
    """An action whose text form is made of its tag and its fields."""

    def __str__(self) -> str:
        word = str(self.__struct_config__.tag).upper()
        fields = [_written(getattr(self, name)) for name in self.__struct_fields__]
        return f"{word}({','.join(fields)})" if fields else word


def _written(value: Any) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


class Choose(CardBowlAction, frozen=True, tag="choose"):
    """One of the plain answers of a decision."""

    what: Answer

    def __str__(self) -> str:
        return self.what.upper()


class Kick(CardBowlAction, frozen=True, tag="kick"):
    """The kind of kickoff, with the line or the distance that it declares (CB-101)."""

    kind: Literal["regular", "squib", "onside"]
    number: int = 0

    def pick(self, seat: int) -> Pick:
        return NO_PICK if self.kind == "regular" else _number(self.kind, self.number)


class Punt(CardBowlAction, frozen=True, tag="punt"):
    """Call a punt; how it is kicked is asked next (CB-148)."""


class PuntCards(CardBowlAction, frozen=True, tag="punt_cards"):
    """The number of punt cards, and whether it is kicked for the sideline (CB-149, CB-150)."""

    cards: int
    aside: bool

    def pick(self, seat: int) -> Pick:
        return _number("sideline" if self.aside else "punt", self.cards)


class Down(CardBowlAction, frozen=True, tag="down"):
    """Take that many yards off a bounce and down the ball; 0 lets it roll (CB-176)."""

    yards: int

    def pick(self, seat: int) -> Pick:
        return _number("yards", self.yards)


class SetFormation(CardBowlAction, frozen=True, tag="formation"):
    """Line up in that formation (5.12)."""

    formation: str


class Place(CardBowlAction, frozen=True, tag="place"):
    """Put that card face down on the next man of the formation (CB-212, CB-224)."""

    card: str

    def pick(self, seat: int) -> Pick:
        return Pick((Source(HAND[seat], self.card),))


class CallFront(CardBowlAction, frozen=True, tag="front"):
    """Line up in a named front (5.13)."""

    front: str


class Technique(CardBowlAction, frozen=True, tag="technique"):
    """Put the next defensive lineman there (CB-216)."""

    g: int

    def pick(self, seat: int) -> Pick:
        return Pick((), _lane(self.g))


class Double(CardBowlAction, frozen=True, tag="double"):
    """Give that receiver a second cornerback (CB-221)."""

    receiver: str

    def pick(self, seat: int) -> Pick:
        return Pick((), Target("slot", self.receiver))


class Post(CardBowlAction, frozen=True, tag="post"):
    """How many men stand at that place of the secondary (CB-222)."""

    place: str
    men: int

    def pick(self, seat: int) -> Pick:
        return Pick((), Target("slot", self.place, self.men))


class Motion(CardBowlAction, frozen=True, tag="motion"):
    """Send a man to another slot before the snap (CB-225)."""

    slot: str
    to: str

    def pick(self, seat: int) -> Pick:
        return Pick((), Target("slot", self.to))


class Commit(CardBowlAction, frozen=True, tag="commit"):
    """Send a man of the defense into a lane or to a line spot (CB-261)."""

    man: int
    g: int

    def pick(self, seat: int) -> Pick:
        return Pick(_man(seat, self.man), _lane(self.g))


class Cover(CardBowlAction, frozen=True, tag="cover"):
    """Send a man of the defense to a receiver (CB-261, CB-227, CB-336)."""

    man: int
    receiver: str

    def pick(self, seat: int) -> Pick:
        return Pick(_man(seat, self.man), Target("slot", self.receiver))


class Withdraw(CardBowlAction, frozen=True, tag="withdraw"):
    """Take a line card back to the secondary (CB-261, CB-265, CB-272)."""

    man: int

    def pick(self, seat: int) -> Pick:
        return Pick(_man(seat, self.man))


class Shift(CardBowlAction, frozen=True, tag="shift"):
    """Move a man of the secondary one step (CB-253)."""

    man: int
    place: str

    def pick(self, seat: int) -> Pick:
        return Pick(_man(seat, self.man), Target("slot", self.place))


class Slide(CardBowlAction, frozen=True, tag="slide"):
    """Move a free line card to a neighboring lane, or a lineman after motion (CB-262, CB-228)."""

    man: int
    g: int

    def pick(self, seat: int) -> Pick:
        return Pick(_man(seat, self.man), _lane(self.g))


class Block(CardBowlAction, frozen=True, tag="block"):
    """Send a blocker into a lane (CB-238, CB-263)."""

    slot: str
    g: int

    def pick(self, seat: int) -> Pick:
        return Pick((), _lane(self.g))


class Stay(CardBowlAction, frozen=True, tag="stay"):
    """Leave that man where he stands (CB-241)."""

    slot: str


class TightEnd(CardBowlAction, frozen=True, tag="tight_end"):
    """Turn a tight end up as a blocker, or leave him down as a receiver (CB-267)."""

    slot: str
    up: bool


class Run(CardBowlAction, frozen=True, tag="run"):
    """Run with that man through a lane, or between two of them (CB-303); the quarterback scrambles (CB-328)."""

    carrier: str
    low: int
    high: int

    def pick(self, seat: int) -> Pick:
        return Pick((), _lane(self.low, self.high))


class Sneak(CardBowlAction, frozen=True, tag="sneak"):
    """The quarterback dives into the middle (CB-319)."""

    low: int
    high: int

    def pick(self, seat: int) -> Pick:
        return Pick((), _lane(self.low, self.high))


class Throw(CardBowlAction, frozen=True, tag="throw"):
    """Throw to that receiver; the side is that of the flat a back goes to (CB-301, CB-334)."""

    receiver: str
    side: Side

    def pick(self, seat: int) -> Pick:
        return Pick((), Target("slot", self.receiver))


class Screen(CardBowlAction, frozen=True, tag="screen"):
    """Throw a screen to that back behind a lane or a gap (CB-372)."""

    carrier: str
    low: int
    high: int


class WideScreen(CardBowlAction, frozen=True, tag="wide_screen"):
    """Throw a screen to that back behind an outside group (CB-373); two names are joined by a plus sign."""

    carrier: str
    group: str
    side: Side


class Lateral(CardBowlAction, frozen=True, tag="lateral"):
    """Toss the ball to that back, to a side, behind a lane or a gap (CB-383)."""

    carrier: str
    side: Side
    low: int
    high: int


class WideLateral(CardBowlAction, frozen=True, tag="wide_lateral"):
    """Toss the ball to that back behind an outside group (CB-383)."""

    carrier: str
    group: str
    side: Side


class TurnUp(CardBowlAction, frozen=True, tag="turn_up"):
    """Turn up a receiver (CB-295)."""

    slot: str

    def pick(self, seat: int) -> Pick:
        return Pick((), Target("slot", self.slot))


class ToFlat(CardBowlAction, frozen=True, tag="to_flat"):
    """Send a back to the flat as a receiver (CB-295)."""

    slot: str
    side: Side


class Extra(CardBowlAction, frozen=True, tag="extra"):
    """Add that man to the defense of the play (CB-304)."""

    man: int

    def pick(self, seat: int) -> Pick:
        return Pick(_man(seat, self.man))


class Yardage(CardBowlAction, frozen=True, tag="yardage"):
    """Draw that many further yardage cards (CB-342)."""

    cards: int

    def pick(self, seat: int) -> Pick:
        return _number("yardage", self.cards)


class Strike(CardBowlAction, frozen=True, tag="strike"):
    """Strike drawn cards worth that many points (CB-355)."""

    points: int

    def pick(self, seat: int) -> Pick:
        return _number("points", self.points)


class Tackle(CardBowlAction, frozen=True, tag="tackle"):
    """Tackle with that man (CB-391)."""

    man: int

    def pick(self, seat: int) -> Pick:
        return Pick(_man(seat, self.man))


class Lead(CardBowlAction, frozen=True, tag="lead"):
    """Block downfield with the man of that slot (CB-397)."""

    slot: str

    def pick(self, seat: int) -> Pick:
        return Pick((), Target("slot", self.slot))


class Declare(CardBowlAction, frozen=True, tag="declare"):
    """Fall on the ball (2, 1), neither (0), or pick it up (-1, -2) (CB-404)."""

    points: int

    def pick(self, seat: int) -> Pick:
        return _number("declared", self.points)


class RunOff(CardBowlAction, frozen=True, tag="run_off"):
    """How many intervals pass before the next play (CB-82)."""

    intervals: int

    def pick(self, seat: int) -> Pick:
        return _number("seconds", self.intervals * INTERVAL)


class Spread(CardBowlAction, frozen=True, tag="spread"):
    """How many cards of the pool go to the offense; the others go to the defense (CB-444)."""

    offense: int

    def pick(self, seat: int) -> Pick:
        return _number("pool", self.offense)


def _number(range_: str, number: int) -> Pick:
    return Pick((), Target("number", range_, number))


def _lane(low: int, high: int | None = None) -> Target:
    return Target("lane", lane_name(low, low if high is None else high), low)


def lane_name(low: int, high: int) -> str:
    """What a lane, or the gap between two, is called in a file.

    >>> lane_name(-2, -2), lane_name(-2, 2)
    ('-2', '-2/2')
    """
    return str(low) if low == high else f"{low}/{high}"


def _man(seat: int, man: int) -> tuple[Source, ...]:
    """The card of a man; which card it is, only its zone can tell."""
    return (Source(MAN[seat][man], ""),)


ACTIONS: tuple[type[CardBowlAction], ...] = (
    *(Choose, Kick, Punt, PuntCards, Down, SetFormation, Place, CallFront, Technique, Double, Post, Motion),
    *(Commit, Cover, Withdraw, Shift, Slide, Block, Stay, TightEnd, Run, Sneak, Throw, Screen, WideScreen),
    *(Lateral, WideLateral, TurnUp, ToFlat, Extra, Yardage, Strike, Tackle, Lead, Declare, RunOff, Spread),
)
AnyAction = (
    Choose | Kick | Punt | PuntCards | Down | SetFormation | Place | CallFront | Technique | Double | Post | Motion
    | Commit | Cover | Withdraw | Shift | Slide | Block | Stay | TightEnd | Run | Sneak | Throw | Screen | WideScreen
    | Lateral | WideLateral | TurnUp | ToFlat | Extra | Yardage | Strike | Tackle | Lead | Declare | RunOff | Spread
)  # fmt: skip
"""Every action, for decoding."""

_BY_WORD = {str(kind.__struct_config__.tag).upper(): kind for kind in ACTIONS if kind is not Choose}
_READ = {"yes": True, "no": False}


def parse(text: str) -> CardBowlAction:
    """The action of a text form. Raises IllegalAction for an unknown text."""
    word, bracket, rest = text.partition("(")
    action: CardBowlAction
    try:
        if not bracket:
            action = Punt() if word == "PUNT" else msgspec.convert({"what": text.lower()}, Choose)
        else:
            kind = _BY_WORD[word]
            texts = rest.removesuffix(")").split(",")
            fields = dict(zip(kind.__struct_fields__, (_read(part) for part in texts), strict=True))
            action = msgspec.convert(fields, kind)
    except (KeyError, ValueError, TypeError) as problem:
        raise IllegalAction(f"there is no action {text!r}") from problem
    if str(action) != text:
        raise IllegalAction(f"there is no action {text!r}")
    return action


def _read(text: str) -> object:
    if text in _READ:
        return _READ[text]
    return int(text) if text.lstrip("-").isdecimal() else text


PLACE = tuple(Place(code) for code in CODE)
"""Placing each card."""
STAY = tuple(Stay(slot) for slot in SLOTS)
BLOCK = tuple(tuple(Block(slot, g) for g in range(-7, 8)) for slot in SLOTS)
"""Sending the man of each slot into each lane, from -7 to 7."""
COMMIT = tuple(tuple(Commit(man, g) for g in range(-7, 8)) for man in range(MEN))
SLIDE = tuple(tuple(Slide(man, g) for g in range(-7, 8)) for man in range(MEN))
COVER_MAN = tuple(tuple(Cover(man, slot) for slot in SLOTS) for man in range(MEN))
WITHDRAW = tuple(Withdraw(man) for man in range(MEN))
EXTRA = tuple(Extra(man) for man in range(MEN))
TACKLE = tuple(Tackle(man) for man in range(MEN))
LEAD = tuple(Lead(slot) for slot in SLOTS)
DONE = Choose("done")
