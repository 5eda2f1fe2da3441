"""The lanes between the lines: who blocks where, what each side adds up to, and where the ball goes."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.contract import Target
from scenes.table.card_bowl.field import Field
from scenes.table.card_bowl.film import Film
from scenes.table.card_bowl.ground import COPPER
from scenes.table.stage.stage import Thing
from scenes.ui.shapes import paint_plate
from scenes.ui.team import team_color
from scenes.ui.theme import Theme


class Lanes(Thing):
    """A line from each blocker and each rusher to his lane, and both sums where they meet."""

    layer = 14.0

    def __init__(self, theme: Theme, film: Film) -> None:
        self.theme, self.film = theme, film
        self.field: Field | None = None
        self.lit: tuple[tuple[int, int], ...] = ()
        """Lanes and gaps that can be chosen now."""
        self.focused: tuple[int, int] | None = None

    def look(self) -> Hashable:
        return self.film.key(), self.lit, self.focused

    def bounds(self) -> pygame.Rect:
        field = self.field
        assert field is not None
        top, bottom = field.row(2), field.row(4)
        return field.layout.rect(field.lane_x(-9), top, field.lane_x(9) - field.lane_x(-9), bottom - top)

    def paint(self, surface: pygame.Surface) -> None:
        field, position = self.field, self.film.position
        assert field is not None
        places, lanes, offense = position.places, position.lanes, position.play.offense
        for place, spot in zip(places, field.defense(places), strict=True):
            if place.startswith("DL"):
                self._line(surface, (spot.x, spot.y + field.card_high * 0.4), int(place[2:]), 1 - offense)
        spots = field.offense(position.slots, lanes, position.flats, position.shotgun)
        for man, spot in enumerate(spots):
            lane = lanes[man]
            if lane is not None:
                self._line(surface, (spot.x, spot.y - field.card_high * 0.4), lane, offense)
        sums = {} if field.layout.shows_hand else position.sums  # no room for them, and nobody blocks yet
        for g, (blocks, rushes) in sums.items():
            self._paint_sums(surface, g, str(blocks), str(rushes))
        for low, high in self.lit:
            self._paint_choice(surface, low, high)

    def _line(self, surface: pygame.Surface, start: tuple[float, float], g: int, seat: int) -> None:
        field, theme = self.field, self.theme
        assert field is not None
        one = field.layout.point(*start)
        other = field.layout.point(field.lane_x(g), field.scrimmage)
        running = self._is_run_through(g)
        wide = theme.px(5 if running else 3)
        pygame.draw.line(surface, theme.color("ink900"), one, other, wide + theme.px(3))
        pygame.draw.line(surface, theme.color(team_color(seat)), one, other, wide)

    def _is_run_through(self, g: int) -> bool:
        play = self.film.position.play
        return play.low <= g <= play.high

    def _paint_sums(self, surface: pygame.Surface, g: int, offense: str, defense: str) -> None:
        """The defense's sum above the line of scrimmage, the offense's below it."""
        field, theme, seat_below = self.field, self.theme, self.film.position.play.offense
        assert field is not None
        x, y = field.layout.point(field.lane_x(g), field.scrimmage)
        high = theme.line_height("block", 15)
        running = self._is_run_through(g)
        for words, seat, side in ((defense, 1 - seat_below, -1), (offense, seat_below, 1)):
            wide = min(theme.measure("block", 15, words)[0] + theme.px(10), theme.px(field.half * 1.9))
            plate = pygame.Rect(0, 0, max(wide, theme.px(24)), high)
            plate.center = (round(x), round(y + side * (high / 2 + theme.px(1))))
            paint_plate(
                surface, theme, plate, "ink900", border=COPPER if running else team_color(seat), line=1.5, cut=4
            )
            size = theme.fit("block", 15, words, plate.w - theme.px(4))
            text = theme.text("block", size, words, "chalk50")
            surface.blit(text, text.get_rect(center=plate.center))

    def _paint_choice(self, surface: pygame.Surface, low: int, high: int) -> None:
        """A lane is a full frame around its sums, a gap a mark between two lanes."""
        field, theme = self.field, self.theme
        assert field is not None
        box = field.lane_rect(low, high)
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
    """The two ends of a lane or a gap.

    >>> lane_of(Target("lane", "-2/2", -2)), lane_of(Target("lane", "4", 4))
    ((-2, 2), (4, 4))
    """
    low, _, high = target.name.partition("/")
    return int(low), int(high or low)
