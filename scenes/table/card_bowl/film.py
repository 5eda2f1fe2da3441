"""What is shown of a play beside how it stands: what was said of it, and the way that the ball went."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Sequence
from typing import NamedTuple, Protocol

from game.contract import Event
from game.events import PeriodEnded
from game.variants.card_bowl import events as own
from game.variants.card_bowl.events import Term
from game.variants.card_bowl.position import CardBowlPosition
from game.variants.card_bowl.strides import added_up
from game.variants.card_bowl.view import CardBowlView
from scenes.table.card_bowl.questions import kicked, running, to_come
from scenes.table.hud.scoreboard import Downs


class Leg(NamedTuple):
    """A stride of the ball along the field, in yards from Home's goal line."""

    start: float
    end: float
    by: int
    """What the card gave."""
    way: own.Way
    seat: int
    """Who moves it."""


class Shown(Protocol):
    """What the film knows of its table."""

    position: CardBowlPosition
    face_down: bool
    names: Sequence[str]
    downs: Downs


STEPS: dict[str, tuple[str, ...]] = {
    "Line up": ("exchange", "formation", "offense_cards"),
    "Front": ("front", "defense_cards"),
    "Motion": ("motion", "motion_answer"),
    "Line call": ("delay_of_game", "line_call", "early_sneak", "pattern_turn"),
    "Backs": ("backs", "tight_end"),
    "Window": ("window", "step_six", "response", "pick_up", "card_action"),
    "Play": (
        *("extra_card", "back_cover", "yardage", "strike", "caught_behind", "screen_behind", "sideline"),
        *("scramble_sideline", "tackle", "lead", "interception"),
    ),
}
"""The steps of a scrimmage play, and the decisions that are made in each."""
STEP_OF = {decision: step for step, decisions in STEPS.items() for decision in decisions}
Rows = tuple[tuple[Term, ...], tuple[Term, ...]]
Told = tuple[Rows | None, tuple[bool, bool], str, str, tuple[Leg, ...]]
REMEMBERED = 200
"""Places of a match at which it is remembered what was said there: those of a few plays."""


class Film:
    """What the things of the table draw: the position, and what is no part of it."""

    def __init__(self, table: Shown) -> None:
        self._table = table
        self.terms: Rows | None = None
        """Both rows of a play that was added up."""
        self.to_come = (False, False)
        """Whether more cards are drawn for each of them."""
        self.said = ""
        """The last play in words."""
        self.note = ""
        """Where a kick comes down, or how its cards add up."""
        self.step = ""
        """Where in a play the match is, as the step list names it."""
        self.building = False
        """Whether the defense is building its front, so that its places are numbers of men."""
        self.legs: list[Leg] = []
        """The way of the ball in this play, card by card."""
        self._plays = 0
        """How many plays of the match have begun in what was shown."""
        self._told: deque[tuple[CardBowlView, Told]] = deque(maxlen=REMEMBERED)
        """What was said where the table stood, the last place first, for when it stands there again."""

    @property
    def position(self) -> CardBowlPosition:
        """How the match stands, without what others must not see who look on."""
        table = self._table
        return table.position.for_all() if table.face_down else table.position

    @property
    def names(self) -> Sequence[str]:
        """The clubs by seat."""
        return self._table.names

    @property
    def downs(self) -> Downs:
        """The down as the score bug says it."""
        return self._table.downs

    def show(self, view: CardBowlView) -> None:
        """Says what was said when the table stood there before; else takes from a view what it tells."""
        self.step, self.building = STEP_OF.get(view.phase, ""), view.phase == "front"
        told = next((told for seen, told in self._told if seen == view), None)
        if told is None:
            self._adopt(view)
            self._told.appendleft((view, (self.terms, self.to_come, self.said, self.note, tuple(self.legs))))
        else:
            self.terms, self.to_come, self.said, self.note, legs = told
            self.legs = [*legs]
        self._plays = view.facts.plays

    def _adopt(self, view: CardBowlView) -> None:
        rows = running(view)
        if rows is not None:
            self.terms, self.to_come = rows, to_come(view)
        self.note = kicked(view, self.names)
        if view.facts.plays != self._plays:
            self.legs = []

    def take(self, event: Event, start: int) -> None:
        """Takes up an event that the position has taken, ``start`` being where the ball was before it."""
        if isinstance(event, own.PlayBegan):
            self._plays += 1
            self.terms, self.note, self.legs = None, "", []
        elif isinstance(event, PeriodEnded):
            self.legs = []  # they would show around the panel
        elif isinstance(event, own.BallMoved) and event.way != "dead":
            self.legs.append(Leg(start, self.position.spot, event.by, event.way, event.seat))
            self.note = added_up(event) or self.note

    def key(self) -> Hashable:
        """Changes whenever the men, their lanes or the ball do."""
        position = self.position
        play = position.play
        men = (play.offense, play.slots, play.places, play.lanes, play.flats, play.up, play.low, play.high)
        return *men, tuple(map(tuple, position.men)), position.carrier
