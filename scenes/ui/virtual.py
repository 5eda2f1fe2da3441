"""A list of any length that creates only the rows in view, all equally high."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.ui.scroll import ScrollArea
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget


class VirtualList(ScrollArea):
    """Creates the rows in view and one more at each end for the arrows, and keeps the row with the focus.

    When ``renewed`` is set, the rows have changed and the owner must read ``children`` again.
    """

    def __init__(self, name: str, count: int, make: Callable[[int], Widget]) -> None:
        """``make`` creates the row of an index from 0; the row's name should be unique to that index."""
        super().__init__(name, gap=6)
        self.count, self.make = count, make
        self.kept: int | None = None
        """Index of a row that exists even out of view: the one that had the focus last, or is about to."""
        self.renewed = False
        self._made: dict[int, Widget] = {}
        self._after: list[Widget] = []
        self._below: list[int] = []
        self._row = self._step = self._first = self._across = 0
        self._theme: Theme | None = None

    @property
    def in_view(self) -> range:
        """Indices of the rows in view, and of one more at each end."""
        if not self.count:
            return range(0)
        first = (self.offset - self._first) // self._step
        last = (self.offset + self.rect.height - self._first) // self._step
        return range(max(min(first, self.count) - 1, 0), min(last + 2, self.count))

    @property
    def page(self) -> int:
        """Number of rows that the page keys move."""
        return max(self.rect.height // self._step - 1, 1) if self._step else 1

    def place_of(self, row: object) -> int | None:
        """Returns the index of an existing row, or None for anything else."""
        return next((place for place, made in self._made.items() if made is row), None)

    def arrange(self, theme: Theme, widgets: list[Widget], offset: int = 0) -> None:
        """Lays the list out, scrolled by ``offset`` pixels. ``widgets`` follow the last row."""
        self._theme, self._after = theme, widgets
        margin, gap = theme.px(12), theme.px(self.gap)
        self._first, self._across = theme.px(8), self.rect.width - theme.px(8) - 2 * margin
        self._row = self.make(0).measure(theme, self._across) if self.count else 0
        self._step = self._row + gap
        y = self._first + self.count * self._step
        self._below = []
        for widget in widgets:
            height = widget.measure(theme, self._across)
            widget.rect = pygame.Rect(self.rect.left + margin, 0, self._across, height)
            widget.clip = self.rect
            self._below.append(y)
            y += height + gap
        self._height = y
        self.scroll_to(offset)

    def scroll_to(self, offset: int) -> bool:
        offset = min(max(offset, 0), self.farthest)
        moved = offset != self.offset
        self.offset = offset
        self.kept = next((place for place, row in self._made.items() if row.focused), self.kept)
        self._make_rows()
        self._lay()
        self.stale = self.stale or moved
        return moved

    def hold(self, place: int) -> Widget:
        """Creates the row of an index, keeps it so that it can have the focus, and returns it."""
        self.kept = place
        self._make_rows()
        self._lay()
        return self._made[place]

    def renew(self, places: range) -> None:
        """Recreates rows whose content has changed."""
        for place in places:
            self._made.pop(place, None)
        self._make_rows()
        self._lay()

    def _make_rows(self) -> None:
        """Creates the rows wanted now and drops the others."""
        wanted = set(self.in_view) | {place for place, row in self._made.items() if row.focused}
        if self.kept is not None:
            wanted |= {place for place in range(self.kept - 1, self.kept + 2) if 0 <= place < self.count}
        if wanted == self._made.keys():
            return
        self.renewed = True
        for place in self._made.keys() - wanted:
            self._made.pop(place).close()
        for place in wanted - self._made.keys():
            self._made[place] = row = self.make(place)
            row.clip = self.rect
        self.children = [*(self._made[place] for place in sorted(self._made)), *self._after]

    def _lay(self) -> None:
        assert self._theme is not None
        left = self.rect.left + self._theme.px(12)
        for place, row in self._made.items():
            top = self.rect.top + self._first + place * self._step - self.offset
            row.rect = pygame.Rect(left, top, self._across, self._row)
        for widget, below in zip(self._after, self._below, strict=True):
            widget.rect.top = self.rect.top + below - self.offset
