"""A headline on a free part of the table: it strikes, is read under a running light, and leaves with speed."""

from __future__ import annotations

import math
from collections.abc import Hashable

import pygame

from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.text import elided
from scenes.ui.theme import Theme

HEADLINE, LINE_SIZE, BANNER_EDGES, BANNER_SIDES = 44.0, 18.0, 22.0, 28.0
"""Sizes of a banner's two lines, the space above and below them, and the space beside them, in units."""
CUT, EDGE = 16.0, 5.0
"""Slant of a banner's ends, and height of its colored edges, in units."""
FALLS = (1.35, 1.15, 0.95)
"""Sizes of a banner as it strikes, as factors on its own; the last is past its goal."""
JOLT, LEAVES = 5.0, 150.0
"""Distances that a banner jolts down as it lands, and that it moves right as it leaves, in units."""


class Banner(StageItem):
    """A headline and a line below it, no higher than its area and no wider than needed.

    All its sizes are drawn once, so that nothing is scaled while it moves.
    """

    layer = 900.0

    def __init__(
        self, theme: Theme, area: pygame.Rect, headline: str, below: str, color: str, within: pygame.Rect
    ) -> None:
        """A headline in the middle of ``area``, which stays ``within`` another as it moves; both in pixels."""
        self.theme, self.area, self.within = theme, area, within
        self.headline, self.below, self.color = headline, below, color
        self.shown = 0.0
        """Progress of the strike, 0 to 1."""
        self.jolt = 0.0
        """Force of the landing, which decays from 1 to 0."""
        self.left = 0.0
        """Progress of its leaving, 0 to 1."""
        self.alpha = 1.0
        self._words = self._set()
        """The two lines, as large as fits."""
        self._lit = theme.text("block", self._words_size, headline, color)
        self._slabs: dict[float, pygame.Surface] = {1.0: self._slab()}

    def render_key(self) -> Hashable:
        if self.shown <= 0.01 or self.alpha <= 0.02 or self.left >= 1:
            return None
        return self._size, self._offset, round(self._opacity * 20), self.headline

    @property
    def _size(self) -> float:
        """Returns the size at which it is drawn, as a factor on its own."""
        return 1.0 if self.shown >= 1 else FALLS[int(self.shown * len(FALLS))]

    @property
    def _offset(self) -> tuple[int, int]:
        """Returns how far it is from its place, in pixels to the right and down."""
        px = self.theme.px
        return px(LEAVES * self.left), round(px(JOLT) * self.jolt * math.cos((1 - self.jolt) * math.tau))

    @property
    def _opacity(self) -> float:
        return self.alpha * (1 - self.left) * (0.5 if self._size == FALLS[0] else 1.0)

    def bounds(self) -> pygame.Rect:
        return self._picture().get_rect(center=self.area.center).move(self._offset).clamp(self.within)

    @property
    def lit_area(self) -> pygame.Rect:
        """Returns the area of the headline in pixels of the window."""
        slab = self._slabs[1.0].get_rect(center=self.area.center)
        return self._words[0].get_rect(midtop=(slab.centerx, slab.top + self.theme.px(BANNER_EDGES) // 2))

    def paint_lit(self, surface: pygame.Surface) -> None:
        """Draws the headline in the banner's color."""
        surface.blit(self._lit, self.lit_area)

    def _set(self) -> list[pygame.Surface]:
        theme, room = self.theme, self.area.w - 2 * self.theme.px(BANNER_SIDES)
        self._words_size = theme.fit("block", HEADLINE, self.headline, room)
        lines = [theme.text("block", self._words_size, self.headline, "chalk50")]
        if self.below:
            small = theme.fit("text", LINE_SIZE, self.below, room, bold=True)
            shown = elided(theme, "text", small, self.below, room, bold=True)
            lines.append(theme.text("text", small, shown, "chalk50", bold=True))
        spare = self.area.h - theme.px(BANNER_EDGES) - sum(line.get_height() for line in lines[1:])
        if lines[0].get_height() > spare:
            self._words_size *= spare / lines[0].get_height()
            lines[0] = theme.text("block", self._words_size, self.headline, "chalk50")
        return lines

    def _picture(self) -> pygame.Surface:
        """Returns the banner at its present size, which is drawn when it is first asked for."""
        size = self._size
        if size not in self._slabs:
            self._slabs[size] = pygame.transform.scale_by(self._slabs[1.0], size)  # for two frames, and quickly
        return self._slabs[size]

    def _slab(self) -> pygame.Surface:
        """Returns a dark slab with slanted ends and colored edges, and the words on it."""
        theme, sides = self.theme, 2 * self.theme.px(BANNER_SIDES)
        wide = max(line.get_width() for line in self._words) + sides
        high = sum(line.get_height() for line in self._words) + theme.px(BANNER_EDGES)
        slab = pygame.Surface((wide, high), pygame.SRCALPHA)
        cut, edge, color = theme.px(CUT), theme.px(EDGE), theme.color(self.color)
        foot, inner = high - edge, cut - 2
        outline = [(cut, 0), (wide, 0), (wide - cut, high), (0, high)]
        pygame.draw.polygon(slab, (*theme.color("ink900")[:3], 242), outline)
        pygame.draw.polygon(slab, color, [(cut, 0), (wide, 0), (wide - 2, edge), (inner, edge)])
        pygame.draw.polygon(slab, color, [(2, foot), (wide - inner, foot), (wide - cut, high), (0, high)])
        y = theme.px(BANNER_EDGES) // 2
        for line in self._words:
            slab.blit(line, line.get_rect(midtop=(wide // 2, y)))
            y += line.get_height()
        return slab

    def paint(self, surface: pygame.Surface) -> None:
        picture = self._picture()
        picture.set_alpha(round(255 * self._opacity))
        surface.blit(picture, self.bounds())


def ends(banner: Banner) -> tuple[tuple[float, float], tuple[float, float]]:
    """Returns the lower corners of a banner that has landed, where chalk flies, in pixels of the window."""
    band = box_at(*banner.bounds().size, center=banner.area.center)
    return band.bottomleft, band.bottomright
