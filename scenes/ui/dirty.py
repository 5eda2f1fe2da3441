"""Merges rectangles that must be repainted into a few that do not overlap."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

MAX_AREAS = 18
"""Largest number of separate areas. More are repainted as one: many small repaints cost more than they save."""


def merged(areas: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Joins areas that overlap, so that no pixel is painted twice, and drops empty ones.

    >>> merged([pygame.Rect(0, 0, 4, 4), pygame.Rect(2, 2, 4, 4), pygame.Rect(9, 9, 1, 1), pygame.Rect(0, 0, 0, 5)])
    [Rect(0, 0, 6, 6), Rect(9, 9, 1, 1)]
    """
    apart: list[pygame.Rect] = []
    for area in areas:
        if not area.w or not area.h:
            continue
        joined = area.copy()
        while (hit := joined.collidelist(apart)) >= 0:
            joined.union_ip(apart.pop(hit))
        apart.append(joined)
    return [apart[0].unionall(apart[1:])] if len(apart) > MAX_AREAS else apart
