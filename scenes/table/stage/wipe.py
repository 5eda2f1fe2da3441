"""The wipe at the end of a period: the teams' colors and a dark band with what is over sweep over the table."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.stage.stage import StageItem
from scenes.ui.team import team_color
from scenes.ui.theme import Theme

EDGE, BAND, LEAN = 0.12, 1.5, 0.3
"""Widths of a colored edge and of the dark band as fractions of the table's, and their slant as one of its height."""
SIZE, ROOM = 64.0, 0.8
"""Size of the words on the band in units, and the share of the table's width that they have."""


class Wipe(StageItem):
    """A band from edge to edge that comes in from the left, covers everything and leaves to the right."""

    layer = 975.0

    def __init__(self, theme: Theme, area: pygame.Rect, words: str) -> None:
        self.theme, self.area, self.words = theme, area, words
        self.crossed = 0.0
        """Progress, 0 to 1; in the middle it covers everything."""

    def render_key(self) -> Hashable:
        return round(self.crossed * 200) if 0 < self.crossed < 1 else None

    def bounds(self) -> pygame.Rect:
        return self.area

    def paint(self, surface: pygame.Surface) -> None:
        area, before = self.area, surface.get_clip()
        lean = round(area.h * LEAN)
        widths = [round(area.w * share) for share in (EDGE, EDGE, BAND, EDGE, EDGE)]
        colors = (team_color(1), team_color(0), "ink900", team_color(0), team_color(1))
        whole = sum(widths) + lean
        left = area.x - whole + round((area.w + whole) * self.crossed)
        surface.set_clip(area.clip(before))
        for wide, color in zip(widths, colors, strict=True):
            corners = [(left + lean, area.y), (left + lean + wide, area.y), (left + wide, area.bottom)]
            pygame.draw.polygon(surface, self.theme.color(color), [*corners, (left, area.bottom)])
            left += wide
        band = left - widths[4] - widths[3] - widths[2] // 2 + lean // 2
        size = self.theme.fit("block", SIZE, self.words, round(area.w * ROOM))
        text = self.theme.text("block", size, self.words, "chalk50")
        surface.blit(text, text.get_rect(center=(band, area.centery)))
        surface.set_clip(before)
