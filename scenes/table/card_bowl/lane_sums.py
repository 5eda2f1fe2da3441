"""The lanes between the lines: who blocks where, what each side adds up to, and where the ball goes."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.contract import Target
from scenes.table.card_bowl.background import COPPER
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.ui.boxes import blit_at
from scenes.ui.shapes import paint_plate
from scenes.ui.team import team_color
from scenes.ui.theme import Theme


class LaneSums(FilmItem):
    """A line from each blocker and each rusher to his lane, and both sums where they meet."""

    layer = 14.0

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        super().__init__(theme, shown)
        self.lit: tuple[tuple[int, int], ...] = ()
        """Lanes and gaps that can be chosen now."""
        self.focused: tuple[int, int] | None = None

    def render_key(self) -> Hashable:
        return None if self.shown.table_state.play.act else (self.shown.key(), self.lit, self.focused)

    def bounds(self) -> pygame.Rect:
        lineup = self.lineup
        top, bottom = lineup.row(2), lineup.row(4)
        return lineup.layout.rect(lineup.lane_x(-9), top, lineup.lane_x(9) - lineup.lane_x(-9), bottom - top)

    def paint(self, surface: pygame.Surface) -> None:
        lineup, state = self.lineup, self.shown.table_state
        places, lanes, offense = state.places, state.lanes, state.play.offense
        for place, spot in zip(places, lineup.defense(places), strict=True):
            if place.startswith("DL"):
                self._line(surface, (spot.x, spot.y + lineup.card_high * 0.4), int(place[2:]), 1 - offense)
        spots = lineup.offense(state.slots, lanes, state.flats, state.shotgun)
        for man, spot in enumerate(spots):
            lane = lanes[man]
            if lane is not None:
                self._line(surface, (spot.x, spot.y - lineup.card_high * 0.4), lane, offense)
        sums = {} if lineup.layout.shows_hand else state.sums  # no room for them, and nobody blocks yet
        for g, (blocks, rushes) in sums.items():
            self._paint_sums(surface, g, str(blocks), str(rushes))
        for low, high in self.lit:
            self._paint_choice(surface, low, high)

    def _line(self, surface: pygame.Surface, start: tuple[float, float], g: int, seat: int) -> None:
        lineup, theme = self.lineup, self.theme
        one = lineup.layout.point(*start)
        other = lineup.layout.point(lineup.lane_x(g), lineup.scrimmage)
        running = self._is_run_through(g)
        wide = theme.px(5 if running else 3)
        pygame.draw.line(surface, theme.color("ink900"), one, other, wide + theme.px(3))
        pygame.draw.line(surface, theme.color(team_color(seat)), one, other, wide)

    def _is_run_through(self, g: int) -> bool:
        play = self.shown.table_state.play
        return play.low <= g <= play.high

    def _paint_sums(self, surface: pygame.Surface, g: int, offense: str, defense: str) -> None:
        """Paints the defense's sum above the line of scrimmage, the offense's below it."""
        lineup, theme, seat_below = self.lineup, self.theme, self.shown.table_state.play.offense
        x, y = lineup.layout.point(lineup.lane_x(g), lineup.scrimmage)
        high = theme.line_height("block", 15)
        running = self._is_run_through(g)
        for words, seat, side in ((defense, 1 - seat_below, -1), (offense, seat_below, 1)):
            wide = min(theme.measure("block", 15, words)[0] + theme.px(10), theme.px(lineup.half * 1.9))
            plate = pygame.Rect(0, 0, max(wide, theme.px(24)), high)
            plate.center = (round(x), round(y + side * (high / 2 + theme.px(1))))
            border = COPPER if running else team_color(seat)
            paint_plate(surface, theme, plate, "ink900", border=border, line=1.5, cut=4)
            size = theme.fit("block", 15, words, plate.w - theme.px(4))
            blit_at(surface, theme.text("block", size, words, "chalk50"), center=plate.center)

    def _paint_choice(self, surface: pygame.Surface, low: int, high: int) -> None:
        """Frames the sums of a lane that can be chosen, or marks the gap between two lanes."""
        lineup, theme = self.lineup, self.theme
        box = lineup.lane_rect(low, high)
        focused = self.focused == (low, high)
        color = theme.color("focus" if focused else "firstDown")
        if low == high:
            pygame.draw.rect(surface, color, box.inflate(theme.px(4), theme.px(6)), theme.px(4 if focused else 2),
                             theme.px(6))  # fmt: skip
        else:
            radius = theme.px(8 if focused else 6)
            pygame.draw.circle(surface, theme.color("ink900"), box.center, radius + theme.px(2))
            pygame.draw.circle(surface, color, box.center, radius)


def lane_of(target: Target) -> tuple[int, int]:
    """Returns the two ends of a lane or a gap.

    >>> lane_of(Target("lane", "-2/2", -2)), lane_of(Target("lane", "4", 4))
    ((-2, 2), (4, 4))
    """
    low, _, high = target.name.partition("/")
    return int(low), int(high or low)
