"""Credits & notices: the owners of the games, the libraries and assets, photosensitivity and accessibility."""

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

MIN_COLUMN = 420.0
"""Smallest width of a column, in units."""
LINE_LETTERS = 60
"""Average number of letters in a line."""
Section = tuple[str, tuple[str, ...]]
"""A heading with its paragraphs."""


class Credits(PageScene):
    """Shows the text in one column or two, depending on the room. Each column scrolls."""

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        paint_studio(surface, self.app.theme, area)

    def compose(self) -> None:
        theme = self.app.theme
        room = add_header(self, "Credits & notices", accent="firstDown")
        gap, pad = theme.px(20), theme.px(24)
        parts = _columns(2 if room.width >= theme.px(2 * MIN_COLUMN * theme.text_scale) else 1)
        for place, (sections, box) in enumerate(zip(parts, columns(room, len(parts), gap), strict=True)):
            self.add(Panel(border="ink700"), box)
            area = ScrollArea(f"credits {place + 1}", gap=8)
            self.add_scroll(area, box.inflate(-pad, -pad), _widgets(sections))


def _columns(count: int) -> list[list[Section]]:
    """Distributes the sections in reading order over ``count`` columns of similar length."""
    whole = sum(_length(section) for section in SECTIONS)
    columns: list[list[Section]] = [[] for _ in range(count)]
    placed = 0
    for section in SECTIONS:
        columns[min(count - 1, placed * count // whole)].append(section)
        placed += _length(section)
    return columns


def _length(section: Section) -> int:
    """Returns the approximate length of a section, in letters."""
    paragraphs = section[1]
    return LINE_LETTERS * (2 + len(paragraphs)) + sum(map(len, paragraphs))


def _widgets(sections: Sequence[Section]) -> list[Widget]:
    widgets: list[Widget] = []
    for title, paragraphs in sections:
        widgets.append(Label(title, bold=True, size=20, color="chalk50"))
        widgets += [Paragraph(paragraph) for paragraph in paragraphs]
        widgets.append(Label(" ", size=16))
    return widgets
