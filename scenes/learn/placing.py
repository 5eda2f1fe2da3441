"""Where the note of a lesson lies, and how it points at what it speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import NamedTuple

import pygame

from scenes.ui.bubble import between, overlap

STEP = 2
"""Places that are tried along the height of a note."""
CROSSED = 240
"""Pixels of the way to what is pointed at that are as bad as pointing across one more thing."""

Cost = tuple[int, int, int, int]
"""Pixels that are covered of each kind, the worst first; then the way weighed against what yields, and how far off."""


class Among(NamedTuple):
    """What a note lies among, in pixels."""

    needed: Sequence[pygame.Rect] = ()
    """What it may never cover: what is asked, and what can be pressed."""
    spoken: Sequence[pygame.Rect] = ()
    """What it covers last: what the move would come to, what the other side did, what is at stake."""
    lying: Sequence[pygame.Rect] = ()
    """What it covers only where there is no other room."""
    words: pygame.Rect = pygame.Rect(0, 0, 0, 0)
    """The words of what is asked, across which it does not point."""


def best_spot(
    size: tuple[int, int], within: pygame.Rect, gap: int, at: Sequence[pygame.Rect], among: Among
) -> tuple[Cost, pygame.Rect]:
    """The box of that size that covers as little as it can, not far from what it points at, and what it covers.

    >>> among = Among(needed=[pygame.Rect(0, 0, 400, 50)])
    >>> best_spot((80, 40), pygame.Rect(0, 0, 400, 300), 10, [pygame.Rect(100, 80, 50, 50)], among)[1].topleft
    (10, 60)
    """
    wide, high = size
    needed, step = [*(rect.inflate(gap, gap) for rect in at), *among.needed], max(high // STEP, 1)
    lefts = {*range(within.left, within.right - wide, step), within.right - wide}
    tops = {*range(within.top, within.bottom - high, step), within.bottom - high}
    for rect in (*at, *among.needed, *among.spoken):
        lefts |= {rect.left - gap - wide, rect.centerx - wide // 2, rect.right + gap}
        tops |= {rect.top - gap - high, rect.bottom + gap}
    lefts = {max(within.left, min(left, within.right - wide)) for left in lefts}
    tops = {max(within.top, min(top, within.bottom - high)) for top in tops}
    boxes = _free([pygame.Rect(left, top, wide, high) for left in sorted(lefts) for top in sorted(tops)], needed)
    ways = sorted(((min((between(box, each) for each in at), default=0), box) for box in boxes), key=itemgetter(0))
    best: tuple[Cost, pygame.Rect] | None = None
    for way, box in ways:
        if best is not None and (0, 0, high * way) >= best[0][:3]:
            break
        hidden, spoken = overlap(box, needed, among.spoken)
        if best is None or (hidden, spoken, high * way) < best[0][:3]:
            over = overlap(box, among.lying, ())[0] + high * (way + CROSSED * _crossed(box, at, among))
            off = min((abs(box.centerx - each.centerx) for each in at), default=0)
            cost = hidden, spoken, over, off
            best = min(best or (cost, box), (cost, box), key=itemgetter(0))
    assert best is not None
    return best


def _free(boxes: list[pygame.Rect], needed: list[pygame.Rect]) -> list[pygame.Rect]:
    """Those that cover nothing that is needed, if any do: only these few of hundreds are then weighed."""
    return [box for box in boxes if box.collidelist(needed) < 0] or boxes


def _crossed(box: pygame.Rect, at: Sequence[pygame.Rect], among: Among) -> int:
    """Across how many things one points from a box, those not counted that what is pointed at is a part of."""
    if not at:
        return 0
    near = min(at, key=lambda each: between(box, each))
    foot, tip = straight(box, near, among.words, 0)
    walls = [*among.needed, *among.spoken, *at]
    return sum(not each.contains(near) and bool(each.clipline(foot, tip)) for each in walls)


def straight(
    box: pygame.Rect, at: pygame.Rect, words: pygame.Rect, room: int
) -> tuple[tuple[int, int], tuple[int, int]]:
    """From where on the edge of a box to where on the edge of ``at`` one points: straight where they lie side by side.

    ``room`` is how far both ends stay from corners; where ``words`` lie between, the ends go beside them if they can.

    >>> straight(pygame.Rect(0, 0, 100, 20), pygame.Rect(40, 50, 30, 30), pygame.Rect(0, 0, 0, 0), 5)
    ((55, 20), (55, 50))
    """
    left, right = max(box.left, at.left) + room, min(box.right, at.right) - room
    top, bottom = max(box.top, at.top) + room, min(box.bottom, at.bottom) - room
    if left <= right:
        x = middle = (left + right) // 2
        before, behind = words.left - room // 2 - 1, words.right + room // 2
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
    inner = box.inflate(-2 * room, 0)
    foot = min(max(tip[0], inner.left), inner.right), box.bottom if box.bottom <= at.top else box.top
    return foot, tip
