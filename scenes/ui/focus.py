"""Which target has the focus, and where the arrow keys and Tab move it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Generic, Protocol, TypeVar

import pygame


class Focusable(Protocol):
    """Something the player can choose."""

    name: str
    """Its label: read aloud, and clicked by tests."""
    zone: str
    """The part of the screen that it belongs to. Tab moves between zones; arrows prefer the same zone."""

    @property
    def rect(self) -> pygame.Rect:
        """The area where it can be clicked, in window pixels."""


T = TypeVar("T", bound=Focusable)


class Focus(Generic[T]):
    """Keeps the focused target and finds the next one in a direction."""

    def __init__(self) -> None:
        self.targets: list[T] = []
        self.current: T | None = None
        self.visible = True
        """Whether the ring is drawn: on after a key was pressed, off while only the mouse is used."""
        self.tab_only_zones: frozenset[str] = frozenset()
        """Zones that arrows never enter from outside; Tab does."""
        self._last_in_zone: dict[str, str] = {}

    def rebuild(self, targets: Iterable[T], default: str | None = None) -> None:
        """Replaces the targets, given in reading order. Of two that overlap, the last is on top.

        The focus stays on the target of the same name and zone. Otherwise it moves to the nearest target of its zone,
        the one called ``default``, or the first. It is never lost while there are targets.
        """
        old, self.targets = self.current, list(targets)
        self.current = self._successor(old) or self.find(default) or (self.targets[0] if self.targets else None)

    def _successor(self, old: T | None) -> T | None:
        if old is None:
            return None
        for target in self.targets:
            if target is old or (target.name, target.zone) == (old.name, old.zone):
                return target
        same = [target for target in self.targets if target.zone == old.zone]
        return min(same, key=lambda target: _distance(old.rect, target.rect), default=None)

    def find(self, name: str | None) -> T | None:
        """Returns the target of that name, or None."""
        return next((target for target in self.targets if target.name == name), None) if name else None

    def at(self, position: tuple[int, int]) -> T | None:
        """Returns the topmost target at a window position, or None."""
        return next((target for target in reversed(self.targets) if target.rect.collidepoint(position)), None)

    def set(self, target: T | str | None) -> bool:
        """Moves the focus to a target, given itself or by name. Returns whether the focus moved."""
        found = self.find(target) if isinstance(target, str) else target
        if found is None or found is self.current or found not in self.targets:
            return False
        self.current = found
        self._last_in_zone[found.zone] = found.name
        return True

    def move(self, dx: int, dy: int, closed: Collection[str] = ()) -> bool:
        """Moves the focus in a direction: to the nearest target of the zone, or else straight ahead into another zone.

        Never enters a ``closed`` zone. Sideways, a target inside another one has as neighbors only targets inside
        others, and not the one that contains it.
        """
        if self.current is None:
            return self.set(self.targets[0]) if self.targets else False
        here = self.current
        same = [target for target in self.targets if target.zone == here.zone]
        if dx:
            same = _possible_neighbors(here, same)
        others = [target for target in self.targets if target.zone not in {*self.tab_only_zones, *closed}]
        return self.set(_nearest(here, same, dx, dy) or _nearest(here, others, dx, dy, straight=True))

    def next_zone(self, step: int = 1) -> bool:
        """Moves to the next or previous zone, to the target that last had the focus there."""
        zones = list(dict.fromkeys(target.zone for target in self.targets))
        if not zones:
            return False
        at = zones.index(self.current.zone) if self.current else -step
        zone = zones[(at + step) % len(zones)]
        inside = [target for target in self.targets if target.zone == zone]
        last = self._last_in_zone.get(zone)
        return self.set(next((target for target in inside if target.name == last), inside[0]))


def draw_ring(surface: pygame.Surface, rect: pygame.Rect, inner: pygame.Color, outer: pygame.Color, u: float) -> None:
    """Draws the double focus ring around a rect: ``inner`` is 3 units wide, ``outer`` 2 units around it."""
    light, dark = max(round(3 * u), 2), max(round(2 * u), 2)
    ring = rect.inflate(2 * light, 2 * light)
    pygame.draw.rect(surface, inner, ring, light)
    pygame.draw.rect(surface, outer, ring.inflate(2 * dark, 2 * dark), dark)


def _distance(one: pygame.Rect, other: pygame.Rect) -> float:
    return (one.centerx - other.centerx) ** 2 + (one.centery - other.centery) ** 2


def _possible_neighbors(here: T, targets: Sequence[T]) -> list[T]:
    """Returns the possible neighbors: none that contains ``here``, and nested ones only if ``here`` is nested, too."""
    deep = any(_contains(target, here) for target in targets)
    return [
        target
        for target in targets
        if not _contains(target, here) and (deep or not any(_contains(other, target) for other in targets))
    ]


def _contains(outer: Focusable, inner: Focusable) -> bool:
    """Returns whether a target lies inside another, larger one."""
    return outer is not inner and outer.rect.size != inner.rect.size and outer.rect.contains(inner.rect)


def _nearest(here: T, targets: Sequence[T], dx: int, dy: int, *, straight: bool = False) -> T | None:
    """Returns the nearest target in a direction; a distance off the line counts double.

    A target off the line must lie completely past the edge: what is above a button is not left of it, however wide the
    button is. With ``straight``, a target beside the line counts only if it is farther ahead than aside.
    """
    best, best_cost = None, float("inf")
    for target in targets:
        if target is here:
            continue
        ahead, gap, off_center = _offsets(here.rect, target.rect, dx, dy)
        if ahead <= 0 or (straight and gap > 0 and off_center > ahead):
            continue
        if gap > 0 and not _is_past(here.rect, target.rect, dx, dy):
            continue
        cost = ahead + 2 * (gap + off_center * 0.1)
        if cost < best_cost:
            best, best_cost = target, cost
    return best


def _is_past(here: pygame.Rect, there: pygame.Rect, dx: int, dy: int) -> bool:
    """Returns whether ``there`` begins past the end of ``here``, in a direction."""
    if dx:
        return there.left >= here.right if dx > 0 else there.right <= here.left
    return there.top >= here.bottom if dy > 0 else there.bottom <= here.top


def _offsets(here: pygame.Rect, there: pygame.Rect, dx: int, dy: int) -> tuple[float, float, float]:
    """Returns the distance ahead, the gap aside between the edges, and the distance aside between the centers."""
    if dx:
        ahead = (there.centerx - here.centerx) * dx
        gap = max(there.top - here.bottom, here.top - there.bottom, 0)
        return ahead, gap, abs(there.centery - here.centery)
    ahead = (there.centery - here.centery) * dy
    gap = max(there.left - here.right, here.left - there.right, 0)
    return ahead, gap, abs(there.centerx - here.centerx)
