"""Boxes side by side, and pictures laid at a point: what pages and tables would else reckon by hand."""

from __future__ import annotations

from typing import Any

import pygame


def box_at(wide: float, high: float, **anchor: Any) -> pygame.Rect:
    """A box of that size where one of its points is given, as in ``center=box.center``.

    >>> box_at(20, 10, midright=(100, 50))
    Rect(80, 45, 20, 10)
    """
    box = pygame.Rect(0, 0, wide, high)
    for point, place in anchor.items():
        setattr(box, point, place)
    return box


def columns(area: pygame.Rect, count: int, gap: int = 0) -> list[pygame.Rect]:
    """So many boxes of one width from left to right, ``gap`` pixels apart.

    >>> [tuple(box) for box in columns(pygame.Rect(10, 5, 100, 20), 3, 5)]
    [(10, 5, 30, 20), (45, 5, 30, 20), (80, 5, 30, 20)]
    """
    wide = (area.w - gap * (count - 1)) // max(count, 1)
    return [pygame.Rect(area.x + index * (wide + gap), area.y, wide, area.h) for index in range(count)]


def blit_at(surface: pygame.Surface, picture: pygame.Surface, **anchor: Any) -> pygame.Rect:
    """Lays a picture where one of its points is given, as in ``center=box.center``; gives what it covers."""
    return surface.blit(picture, picture.get_rect(**anchor))
