"""Where the twenty-two men stand on the film: each slot of a formation and each place of a front, by window size.

Left and right are the offense's, and its line is below that of the defense, whoever looks on.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import pygame

from game.variants.card_bowl.formations import SLOT, SPOT
from scenes.table.card_bowl.background import MARGIN
from scenes.table.stage.layout import FORMATION, HAND, TOP, Layout
from scenes.table.stage.places import Place

STRIP = 30.0
"""Height of the row along the upper edge, in units."""
LEVEL = 260.0
"""Width of the plate of the level at the right of that row, in units."""
FOOT = 104.0
"""Height of the row of draws below the film while there is no hand, in units."""
PILE_WIDE, LOW_PILE, DECK_FOOT, GAUGE = 56.0, 0.85, 36.0, 158.0
"""Width of the deck in units, share of it where a hand leaves the film low, and space below it; width of the gauge of
the pass rush, in units."""
SUMS = 38.0
"""Height of both sums of a lane together, in units."""
PROPORTION = HAND.h / HAND.w
"""Height of a card divided by its width."""
YARDS_TALL = 5
"""Height of a card on the film, in yards."""
LABEL = 10.0
"""Units by which the label of a man reaches below his card."""
GONE = 4000.0
"""Pixels above the window where invisible cards lie."""
CARD_LAYER = 20.0
"""Layer of the men's cards."""
_SAFETIES, _LINEBACKERS, _LINEMEN, _BLOCKERS, _PASSER, _BACKS = range(6)
_ROWS = (0.52, 0.76, 1.74, 3.62, 4.66, 5.66)
"""Distance of the middle of each row from the strip, in card heights. The sums have room at the line of scrimmage."""
_DEEP = 6.3
"""Distance from the strip to the bottom of the backs' labels, in card heights."""
_ALONE, _NEAR, _DEEPER = -0.3, 0.02, -1.18
"""Distances from the linemen's row to a single man over a receiver, and to the nearer and deeper of two, in card
heights."""
_HEAP: dict[str, float] = {"S-L": -5.8, "LTE": -5.5, "RTE": 1.0, "S-R": 2.0}
"""Layers of the secondary relative to the linebackers; men further right lie above."""
BEHIND = 0.42
"""Distance of a man behind another of his lane or end, in card heights, so that his card's corner is visible."""
_NEXT = 0.05
"""Difference in layers between men at the same place. The left corner of each card stays visible."""
_WIDEST, _STEP = 0.62, 1.16
"""Distance from the edge to the outermost receiver, and from one receiver to the next, in card widths."""
_POSTS: dict[str, tuple[int, float]] = {
    "S-L": (_SAFETIES, -4.3),
    "OLB-L": (_LINEBACKERS, -2.35),
    "ILB": (_LINEBACKERS, 0.0),
    "OLB-R": (_LINEBACKERS, 2.35),
    "S-R": (_SAFETIES, 4.3),
}
"""The row of each place of the secondary, and its distance from the center in card widths."""
POSTS = tuple(_POSTS)
_BACK: dict[str, float] = {"BL": -2.1, "BC": 0.0, "BR": 2.1, "BD": 1.1}
"""Distance of each back from the center, in card widths."""
FLATS = {"left flat": -4.0, "right flat": 4.0}
"""Distance of a back in a flat from the center, in card widths."""
GUN = 0.34
"""Distance that a quarterback in shotgun stands farther back, in card heights."""


Man = tuple[int, int]
"""A seat and the number of one of its men."""


class Spot(NamedTuple):
    """The middle of a card in units, and its layer."""

    x: float
    y: float
    layer: float = CARD_LAYER


class Lineup:
    """The film of one play: rows, lanes, receivers, and what lies beside them."""

    def __init__(self, layout: Layout, text_scale: float = 1.0) -> None:
        """``text_scale`` is the factor of the text-size setting."""
        self.layout, self.text_scale = layout, text_scale
        self.wide = layout.rail_x
        foot = 0.0 if layout.shows_hand else FOOT
        self.top, self.high = TOP, layout.table_high - foot
        tall = (self.high - STRIP - 8) / _DEEP
        self.card = min(FORMATION.w, tall / PROPORTION)
        self.card_high = self.card * PROPORTION
        self.middle = self.wide / 2
        self.half = self.card * 0.57
        """Width of half a card on the line with half the gap, in units."""
        self.yard = self.card_high / YARDS_TALL
        """Height of a yard on the film, in units."""
        self.slack = max(0.0, self.high - STRIP - 8 - _DEEP * self.card_high) / 5
        self.film = layout.rect(MARGIN, self.top, self.wide - 2 * MARGIN, self.high)
        """The grass."""
        self.level = layout.rect(self.wide - MARGIN - LEVEL - 4, self.top + 3, LEVEL, STRIP - 4)
        """The plate that says how much the player decides."""
        self.headline = layout.rect(0, self.top + STRIP, self.wide, 100)
        """Area of a play's headlines: over the safeties."""
        self.gauge = layout.rect(self.wide - MARGIN - PILE_WIDE - GAUGE - 40, self.top + self.high - 48, GAUGE, 44)
        """Area whose lower edge the gauge of the pass rush shares, between the right flat and the deck."""
        pile = PILE_WIDE * (LOW_PILE if layout.shows_hand else 1.0)
        self.deck = pygame.FRect(self.wide - MARGIN - PILE_WIDE - 22, 0, pile, pile * PROPORTION)
        self.deck.bottom = self.top + self.high - DECK_FOOT
        """The deck at the lower right of the film, in units."""
        self.sums = layout.rect(0, self.top + self.high, self.wide, foot)
        """Area of the draws and their sums; empty while there is a hand."""

    def row(self, row: int) -> float:
        """Returns the middle of a row."""
        return self.top + STRIP + _ROWS[row] * self.card_high + row * self.slack

    @cached_property
    def scrimmage(self) -> float:
        """The line of scrimmage."""
        return (self.row(_LINEMEN) + self.row(_BLOCKERS)) / 2

    @property
    def front_y(self) -> float:
        """The row of the linemen of the defense."""
        return self.row(_LINEMEN)

    def lane_x(self, g: float) -> float:
        """Returns where a lane crosses the line of scrimmage."""
        return self.middle + g * self.half

    def _receiver_x(self, slot: str) -> float:
        step = MARGIN + self.card * (_WIDEST + _STEP * (int(slot[2]) - 1))
        return step if slot[0] == "L" else self.wide - step

    def slot(self, slot: str, shotgun: bool = False) -> Spot:
        """Returns where a man of the offense stands before he does anything."""
        if slot == "QB":
            return Spot(self.middle, self.row(_PASSER) + GUN * shotgun * self.card_high)
        number = SLOT[slot]
        if number in SPOT:
            return Spot(self.lane_x(SPOT[number]), self.row(_BLOCKERS))
        if slot in _BACK:
            gun = 0.7 if shotgun else 1.0
            row = self.row(_PASSER) + 0.3 * self.card_high if shotgun else self.row(_BACKS)
            if slot in ("BL", "BR") and not shotgun:
                row -= 0.28 * self.card_high
            return Spot(self.middle + _BACK[slot] * self.card * gun, row)
        return Spot(self._receiver_x(slot), self.row(_BLOCKERS))

    def flat(self, name: str) -> Spot:
        """Returns where a back in a flat stands."""
        return Spot(self.middle + FLATS[name] * self.card, self.row(_PASSER))

    def offense(
        self, places: Sequence[str], lanes: Sequence[int | None], flats: Sequence[str], shotgun: bool
    ) -> list[Spot]:
        """Returns where each man of the offense stands: at his slot, in a flat, or behind the lane he blocks."""
        found, behind = [], dict[int, int]()
        for place, lane, flat in zip(places, lanes, flats, strict=False):
            spot = self.slot(place, shotgun)
            if flat:
                spot = self.flat(flat)
            elif place in _BACK and lane is not None:
                behind[lane] = behind.get(lane, 0) + 1
                spot = self._behind(lane, behind[lane] - 1)
            found.append(spot)
        return found

    def _behind(self, lane: int, others: int) -> Spot:
        """Returns where a back stands who goes into a lane; beside the quarterback where that lane is his."""
        x = self.lane_x(lane)
        near = self.card * 1.06
        if abs(x - self.middle) < near:
            x = self.middle + (near if lane >= 0 else -near)
        return Spot(x + others * self.card * 0.5, self.row(_PASSER) - 0.2 * self.card_high, CARD_LAYER - 1 - others)

    def defense(self, places: Sequence[str]) -> list[Spot]:
        """Returns where each man of the defense stands; men at one place stand beside or behind each other."""
        found = []
        for man, place in enumerate(places):
            before = sum(other == place for other in places[:man])
            count = sum(other == place for other in places)
            found.append(self._defender(place, before, count))
        return found

    def _defender(self, place: str, before: int, count: int) -> Spot:
        if place.startswith("DL"):
            x, y = self.lane_x(int(place[2:])), self.row(_LINEMEN)
            return Spot(x + before * 0.2 * self.card, y - before * BEHIND * self.card_high, CARD_LAYER - before)
        if place in _POSTS:
            row, x = _POSTS[place]
            step = min(1.06, 2.3 / count)
            off = (before - (count - 1) / 2) * step
            layer = CARD_LAYER + _HEAP.get(place, 0.0) + before * _NEXT
            return Spot(self.middle + (x + off) * self.card, self.row(row), layer)
        receiver = place.partition(":")[2]
        over = self.slot(receiver) if receiver in SLOT else Spot(self.middle, 0)
        inside = 1 if over.x < self.middle else -1
        if receiver[1:2] != "W":
            y = self.row(_LINEBACKERS) - before * BEHIND * self.card_high
            return Spot(over.x, y, CARD_LAYER + _HEAP.get(receiver, 0.0) - before * _NEXT)
        # The second man over a wide receiver stands behind the first, and both are read; more stand beside those.
        column, deep = divmod(before, 2)
        y = self.row(_LINEMEN) + ((_NEAR, _DEEPER)[deep] if count > 1 else _ALONE) * self.card_high
        return Spot(over.x + inside * column * 0.5 * self.card, y, CARD_LAYER + inside * column * _NEXT)

    # In pixels

    def place(self, spot: Spot) -> Place:
        """Returns a spot as the board wants it; out of the window for one that the film has run past."""
        x, y = self.layout.point(spot.x, spot.y)
        return Place(x, y if self.holds(spot) else -GONE, self.layout.px(self.card), 0.0, spot.layer)

    def holds(self, spot: Spot) -> bool:
        """Returns whether a card at a spot is on the film, and not over the deck."""
        high, wide = self.card_high / 2, self.card / 2
        over_deck = spot.x + wide > self.deck.left and spot.y + high + LABEL > self.deck.top
        return self.top + high <= spot.y <= self.top + self.high - high and not over_deck

    def rect(self, spot: Spot) -> pygame.Rect:
        """Returns the card at a spot."""
        wide, high = self.card, self.card_high
        return self.layout.rect(spot.x - wide / 2, spot.y - high / 2, wide, high)

    def lane_rect(self, low: int, high: int) -> pygame.Rect:
        """Returns what is pressed for a lane, or for the gap between two: a mark on the line of scrimmage."""
        x, y = self.lane_x((low + high) / 2), self.scrimmage
        side = self.half * (0.96 if low == high else 0.8)
        high_ = SUMS * self.text_scale
        return self.layout.rect(x - side / 2, y - high_ / 2, side, high_)

    def post_rect(self, place: str) -> pygame.Rect:
        """Returns the ground of a place of the secondary."""
        row, x = _POSTS[place]
        wide, high = self.card * 1.5, self.card_high * 1.1
        return self.layout.rect(self.middle + x * self.card - wide / 2, self.row(row) - high / 2, wide, high)
