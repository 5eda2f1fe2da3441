"""A scroll area with widgets in one or more columns."""

from __future__ import annotations

import pygame

from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

WHEEL = 60
"""Distance that one notch of the wheel scrolls, in units."""
BAR, MARGIN = 8, 8
"""Width of the scroll bar, and margin above the first row, in units."""


class ScrollArea(Widget):
    """Holds widgets, each row as high as its highest. The page draws and focuses them like all others."""

    def __init__(self, name: str = "scroll", *, gap: float = 8, columns: int = 1) -> None:
        super().__init__(name)
        self.gap, self.columns = gap, columns
        self.children: list[Widget] = []
        self.offset = 0
        """Pixels by which the content is scrolled up."""
        self._height = 0
        self._tops: list[int] = []

    def arrange(self, theme: Theme, widgets: list[Widget], offset: int = 0) -> None:
        """Lays widgets out in the area, whose ``rect`` must be set, scrolled by ``offset`` pixels."""
        self.children = widgets
        margin, gap = theme.px(12), theme.px(self.gap)
        width = (self.rect.width - theme.px(BAR) - 2 * margin - (self.columns - 1) * gap) // self.columns
        y, self._tops = theme.px(MARGIN), []
        for first in range(0, len(widgets), self.columns):
            row = widgets[first : first + self.columns]
            height = max(widget.measure(theme, width) for widget in row)
            for column, widget in enumerate(row):
                widget.rect = pygame.Rect(self.rect.left + margin + column * (width + gap), 0, width, height)
                widget.clip = self.rect
                self._tops.append(y)
            y += height + gap
        self._height = y
        self.scroll_to(offset)

    @property
    def farthest(self) -> int:
        """The largest offset in pixels."""
        return max(self._height - self.rect.height, 0)

    def scroll_to(self, offset: int) -> bool:
        """Scrolls to an offset in pixels, clamped to the content. Returns whether anything moved."""
        offset = min(max(offset, 0), self.farthest)
        moved = offset != self.offset
        self.offset = offset
        for widget, top in zip(self.children, self._tops, strict=True):
            widget.rect.top = self.rect.top + top - offset
        self.stale = self.stale or moved
        return moved

    def wheel(self, theme: Theme, notches: float) -> bool:
        """Scrolls for a turn of the wheel, up being positive. Returns whether anything moved."""
        return self.scroll_to(self.offset - round(notches * theme.px(WHEEL)))

    def reveal(self, theme: Theme, widget: Widget) -> bool:
        """Scrolls as little as needed to show a widget. Returns whether anything moved."""
        if widget not in self.children:
            return False
        margin = theme.px(14)
        if widget.rect.top - margin < self.rect.top:
            return self.scroll_to(self.offset - (self.rect.top - widget.rect.top + margin))
        if widget.rect.bottom + margin > self.rect.bottom:
            return self.scroll_to(self.offset + widget.rect.bottom + margin - self.rect.bottom)
        return False

    def bounds(self, theme: Theme) -> pygame.Rect:
        return self.rect

    def thumb(self, theme: Theme) -> pygame.Rect | None:
        """Returns the handle of the scroll bar, or None if everything is in view."""
        if not self.farthest:
            return None
        height = max(self.rect.height * self.rect.height // self._height, theme.px(40))
        top = self.rect.top + (self.rect.height - height) * self.offset // self.farthest
        return pygame.Rect(self.rect.right - theme.px(BAR), top, theme.px(BAR), height)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        thumb = self.thumb(theme)
        if thumb is None:
            return
        rail = pygame.Rect(thumb.left, self.rect.top, thumb.width, self.rect.height)
        surface.fill(theme.color("ink700"), rail)
        surface.fill(theme.color("line500"), thumb)

    def on_bar(self, theme: Theme, position: tuple[int, int]) -> bool:
        """Returns whether a window position is on or just beside the scroll bar."""
        wide = pygame.Rect(self.rect.right - theme.px(24), self.rect.top, theme.px(24), self.rect.height)
        return bool(self.farthest) and wide.collidepoint(position)

    def grab(self, position: tuple[int, int]) -> None:
        self.drag(position)

    def drag(self, position: tuple[int, int]) -> None:
        share = (position[1] - self.rect.top) / max(self.rect.height, 1)
        self.scroll_to(round(share * self._height - self.rect.height / 2))

    def drop(self, position: tuple[int, int]) -> None:
        """Does nothing: the drag has set the offset."""
