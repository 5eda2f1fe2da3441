"""The end zone of a play: a touchdown is carried over its line, a safety driven back, and a kick goes to its posts."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.stage.stage import StageItem
from scenes.ui.team import paint_team
from scenes.ui.text import elided
from scenes.ui.theme import Theme

STRIPES, PAINT, EDGE, NAME = 6, 0.8, 14.0, 64.0
"""Stripes of its turf, how much of them the club's color covers, and the width of the edge without it and the largest
size of the club's name in units."""
POSTS = (184.0, 221.0)
"""Size of the posts in units."""
LINE, PULSE, PYLON = 8.0, 8.0, 14.0
"""Width of the goal line in units, by which it grows in a pulse, and the side of a pylon."""
WHAT, TWO_LINES = "end zone", 90.0
"""What is written beside the name, and the width in units from which it has a line of its own."""
STEPS = 24
"""Steps in which the end zone opens and its line pulses."""


class EndZone(StageItem):
    """Turf in its club's color and with its name, which opens from the goal line."""

    layer = 20.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.seat = 0
        """The seat whose end zone it is."""
        self.name = ""
        """The club whose end zone it is."""
        self.left = False
        """Whether it lies left of its goal line."""
        self.posts = False
        """Whether the posts stand on it, for a kick."""
        self.beside = 0
        """Pixels beyond its goal line that a card may cover, so that the name stands behind them."""
        self.shown = 0.0
        """How far it is open, 0 to 1."""
        self.pulse = 0.0
        """Brightness of the goal line after it was crossed, 0 to 1."""

    @property
    def line(self) -> int:
        """The x of the goal line, in pixels."""
        return self.rect.right if self.left else self.rect.left

    def render_key(self) -> Hashable:
        opened = round(self.shown * STEPS)
        return (opened, round(self.pulse * STEPS), self.left, self.seat, self.posts) if opened else None

    def bounds(self) -> pygame.Rect:
        return self.rect.inflate(2 * self.theme.px(PYLON), 2 * self.theme.px(PYLON))

    def paint(self, surface: pygame.Surface) -> None:
        theme, rect, before = self.theme, self.rect, surface.get_clip()
        wide = round(rect.w * self.shown)
        opened = pygame.Rect(rect.right - wide if self.left else rect.left, rect.top, wide, rect.h)
        surface.set_clip(before.clip(opened))
        surface.blit(self.picture(), rect)
        surface.set_clip(before)
        line = pygame.Rect(0, 0, theme.px(LINE + PULSE * self.pulse), rect.h)
        line.center = self.line, rect.centery
        surface.fill(theme.color("chalk50").lerp(theme.color("firstDown"), self.pulse), line)
        side = theme.px(PYLON)
        for y in (rect.top, rect.bottom):
            pylon = pygame.Rect(self.line - side // 2, y - side // 2, side, side)
            surface.fill(theme.color("inkText"), pylon)
            surface.fill(theme.color("real_deal"), pylon.inflate(-theme.px(4), -theme.px(4)))

    def picture(self) -> pygame.Surface:
        """Returns the ground with all that is painted on it; it is drawn once."""
        key = ("end zone", self.rect.size, self.seat, self.name, self.left, self.posts, self.beside)
        return self.theme.cached(key) or self.theme.store(key, self._draw())

    def _draw(self) -> pygame.Surface:
        theme, box = self.theme, pygame.Rect((0, 0), self.rect.size)
        ground, high = pygame.Surface(box.size), -(-box.h // STRIPES)
        for number in range(STRIPES):
            ground.fill(theme.color("turfB" if number % 2 else "turfA"), (0, number * high, box.w, high))
        if self.posts:
            posts = theme.svg("posts", (theme.px(POSTS[0]), theme.px(POSTS[1])))
            ground.blit(posts, posts.get_rect(center=box.center))
        else:
            inside = box.inflate(-2 * theme.px(EDGE), -2 * theme.px(EDGE))
            paint = pygame.Surface(inside.size)
            paint_team(paint, theme, paint.get_rect(), self.seat, cut=0)
            paint.set_alpha(round(255 * PAINT))
            ground.blit(paint, inside)
            self._write_name(ground, box)
        pygame.draw.rect(ground, theme.color("chalkLine"), box, theme.px(LINE / 2))
        return ground

    def _write_name(self, ground: pygame.Surface, box: pygame.Rect) -> None:
        """Writes whose end zone it is from goal line to goal line, where no card covers it; in two lines if it may."""
        theme, room = self.theme, box.w - self.beside
        lines = [self.name, WHAT] if room >= theme.px(TWO_LINES) else [f"{self.name} {WHAT}"]
        wide, most = box.h - theme.px(24), min(NAME, room / theme.u * 0.8 / len(lines))
        for place, words in enumerate(lines):
            size = theme.fit("block", most, words, wide)
            text = theme.text("block", size, elided(theme, "block", size, words, wide), "inkText")
            turned = pygame.transform.rotate(text, 90 if self.left else -90)
            middle = round(room * (place + 0.5) / len(lines))
            ground.blit(turned, turned.get_rect(center=(middle if self.left else box.w - middle, box.centery)))
