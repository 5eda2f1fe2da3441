"""Credits & notices: whose the games are, what this program stands on, and what it does for those who play it."""

from __future__ import annotations

import pygame

from scenes.ground import paint_studio
from scenes.header import add_header
from scenes.notices import SECTIONS
from scenes.ui.page import PageScene
from scenes.ui.panel import Label, Panel, Paragraph
from scenes.ui.scroll import ScrollArea
from scenes.ui.widget import Widget

__all__ = ["Credits"]


class Credits(PageScene):
    """One page of text that scrolls with wheel and arrows."""

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        paint_studio(surface, self.app.theme, area)

    def compose(self) -> None:
        theme = self.app.theme
        room = add_header(self, "Credits & notices", accent="firstDown")
        room.width = min(room.width, theme.px(770 * theme.text_scale))
        self.add(Panel(border="ink700"), room)
        inner = room.inflate(-theme.px(24), -theme.px(24))
        widgets: list[Widget] = []
        for title, paragraphs in SECTIONS:
            widgets.append(Label(title, bold=True, size=20, color="chalk50"))
            widgets += [Paragraph(paragraph) for paragraph in paragraphs]
            widgets.append(Label(" ", size=16))
        self.add_scroll(ScrollArea(gap=8), inner, widgets)
