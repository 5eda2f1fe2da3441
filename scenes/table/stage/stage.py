"""Repaints the items that have changed, by layer, over a still background."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from typing import NamedTuple

import pygame

from scenes.ui.dirty import merged


class Pieces(tuple[tuple[Hashable, tuple[int, int, int, int]], ...]):
    """The render key of an item whose pieces change by themselves: of each its own key and area in pixels.

    Only the areas of pieces that have changed are repainted.
    """


class StageItem:
    """Base class of everything drawn on the table."""

    layer: float = 0.0
    """Items of higher layers are drawn on top."""
    told_by_key = False
    """Whether the render key tells all that is drawn, so that an equal item may take its place unpainted."""

    def render_key(self) -> Hashable:
        """Returns a value that changes whenever the item must be repainted; None if it is hidden."""
        raise NotImplementedError

    def bounds(self) -> pygame.Rect:
        """Returns the area in which ``paint`` draws, in pixels. It must not draw outside."""
        raise NotImplementedError

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the item. Must not change it."""
        raise NotImplementedError


SPARE = 150_000
"""Pixels that take as long to paint as one more area does, which asks every item there anew what it looks like."""
Painted = dict[StageItem, tuple[Hashable, pygame.Rect]]
"""The render key and bounds of each visible item."""


class Stage:
    """Holds the items of a scene and remembers how each was last painted."""

    def __init__(self) -> None:
        self.things: list[StageItem] = []
        self._last_painted: Painted = {}
        """Keyed by the item itself, not by ``id()``, as ids are reused."""
        self._dirty_areas: list[pygame.Rect] = []

    def mark_dirty(self, area: pygame.Rect) -> None:
        """Repaints an area with the next ``paint``."""
        self._dirty_areas.append(area)

    def add(self, *things: StageItem) -> None:
        """Adds items."""
        self.things.extend(things)

    def remove(self, thing: StageItem) -> None:
        """Removes an item; the next ``paint`` erases it."""
        if thing in self.things:
            self.things.remove(thing)

    def paint(self, surface: pygame.Surface, background: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        """Paints what has changed. Returns the painted areas in pixels of the surface."""
        now = {thing: (key, thing.bounds()) for thing in self.things if (key := thing.render_key()) is not None}
        areas = [surface.get_rect()] if everything else self._changed(now, surface.get_rect())
        self._last_painted = now
        self._dirty_areas = []
        ordered = sorted(now, key=lambda thing: thing.layer) if areas else []
        for area in areas:
            self._repaint(surface, background, area, ordered, now)
        return areas

    def picture(self, background: pygame.Surface, left_out: StageItem) -> pygame.Surface:
        """Returns a picture of all visible items but one."""
        picture = background.copy()
        shown = [thing for thing in self.things if thing is not left_out and thing.render_key() is not None]
        for thing in sorted(shown, key=lambda thing: thing.layer):
            thing.paint(picture)
        return picture

    def _changed(self, now: Painted, window: pygame.Rect) -> list[pygame.Rect]:
        """Returns the areas of items that have changed, appeared or disappeared, and those marked dirty."""
        come, gone = _only_in(now, self._last_painted), _only_in(self._last_painted, now)
        dirty = [pygame.Rect(look.area) for look in (*(come - gone), *(gone - come))]
        return merged((area.clip(window) for area in [*dirty, *self._dirty_areas]), SPARE)

    @staticmethod
    def _repaint(
        surface: pygame.Surface,
        background: pygame.Surface,
        area: pygame.Rect,
        ordered: list[StageItem],
        now: Painted,
    ) -> None:
        surface.set_clip(area)
        surface.blit(background, area, area)
        for thing in ordered:
            if now[thing][1].colliderect(area):
                thing.paint(surface)
        surface.set_clip(None)


class _Look(NamedTuple):
    """What is equal for two items, or pieces of them, that look the same in the same place."""

    thing: StageItem | type[StageItem]
    layer: float
    key: Hashable
    area: tuple[int, int, int, int]


def _only_in(these: Painted, those: Painted) -> Counter[_Look]:
    """Returns the looks of the items that are not, or not so, among ``those``."""
    return Counter(look for thing, seen in these.items() if those.get(thing) != seen for look in _looks(thing, *seen))


def _looks(thing: StageItem, key: Hashable, area: pygame.Rect) -> Iterator[_Look]:
    pieces = key if isinstance(key, Pieces) else [(key, (area.x, area.y, area.w, area.h))]
    for piece, place in pieces:
        yield _Look(type(thing) if thing.told_by_key else thing, thing.layer, piece, place)
