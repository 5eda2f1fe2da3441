"""How high the bar of a drive is, and the points above it, which touch neither other points nor a higher bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.drives import Drive
from scenes.ui.shapes import sign
from scenes.ui.team import paint_team, team_color
from scenes.ui.theme import ColorName, Theme

CAP = 6.0
"""Height of the cap on a drive in which the other side scored, in units."""


LEAST, LEAST_POINTS = 3.0, 6.0
"""Least height of the bar of a drive that is over, and of one where the height is its points: most have none."""


class BarScale(NamedTuple):
    """What the height of a drive's bar stands for."""

    full: int
    """The value of a full bar; 0 in a game without drives."""
    measure: str
    """Its unit, in the plural."""
    by_points: bool = False
    """Whether it is the points of the drive, and not how far it came."""

    @property
    def least(self) -> float:
        """The least height of the bar of a drive that is over, in units."""
        return LEAST_POINTS if self.by_points else LEAST

    def share(self, drive: Drive) -> float:
        """Returns the height of a drive's bar as a share of a full one.

        >>> BarScale(4, "plays").share(Drive(0, 3, points=7)), BarScale(7, "points", True).share(Drive(0, 3, points=7))
        (0.75, 1.0)
        """
        value = drive.points if self.by_points else drive.gain
        return min(value, self.full) / self.full


def above_bars(mark: pygame.Rect, bars: Sequence[pygame.Rect], marks: Sequence[pygame.Rect], gap: int) -> pygame.Rect:
    """Returns a mark raised over each bar and mark that is nearer than ``gap`` pixels to its left or right.

    >>> from pygame import Rect
    >>> above_bars(Rect(9, 40, 10, 16), [Rect(0, 50, 8, 10), Rect(10, 58, 8, 2)], [], 2)
    Rect(9, 32, 10, 16)
    >>> above_bars(Rect(9, 40, 10, 16), [], [Rect(0, 38, 10, 16)], 2)
    Rect(9, 22, 10, 16)
    """
    wide = mark.inflate(2 * gap, 0)
    beside = [bar.top - gap for bar in bars if bar.left < wide.right and wide.left < bar.right]
    raised = mark.move(0, min(0, min(beside, default=mark.bottom) - mark.bottom))
    for other in sorted(marks, key=lambda each: -each.bottom):
        if raised.inflate(2 * gap, 0).colliderect(other):
            raised.bottom = other.top
    return raised


def paint_mark(
    surface: pygame.Surface,
    theme: Theme,
    drive: Drive,
    bar: pygame.Rect,
    bars: Sequence[pygame.Rect],
    marks: list[pygame.Rect],
    *,
    own: ColorName,
    lift: int = 0,
) -> None:
    """Paints a drive's points or cross, which avoids the ``bars`` and ``marks`` and becomes one.

    If the other side got the points, a cap says so. ``own`` is the color of those of its own side, and ``lift`` the
    pixels between bar and mark.
    """
    if drive.scored:
        got, points = drive.scored
        is_own = got == drive.seat
        bar = bar if is_own else _capped(surface, theme, bar, got)
        mark = theme.text("block", 16, str(points), own if is_own else team_color(got))
    elif drive.end == "wiped":
        mark = sign(theme, "cross", theme.px(12), "loss")
    else:
        return
    area = above_bars(mark.get_rect(midbottom=(bar.centerx, bar.top - lift)), bars, marks, theme.px(2))
    surface.blit(mark, area)
    marks.append(area)


def _capped(surface: pygame.Surface, theme: Theme, bar: pygame.Rect, seat: int) -> pygame.Rect:
    """Paints a cap in the color of ``seat`` on a bar. Returns the bar with it."""
    cap = pygame.Rect(bar.x, bar.top - theme.px(CAP + 1), bar.w, theme.px(CAP))
    paint_team(surface, theme, cap, seat, cut=0)
    return bar.union(cap)
