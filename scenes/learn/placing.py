"""Computes where the note of a lesson lies and how it points at what it is about."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter

import pygame

from scenes.learn.ink import Ink
from scenes.learn.pointer import Point, PointerSize, pointer_ends, reaches
from scenes.ui.bubble import between, overlap

STEP = 2
"""Number of places tried along the height of a note."""
NUDGES = range(-9, 10, 3)
"""Distances in cells by which the best place is moved to cut no line of text."""
CUT_COST, INK_CROSSED_COST, DISTANCE_COST = 24, 25, 11
"""Costs of a cell of ink at the edge of the note, of one under its pointer, and of a cell of distance to the target,
all measured in cells of ink that the note covers."""
CARD_COST, NOTABLE_COST, NONE_COST = 400, 1600, 1800
"""Costs of a card and of another notable area that are covered, even in part, and of no pointer, in cells of ink."""
MAX_RISE = 60
"""Largest height by which the note may be higher than the panel that it fills, in cells."""

Cost = tuple[int, int, int]
"""Costs of a place, compared in order: pixels covered of ``needed``, of ``informative``, and all others in cells."""
MOST: Cost = sys.maxsize, 0, 0
"""More than any place costs."""
Best = tuple[Cost, pygame.Rect | None]
"""The least cost so far, and its place if there is one."""


@dataclass(frozen=True)
class Surroundings:
    """The areas around a note, in window pixels."""

    ink: Ink
    """What the table shows below the note."""
    needed: Sequence[pygame.Rect] = ()
    """Areas it must never cover: the prompt, the score, the other side's last act."""
    pressable: Sequence[pygame.Rect] = ()
    """Cards and buttons that it must never cover."""
    informative: Sequence[pygame.Rect] = ()
    """Areas it covers only as a last resort: previews, and what is at stake."""
    cards: Sequence[pygame.Rect] = ()
    """Cards on the table."""
    notable: Sequence[pygame.Rect] = ()
    """Areas that are better left in sight, such as the names of the other sides."""
    others: Sequence[pygame.Rect] = ()
    """All that can be pressed. A pointer that crosses it seems to point at it."""
    texts: Sequence[pygame.Rect] = ()
    """Texts that the pointer must not cross."""
    panels: Sequence[pygame.Rect] = ()
    """Areas that it may fill, which looks better than to cover a part of them."""


@dataclass(frozen=True)
class Placing:
    """The search for the place of a note."""

    within: pygame.Rect
    """The area that it must not leave."""
    at: Sequence[pygame.Rect]
    """The areas that it points at."""
    gap: int
    """Usual distance from what it lies beside, in pixels."""
    size: PointerSize
    """The size of its pointer."""
    around: Surroundings

    def best(self, size: tuple[int, int], extra: int = 0, limit: Cost = MOST) -> tuple[Cost, pygame.Rect] | None:
        """Returns the cheapest place for a note of this size with its cost, or None if it is not below the limit.

        ``extra`` is the cost of the size itself.
        """
        boxes = sorted(
            ((extra + DISTANCE_COST * self._distance(box), box) for box in self._free(size)), key=itemgetter(0)
        )
        best: Best = limit, None
        for least, box in boxes:
            if (0, 0, least) >= best[0]:
                break
            best = self._cheaper(best, box, least)
        for box in self._nudged(best[1]) if best[1] is not None else ():
            best = self._cheaper(best, box, extra + DISTANCE_COST * self._distance(box))
        return None if best[1] is None else (best[0], best[1])

    def filling(self, panel: pygame.Rect, size: tuple[int, int]) -> tuple[Cost, pygame.Rect] | None:
        """Returns the cheapest place for a note that fills a panel and what is just above it, or None if too small.

        Only what it cuts at its upper edge counts, as the lower one is the panel's.
        """
        cell = self.around.ink.cell
        rises = [round(step * cell) for step in range(MAX_RISE)]
        boxes = [pygame.Rect(panel.x, panel.y - rise, panel.w, panel.h + rise) for rise in rises]
        found = [(self._cost_of_filling(box), box) for box in boxes if box.w >= size[0] and box.h >= size[1]]
        return min(found, key=itemgetter(0), default=None)

    def _cost_of_filling(self, box: pygame.Rect) -> Cost:
        ink = self.around.ink
        edge = pygame.Rect(box.x, box.y, box.w, 0).inflate(0, round(2 * ink.cell))
        rest = self._inside(box) + CUT_COST * ink.within(edge) + self._pointer_cost(box)
        return *self._covered(box), rest + DISTANCE_COST * self._distance(box)

    @cached_property
    def _taken(self) -> list[pygame.Rect]:
        around = self.around
        return [*(rect.inflate(self.gap, self.gap) for rect in self.at), *around.needed, *around.pressable]

    def _free(self, size: tuple[int, int]) -> list[pygame.Rect]:
        """Returns the candidates that cover nothing needed, or all if there are none."""
        boxes, taken = self._candidates(*size), self._taken
        return [box for box in boxes if box.collidelist(taken) < 0] or boxes

    def _candidates(self, wide: int, high: int) -> list[pygame.Rect]:
        """Returns the boxes to compare: those of a coarse grid, and those beside the areas."""
        within, gap, step = self.within, self.gap, max(high // STEP, 1)
        lefts = {*range(within.left, within.right - wide, step), within.right - wide}
        tops = {*range(within.top, within.bottom - high, step), within.bottom - high}
        for rect in (*self.at, *self.around.needed, *self.around.informative):
            lefts |= {rect.left - gap - wide, rect.centerx - wide // 2, rect.right + gap}
            tops |= {rect.top - gap - high, rect.bottom + gap}
        lefts = {max(within.left, min(left, within.right - wide)) for left in lefts}
        tops = {max(within.top, min(top, within.bottom - high)) for top in tops}
        return [pygame.Rect(left, top, wide, high) for left in sorted(lefts) for top in sorted(tops)]

    def _nudged(self, box: pygame.Rect) -> Iterator[pygame.Rect]:
        """Yields the boxes a little beside a box."""
        cell = self.around.ink.cell
        for across in NUDGES:
            for down in NUDGES:
                yield box.move(round(across * cell), round(down * cell)).clamp(self.within)

    def _cheaper(self, best: Best, box: pygame.Rect, least: int) -> Best:
        """Returns the cheaper one of the best place so far and another box, which costs ``least`` if it hides nothing.

        Most boxes are given up before their edges are measured and their pointer is computed, which take longest.
        """
        covered, rest = self._covered(box), least
        for cost_of in (self._inside, self._cut, self._pointer_cost):
            if (*covered, rest) >= best[0]:
                return best
            rest += cost_of(box)
        cost = *covered, rest
        return (cost, box) if cost < best[0] else best

    def _distance(self, box: pygame.Rect) -> int:
        """Returns the distance to the target in cells."""
        return round(min((between(box, each) for each in self.at), default=0) / self.around.ink.cell)

    def _covered(self, box: pygame.Rect) -> tuple[int, int]:
        return overlap(box, self._taken, self.around.informative)

    def _inside(self, box: pygame.Rect) -> int:
        """Returns the cost of what a box hides."""
        around = self.around
        found = around.ink.within(box) + CARD_COST * len(box.collidelistall(around.cards))
        return found + NOTABLE_COST * len(box.collidelistall(around.notable))

    def _cut(self, box: pygame.Rect) -> int:
        """Returns the cost of what a box hides only in part."""
        return CUT_COST * self.around.ink.cut(box)

    def pointer(self, box: pygame.Rect) -> tuple[Point, Point] | None:
        """Returns both ends of the pointer of a note, or None if it would not reach its target or cross another."""
        near = min(self.at, key=lambda each: between(box, each), default=None)
        if near is None or box.colliderect(near):
            return None
        around = self.around
        foot, tip = pointer_ends(box, near, around.texts, self.size)
        others = (*around.others, *around.informative, *around.cards, *self.at)
        if any(each.clipline(foot, tip) and each.collidelist((box, near)) < 0 for each in others):
            return None
        return (foot, tip) if foot != tip and reaches(foot, tip, around.texts, self.size) else None

    def _pointer_cost(self, box: pygame.Rect) -> int:
        ends = self.pointer(box)
        if ends is None:
            return NONE_COST * bool(self.at)
        return INK_CROSSED_COST * self.around.ink.within(_corridor(*ends, self.size.half // 2))


def _corridor(foot: Point, tip: Point, half: int) -> pygame.Rect:
    """Returns the area around a pointer."""
    area = pygame.Rect(foot, (0, 0)).union(pygame.Rect(tip, (0, 0)))
    return area.inflate(2 * half * (area.w <= area.h), 2 * half * (area.h < area.w))
