"""A choice among many: one button each, over the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.ui.button import Button
from scenes.ui.page import PageScene
from scenes.ui.panel import Heading, Panel

if TYPE_CHECKING:
    from scenes.app import App

__all__ = ["Offer", "Picker"]

MOST_ROWS = 8
"""Beyond so many buttons in a column another one is begun."""
COLUMN = 330.0
"""Units."""


class Offer(NamedTuple):
    """One thing that can be picked."""

    label: str
    detail: str
    accent: str = "home"


class Picker(PageScene):
    """Gives the place of the offer that was picked to ``on_pick``, after it has closed; Escape picks nothing."""

    opaque = False

    def __init__(self, app: App, title: str, offers: Sequence[Offer], on_pick: Callable[[int], object]) -> None:
        super().__init__(app)
        self.title, self.offers, self._on_pick = title, list(offers), on_pick
        self.first_focus = self.offers[0].label

    def compose(self) -> None:
        theme = self.app.theme
        pad, gap = theme.px(28), theme.px(10)
        columns = -(-len(self.offers) // MOST_ROWS)
        rows = -(-len(self.offers) // columns)
        wide = min(theme.px(COLUMN), (theme.size[0] - 2 * pad - (columns + 1) * gap) // columns)
        heading = Heading(self.title, accent="firstDown")
        head = heading.measure(theme, wide) + theme.px(14)
        room = theme.size[1] - 2 * pad - head - theme.px(24) - (rows - 1) * gap
        high = min(theme.px(58), room // rows)
        box = pygame.Rect(
            0, 0, columns * wide + (columns - 1) * gap + 2 * pad, head + rows * high + (rows - 1) * gap + 2 * pad
        )
        box.center = (theme.size[0] // 2, theme.size[1] // 2)
        self.add(Panel(border="line500", accent="firstDown"), box)
        self.add(heading, pygame.Rect(box.left + pad, box.top + pad, box.w - 2 * pad, head))
        for place, offer in enumerate(self.offers):
            column, row = divmod(place, rows)
            button = Button(
                offer.label,
                partial(self._pick, place),
                detail=offer.detail,
                accent=offer.accent,
                zone="offers",
                size=17,
            )
            left, top = box.left + pad + column * (wide + gap), box.top + pad + head + row * (high + gap)
            self.add(button, pygame.Rect(left, top, wide, high))

    def _pick(self, place: int) -> None:
        self.app.stack.pop()
        self._on_pick(place)
