"""A dialog in which the player chooses a number, such as how many cards or how many yards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame

from scenes.shell.page import PageScene
from scenes.shell.picker import Offer
from scenes.ui.button import Button
from scenes.ui.number_line import NumberLine
from scenes.ui.panel import Heading, Label, Paragraph

if TYPE_CHECKING:
    from scenes.shell.app import App

LINE, TAKE, BACK = "Number", "Take it", "Think again"
ACCENT = "firstDown"
HOW = "Arrows, the wheel or digits choose; Enter takes it."


class NumberPicker(PageScene):
    """Calls ``on_pick`` with the chosen number after closing. Escape chooses nothing."""

    opaque = False

    def __init__(self, app: App, title: str, offers: Mapping[int, Offer], on_pick: Callable[[int], object]) -> None:
        """``offers`` describes each number, in order."""
        super().__init__(app)
        self.title, self.offers, self._on_pick = title, dict(offers), on_pick
        self.number = next(iter(self.offers))
        self.first_focus = LINE

    def compose(self) -> None:
        self._line = NumberLine(
            LINE, list(self.offers), self.number, self._turn_to, self._take, zone="number", accent=ACCENT
        )
        self._figure = Label("", face="block", size=56, align="center")
        self._detail = Label("", align="center", color="chalk300")
        details = [self._detail] if any(offer.detail for offer in self.offers.values()) else []
        how = Paragraph(HOW, size=16, align="center")
        rows = [Heading(self.title, accent=ACCENT), self._figure, *details, self._line, how]
        self._button = Button(TAKE, self._take, kind="primary", center=True, zone="answers", accent=ACCENT)
        back = Button(BACK, self.cancel, center=True, zone="answers", accent=ACCENT)
        self.add_dialog([(row, 14) for row in rows], [self._button, back], accent=ACCENT)
        self._turn_to(self.number)

    def handle(self, event: pygame.Event) -> None:
        """Sends the wheel and digits to the number line, whatever has the focus and wherever the pointer is."""
        if event.type == pygame.MOUSEWHEEL and event.y:
            self._line.adjust(1 if event.y > 0 else -1)
        elif event.type != pygame.KEYDOWN or not self._line.key(event):
            super().handle(event)

    def _turn_to(self, number: int) -> None:
        """Shows what a number means. Changes only the texts, so that a drag can go on."""
        self.number, offer = number, self.offers[number]
        self._figure.name, self._detail.name, self._button.label = str(number), offer.detail, offer.label
        self._figure.stale = self._detail.stale = self._button.stale = True

    def _take(self) -> None:
        self.app.stack.pop()
        self._on_pick(self.number)
