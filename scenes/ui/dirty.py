"""Merges rectangles that must be repainted into a few that do not overlap."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import pygame

MAX_AREAS = 18
"""Largest number of separate areas. More are repainted as one: many small repaints cost more than they save."""


def merged(areas: Iterable[pygame.Rect], spare: int = 0) -> list[pygame.Rect]:
    """Joins areas that overlap, so that no pixel is painted twice, and drops empty ones.

    It joins also those between which fewer than ``spare`` pixels lie, as one more area costs more than painting these.

    >>> merged([pygame.Rect(0, 0, 4, 4), pygame.Rect(2, 2, 4, 4), pygame.Rect(9, 9, 1, 1), pygame.Rect(0, 0, 0, 5)])
    [Rect(0, 0, 6, 6), Rect(9, 9, 1, 1)]
    >>> merged([pygame.Rect(0, 0, 4, 4), pygame.Rect(6, 0, 4, 4), pygame.Rect(0, 90, 4, 4)], spare=9)
    [Rect(0, 90, 4, 4), Rect(0, 0, 10, 4)]
    """
    apart: list[pygame.Rect] = []
    for area in areas:
        if area.w and area.h:
            _join(apart, area.copy())
    while spare and (near := _near(apart, spare)) is not None:
        one, other = near
        apart.remove(one)
        apart.remove(other)
        _join(apart, one.union(other))
    return [apart[0].unionall(apart[1:])] if len(apart) > MAX_AREAS else apart


def _join(apart: list[pygame.Rect], area: pygame.Rect) -> None:
    """Adds an area to others that do not overlap, joined with those that it overlaps."""
    while (hit := area.collidelist(apart)) >= 0:
        area.union_ip(apart.pop(hit))
    apart.append(area)


def _near(apart: list[pygame.Rect], spare: int) -> tuple[pygame.Rect, pygame.Rect] | None:
    """Returns two areas between which fewer than ``spare`` pixels lie, or None."""
    for one, other in combinations(apart, 2):
        wide = max(one.right, other.right) - min(one.x, other.x)
        high = max(one.bottom, other.bottom) - min(one.y, other.y)
        if wide * high - one.w * one.h - other.w * other.h < spare:
            return one, other
    return None
