"""The row above the call board: the offense at the left, the defense at the right, and the drive between them."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.variants.football_war.cards import HAND_SIZE, TOUCHDOWN_POINTS
from scenes.table.football_war.shown import ShownTable
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import blit_at
from scenes.ui.team import paint_team
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
        )
        return self.theme.patterns, state.offense, state.defense, *moved, tuple(self.shown.names), self.shown.you

    def bounds(self) -> pygame.Rect:
        return self.rect.inflate(self.theme.px(8), self.theme.px(8))

    def ball_at(self) -> tuple[int, int]:
        """Returns the center of the ball, in pixels."""
        return self._mark(self.to_go), self.drive.centery

    def _mark(self, to_go: float) -> int:
        """Returns where the ball lies with so many plays to go, in pixels from the left."""
        drive, px = self.drive, self.theme.px
        goal, first = drive.right - px(END_ZONE), drive.left + px(FROM_EDGE)
        step = (goal - first) / self.start if to_go >= 0 else px(END_ZONE)
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
        """Paints the field with its marks as far as it is drawn, the end zone and the ball."""
        theme, drive, state = self.theme, self.drive, self.shown.table_state
        chalk, line = theme.color("chalk300"), theme.px(2)
        whole = surface.get_clip()
        surface.set_clip(whole.clip((drive.x, drive.y, round(drive.w * self.drawn), drive.h)))
        surface.fill(theme.color("turfB"), drive)
        zone = pygame.Rect(drive.right - theme.px(END_ZONE), drive.y, theme.px(END_ZONE), drive.h)
        paint_team(surface, theme, zone, state.defense, cut=0)
        paint_text(surface, theme, zone, str(TOUCHDOWN_POINTS), face="block", size=30, color="inkText", align="center")
        for mark in range(1, round(self.start) + 1):
            high = drive.h if mark == round(self.start) else drive.h // 3
            surface.fill(chalk, (self._mark(mark) - line // 2, drive.y, line, high))
            surface.fill(chalk, (self._mark(mark) - line // 2, drive.bottom - high, line, high))
        surface.fill(theme.color("chalk50"), (zone.x - line, drive.y, 2 * line, drive.h))
        pygame.draw.rect(surface, chalk, drive, line)
        ball = theme.svg("ball", (theme.px(BALL[0]), theme.px(BALL[1])))
        blit_at(surface, ball, center=self.ball_at())
        surface.set_clip(whole)

    def _paint_side(self, surface: pygame.Surface, plate: pygame.Rect, seat: int) -> None:
        theme = self.theme
        paint_team(surface, theme, plate, seat, cut=8)
        name = "You" if seat == self.shown.you else self.shown.names[seat]
        room = plate.inflate(-2 * theme.px(EDGE), 0)
        name = elided(theme, "block", theme.fit("block", NAME, name, room.w), name, room.w)
        paint_text(surface, theme, room, name, face="block", size=NAME, color="inkText", align="center")
