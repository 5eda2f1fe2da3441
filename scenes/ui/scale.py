"""How many pixels one layout unit has: the design is drawn on 1280 by 720 units."""

from __future__ import annotations

DESIGN = (1280.0, 720.0)
"""Width and height of the design in units."""
SMALLEST, LARGEST = 0.8, 3.0
"""Pixels of a unit in the smallest window that is laid out, and in the largest."""


def scale_of(width: int, height: int) -> float:
    """Pixels in one unit for a window of that size in pixels.

    >>> scale_of(1280, 720), scale_of(3840, 2160), scale_of(640, 480)
    (1.0, 3.0, 0.8)
    """
    return max(SMALLEST, min(LARGEST, width / DESIGN[0], height / DESIGN[1]))
