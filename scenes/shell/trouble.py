"""What the player sees after an unexpected error."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.panel import Heading, Panel, Paragraph

if TYPE_CHECKING:
    from scenes.shell.app import App

__all__ = ["Trouble"]


class Trouble(PageScene):
    """Says what happened, that the match is saved, and where the log is; leads to the menu."""

    fades = False
    first_focus = "Back to the menu"

    def __init__(self, app: App, error: BaseException) -> None:
        super().__init__(app)
        self.error = error

    def _texts(self) -> list[tuple[str, str]]:
        """What is said, each with its color."""
        folder = self.app.folder
        kept = "Your match is saved up to your last decision; Continue on the menu opens it again."
        if not folder.writable:
            kept = f"Nothing could be saved, because {folder.path} cannot be written."
        what = str(self.error).strip() or "no more is known"
        return [
            ("The game met something that it was not made for, and stopped before it could do harm.", "chalk50"),
            (f"What happened: {type(self.error).__name__}, {what[:300]}", "chalk300"),
            (kept, "gain" if folder.writable else "loss"),
            (f"The details, for whoever looks into it, are in {folder.log}", "chalk300"),
        ]

    def compose(self) -> None:
        theme = self.app.theme
        width = min(theme.px(760), theme.size[0] - theme.px(80))
        pad, gap = theme.px(36), theme.px(14)
        inner = width - 2 * pad
        parts = [
            Heading("Something went wrong", accent="loss"),
            *(Paragraph(text, color=color) for text, color in self._texts()),
        ]
        heights = [part.measure(theme, inner) for part in parts]
        total = sum(heights) + gap * len(parts) + 2 * pad + theme.px(64)
        box = pygame.Rect((theme.size[0] - width) // 2, max((theme.size[1] - total) // 2, 0), width, total)
        self.add(Panel(border="line500", accent="loss"), box)
        y = box.top + pad
        for part, height in zip(parts, heights, strict=True):
            self.add(part, pygame.Rect(box.left + pad, y, inner, height))
            y += height + gap
        self._add_buttons(pygame.Rect(box.left + pad, y + theme.px(10), inner, theme.px(50)))

    def _add_buttons(self, row: pygame.Rect) -> None:
        half = (row.width - self.app.theme.px(12)) // 2
        home = Button("Back to the menu", self.app.home, kind="primary", glyph="home")
        self.add(home, pygame.Rect(row.left, row.top, half, row.height))
        self.add(Button("Quit", self.app.quit, glyph="exit"), pygame.Rect(row.right - half, row.top, half, row.height))

    def cancel(self) -> None:
        """Escape leads to the menu too."""
        self.app.home()
