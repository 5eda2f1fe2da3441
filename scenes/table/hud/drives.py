"""The drive chart at the bottom of the rail: a bar for each drive, with its result."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.drives import Drive
from scenes.table.hud.bar_labels import BarScale, paint_mark
from scenes.table.hud.panels import SMALLEST_TYPE
from scenes.table.stage.stage import StageItem
from scenes.ui.focus import draw_ring
from scenes.ui.team import paint_team, team_color
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme

HEAD, LABEL, FOOT, SIDE = 36.0, 20.0, 10.0, 14.0
"""Spaces above the chart, for the labels above the bars, below the chart, and beside it, in units."""
BAR, GAP, MIN_STEP = 12.0, 5.0, 11.0
"""Width of a bar, gap between bars, and least width of both once there are many, in which a digit fits, in units."""
MEANING = (
    "A bar for each drive, in the color of its team and as high as its {}. Above it stand its points, in the color of "
    "who got them, or a cross if all its plays were taken away. A hollow one goes on."
)
BEFORE_FIRST = "Each drive gets a bar here, with its points above."
MIN_OPEN_HEIGHT = 8.0
"""Least height of the bar of a drive that goes on, in units."""


class Drives(StageItem):
    """The drives, from left to right. Bars get narrower as they get more, and at last the oldest leave at the left."""

    layer = 60.0

    def __init__(self, theme: Theme, scale: BarScale) -> None:
        self.theme, self.scale = theme, scale
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.drives: Sequence[Drive] = ()
        self.hidden = False
        """Whether buttons cover the chart."""
        self.ring: pygame.Rect | None = None
        """The area for the focus ring, in window pixels."""

    @property
    def means(self) -> str:
        """An explanation of the chart."""
        return MEANING.format(self.scale.measure)

    @property
    def heading(self) -> pygame.Rect:
        """The area of the heading, in window pixels."""
        theme, box = self.theme, self.rect
        wide = theme.measure("block", 18, "drives")[0] + theme.px(32)
        return pygame.Rect(box.x, box.y, wide, max(theme.px(HEAD), theme.px(8) + theme.line_height("block", 18)))

    def spots(self) -> list[tuple[pygame.Rect, Drive, int]]:
        """Returns the visible drives, oldest first: area in window pixels, drive, and its number in the match.

        A drive without a play has no bar yet.
        """
        if self.hidden:
            return []
        theme, box = self.theme, self.rect
        left, room = box.x + theme.px(SIDE), box.w - 2 * theme.px(SIDE)
        step = max(theme.px(MIN_STEP), min(theme.px(BAR + GAP), room // max(1, len(self.drives))))
        wide = round(step * BAR / (BAR + GAP))
        first = max(0, len(self.drives) - room // step)
        top = box.y + max(theme.px(HEAD), theme.px(8) + theme.line_height("block", 18))
        return [
            (pygame.Rect(left + index * step, top, wide, box.bottom - theme.px(FOOT) - top), drive, first + index + 1)
            for index, drive in enumerate(self.drives[first:])
            if drive.has_begun
        ]

    def render_key(self) -> Hashable:
        shown = tuple(drive for _, drive, _ in self.spots())
        return shown, len(self.drives), self.hidden, self.theme.patterns, tuple(self.ring) if self.ring else None

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        surface.fill(theme.color("ink800"), box)
        for edge in ((box.x, box.y, theme.px(1), box.h), (box.x, box.y, box.w, theme.px(1))):
            surface.fill(theme.color("line500"), edge)
        if self.hidden or not self.scale.full:
            return
        head = theme.text("block", 18, "drives", "chalk300")
        surface.blit(head, (box.x + theme.px(16), box.y + theme.px(10)))
        self._paint_measure(surface)
        base = box.bottom - theme.px(FOOT)
        surface.fill(theme.color("line500"), (box.x + theme.px(SIDE), base, box.w - 2 * theme.px(SIDE), theme.px(1)))
        shown, marks = [(self._bar(column, drive), drive) for column, drive, _ in self.spots()], list[pygame.Rect]()
        for bar, drive in shown:
            self._paint_bar(surface, bar, drive, [each for each, _ in shown], marks)
        if self.ring is not None:
            draw_ring(surface, self.ring, theme.color("focus"), theme.color("focusOuter"), theme.u)

    def _paint_measure(self, surface: pygame.Surface) -> None:
        """Writes beside the heading the unit of the bars, or which drives are shown once the oldest have left.

        Until a drive has a bar, a sentence says what the chart will show.
        """
        theme, box, head, side = self.theme, self.rect, self.heading, self.theme.px(SIDE)
        high = theme.line_height("block", 18)
        room = pygame.Rect(head.right, head.y + theme.px(10), box.right - side - head.right, high)
        shown, total = len(self.spots()), sum(drive.has_begun for drive in self.drives)
        measure = f"by {self.scale.measure}"
        if theme.measure("text", SMALLEST_TYPE, measure)[0] > room.w:
            measure = f"by {self.scale.measure.split()[0]}"
        words = measure if shown == total else f"last {shown} of {total}"
        paint_text(surface, theme, room, words, size=16, color="chalk300", align="right")
        if not any(drive.has_begun or drive.gain > 0 for drive in self.drives):
            left = box.x + side + theme.px(BAR + GAP)
            below = pygame.Rect(left, head.bottom, box.right - side - left, box.bottom - theme.px(FOOT) - head.bottom)
            paint_text(surface, theme, below, BEFORE_FIRST, size=16, color="chalk300", lines=3, tight=True)

    def _bar(self, column: pygame.Rect, drive: Drive) -> pygame.Rect:
        """Returns the area of a drive's bar in its column."""
        theme = self.theme
        rows = 1 if column.w >= theme.px(BAR) else 2
        most = column.h - rows * max(theme.px(LABEL), theme.line_height("block", 16))
        least = self.scale.least if drive.end else MIN_OPEN_HEIGHT
        high = max(theme.px(least), round(most * self.scale.share(drive)))
        return pygame.Rect(column.x, column.bottom - high, column.w, high)

    def _paint_bar(
        self, surface: pygame.Surface, bar: pygame.Rect, drive: Drive, bars: list[pygame.Rect], marks: list[pygame.Rect]
    ) -> None:
        """Paints a bar and its points or cross, which avoids the other ``bars`` and ``marks`` and becomes one."""
        theme = self.theme
        paint_team(surface, theme, bar, drive.seat, cut=0)
        if not drive.end:
            hollow = bar.inflate(-theme.px(4), -theme.px(4))
            surface.fill(theme.color("ink800"), hollow)
        own, lift = team_color(drive.seat), theme.px(2)
        paint_mark(surface, theme, drive, bar, bars, marks, own=own, lift=lift)
