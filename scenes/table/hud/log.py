"""The play log in the rail: what happened in plain sentences. The rule of each is told where it is pointed at."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import pygame

from scenes.table.stage.stage import Thing
from scenes.ui.focus import draw_ring
from scenes.ui.theme import Theme


class Line(NamedTuple):
    """One entry: the sentence, the clause that it follows, and the token of its team's color."""

    text: str
    clause: str
    color: str = "line500"
    opens: bool = False
    """Whether a period begins with it, so that what was said before is over."""


MOST_SHOWN = 40
"""Entries that the tallest rail has room for, and some more."""
LEAD = 4.0
"""Units of an entry below its last row."""


class Log(Thing):
    """The newest entries at the foot; the wheel and a key scroll back."""

    layer = 60.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.lines: list[Line] = []
        self.back = 0
        """How many of the newest entries are scrolled out of sight."""
        self.kept = 0
        """Pixels at the top, beside those of the heading, that something else has."""
        self.ring: pygame.Rect | None = None
        """Where the focus ring is drawn, in window pixels."""

    def add(self, line: Line) -> None:
        """Adds an entry and shows it."""
        self.lines.append(line)
        self.back = 0

    def scroll(self, entries: int) -> bool:
        """Shows older (positive) or newer (negative) entries; tells whether there were any."""
        before = self.back
        shown = len(self.spots())
        self.back = max(0, min(len(self.lines) - shown, self.back + entries))
        return self.back != before

    def spots(self) -> list[tuple[pygame.Rect, Line, int]]:
        """The entries that are shown, newest first: where, in window pixels, what, and their number from the first."""
        theme, box = self.theme, self.rect
        found = []
        y = box.bottom - theme.px(8)
        for number in range(len(self.lines) - self.back, 0, -1):
            line = self.lines[number - 1]
            picture = self._entry(line, box.w - theme.px(20))
            y -= picture.get_height() + theme.px(6)
            if y < box.y + max(self.kept, theme.px(40)):
                break
            found.append((picture.get_rect(topleft=(box.x + theme.px(12), y)), line, number))
        return found

    def look(self) -> Hashable:
        last = len(self.lines) - self.back
        ring = tuple(self.ring) if self.ring else None
        return last, self.back, tuple(self.lines[max(0, last - MOST_SHOWN) : last]), ring, self.kept

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        surface.fill(theme.color("ink800"), box)
        surface.fill(theme.color("line500"), (box.x, box.y, theme.px(1), box.h))
        head = theme.text("block", 18, "play log", "chalk300")
        surface.blit(head, (box.x + theme.px(16), box.y + theme.px(10)))
        for spot, line, _ in self.spots():
            surface.blit(self._entry(line, spot.w), spot)
        if self.ring is not None:
            draw_ring(surface, self.ring, theme.color("focus"), theme.color("focusOuter"), theme.u)

    def _entry(self, line: Line, width: int) -> pygame.Surface:
        key = ("log entry", line, width)
        return self.theme.cached(key) or self.theme.store(key, self._draw_entry(line, width))

    def _draw_entry(self, line: Line, width: int) -> pygame.Surface:
        theme = self.theme
        rows = theme.wrap("text", 16, line.text, width - theme.px(14))
        step = theme.line_height("text", 16)
        picture = pygame.Surface((width, step * len(rows) + theme.px(LEAD)), pygame.SRCALPHA)
        pygame.draw.rect(
            picture, theme.color(line.color), (0, theme.px(3), theme.px(4), picture.get_height() - theme.px(6))
        )
        for number, row in enumerate(rows):
            picture.blit(theme.text("text", 16, row, "chalk50"), (theme.px(12), number * step))
        return picture
