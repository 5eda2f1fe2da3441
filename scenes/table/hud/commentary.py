"""Shows the commentator's remark in two lines above the play log. Without a remark the log has this space."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import pygame

from scenes.table.stage.stage import StageItem
from scenes.ui.terms import Term, mark_terms, terms_of
from scenes.ui.text import elided
from scenes.ui.theme import Theme

ROWS, MAX_ROWS = 2, 3
"""Usual number of rows, and the most for large type, so that a sentence need not be cut."""
SIZES = (16.0, 15.0, 14.0)
"""Type sizes in units: the largest that needs no more rows is used."""
BAR, EDGE, SIGN, GAP = 4.0, 8.0, 20.0, 10.0
"""Width of the bar at the left, margin around the rows, size of the microphone, and gap beside it, in units."""


class RemarkLayout(NamedTuple):
    """The layout of a sentence."""

    size: float
    rows: tuple[str, ...]
    signed: bool
    """Whether the microphone is shown."""


class Commentary(StageItem):
    """A plate with a microphone and a remark."""

    layer = 61.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rail = pygame.Rect(0, 0, 0, 0)
        """The log's part of the rail."""
        self.text, self.sign = "", "microphone"

    @property
    def high(self) -> int:
        """Its height in pixels; 0 without a remark."""
        if not self.text:
            return 0
        layout = self.layout
        return max(ROWS, len(layout.rows)) * self.theme.line_height("text", layout.size) + 2 * self.theme.px(EDGE)

    def render_key(self) -> Hashable:
        return self.text or None

    def bounds(self) -> pygame.Rect:
        return pygame.Rect(self.rail.x, self.rail.y, self.rail.w, self.high)

    def paint(self, surface: pygame.Surface) -> None:
        theme, box, layout = self.theme, self.bounds(), self.layout
        surface.fill(theme.color("ink900"), box)
        surface.fill(theme.color("line500"), (box.x, box.bottom - theme.px(1), box.w, theme.px(1)))
        surface.fill(theme.color("firstDown"), (box.x, box.y, theme.px(BAR), box.h))
        if layout.signed:
            side = theme.px(SIGN)
            sign = theme.svg(f"ui/{self.sign}", (side, side), "firstDown")
            surface.blit(sign, sign.get_rect(midleft=(box.x + theme.px(BAR + GAP), box.centery)))
        left, top = self._begins(layout)
        for index, row in enumerate(layout.rows):
            words = theme.text("text", layout.size, row, "chalk50")
            surface.blit(words, (left, top + index * theme.line_height("text", layout.size)))
        mark_terms(surface, theme, self.terms)

    def _begins(self, layout: RemarkLayout) -> tuple[int, int]:
        """Returns the start of the first row."""
        box, high = self.bounds(), len(layout.rows) * self.theme.line_height("text", layout.size)
        return box.right - self.theme.px(EDGE) - self._room(layout.signed), box.centery - high // 2

    @property
    def terms(self) -> list[Term]:
        """The explained words in the remark."""
        layout = self.layout
        return terms_of(self.theme, layout.size, layout.rows, self._begins(layout)) if self.text else []

    def _room(self, signed: bool) -> int:
        """Returns the width of a row, with or without the microphone."""
        return self.rail.w - self.theme.px(BAR + GAP + EDGE + (SIGN + GAP) * signed)

    @property
    def layout(self) -> RemarkLayout:
        """The setting of the sentence: two rows, if needed in smaller type or without the microphone, or else three."""
        for most in (ROWS, MAX_ROWS):
            for signed in (True, False):
                for size in SIZES:
                    rows = tuple(self.theme.wrap("text", size, self.text, self._room(signed)))
                    if len(rows) <= most:
                        return RemarkLayout(size, rows, signed)
        rest = " ".join(rows[ROWS:])  # only with a long name
        return RemarkLayout(size, (*rows[:ROWS], elided(self.theme, "text", size, rest, self._room(signed))), signed)
