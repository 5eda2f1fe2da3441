"""Tabs in a row or column."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from scenes.ui.button import mix
from scenes.ui.shapes import paint_plate
from scenes.ui.text import Align, paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget


class Tab(Widget):
    """Shows its page when pressed. The chosen tab is filled and has an accent bar."""

    focusable = True

    def __init__(self, name: str, chosen: bool, action: Callable[[], object], *, upright: bool, accent: str = "home"):
        super().__init__(name, zone="tabs")
        self.chosen, self.action, self.upright, self.accent = chosen, action, upright, accent

    def press(self) -> None:
        if not self.chosen:
            self.action()

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        ink = theme.color("ink700")
        if self.chosen:
            paint_plate(surface, theme, self.rect, "chalk50", cut=8)
            self._draw_bar(surface, theme)
        elif self.glow > 0:
            paint_plate(surface, theme, self.rect, pygame.Color(ink.r, ink.g, ink.b, round(255 * self.glow)), cut=8)
        color = (
            theme.color("inkText") if self.chosen else mix(theme.color("chalk300"), theme.color("chalk50"), self.glow)
        )
        area = self.rect.inflate(-theme.px(32 if self.upright else 16), 0)
        align: Align = "left" if self.upright else "center"
        paint_text(surface, theme, area, self.name, size=18, color=color, bold=True, align=align)

    def _draw_bar(self, surface: pygame.Surface, theme: Theme) -> None:
        box, width, cut = self.rect, theme.px(6), theme.px(8)
        bar = pygame.Rect(box.left, box.top + cut, width, box.height - cut)
        if not self.upright:
            bar = pygame.Rect(box.left, box.bottom - theme.px(4), box.width - cut, theme.px(4))
        surface.fill(theme.color(self.accent), bar)


def tabs(
    names: list[str], chosen: str, choose: Callable[[str], object], *, upright: bool = True, accent: str = "home"
) -> list[Tab]:
    """Returns a tab for each name, one of them chosen."""
    return [Tab(name, name == chosen, partial(choose, name), upright=upright, accent=accent) for name in names]
