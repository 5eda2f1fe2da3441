"""The panel of the first start, in which the player sets motion and text size. Shown on the menu."""

from __future__ import annotations

from typing import Any

import pygame

from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.choice import Choice
from scenes.ui.panel import Label, Panel

TEXT_SIZES = (100, 115, 130)


def add_first_start(page: PageScene) -> None:
    """Adds the panel at the lower right of a page. Choices are stored at once; Done removes the panel."""
    app, theme = page.app, page.app.theme
    pad, row = theme.px(20), max(theme.px(50), theme.line_height("text", 17) + theme.px(16))
    width = theme.px(560)
    height = 2 * row + theme.px(8) + 2 * pad + theme.px(34) + theme.px(56)
    box = pygame.Rect(theme.size[0] - width - theme.px(40), theme.size[1] - height - theme.px(56), width, height)
    page.add(Panel("Make yourself comfortable", fill="ink800", border="line500", accent="firstDown"), box)
    inner = pygame.Rect(box.left + pad, box.top + pad, box.width - 2 * pad, theme.px(28))
    page.add(Label("Make yourself comfortable", bold=True, size=18), inner)

    def reduce_motion(reduced: bool) -> None:
        app.change(reduced_motion=reduced, menu_motion=not reduced)
        page.recompose()

    def set_size(size: int) -> None:
        app.change(text_size=size)

    look: dict[str, Any] = {"zone": "comfort", "share": 0.62}
    labels = [f"{size} %" for size in TEXT_SIZES]
    motion = Choice("Motion", [False, True], ["Full", "Reduced"], app.settings.reduced_motion, reduce_motion, **look)
    text = Choice("Text size", TEXT_SIZES, labels, app.settings.text_size, set_size, **look)
    y = inner.bottom + theme.px(6)
    for choice in (motion, text):
        page.add(choice, pygame.Rect(box.left + pad - theme.px(12), y, inner.width + theme.px(12), row))
        y += row + theme.px(4)

    def done() -> None:
        app.change(welcomed=True)
        page.recompose()

    button = Button("Done", done, kind="primary", center=True, zone="comfort", accent="firstDown")
    page.add(button, pygame.Rect(box.right - pad - theme.px(140), y + theme.px(8), theme.px(140), theme.px(46)))
    words = Label("Settings has all of this, and more.", size=16, color="chalk300")
    page.add(words, pygame.Rect(inner.left, y + theme.px(8), inner.width - theme.px(152), theme.px(46)))
