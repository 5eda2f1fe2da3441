"""The header that pages outside a match share: title and Back button."""

from __future__ import annotations

import pygame

from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.panel import Heading, Label

MARGIN = 40
"""Margin between the edge of the window and the content of a page, in units."""


def add_header(page: PageScene, title: str, subtitle: str = "", *, accent: str = "home") -> pygame.Rect:
    """Adds title and Back button at the top. Returns the room below them, in window pixels."""
    theme = page.app.theme
    margin = theme.px(MARGIN)
    heading = Heading(title, size=34, accent=accent)
    height = heading.measure(theme, theme.size[0])
    back = Button("Back", page.cancel, kind="secondary", glyph="back", key=page.app.keys.hint("cancel"), zone="header")
    width = max(theme.px(170), theme.measure("text", 18, "Back")[0] + theme.px(130))
    page.add(back, pygame.Rect(theme.size[0] - margin - width, theme.px(24), width, back.measure(theme, width)))
    page.add(heading, pygame.Rect(margin, theme.px(22), theme.size[0] - 3 * margin - width, height))
    bottom = theme.px(22) + height
    if subtitle:
        label = Label(subtitle, color="chalk300")
        line = label.measure(theme, theme.size[0])
        page.add(label, pygame.Rect(margin, bottom + theme.px(4), theme.size[0] - 3 * margin - width, line))
        bottom += theme.px(4) + line
    top = bottom + theme.px(16)
    return pygame.Rect(margin, top, theme.size[0] - 2 * margin, theme.size[1] - top - theme.px(24))
