"""A small chart of the chance to win along a match, for the details of a replay."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.win_line import Chances
from scenes.ui.chances import paint_chances
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

HIGH = 84.0
"""Height in units."""


class WinStrip(Widget):
    """Home's chance grows upwards, the visitors' downwards. Empty until the line is loaded."""

    def __init__(self, names: Sequence[str], line: Sequence[Chances] | None) -> None:
        super().__init__("The chance to win, from the first act to the last.")
        self.names, self.line = names, line

    def measure(self, theme: Theme, width: int) -> int:
        return theme.px(HIGH)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        field = self.rect
        surface.fill(theme.color("ink900"), field)
        if self.line is None:
            return
        length = max(len(self.line) - 1, 1)
        columns = [field.left + round((field.width - 1) * index / length) for index in range(len(self.line))]
        paint_chances(surface, theme, field, self.line, columns)
        high = theme.line_height("text", 16)
        names = zip(self.names, (field.top, field.bottom - high), strict=False) if len(self.names) == 2 else ()
        for name, top in names:
            room = pygame.Rect(field.left + theme.px(8), top, field.width, high)
            paint_text(surface, theme, room, name, size=16)
