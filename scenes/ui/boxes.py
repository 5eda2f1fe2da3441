"""Rectangles side by side, and pictures drawn at a point."""

from __future__ import annotations

from typing import Any

import pygame


def box_at(wide: float, high: float, **anchor: Any) -> pygame.Rect:
    """Returns a rect of that size with one of its points given, as in ``center=box.center``.

    >>> box_at(20, 10, midright=(100, 50))
    Rect(80, 45, 20, 10)
    """
    box = pygame.Rect(0, 0, wide, high)
    for point, place in anchor.items():
        setattr(box, point, place)
    return box


def columns(area: pygame.Rect, count: int, gap: int = 0) -> list[pygame.Rect]:
    """Splits an area into ``count`` equally wide rects from left to right, ``gap`` pixels apart.

    >>> [tuple(box) for box in columns(pygame.Rect(10, 5, 100, 20), 3, 5)]
    [(10, 5, 30, 20), (45, 5, 30, 20), (80, 5, 30, 20)]
    """
    wide = (area.w - gap * (count - 1)) // max(count, 1)
    return [pygame.Rect(area.x + index * (wide + gap), area.y, wide, area.h) for index in range(count)]


def blit_at(surface: pygame.Surface, picture: pygame.Surface, **anchor: Any) -> pygame.Rect:
    """Draws a picture with one of its points given, as in ``center=box.center``. Returns its whole rect.

    What a clip lets through may be less, and must not move what is laid out beside it.
    """
    place = picture.get_rect(**anchor)
    surface.blit(picture, place)
    return place
