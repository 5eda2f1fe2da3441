"""A slider over a list of numbers, which can be dragged, stepped or typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.ui.boxes import box_at
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.slider import paint_track
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

MAX_TICKS = 25
"""Largest count of numbers for which every number gets a tick."""


class NumberLine(Widget):
    """A line between two arrows. Arrow keys, the wheel, dragging and digits change the number; pressing accepts it."""

    focusable = True

    def __init__(
        self,
        name: str,
        values: Sequence[int],
        value: int,
        change: Callable[[int], object],
        accept: Callable[[], object],
        *,
        zone: str = "main",
        accent: str = "home",
    ) -> None:
        """``values`` are the possible numbers in order. ``change`` is called with each new number."""
        super().__init__(name, zone=zone)
        self.values, self.value, self.change, self.accept, self.accent = list(values), value, change, accept, accent
        self._typed = ""
        self._track = self._less = self._more = pygame.Rect(0, 0, 0, 0)
        self._arrow = 0
        """The arrow that the pointer pressed: -1, 1, or 0 for none."""

    def measure(self, theme: Theme, width: int) -> int:
        return theme.px(48) + theme.line_height("mono", 16) + theme.px(4)

    def choose(self, value: int) -> None:
        """Chooses a number."""
        if value != self.value:
            self.value, self.stale = value, True
            self.change(value)

    def adjust(self, step: int) -> bool:
        """Moves ``step`` numbers on, stopping at both ends."""
        place = self.values.index(self.value) + step
        self._typed = ""
        self.choose(self.values[min(max(place, 0), len(self.values) - 1)])
        return True

    def press(self) -> None:
        self.accept()

    # Pointer

    def grab(self, position: tuple[int, int]) -> None:
        self._arrow = -1 if self._less.collidepoint(position) else 1 if self._more.collidepoint(position) else 0
        if self._arrow:
            self.adjust(self._arrow)
        else:
            self._follow(position)

    def drag(self, position: tuple[int, int]) -> None:
        if not self._arrow:
            self._follow(position)

    def drop(self, position: tuple[int, int]) -> None:
        """Does nothing: the drag has set the number."""

    def _follow(self, position: tuple[int, int]) -> None:
        low, high = self.values[0], self.values[-1]
        meant = low + (position[0] - self._track.left) * (high - low) / max(self._track.width, 1)
        self._typed = ""
        self.choose(min(self.values, key=lambda value: abs(value - meant)))

    # Digits

    def reads(self, event: pygame.Event) -> bool:
        """Returns whether the event types or deletes a digit."""
        if event.type != pygame.KEYDOWN:
            return False
        return event.unicode.isdecimal() or (event.key == pygame.K_BACKSPACE and bool(self._typed))

    def key(self, event: pygame.Event) -> bool:
        """Handles digits: the typed number is chosen as soon as it is one of the values."""
        if not self.reads(event):
            return False
        if event.key == pygame.K_BACKSPACE:
            self._typed = self._typed[:-1]
        elif self._begins(self._typed + event.unicode):
            self._typed += event.unicode
        elif self._begins(event.unicode):
            self._typed = event.unicode
        if self._typed and int(self._typed) in self.values:
            self.choose(int(self._typed))
        return True

    def _begins(self, typed: str) -> bool:
        return any(str(value).startswith(typed) for value in self.values)

    # Appearance

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        side = theme.px(48)
        row = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, side)
        self._less = pygame.Rect(row.topleft, (side, side))
        self._more = pygame.Rect(row.right - side, row.top, side, side)
        low, high = self.values[0], self.values[-1]
        for name, box, end in (("left", self._less, low), ("right", self._more, high)):
            paint_plate(surface, theme, box, "ink700", border="line500", cut=8)
            small = theme.px(20)
            place = box_at(small, small, center=box.center)
            surface.blit(sign(theme, name, small, "line500" if self.value == end else "chalk50"), place)
        margin = side + theme.px(22)
        self._track = pygame.Rect(row.left + margin, row.centery - theme.px(3), row.width - 2 * margin, theme.px(6))
        share = (self.value - low) / max(high - low, 1)
        ticks = self.values if len(self.values) <= MAX_TICKS else [v for v in self.values if not v % 5]
        shares = [(value - low) / max(high - low, 1) for value in ticks]
        paint_track(surface, theme, self._track, share, shares, self.accent)
        self._paint_ends(surface, theme, low, high)

    def _paint_ends(self, surface: pygame.Surface, theme: Theme, low: int, high: int) -> None:
        """Writes the smallest and the largest number below the ends of the line."""
        track, wide = self._track, theme.px(60)
        high_line = theme.line_height("mono", 16)
        for number, x in ((low, track.left), (high, track.right)):
            area = pygame.Rect(x - wide // 2, self.rect.bottom - high_line, wide, high_line)
            paint_text(surface, theme, area, str(number), face="mono", size=16, color="chalk300", align="center")
