"""The whole field from goal line to goal line: the ball, the line to gain, and which way the offense goes."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.field import END_ZONE, FIELD
from scenes.table.card_bowl.standing import Standing
from scenes.table.field_strip import Gridiron
from scenes.table.stage import Thing
from scenes.ui.team import team_color
from scenes.ui.theme import Theme


class FieldStrip(Thing):
    """Home's goal line is at the left."""

    layer = 6.0

    def __init__(self, theme: Theme, standing: Standing) -> None:
        self.theme, self.standing = theme, standing
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.ball = 50.0
        """Where the ball is drawn, which may be on its way; yards from Home's goal line."""
        self.lift = 0.0
        """How high a kicked ball is, 0 to 1."""

    def look(self) -> Hashable:
        standing = self.standing
        return round(self.ball, 1), round(self.lift, 2), standing.gain_to, standing.offense, standing.names

    def bounds(self) -> pygame.Rect:
        return self.rect.inflate(self.theme.px(8), self.theme.px(24))

    def x(self, yards: float) -> int:
        """Where so many yards from Home's goal line are, in pixels."""
        box = self.rect
        return round(Gridiron(box.left, box.right, box.top, box.h).x(yards))

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        surface.fill(theme.color("turfA"), box)
        for yard in range(0, FIELD, 20):
            left = self.x(yard)
            surface.fill(theme.color("turfB"), (left, box.y, self.x(yard + 10) - left, box.h))
        for seat, (low, high) in enumerate(((-END_ZONE, 0), (FIELD, FIELD + END_ZONE))):
            zone = pygame.Rect(self.x(low), box.y, self.x(high) - self.x(low), box.h)
            surface.fill(theme.color(team_color(seat)), zone)
            name = (self.standing.names[seat].split() or [""])[-1]
            size = theme.fit("block", 15, name, zone.w - theme.px(4))
            if theme.measure("block", size, name)[0] <= zone.w:
                text = theme.text("block", size, name, "inkText")
                surface.blit(text, text.get_rect(center=zone.center))
        for yard in range(0, FIELD + 1, 10):
            x = self.x(yard)
            pygame.draw.line(surface, theme.color("chalkLine"), (x, box.top), (x, box.bottom - 1), theme.px(1))
            if 0 < yard < FIELD:
                text = theme.text("block", 14, str(min(yard, FIELD - yard)), "chalk50")
                surface.blit(text, text.get_rect(midleft=(x + theme.px(4), box.centery)))
        pygame.draw.rect(surface, theme.color("ink900"), box, theme.px(1.5))
        gain_to = self.standing.gain_to
        if gain_to is not None:
            line = pygame.Rect(self.x(gain_to) - theme.px(2), box.y - theme.px(3), theme.px(4), box.h + theme.px(6))
            surface.fill(theme.color("firstDown"), line)
        self._paint_ball(surface)

    def _paint_ball(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        x, y = self.x(self.ball), box.centery - round(self.lift * theme.px(9))
        heading = 1 if self.standing.offense == 0 else -1
        tip = x + heading * theme.px(28)
        base = x + heading * theme.px(17)
        color = theme.color(team_color(self.standing.offense))
        arrow = [(tip, y), (base, y - theme.px(7)), (base, y + theme.px(7))]
        pygame.draw.polygon(surface, theme.color("ink900"), [(px + heading * theme.px(2), py) for px, py in arrow])
        pygame.draw.polygon(surface, color, arrow)
        pygame.draw.circle(surface, theme.color("ink900"), (x, y), theme.px(14))
        pygame.draw.circle(surface, color, (x, y), theme.px(14), theme.px(2))
        ball = theme.svg("ball", (theme.px(22), theme.px(15)))
        surface.blit(ball, ball.get_rect(center=(x, y)))
