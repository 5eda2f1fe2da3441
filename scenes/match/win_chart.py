"""The chance to win along a match: a chart with its periods and scores, and the plays that moved it most."""

from __future__ import annotations

import pygame

from game.recap import Recap
from game.win_line import Chances
from scenes.ui.chances import paint_chances, row
from scenes.ui.shapes import sign
from scenes.ui.team import team_color
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

HIGH = 190.0
"""Units that the chart is high."""
MARK = 16.0
"""Units that the sign of a score is high."""


class WinChart(Widget):
    """The line over the whole match, with a star at each score."""

    def __init__(self, told: Recap, line: list[Chances]) -> None:
        super().__init__("The chance to win, from the first act to the last.")
        self.told, self.line = told, line

    def measure(self, theme: Theme, width: int) -> int:
        """How many pixels high it is at a width in pixels."""
        return theme.px(HIGH)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        wide = theme.measure("mono", 16, "100 %")[0] + theme.px(8)
        foot = theme.line_height("text", 16)
        field = pygame.Rect(self.rect.left + wide, self.rect.top, self.rect.width - wide, self.rect.height - foot)
        length = max(len(self.line) - 1, 1)
        columns = [field.left + round((field.width - 1) * index / length) for index in range(len(self.line))]
        paint_chances(surface, theme, field, self.line, columns)
        self._paint_scale(surface, theme, field)
        side = theme.px(MARK)
        for mark in self.told.scores:
            top = row(field, self.line[mark.act][mark.seat if len(self.line[0]) > 2 else 0]) - side // 2
            top = min(max(top, field.top), field.bottom - side)
            surface.blit(sign(theme, "star", side, team_color(mark.seat)), (columns[mark.act] - side // 2, top))
        for period in self.told.periods:
            surface.fill(theme.color("line500"), (columns[period.began], field.top, theme.px(1), field.height))
            room = pygame.Rect(columns[period.began], field.bottom, field.right - columns[period.began], foot)
            paint_text(surface, theme, room, period.name.split()[0], size=16, color="chalk300")

    def _paint_scale(self, surface: pygame.Surface, theme: Theme, field: pygame.Rect) -> None:
        """Whose chance grows which way, and how far."""
        two = len(self.told.names) == 2
        high = theme.line_height("text", 16)
        ends = (
            ("100 %", field.top),
            ("50 %", field.centery - high // 2),
            ("100 %" if two else "0 %", field.bottom - high),
        )
        for text, top in ends:
            room = pygame.Rect(self.rect.left, top, field.left - self.rect.left - theme.px(6), high)
            paint_text(surface, theme, room, text, face="mono", size=16, color="chalk300", align="right")
        for name, top in zip(self.told.names, (field.top, field.bottom - high), strict=False) if two else ():
            room = pygame.Rect(field.left + theme.px(6), top, field.width, high)
            paint_text(surface, theme, room, name, size=16)
