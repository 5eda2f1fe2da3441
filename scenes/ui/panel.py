"""Widgets that cannot be pressed: panels, headings, labels, paragraphs and pictures."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.ui.shapes import paint_plate
from scenes.ui.text import Align, block_height, paint_text
from scenes.ui.theme import Face, Theme
from scenes.ui.widget import Widget


class Panel(Widget):
    """A flat plate, with an accent bar along its top if ``accent`` is set."""

    def __init__(self, name: str = "", *, fill: str = "ink800", border: str | None = None, accent: str | None = None):
        super().__init__(name)
        self.fill, self.border, self.accent = fill, border, accent

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        border = "line500" if theme.high_contrast else self.border
        paint_plate(surface, theme, self.rect, self.fill, border=border, cut=16)
        if self.accent:
            bar = pygame.Rect(self.rect.left + theme.px(16), self.rect.top, self.rect.width - theme.px(16), theme.px(4))
            surface.fill(theme.color(self.accent), bar)


class Label(Widget):
    """One line of text, which shrinks to fit."""

    def __init__(
        self,
        name: str,
        *,
        face: Face = "text",
        size: float = 17,
        color: str = "chalk50",
        bold: bool = False,
        align: Align = "left",
    ) -> None:
        super().__init__(name)
        self.face: Face = face
        self.size, self.color, self.bold, self.align = size, color, bold, align

    def measure(self, theme: Theme, width: int) -> int:
        return theme.line_height(self.face, self.size)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        size, color, bold, align = self.size, self.color, self.bold, self.align
        paint_text(surface, theme, self.rect, self.name, face=self.face, size=size, color=color, bold=bold, align=align)


class Heading(Label):
    """A title in the block face over a short accent bar."""

    def __init__(self, name: str, *, size: float = 28, accent: str = "home") -> None:
        super().__init__(name, face="block", size=size)
        self.accent = accent

    def measure(self, theme: Theme, width: int) -> int:
        return theme.line_height("block", self.size) + theme.px(10)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        area = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, self.rect.height - theme.px(10))
        paint_text(surface, theme, area, self.name, face="block", size=self.size)
        bar = pygame.Rect(self.rect.left, self.rect.bottom - theme.px(5), theme.px(56), theme.px(5))
        surface.fill(theme.color(self.accent), bar)


class Paragraph(Widget):
    """Text in lines of about 66 characters."""

    def __init__(self, name: str, *, size: float = 17, color: str = "chalk300", align: Align = "left"):
        super().__init__(name)
        self.size, self.color, self.align = size, color, align

    def measure(self, theme: Theme, width: int) -> int:
        return block_height(theme, "text", self.size, self.name, self._width(theme, width))

    def _width(self, theme: Theme, width: int) -> int:
        return min(width, theme.measure("text", self.size, "n" * 66)[0])

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        area = self.rect.copy()
        if self.align == "left":
            area.width = self._width(theme, area.width)
        size, color, align = self.size, self.color, self.align
        paint_text(surface, theme, area, self.name, size=size, color=color, align=align, lines=10_000, top=True)


class Picture(Widget):
    """A picture drawn by the owner's ``paint(surface, theme, rect)``."""

    def __init__(self, name: str, paint: Callable[[pygame.Surface, Theme, pygame.Rect], None]) -> None:
        super().__init__(name)
        self._paint = paint

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        self._paint(surface, theme, self.rect)
