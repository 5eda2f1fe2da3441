"""A row of the saved games, and the small things around the list."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.menus.saved_items import Item
from scenes.ui.button import mix
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

__all__ = ["Gap", "SavedRow", "paint_cards", "paint_emblem"]


class SavedRow(Widget):
    """One match of the list; the chosen one is lit."""

    focusable = True

    def __init__(self, item: Item, at: str, chosen: bool, action: Callable[[], object]) -> None:
        super().__init__(item.key, zone="matches")
        self.item, self.at, self.chosen, self.action = item, at[:1].upper() + at[1:], chosen, action
        self.label, self.detail = item.title, item.line

    def measure(self, theme: Theme, width: int) -> int:
        """How many pixels high it is."""
        return theme.line_height("text", 18) + theme.line_height("text", 16) + theme.px(18)

    def press(self) -> None:
        self.action()

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        fill = mix(theme.color("ink800"), theme.color("ink700"), 1.0 if self.chosen else self.glow)
        paint_plate(surface, theme, self.rect, fill, border=self.item.variant if self.chosen else None)
        side = self.rect.height - theme.px(18)
        emblem = pygame.Rect(self.rect.left + theme.px(14), self.rect.centery - side // 2, side, side)
        surface.blit(theme.svg(f"emblem/{self.item.variant}", emblem.size), emblem)
        time = theme.measure("text", 16, self.at)[0]
        left, right = emblem.right + theme.px(14), self.rect.right - theme.px(16)
        upper, lower = theme.line_height("text", 18), theme.line_height("text", 16)
        top = self.rect.centery - (upper + lower) // 2
        room = pygame.Rect(left, top, right - time - theme.px(16) - left, upper)
        paint_text(surface, theme, room, self.label, size=18, bold=True)
        room = pygame.Rect(right - time, top, time, upper)
        paint_text(surface, theme, room, self.at, size=16, color="chalk300", align="right")
        room = pygame.Rect(left, top + upper, right - left, lower)
        paint_text(surface, theme, room, self.detail, size=16, color="chalk300")


class Gap(Widget):
    """Nothing, so many pixels high."""

    def __init__(self, height: int) -> None:
        super().__init__("")
        self.height = height

    def measure(self, theme: Theme, width: int) -> int:
        """How many pixels high it is."""
        return self.height


def paint_cards(surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
    """Draws the sign of an empty list."""
    surface.blit(sign(theme, "cards", box.width, "line500"), box)


def paint_emblem(variant: str, surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
    """Draws the emblem of a game."""
    surface.blit(theme.svg(f"emblem/{variant}", box.size), box)
