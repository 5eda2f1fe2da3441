"""Writes text into an area: it shrinks, then wraps, and what still does not fit is reported in ``theme.overflows``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from scenes.ui.theme import ColorName, Face, Theme

Align = Literal["left", "center", "right"]
SMALLEST_TYPE = 1.0
"""A type size below the smallest readable one, which the theme uses in its place."""
TIGHT = 0.72
"""Smallest line spacing without lines touching, as a fraction of the usual one."""
LETTER_OFFSET = 0.1
"""Distance from the middle of a line down to the middle of its letters, as a fraction of the type size."""


def block_height(theme: Theme, face: Face, size: float, string: str, width: int, bold: bool = False) -> int:
    """Returns the height in pixels of a text in lines of at most ``width`` pixels."""
    return len(theme.wrap(face, size, string, width, bold)) * theme.line_height(face, size)


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
    """Writes a text in at most ``lines`` lines into ``area``, vertically centered unless ``top``.

    A single line shrinks to the smallest type. Several lines wrap, then shrink, and with ``tight`` at last move closer
    together. A text that still does not fit is written anyway and added to ``theme.overflows``. Returns the covered
    rect.
    """
    written, size, step = _arrange(theme, area, string, face, size, bold, lines, tight)
    pictures = [theme.text(face, size, line, color, bold) for line in written]
    height = step * (len(pictures) - 1) + theme.line_height(face, size)
    y = area.top if top else area.top + (area.height - height) // 2
    if step < theme.line_height(face, size):
        y -= round(theme.text_px(size) * LETTER_OFFSET)
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
        low = lines == 1 or (len(written) <= lines and len(written) * theme.line_height(face, size) <= area.height + 2)
        if widest <= area.width and low:
            return written, fitted, theme.line_height(face, fitted)
        if lines == 1 or theme.text_px(size) <= theme.text_px(SMALLEST_TYPE):
            tight_fits = tight and len(written) <= lines and _ink_height(theme, face, size, len(written)) <= area.height
            if widest > area.width or not tight_fits:
                theme.overflows.add(string)
            return written, fitted, _line_spacing(theme, face, size, tight=tight_fits)
        size -= 1


def tight_height(theme: Theme, string: str, width: int, bold: bool = False) -> int:
    """Returns the least height in pixels of a text in tight lines of at most ``width`` pixels."""
    lines = theme.wrap("text", SMALLEST_TYPE, string, width, bold)
    return _ink_height(theme, "text", SMALLEST_TYPE, len(lines))


def _line_spacing(theme: Theme, face: Face, size: float, *, tight: bool) -> int:
    return round(theme.line_height(face, size) * (TIGHT if tight else 1.0))


def _ink_height(theme: Theme, face: Face, size: float, count: int) -> int:
    """Returns the height in pixels of ``count`` tight lines without the space above the first capital."""
    return _line_spacing(theme, face, size, tight=True) * (count - 1) + theme.text_px(size)


def first_fitting(theme: Theme, face: Face, size: float, forms: Sequence[str], width: int) -> str:
    """Returns the first of several forms of a text that is no wider than ``width`` pixels, or the last one."""
    return next((form for form in forms if theme.measure(face, size, form)[0] <= width), forms[-1])


def elided(theme: Theme, face: Face, size: float, string: str, width: int, bold: bool = False) -> str:
    """Returns the line, shortened with an ellipsis if it is wider than ``width`` pixels."""
    shown = string
    while shown and theme.measure(face, size, shown if shown == string else f"{shown}…", bold)[0] > width:
        shown = shown[:-1].rstrip()
    return shown if shown == string else f"{shown}…"
