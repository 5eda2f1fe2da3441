"""What a game lays on its table to be pressed or read, beside the cards of its zones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.contract import Action, Card, Target

if TYPE_CHECKING:
    from scenes.shell.app import App
    from scenes.shell.scene import Scene


class PlaceChoice(NamedTuple):
    """A place that may be clicked: what that means is the state's business, and is asked when it happens."""

    name: str
    target: Target
    rect: pygame.Rect
    careful: bool = False
    """Whether a click only says what it does: that is not meant by a stray one."""


class Shortcut(NamedTuple):
    """Something that stands for several actions at once, as a play of a sheet does; or that changes what is shown."""

    name: str
    take: Callable[[], Sequence[Action]]
    """Gives the actions to be taken, none where only the look has changed; asked when it is pressed."""
    rect: pygame.Rect | None = None
    """Where it lies on the table; None for a button beside it, before all others."""
    detail: str = ""
    decides: bool = True
    """Whether a press may decide something."""
    opens: Callable[[App, Callable[[Sequence[Action]], object]], Scene] | None = None
    """Makes a page on which the actions are chosen, which it hands over; None where a press takes them at once."""


class Lookup(NamedTuple):
    """A place on the table that shows something for reading when it is pressed, and decides nothing."""

    name: str
    rect: pygame.Rect
    explanation: str = ""


class Overlay(NamedTuple):
    """A place on the table that opens a page of the game, whoever decides."""

    name: str
    rect: pygame.Rect
    explanation: str
    open: Callable[[App, Callable[[], object]], Scene]
    """Makes the page; the second argument is to be called when it has changed what is asked of the player."""


class StandIn:
    """A place on the table that stands for a card of the hand: pressing it does what pressing the card would."""

    def __init__(self, name: str, code: str, rect: pygame.Rect, missing: str) -> None:
        """``missing`` is what is said where the hand holds no such card."""
        self.name, self.code, self.rect, self.missing = name, code, rect, missing
        self.focused = False


class SpreadCard:
    """A card that lies open for reading and belongs to no zone of the board."""

    def __init__(self, card: Card, rect: pygame.Rect, back: str = "") -> None:
        """``back`` is the picture on its back, empty for that of the game."""
        self.card, self.rect, self.back = card, rect, back
        self.focused = False


def zone_place(zone: str) -> Target:
    """A zone as a place that can be chosen."""
    return Target("zone", zone)
