"""The match that was chosen among the saved games: its points, what is known of it, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial

import pygame

from game.variants import find_variant
from scenes.match.score_plates import ScorePlates
from scenes.menus.saved_items import Item, when
from scenes.menus.saved_row import paint_emblem
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.panel import Label, Panel, Paragraph, Picture
from scenes.ui.widget import Widget

__all__ = ["add_details"]


def add_details(page: PageScene, item: Item | None, buttons: Sequence[Button], box: pygame.Rect) -> None:
    """Puts them on the page; without an item, only the panel."""
    page.add(Panel(border="ink700", accent=item.variant if item else None), box)
    if item is not None:
        _Details(page, item, box).add(buttons)


class _Details:
    def __init__(self, page: PageScene, item: Item, box: pygame.Rect) -> None:
        self.page, self.theme, self.item = page, page.app.theme, item
        self.inner = box.inflate(-self.theme.px(44), -self.theme.px(44))

    def add(self, buttons: Sequence[Button]) -> None:
        item, foot = self.item, self._add_buttons(buttons)
        y = self._add_title()
        plates = ScorePlates(item.players, item.points)
        y = self._stack(plates, y, 14)
        kept = f"{'Saved' if item.saved else 'Finished'}: {when(item.at, datetime.now(UTC))}"
        for text in (*item.facts, kept):
            line = Paragraph(text)
            if y + line.measure(self.theme, self.inner.width) <= foot:
                y = self._stack(line, y, 4)

    def _add_title(self) -> int:
        theme, inner = self.theme, self.inner
        side = theme.px(56)
        emblem = Picture("emblem", partial(paint_emblem, self.item.variant))
        self.page.add(emblem, pygame.Rect(*inner.topleft, side, side))
        title = Label(find_variant(self.item.variant).title, face="block", size=24)
        left = inner.left + side + theme.px(14)
        self.page.add(title, pygame.Rect(left, inner.top, inner.right - left, side))
        return inner.top + side + theme.px(16)

    def _stack(self, widget: Widget, y: int, gap: float) -> int:
        height = widget.measure(self.theme, self.inner.width)
        self.page.add(widget, pygame.Rect(self.inner.left, y, self.inner.width, height))
        return y + height + self.theme.px(gap)

    def _add_buttons(self, buttons: Sequence[Button]) -> int:
        """At the foot; gives the top of that."""
        gap, inner = self.theme.px(10), self.inner
        heights = [button.measure(self.theme, inner.width) for button in buttons]
        top = y = inner.bottom - sum(heights) - gap * max(len(buttons) - 1, 0)
        for button, height in zip(buttons, heights, strict=True):
            self.page.add(button, pygame.Rect(inner.left, y, inner.width, height))
            y += height + gap
        return top - gap
