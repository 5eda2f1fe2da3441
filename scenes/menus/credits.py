"""Credits & notices: the owners of the games, the libraries and assets used, and help for players."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.menus.credits_text import SECTIONS
from scenes.menus.header import add_header
from scenes.shell.page import PageScene
from scenes.ui.boxes import columns
from scenes.ui.panel import Label, Panel, Paragraph
from scenes.ui.scroll import ScrollArea
from scenes.ui.studio import paint_studio
from scenes.ui.widget import Widget

LEAST = 420.0
"""Units of a column at least."""
A_LINE = 60
"""Letters of a line, about."""
Section = tuple[str, tuple[str, ...]]
"""A heading with its paragraphs."""


class Credits(PageScene):
    """The text in as many columns as there is room for; each scrolls with wheel and arrows."""

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        paint_studio(surface, self.app.theme, area)

    def compose(self) -> None:
        theme = self.app.theme
        room = add_header(self, "Credits & notices", accent="firstDown")
        gap, pad = theme.px(20), theme.px(24)
        parts = _columns(2 if room.width >= theme.px(2 * LEAST * theme.text_scale) else 1)
        for place, (sections, box) in enumerate(zip(parts, columns(room, len(parts), gap), strict=True)):
            self.add(Panel(border="ink700"), box)
            area = ScrollArea(f"credits {place + 1}", gap=8)
            self.add_scroll(area, box.inflate(-pad, -pad), _widgets(sections))


def _columns(count: int) -> list[list[Section]]:
    """The sections in reading order in so many columns of about the same length."""
    whole = sum(_length(section) for section in SECTIONS)
    columns: list[list[Section]] = [[] for _ in range(count)]
    told = 0
    for section in SECTIONS:
        columns[min(count - 1, told * count // whole)].append(section)
        told += _length(section)
    return columns


def _length(section: Section) -> int:
    """About how much room a section takes, in letters."""
    paragraphs = section[1]
    return A_LINE * (2 + len(paragraphs)) + sum(map(len, paragraphs))


def _widgets(sections: Sequence[Section]) -> list[Widget]:
    widgets: list[Widget] = []
    for title, paragraphs in sections:
        widgets.append(Label(title, bold=True, size=20, color="chalk50"))
        widgets += [Paragraph(paragraph) for paragraph in paragraphs]
        widgets.append(Label(" ", size=16))
    return widgets
