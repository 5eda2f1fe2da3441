"""The words of a ruling on the board: what was played on whom, what it undoes, and what follows."""

from __future__ import annotations

import pygame

from game.variants.blowout.ruling import Ruling
from scenes.ui.theme import ColorName, Theme

HEAD, POPS, SIZES, SIDE = 30, 8, (21, 19, 17, 15), 14.0
"""Units of the type of the heading, by which it is larger as it comes, of the sentences, and beside them."""


def paint(surface: pygame.Surface, theme: Theme, box: pygame.Rect, ruling: Ruling, pop: float) -> None:
    """Paints a ruling in the middle of ``box``; ``pop`` tells how much larger its heading is, 0 to 1."""
    wide = box.w - theme.px(2 * SIDE)
    size = theme.fit("block", HEAD + round(POPS * pop), ruling.head, wide)
    head = theme.text("block", size, ruling.head, "penalty")
    rest, rows = _rows(theme, ruling, wide, box.h - head.get_height() - theme.px(SIDE))
    line = theme.line_height("text", rest)
    y = box.centery - (head.get_height() + line * len(rows)) // 2
    surface.blit(head, head.get_rect(midtop=(box.centerx, y)))
    for number, (row, color) in enumerate(rows):
        words = theme.text("text", rest, row, color)
        surface.blit(words, words.get_rect(midtop=(box.centerx, y + head.get_height() + number * line)))


def _rows(theme: Theme, ruling: Ruling, wide: int, high: int) -> tuple[int, list[tuple[str, ColorName]]]:
    """Returns the largest size at which both sentences have room, else the smallest, and their rows with colors."""
    told: tuple[tuple[str, ColorName], ...] = ((ruling.undone, "chalk50"), (ruling.follows, "firstDown"))
    for size in SIZES:
        rows = [(row, color) for text, color in told for row in theme.wrap("text", size, text, wide)]
        if len(rows) * theme.line_height("text", size) <= high:
            break
    return size, rows
