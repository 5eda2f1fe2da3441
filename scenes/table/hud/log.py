"""The play log in the rail, with sentences about what happened. The rule behind each is shown on pointing at it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame

from game.variant import Forgetting
from scenes.table.stage.stage import StageItem
from scenes.ui.focus import draw_ring
from scenes.ui.terms import Term, mark_terms, terms_of
from scenes.ui.theme import Theme


class Line(NamedTuple):
    """One entry: sentence, clause, and color token of its team."""

    text: str
    clause: str
    color: str = "line500"
    opens: bool = False
    """Whether it begins a period, so that earlier lines are out of date in the strips."""
    why: str = ""
    """Why it says less than it first did."""


MAX_SHOWN = 40
"""More entries than the tallest rail can show."""
SIZE, ENTRY_SPACE = 16.0, 4.0
"""Type size, and space below an entry's last row, in units."""


def with_cut(lines: Sequence[Line], forgetting: Forgetting | None) -> list[Line]:
    """Returns the lines with one more below the last of those that have lost their cards, which says so."""
    why = "" if forgetting is None else forgetting.why
    cut = max((number for number, line in enumerate(lines, 1) if why and line.why == why), default=0)
    return [*lines[:cut], *([Line(forgetting.cut, "", why=why)] if forgetting and cut else []), *lines[cut:]]


class Log(StageItem):
    """Shows the newest entries at the bottom; the wheel and a key scroll back."""

    layer = 60.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.lines: list[Line] = []
        self.back = 0
        """Number of newest entries scrolled out of view."""
        self.besides: Sequence[str] = ()
        """Names of cards within which no word is explained."""
        self.kept = 0
        """Pixels at the top used by something else, including the heading's."""
        self.ring: pygame.Rect | None = None
        """The area for the focus ring, in window pixels."""

    def add(self, line: Line) -> None:
        """Adds an entry and scrolls to it."""
        self.lines.append(line)
        self.back = 0

    def scroll(self, entries: int) -> bool:
        """Shows older (positive) or newer (negative) entries. Returns whether anything moved."""
        before = self.back
        shown = len(self.spots())
        self.back = max(0, min(len(self.lines) - shown, self.back + entries))
        return self.back != before

    def spots(self) -> list[tuple[pygame.Rect, Line, int]]:
        """Returns the visible entries, newest first: area in window pixels, line, and its number in the match."""
        theme, box = self.theme, self.rect
        found = []
        y = box.bottom - theme.px(8)
        for number in range(len(self.lines) - self.back, 0, -1):
            line = self.lines[number - 1]
            spot = pygame.Rect(box.x + theme.px(12), 0, box.w - theme.px(20), 0)
            spot.h = len(self._rows(line, spot)) * theme.line_height("text", SIZE) + theme.px(ENTRY_SPACE)
            y -= spot.h + theme.px(6)
            if y < box.y + max(self.kept, theme.px(40)):
                break
            spot.y = y
            found.append((spot, line, number))
        return found

    def _rows(self, line: Line, spot: pygame.Rect) -> list[str]:
        return self.theme.wrap("text", SIZE, line.text, spot.w - self.theme.px(14))

    def terms(self, line: Line, spot: pygame.Rect) -> list[Term]:
        """Returns the explained words of an entry."""
        topleft = spot.x + self.theme.px(12), spot.y
        return terms_of(self.theme, SIZE, self._rows(line, spot), topleft, besides=self.besides)

    def render_key(self) -> Hashable:
        last = len(self.lines) - self.back
        ring = tuple(self.ring) if self.ring else None
        return last, self.back, tuple(self.lines[max(0, last - MAX_SHOWN) : last]), ring, self.kept

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        surface.fill(theme.color("ink800"), box)
        surface.fill(theme.color("line500"), (box.x, box.y, theme.px(1), box.h))
        head = theme.text("block", 18, "play log", "chalk300")
        surface.blit(head, (box.x + theme.px(16), box.y + theme.px(10)))
        for spot, line, _ in self.spots():
            self._paint_entry(surface, line, spot)
        if self.ring is not None:
            draw_ring(surface, self.ring, theme.color("focus"), theme.color("focusOuter"), theme.u)

    def _paint_entry(self, surface: pygame.Surface, line: Line, spot: pygame.Rect) -> None:
        theme, step = self.theme, self.theme.line_height("text", SIZE)
        surface.fill(theme.color(line.color), (spot.x, spot.y + theme.px(3), theme.px(4), spot.h - theme.px(6)))
        for number, row in enumerate(self._rows(line, spot)):
            surface.blit(theme.text("text", SIZE, row, "chalk50"), (spot.x + theme.px(12), spot.y + number * step))
        mark_terms(surface, theme, self.terms(line, spot))
