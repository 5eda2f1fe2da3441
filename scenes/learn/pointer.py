"""Computes the pointer from the note of a lesson to what the note is about."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

Point = tuple[int, int]


class PointerSize(NamedTuple):
    """How large a pointer may be, in pixels."""

    half: int
    """Half its width at the note."""
    longest: int
    """Largest length to its target."""


def pointer_ends(
    box: pygame.Rect, at: pygame.Rect, texts: Sequence[pygame.Rect], size: PointerSize
) -> tuple[Point, Point]:
    """Returns both ends of a line from a box to ``at``: vertical beside the texts or horizontal, if possible.

    >>> pointer_ends(pygame.Rect(0, 0, 100, 20), pygame.Rect(40, 50, 30, 30), [], PointerSize(5, 90))
    ((55, 20), (55, 50))
    """
    left, right = max(box.left, at.left) + size.half, min(box.right, at.right) - size.half
    top, bottom = max(box.top, at.top) + size.half, min(box.bottom, at.bottom) - size.half
    if left <= right:
        ends = (box.bottom, at.top) if box.bottom <= at.top else (box.top, at.bottom)
        crossed = [each for each in texts if each.top < max(ends) and each.bottom > min(ends)]
        spans = [(each.left - size.half, each.right + size.half) for each in crossed]
        x = _outside(spans, (left + right) // 2, left, right)
        return (x, ends[0]), (x, ends[1])
    if top <= bottom:
        y = (top + bottom) // 2
        return ((box.right, y), (at.left, y)) if box.right <= at.left else ((box.left, y), (at.right, y))
    tip = min(max(box.centerx, at.left), at.right), min(max(box.centery, at.top), at.bottom)
    inner = box.inflate(-2 * size.half, 0)
    return (min(max(tip[0], inner.left), inner.right), box.bottom if box.bottom <= at.top else box.top), tip


def _outside(spans: Sequence[Point], middle: int, low: int, high: int) -> int:
    """Returns the number from ``low`` to ``high`` nearest to the middle and in no span; the middle if there is none.

    >>> _outside([(40, 60), (20, 40)], 51, 0, 100)
    60
    """
    ends = [middle, *(end for span in spans for end in span)]
    free = [x for x in ends if low <= x <= high and not any(start < x < end for start, end in spans)]
    return min(free, key=lambda x: abs(x - middle), default=middle)


def reaches(foot: Point, tip: Point, texts: Sequence[pygame.Rect], size: PointerSize) -> bool:
    """Returns whether a pointer gets to its tip: it is not too long, and crosses no text.

    >>> size = PointerSize(5, 90)
    >>> reaches((0, 0), (0, 80), [], size), reaches((0, 0), (0, 95), [], size)
    (True, False)
    >>> reaches((0, 0), (0, 80), [pygame.Rect(-20, 30, 40, 10)], size)
    False
    """
    return math.dist(foot, tip) <= size.longest and not any(
        each.inflate(size.half, 6).clipline(foot, tip) for each in texts
    )
