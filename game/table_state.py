"""What a table draws of a match as it stands now, as one seat may know it.

It is made from a view, or carried forward by masked events, one after another; after every act both are equal
(``tests/game/test_table_state.py``). So what is shown live, again, after a reload or in a replay is the same value.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self

from game.contract import Event, View
from game.events import (
    BallSpotted,
    CardMoved,
    ClockRan,
    DownSet,
    MatchEnded,
    PeriodBegan,
    PossessionChanged,
    Revealed,
    Scored,
    Shuffled,
    TakenUp,
)
from game.field import FIELD
from game.zones import Order, Role, SeenBy, Zones

Cards = list[int | None]
"""Card ids bottom to top or left to right; None for a card that is hidden."""


@dataclass
class TableState:
    """What every game has; a variant's own class adds what only its table draws.

    A variant fills the fields that its table draws in ``adopt``, from a view, and in ``take``, from events. What
    belongs to no moment of its game keeps its default in both.
    """

    zones: dict[str, Cards] = field(default_factory=dict)
    """The cards by zone, empty where a state follows public facts alone; a hand lies in the order of its ids."""
    points: tuple[int, ...] = (0, 0)
    period: int = 0
    """Counted from 0."""
    offense: int = 0
    """The seat that has the ball, or is on turn in a game in which nobody has it."""
    ball_on: int = 0
    """Where the ball lies in a game with a field, in yards from the offense's own goal line."""
    down: int = 0
    """The down of the next snap, 0 where there is none."""
    marker: int = 0
    """The line to gain on the scale of ``ball_on``."""
    clock: int = 0
    """What the period still has, in the unit of the game's own clock."""
    over: bool = False

    seat: int | None = None
    """Whose knowledge it is; None for what everybody knows."""
    declared: Zones = field(default_factory=dict, repr=False, compare=False)
    """The zones of the variant."""

    @property
    def threat(self) -> float:
        """How near the side with the ball is to points, as everybody sees it: 0 far away to 1."""
        return self.ball_on / FIELD

    @classmethod
    def of(cls, view: View, zones: Zones) -> Self:
        """The state that a view shows; ``zones`` are those that the variant declares."""
        state = cls(seat=view.seat, declared=zones)
        state.points, state.over = tuple(view.points), view.result is not None
        state.zones = {name: _in_order(zones, name, list(cards)) for name, cards in view.zones().items()}
        state.adopt(view)
        return state

    @classmethod
    def before(cls, view: View, zones: Zones) -> Self:
        """The state before the first deal of the match of a view: no card lies anywhere yet."""
        empty: dict[str, Cards] = {name: [] for name in view.zones()}
        return cls(seat=view.seat, declared=zones, points=(0,) * len(view.points), zones=empty)

    def adopt(self, view: Any) -> None:
        """Takes over what the view of the variant says, beside cards and score."""

    def handle_event(self, event: Event) -> None:
        """Carries the state on by an event, masked for its seat.

        A class says what an event changes in the method ``on_`` and the event's tag. Every class's own is called, the
        variant's first, so none of them calls ``super()``.
        """
        handler = f"on_{type(event).__struct_config__.tag}"
        for kind in type(self).__mro__:
            if handler in vars(kind):
                vars(kind)[handler](self, event)

    # Cards

    def on_card_moved(self, event: CardMoved) -> None:
        if not self.zones:
            return
        source = self.zones[event.source]
        source.pop(_place_of(event.card, source))
        self._put(event.target, event.card)

    def _put(self, zone: str, card: int | None) -> None:
        """Lays a card on a zone, face down where the seat does not see it there."""
        cards = self.zones[zone]
        seen = self._sees(zone)
        if self.declared[zone].sight is SeenBy.TOP and cards:
            cards[-1] = None
        cards.append(card if seen else None)
        self.zones[zone] = _in_order(self.declared, zone, cards)

    def _sees(self, zone: str) -> bool:
        declared = self.declared[zone]
        if declared.sight is SeenBy.OWNER:
            return self.seat is not None and declared.owner == self.seat
        return declared.sight is not SeenBy.NOBODY

    def on_shuffled(self, event: Shuffled) -> None:
        if self.zones:
            self.zones |= {zone: [] for zone in event.sources}
            self.zones[event.target] = [None] * event.count

    def on_revealed(self, event: Revealed) -> None:
        cards = self.zones.get(event.zone, [])
        if event.card not in cards and None in cards:
            cards[cards.index(None)] = event.card

    # What every seat knows

    def on_scored(self, event: Scored) -> None:
        self.points = tuple(event.score)

    def on_taken_up(self, event: TakenUp) -> None:
        self.points = tuple(event.score)

    def on_period_began(self, event: PeriodBegan) -> None:
        self.period = event.period

    def on_possession_changed(self, event: PossessionChanged) -> None:
        self.offense = event.seat

    def on_ball_spotted(self, event: BallSpotted) -> None:
        self.offense, self.ball_on = event.seat, event.ball_on

    def on_down_set(self, event: DownSet) -> None:
        self.down, self.marker = event.down, event.marker

    def on_clock_ran(self, event: ClockRan) -> None:
        self.clock = event.left

    def on_match_ended(self, event: MatchEnded) -> None:
        self.over = True


def _place_of(card: int | None, cards: Cards) -> int:
    """Where a card lies: known by its id, else any that is hidden, the last one first."""
    if card in cards and card is not None:
        return cards.index(card)
    return next(place for place in reversed(range(len(cards))) if cards[place] is None)


def _in_order(zones: Zones, zone: str, cards: Cards) -> Cards:
    """The cards as they are compared and drawn: by id where their order means nothing."""
    declared = zones[zone]
    if declared.role in (Role.HAND, Role.OUT) or declared.order is Order.SET:
        return sorted(cards, key=lambda card: -1 if card is None else card)
    return cards
