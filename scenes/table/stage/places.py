"""Places of cards in the regions that all tables have: hand, strip and piles, and off the table."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from scenes.table.stage.layout import HAND, SCORE_BUG, STRIP, TOP, Layout, fan

TILT, MAX_TILT = 1.0, 2.0
"""Degrees between neighbors of a fanned hand, and at its ends; more would push text out of the window.

Whole degrees, like the pictures of cards at rest.
"""
CARD_TOP = 11.0
"""Distance from the top of the hand's region to its cards, for a lifted card and its marks, in units."""
BACKS, NARROW_BACKS = (276.0, 32.0), (118.0, 16.5)
"""Width of the backs at the right of a strip, and largest distance between two; for a whole strip and for a part of it.

In units.
"""
EDGE = 20.0
"""Free width at the right end of a strip, in units."""


class Place(NamedTuple):
    """The place of a card: center and width in pixels, tilt in degrees, layer.

    ``long`` is the length in pixels of an unrolled card, 0 for other cards.
    """

    x: float
    y: float
    width: float
    tilt: float = 0.0
    layer: float = 0.0
    long: float = 0.0


def fanned_hand(layout: Layout, count: int, left: float = 24) -> list[Place]:
    """Returns the places of ``count`` cards in the viewer's hand, from left to right. ``left`` is in units."""
    middle, wide = (count - 1) / 2, HAND.w * layout.hand_scale
    center = layout.hand_top + (CARD_TOP + HAND.h / 2) * layout.hand_scale
    step = min(TILT, MAX_TILT / max(middle, 1.0))
    return [
        Place(*layout.point(x, center), layout.px(wide), float(round((i - middle) * step)), 200.0 + i)
        for i, x in enumerate(fan(count, left, layout.rail_x - 24, wide, 14))
    ]


def backs_in_strip(layout: Layout, count: int, place: int = 0, parts: int = 1, beside: float = 0.0) -> list[Place]:
    """Returns the places of ``count`` hidden cards at the right of another seat's part of the strip.

    ``beside`` are units left free at their right.
    """
    reach, gap = BACKS if parts == 1 else NARROW_BACKS
    gap = max(gap, STRIP.w + 1) if layout.is_watched else gap  # open cards are read
    last = layout.strip_edges(place, parts)[1] - EDGE - beside - STRIP.w / 2
    step = min(gap, (reach - EDGE - beside - STRIP.w) / max(count - 1, 1))
    return [
        Place(*layout.point(last - (count - 1 - i) * step, (SCORE_BUG + TOP) / 2), layout.px(STRIP.w), 0.0, 100.0 + i)
        for i in range(count)
    ]


def at(rect: pygame.Rect, width: int, layer: float) -> Place:
    """Returns the place in the middle of a rectangle."""
    return Place(float(rect.centerx), float(rect.centery), float(width), 0.0, layer)


def off_table(layout: Layout) -> Place:
    """Returns the place of cards that leave the table at the right edge."""
    return Place(*layout.point(layout.rail_x + 60, TOP), layout.px(STRIP.w), 14.0, 40.0)
