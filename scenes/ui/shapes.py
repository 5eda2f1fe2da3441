"""Plates with cut corners, and icons."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.ui.theme import ColorName, Theme

SUPERSAMPLING = 4
"""Supersampling factor: shapes are drawn larger and scaled down."""

SLANT = ("topleft", "bottomright")
"""The two corners that most plates have cut, like the jersey numerals."""
ALL = ("topleft", "topright", "bottomleft", "bottomright")


def sign(theme: Theme, name: str, side: int, color: ColorName) -> pygame.Surface:
    """Returns an icon, ``side`` pixels square and in one color. Callers share it and must not change it."""
    return theme.svg(f"ui/{name}", (side, side), color)


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
    """Returns a panel of ``size`` pixels with cut corners. ``line`` and ``cut`` are in layout units.

    Callers share the picture and must not change it. In the high-contrast theme every plate has a strong outline.
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
    """Draws a plate at ``rect``. See ``plate`` for the other arguments."""
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
    """Returns the cut top left corner with its outline."""
    side = cut + width
    n = side * SUPERSAMPLING
    large = pygame.Surface((n, n), pygame.SRCALPHA)
    outer = edge or ground
    large.fill((*outer[:3], 0))
    c, w = cut * SUPERSAMPLING, width * SUPERSAMPLING
    pygame.draw.polygon(large, outer, [(c, 0), (n, 0), (n, n), (0, n), (0, c)])
    if edge:
        inset = round(w * 1.414)
        pygame.draw.polygon(large, ground, [(c + inset, 0), (n, 0), (n, n), (0, n), (0, c + inset)])
        large.fill(edge, (c, 0, n - c, w))
        large.fill(edge, (0, c, w, n - c))
    return pygame.transform.smoothscale(large, (side, side))
