"""Asking for the name of a save, and before one is overwritten."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.plain import plain
from scenes.shell.dialog import Dialog
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.panel import Heading, Panel, Paragraph

if TYPE_CHECKING:
    from scenes.shell.app import App

__all__ = ["LONGEST", "SaveAs"]

LONGEST = 40
"""Letters of a save's name."""


class SaveAs(PageScene):
    """Calls ``save`` with a name that is not empty, after a yes where such a save is there already."""

    opaque = False
    first_focus = "Name"
    heading = "Save game as"
    words = "The match goes on. A named save stays until you delete it."
    missing = "Give the save a name first."
    taken = "There is a save called “{}”. Saving puts this match in its place."

    def __init__(self, app: App, suggestion: str, exists: Callable[[str], bool], save: Callable[[str], object]) -> None:
        super().__init__(app)
        self.name = suggestion[:LONGEST]
        self._exists, self._save = exists, save

    def compose(self) -> None:
        from scenes.ui.forms import TextEntry

        theme = self.app.theme
        width, pad = min(theme.px(620 * theme.text_scale), theme.size[0] - theme.px(40)), theme.px(32)
        inner = width - 2 * pad
        entry = TextEntry(
            "Name", self.name, self._write, limit=LONGEST, zone="dialog", accept=self._accept, selected=True
        )
        heading = Heading(self.heading, accent="firstDown")
        words = Paragraph(self.words)
        parts = [(heading, 18), (words, 14), (entry, 22)]
        heights = [part.measure(theme, inner) for part, _ in parts]
        total = 2 * pad + sum(heights) + sum(theme.px(gap) for _, gap in parts) + theme.px(50)
        box = pygame.Rect((theme.size[0] - width) // 2, (theme.size[1] - total) // 2, width, total)
        self.add(Panel(border="line500", accent="firstDown"), box)
        y = box.top + pad
        for (part, gap), height in zip(parts, heights, strict=True):
            self.add(part, pygame.Rect(box.left + pad, y, inner, height))
            y += height + theme.px(gap)
        self._add_buttons(pygame.Rect(box.left + pad, y, inner, theme.px(50)))

    def _add_buttons(self, row: pygame.Rect) -> None:
        gap = self.app.theme.px(12)
        width = (row.width - gap) // 2
        save = Button("Save", self._accept, kind="primary", center=True, zone="dialog", accent="firstDown")
        self.add(save, pygame.Rect(row.left, row.top, width, row.height))
        cancel = Button("Cancel", self.cancel, center=True, zone="dialog")
        self.add(cancel, pygame.Rect(row.left + width + gap, row.top, width, row.height))

    def _write(self, text: str) -> None:
        self.name = text

    def _accept(self) -> None:
        name = plain(self.name, LONGEST)
        if not name:
            self.toast(self.missing, "info")
        elif self._exists(name):
            text = self.taken.format(name)
            answers = [("Overwrite", lambda: self._done(name)), ("Cancel", lambda: None)]
            self.app.stack.push(Dialog(self.app, "Overwrite?", text, answers, accent="loss"))
        else:
            self._done(name)

    def _done(self, name: str) -> None:
        self.app.stack.pop()
        self._save(name)
