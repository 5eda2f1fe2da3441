"""Paper in the winner's colors that falls over a result once."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pygame

BITS = 60
"""Bits of paper, as few as in a big moment of the table."""
SECONDS, FALLS = 2.0, 1.15
"""Seconds of the whole rain, and of the fall of one bit."""
SIDE, DRIFT = 13.0, 90.0
"""Side of a bit, and the largest distance that it drifts aside, in units."""
SPINS = 9.0
"""Radians by which a bit turns while it falls."""


class _Bit(NamedTuple):
    across: float
    """Where it starts, 0 at the left edge and 1 at the right one."""
    late: float
    """Seconds until it starts."""
    drift: float
    """How far and to which side it drifts, -1 to 1."""
    spin: float
    color: pygame.Color


class PaperRain:
    """Lays the bits over a finished picture and lifts them again, so that the page below is not drawn anew."""

    def __init__(self, unit: float, colors: Sequence[pygame.Color], seed: int = 1) -> None:
        """``unit`` is the size of a layout unit in pixels."""
        rng = Random(seed)
        self._unit, self.age = unit, 0.0
        """Seconds since it began."""
        self._bits = [
            _Bit(
                rng.random(),
                rng.random() * (SECONDS - FALLS),
                rng.uniform(-1, 1),
                rng.random() * 6,
                colors[each % len(colors)],
            )
            for each in range(BITS)
        ]
        self._under: list[tuple[pygame.Surface, pygame.Rect]] = []
        """What lies under each bit, in the order in which they were laid."""

    @property
    def falls(self) -> bool:
        """Whether bits are still to be seen."""
        return self.age < SECONDS

    @property
    def lies(self) -> bool:
        """Whether bits lie on the picture now."""
        return bool(self._under)

    def forget(self) -> None:
        """Forgets what lay under the bits, because everything is drawn anew."""
        self._under = []

    def lift(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Puts back what lay under the bits, the last one first. Returns the areas."""
        areas = [area for _, area in self._under]
        while self._under:
            surface.blit(*self._under.pop())
        return areas

    def lay(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draws the bits where they are now. Returns the areas."""
        for bit in self._bits if self.falls else ():
            area = self._place(bit, surface.get_size()).clip(surface.get_rect())
            if area.w and area.h:
                self._under.append((surface.subsurface(area).copy(), area))
                surface.fill(bit.color, area)
        return [area for _, area in self._under]

    def _place(self, bit: _Bit, size: tuple[int, int]) -> pygame.Rect:
        """Returns the area of a bit, which turns while it falls from above the picture to below it."""
        share = (self.age - bit.late) / FALLS
        side = self._unit * SIDE
        if not 0.0 <= share <= 1.0:
            return pygame.Rect(0, 0, 0, 0)
        high = max(2, round(side * abs(math.cos(bit.spin + share * SPINS))))
        x = bit.across * size[0] + bit.drift * self._unit * DRIFT * math.sin(share * math.pi)
        y = -side + share * (size[1] + side)
        return pygame.Rect(round(x), round(y), round(side), high)
