"""What the items of the film are drawn from: the match as shown and the story of its last play.

The *film* is Card Bowl's view of a play from behind the offense.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Protocol

import pygame

from game.contract import Event
from game.variants.card_bowl.cards import MAN
from game.variants.card_bowl.event_order import JOKERS
from game.variants.card_bowl.facts import KICKS_AWAY
from game.variants.card_bowl.play_story import PlayStory, recent
from game.variants.card_bowl.table_state import CardBowlTableState
from scenes.table.card_bowl.acting import Stance, stance
from scenes.table.card_bowl.lineup import Lineup, Man
from scenes.table.hud.scoreboard import Downs
from scenes.table.stage.board import Board
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.stage import StageItem
from scenes.ui.theme import Theme

DRAWN = "drawn"
"""The zone of the cards that a play draws."""


class Source(Protocol):
    """What the shown state needs of its table."""

    table_state: CardBowlTableState
    lineup: Lineup
    face_down: bool
    names: Sequence[str]
    downs: Downs
    board: Board | None


class ShownTable:
    """The match as far as it has been shown."""

    def __init__(self, table: Source) -> None:
        self._table = table
        self.story = PlayStory()
        self.has_banner: Callable[[pygame.Rect], bool] = lambda area: False
        """Returns whether a headline is shown in an area."""
        self.verdict = ""
        """What became of the player's call in the last play; empty if they called none."""
        self.moved = 1.0
        """Fraction of the camera's way in to the line, or out to the whole field, 0 to 1."""
        self._stance: tuple[Hashable, Stance] | None = None
        self._told: tuple[list[Event], PlayStory] = [], PlayStory()
        """The events of the last recalled story, and it."""

    @property
    def table_state(self) -> CardBowlTableState:
        """The state of the match; while others look on, without what they must not see."""
        table = self._table
        return table.table_state.for_all() if table.face_down else table.table_state

    @property
    def lineup(self) -> Lineup:
        """The places of all men."""
        return self._table.lineup

    @property
    def board(self) -> Board | None:
        """The cards as they lie and move; None before anything is shown."""
        return self._table.board

    @property
    def names(self) -> Sequence[str]:
        """The clubs by seat."""
        return self._table.names

    @property
    def downs(self) -> Downs:
        """The down as the score bug shows it."""
        return self._table.downs

    @property
    def said(self) -> str:
        """The last thing that happened, in words."""
        return self.story.sentence(self.names)

    @property
    def note(self) -> str:
        """Where a kick has come down, while its receiver decides."""
        return self.story.note(self.names)

    def is_open(self) -> bool:
        """Returns whether a kick at the posts can still fail: its cards have not lifted it over the bar."""
        drawn, needed = self.story.aim or (0, 1)
        return drawn < needed

    @property
    def kicks(self) -> bool:
        """Whether a kick that gives the ball away is on the film, or was the last play."""
        return self._table.table_state.play.kind in KICKS_AWAY

    @property
    def on_film(self) -> bool:
        """Whether anybody stands on the film."""
        return self.kicks or bool(self._table.table_state.play.slots)

    @property
    def building(self) -> bool:
        """Whether the defense is building its front, so that its places are numbers of men."""
        state = self._table.table_state
        return state.pause.step == "Front" and not state.play.places

    @property
    def stance(self) -> Stance:
        """The places of all men while the play is acted out. Computed again only if ``key`` or the story changes."""
        state, story = self.table_state, self.story
        ball = (story.reach, story.kept, story.fallen, story.loose, story.tackled, state.changed)
        told = story.lead, story.stopper, len(state.purposes)
        key = (self.lineup, state.play.formation, state.play.act, *ball, *told, self.key())
        if self._stance is None or self._stance[0] != key:
            self._stance = (key, stance(self.lineup, state, story))
        return self._stance[1]

    @property
    def drawn_jokers(self) -> list[Sprite]:
        """The jokers that have been drawn in this play."""
        drawn = () if self.board is None else self.board.zones.get(DRAWN, ())
        return [sprite for sprite in drawn if sprite.card is not None and sprite.card.code in JOKERS]

    def card_of(self, man: Man) -> Sprite | None:
        """Returns the card of a man on the film, or None if there is none."""
        seat, number = man
        if self.board is None or not 0 <= number < len(MAN[seat]):
            return None
        return next(iter(self.board.zones.get(MAN[seat][number], ())), None)

    @property
    def holder_card(self) -> Sprite | None:
        """The card of whoever has the ball, or None."""
        holder = self.stance.holder
        return None if holder is None else self.card_of(holder)

    def recall(self, backward: Iterable[Event]) -> None:
        """Rebuilds the story up to where the match is shown. ``backward`` gives the last event first.

        What goes on from the events of the last time is told on: a table is rebuilt after each act.
        """
        events, (told, story) = recent(backward), self._told
        if events[: len(told)] != told:
            told, story = [], PlayStory()
        for event in events[len(told) :]:
            story.handle_event(event)
        self._told, self.story = (events, story), story.copied()
        self.story.pause(self._table.table_state.pause)

    def key(self) -> Hashable:
        """Returns a key that changes whenever the men, their lanes or the ball do."""
        state = self.table_state
        play = state.play
        men = (play.offense, play.slots, play.places, play.lanes, play.flats, play.up, play.low, play.high)
        return *men, tuple(map(tuple, state.men)), state.carrier


class FilmItem(StageItem):
    """A stage item on the film, drawn from the match as shown."""

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        self.theme, self.shown = theme, shown
        self.rect = pygame.Rect(0, 0, 0, 0)
        """Its area in pixels, unless that depends on the men."""

    @property
    def lineup(self) -> Lineup:
        """The places of all men."""
        return self.shown.lineup

    def bounds(self) -> pygame.Rect:
        return self.rect
