"""A scene made of widgets, which it places in columns, rows and dialogs and repaints when they change."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

import pygame

from scenes.shell.long_lists import LongLists
from scenes.shell.scene import Scene
from scenes.ui.boxes import box_at, columns
from scenes.ui.button import Button
from scenes.ui.panel import Panel
from scenes.ui.scroll import ScrollArea
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

W = TypeVar("W", bound=Widget)

Parts = Iterable[tuple[Widget, float]]
"""Widgets from top to bottom, each with the gap below it in units."""
BUTTON_HEIGHT, GAP = 50.0, 12.0
"""Height of a dialog's buttons and the gap above them, in units."""


class WidgetScene(Scene):
    """Subclasses implement ``compose`` with calls of ``add``, using only their own fields."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.widgets: list[Widget] = []
        self.lists = LongLists()
        self._scrolled: dict[str, int] = {}
        """Offset of each scroll area in pixels, by name."""
        self._dirty: list[pygame.Rect] = []

    def compose(self) -> None:
        """Adds the widgets of the page for the current window and settings."""

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paints the background; the surface is clipped to ``area``."""
        if self.opaque or self.under is None:
            surface.fill(self.app.theme.color("ink900"), area)
        else:
            surface.blit(self.under, area, area)

    def add(self, widget: W, rect: pygame.Rect) -> W:
        """Places a widget at a rect in window pixels and returns it."""
        widget.rect = rect
        self.widgets.append(widget)
        return widget

    def add_scroll(self, area: ScrollArea, rect: pygame.Rect, widgets: list[Widget]) -> ScrollArea:
        """Places a scroll area and the widgets in it."""
        self.add(area, rect)
        self.lists.begin(area)
        area.arrange(self.app.theme, widgets, self._scrolled.get(area.name, 0))
        self.widgets.extend(area.children)
        self.lists.placed(area)
        return area

    def add_column(self, room: pygame.Rect, parts: Parts) -> int:
        """Stacks widgets from the top of a rect, each as wide as it. Returns the bottom of the last gap."""
        theme, y = self.app.theme, room.top
        for widget, gap in parts:
            box = room.inflate(2 * theme.px(widget.outset), 0)
            box.top, box.height = y, widget.measure(theme, box.width)
            y = self.add(widget, box).rect.bottom + theme.px(gap)
        return y

    def add_row(self, row: pygame.Rect, widgets: Sequence[Widget], gap: float = 12) -> None:
        """Places widgets side by side, equally wide and ``gap`` units apart."""
        for widget, box in zip(widgets, columns(row, len(widgets), self.app.theme.px(gap)), strict=True):
            self.add(widget, box)

    def add_dialog(self, parts: Parts, buttons: Sequence[Button], *, accent: str, width: float = 620) -> None:
        """Places a panel in the middle of the window, with the parts on it and the buttons at the bottom."""
        theme, parts = self.app.theme, [*parts]
        pad = theme.px(32)
        inner = min(theme.px(width * theme.text_scale), theme.size[0] - theme.px(40)) - 2 * pad
        row = pygame.Rect(0, 0, inner, theme.px(BUTTON_HEIGHT))
        for button, box in zip(buttons, columns(row, len(buttons), theme.px(GAP)), strict=True):
            button.rect = box
        row.h += max(button.missing_height(theme) for button in buttons)
        high = sum(part.measure(theme, inner) + theme.px(gap) for part, gap in parts) + theme.px(GAP) + row.h
        room = box_at(inner, high, center=(theme.size[0] // 2, theme.size[1] // 2))
        self.add(Panel(border="line500", accent=accent), room.inflate(2 * pad, 2 * pad))
        self.add_column(room, parts)
        self.add_row(box_at(*row.size, bottomleft=room.bottomleft), buttons)

    def mark_dirty(self, *rects: pygame.Rect | None) -> None:
        """Repaints these areas in the next frame; None is ignored."""
        self._dirty.extend(filter(None, rects))

    def find(self, name: str) -> Widget | None:
        """Returns the widget of that name, preferring one that can have the focus."""
        named = [widget for widget in self.widgets if widget.name == name]
        return next((widget for widget in named if widget.focusable), named[0] if named else None)

    @property
    def _areas(self) -> list[ScrollArea]:
        return [widget for widget in self.widgets if isinstance(widget, ScrollArea)]

    def _stale_places(self) -> Iterable[pygame.Rect]:
        theme = self.app.theme
        for widget in self.widgets:
            if widget.stale:
                bounds = widget.bounds(theme)
                yield bounds.clip(widget.clip) if widget.clip else bounds
