"""Where the points of a drive stand above its bar, so that they touch neither other points nor a higher bar."""

from __future__ import annotations

from collections.abc import Sequence

import pygame


def above_bars(mark: pygame.Rect, bars: Sequence[pygame.Rect], marks: Sequence[pygame.Rect], gap: int) -> pygame.Rect:
    """Returns a mark raised over each bar and mark that is nearer than ``gap`` pixels to its left or right.

    >>> from pygame import Rect
    >>> above_bars(Rect(9, 40, 10, 16), [Rect(0, 50, 8, 10), Rect(10, 58, 8, 2)], [], 2)
    Rect(9, 32, 10, 16)
    >>> above_bars(Rect(9, 40, 10, 16), [], [Rect(0, 38, 10, 16)], 2)
    Rect(9, 22, 10, 16)
    """
    wide = mark.inflate(2 * gap, 0)
    beside = [bar.top - gap for bar in bars if bar.left < wide.right and wide.left < bar.right]
    raised = mark.move(0, min(0, min(beside, default=mark.bottom) - mark.bottom))
    for other in sorted(marks, key=lambda each: -each.bottom):
        if raised.inflate(2 * gap, 0).colliderect(other):
            raised.bottom = other.top
    return raised
