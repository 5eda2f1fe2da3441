"""The panel at the end of a period: the score, the drives of each side, and two figures of them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame

from game.drives import Drive
from game.match_words import several
from game.recap import figures_of
from scenes.table.stage.stage import Thing
from scenes.ui.shapes import paint_plate
from scenes.ui.team import paint_team, team_color
from scenes.ui.text import elided
from scenes.ui.theme import Theme

WIDE, HEAD, FOOT = 760.0, 84.0, 50.0
"""Units of the panel, and above and below the sides."""
SCORE, SCORE_AND_DRIVES = "the score", "the score, and the drives of the match"
"""What the panel shows, in a game without drives and in others."""
MOST_HIGH = 104.0
"""Units of a side's row at most."""
CHART = 250.0
"""Units of a side's drive chart at most."""
BAR, GAP, THIN = 11.0, 4.0, 5.0
"""Units of a drive's bar, between two, and of the narrowest bar with its gap."""


class SideSummary(NamedTuple):
    """One side at the end of a period."""

    name: str
    points: int
    figures: tuple[str, ...]
    drives: tuple[Drive, ...]


def side_of(
    name: str, points: int, drives: Sequence[Drive], measure: tuple[str, str], *, scored: int, period: str
) -> SideSummary:
    """A side with what it ``scored`` in the period, as a sentence names it, and what its drives came to in the match.

    >>> drives = [Drive(0, gain=100), Drive(0, gain=20)]
    >>> side_of("Gulls", 21, drives, ("yard", "yards"), scored=7, period="the second half").figures
    ('7 points in the second half', '120 yards in 2 drives', 'longest drive: 100')
    >>> drives = [Drive(0, gain=80), Drive(0, gain=-5)]
    >>> side_of("Gulls", 7, drives, ("yard", "yards"), scored=7, period="the first half").figures[1:]
    ('75 yards net in 2 drives', 'longest drive: 80')
    >>> side_of("Gulls", 7, [], ("yard", "yards"), scored=7, period="the first half").figures
    ('7 points in the first half',)
    """
    lately = f"{several(scored, 'point')} in {period}"
    if not drives:
        return SideSummary(name, points, (lately,), ())
    figures = figures_of(drives)
    net = " net" if figures.longest > figures.gain else ""
    gained = f"{several(figures.gain, *measure)}{net} in {several(figures.drives, 'drive')}"
    return SideSummary(name, points, (lately, gained, f"longest drive: {figures.longest}"), tuple(drives))


class Summary(Thing):
    """Waits for the player."""

    layer = 960.0

    def __init__(self, theme: Theme, full: int) -> None:
        """``full`` is what a drive mostly comes to at most, 0 in a game without drives."""
        self.theme, self.full = theme, full
        self.area = pygame.Rect(0, 0, 0, 0)
        self.headline = ""
        self.period = ""
        """What is over, in running text."""
        self.sides: Sequence[SideSummary] = ()
        self.hint = ""

    @property
    def shown(self) -> tuple[str, Sequence[int], str] | None:
        """Its headline, the score and what is over, or None."""
        return (self.headline, [side.points for side in self.sides], self.period) if self.headline else None

    def look(self) -> Hashable:
        return (self.headline, tuple(self.sides)) if self.headline else None

    def _row(self) -> int:
        """Pixels of a side's row."""
        room = self.area.h - self.theme.px(HEAD + FOOT + 16)
        return min(self.theme.px(MOST_HIGH), room // max(len(self.sides), 1))

    def bounds(self) -> pygame.Rect:
        theme = self.theme
        box = pygame.Rect(0, 0, theme.px(WIDE), theme.px(HEAD + FOOT) + self._row() * len(self.sides))
        box.center = self.area.center
        return box

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.bounds()
        paint_plate(surface, theme, box, "ink900", border="firstDown", line=3, cut=22)
        size = theme.fit("block", 40, self.headline, box.w - theme.px(60))
        room = theme.px(HEAD - 10) - theme.line_height("text", 16)
        head = theme.text("block", size, self.headline, "chalk50")
        head = theme.text("block", size * min(1.0, room / head.get_height()), self.headline, "chalk50")
        told = theme.text("text", 16, SCORE_AND_DRIVES if self.full else SCORE, "chalk300")
        y = box.top + (theme.px(HEAD) - head.get_height() - told.get_height()) // 2
        surface.blit(head, head.get_rect(midtop=(box.centerx, y)))
        surface.blit(told, told.get_rect(midtop=(box.centerx, y + head.get_height())))
        for seat, side in enumerate(self.sides):
            row = pygame.Rect(box.x + theme.px(28), 0, box.w - theme.px(56), self._row() - theme.px(6))
            row.top = box.top + theme.px(HEAD) + seat * self._row()
            self._paint_side(surface, row, seat, side)
        foot = theme.text("text", 17, self.hint, "chalk300")
        surface.blit(foot, foot.get_rect(center=(box.centerx, box.bottom - theme.px(FOOT / 2))))

    def _paint_side(self, surface: pygame.Surface, row: pygame.Rect, seat: int, side: SideSummary) -> None:
        theme, color = self.theme, team_color(seat)
        surface.fill(theme.color("ink800"), row)
        surface.fill(theme.color(color), (row.x, row.y, theme.px(6), row.h))
        points = theme.text("block", min(44, 44 / theme.text_scale), str(side.points), "chalk50")
        left = row.x + theme.px(92)
        surface.blit(points, points.get_rect(midright=(left - theme.px(14), row.centery)))
        wide = min(theme.px(CHART), theme.px(BAR + GAP) * max(len(each.drives) for each in self.sides) + theme.px(10))
        chart = pygame.Rect(row.right - wide, row.y, wide - theme.px(10), row.h).inflate(0, -theme.px(12))
        room, step = chart.x - left - theme.px(10), theme.line_height("text", 16)
        name = theme.text("block", theme.fit("block", 22, side.name, room), side.name, color)
        lines = min(max((row.h - name.get_height()) // step, 1), len(side.figures))
        shown = self._rows(side.figures, lines, room)
        y = row.centery - (name.get_height() + len(shown) * step) // 2
        surface.blit(name, (left, y))
        y += name.get_height()
        for figure in shown:
            text = elided(theme, "text", 16, figure, room)
            surface.blit(theme.text("text", 16, text, "chalk300"), (left, y))
            y += step
        self._paint_chart(surface, chart, seat, side.drives)

    def _rows(self, figures: Sequence[str], lines: int, room: int) -> list[str]:
        """The figures in at most so many lines of so many pixels; one that fits in none is left out whole."""
        rows = list(figures[:lines])
        for figure in figures[lines:]:
            joined = f"{rows[-1]}, {figure}"
            if self.theme.measure("text", 16, joined)[0] <= room:
                rows[-1] = joined
        return rows

    def _paint_chart(self, surface: pygame.Surface, box: pygame.Rect, seat: int, drives: Sequence[Drive]) -> None:
        """A bar for each drive, as long as it was, with its points above it; many drives have narrow bars."""
        theme = self.theme
        step = max(theme.px(THIN), min(theme.px(BAR + GAP), box.w // max(len(drives), 1)))
        wide = round(step * BAR / (BAR + GAP))
        surface.fill(theme.color("line500"), (box.x, box.bottom - 1, box.w, theme.px(1)))
        label = theme.line_height("block", 16)
        for place, drive in enumerate(drives[-(box.w // step) :]):
            high = max(theme.px(3), round((box.h - label) * min(drive.gain, self.full) / self.full))
            bar = pygame.Rect(box.x + place * step, box.bottom - high, wide, high)
            paint_team(surface, theme, bar, seat, cut=0)
            if drive.points:
                mark = theme.text("block", 16, str(drive.points), "chalk50")
                surface.blit(mark, mark.get_rect(midbottom=(bar.centerx, bar.top)))
