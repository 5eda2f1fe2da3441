"""A band of light that runs over the letters of a headline or word while they are read."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol

import pygame

from scenes.table.stage.stage import StageItem
from scenes.ui.theme import Theme

WIDE, LEAN = 84.0, 0.5
"""Width of the band in units, and its slant as a fraction of its height."""
SLICE = 8.0
"""Height of the upright pieces of which the slanted band consists, in units."""
STEPS = 60
"""Number of places at which the band is drawn on its way."""


class Lit(Protocol):
    """What a light can run over."""

    @property
    def lit_area(self) -> pygame.Rect:
        """Returns the area of the letters in pixels of the window."""

    def paint_lit(self, surface: pygame.Surface) -> None:
        """Draws the letters in the light's color."""


class Gleam(StageItem):
    """The band of light: a second picture of the letters, of which only a moving part is drawn."""

    layer = 907.0

    def __init__(self, theme: Theme, lit: Lit) -> None:
        self.lit, self._wide, self._slice = lit, theme.px(WIDE), theme.px(SLICE)
        self.crossed = 0.0
        """Progress from the left to the right end of the letters, 0 to 1."""

    def render_key(self) -> Hashable:
        return round(self.crossed * STEPS) if 0 < self.crossed < 1 else None

    def bounds(self) -> pygame.Rect:
        area = self.lit.lit_area
        lean = round(area.h * LEAN)
        head = area.left + round((area.w + lean + self._wide) * self.crossed)
        return pygame.Rect(head - self._wide - lean, area.top, self._wide + lean, area.h).clip(area)

    def paint(self, surface: pygame.Surface) -> None:
        area, before = self.lit.lit_area, surface.get_clip()
        lean = round(area.h * LEAN)
        head = area.left + round((area.w + lean + self._wide) * self.crossed)
        for top in range(0, area.h, self._slice):
            left = head - self._wide - lean * (top + self._slice) // (area.h + self._slice)
            surface.set_clip(before.clip((left, area.top + top, self._wide, min(self._slice, area.h - top))))
            self.lit.paint_lit(surface)
        surface.set_clip(before)
