"""Computes where the note of a lesson lies and how it points at what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import NamedTuple

import pygame

from scenes.ui.bubble import between, overlap

STEP = 2
"""Number of places tried along the height of a note."""
CROSSING_COST = 240
"""Cost of pointing across one rectangle, in pixels of distance to the target."""

Cost = tuple[int, int, int, int]
"""Costs of a place, compared in order: pixels covered of ``needed``, of ``informative``, distance together with the
pixels covered of ``others`` and the crossings, and horizontal offset."""


class Surroundings(NamedTuple):
    """The areas around a note, in window pixels."""

    needed: Sequence[pygame.Rect] = ()
    """Areas it must never cover: the prompt and all that can be pressed."""
    informative: Sequence[pygame.Rect] = ()
    """Areas it covers only as a last resort: previews, the opponent's last play, what is at stake."""
    others: Sequence[pygame.Rect] = ()
    """Areas it covers only if there is no free room."""
    prompt: pygame.Rect = pygame.Rect(0, 0, 0, 0)
    """The text of the prompt, which the pointer must not cross."""


def best_spot(
    size: tuple[int, int], within: pygame.Rect, gap: int, at: Sequence[pygame.Rect], around: Surroundings
) -> tuple[Cost, pygame.Rect]:
    """Returns the cheapest place for a note of this size that points at ``at``, with its cost.

    >>> around = Surroundings(needed=[pygame.Rect(0, 0, 400, 50)])
    >>> best_spot((80, 40), pygame.Rect(0, 0, 400, 300), 10, [pygame.Rect(100, 80, 50, 50)], around)[1].topleft
    (10, 60)
    """
    high, needed = size[1], [*(rect.inflate(gap, gap) for rect in at), *around.needed]
    boxes = _free(_candidates(size, within, gap, (*at, *around.needed, *around.informative)), needed)
    by_distance = sorted(
        ((min((between(box, each) for each in at), default=0), box) for box in boxes), key=itemgetter(0)
    )
    best: tuple[Cost, pygame.Rect] | None = None
    for distance, box in by_distance:
        if best is not None and (0, 0, high * distance) >= best[0][:3]:
            break
        on_needed, on_informative = overlap(box, needed, around.informative)
        if best is None or (on_needed, on_informative, high * distance) < best[0][:3]:
            weighed = high * (distance + CROSSING_COST * _crossings(box, at, around))
            offset = min((abs(box.centerx - each.centerx) for each in at), default=0)
            cost = on_needed, on_informative, overlap(box, around.others, ())[0] + weighed, offset
            best = min(best or (cost, box), (cost, box), key=itemgetter(0))
    assert best is not None
    return best


def _candidates(
    size: tuple[int, int], within: pygame.Rect, gap: int, areas: Sequence[pygame.Rect]
) -> list[pygame.Rect]:
    """Returns the boxes to compare: those of a coarse grid, and those beside the areas."""
    wide, high = size
    step = max(high // STEP, 1)
    lefts = {*range(within.left, within.right - wide, step), within.right - wide}
    tops = {*range(within.top, within.bottom - high, step), within.bottom - high}
    for rect in areas:
        lefts |= {rect.left - gap - wide, rect.centerx - wide // 2, rect.right + gap}
        tops |= {rect.top - gap - high, rect.bottom + gap}
    lefts = {max(within.left, min(left, within.right - wide)) for left in lefts}
    tops = {max(within.top, min(top, within.bottom - high)) for top in tops}
    return [pygame.Rect(left, top, wide, high) for left in sorted(lefts) for top in sorted(tops)]


def _free(boxes: list[pygame.Rect], needed: list[pygame.Rect]) -> list[pygame.Rect]:
    """Returns the boxes that cover nothing needed, or all boxes if there are none. The rest need not be weighed."""
    return [box for box in boxes if box.collidelist(needed) < 0] or boxes


def _crossings(box: pygame.Rect, at: Sequence[pygame.Rect], around: Surroundings) -> int:
    """Returns how many areas the pointer from a box would cross, not counting areas that contain its target."""
    if not at:
        return 0
    near = min(at, key=lambda each: between(box, each))
    foot, tip = pointer_ends(box, near, around.prompt, 0)
    walls = [*around.needed, *around.informative, *at]
    return sum(not each.contains(near) and bool(each.clipline(foot, tip)) for each in walls)


def pointer_ends(
    box: pygame.Rect, at: pygame.Rect, prompt: pygame.Rect, margin: int
) -> tuple[tuple[int, int], tuple[int, int]]:
    """Returns both ends of the pointer from a box to ``at``, which is horizontal or vertical if possible.

    ``margin`` is the distance of both ends from corners. A vertical pointer avoids ``prompt`` if it can.

    >>> pointer_ends(pygame.Rect(0, 0, 100, 20), pygame.Rect(40, 50, 30, 30), pygame.Rect(0, 0, 0, 0), 5)
    ((55, 20), (55, 50))
    """
    left, right = max(box.left, at.left) + margin, min(box.right, at.right) - margin
    top, bottom = max(box.top, at.top) + margin, min(box.bottom, at.bottom) - margin
    if left <= right:
        x = middle = (left + right) // 2
        before, behind = prompt.left - margin // 2 - 1, prompt.right + margin // 2
        if before < middle < behind:
            x = min(
                (each for each in (before, behind) if left <= each <= right),
                key=lambda each: abs(each - middle),
                default=middle,
            )
        return ((x, box.bottom), (x, at.top)) if box.bottom <= at.top else ((x, box.top), (x, at.bottom))
    if top <= bottom:
        y = (top + bottom) // 2
        return ((box.right, y), (at.left, y)) if box.right <= at.left else ((box.left, y), (at.right, y))
    tip = min(max(box.centerx, at.left), at.right), min(max(box.centery, at.top), at.bottom)
    inner = box.inflate(-2 * margin, 0)
    foot = min(max(tip[0], inner.left), inner.right), box.bottom if box.bottom <= at.top else box.top
    return foot, tip
