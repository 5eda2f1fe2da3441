"""Small drawings side by side, each with its name above it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from scenes.ui.shapes import paint_plate
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

CardPictures = Callable[[Theme, str, int], pygame.Surface]
"""Draws a card by its code at a width in pixels."""

WIDE, HIGH, GAP = 190.0, 92.0, 8.0
"""Smallest width of a drawing, its height below the name, and the gap between drawings, in units."""
MARGIN = 14.0
"""Margin left and right of all drawings, in units."""


class Drawing(NamedTuple):
    """A drawing and its name."""

    name: str
    paint: Callable[[pygame.Surface, Theme, pygame.Rect], None]


class Drawings(Widget):
    """Shows drawings in rows, as many in a row as fit."""

    def __init__(self, name: str, drawings: Sequence[Drawing]) -> None:
        super().__init__(name)
        self.drawings = drawings

    def measure(self, theme: Theme, width: int) -> int:
        return max(place.bottom for place in self.places(theme, pygame.Rect(0, 0, width, 0))) + theme.px(GAP)

    def places(self, theme: Theme, area: pygame.Rect) -> list[pygame.Rect]:
        """Returns the area of each drawing with its name, in pixels."""
        gap, inner = theme.px(GAP), area.inflate(-2 * theme.px(MARGIN), 0)
        columns = max(1, min(len(self.drawings), (inner.w + gap) // (theme.px(WIDE) + gap)))
        wide = (inner.w - gap * (columns - 1)) // columns
        high = theme.line_height("block", 15) + theme.px(HIGH)
        return [
            pygame.Rect(inner.x + i % columns * (wide + gap), area.y + i // columns * (high + gap), wide, high)
            for i in range(len(self.drawings))
        ]

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        head = theme.line_height("block", 15)
        for drawing, place in zip(self.drawings, self.places(theme, self.rect), strict=True):
            paint_plate(surface, theme, place, "ink800", border="line500", line=1.5, cut=6)
            inner = place.inflate(-theme.px(12), -theme.px(6))
            title = pygame.Rect(inner.x, inner.y, inner.w, head)
            paint_text(surface, theme, title, drawing.name, face="block", size=15, color="chalk50")
            drawing.paint(surface, theme, pygame.Rect(inner.x, inner.y + head, inner.w, inner.h - head))
