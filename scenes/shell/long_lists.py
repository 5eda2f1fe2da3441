"""The long lists of a page: which of their rows exist now, which had the focus, and where page keys lead."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from scenes.ui.focus import Focusable
from scenes.ui.scroll import ScrollArea
from scenes.ui.virtual import VirtualList
from scenes.ui.widget import Widget

_PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
_ENDS = {pygame.K_HOME: -1, pygame.K_END: 1}
NOTCHES = 8
"""Of the wheel, that are a page of what is no long list."""


class LongLists:
    """The rows of long lists come and go while they scroll; a page has those that are made now."""

    def __init__(self) -> None:
        self._rows: dict[str, int] = {}
        self._held: dict[str, int | None] = {}

    def begin(self, area: ScrollArea) -> None:
        """The page is built anew: the row that had the focus is made again wherever it is."""
        if isinstance(area, VirtualList):
            area.kept = self._held.get(area.name)

    def placed(self, area: ScrollArea) -> None:
        """All rows of the list were put on the page."""
        if isinstance(area, VirtualList):
            self._rows[area.name], area.renewed = len(area.children), False

    def remember(self, area: ScrollArea, focused: Focusable | None) -> None:
        """The page is about to be built anew."""
        if isinstance(area, VirtualList):
            self._held[area.name] = area.place_of(focused)

    def hold(self, name: str, place: int) -> None:
        """The list of that name is to have the row of a place, wherever it is."""
        self._held[name] = place

    def take(self, area: Widget, widgets: list[Widget]) -> bool:
        """Puts the rows that a list has now among the widgets in the place of those it had; whether any are new."""
        if not isinstance(area, VirtualList) or not area.renewed:
            return False
        first = widgets.index(area) + 1
        widgets[first : first + self._rows[area.name]] = area.children
        self.placed(area)
        return True


def turned(areas: Iterable[ScrollArea], focused: Focusable | None, key: int) -> Widget | None:
    """The row to which a page key, Home or End leads from the one that has the focus; None where there is none."""
    for area in areas:
        place = area.place_of(focused) if isinstance(area, VirtualList) else None
        if place is not None and isinstance(area, VirtualList):
            step = _PAGES.get(key, 0) * area.page + _ENDS.get(key, 0) * area.count
            return area.hold(min(max(place + step, 0), area.count - 1)) if step else None
    return None


def notches(key: int) -> int:
    """How far a page key, Home or End turns the wheel where there is no long list; 0 for other keys."""
    return -NOTCHES * _PAGES.get(key, 0) - 10**6 * _ENDS.get(key, 0)
