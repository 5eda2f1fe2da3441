"""Draws text that is never cut off: it shrinks, then wraps, and otherwise reports that it does not fit."""

from __future__ import annotations

from typing import Literal

import pygame

from scenes.ui.theme import ColorName, Face, Theme

Align = Literal["left", "center", "right"]
TIGHT = 0.72
"""Smallest line spacing without lines touching, as a fraction of the usual one."""
BELOW = 0.1
"""Offset of the middle of the letters below the middle of their line, as a fraction of the type size."""


def block_height(theme: Theme, face: Face, size_u: float, string: str, width: int, bold: bool = False) -> int:
    """Returns the height in pixels of a text in lines of at most ``width`` pixels."""
    return len(theme.wrap(face, size_u, string, width, bold)) * theme.line_height(face, size_u)


def paint_text(
    surface: pygame.Surface,
    theme: Theme,
    area: pygame.Rect,
    string: str,
    *,
    face: Face = "text",
    size: float = 17,
    color: ColorName = "chalk50",
    bold: bool = False,
    align: Align = "left",
    lines: int = 1,
    top: bool = False,
    tight: bool = False,
) -> pygame.Rect:
    """Writes a text into ``area``, vertically centered unless ``top``. Returns the covered rect.

    A single line shrinks to the smallest type. Several lines first wrap, then shrink and, with ``tight``, then move
    closer. A text that still does not fit is written anyway and added to ``theme.overflows``.
    """
    written, size, step = _arrange(theme, area, string, face, size, bold, lines, tight)
    pictures = [theme.text(face, size, line, color, bold) for line in written]
    height = step * (len(pictures) - 1) + theme.line_height(face, size)
    y = area.top if top else area.top + (area.height - height) // 2
    if step < theme.line_height(face, size):
        y -= round(theme.text_px(size) * BELOW)
    covered = pygame.Rect(area.left, y, 0, height)
    for picture in pictures:
        place = picture.get_rect(top=y + (theme.line_height(face, size) - picture.get_height()) // 2)
        if align == "left":
            place.left = area.left
        elif align == "right":
            place.right = area.right
        else:
            place.centerx = area.centerx
        surface.blit(picture, place)
        covered.union_ip(place)
        y += step
    return covered


def _arrange(
    theme: Theme, area: pygame.Rect, string: str, face: Face, size: float, bold: bool, lines: int, tight: bool
) -> tuple[list[str], float, int]:
    """Returns the lines, the size at which they fit (or the smallest one) and the line spacing."""
    while True:
        fitted = theme.fit(face, size, string, area.width, bold) if lines == 1 else size
        written = [string] if lines == 1 else theme.wrap(face, size, string, area.width, bold)
        widest = max(theme.measure(face, fitted, line, bold)[0] for line in written)
        room = lines == 1 or (len(written) <= lines and len(written) * theme.line_height(face, size) <= area.height + 2)
        if widest <= area.width and room:
            return written, fitted, theme.line_height(face, fitted)
        if lines == 1 or theme.text_px(size) <= theme.text_px(1):
            tight_fits = tight and len(written) <= lines and _ink_height(theme, face, size, len(written)) <= area.height
            if widest > area.width or not tight_fits:
                theme.overflows.add(string)
            return written, fitted, _line_spacing(theme, face, size, tight=tight_fits)
        size -= 1


def tight_height(theme: Theme, string: str, width: int, bold: bool = False) -> int:
    """Returns the least height in pixels of a text in tight lines of at most ``width`` pixels."""
    return _ink_height(theme, "text", 1, len(theme.wrap("text", 1, string, width, bold)))


def _line_spacing(theme: Theme, face: Face, size: float, *, tight: bool) -> int:
    return round(theme.line_height(face, size) * (TIGHT if tight else 1.0))


def _ink_height(theme: Theme, face: Face, size: float, lines: int) -> int:
    """Returns the pixels from the top of a capital in the first tight line to the bottom of the last line."""
    return _line_spacing(theme, face, size, tight=True) * (lines - 1) + theme.text_px(size)


def elided(theme: Theme, face: Face, size: float, string: str, width: int, bold: bool = False) -> str:
    """Returns the line, shortened with an ellipsis if it is wider than ``width`` pixels."""
    shown = string
    while shown and theme.measure(face, size, shown if shown == string else f"{shown}…", bold)[0] > width:
        shown = shown[:-1].rstrip()
    return shown if shown == string else f"{shown}…"
