"""Text in a given space, never cut off: it shrinks, then wraps, and only then tells that it does not fit."""

from __future__ import annotations

from typing import Literal

import pygame

from scenes.ui.theme import ColorName, Face, Theme

__all__ = ["Align", "block_height", "elided", "paint_text"]

Align = Literal["left", "center", "right"]


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
) -> pygame.Rect:
    """Writes a text into ``area``, centered in height unless ``top``; gives the rectangle it covers.

    One line shrinks down to the floor of all text; several lines wrap first and shrink after. A text that fits neither
    way is written all the same, and added to ``theme.overflows``.
    """
    written, size = _arrange(theme, area, string, face, size, bold, lines)
    pictures = [theme.text(face, size, line, color, bold) for line in written]
    step = theme.line_height(face, size)
    height = step * len(pictures)
    y = area.top if top else area.top + (area.height - height) // 2
    covered = pygame.Rect(area.left, y, 0, height)
    for picture in pictures:
        place = picture.get_rect(top=y + (step - picture.get_height()) // 2)
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
    theme: Theme, area: pygame.Rect, string: str, face: Face, size: float, bold: bool, lines: int
) -> tuple[list[str], float]:
    """The lines of the text and the size in which they fit, or the smallest size of all."""
    while True:
        fitted = theme.fit(face, size, string, area.width, bold) if lines == 1 else size
        written = [string] if lines == 1 else theme.wrap(face, size, string, area.width, bold)
        widest = max(theme.measure(face, fitted, line, bold)[0] for line in written)
        room = lines == 1 or (len(written) <= lines and len(written) * theme.line_height(face, size) <= area.height + 2)
        if widest <= area.width and room:
            return written, fitted
        if lines == 1 or theme.text_px(size) <= theme.text_px(1):
            theme.overflows.add(string)
            return written, fitted
        size -= 1


def elided(theme: Theme, face: Face, size: float, string: str, width: int, bold: bool = False) -> str:
    """The line, or as much of it as is ``width`` pixels wide with a mark that there is more."""
    shown = string
    while shown and theme.measure(face, size, shown if shown == string else f"{shown}…", bold)[0] > width:
        shown = shown[:-1].rstrip()
    return shown if shown == string else f"{shown}…"
