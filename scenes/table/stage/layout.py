"""Computes the regions of the table from the window size. Units are 1/1280 by 1/720 of the design size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from scenes.ui.scale import DESIGN, scale_of

WIDTH, HEIGHT = DESIGN
MAX_WIDTH = 1.15
"""Largest width of the table, as a multiple of 16:9; beyond, it is centered."""


class Size(NamedTuple):
    """A card's width and height in units."""

    w: float
    h: float


HAND, DUEL, PILE = Size(132, 184), Size(168, 234), Size(104, 145)
GROWN = Size(137, 191)
"""A hand card under the pointer. Hand cards are as large as the hand's region allows.

Only the blank bottom edge may lie below the window, so that all text is readable. Above they do not touch the prompt.
"""
DRIVE, FORMATION, ZOOM = Size(92, 128), Size(58, 81), Size(330, 460)
STRIP = Size(40, 56)
DRIVES = 116.0
"""Height of the drive chart at the bottom of the rail, in units."""
LIFT = 6.0
"""Height that a hovered or selected card rises, in units."""
SCORE_BUG, TOP = 64.0, 128.0
"""Height of the score bug, and top of the table below score bug and strip, in units."""
PROMPT_HIGH, HAND_HIGH = 28.0, 192.0
"""Heights of the prompt line and the hand, in units."""


class Layout:
    """The regions that all tables share, in pixels, for one window size."""

    def __init__(self, width: int, height: int, hand: bool = True, foot: float = 0.0) -> None:
        """Without a ``hand`` the table extends to the prompt at the bottom of the window.

        ``foot`` are units reserved at the bottom: over the hand if there is one, otherwise below the prompt.
        """
        self.shows_hand = hand
        self.is_watched = foot > 0
        """Whether it is a replay, in which the hands in the strip may lie open."""
        self.hand_scale = (HAND_HIGH - 8 - foot) / HAND.h if hand else 1.0
        """Size of the viewer's hand cards as a fraction of ``HAND``: they lie above what is reserved at the bottom."""
        self.u = scale_of(width, height)
        self.units_high = max(HEIGHT, height / self.u)
        whole = max(WIDTH, width / self.u)
        self.units_wide = min(whole, self.units_high * 16 / 9 * MAX_WIDTH)
        self.left = (whole - self.units_wide) / 2
        wide, high = self.units_wide, self.units_high
        self.rail_x = wide - 248
        self.window = Rect(0, 0, round(whole * self.u), round(high * self.u))
        self.score_bug = self.rect(0, 0, wide, SCORE_BUG)
        self.strip = self.strip_part(0, 1)
        self.hand_top = high - (HAND_HIGH if hand else foot)
        self.table_high = self.hand_top - PROMPT_HIGH - TOP
        """Height of the table, in units."""
        self.table = self.rect(0, TOP, self.rail_x, self.table_high)
        self.prompt = self.rect(0, self.hand_top - PROMPT_HIGH, self.rail_x, PROMPT_HIGH)
        self.hand = self.rect(0, self.hand_top, self.rail_x, high - self.hand_top)
        foot = high - HAND_HIGH
        self.actions = self.rect(self.rail_x, foot, 248, HAND_HIGH)
        self.log = self.rect(self.rail_x, SCORE_BUG, 248, foot - SCORE_BUG - DRIVES)
        self.drives = self.rect(self.rail_x, foot - DRIVES, 248, DRIVES)

    def strip_edges(self, place: int, parts: int) -> tuple[float, float]:
        """Returns the left and right edge, in units, of a part of the strip, which the other seats share equally.

        >>> Layout(1280, 720).strip_edges(1, 3)
        (344.0, 688.0)
        """
        wide = self.rail_x / parts
        return place * wide, (place + 1) * wide

    def strip_part(self, place: int, parts: int) -> Rect:
        """Returns that part in pixels."""
        left, right = self.strip_edges(place, parts)
        return self.rect(left, SCORE_BUG, right - left, TOP - SCORE_BUG)

    def px(self, units: float) -> int:
        """Converts units to whole pixels."""
        return round(units * self.u)

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        """Converts a rectangle in units of the table to pixels, with snapped edges, so that neighbors meet."""
        left, top = round((x + self.left) * self.u), round(y * self.u)
        return Rect(left, top, round((x + self.left + w) * self.u) - left, round((y + h) * self.u) - top)

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Converts a point in units of the table to pixels, not snapped."""
        return (x + self.left) * self.u, y * self.u


def fan(count: int, left: float, right: float, width: float, gap: float) -> list[float]:
    """Returns the centers of ``count`` cards side by side between two edges; they overlap if space is short.

    >>> fan(2, 0, 400, 100, 10)
    [145.0, 255.0]
    """
    if count == 0:
        return []
    step = width + gap
    if count > 1:
        step = min(step, (right - left - width) / (count - 1))
    first = (left + right) / 2 - step * (count - 1) / 2
    return [first + step * index for index in range(count)]


def side_by_side(lefts: Sequence[float], wides: Sequence[float], gap: float, low: float, high: float) -> list[int]:
    """Returns left edges for items in their order, without overlap and as near as possible to ``lefts``.

    All values are in pixels. The items stay between ``low`` and ``high`` if they fit.

    >>> side_by_side([0, 40, 200], [50, 20, 20], 10, -50, 300)
    [-10, 50, 200]
    """
    blocks: list[tuple[float, int, float]] = []
    """Groups of touching items: left edge, number of items, and total width."""
    for left, wide in zip(lefts, wides, strict=True):
        start, count, whole = float(left), 1, wide + gap
        while blocks and blocks[-1][0] + blocks[-1][2] > start:
            before, others, width = blocks.pop()
            start = (before * others + (start - width) * count) / (others + count)
            count, whole = others + count, width + whole
        blocks.append((start, count, whole))
    found: list[float] = []
    for start, count, _ in blocks:
        first = len(found)
        found += [start + sum(wides[first + i] + gap for i in range(index)) for index in range(count)]
    for index in range(len(found) - 1, -1, -1):
        after = found[index + 1] - gap if index + 1 < len(found) else high
        found[index] = min(found[index], after - wides[index])
    for index in range(len(found)):
        before = found[index - 1] + wides[index - 1] + gap if index else low
        found[index] = max(found[index], before)
    return [round(each) for each in found]
