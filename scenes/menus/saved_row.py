"""The rows of lists of matches, and small widgets around the list."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.letters import capital
from scenes.menus.saved_board import paint_board
from scenes.menus.saved_items import Item
from scenes.ui.button import mix
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.text import elided, paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

SEPARATOR = "  ·  "


class BlankRow(Widget):
    """A row without a match: it cannot be shown or is not loaded yet."""

    focusable = True

    def __init__(self, name: str, text: str, chosen: bool, action: Callable[[], object]) -> None:
        """``name`` is the name of the place in the list."""
        super().__init__(name, zone="matches")
        self.label, self.chosen, self.action = text, chosen, action
        self.edge = "line500"

    def measure(self, theme: Theme, width: int) -> int:
        return theme.line_height("text", 18) + theme.line_height("text", 16) + theme.px(18)

    def press(self) -> None:
        self.action()

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        self._paint_plate(surface, theme)
        room = self.rect.inflate(-theme.px(32), 0)
        paint_text(surface, theme, room, self.label, size=16, color="chalk300")

    def _paint_plate(self, surface: pygame.Surface, theme: Theme) -> None:
        fill = mix(theme.color("ink800"), theme.color("ink700"), 1.0 if self.chosen else self.glow)
        paint_plate(surface, theme, self.rect, fill, border=self.edge if self.chosen else None)


class SavedRow(BlankRow):
    """The row of a match. The chosen row is highlighted."""

    def __init__(self, name: str, item: Item, at: str, chosen: bool, action: Callable[[], object]) -> None:
        super().__init__(name, item.title, chosen, action)
        self.item, self.at = item, capital(at)
        self.edge = item.variant
        self.detail = SEPARATOR.join(item.lines)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        self._paint_plate(surface, theme)
        high = self.rect.height - theme.px(14)
        emblem = pygame.Rect(self.rect.left + theme.px(12), self.rect.centery - high // 2, high, high)
        paint_emblem(self.item.variant, surface, theme, emblem)
        board = pygame.Rect(emblem.right + theme.px(10), emblem.top, theme.px(78), high)
        paint_board(surface, theme, board, self.item.points, self.item.played)
        left, right = board.right + theme.px(14), self.rect.right - theme.px(16)
        upper, lower = theme.line_height("text", 18), theme.line_height("text", 16)
        top = self.rect.centery - (upper + lower) // 2
        time = theme.measure("text", 16, self.at)[0]
        room = pygame.Rect(right - time, top, time, upper)
        paint_text(surface, theme, room, self.at, size=16, color="chalk300", align="right")
        room = pygame.Rect(left, top, right - time - theme.px(16) - left, upper)
        label = elided(theme, "text", 16, self.label, room.width, True)
        paint_text(surface, theme, room, label, size=18, bold=True)
        room = pygame.Rect(left, top + upper, right - left, lower)
        if self.item.result:
            room = self._paint_result(surface, theme, room, self.item.result)
        paint_text(surface, theme, room, self._line(theme, room.width), size=16, color="chalk300")

    def _paint_result(self, surface: pygame.Surface, theme: Theme, room: pygame.Rect, result: str) -> pygame.Rect:
        """Paints the result for the player at the right end. Returns the room left of it."""
        color = {"won": "gain", "lost": "loss"}.get(result, "chalk50")
        paint_text(surface, theme, room, result.capitalize(), size=16, bold=True, color=color, align="right")
        wide = theme.measure("text", 16, result.capitalize(), True)[0] + theme.px(16)
        return pygame.Rect(room.left, room.top, room.width - wide, room.height)

    def _line(self, theme: Theme, width: int) -> str:
        """Returns the second line; if there is little room, without the parts that the board shows, too."""
        for parts in (self.item.lines, (self.item.lines[0], self.item.lines[-1])):
            line = SEPARATOR.join(parts)
            if theme.measure("text", 16, line)[0] <= width:
                break
        return line


class Gap(Widget):
    """An empty widget, ``height`` pixels high."""

    def __init__(self, height: int) -> None:
        super().__init__("")
        self.height = height

    def measure(self, theme: Theme, width: int) -> int:
        return self.height


def paint_cards(surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
    """Draws the sign for an empty list."""
    surface.blit(sign(theme, "cards", box.width, "line500"), box)


def paint_emblem(variant: str, surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
    """Draws the emblem of a game."""
    surface.blit(theme.svg(f"emblem/{variant}", box.size), box)
