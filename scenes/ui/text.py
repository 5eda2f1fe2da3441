"""Text in a given space, never cut off: it shrinks, then wraps, and only then tells that it does not fit."""

from __future__ import annotations

from typing import Literal

import pygame

from scenes.ui.theme import ColorName, Face, Theme

Align = Literal["left", "center", "right"]
CLOSE = 0.72
"""The usual distance of lines times this is the least in which they do not touch."""
BELOW = 0.1
"""How far the middle of the letters is below that of their line, in sizes of the type."""


def block_height(theme: Theme, face: Face, size_u: float, string: str, width: int, bold: bool = False) -> int:
    """How many pixels high a text is in lines of at most ``width`` pixels."""
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
    close: bool = False,
) -> pygame.Rect:
    """Writes a text into ``area``, centered in height unless ``top``; gives the rectangle it covers.

    One line shrinks down to the floor of all text; several lines wrap first and shrink after, and with ``close`` then
    move together. A text that fits no way is written all the same, and added to ``theme.overflows``.
    """
    written, size, step = _arrange(theme, area, string, face, size, bold, lines, close)
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
    theme: Theme, area: pygame.Rect, string: str, face: Face, size: float, bold: bool, lines: int, close: bool
) -> tuple[list[str], float, int]:
    """The lines of the text, the size in which they fit, or the smallest size of all, and how far they are apart."""
    while True:
        fitted = theme.fit(face, size, string, area.width, bold) if lines == 1 else size
        written = [string] if lines == 1 else theme.wrap(face, size, string, area.width, bold)
        widest = max(theme.measure(face, fitted, line, bold)[0] for line in written)
        room = lines == 1 or (len(written) <= lines and len(written) * theme.line_height(face, size) <= area.height + 2)
        if widest <= area.width and room:
            return written, fitted, theme.line_height(face, fitted)
        if lines == 1 or theme.text_px(size) <= theme.text_px(1):
            closer = close and len(written) <= lines and _ink(theme, face, size, len(written)) <= area.height
            if widest > area.width or not closer:
                theme.overflows.add(string)
            return written, fitted, _step(theme, face, size, close=closer)
        size -= 1


def close_height(theme: Theme, string: str, width: int, bold: bool = False) -> int:
    """How many pixels high a text's letters are at least, in lines of at most ``width`` pixels that lie close."""
    return _ink(theme, "text", 1, len(theme.wrap("text", 1, string, width, bold)))


def _step(theme: Theme, face: Face, size: float, *, close: bool) -> int:
    return round(theme.line_height(face, size) * (CLOSE if close else 1.0))


def _ink(theme: Theme, face: Face, size: float, lines: int) -> int:
    """From the top of a capital in the first of several close lines to the foot of the last."""
    return _step(theme, face, size, close=True) * (lines - 1) + theme.text_px(size)


def elided(theme: Theme, face: Face, size: float, string: str, width: int, bold: bool = False) -> str:
    """The line, or as much of it as is ``width`` pixels wide with a mark that there is more."""
    shown = string
    while shown and theme.measure(face, size, shown if shown == string else f"{shown}…", bold)[0] > width:
        shown = shown[:-1].rstrip()
    return shown if shown == string else f"{shown}…"
