"""Where cards lie in the regions that every table has: hand, strip and piles, and off the table."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from scenes.table.stage.layout import HAND, SCORE_BUG, STRIP, TOP, Layout, fan

TILT, MOST_TILT = 1.0, 2.0
"""Degrees between neighbors of a fanned hand, and at its ends: more would turn words out of the window. Whole ones, as
the pictures of cards at rest have."""
CARD_TOP = 11.0
"""Units from the upper edge of the hand to its cards: what a lifted card and its marks need."""
BACKS, NARROW_BACKS = (276.0, 32.0), (118.0, 16.5)
"""Units from the right end of a whole strip, and of a part of it, in which backs lie, and between two at most."""
EDGE = 20.0
"""Units at the right end of a strip that stay free."""


class Place(NamedTuple):
    """Where a card of a zone lies: center and width in pixels, tilt in degrees, layer.

    ``long`` are the pixels to which it is unrolled, 0 for a card that lies as it is.
    """

    x: float
    y: float
    width: float
    tilt: float = 0.0
    layer: float = 0.0
    long: float = 0.0


def fanned_hand(layout: Layout, count: int, left: float = 24) -> list[Place]:
    """The places of so many cards in the viewer's hand, from left to right; ``left`` is its edge in units."""
    middle = (count - 1) / 2
    center = layout.hand_top + CARD_TOP + HAND.h / 2
    step = min(TILT, MOST_TILT / max(middle, 1.0))
    return [
        Place(*layout.point(x, center), layout.px(HAND.w), float(round((i - middle) * step)), 200.0 + i)
        for i, x in enumerate(fan(count, left, layout.rail_x - 24, HAND.w, 14))
    ]


def backs_in_strip(layout: Layout, count: int, place: int = 0, parts: int = 1, beside: float = 0.0) -> list[Place]:
    """The places of so many hidden cards of another seat, at the right of its part of the strip.

    ``beside`` are the units that are left free at their right.
    """
    reach, gap = BACKS if parts == 1 else NARROW_BACKS
    last = layout.strip_edges(place, parts)[1] - EDGE - beside - STRIP.w / 2
    step = min(gap, (reach - EDGE - beside - STRIP.w) / max(count - 1, 1))
    return [
        Place(*layout.point(last - (count - 1 - i) * step, (SCORE_BUG + TOP) / 2), layout.px(STRIP.w), 0.0, 100.0 + i)
        for i in range(count)
    ]


def at(rect: pygame.Rect, width: int, layer: float) -> Place:
    """The middle of a rectangle."""
    return Place(float(rect.centerx), float(rect.centery), float(width), 0.0, layer)


def off_table(layout: Layout) -> Place:
    """Where cards go that nobody needs any more: off the right edge of the table."""
    return Place(*layout.point(layout.rail_x + 60, TOP), layout.px(STRIP.w), 14.0, 40.0)
