"""The layout of the table for one window size: the field, and a side line for each club below it."""

from __future__ import annotations

import pygame

from game.variants.blowout.cards import DECKS
from scenes.table.stage.field_geometry import FieldGeometry
from scenes.table.stage.layout import HAND, STRIP, TOP, Layout
from scenes.table.stage.places import Place, at, fanned_hand

PILE_WIDE, PILE_HIGH = 44.0, 61.0
MARGIN, GAP = 14.0, 6.0
HEADING = 22.0
"""Units of the club's plate above its piles."""
BOARD_WIDE, BOARD_HIGH = 268.0, 42.0
RAIL_HIGH = 46.0
ASIDE = 112.0
"""Units left of the hand, for the hand that is set aside."""
ASIDE_STEP = 62.0
"""Units from a card of that hand to the one below it."""
ANSWER_X, ANSWER_Y = 0.2, 0.08
"""Offset of a response from its call, as shares of its size: towards the middle, and down."""
BACKS, CLOSE_BACKS = 24.0, 9.0
"""Units between two backs of the other hands, in use and set aside."""


class Stadium:
    """The rectangles of the table's items, in pixels, and the places of cards. Each club keeps its side."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.high = layout.table_high
        spare = max(self.high - 372, 0.0)
        self.wide = layout.rail_x
        self.field = FieldGeometry(24, self.wide - 24, 56 + spare * 0.25, 74 + spare * 0.12)
        top = TOP + self.field.top + self.field.height + 24
        foot = TOP + self.high - 6
        self.side_top, self.card_high = top + HEADING + 4, min(foot - top - HEADING - 4, 234.0)
        self.card_wide = self.card_high * HAND.w / HAND.h
        piles = MARGIN + 2 * PILE_WIDE + GAP
        self._card_x = (piles + 14, self.wide - piles - 14 - self.card_wide)
        left = self._card_x[0] + self.card_wide + 18
        wide = self._card_x[1] - 18 - left
        self.plates = tuple(
            layout.rect(x, top, piles + self.card_wide + 14 - MARGIN, HEADING) for x in (MARGIN, self._card_x[1])
        )
        self.spots = tuple(layout.rect(x, self.side_top, self.card_wide, self.card_high) for x in self._card_x)
        self.duel = layout.rect(left, top, wide, foot - top - RAIL_HIGH - 8)
        self.rail = layout.rect(left, foot - RAIL_HIGH, wide, RAIL_HIGH)
        self.filmed = False
        """Whether the film covers the upper half, with the cards below it."""
        whole = self.side_top + PILE_HIGH + 2 - TOP
        self.film = layout.rect(0, TOP, self.wide, whole)
        self.lined_up = (self.side_top - GAP - TOP) / whole
        """Share of the film that is open while both lines wait: it ends above the calls and the rail."""
        self.duel_lined_up = layout.rect(left, self.side_top, wide, foot - self.side_top - RAIL_HIGH - 8)
        self._step_back(foot)
        self.board = layout.rect((self.wide - BOARD_WIDE) / 2, TOP + 4, BOARD_WIDE, BOARD_HIGH)
        self.geometry = self.field.in_pixels(layout, TOP)
        self.chart = layout.rect(6, 68, self.wide - 12, layout.units_high - 220 - 68)
        self.middle = layout.rect(MARGIN, top, self.wide - 2 * MARGIN, foot - top)

    def _step_back(self, foot: float) -> None:
        """Computes where calls and board lie while the film is open: below it."""
        top = self.side_top + PILE_HIGH + 8
        high = foot - top
        wide = high * HAND.w / HAND.h
        outer = self._card_x[0], self._card_x[1] + self.card_wide - wide
        self._spots_behind = tuple(self.layout.rect(x, top, wide, high) for x in outer)
        left = outer[0] + wide + 12
        self.duel_behind = self.layout.rect(left, top, outer[1] - 12 - left, high)

    def spot(self, seat: int) -> pygame.Rect:
        """Returns the area of a seat's call."""
        return (self._spots_behind if self.filmed else self.spots)[seat]

    def pile(self, place: int, draws: bool) -> pygame.Rect:
        """Returns the area of pile ``3 * seat + deck``. Decks are at the edge of the table, discards beside them."""
        step = (self.card_high - PILE_HIGH) / (len(DECKS) - 1)
        first = MARGIN if place < len(DECKS) else self.wide - MARGIN - 2 * PILE_WIDE - GAP
        x = first if draws == (place < len(DECKS)) else first + PILE_WIDE + GAP
        return self.layout.rect(x, self.side_top + step * (place % len(DECKS)), PILE_WIDE, PILE_HIGH)

    def stepped_back(self, seat: int) -> Place:
        """Returns the place of a seat's call below the open film."""
        return at(self._spots_behind[seat], self._spots_behind[seat].w, 40.0)

    def called(self, seat: int, number: int) -> Place:
        """Returns the place of a seat's call (number 0) or response (1), which lies half over the call."""
        spot, inward = self.spot(seat), 1 if seat == 0 else -1
        lying = at(spot, spot.w, 40.0 + 2 * number)
        if not number:
            return lying
        small = 0.8
        x = lying.x + inward * spot.w * ANSWER_X
        return Place(x, lying.y + spot.h * ANSWER_Y, float(round(spot.w * small)), 6.0 * inward, lying.layer)

    def in_use(self, count: int) -> list[Place]:
        """Returns the places of the viewer's hand in use."""
        return fanned_hand(self.layout, count, left=ASIDE + 12)

    def aside(self, first: int, count: int) -> list[Place]:
        """Returns places for the viewer's hand that is set aside: small, in two columns, from ``first`` on."""
        layout, scale = self.layout, self.layout.hand_scale
        places = []
        for number in range(first, first + count):
            x = MARGIN + (PILE_WIDE / 2 + (number % 2) * (PILE_WIDE + GAP)) * scale
            y = layout.hand_top + (6 + PILE_HIGH / 2 + number // 2 * ASIDE_STEP) * scale
            places.append(Place(*layout.point(x, y), layout.px(PILE_WIDE * scale), 0.0, 180.0 + number))
        return places

    @property
    def set_aside(self) -> pygame.Rect:
        """The area of the viewer's hand that is set aside."""
        layout, scale = self.layout, self.layout.hand_scale
        return layout.rect(MARGIN, layout.hand_top, (2 * PILE_WIDE + GAP) * scale, 3 * ASIDE_STEP * scale)

    def backs(self, first: int, count: int, in_use: int) -> list[Place]:
        """Returns places for the backs of the other seat's cards from ``first`` on.

        The ``in_use`` cards in use are at the right; those set aside lie closer together.
        """
        places = []
        for number in range(first, first + count):
            back = number - in_use
            x = self.wide - 40 - (in_use - 1 - number) * BACKS if back < 0 else self._aside_x(in_use, back)
            places.append(
                Place(*self.layout.point(x, 97), self.layout.px(STRIP.w), 0.0, 100.0 + 40 * (back < 0) + number)
            )
        return places

    def _aside_x(self, in_use: int, back: int) -> float:
        return self.wide - 40 - in_use * BACKS - 26 - back * CLOSE_BACKS
