"""Kinds of things that a game puts on its table to be pressed or read, beside the cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias, TypeVar

import pygame

from game.contract import Action, Card, Target

if TYPE_CHECKING:
    from scenes.shell.app import App
    from scenes.shell.scene import Scene


class PlaceChoice(NamedTuple):
    """A place that may be clicked. The state decides what a click means."""

    name: str
    target: Target
    rect: pygame.Rect
    careful: bool = False
    """Whether a single click only says what the place does, so that a stray click has no effect."""
    note: str = ""
    """What it is, shown when pointer or focus rest on it."""


class Shortcut(NamedTuple):
    """Something that stands for several actions, such as a play of a play sheet, or that changes what is shown."""

    name: str
    take: Callable[[], Sequence[Action]]
    """Returns the actions to take when it is pressed; none if only the display has changed."""
    rect: pygame.Rect | None = None
    """Its area on the table; None for a button in the column, before all others."""
    detail: str = ""
    decides: bool = True
    """Whether a press may commit an action."""
    instead: Sequence[Action] = ()
    """Actions with the same effect, which get no button of their own."""
    opens: Callable[[App, Callable[[Sequence[Action]], object]], Scene] | None = None
    """Creates a page on which the actions are chosen; None if a press takes them at once."""


class Openable(Protocol):
    """Something that can be opened over the table for reading."""

    open: bool
    rect: pygame.Rect
    """Its area when open."""


class Chart:
    """The place that opens the game's chart. A press on the open chart closes it."""

    def __init__(self, name: str, rect: pygame.Rect, explanation: str, thing: Openable) -> None:
        """``rect`` is the place that opens it, and ``explanation`` the text about it."""
        self.name, self.thing = name, thing
        self.rect, self.explanation = (thing.rect, "") if thing.open else (rect, explanation)


class Overlay(NamedTuple):
    """A place on the table that opens a page of the game, at any time."""

    name: str
    rect: pygame.Rect
    explanation: str
    open: Callable[[App, Callable[[], object]], Scene]
    """Creates the page. The page calls its second argument when it has changed the player's decision."""


class StandIn:
    """A place on the table that stands for a card of the hand: pressing it presses the card."""

    def __init__(self, name: str, code: str, rect: pygame.Rect, missing: str) -> None:
        """``missing`` is shown if the hand holds no such card."""
        self.name, self.code, self.rect, self.missing = name, code, rect, missing
        self.focused = False


class SpreadCard:
    """A card shown for reading that is in no zone of the board."""

    def __init__(self, card: Card, rect: pygame.Rect, back: str = "") -> None:
        """``back`` is the picture on its back, empty for the game's."""
        self.card, self.rect, self.back = card, rect, back
        self.focused = False


class Spread(NamedTuple):
    """A panel open over the table. Nothing below it can be pressed."""

    rect: pygame.Rect
    cards: Sequence[SpreadCard] = ()
    """The cards on it, from left to right and from top to bottom."""


Laid: TypeAlias = PlaceChoice | StandIn | Chart | Overlay | Spread
"""What a game puts on its table, beside the cards of its zones."""
Kind = TypeVar("Kind", PlaceChoice, StandIn, Chart, Overlay, Spread)


def of_kind(laid: Sequence[Laid], kind: type[Kind]) -> list[Kind]:
    """Returns those of one kind, in order."""
    return [each for each in laid if isinstance(each, kind)]


def covered(laid: Sequence[Laid]) -> pygame.Rect | None:
    """Returns the part of the table covered by an open chart or spread, or None."""
    charts = [chart.rect for chart in of_kind(laid, Chart) if chart.thing.open]
    return next(iter([*charts, *(spread.rect for spread in of_kind(laid, Spread))]), None)


def reachable(laid: Sequence[Laid]) -> Sequence[Laid]:
    """Returns what can be pressed: no places while something is open over the table."""
    if covered(laid) is None:
        return laid
    return [each for each in laid if not isinstance(each, (PlaceChoice, StandIn))]


def zone_place(zone: str) -> Target:
    """Returns a zone as a target."""
    return Target("zone", zone)
