"""What a game brings to the table: where its zones lie, its own things, and the cues that only it has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import pygame

from game.contract import Action, Card, Event, View
from game.events import CardMoved
from scenes.table.animator import Animator
from scenes.table.board import Place, Zones
from scenes.table.cues import CueMaker
from scenes.table.director import Cue
from scenes.table.faces import Pen
from scenes.table.layout import Layout
from scenes.table.sprites import Sprite
from scenes.table.stage import Thing
from scenes.ui.theme import Theme


class Slot(NamedTuple):
    """One field of the score bug: a small heading and its value."""

    heading: str
    value: str
    accent: str = "chalk50"


class Doubt(NamedTuple):
    """A question before an action that gives something away."""

    about: str
    """What it is about; by this it is remembered as one that is not to be asked again."""
    text: str


class ZoneChoice(NamedTuple):
    """A pile that may be clicked, and what that does."""

    name: str
    zone: str
    rect: pygame.Rect
    action: Action | None
    """None where the pile can be looked at only."""
    refusal: str = ""
    """Why it cannot be chosen now."""
    twice: bool = False
    """Whether a click only chooses it and a second one commits: what it does is not meant by a stray click."""


class SpreadCard:
    """A card that lies open for reading and belongs to no zone of the board."""

    def __init__(self, card: Card, rect: pygame.Rect) -> None:
        self.card, self.rect = card, rect
        self.focused = False


class GameTable(Zones, Protocol):
    """One game on the table."""

    back: str
    accent: str
    """The token of the game's own color."""
    names: Sequence[str]
    """The clubs by seat."""
    you: int | None
    """The seat that is spoken to, None where only computers play."""

    def paint_face(self, pen: Pen, card: Card, theme: Theme) -> None:
        """Draws one face on blank paper."""

    def layout(self, layout: Layout, viewer: int) -> None:
        """Adopts a window size and the seat that sits at the bottom."""

    def use_patterns(self, on: bool) -> None:
        """Tells teams apart by pattern as well as by color, or by color alone."""

    def paint_background(self, surface: pygame.Surface) -> None:
        """Paints everything of the table that never changes."""

    def things(self) -> Sequence[Thing]:
        """The game's own things on the stage."""

    def show(self, view: View, names: Sequence[str]) -> None:
        """Makes its things show what the view says, at once."""

    def possession(self, view: View) -> int:
        """The seat that has the ball."""

    def slots(self) -> Sequence[Slot]:
        """The fields of the score bug beside teams and score, from what now lies on the table."""

    def zone_choices(self, view: View, legal: Sequence[Action]) -> Sequence[ZoneChoice]:
        """The piles that can be clicked now."""

    def spread_cards(self) -> Sequence[SpreadCard]:
        """Cards that lie open over the table for reading, from left to right and from the top."""

    def covered(self) -> pygame.Rect | None:
        """The part of the table that they lie over, or None."""

    def codes_of(self, action: Action) -> tuple[str, ...]:
        """The faces of the deciding seat's hand that an action uses; empty where it uses none."""

    def along(self, action: Action) -> tuple[str, ...]:
        """Those of them that it merely takes along: they cannot be played by themselves."""

    def about_hand(self, view: View) -> bool:
        """Whether the decision is about cards of the hand, so that those which cannot be used are locked."""

    def menu_of(self, action: Action) -> str | None:
        """The menu that collects an action with others like it, or None where it has a button of its own."""

    def doubt(self, action: Action, view: View, legal: Sequence[Action]) -> Doubt | None:
        """What to ask before an action that gives something away, or None."""

    def limit(self, view: View, legal: Sequence[Action]) -> tuple[float, Action] | None:
        """The seconds that the viewer has for the decision, and what happens after them; None without a clock."""

    def leaves_open(self, action: Action) -> bool:
        """Whether the same decision goes on after the action, as after a timeout."""

    def given(self, legal: Sequence[Action]) -> Action | None:
        """The answer of a person that an option of the match has given already, or None."""

    def group_of(self, event: CardMoved, cards: Sequence[Sprite]) -> int:
        """Which group of a zone's cards a card joins."""

    def count(self, zone: str, change: int) -> None:
        """A card left (-1) or entered (+1) a zone."""

    def gathered(self, zone: str, cards: int) -> None:
        """All cards were gathered into one pile."""

    def riffle(self, animator: Animator, seconds: float) -> None:
        """Shuffles the pile for all to see."""

    def mark_zones(self, legal: Sequence[Action], focused: str) -> None:
        """Lights the piles that can be used now."""

    def mark_hand(self, hand: Sequence[Sprite], choosing: bool) -> None:
        """Marks what goes with what in the viewer's hand."""

    def dropped(self, candidates: Sequence[Action], position: tuple[int, int]) -> Action | None:
        """The action meant by dropping the picked cards at a point, if there is no doubt."""

    def preview(self, action: Action | None, view: View) -> None:
        """Ghosts what an action would do; None takes the ghost away."""

    def cues(self, event: Event, make: CueMaker) -> list[Cue] | None:
        """The game's own cues for an event; None leaves it to the shared ones."""


__all__ = ["Doubt", "GameTable", "Place", "Slot", "SpreadCard", "ZoneChoice"]
