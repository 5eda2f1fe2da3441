"""Short effects over the field: the wipe of a replay, and lit posts."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.blowout.field_strip import FieldItem
from scenes.ui.boxes import box_at
from scenes.ui.theme import Theme


class Wipe(FieldItem):
    """A band of slanted stripes that passes from the right back line to the left one."""

    layer = 36.0

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.share = 0.0
        """Progress, 0 to 1."""
        self.hidden = True

    def _band(self) -> pygame.Rect:
        field, wide = self.geometry, self.theme.px(150)
        left = round(field.right - (field.right - field.left + wide) * self.share)
        whole = pygame.Rect(round(field.left), round(field.top), round(field.right - field.left), round(field.height))
        return pygame.Rect(left, whole.y, wide, whole.h).clip(whole)

    def render_key(self) -> Hashable:
        return None if self.hidden else (tuple(self._band()), self.theme.generation)

    def bounds(self) -> pygame.Rect:
        return self._band()

    def paint(self, surface: pygame.Surface) -> None:
        theme, band = self.theme, self._band()
        if not band.w:
            return
        step, lean = theme.px(30), band.h // 2
        slab = pygame.Surface(band.size, pygame.SRCALPHA)
        slab.fill((*theme.color("ink900")[:3], 210))
        for x in range(-lean - band.x % step, band.w + lean, step):
            corners = [(x, band.h), (x + lean, 0), (x + lean + step // 2, 0), (x + step // 2, band.h)]
            pygame.draw.polygon(slab, theme.color("blowout"), corners)
        surface.blit(slab, band)


class Posts(FieldItem):
    """The posts of one end for a moment: bright after a good kick, else crossed out."""

    layer = 6.5

    def __init__(self, theme: Theme, at_right: bool) -> None:
        super().__init__(theme)
        self.at_right = at_right
        self.shown = 0.0
        self.lit = False

    def render_key(self) -> Hashable:
        return None if self.shown <= 0.02 else (round(self.shown * 12), self.lit, self.theme.generation)

    @property
    def place(self) -> pygame.Rect:
        """The area of the posts, in pixels."""
        x = self.geometry.right if self.at_right else self.geometry.left
        return box_at(self.theme.px(48), self.theme.px(54), midbottom=(round(x), round(self.geometry.top)))

    def bounds(self) -> pygame.Rect:
        return self.place.inflate(self.theme.px(12), self.theme.px(12))

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.place
        color = theme.color("gain" if self.lit else "loss")
        line = theme.px(3 + 3 * self.shown)
        left, right, bar = box.centerx - theme.px(7), box.centerx + theme.px(7), box.bottom - theme.px(22)
        ways = [
            [(box.centerx, box.bottom), (box.centerx, bar)],
            [(left, box.top), (left, bar), (right, bar), (right, box.top)],
        ]
        for width, shade in ((line + 4, theme.color("inkText")), (line, color)):
            for way in ways:
                pygame.draw.lines(surface, shade, False, way, width)
        if not self.lit:
            pygame.draw.line(surface, color, box.bottomleft, box.topright, line)
