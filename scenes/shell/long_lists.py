"""Keeps the widgets of a page in step with its long lists, which create only the rows in view."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from scenes.ui.focus import Focusable
from scenes.ui.scroll import ScrollArea
from scenes.ui.virtual import VirtualList
from scenes.ui.widget import Widget

_PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
_ENDS = {pygame.K_HOME: -1, pygame.K_END: 1}
PAGE_NOTCHES = 8
"""Notches of the wheel that a page key scrolls in an ordinary scroll area."""


class LongLists:
    """The rows of a page's long lists. Used by WidgetScene and PageScene."""

    def __init__(self) -> None:
        self._rows: dict[str, int] = {}
        self._held: dict[str, int | None] = {}

    def begin(self, area: ScrollArea) -> None:
        """Called before an area is arranged: keeps the row that had the focus."""
        if isinstance(area, VirtualList):
            area.kept = self._held.get(area.name)

    def placed(self, area: ScrollArea) -> None:
        """Called after an area's rows were added to the page."""
        if isinstance(area, VirtualList):
            self._rows[area.name], area.renewed = len(area.children), False

    def remember(self, area: ScrollArea, focused: Focusable | None) -> None:
        """Called before the page is rebuilt: stores the place of the focused row."""
        if isinstance(area, VirtualList):
            self._held[area.name] = area.place_of(focused)

    def hold(self, name: str, place: int) -> None:
        """Makes the list of that name keep the row of a place, even out of view."""
        self._held[name] = place

    def take(self, area: Widget, widgets: list[Widget]) -> bool:
        """Replaces the area's old rows among the page's widgets. Returns whether the rows have changed."""
        if not isinstance(area, VirtualList) or not area.renewed:
            return False
        first = widgets.index(area) + 1
        widgets[first : first + self._rows[area.name]] = area.children
        self.placed(area)
        return True


def turned(areas: Iterable[ScrollArea], focused: Focusable | None, key: int) -> Widget | None:
    """Returns the row that a page key, Home or End leads to from the focused one, or None outside long lists."""
    for area in areas:
        place = area.place_of(focused) if isinstance(area, VirtualList) else None
        if place is not None and isinstance(area, VirtualList):
            step = _PAGES.get(key, 0) * area.page + _ENDS.get(key, 0) * area.count
            return area.hold(min(max(place + step, 0), area.count - 1)) if step else None
    return None


def notches(key: int) -> int:
    """Returns the wheel notches that stand for a page key, Home or End in an ordinary scroll area; 0 for other keys."""
    return -PAGE_NOTCHES * _PAGES.get(key, 0) - 10**6 * _ENDS.get(key, 0)
