"""Short effects over the field: the wipe of a replay, and lit posts."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.blowout.field_strip import FieldItem
from scenes.table.blowout.film import Film
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.theme import Theme

SAID = "Replay"
WORD, BESIDE, EDGE, LEAN = 84.0, 40.0, 10.0, 0.4
"""Units of the word of a replay, beside it and of the sheet's colored edges, and its slant as a share of its height."""


class Wipe(StageItem):
    """A slanted sheet that says REPLAY and sweeps over the film from right to left, slowest where it is read."""

    layer = 36.0

    def __init__(self, theme: Theme, film: Film) -> None:
        self.theme, self.film = theme, film
        self.share = 0.0
        """Progress, 0 to 1."""
        self.hidden = True

    def render_key(self) -> Hashable:
        return None if self.hidden else (round(self.share * 200), self.theme.generation)

    def bounds(self) -> pygame.Rect:
        return self.film.bounds()

    def paint(self, surface: pygame.Surface) -> None:
        theme, area, before = self.theme, self.bounds(), surface.get_clip()
        lean, edge = round(area.h * LEAN), theme.px(EDGE)
        text = theme.text("block", theme.fit("block", WORD, SAID, area.w), SAID, "chalk50")
        half = text.get_width() // 2 + theme.px(BESIDE) + lean // 2
        off = 4 * (self.share - 0.5) ** 3 + 0.5
        middle = round(area.right + half - (area.w + 2 * half) * off)
        surface.set_clip(area.clip(before))
        for inside, color in ((0, "blowout"), (edge, "chalk50"), (2 * edge, "ink900")):
            left, right = middle - half + inside, middle + half - inside
            corners = [(left + lean, area.y), (right, area.y), (right - lean, area.bottom), (left, area.bottom)]
            pygame.draw.polygon(surface, theme.color(color), corners)
        surface.blit(text, text.get_rect(center=(middle, area.centery)))
        surface.set_clip(before)


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
