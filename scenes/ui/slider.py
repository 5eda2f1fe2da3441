"""A slider from 0 to 100, drawn as a yard line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Unpack

import pygame

from scenes.ui.boxes import box_at
from scenes.ui.choice import Row, RowOptions
from scenes.ui.shapes import paint_plate
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme


class Slider(Row):
    """Chooses a percentage in steps, by dragging, clicking, arrow keys or the wheel."""

    def __init__(
        self,
        name: str,
        value: int,
        change: Callable[[int], object],
        *,
        step: int = 5,
        **options: Unpack[RowOptions],
    ) -> None:
        super().__init__(name, **options)
        self.value, self.change, self.step = value, change, step
        self._track = pygame.Rect(0, 0, 1, 1)

    def set(self, value: int) -> None:
        """Sets the value, rounded to the nearest step from 0 to 100."""
        value = min(max(round(value / self.step) * self.step, 0), 100)
        if self.enabled and value != self.value:
            self.value = value
            self.stale = True
            self.change(value)

    def adjust(self, step: int) -> bool:
        """Moves by one step."""
        self.set(self.value + step * self.step)
        return True

    def grab(self, position: tuple[int, int]) -> None:
        self._follow(position)

    def drag(self, position: tuple[int, int]) -> None:
        self._follow(position)

    def drop(self, position: tuple[int, int]) -> None:
        """Does nothing: the drag has set the value."""

    def _follow(self, position: tuple[int, int]) -> None:
        if position[0] >= self._track.left - self._track.height:
            self.set(round((position[0] - self._track.left) * 100 / max(self._track.width, 1)))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        box = self.control(theme)
        number = theme.measure("mono", 17, "100")[0]
        track = pygame.Rect(box.left + theme.px(10), box.centery - theme.px(3), 0, theme.px(6))
        track.width = box.width - theme.px(36) - number
        self._track = track
        ticks = [yard / 100 for yard in range(0, 101, 10)]
        paint_track(surface, theme, track, self.value / 100, ticks, self.accent, enabled=self.enabled)
        area = pygame.Rect(box.right - number - theme.px(4), box.top, number + theme.px(4), box.height)
        paint_text(surface, theme, area, str(self.value), face="mono", align="right")


def paint_track(
    surface: pygame.Surface,
    theme: Theme,
    track: pygame.Rect,
    share: float,
    ticks: Sequence[float],
    accent: str,
    *,
    enabled: bool = True,
) -> None:
    """Paints a yard line filled up to a knob at ``share``. ``share`` and ``ticks`` are fractions of its length.

    The ticks at both ends and in the middle are longer.
    """
    surface.fill(theme.color("line500"), track)
    filled = pygame.Rect(track.left, track.top, round(track.width * share), track.height)
    surface.fill(theme.color(accent if enabled else "line500"), filled)
    for tick in ticks:
        height = theme.px(16 if tick in (0, 0.5, 1) else 10)
        left = track.left + round(track.width * tick) - theme.px(1) // 2
        surface.fill(theme.color("line500"), (left, track.centery - height // 2, theme.px(1), height))
    knob = box_at(theme.px(16), theme.px(30), center=(track.left + round(track.width * share), track.centery))
    paint_plate(surface, theme, knob, "chalk50" if enabled else "line500", cut=5)
