"""The end zone into which a play is carried: a touchdown over their goal line, a safety over its own."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.stage.stage import StageItem
from scenes.ui.team import paint_team
from scenes.ui.theme import Theme

LINE, PULSE, PYLON = 8.0, 8.0, 14.0
"""Width of the goal line in units, by which it grows in a pulse, and the side of a pylon."""
STEPS = 24
"""Steps in which the end zone opens and its line pulses."""


class EndZone(StageItem):
    """An end zone in its club's color, which opens from its goal line."""

    layer = 20.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.seat = 0
        """The seat whose end zone it is."""
        self.left = False
        """Whether it lies left of its goal line."""
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
        return (opened, round(self.pulse * STEPS), self.left, self.seat) if opened else None

    def bounds(self) -> pygame.Rect:
        return self.rect.inflate(2 * self.theme.px(PYLON), 2 * self.theme.px(PYLON))

    def paint(self, surface: pygame.Surface) -> None:
        theme, rect, before = self.theme, self.rect, surface.get_clip()
        wide = round(rect.w * self.shown)
        opened = pygame.Rect(rect.right - wide if self.left else rect.left, rect.top, wide, rect.h)
        surface.set_clip(before.clip(opened))
        paint_team(surface, theme, rect, self.seat, cut=0)
        pygame.draw.rect(surface, theme.color("chalkLine"), rect, theme.px(LINE / 2))
        surface.set_clip(before)
        line = pygame.Rect(0, 0, theme.px(LINE + PULSE * self.pulse), rect.h)
        line.center = self.line, rect.centery
        surface.fill(theme.color("chalk50").lerp(theme.color("firstDown"), self.pulse), line)
        side = theme.px(PYLON)
        for y in (rect.top, rect.bottom):
            pylon = pygame.Rect(self.line - side // 2, y - side // 2, side, side)
            surface.fill(theme.color("inkText"), pylon)
            surface.fill(theme.color("real_deal"), pylon.inflate(-theme.px(4), -theme.px(4)))
