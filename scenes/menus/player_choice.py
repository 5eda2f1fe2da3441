"""The choice of who plays a seat: a portrait for a person at the screen and for each level of the computer."""

from __future__ import annotations

import pygame

from game.bots import LEVELS
from game.clubs import level_title
from game.record import HUMAN
from scenes.ui.boxes import blit_at, columns
from scenes.ui.button import mix
from scenes.ui.choice import Choice
from scenes.ui.shapes import paint_plate
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme

KINDS = (HUMAN, *LEVELS)
TITLES = ("Person", *map(level_title, LEVELS))
ABOUT = {
    HUMAN: "at this screen",
    "rookie": "makes errors",
    "pro": "plays it sound",
    "all-pro": "thinks ahead",
}
PORTRAIT = 64.0
"""Preferred side of a portrait in units."""
GAP = 6.0


class PlayerChoice(Choice):
    """Shows the portraits side by side, or only the chosen one between two arrows if there is no room for all names."""

    def measure(self, theme: Theme, width: int) -> int:
        lines = theme.line_height("text", 16) + theme.line_height("text", 1)
        return theme.px(PORTRAIT + 16) + lines

    def control(self, theme: Theme) -> pygame.Rect:
        """Returns the whole rect, because the label is drawn elsewhere."""
        return self.rect

    def segments(self, theme: Theme) -> list[pygame.Rect]:
        """Returns the areas of the portraits, or of the two arrows."""
        self._control = self.rect
        parts = columns(self.rect, len(self.values), theme.px(GAP))
        widest = max(theme.measure("text", 1, label, True)[0] for label in self.labels)
        self._stepping = widest > parts[0].w - theme.px(8)
        self._parts = self._arrows(theme) if self._stepping else parts
        return self._parts

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        parts = self.segments(theme)
        if not self._stepping:
            for index, part in enumerate(parts):
                self._draw_tile(surface, theme, part, index)
            return
        paint_plate(surface, theme, self.rect, "ink900", border="line500", cut=8)
        self._draw_arrows(surface, theme, parts)
        left, right = parts
        self._draw_tile(surface, theme, pygame.Rect(left.right, left.top, right.left - left.right, left.h), self.index)

    def _draw_tile(self, surface: pygame.Surface, theme: Theme, part: pygame.Rect, place: int) -> None:
        chosen = place == self.index
        ground = theme.color("chalk50") if chosen else mix(theme.color("ink900"), theme.color("ink700"), self.glow)
        paint_plate(surface, theme, part, ground, border=None if chosen else "line500", cut=8)
        if chosen:
            surface.fill(
                theme.color(self.accent), (part.x, part.bottom - theme.px(5), part.w - theme.px(8), theme.px(5))
            )
        ink = "inkText" if chosen else "chalk50"
        line, small = theme.line_height("text", 16), theme.line_height("text", 1)
        about = ABOUT[self.values[place]]
        widest = max(theme.measure("text", 1, each)[0] for each in ABOUT.values())
        has_detail = widest <= part.w - theme.px(8) and part.h >= line + small + theme.px(56)
        text_height = line + (small if has_detail else 0)
        side = min(part.h - text_height - theme.px(16), part.w - theme.px(8))
        if side >= theme.px(24):
            portrait = theme.svg(f"portrait/{self.values[place]}", (side, side))
            blit_at(surface, portrait, midtop=(part.centerx, part.top + theme.px(6)))
            top = part.bottom - text_height - theme.px(8)
        else:
            top = part.centery - text_height // 2
        inner = part.inflate(-theme.px(8), 0)
        row = pygame.Rect(inner.x, top, inner.w, line)
        paint_text(surface, theme, row, self.labels[place], size=16, bold=True, color=ink, align="center")
        if has_detail:
            color = "inkText" if chosen else "chalk300"
            paint_text(surface, theme, row.move(0, line - theme.px(2)), about, size=1, color=color, align="center")
