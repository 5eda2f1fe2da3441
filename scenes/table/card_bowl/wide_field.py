"""The whole field from goal line to goal line, while nobody stands on the film."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.field import END_ZONE, FIELD
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.table.stage.field_geometry import FieldGeometry
from scenes.ui.boxes import blit_at
from scenes.ui.team import team_color
from scenes.ui.theme import Theme

FARTHEST = 9.0
"""Largest distance behind a goal line at which the ball is drawn, in yards."""
GROUND = 0.3
"""Height of the ball as a fraction of the field's height."""
SEEN = (220.0, 100.0)
"""Size of the frame on the whole field that the close view shows, in units."""
BEHIND = 10.0
"""Distance from a back line to the middle of its goal posts, in units."""
AT_THE_POSTS = ("field_goal", "extra_point")
"""The kicks that are seen from behind the kicker."""


class WideField(FilmItem):
    """The whole field, with Home's goal line at the left, and the ball on it."""

    layer = 0.5

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        super().__init__(theme, shown)
        self.ball = 50.0
        """Position of the ball as it is drawn, in yards from Home's goal line."""
        self._turf: tuple[Hashable, pygame.Surface] | None = None

    def render_key(self) -> Hashable:
        state = self.shown.table_state
        if state.play.kind in AT_THE_POSTS or (self.shown.on_film and self.shown.moved >= 1):
            return None
        moved = round(self.ball, 1), round(self.shown.moved, 2)
        return *moved, state.gain_to, state.ball.seat, self.shown.names, self.has_ball

    @property
    def has_ball(self) -> bool:
        """Whether the ball lies anywhere: not before the first play."""
        return bool(self.shown.table_state.play.kind)

    def bounds(self) -> pygame.Rect:
        around = self.rect.inflate(self.theme.px(9 * BEHIND), self.theme.px(60))
        return around if self.shown.moved >= 1 else around.union(self.lineup.film)

    def window(self, moved: float) -> pygame.Rect:
        """Returns what the camera sees on its way in: from where the ball lies to all of the film."""
        film, near = self.lineup.film, pygame.Rect(0, 0, self.theme.px(SEEN[0]), self.theme.px(SEEN[1]))
        near.center = self.x(self.near(self.ball)), self.ground_y
        ends = zip((*near.topleft, *near.bottomright), (*film.topleft, *film.bottomright), strict=True)
        left, top, right, foot = (round(one + (other - one) * moved) for one, other in ends)
        return pygame.Rect(left, top, right - left, foot - top)

    def x(self, at: float) -> int:
        """Returns where so many yards from Home's goal line are, in pixels."""
        box = self.rect
        return round(FieldGeometry(box.left, box.right, box.top, box.h).x(at))

    def near(self, at: float) -> float:
        """Returns a spot where the ball can be drawn: at most a little behind a goal line."""
        return min(max(at, -FARTHEST), FIELD + FARTHEST)

    def paint(self, surface: pygame.Surface) -> None:
        self.paint_turf(surface)
        self._paint_posts(surface)
        if self.has_ball:
            self.paint_ball(surface, self.ball, self.ground_y)
        if self.shown.moved < 1 and not self.shown.on_film:
            pygame.draw.rect(surface, self.theme.color("chalk50"), self.window(1 - self.shown.moved), self.theme.px(4))

    def paint_turf(self, surface: pygame.Surface) -> None:
        """Paints grass, end zones, yard lines and the line to gain, once for each look."""
        key = (tuple(self.rect), self.shown.names, self.theme.high_contrast, self.theme.text_scale)
        if self._turf is None or self._turf[0] != key:
            turf = pygame.Surface(self.rect.size).convert()
            self._paint_turf(turf)
            self._turf = (key, turf)
        surface.blit(self._turf[1], self.rect)
        gain_to = self.shown.table_state.gain_to
        if gain_to is not None:
            theme, box = self.theme, self.rect
            line = pygame.Rect(self.x(gain_to) - theme.px(2), box.y - theme.px(3), theme.px(4), box.h + theme.px(6))
            surface.fill(theme.color("firstDown"), line)

    def _paint_turf(self, turf: pygame.Surface) -> None:
        theme, off, box = self.theme, self.rect.left, turf.get_rect()
        line = theme.line_height("block", 14)
        foot = box.bottom - line // 2 - theme.px(1)
        turf.fill(theme.color("turfA"))
        for yard in range(0, FIELD, 20):
            left = self.x(yard) - off
            turf.fill(theme.color("turfB"), (left, 0, self.x(yard + 10) - off - left, box.h))
        for seat, (low, high) in enumerate(((-END_ZONE, 0), (FIELD, FIELD + END_ZONE))):
            zone = pygame.Rect(self.x(low) - off, 0, self.x(high) - self.x(low), box.h)
            turf.fill(theme.color(team_color(seat)), zone)
            name = (self.shown.names[seat].split() or [""])[-1]
            size = theme.fit("block", 15, name, zone.w - theme.px(4))
            if theme.measure("block", size, name)[0] <= zone.w:
                text = theme.text("block", size, name, "inkText")
                turf.blit(text, text.get_rect(center=(zone.centerx, self.name_y() - self.rect.top)))
        for yard in range(0, FIELD + 1, 10):
            x = self.x(yard) - off
            pygame.draw.line(turf, theme.color("chalkLine"), (x, 0), (x, box.bottom - 1), theme.px(1))
            if 0 < yard < FIELD:
                text = theme.text("block", 14, str(min(yard, FIELD - yard)), "chalk50")
                turf.blit(text, text.get_rect(midleft=(x + theme.px(4), max(box.centery, foot))))
        pygame.draw.rect(turf, theme.color("ink900"), box, theme.px(1.5))

    def name_y(self) -> int:
        """Returns the middle of the clubs' names: above the ball, where there is room for it."""
        line = self.theme.line_height("block", 14)
        clear = self.rect.h > 4 * line
        return self.rect.top + line // 2 + self.theme.px(4) if clear else self.rect.centery

    @property
    def ground_y(self) -> int:
        """The y of the ball in pixels."""
        return self.rect.bottom - round(self.rect.h * GROUND)

    def paint_ball(self, surface: pygame.Surface, ball: float, y: int) -> None:
        """Paints the ball in its ring, with the direction of its side."""
        theme = self.theme
        x = self.x(self.near(ball))
        mover = self.shown.table_state.ball.seat
        heading = 1 if mover == 0 else -1
        tip = x + heading * theme.px(28)
        base = x + heading * theme.px(17)
        color = theme.color(team_color(mover))
        arrow = [(tip, y), (base, y - theme.px(7)), (base, y + theme.px(7))]
        if self.rect.left <= tip <= self.rect.right:
            pygame.draw.polygon(surface, theme.color("ink900"), [(px + heading * theme.px(2), py) for px, py in arrow])
            pygame.draw.polygon(surface, color, arrow)
        pygame.draw.circle(surface, theme.color("ink900"), (x, y), theme.px(14))
        pygame.draw.circle(surface, color, (x, y), theme.px(14), theme.px(2))
        blit_at(surface, theme.svg("ball", (theme.px(22), theme.px(15))), center=(x, y))

    def _paint_posts(self, surface: pygame.Surface) -> None:
        """Paints the goal posts behind both back lines, clear of the clubs' names."""
        theme, box = self.theme, self.rect
        behind = theme.px(BEHIND)
        for x in (box.left - behind, box.right - 1 + behind):
            color, line = theme.color("firstDown"), theme.px(3)
            bar, top = box.centery + theme.px(8), box.top - theme.px(20)
            pygame.draw.line(surface, color, (x, box.bottom), (x, bar), line)
            for side in (-6, 6):
                pygame.draw.line(surface, color, (x + theme.px(side), bar), (x + theme.px(side), top), line)
            pygame.draw.line(surface, color, (x - theme.px(6), bar), (x + theme.px(6), bar), line)
