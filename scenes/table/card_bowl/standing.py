"""How the play stands on the film, as far as it has been shown: cues change it step by step, a view sets it whole."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.variants.card_bowl.cards import CODE, ID, MEN, VALUE, rhu
from game.variants.card_bowl.clock import HALF_TIMEOUTS, OVERTIME_TIMEOUTS, begins_half, full, is_overtime
from game.variants.card_bowl.events import Term
from game.variants.card_bowl.facts import NO_LANE, NOBODY
from game.variants.card_bowl.formations import BACKS, FORMATIONS, SLOT, SLOTS
from game.variants.card_bowl.fronts import place_name
from game.variants.card_bowl.ranges import flat_side
from game.variants.card_bowl.strides import Way, ball_now
from game.variants.card_bowl.view import CardBowlView
from scenes.table.hud.scoreboard import Downs

FLAT_NAMES = {-1: "left flat", 0: "", 1: "right flat"}
FACE_DOWN = ""
"""The code of a card that lies there and is not known to the viewer."""


class Sum:
    """A row of a lane: what is known of it, and how many cards are not."""

    def __init__(self) -> None:
        self.known, self.hidden = 0, 0

    def add(self, value: int | None) -> None:
        """Counts a card, unknown where None."""
        if value is None:
            self.hidden += 1
        else:
            self.known += value

    def __str__(self) -> str:
        if not self.hidden:
            return str(self.known)
        return f"{self.known}+?" if self.known else "?"


class Leg(NamedTuple):
    """A stride of the ball along the field, in yards from Home's goal line."""

    start: float
    end: float
    by: int
    """What the card gave."""
    way: Way
    seat: int
    """Who moves it."""
    note: str = ""
    """What it comes to so far."""


@dataclass
class Standing:
    """What the film shows of a play, and the scoreboard beside it."""

    names: Sequence[str] = ("", "")
    viewer: int = 0
    offense: int = 0
    next_offense: int = 0
    """The side of the play that was called, whose men do not stand there yet."""
    kind: str = ""
    formation: str = ""
    shotgun: bool = False
    slots: list[str] = field(default_factory=list)
    """The slot of each man of the offense; empty before he lines up."""
    places: list[str] = field(default_factory=list)
    """The place of each man of the defense."""
    lanes: list[int | None] = field(default_factory=lambda: [None] * MEN)
    flats: list[str] = field(default_factory=lambda: [""] * MEN)
    cards: dict[tuple[int, int], str] = field(default_factory=dict)
    """The code of each man's card by seat and man, FACE_DOWN where the viewer does not know it."""
    up: set[tuple[int, int]] = field(default_factory=set)
    """The men who are turned up."""
    carrier: tuple[int, int] | None = None
    """Seat and man with the ball; None where no card has it."""
    low: int = NO_LANE
    high: int = NO_LANE
    """The lanes of a run that goes on."""
    draws: list[str] = field(default_factory=list)
    """What each drawn card was drawn for."""
    terms: tuple[tuple[Term, ...], tuple[Term, ...]] | None = None
    """Both rows of a play that was added up."""
    to_come: tuple[bool, bool] = (False, False)
    """Whether more cards are drawn for each of them."""
    said: str = ""
    """The last play in words."""
    note: str = ""
    """Where a kick comes down."""
    step: str = ""
    """Where in a play the match is, as the phase list names it."""
    building: bool = False
    """Whether the defense is building its front, so that its places are numbers of men."""
    ball: int = 50
    """Where the ball lies, in yards from the goal line of Home."""
    ball_of: int = 0
    """Who has it, or moved it last."""
    legs: list[Leg] = field(default_factory=list)
    """The way of the ball in this play, card by card."""
    gain_to: int | None = None
    """The line to gain on the same scale."""
    downs: Downs = field(default_factory=Downs)
    """The down as the score bug says it."""
    clock: int = 0
    full: int = 0
    """What the clock shows when a period begins."""
    timeouts: tuple[int, int] = (3, 3)
    period: int = 0

    # From a view

    def adopt(self, view: CardBowlView) -> None:
        """Takes everything from what a seat knows."""
        play, facts = view.play, view.facts
        self.viewer, self.offense, self.kind = view.seat, play.offense, play.kind
        self.next_offense = play.offense
        self.formation = FORMATIONS[play.formation].code if play.formation >= 0 else ""
        self.shotgun = play.formation >= 0 and FORMATIONS[play.formation].shotgun
        self.slots = [SLOTS[slot] for slot in play.slots]
        self.places = [place_name(place, play.slots) for place in play.places]
        self.lanes = [None if lane == NO_LANE else lane for lane in play.lanes] or [None] * MEN
        self.flats = [FLAT_NAMES[flat_side(play, man)] for man in range(MEN)]
        self.cards = {
            (seat, man): FACE_DOWN if card < 0 else CODE[card]
            for seat in (0, 1)
            for man, card in enumerate(view.men[seat])
            if card != -1
        }
        ups = (play.up if play.offense == 0 else (play.up[1], play.up[0])) if play.slots else (0, 0)
        self.up = {(seat, man) for seat in (0, 1) for man in range(MEN) if ups[seat] >> man & 1}
        self.carrier = self._carrier(view)
        self.low, self.high = play.low, play.high
        self.draws = list(view.purposes)
        now = ball_now(play, view.phase)
        self.ball = self.from_home(*((facts.offense, facts.ball_on) if now is None else (play.offense, now)))
        self.ball_of = self.legs[-1].seat if self.legs and now is not None else facts.offense
        self.full = full(facts)
        self.period, self.clock, self.timeouts = facts.period, facts.clock, facts.timeouts

    def _carrier(self, view: CardBowlView) -> tuple[int, int] | None:
        play = view.play
        if not play.slots or play.changed:
            return None
        if play.carrier != NOBODY:
            return play.offense, play.carrier
        return play.offense, 0 if play.up[0] else self.slots.index("C")

    @staticmethod
    def from_home(seat: int, ball_on: int) -> int:
        """A spot on the scale of the whole field: yards from Home's goal line."""
        return ball_on if seat == 0 else 100 - ball_on

    def conceal(self, seat: int) -> None:
        """The cards of a seat that lie face down are known no longer."""
        for man in self.cards.keys() - self.up:
            if man[0] == seat:
                self.cards[man] = FACE_DOWN

    # Step by step

    def add_up(self, terms: tuple[tuple[Term, ...], tuple[Term, ...]]) -> None:
        """A play comes to what both rows add up to."""
        self.terms, self.to_come = terms, (False, False)

    def call(self, kind: str, seat: int) -> None:
        """A side goes on with a play; while the men of the last one stand there they keep their sides."""
        self.kind, self.next_offense, self.note, self.ball_of = kind, seat, "", seat
        if not self.slots:
            self.offense = seat

    def clear(self) -> None:
        """All cards are gathered for the next play."""
        self.slots, self.places, self.offense = [], [], self.next_offense
        self.lanes, self.flats = [None] * MEN, [""] * MEN
        self.cards, self.up, self.carrier, self.draws = {}, set(), None, []
        self.terms, self.formation, self.shotgun, self.note = None, "", False, ""
        self.legs = []
        self.low = self.high = NO_LANE

    def end_series(self) -> None:
        """There is no next down: points were made, or a half is over."""
        self.gain_to = None
        self.downs.clear()

    def begin_period(self, period: int) -> None:
        """A quarter or an overtime begins; a half with all timeouts, and with a kickoff."""
        self.period, self.clock = period, self.full
        if begins_half(period):
            self.end_series()
            left = OVERTIME_TIMEOUTS if is_overtime(period) else HALF_TIMEOUTS
            self.timeouts = (left, left)

    def line_up(self, seat: int, formation: str, places: Sequence[str]) -> None:
        """A side has its places."""
        if formation:
            self.offense = self.next_offense = seat
            self.formation, self.slots = formation, list(places)
            self.shotgun = formation.startswith("SG")
            self.lanes, self.flats = [None] * MEN, [""] * MEN
            self.carrier = (seat, self.slots.index("C"))
        else:
            self.places = list(places)

    def move(self, seat: int, man: int, place: str) -> None:
        """A man goes to another place: a slot, a lane, a flat, or a place of the front."""
        if seat != self.offense:
            self.places[man] = place
        elif place.startswith("lane "):
            self.lanes[man] = int(place.removeprefix("lane "))
        elif place in FLAT_NAMES.values():
            self.flats[man] = place
        elif place in SLOT:
            self.slots[man] = place

    # What it adds up to

    def sums(self) -> dict[int, tuple[Sum, Sum]]:
        """For each lane what the viewer knows of both rows, the offense's first."""
        found: dict[int, tuple[Sum, Sum]] = {}
        for man, place in enumerate(self.places):
            if place.startswith("DL"):
                found.setdefault(int(place[2:]), (Sum(), Sum()))[1].add(self._worth(1 - self.offense, man))
        for man, lane in enumerate(self.lanes):
            if lane is not None:
                worth = self._worth(self.offense, man)
                back = SLOT[self.slots[man]] in BACKS if man < len(self.slots) else False
                found.setdefault(lane, (Sum(), Sum()))[0].add(rhu(worth, 2) if back and worth else worth)
        return dict(sorted(found.items()))

    def _worth(self, seat: int, man: int) -> int | None:
        code = self.cards.get((seat, man), FACE_DOWN)
        return VALUE[ID[code]] if code else None

    def key(self) -> Hashable:
        """Changes whenever the men, their lanes or the ball do."""
        return (
            *(self.offense, tuple(self.slots), tuple(self.places), tuple(self.lanes), tuple(self.flats)),
            *(tuple(sorted(self.cards.items())), tuple(sorted(self.up)), self.carrier, self.low, self.high),
        )
