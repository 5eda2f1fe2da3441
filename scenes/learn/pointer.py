"""Computes the pointer from the note of a lesson to what the note is about."""

from __future__ import annotations

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
    short: int
    """Length if the target is farther away."""


def pointer_ends(
    box: pygame.Rect, at: pygame.Rect, texts: Sequence[pygame.Rect], size: PointerSize
) -> tuple[Point, Point]:
    """Returns both ends of a line from a box to ``at``: vertical beside the texts or horizontal, if possible.

    >>> pointer_ends(pygame.Rect(0, 0, 100, 20), pygame.Rect(40, 50, 30, 30), [], PointerSize(5, 90, 10))
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


def cut_short(foot: Point, tip: Point, texts: Sequence[pygame.Rect], size: PointerSize) -> Point:
    """Returns where a pointer ends: at its tip, before the first text in its way, or early if the tip is far away.

    >>> cut_short((0, 0), (0, 80), [pygame.Rect(-20, 30, 40, 10)], PointerSize(5, 90, 10))
    (0, 27)
    """
    start = pygame.Vector2(foot)
    hits = (each.inflate(size.half, 6).clipline(foot, tip) for each in texts)
    end = min((tip, *(hit[0] for hit in hits if hit)), key=start.distance_to)
    long = start.distance_to(end)
    if long <= size.longest:
        return end
    middle = start.lerp(end, size.short / long)
    return round(middle.x), round(middle.y)
