"""The row above the call board: the offense at the left, the defense at the right, and the drive between them."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.variants.football_war.cards import HAND_SIZE, TOUCHDOWN_POINTS
from scenes.table.football_war.shown import ShownTable
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import blit_at
from scenes.ui.team import paint_team, team_color
from scenes.ui.text import elided, paint_text
from scenes.ui.theme import Theme

PLATE, BESIDE = 118.0, 6.0
"""Width of a team's plate, and the gap between it and the drive, in units."""
END_ZONE, FROM_EDGE = 42.0, 26.0
"""Width of the end zone, and distance of the first mark from the left end of the drive, in units."""
BALL = (42.0, 28.0)
"""Size of the ball, in units."""
NAME, EDGE = 22.0, 10.0
"""Type size of a name, and its distance from the ends of the plate, in units."""
HIDDEN_FROM = 0.05
"""Largest ``swing`` at which the drive is drawn."""
GROUND, ARROW, LIGHT, GLOWS = 90, 9.0, 190, 12
"""Opacity of the ground gained, of 255; width of its arrows in units; largest opacity of the light of a landing ball,
and the steps in which it fades."""
IN_END_ZONE = -0.55
"""The ``to_go`` at which the ball lies in the end zone."""


class Sides(StageItem):
    """Shows who has the ball and how many more plays must stand. The animator changes its attributes.

    The drive has a mark for each card that the offense still has to play; the ball is on the goal line with the last.
    """

    layer = 20.0

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        self.theme, self.shown = theme, shown
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.drawn = 1.0
        """How far the drive is drawn from the offense to the defense, 0 to 1."""
        self.swing = 0.0
        """How far the sides are from their places, 1 as the ball changes hands."""
        self.to_go = 0.0
        """The plays that must still stand for a touchdown."""
        self.start = float(HAND_SIZE)
        """The plays that must stand from the first mark of the drive."""
        self.gained = 0.0
        """The plays of the drive that stood, whose ground is in the color of the offense."""
        self.in_air = False
        """Whether the ball flies over the table and does not lie on the field."""
        self.jolt, self.lit = 0.0, 0.0
        """Pixels by which a landing ball has moved the field down, and its light there, 0 to 1."""

    @property
    def drive(self) -> pygame.Rect:
        """The area between the plates, with the end zone."""
        aside = self.theme.px(PLATE + BESIDE)
        return self.rect.inflate(-2 * aside, 0)

    def render_key(self) -> Hashable:
        state, steps = self.shown.table_state, 40
        moved = (
            round(self.drawn * steps),
            round(self.swing * steps),
            round(self.to_go * steps),
            round(self.start * steps),
            round(self.gained * steps),
            (self.in_air, round(self.jolt), round(self.lit * GLOWS)),
        )
        return self.theme.patterns, state.offense, state.defense, *moved, tuple(self.shown.names), self.shown.you

    def bounds(self) -> pygame.Rect:
        return self.rect.inflate(self.theme.px(8), self.theme.px(8))

    def ball_at(self, to_go: float | None = None, start: float | None = None) -> tuple[int, int]:
        """Returns the center of the ball, in pixels, also with other plays ``to_go`` on a drive from ``start``."""
        return self._mark(self.to_go if to_go is None else to_go, start), self.drive.centery

    def _mark(self, to_go: float, start: float | None = None) -> int:
        """Returns where the ball lies with so many plays to go, in pixels from the left."""
        drive, px = self.drive, self.theme.px
        goal, first = drive.right - px(END_ZONE), drive.left + px(FROM_EDGE)
        step = (goal - first) / (start or self.start) if to_go >= 0 else px(END_ZONE)
        return round(goal - to_go * step)

    def paint(self, surface: pygame.Surface) -> None:
        theme, row, state = self.theme, self.rect, self.shown.table_state
        wide = theme.px(PLATE)
        off = round((row.w - wide) * self.swing)
        if self.swing <= HIDDEN_FROM:
            self._paint_drive(surface)
        self._paint_side(surface, pygame.Rect(row.right - wide - off, row.y, wide, row.h), state.defense)
        self._paint_side(surface, pygame.Rect(row.x + off, row.y, wide, row.h), state.offense)

    def _paint_drive(self, surface: pygame.Surface) -> None:
        """Paints the field with its marks as far as it is drawn, the ground gained, the end zone and the ball."""
        theme, state = self.theme, self.shown.table_state
        drive = self.drive.move(0, round(self.jolt))
        chalk, line = theme.color("chalk300"), theme.px(2)
        whole = surface.get_clip()
        surface.set_clip(whole.clip((drive.x, drive.y, round(drive.w * self.drawn), drive.h)))
        surface.fill(theme.color("turfB"), drive)
        self._paint_gained(surface, drive)
        zone = pygame.Rect(drive.right - theme.px(END_ZONE), drive.y, theme.px(END_ZONE), drive.h)
        paint_team(surface, theme, zone, state.defense, cut=0)
        paint_text(surface, theme, zone, str(TOUCHDOWN_POINTS), face="block", size=30, color="inkText", align="center")
        for mark in range(1, round(self.start) + 1):
            high = drive.h if mark == round(self.start) else drive.h // 3
            surface.fill(chalk, (self._mark(mark) - line // 2, drive.y, line, high))
            surface.fill(chalk, (self._mark(mark) - line // 2, drive.bottom - high, line, high))
        surface.fill(theme.color("chalk50"), (zone.x - line, drive.y, 2 * line, drive.h))
        pygame.draw.rect(surface, chalk, drive, line)
        if not self.in_air:
            ball = theme.svg("ball", (theme.px(BALL[0]), theme.px(BALL[1])))
            blit_at(surface, ball, center=(self.ball_at()[0], drive.centery))
        surface.set_clip(whole)

    def _paint_gained(self, surface: pygame.Surface, drive: pygame.Rect) -> None:
        """Paints the ground from where the drive began to the ball, with an arrow for each play that stood."""
        theme, at = self.theme, self._mark(self.to_go)
        color = theme.color(team_color(self.shown.table_state.offense))
        begun = self._mark(min(self.start, self.to_go + self.gained))
        if self.gained > 0 and self.to_go >= 0:
            ground = pygame.Surface((max(0, at - begun), drive.h), pygame.SRCALPHA)
            ground.fill((*color[:3], GROUND))
            surface.blit(ground, (begun, drive.y))
            high, wide = drive.h // 4, theme.px(ARROW)
            for play in range(round(self.gained)):
                x = self._mark(self.to_go + play + 0.5) + wide // 2
                if x - wide >= drive.x:
                    points = ((x - wide, drive.centery - high), (x, drive.centery), (x - wide, drive.centery + high))
                    pygame.draw.lines(surface, color, False, points, theme.px(4))
        if self.lit > 0:
            light = pygame.Surface((theme.px(BALL[0] * 2), drive.h), pygame.SRCALPHA)
            light.fill((*theme.color("firstDown")[:3], round(LIGHT * self.lit)))
            surface.blit(light, light.get_rect(center=(at, drive.centery)))

    def _paint_side(self, surface: pygame.Surface, plate: pygame.Rect, seat: int) -> None:
        theme = self.theme
        paint_team(surface, theme, plate, seat, cut=8)
        name = "You" if seat == self.shown.you else self.shown.names[seat]
        room = plate.inflate(-2 * theme.px(EDGE), 0)
        name = elided(theme, "block", theme.fit("block", NAME, name, room.w), name, room.w)
        paint_text(surface, theme, room, name, face="block", size=NAME, color="inkText", align="center")
