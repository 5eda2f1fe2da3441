"""Places that have to be painted anew, brought down to a few that do not overlap."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

__all__ = ["merged"]

MANY = 24


def merged(rects: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that cover all of these and do not overlap; empty ones are left out.

    >>> merged([pygame.Rect(0, 0, 4, 4), pygame.Rect(2, 2, 4, 4), pygame.Rect(9, 9, 1, 1), pygame.Rect(0, 0, 0, 5)])
    [Rect(0, 0, 6, 6), Rect(9, 9, 1, 1)]
    """
    found = [rect for rect in rects if rect.width > 0 and rect.height > 0]
    if len(found) > MANY:
        return [found[0].unionall(found[1:])]
    done: list[pygame.Rect] = []
    for rect in found:
        current = rect.copy()
        while (hit := current.collidelist(done)) >= 0:
            current.union_ip(done.pop(hit))
        done.append(current)
    return done
