"""A flag shows its two results side by side: what is so if it is accepted, and if it is declined (CB-426)."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.card_bowl.shown import FilmThing, ShownMatch
from scenes.ui.boxes import blit_at, columns
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme

HEADS = {"accept": "Accept", "decline": "Decline"}
WIDE, HIGH, GAP = 296.0, 124.0, 16.0
"""Units of one of the two plates, and between them."""


class PenaltyPlates(FilmThing):
    """Two plates in the middle of the film; each can be pressed."""

    layer = 310.0

    def __init__(self, theme: Theme, shown: ShownMatch) -> None:
        super().__init__(theme, shown)
        self.center = (0, 0)
        self.results: dict[str, str] = {}
        """The result in words by the answer; empty while no flag is answered."""
        self.focused = self.liked = ""
        """The answer that the focus is on, and the one that the coach would give."""

    def look(self) -> Hashable:
        return (tuple(self.results.items()), self.focused, self.liked, self.center) if self.results else None

    def places(self) -> dict[str, pygame.Rect]:
        """Where each of the answers lies."""
        theme = self.theme
        row = pygame.Rect(0, 0, 2 * theme.px(WIDE) + theme.px(GAP), theme.px(HIGH))
        row.topleft = (self.center[0] - theme.px(WIDE) - theme.px(GAP / 2), self.center[1] - theme.px(HIGH / 2))
        return dict(zip(self.results, columns(row, 2, theme.px(GAP)), strict=False))

    def bounds(self) -> pygame.Rect:
        one, *others = self.places().values()
        return one.unionall(others).inflate(self.theme.px(16), self.theme.px(16))

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        for answer, box in self.places().items():
            border = "firstDown" if answer == self.liked else "penalty"
            paint_plate(surface, theme, box, "ink900", border=border, line=2.5, cut=12)
            side = theme.px(24)
            inner = box.inflate(-theme.px(24), -theme.px(18))
            glyph = sign(theme, "flag" if answer == "accept" else "cross", side, "penalty")
            surface.blit(glyph, inner.topleft)
            if answer == self.liked:
                blit_at(surface, sign(theme, "star", side, "firstDown"), topright=inner.topright)
            head = pygame.Rect(inner.x + side + theme.px(8), inner.y, inner.w - 2 * side - theme.px(16), side)
            paint_text(surface, theme, head, HEADS[answer], face="block", size=24, color="chalk50")
            below = pygame.Rect(inner.x, inner.y + side + theme.px(4), inner.w, inner.h - side - theme.px(4))
            words = self.results[answer]
            paint_text(surface, theme, below, f"{words[:1].upper()}{words[1:]}.", size=18, color="firstDown", lines=2)
            if answer == self.focused:
                draw_ring(surface, box, theme.color("focus"), theme.color("focusOuter"), theme.u)
