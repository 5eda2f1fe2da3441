"""What can be pressed on the table, as targets of the one focus graph: cards, piles, buttons and the log."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

import pygame

from scenes.table.kit.offers import PlaceChoice, SpreadCard, StandIn
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.stage import Thing
from scenes.ui.button import Button
from scenes.ui.focus import Target
from scenes.ui.theme import Theme


class Press:
    """A target that does one thing."""

    def __init__(self, name: str, zone: str, rect: pygame.Rect, action: Callable[[], object]) -> None:
        self.name, self.zone, self._rect, self._action = name, zone, rect, action
        self.enabled = True
        self.commits = True
        """Whether a press may decide something; what only shows something can be pressed at any time."""
        self.explanation = ""
        """What is told of it when pointer or focus rest on it."""

    @property
    def rect(self) -> pygame.Rect:
        """Where it can be hit, in window pixels."""
        return self._rect

    def press(self) -> None:
        """The player chose it."""
        self._action()

    def adjust(self, step: int) -> bool:
        """Nothing on the table is adjusted by the arrows."""
        return False


class FaceTarget(Press):
    """A card whose face is seen; it can be hit where it is now."""

    def __init__(self, shown: Sprite | SpreadCard, name: str, zone: str, action: Callable[[], object]) -> None:
        super().__init__(name, zone, shown.rect, action)
        self.shown = shown

    @property
    def rect(self) -> pygame.Rect:
        """The card as it now lies."""
        return self.shown.rect


class CardTarget(FaceTarget):
    """A card that can be picked: of the hand, or one that lies on the table."""

    def __init__(self, sprite: Sprite, name: str, zone: str, action: Callable[[], object]) -> None:
        super().__init__(sprite, name, zone, action)
        self.sprite = sprite


class OpenCard(FaceTarget):
    """A card that lies on the table, which can be looked at."""

    def __init__(self, shown: Sprite | SpreadCard, name: str, action: Callable[[], object]) -> None:
        super().__init__(shown, name, "cards", action)
        self.commits = False


class StandInTarget(Press):
    """A place on the table that stands for a card of the hand."""

    def __init__(self, place: StandIn, action: Callable[[], object]) -> None:
        super().__init__(place.name, "table", place.rect, action)
        self.place = place


class PlaceTarget(Press):
    """A place on the table that can be chosen."""

    def __init__(self, choice: PlaceChoice, action: Callable[[], object]) -> None:
        super().__init__(choice.name, "table", choice.rect, action)
        self.choice = choice


class HintTarget(Press):
    """A hint, by its number; the first of them stands for all where there is room for one line."""

    def __init__(self, number: int, name: str, rect: pygame.Rect, action: Callable[[], object]) -> None:
        super().__init__(f"Hint {number}: {name}" if number else name, "hints", rect, action)
        self.number = number
        self.commits = False


class LogTarget(Press):
    """An entry of the log, which leads to its rule."""

    def __init__(self, name: str, rect: pygame.Rect, action: Callable[[], object]) -> None:
        super().__init__(name, "log", rect, action)
        self.commits = False


class DriveTarget(Press):
    """A bar of the drive chart, which tells what became of the drive."""

    def __init__(self, name: str, rect: pygame.Rect, action: Callable[[], object]) -> None:
        super().__init__(name, "drives", rect, action)
        self.commits = False
        self.explanation = name


class SignTarget(Press):
    """A heading or a mark, which tells what it means."""

    def __init__(self, name: str, rect: pygame.Rect, explanation: str, action: Callable[[], object]) -> None:
        super().__init__(f"About: {name}", "signs", rect, action)
        self.commits = False
        self.explanation = explanation


def answers_on_table(targets: Iterable[Target]) -> list[Press]:
    """The targets on the table that are answers to what is asked, such as the calls of a play sheet."""
    return [each for each in targets if isinstance(each, Press) and each.zone == "table" and each.commits]


class ButtonThing(Thing):
    """A button of the kit on the table's stage."""

    layer = 70.0

    def __init__(self, theme: Theme, button: Button) -> None:
        self.theme, self.button = theme, button

    def look(self) -> Hashable:
        button = self.button
        return (
            button.label,
            button.detail,
            button.enabled,
            button.kind,
            round(button.glow * 8),
            button.focused,
            button.held,
            tuple(button.rect),
        )

    def bounds(self) -> pygame.Rect:
        return self.button.bounds(self.theme)

    def paint(self, surface: pygame.Surface) -> None:
        surface.fill(self.theme.color("ink800"), self.button.rect)
        self.button.draw(surface, self.theme)
        if self.button.focused:
            self.button.draw_ring(surface, self.theme)
