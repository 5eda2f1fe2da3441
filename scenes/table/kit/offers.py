"""The kinds of things that a game lays on its table to be pressed or read, beside the cards of its zones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias, TypeVar

import pygame

from game.contract import Action, Card, Target

if TYPE_CHECKING:
    from scenes.shell.app import App
    from scenes.shell.scene import Scene


class PlaceChoice(NamedTuple):
    """A place that may be clicked; the state says what a click means when it happens."""

    name: str
    target: Target
    rect: pygame.Rect
    careful: bool = False
    """Whether a single click only says what the place does, so that a stray click does nothing."""


class Shortcut(NamedTuple):
    """Something that stands for several actions at once, such as a play of a sheet, or that changes the picture."""

    name: str
    take: Callable[[], Sequence[Action]]
    """Gives the actions to take when it is pressed; none if only the picture has changed."""
    rect: pygame.Rect | None = None
    """Where it lies on the table; None for a button beside it, before all others."""
    detail: str = ""
    decides: bool = True
    """Whether a press may decide something."""
    opens: Callable[[App, Callable[[Sequence[Action]], object]], Scene] | None = None
    """Makes a page on which the actions are chosen; None if a press takes them at once."""


class Opened(Protocol):
    """What can be opened over the table for reading."""

    open: bool
    rect: pygame.Rect
    """Where it lies once it is open."""


class Chart:
    """Where the game's own chart is opened, beside its key; a press on the open chart closes it."""

    def __init__(self, name: str, rect: pygame.Rect, explanation: str, thing: Opened) -> None:
        """``rect`` is where it is opened; ``explanation`` is told of that place."""
        self.name, self.thing = name, thing
        self.rect, self.explanation = (thing.rect, "") if thing.open else (rect, explanation)


class Overlay(NamedTuple):
    """A place on the table that opens a page of the game, at any time."""

    name: str
    rect: pygame.Rect
    explanation: str
    open: Callable[[App, Callable[[], object]], Scene]
    """Makes the page; the page calls its second argument when it has changed the player's decision."""


class StandIn:
    """A place on the table that stands for a card of the hand: pressing it does what pressing the card would."""

    def __init__(self, name: str, code: str, rect: pygame.Rect, missing: str) -> None:
        """``missing`` is said if the hand holds no such card."""
        self.name, self.code, self.rect, self.missing = name, code, rect, missing
        self.focused = False


class SpreadCard:
    """A card that lies open for reading and belongs to no zone of the board."""

    def __init__(self, card: Card, rect: pygame.Rect, back: str = "") -> None:
        """``back`` is the picture on its back, empty for that of the game."""
        self.card, self.rect, self.back = card, rect, back
        self.focused = False


class Spread(NamedTuple):
    """What lies open over the table: nothing below it can be pressed."""

    rect: pygame.Rect
    cards: Sequence[SpreadCard] = ()
    """The cards that are read on it, from left to right and from the top."""


Laid: TypeAlias = PlaceChoice | StandIn | Chart | Overlay | Spread
"""What a game lays on its table, beside the cards of its zones."""
Kind = TypeVar("Kind", PlaceChoice, StandIn, Chart, Overlay, Spread)


def of_kind(laid: Sequence[Laid], kind: type[Kind]) -> list[Kind]:
    """Those of one kind, in their order."""
    return [each for each in laid if isinstance(each, kind)]


def covered(laid: Sequence[Laid]) -> pygame.Rect | None:
    """The part of the table over which something lies open, or None."""
    charts = [chart.rect for chart in of_kind(laid, Chart) if chart.thing.open]
    return next(iter([*charts, *(spread.rect for spread in of_kind(laid, Spread))]), None)


def reachable(laid: Sequence[Laid]) -> Sequence[Laid]:
    """What can be pressed of it: no place while something lies open over the table."""
    if covered(laid) is None:
        return laid
    return [each for each in laid if not isinstance(each, (PlaceChoice, StandIn))]


def zone_place(zone: str) -> Target:
    """A zone as a place that can be chosen."""
    return Target("zone", zone)
