"""Rows of the result's tables: the teams, one statistic of each team, and one drive."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.box_score import Row
from scenes.ui.figures import Chip
from scenes.ui.team import paint_team
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

TITLE_SHARE = 0.34
"""Fraction of the width for the names of the statistics."""


def _columns(area: pygame.Rect, count: int) -> tuple[pygame.Rect, list[pygame.Rect]]:
    """Returns the area of a row's title, and the area of each cell."""
    first = round(area.width * TITLE_SHARE)
    wide = (area.width - first) / count
    cells = [
        pygame.Rect(round(area.left + first + index * wide), area.top, round(wide), area.height)
        for index in range(count)
    ]
    return pygame.Rect(area.left, area.top, first, area.height), cells


class TeamsRow(Widget):
    """The names of the teams above their columns, each with its mark."""

    def __init__(self, names: Sequence[str], chip: Chip) -> None:
        super().__init__(", ".join(names))
        self.names, self._chip = names, chip

    def measure(self, theme: Theme, width: int) -> int:
        return theme.line_height("text", 17) + theme.px(8)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        _, cells = _columns(self.rect, len(self.names))
        for seat, (name, cell) in enumerate(zip(self.names, cells, strict=True)):
            room = cell.inflate(-theme.px(6), 0)
            size = theme.fit("text", 17, name, room.width - theme.px(24), True)
            wide = theme.measure("text", size, name, True)[0]
            paint_text(surface, theme, room, name, size=17, bold=True, align="right")
            chip = pygame.Rect(0, 0, theme.px(14), room.height - theme.px(8))
            chip.midright = (room.right - wide - theme.px(10), room.centery)
            self._chip(surface, theme, chip, seat)


class StatRow(Widget):
    """The name of a statistic and its value for each team."""

    def __init__(self, row: Row, names: Sequence[str]) -> None:
        super().__init__(row.as_text(names))
        self.row = row

    def measure(self, theme: Theme, width: int) -> int:
        return theme.line_height("text", 17) + theme.px(8)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        surface.fill(theme.color("ink700"), (self.rect.left, self.rect.top, self.rect.width, theme.px(1)))
        title, cells = _columns(self.rect, len(self.row.cells))
        paint_text(surface, theme, title, self.row.title, size=17, color="chalk300")
        for cell, words in zip(cells, self.row.cells, strict=True):
            paint_text(surface, theme, cell.inflate(-theme.px(6), 0), words, size=17, align="right")


class DriveRow(Widget):
    """A drive in a sentence, with the mark of its team."""

    def __init__(self, seat: int, text: str) -> None:
        super().__init__(text)
        self.seat = seat

    def _room(self, theme: Theme, width: int) -> int:
        return width - theme.px(28)

    def measure(self, theme: Theme, width: int) -> int:
        lines = len(theme.wrap("text", 17, self.name, self._room(theme, width)))
        return lines * theme.line_height("text", 17) + theme.px(8)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        chip = pygame.Rect(self.rect.left, self.rect.top + theme.px(4), theme.px(14), self.rect.height - theme.px(8))
        paint_team(surface, theme, chip, self.seat, cut=0)
        room = pygame.Rect(chip.right + theme.px(14), self.rect.top, self._room(theme, self.rect.width), 0)
        room.height = self.rect.height
        paint_text(surface, theme, room, self.name, lines=4)
