"""Where things lie on the table: window size in, rectangles out. Units are 1/1280 by 1/720 of the design size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from scenes.ui.scale import DESIGN, scale_of

WIDTH, HEIGHT = DESIGN
WIDEST = 1.15
"""How much wider than 16:9 the table may grow before it stays centered."""


class Size(NamedTuple):
    """A card's width and height in units."""

    w: float
    h: float


HAND, DUEL, PILE = Size(132, 184), Size(168, 234), Size(104, 145)
GROWN = Size(137, 191)
"""A card of the hand that is pointed at. It and the others are as large as the hand's band lets them.

Only the blank edge of a foot may lie below the window, so that every word is read; above they touch no prompt.
"""
DRIVE, FORMATION, ZOOM = Size(92, 128), Size(58, 81), Size(330, 460)
STRIP = Size(40, 56)
DRIVES = 116.0
"""Units that the drive chart at the foot of the rail is high."""
LIFT = 6.0
"""Units that a hovered or selected card rises."""
SCORE_BUG, TOP = 64.0, 128.0
"""Units of the score bug, and above the table: score bug and strip."""
PROMPT_HIGH, HAND_HIGH = 28.0, 192.0
"""Units that the prompt line and the hand are high."""


class Layout:
    """The regions that every game's table shares, in pixels, for one window size."""

    def __init__(self, width: int, height: int, hand: bool = True, foot: float = 0.0) -> None:
        """Without a ``hand`` the table reaches down to the prompt, which then is at the foot of the window.

        ``foot`` are the units at the foot of the table that something else has: it lies over the hand, where there is
        one, else below the prompt.
        """
        self.shows_hand = hand
        self.u = scale_of(width, height)
        self.units_high = max(HEIGHT, height / self.u)
        whole = max(WIDTH, width / self.u)
        self.units_wide = min(whole, self.units_high * 16 / 9 * WIDEST)
        self.left = (whole - self.units_wide) / 2
        wide, high = self.units_wide, self.units_high
        self.rail_x = wide - 248
        self.window = Rect(0, 0, round(whole * self.u), round(high * self.u))
        self.score_bug = self.rect(0, 0, wide, SCORE_BUG)
        self.strip = self.strip_part(0, 1)
        self.hand_top = high - (HAND_HIGH if hand else foot)
        self.table_high = self.hand_top - PROMPT_HIGH - TOP
        """Units that the table is high."""
        self.table = self.rect(0, TOP, self.rail_x, self.table_high)
        self.prompt = self.rect(0, self.hand_top - PROMPT_HIGH, self.rail_x, PROMPT_HIGH)
        self.hand = self.rect(0, self.hand_top, self.rail_x, high - self.hand_top)
        foot = high - HAND_HIGH
        self.actions = self.rect(self.rail_x, foot, 248, HAND_HIGH)
        self.log = self.rect(self.rail_x, SCORE_BUG, 248, foot - SCORE_BUG - DRIVES)
        self.drives = self.rect(self.rail_x, foot - DRIVES, 248, DRIVES)

    def strip_edges(self, place: int, parts: int) -> tuple[float, float]:
        """Left and right edge in units of a part of the strip, which is divided alike among the other seats.

        >>> Layout(1280, 720).strip_edges(1, 3)
        (344.0, 688.0)
        """
        wide = self.rail_x / parts
        return place * wide, (place + 1) * wide

    def strip_part(self, place: int, parts: int) -> Rect:
        """The same part in pixels."""
        left, right = self.strip_edges(place, parts)
        return self.rect(left, SCORE_BUG, right - left, TOP - SCORE_BUG)

    def px(self, units: float) -> int:
        """Units as whole pixels."""
        return round(units * self.u)

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle given in units of the table as pixels; edges are snapped, so neighbors meet."""
        left, top = round((x + self.left) * self.u), round(y * self.u)
        return Rect(left, top, round((x + self.left + w) * self.u) - left, round((y + h) * self.u) - top)

    def point(self, x: float, y: float) -> tuple[float, float]:
        """A point given in units of the table as pixels, not snapped."""
        return (x + self.left) * self.u, y * self.u


def fan(count: int, left: float, right: float, width: float, gap: float) -> list[float]:
    """Centers of ``count`` cards side by side between two edges; they overlap where the room is short.

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
    """Where things of these widths begin, in the order given and as near as there is room to where they want to.

    All in pixels; they lie between ``low`` and ``high`` as far as these are far enough apart.

    >>> side_by_side([0, 40, 200], [50, 20, 20], 10, -50, 300)
    [-10, 50, 200]
    """
    blocks: list[tuple[float, int, float]] = []
    """What lies side by side without a space: where it begins, of how many things it is, and how wide."""
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
