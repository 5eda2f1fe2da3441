"""A list of any length: rows of one height, of which only those in view are made."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.ui.scroll import ScrollArea
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget


class VirtualList(ScrollArea):
    """Makes the rows in view, one more at each end for the arrows, and keeps the one that has the focus.

    After the rows have changed, which ``renewed`` tells, whoever holds the list has to take its ``children`` anew.
    """

    def __init__(self, name: str, count: int, make: Callable[[int], Widget]) -> None:
        """``make`` gives the row of a place, counted from 0; its name should be that of the place."""
        super().__init__(name, gap=6)
        self.count, self.make = count, make
        self.kept: int | None = None
        """The place of a row that is made wherever it is: the one that had the focus last, or is about to."""
        self.renewed = False
        self._made: dict[int, Widget] = {}
        self._after: list[Widget] = []
        self._below: list[int] = []
        self._row = self._step = self._first = self._across = 0
        self._theme: Theme | None = None

    @property
    def in_view(self) -> range:
        """The places of the rows that are seen, and of one more at each end."""
        if not self.count:
            return range(0)
        first = (self.offset - self._first) // self._step
        last = (self.offset + self.rect.height - self._first) // self._step
        return range(max(min(first, self.count) - 1, 0), min(last + 2, self.count))

    @property
    def page(self) -> int:
        """How many rows the page keys go."""
        return max(self.rect.height // self._step - 1, 1) if self._step else 1

    def place_of(self, row: object) -> int | None:
        """The place of a row that is made, None for anything else."""
        return next((place for place, made in self._made.items() if made is row), None)

    def arrange(self, theme: Theme, widgets: list[Widget], offset: int = 0) -> None:
        """Lays the list out, scrolled by ``offset`` pixels; ``widgets`` come after its last row."""
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
        """Makes the row of a place and keeps it, so that it can have the focus; gives it."""
        self.kept = place
        self._make_rows()
        self._lay()
        return self._made[place]

    def renew(self, places: range) -> None:
        """Makes rows anew, since there is something else to be seen in them."""
        for place in places:
            self._made.pop(place, None)
        self._make_rows()
        self._lay()

    def _make_rows(self) -> None:
        """Makes the rows that are wanted now and drops the others."""
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
