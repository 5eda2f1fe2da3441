"""A small table of numbers with one row for each team."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import pygame

from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

NAME_WIDTH = 0.24
"""Fraction of the width for the teams' names."""
Chip = Callable[[pygame.Surface, Theme, pygame.Rect, int], None]


class FiguresTable(Widget):
    """Headings at the top, one team in each row."""

    def __init__(
        self, title: str, headings: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]], chip: Chip | None
    ) -> None:
        """A row is a team's name and a cell for each heading. ``chip`` paints a mark for a row's index."""
        cells = [f"{name}: " + ", ".join(map(" ".join, zip(headings, row, strict=True))) for name, row in rows]
        super().__init__(f"{title}. {'; '.join(cells)}")
        self.title, self.headings, self.rows, self._chip = title, headings, rows, chip

    def _row(self, theme: Theme) -> int:
        return theme.line_height("text", 17) + theme.px(8)

    def _column(self, width: int) -> float:
        """Returns the width of a column, in pixels."""
        return (width - round(width * NAME_WIDTH)) / len(self.headings)

    def heads(self, theme: Theme, width: int) -> list[str]:
        """Returns the headings as shown: if one is too long, without the words that headings share.

        "First quarter" beside "Second quarter" becomes "First".
        """
        room = round(self._column(width)) - theme.px(6)
        if all(theme.measure("text", 16, heading)[0] <= room for heading in self.headings):
            return [*self.headings]
        used = Counter(word for heading in self.headings for word in heading.split())
        short = [" ".join(word for word in heading.split() if used[word] == 1) for heading in self.headings]
        return [kept or heading for kept, heading in zip(short, self.headings, strict=True)]

    def _head(self, theme: Theme, width: int) -> int:
        """Returns the number of lines of the longest heading."""
        room = round(self._column(width)) - theme.px(6)
        return max(len(theme.wrap("text", 16, heading, room)) for heading in self.heads(theme, width))

    def measure(self, theme: Theme, width: int) -> int:
        return (
            self._head(theme, width) * theme.line_height("text", 16) + theme.px(4) + len(self.rows) * self._row(theme)
        )

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        first, wide = round(self.rect.width * NAME_WIDTH), self._column(self.rect.width)
        lines = self._head(theme, self.rect.width)
        high = lines * theme.line_height("text", 16)
        head = pygame.Rect(self.rect.left, self.rect.top, first, high)
        paint_text(surface, theme, head, self.title, size=16, color="chalk50", bold=True)
        for index, heading in enumerate(self.heads(theme, self.rect.width)):
            box = pygame.Rect(round(self.rect.left + first + index * wide), self.rect.top, round(wide), high)
            room = box.inflate(-theme.px(6), 0)
            paint_text(surface, theme, room, heading, size=16, color="chalk300", align="right", lines=lines)
        y = self.rect.top + high + theme.px(4)
        for number, (name, cells) in enumerate(self.rows):
            row = pygame.Rect(self.rect.left, y, self.rect.width, self._row(theme))
            surface.fill(theme.color("ink700"), (row.left, row.top, row.width, theme.px(1)))
            box = pygame.Rect(row.left, row.top, first - theme.px(4), row.height)
            if self._chip is not None:
                chip = pygame.Rect(row.left, row.top + theme.px(5), theme.px(14), row.height - theme.px(8))
                self._chip(surface, theme, chip, number)
                box.left, box.width = chip.right + theme.px(10), first - theme.px(28)
            paint_text(surface, theme, box, name, size=17, bold=True)
            for index, cell in enumerate(cells):
                box = pygame.Rect(round(self.rect.left + first + index * wide), row.top, round(wide), row.height)
                paint_text(surface, theme, box.inflate(-theme.px(6), 0), cell, face="mono", size=17, align="right")
            y += row.height
