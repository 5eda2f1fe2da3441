"""The number of pixels in one layout unit. The design is 1280 by 720 units."""

from __future__ import annotations

DESIGN = (1280.0, 720.0)
"""Width and height of the design in units."""
SMALLEST, LARGEST = 0.8, 3.0
"""Pixels per unit in the smallest and in the largest window."""


def scale_of(width: int, height: int) -> float:
    """Returns the pixels in one unit for a window size in pixels.

    >>> scale_of(1280, 720), scale_of(3840, 2160), scale_of(640, 480)
    (1.0, 3.0, 0.8)
    """
    return max(SMALLEST, min(LARGEST, width / DESIGN[0], height / DESIGN[1]))
