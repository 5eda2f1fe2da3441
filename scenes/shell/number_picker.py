"""A choice among numbers: how many, how far."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame

from scenes.shell.page import PageScene
from scenes.shell.picker import Offer
from scenes.ui.button import Button
from scenes.ui.number_line import NumberLine
from scenes.ui.panel import Heading, Label, Panel, Paragraph

if TYPE_CHECKING:
    from scenes.shell.app import App

__all__ = ["NumberPicker"]

LINE, TAKE, BACK = "Number", "Take it", "Think again"
ACCENT = "firstDown"
HOW = "Arrows, the wheel or digits choose; Enter takes it."


class NumberPicker(PageScene):
    """Gives the number that was chosen to ``on_pick``, after it has closed; Escape chooses nothing."""

    opaque = False

    def __init__(self, app: App, title: str, offers: Mapping[int, Offer], on_pick: Callable[[int], object]) -> None:
        """``offers`` says by number, in order, what each of them means."""
        super().__init__(app)
        self.title, self.offers, self._on_pick = title, dict(offers), on_pick
        self.number = next(iter(self.offers))
        self.first_focus = LINE

    def compose(self) -> None:
        theme = self.app.theme
        width = min(theme.px(620), theme.size[0] - theme.px(40))
        pad, gap = theme.px(32), theme.px(14)
        inner = width - 2 * pad
        self._line = NumberLine(
            LINE, list(self.offers), self.number, self._turn_to, self._take, zone="number", accent=ACCENT
        )
        self._figure = Label("", face="block", size=56, align="center")
        self._detail = Label("", align="center", color="chalk300")
        details = [self._detail] if any(offer.detail for offer in self.offers.values()) else []
        how = Paragraph(HOW, size=16, align="center")
        rows = [Heading(self.title, accent=ACCENT), self._figure, *details, self._line, how]
        heights = [row.measure(theme, inner) for row in rows]
        total = sum(heights) + gap * len(rows) + theme.px(50) + 2 * pad
        box = pygame.Rect((theme.size[0] - width) // 2, (theme.size[1] - total) // 2, width, total)
        self.add(Panel(border="line500", accent=ACCENT), box)
        y = box.top + pad
        for row, high in zip(rows, heights, strict=True):
            self.add(row, pygame.Rect(box.left + pad, y, inner, high))
            y += high + gap
        half = (inner - gap) // 2
        self._button = Button(TAKE, self._take, kind="primary", center=True, zone="answers", accent=ACCENT)
        back = Button(BACK, self.cancel, center=True, zone="answers", accent=ACCENT)
        for place, button in enumerate((self._button, back)):
            self.add(button, pygame.Rect(box.left + pad + place * (half + gap), y, half, theme.px(50)))
        self._turn_to(self.number)

    def handle(self, event: pygame.Event) -> None:
        """Takes the wheel for the number, wherever the pointer is, and digits whatever has the focus."""
        if event.type == pygame.MOUSEWHEEL and event.y:
            self._line.adjust(1 if event.y > 0 else -1)
        elif event.type != pygame.KEYDOWN or not self._line.key(event):
            super().handle(event)

    def _turn_to(self, number: int) -> None:
        """Says what a number means; only the texts change, so that a drag goes on."""
        self.number, offer = number, self.offers[number]
        self._figure.name, self._detail.name, self._button.label = str(number), offer.detail, offer.label
        self._figure.stale = self._detail.stale = self._button.stale = True

    def _take(self) -> None:
        self.app.stack.pop()
        self._on_pick(self.number)
