"""Plates with cut corners and small signs, drawn smooth at the size in which they are shown."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.ui.theme import ColorName, Theme

__all__ = ["ALL", "SIGNS", "SLANT", "paint_plate", "plate", "sign"]

SMOOTH = 4
"""How many times larger shapes are drawn before they are scaled down."""

SLANT = ("topleft", "bottomright")
"""The two corners that most plates have cut, like the jersey numerals."""
ALL = ("topleft", "topright", "bottomleft", "bottomright")

SIGNS: dict[str, tuple[str, ...]] = {
    "left": ("62,12 76,26 52,50 76,74 62,88 24,50",),
    "right": ("38,12 24,26 48,50 24,74 38,88 76,50",),
    "up": ("12,62 26,76 50,52 74,76 88,62 50,24",),
    "down": ("12,38 26,24 50,48 74,24 88,38 50,76",),
    "tick": ("10,52 24,38 42,56 78,18 92,32 42,84",),
    "cross": ("16,30 30,16 50,36 70,16 84,30 64,50 84,70 70,84 50,64 30,84 16,70 36,50",),
    "lock": (
        "18,46 82,46 82,90 18,90",
        "26,46 26,26 40,10 60,10 74,26 74,46 62,46 62,30 55,22 45,22 38,30 38,46",
    ),
    "star": ("50,6 62,38 96,38 69,59 79,92 50,72 21,92 31,59 4,38 38,38",),
    "play": ("24,12 84,50 24,88",),
    "pip": ("30,14 70,14 86,30 86,70 70,86 30,86 14,70 14,30",),
    "book": (
        "6,20 30,14 47,22 47,86 30,78 6,84",
        "94,20 70,14 53,22 53,86 70,78 94,84",
    ),
    "clock": (
        "34,6 66,6 94,34 94,66 66,94 34,94 6,66 6,34 34,6 40,19 19,40 19,60 40,81 60,81 81,60 81,40 60,19 40,19 34,6",
        "45,26 56,26 56,47 74,56 70,66 45,54",
    ),
    "alert": (
        "42,10 58,10 56,62 44,62",
        "42,72 58,72 58,88 42,88",
    ),
}
"""Signs as polygons in a square of side 100."""


def sign(theme: Theme, name: str, side: int, color: ColorName) -> pygame.Surface:
    """The sign of that name, ``side`` pixels square; callers share it and may not change it."""
    shade = theme.color(color)
    key = ("sign", name, side, tuple(shade))
    return theme.cached(key) or theme.store(key, _draw_sign(SIGNS[name], side, shade))


def _draw_sign(polygons: Sequence[str], side: int, shade: pygame.Color) -> pygame.Surface:
    large = pygame.Surface((side * SMOOTH, side * SMOOTH), pygame.SRCALPHA)
    large.fill((*shade[:3], 0))
    for polygon in polygons:
        corners = [tuple(float(number) * side * SMOOTH / 100 for number in pair.split(",")) for pair in polygon.split()]
        pygame.draw.polygon(large, shade, corners)
    return pygame.transform.smoothscale(large, (side, side))


def plate(
    theme: Theme,
    size: tuple[int, int],
    fill: ColorName,
    *,
    border: ColorName | None = None,
    line: float = 1.5,
    cut: float = 10,
    corners: Sequence[str] = SLANT,
) -> pygame.Surface:
    """A panel of ``size`` pixels with cut corners; ``line`` and ``cut`` are in layout units.

    Callers share the picture and may not change it. In the high-contrast theme every plate has a strong outline.
    """
    if theme.high_contrast:
        border, line = border or "line500", max(line, 2)
    ground, edge = theme.color(fill), theme.color(border) if border is not None else None
    width = theme.px(line) if edge else 0
    cut_px = min(theme.px(cut), min(size) // 2)
    key = ("plate", size, tuple(ground), tuple(edge) if edge else None, width, cut_px, tuple(corners))
    return theme.cached(key) or theme.store(key, _draw_plate(size, ground, edge, width, cut_px, corners))


def paint_plate(
    surface: pygame.Surface,
    theme: Theme,
    rect: pygame.Rect,
    fill: ColorName,
    *,
    border: ColorName | None = None,
    line: float = 1.5,
    cut: float = 10,
    corners: Sequence[str] = SLANT,
) -> None:
    """Draws a plate at ``rect``; the rest as for ``plate``."""
    surface.blit(plate(theme, rect.size, fill, border=border, line=line, cut=cut, corners=corners), rect)


def _draw_plate(
    size: tuple[int, int],
    ground: pygame.Color,
    edge: pygame.Color | None,
    width: int,
    cut: int,
    corners: Sequence[str],
) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill(ground)
    if edge:
        pygame.draw.rect(picture, edge, picture.get_rect(), width)
    for corner in corners:
        if cut > 0:
            tile = _corner(ground, edge, width, cut)
            tile = pygame.transform.flip(tile, "right" in corner, "bottom" in corner)
            place = tile.get_rect(**{corner: getattr(picture.get_rect(), corner)})
            picture.fill((0, 0, 0, 0), place)
            picture.blit(tile, place)
    return picture


def _corner(ground: pygame.Color, edge: pygame.Color | None, width: int, cut: int) -> pygame.Surface:
    """The cut top left corner, with as much around it as the outline needs."""
    side = cut + width
    n = side * SMOOTH
    large = pygame.Surface((n, n), pygame.SRCALPHA)
    outer = edge or ground
    large.fill((*outer[:3], 0))
    c, w = cut * SMOOTH, width * SMOOTH
    pygame.draw.polygon(large, outer, [(c, 0), (n, 0), (n, n), (0, n), (0, c)])
    if edge:
        inset = round(w * 1.414)
        pygame.draw.polygon(large, ground, [(c + inset, 0), (n, 0), (n, n), (0, n), (0, c + inset)])
        large.fill(edge, (c, 0, n - c, w))
        large.fill(edge, (0, c, w, n - c))
    return pygame.transform.smoothscale(large, (side, side))
