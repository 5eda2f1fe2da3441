"""The state of a match that a table draws, limited to what one seat may know.

It is built from a view or updated by masked events. After every act both are equal, so live play, a replay and a
reloaded match look the same (``tests/game/test_table_state.py``).
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
from game.handlers import run_handlers
from game.zones import Order, Role, SeenBy, Zones

Cards = list[int | None]
"""Card ids bottom to top or left to right; None for a card that is hidden."""


@dataclass
class TableState:
    """The fields that all games share; a variant's subclass adds those that only its table draws.

    A variant fills them in ``adopt``, from a view, and in handlers, from events. A field that its game does not use
    keeps its default in both.

    Handlers named ``on_<tag>`` run in addition to those of the base classes and never override them. Unlike in
    ``Commentator``, those of the base classes run last: a variant's handler needs the state before the event, such as
    where a card lay or who had the ball.
    """

    zones: dict[str, Cards] = field(default_factory=dict)
    """The cards by zone, empty if the state follows public facts only; hands are sorted by card id."""
    points: tuple[int, ...] = (0, 0)
    period: int = 0
    """Counted from 0."""
    offense: int = 0
    """The seat that has the ball; in a game without possession the seat whose turn it is."""
    ball_on: int = 0
    """Yards of the ball from the offense's own goal line, in a game with a field."""
    down: int = 0
    """The down of the next snap, or 0 if there is none."""
    marker: int = 0
    """The line to gain, in the same yards as ``ball_on``."""
    clock: int = 0
    """Time left in the period, in the unit of the game's clock."""
    over: bool = False

    seat: int | None = None
    """The seat whose knowledge the state holds; None for public knowledge."""
    declared: Zones = field(default_factory=dict, repr=False, compare=False)
    """The zones of the variant."""

    @property
    def threat(self) -> float:
        """Returns how close the offense is to scoring, from 0 to 1, judged by public facts."""
        return self.ball_on / FIELD

    @classmethod
    def of(cls, view: View, zones: Zones) -> Self:
        """Builds the state of a view; ``zones`` are those that the variant declares."""
        state = cls(seat=view.seat, declared=zones)
        state.points, state.over = tuple(view.points), view.result is not None
        state.zones = {name: _in_order(zones, name, list(cards)) for name, cards in view.zones().items()}
        state.adopt(view)
        return state

    @classmethod
    def before(cls, view: View, zones: Zones) -> Self:
        """Returns the state before the first deal of a view's match: every zone is empty."""
        empty: dict[str, Cards] = {name: [] for name in view.zones()}
        return cls(seat=view.seat, declared=zones, points=(0,) * len(view.points), zones=empty)

    def adopt(self, view: Any) -> None:
        """Copies the variant's fields from a view. Cards and score are already copied."""

    def handle_event(self, event: Event) -> None:
        """Runs all handlers of an event that is masked for the seat of the state."""
        run_handlers(self, event, base_first=False)

    # Cards

    def on_card_moved(self, event: CardMoved) -> None:
        if not self.zones:
            return
        source = self.zones[event.source]
        source.pop(_place_of(event.card, source))
        self._put(event.target, event.card)

    def _put(self, zone: str, card: int | None) -> None:
        """Adds a card to a zone, hidden if the seat does not see its face there."""
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
    """Returns the index of a card, or of the last hidden card if its id is not there."""
    if card in cards and card is not None:
        return cards.index(card)
    return next(place for place in reversed(range(len(cards))) if cards[place] is None)


def _in_order(zones: Zones, zone: str, cards: Cards) -> Cards:
    """Returns the cards sorted by id if their order in the zone has no meaning."""
    declared = zones[zone]
    if declared.role in (Role.HAND, Role.OUT) or declared.order is Order.SET:
        return sorted(cards, key=lambda card: -1 if card is None else card)
    return cards
