"""The state that Card Bowl's table draws: scoreboard, ball, and the play as far as it has been shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from game.contract import Event
from game.events import BallSpotted, CardMoved, CoinTossed, MatchEnded, PossessionChanged, Revealed, Scored
from game.field import FIELD
from game.table_state import Cards, TableState
from game.variants.card_bowl import events as own
from game.variants.card_bowl.cards import ID, MAN, MAN_OF, MEN, NO_CARD, RED_JOKER
from game.variants.card_bowl.facts import NO_LANE, NOBODY, CardBowlFacts, Next, Play, replaced
from game.variants.card_bowl.formations import BY_CODE, FORMATIONS, NUMBER, SIDE_OF, SLOT, SLOTS
from game.variants.card_bowl.fronts import LANES, WIDEST, place_name, place_of
from game.variants.card_bowl.lanes import lanes_of
from game.variants.card_bowl.pass_rush import Pocket, pocket
from game.variants.card_bowl.pauses import pause_at
from game.variants.card_bowl.ranges import flat_side
from game.variants.card_bowl.strides import Spot, ball_now
from game.variants.card_bowl.sums import Sum, lane_sums
from game.variants.card_bowl.view import HIDDEN, CardBowlView

SHOWN = (
    *("kind", "offense", "los", "formation", "slots", "places", "up", "lanes", "flats"),
    *("act", "carrier", "low", "high", "lane_keys", "window"),
)
"""The fields of a play that a state has; the others keep their defaults."""


MIDFIELD = Spot(0, FIELD // 2)


@dataclass
class CardBowlTableState(TableState):
    """The state that the table draws. ``down`` and ``marker`` are 0 unless a play is called next."""

    next: Next = "toss"
    """The kind of the next play."""
    timeouts: tuple[int, int] = (3, 3)
    ball: Spot = MIDFIELD
    """Where the ball is now, told by who has it or moved it last."""
    play: Play = field(default_factory=Play)
    """Who stands where in the play that goes on, or was the last one; ``pressure`` only while there is a passer."""
    changed: bool = False
    """Whether the defense has got the ball in a play from scrimmage."""
    passes: bool = False
    """Whether the passer has the ball behind the line and may throw it."""
    purposes: tuple[str, ...] = ()
    """The purpose of each drawn card."""
    pause: own.Pause = field(default_factory=own.Pause)
    """What is public of the play at the decision."""

    def adopt(self, view: CardBowlView) -> None:
        facts, play = view.facts, view.play
        self.period, self.offense, self.ball_on, self.clock = facts.period, facts.offense, facts.ball_on, facts.clock
        self.next, self.timeouts = facts.next, facts.timeouts
        if facts.next == "call":
            self.down, self.marker = facts.down, facts.marker
        self.ball = ball_now(play, view.phase) or Spot(facts.offense, facts.ball_on)
        self.play = Play(**{name: getattr(play, name) for name in SHOWN})
        self.changed = play.changed and bool(play.slots)
        self.passes = _passes(play)
        self.play.pressure = play.pressure if self.passes else 0
        self.purposes = view.purposes
        self.pause = pause_at(view.phase, view)

    def facts(self, agreed: CardBowlFacts) -> CardBowlFacts:
        """Returns the public record as it stands here; ``agreed`` has what was agreed before the match."""
        facts = agreed.__copy__()
        facts.points = (self.points[0], self.points[1])
        facts.period, facts.clock, facts.timeouts, facts.next = self.period, self.clock, self.timeouts, self.next
        facts.offense, facts.ball_on = self.offense, self.ball_on
        if self.down:
            facts.down, facts.marker = self.down, self.marker
        return facts

    # What it comes to

    @property
    def men(self) -> Sequence[Sequence[int]]:
        """Both sides' men as a view has them: a card, NO_CARD for a man without one, HIDDEN for one that lies down."""
        zones = self.zones
        cards = [[zones.get(name) for name in names] for names in MAN]
        return [[NO_CARD if not each else HIDDEN if each[0] is None else each[0] for each in side] for side in cards]

    def for_all(self) -> CardBowlTableState:
        """Returns the state as all may see it: the seat's face-down men are hidden."""
        zones = {name: self._public(name, cards) for name, cards in self.zones.items()}
        return replace(self, zones=zones)

    def _public(self, zone: str, cards: Cards) -> Cards:
        return cards if zone not in MAN_OF or self.is_up(*MAN_OF[zone]) else [None] * len(cards)

    def is_up(self, seat: int, man: int) -> bool:
        """Returns whether a man is turned up."""
        return bool(self.play.up[seat != self.play.offense] >> man & 1)

    @property
    def slots(self) -> list[str]:
        """The slot of each man of the offense; empty before he lines up."""
        return [SLOTS[slot] for slot in self.play.slots]

    @property
    def places(self) -> list[str]:
        """The place of each man of the defense."""
        return [place_name(place, self.play.slots) for place in self.play.places]

    @property
    def lanes(self) -> list[int | None]:
        """The lane of each man of the offense, None for none."""
        return [None if lane == NO_LANE else lane for lane in self.play.lanes]

    @property
    def flats(self) -> list[str]:
        """The flat of each man of the offense, empty for none."""
        names = {-1: "left flat", 0: "", 1: "right flat"}
        return [names[flat_side(self.play, man)] for man in range(len(self.play.slots))]

    @property
    def sums(self) -> dict[int, tuple[Sum, Sum]]:
        """For each lane what the seat knows of both rows, the offense's first (CB-251)."""
        return lane_sums(self.play, self.men)

    @property
    def pocket(self) -> Pocket | None:
        """Returns the threats to the passer. None if nobody may throw, or a card that counts is hidden."""
        return pocket(self) if self.passes else None

    @property
    def spot(self) -> int:
        """Returns the ball's place in yards from Home's goal line."""
        return from_home(self.ball.seat, self.ball.ball_on)

    @property
    def gain_to(self) -> int | None:
        """The line to gain on the same scale, None where there is none."""
        return from_home(self.offense, self.marker) if self.marker else None

    @property
    def shotgun(self) -> bool:
        """Whether the quarterback stands back."""
        return self.play.formation >= 0 and FORMATIONS[self.play.formation].shotgun

    @property
    def carrier(self) -> int | None:
        """The man of the offense who has the ball; None where none of them has it."""
        play = self.play
        if not play.slots or self.changed:
            return None
        if play.carrier != NOBODY:
            return play.carrier
        return 0 if play.up[0] else play.slots.index(SLOT["C"])

    # What every seat knows

    def on_scoreboard_set(self, event: own.ScoreboardSet) -> None:
        self.clock, self.timeouts = event.clock, event.timeouts

    def on_timeout_taken(self, event: own.TimeoutTaken) -> None:
        home, away = self.timeouts
        self.timeouts = (home, event.left) if event.seat else (event.left, away)

    def on_coin_tossed(self, event: CoinTossed) -> None:
        self.offense, self.ball = event.seat, Spot(event.seat, self.ball_on)

    def on_ball_spotted(self, event: BallSpotted) -> None:
        self.next = "two_points" if event.why == "try" else "call"
        self.ball = Spot(event.seat, event.ball_on)

    def on_next_play(self, event: own.NextPlay) -> None:
        self.next = event.play
        self.offense, self.ball_on, self.ball = event.seat, event.ball_on, Spot(event.seat, event.ball_on)
        if event.play != "call":
            self.down = self.marker = 0

    def on_possession_changed(self, event: PossessionChanged | Scored | MatchEnded) -> None:
        self.down = self.marker = 0
        if isinstance(event, MatchEnded):
            self.next = "over"

    on_scored = on_possession_changed
    on_match_ended = on_possession_changed

    # The play

    def on_play_began(self, event: own.PlayBegan) -> None:
        self.play = Play(kind=event.play, offense=event.seat, los=event.los)
        self.ball, self.changed, self.purposes = Spot(event.seat, event.los), False, ()
        self.passes = event.play == "scrimmage"

    def on_drew(self, event: own.Drew) -> None:
        self.purposes = (*self.purposes, event.purpose)
        if event.purpose == "snap":
            self.play.lane_keys = sum({1 << place for place in self.play.places if place < LANES})
        elif event.purpose == "reception" and ID[event.code] < RED_JOKER:
            self._no_passer()

    def on_card_moved(self, event: CardMoved) -> None:
        """A drawn card goes back into the deck, and what it was for is forgotten (CB-21)."""
        if event.source == "drawn" and self.zones:
            place = self.zones["drawn"].index(event.card)
            self.purposes = self.purposes[:place] + self.purposes[place + 1 :]

    def on_lined_up(self, event: own.LinedUp) -> None:
        play = self.play
        if event.formation:
            play.formation = BY_CODE[event.formation]
            play.slots, play.lanes = FORMATIONS[play.formation].slots, (NO_LANE,) * MEN
        else:
            play.places = tuple([place_of(name, play.slots) for name in event.places])

    def on_man_moved(self, event: own.ManMoved) -> None:
        if event.seat == self.play.offense:
            self._offense_moved(event.man, event.place)
        else:
            self._defense_moved(event)

    def _offense_moved(self, man: int, name: str) -> None:
        """To a slot, into a lane, to a flat, or nowhere."""
        play = self.play
        if name in SLOT:
            play.slots = replaced(play.slots, man, SLOT[name])
            play.formation = NUMBER[self.shotgun, frozenset(play.slots)]
        elif name.endswith("flat"):
            left, right = play.flats
            goes_left = SIDE_OF[name.removesuffix(" flat")] < 0
            play.flats = (left | 1 << man, right) if goes_left else (left, right | 1 << man)
        else:
            lane = NO_LANE if name == "stays" else int(name.removeprefix("lane "))
            play.lanes = replaced(play.lanes, man, lane)

    def _defense_moved(self, event: own.ManMoved) -> None:
        play = self.play
        place = place_of(event.place, play.slots)
        play.places = replaced(play.places, event.man, place)
        for man in event.matched:
            play.lanes = replaced(play.lanes, man, place - WIDEST)
        if play.lane_keys and place < LANES:
            play.lane_keys |= 1 << place

    def on_revealed(self, event: Revealed) -> None:
        seat, man = MAN_OF[event.zone]
        offense, defense = self.play.up
        self.play.up = (offense | 1 << man, defense) if seat == self.play.offense else (offense, defense | 1 << man)

    def on_window_opened(self, event: own.WindowOpened) -> None:
        self.play.window = event.number

    def on_pocket_held(self, event: own.PocketHeld) -> None:
        self.play.pressure = event.pressure

    def on_executed(self, event: own.Executed) -> None:
        play = self.play
        play.act, play.carrier = event.play, play.slots.index(SLOT[event.carrier])
        self.pause = self.pause._replace(step="Play")
        play.low, play.high = lanes_of(event.place)
        if event.play != "pass":
            self._no_passer()

    def on_ball_moved(self, event: own.BallMoved) -> None:
        self.ball = Spot(event.seat, event.ball_on)
        self._in_hands(event.seat if event.way != "loose" else NOBODY)

    def on_play_ended(self, event: own.PlayEnded) -> None:
        self.ball = Spot(event.holder, event.ball_on)
        self._in_hands(event.holder)

    def on_play_paused(self, event: own.PlayPaused) -> None:
        self.pause = event.pause

    def _in_hands(self, seat: int) -> None:
        """The ball has left the passer: it is in the hands of a seat, or loose."""
        self.changed |= bool(self.play.slots) and seat == 1 - self.play.offense
        self._no_passer()

    def _no_passer(self, _: Event | None = None) -> None:
        self.passes, self.play.pressure = False, 0

    on_bad_pass = _no_passer


def from_home(seat: int, ball_on: int) -> int:
    """Returns a spot on the scale of the whole field: yards from Home's goal line."""
    return ball_on if seat == 0 else FIELD - ball_on


def _passes(play: Play) -> bool:
    aims = play.kind == "scrimmage" and play.act in ("", "pass") and not (play.changed or play.how or play.broken)
    return aims and play.reception < 0 and play.role == NOBODY and play.runner == NOBODY
