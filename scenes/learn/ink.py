"""Measures how much a picture shows in an area: text and drawings count, plain surfaces do not."""

from __future__ import annotations

from functools import lru_cache

import pygame

CELL = 3.0
"""Side of a cell in units: small enough to see the gap between two lines of text."""
FAINTEST = 32
"""Least difference in brightness, 0 to 255, between a cell and its neighbors that counts as ink."""


class Ink:
    """The cells of a picture in which something is written or drawn."""

    def __init__(self, picture: pygame.Surface, unit: float) -> None:
        """``unit`` is the length of a unit in pixels."""
        self.cell = CELL * unit
        """Side of a cell in pixels."""
        size = max(round(picture.get_width() / self.cell), 1), max(round(picture.get_height() / self.cell), 1)
        small = pygame.transform.grayscale(pygame.transform.smoothscale(picture, size))
        edges, reach = pygame.transform.laplacian(small), 256 - FAINTEST
        self._mask = pygame.mask.from_threshold(edges, "white", (reach, reach, reach, 255))

    def within(self, area: pygame.Rect) -> int:
        """Returns the number of cells with ink in an area, given in pixels."""
        left, top = round(area.left / self.cell), round(area.top / self.cell)
        size = round(area.right / self.cell) - left, round(area.bottom / self.cell) - top
        return self._mask.overlap_area(_filled(*size), (left, top)) if min(size) > 0 else 0

    def cut(self, area: pygame.Rect) -> int:
        """Returns the number of cells with ink at the edge of an area: what is covered only in part."""
        side = round(2 * self.cell)
        return self.within(area.inflate(side, side)) - self.within(area.inflate(-side, -side))


@lru_cache(maxsize=256)
def _filled(wide: int, high: int) -> pygame.Mask:
    return pygame.Mask((wide, high), fill=True)
