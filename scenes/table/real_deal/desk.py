"""The layout of the studio's desk for one window size."""

from __future__ import annotations

from scenes.table.real_deal.ground import Spot
from scenes.table.stage.layout import DUEL, HAND, TOP, Layout
from scenes.table.stage.places import Place, at

PILE_WIDE, PILE_HIGH, MARGIN = 92.0, 128.0, 20.0
"""Units of a pile's width and height, and of the margin beside it."""
BETWEEN = 64.0
"""Units between the two duel spots."""
SMALL = 74.0
"""Width in units of a card of a finished duel."""
STEP_X, STEP_Y = 26.0, 44.0
"""Units from a play of a finished duel to its counter, across and down."""
ROOM_FOR, PAIR = 3, SMALL + STEP_X + 4
"""Rooms of the rundown, and the width in units of a finished duel of which all is seen."""
HEADING, HEADLINE = 32.0, 12.0
"""Units of the rundown's heading, and by which a headline is higher than the stakes that it covers."""


class Desk:
    """The rectangles of the table's things, in pixels, and the places of the cards of a possession."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.high = layout.table_high
        left, right = MARGIN + PILE_WIDE + 22, layout.rail_x - MARGIN - PILE_WIDE - 22
        self.spot_top = TOP + (self.high - 372) / 2 + 48
        counter_x = right - DUEL.w - 8
        play_x = counter_x - BETWEEN - DUEL.w
        self.spots = tuple(layout.rect(x, self.spot_top, DUEL.w, DUEL.h) for x in (play_x, counter_x))
        self.spots_on_ground = tuple(Spot(x, self.spot_top - TOP, DUEL.w, DUEL.h) for x in (play_x, counter_x))
        """The two spots in units of the table's ground."""
        self.between = layout.rect(play_x + DUEL.w, self.spot_top, BETWEEN, DUEL.h)
        below = self.spot_top + DUEL.h + 14
        foot = TOP + self.high - 8 - below
        self.caller = layout.rect(play_x - 8, TOP + 6, counter_x + DUEL.w - play_x + 16, self.spot_top - TOP - 16)
        self.stakes = layout.rect(play_x - 8, below, counter_x + DUEL.w - play_x + 16, foot)
        wide = play_x - 22 - left
        self.rundown_left, self.rundown_wide = left, wide
        self.rundown = layout.rect(left, self.spot_top - 8, wide, DUEL.h + 16)
        self.marks = layout.rect(left, below, wide, foot)
        self.tab = layout.rect(left, TOP + 3, wide, self.spot_top - TOP - 14)
        self.banner = layout.rect(play_x - 8, below - HEADLINE, counter_x + DUEL.w - play_x + 16, foot + HEADLINE)
        """The area of headlines, over the stakes."""
        self.light = layout.rect(play_x - 20, TOP, counter_x + DUEL.w - play_x + 40, self.high)
        """The area that stays bright while a play is at stake."""
        self.both = self.spots[0].union(self.spots[1])
        """The area of a headline before a card is played: both spots."""
        self.chart = layout.rect(6, 68, layout.rail_x - 12, TOP + layout.table_high - 72)

    def pile(self, own: bool, draws: bool) -> tuple[float, float, float, float]:
        """Returns a pile's area in units: the viewer's piles are at the left, draw piles above discards."""
        x = MARGIN if own else self.layout.rail_x - MARGIN - PILE_WIDE
        half = self.high / 2
        return x, TOP + 10 + (0 if draws else half - 2), PILE_WIDE, PILE_HIGH

    def large(self, side: int, layer: float) -> Place:
        """Returns the place of a card at the duel spot: the play at the left, the counter at the right."""
        return at(self.spots[side], self.spots[side].w, layer)

    def aside(self, layer: float) -> Place:
        """Returns the place of a card that answers nothing: small between the spots, below the arrow."""
        spot = self.between
        return Place(
            spot.centerx,
            spot.bottom - round(self.layout.px(SMALL) * HAND.h / HAND.w / 2),
            self.layout.px(SMALL),
            0.0,
            layer,
        )

    def small(self, number: int, count: int, side: int, layer: float) -> Place:
        """Returns the place of a card of a finished duel, among ``count`` of them."""
        left, _ = self.cell(number, count)
        x = left + SMALL / 2 + 4 + side * STEP_X
        y = self.spot_top + HEADING + SMALL * 0.7 + 6 + side * STEP_Y
        return Place(*self.layout.point(x, y), self.layout.px(SMALL), 0.0, layer)

    def cell(self, number: int, count: int) -> tuple[float, float]:
        """Returns left edge and width of a duel's room in the rundown, in units.

        From ``ROOM_FOR`` finished duels on they move together, so that the last room stays free for the counters.
        """
        step = wide = self._room
        if count >= ROOM_FOR:
            step = (self.rundown_wide - 16 - self._room - PAIR) / (count - 1)
            wide = PAIR if number == count - 1 else step
        return self.rundown_left + 8 + number * step, wide

    def free(self, count: int) -> float:
        """Returns the left edge of the room that ``count`` finished duels leave, in units."""
        return self.rundown_left + 8 + min(count, ROOM_FOR - 1) * self._room

    @property
    def _room(self) -> float:
        return min((self.rundown_wide - 16) / ROOM_FOR, 112.0)
