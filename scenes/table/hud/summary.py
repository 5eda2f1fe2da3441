"""The panel at the end of a period: the score, each side's drives, and the best play with its cards."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame

from game.drives import Drive
from game.match_words import several
from game.recap import figures_of
from scenes.table.hud.bar_labels import BarScale, paint_mark
from scenes.table.hud.best_play import BestPlay, paint_best
from scenes.table.hud.mascots import CALM, GRIN, SULK
from scenes.table.stage.faces import Faces
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.clubs import crest, face
from scenes.ui.shapes import paint_plate
from scenes.ui.team import paint_team, team_color
from scenes.ui.text import elided
from scenes.ui.theme import Theme

WIDE, HEAD, FOOT, TURN_HEIGHT = 760.0, 84.0, 50.0, 30.0
"""Width of the sides, heights above and below them, and height of the deciding play's line, in units."""
BEST_WIDTH = 236.0
"""Width of the best play beside the sides, in units."""
FACE = 72.0
"""Largest size of a side's face, in units."""
BARS_GROW, BEST_PLAY_FROM = 0.7, 0.5
"""Fraction of the animation in which the bars grow, and after which the best play comes in."""
STEPS = 48
"""Number of steps of the animation."""
SCORE, SCORE_AND_DRIVES = "the score", "the score, and the drives of the match"
"""Subtitle in a game without drives, and in the others."""
OTHERS_POINTS = "; a bar with a line over it: points for the other side"
"""What is added if a drive brought the other side points."""
MAX_ROW = 104.0
"""Largest height of a side's row, in units."""
CHART, LEAST_CHART = 250.0, 130.0
"""Largest and smallest width of a side's drive chart, in units."""
BAR, GAP, MIN_STEP = 20.0, 6.0, 5.0
"""Width of a drive's bar, gap between bars, and width of the narrowest bar with its gap, in units."""
LABEL_STEP = 14.0
"""Width of a bar with its gap below which the points of neighbors need two rows, in units."""


class SideSummary(NamedTuple):
    """One side at the end of a period."""

    name: str
    points: int
    figures: tuple[str, ...]
    drives: tuple[Drive, ...]


def side_of(
    name: str,
    points: int,
    drives: Sequence[Drive],
    measure: tuple[str, str],
    *,
    scored: int,
    when: str,
    first: bool,
    told: str = "",
) -> SideSummary:
    """Returns a side's summary: points ``scored`` in the period, ``when`` that was, and its drives in the match.

    After the ``first`` period both are the same; later the drives are said to be those of the match.
    What they come to is ``told`` or, without it, their gain.

    >>> from game.contract import DriveEnd
    >>> drives = [Drive(0, gain=100), Drive(0, gain=20)]
    >>> side_of("Gulls", 21, drives, ("yard", "yards"), scored=7, when="in the second half", first=False).figures
    ('7 points in the second half', 'match: 120 yards in 2 drives', 'its longest drive: 100 yards')
    >>> drives = [Drive(0, gain=80), Drive(0, gain=-5)]
    >>> side_of("Gulls", 7, drives, ("yard", "yards"), scored=7, when="in the first half", first=True).figures[1:]
    ('75 yards net in 2 drives', 'longest drive: 80 yards')
    >>> drives = [Drive(0, gain=30, end=DriveEnd.TOUCHDOWN), Drive(0, end=DriveEnd.WIPED)]
    >>> side_of("Gulls", 7, drives, ("yard", "yards"), scored=7, when="in the first half", first=True).figures[2]
    'longest that stood: 30 yards'
    >>> drives = [Drive(0, gain=30, end=DriveEnd.TIME), Drive(0, gain=80, end=DriveEnd.WIPED)]
    >>> side_of("Gulls", 0, drives, ("yard", "yards"), scored=0, when="in the first half", first=True).figures[1]
    '30 yards kept in 2 drives, 1 lost'
    >>> side_of("Gulls", 7, [], ("yard", "yards"), scored=7, when="in the first half", first=True).figures
    ('7 points in the first half',)
    """
    lately = f"{several(scored, 'point')} {when}"
    if not drives:
        return SideSummary(name, points, (lately,), ())
    figures = figures_of(drives)
    net = " net" if figures.longest > figures.gain else ""
    kept, lost = (" kept", f", {figures.wiped} lost") if figures.wiped else ("", "")
    gained = told or f"{several(figures.gain, *measure)}{net}{kept} in {several(figures.drives, 'drive')}{lost}"
    longest = "longest that stood" if figures.wiped else "longest drive"
    if not first:
        gained, longest = f"match: {gained}", f"its {longest}"
    return SideSummary(
        name, points, (lately, gained, f"{longest}: {several(figures.longest, *measure)}"), tuple(drives)
    )


class Summary(StageItem):
    """The panel, which waits for the player."""

    layer = 960.0

    def __init__(self, theme: Theme, scale: BarScale, faces: Faces) -> None:
        self.theme, self.scale, self.faces = theme, scale, faces
        self.area = pygame.Rect(0, 0, 0, 0)
        self.headline = ""
        self.period = ""
        """The period that is over, in running text."""
        self.sides: Sequence[SideSummary] = ()
        self.best: BestPlay | None = None
        """The best play of the period, or None."""
        self.turn = ""
        """A sentence about the play that decided the period; may be empty."""
        self.hint = ""
        self.drawn = 1.0
        """Progress of the animation, 0 to 1."""
        self.left = 0.0
        """Progress of its way up and off the table, 0 to 1."""

    @property
    def shown(self) -> tuple[str, Sequence[int], str] | None:
        """Its headline, score and period, or None if it is hidden or on its way off the table."""
        stays = self.headline and not self.left
        return (self.headline, [side.points for side in self.sides], self.period) if stays else None

    def render_key(self) -> Hashable:
        key = self.headline, tuple(self.sides), self.best, self.turn, round(self.drawn * STEPS), self.left
        return key if self.headline and self.left < 1 else None

    @property
    def _foot(self) -> float:
        """Space below the sides, in units."""
        return FOOT + (TURN_HEIGHT * self.theme.text_scale if self.turn else 0.0)

    def _row(self) -> int:
        """Returns the height of a side's row, in pixels."""
        room = self.area.h - self.theme.px(HEAD + self._foot + 16)
        return min(self.theme.px(MAX_ROW), room // max(len(self.sides), 1))

    def bounds(self) -> pygame.Rect:
        theme = self.theme
        wide = WIDE + (BEST_WIDTH if self.best else 0.0)
        high = theme.px(HEAD + self._foot) + self._row() * len(self.sides)
        box = box_at(theme.px(wide), high, center=self.area.center)
        return box.move(0, -round(self.left * (box.bottom - self.area.top)))

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.bounds()
        paint_plate(surface, theme, box, "ink900", border="firstDown", line=3, cut=22)
        self._paint_head(surface, pygame.Rect(box.x, box.y, box.w, theme.px(HEAD)))
        wide = theme.px(WIDE) - theme.px(56)
        for seat, side in enumerate(self.sides):
            row = pygame.Rect(box.x + theme.px(28), 0, wide, self._row() - theme.px(6))
            row.top = box.top + theme.px(HEAD) + seat * self._row()
            self._paint_side(surface, row, seat, side)
        if self.best:
            left = box.x + theme.px(WIDE) - theme.px(16)
            room = pygame.Rect(left, box.top + theme.px(HEAD), box.right - left - theme.px(20), 0)
            room.h = self._row() * len(self.sides) - theme.px(6)
            come = max(0.0, (self.drawn - BEST_PLAY_FROM) / (1 - BEST_PLAY_FROM))
            paint_best(surface, theme, self.faces, room, self.best, come)
        if self.turn:
            wide = box.w - theme.px(48)
            size = theme.fit("text", 17, self.turn, wide, bold=True)
            line = elided(theme, "text", size, self.turn, wide, bold=True)
            words = theme.text("text", size, line, "chalk50", bold=True)
            surface.blit(words, words.get_rect(midbottom=(box.centerx, box.bottom - theme.px(FOOT - 8))))
        foot = theme.text("text", 17, self.hint, "chalk300")
        surface.blit(foot, foot.get_rect(center=(box.centerx, box.bottom - theme.px(FOOT / 2))))

    def _paint_head(self, surface: pygame.Surface, head: pygame.Rect) -> None:
        """Draws the headline, between the crests if there are two clubs."""
        theme = self.theme
        two, side = len(self.sides) == 2, head.h - theme.px(14)
        size = theme.fit("block", 40, self.headline, head.w - theme.px(60) - 2 * two * (side + theme.px(20)))
        room = theme.px(HEAD - 10) - theme.line_height("text", 16)
        words = theme.text("block", size, self.headline, "chalk50")
        words = theme.text("block", size * min(1.0, room / words.get_height()), self.headline, "chalk50")
        about = self._subtitle()
        room = head.w - 2 * two * (side + theme.px(30))
        subtitle = theme.text("text", theme.fit("text", 16, about, room), about, "chalk300")
        y = head.top + (head.h - words.get_height() - subtitle.get_height()) // 2
        surface.blit(words, words.get_rect(midtop=(head.centerx, y)))
        surface.blit(subtitle, subtitle.get_rect(midtop=(head.centerx, y + words.get_height())))
        if two:
            away = max(words.get_width(), subtitle.get_width()) // 2 + theme.px(20) + side // 2
            for step, each in zip((-1, 1), self.sides, strict=True):
                mark = crest(theme, each.name, side)
                surface.blit(mark, mark.get_rect(center=(head.centerx + step * away, head.centery + theme.px(3))))

    def _subtitle(self) -> str:
        """Returns what the panel shows, and whose the points in the other color are."""
        others = any(drive.scored and drive.scored[0] != drive.seat for side in self.sides for drive in side.drives)
        return (SCORE_AND_DRIVES + (OTHERS_POINTS if others else "")) if self.scale.full else SCORE

    def _paint_side(self, surface: pygame.Surface, row: pygame.Rect, seat: int, side: SideSummary) -> None:
        theme, color = self.theme, team_color(seat)
        surface.fill(theme.color("ink800"), row)
        side_high = min(row.h, theme.px(FACE + 8))
        tile = pygame.Rect(row.x, row.y, side_high, row.h)
        paint_team(surface, theme, tile, seat, cut=0)
        mascot = face(theme, side.name, self._mood(side), side_high - theme.px(8))
        surface.blit(mascot, mascot.get_rect(center=tile.center))
        points = theme.text("block", min(44, 44 / theme.text_scale), str(side.points), "chalk50")
        left = tile.right + theme.px(88)
        surface.blit(points, points.get_rect(midright=(left - theme.px(14), row.centery)))
        wide = self._chart_width(row.right - left)
        chart = pygame.Rect(row.right - wide, row.y, wide - theme.px(10), row.h).inflate(0, -theme.px(12))
        room, step = chart.x - left - theme.px(10), theme.line_height("text", 16)
        name = theme.text("block", theme.fit("block", 22, side.name, room), side.name, color)
        lines = min(max((row.h - name.get_height()) // step, 1), len(side.figures))
        shown = self._rows(side.figures, lines, room)
        y = row.centery - (name.get_height() + len(shown) * step) // 2
        surface.blit(name, (left, y))
        y += name.get_height()
        for figure in shown:
            size = theme.fit("text", 16, figure, room)
            surface.blit(theme.text("text", size, elided(theme, "text", size, figure, room), "chalk300"), (left, y))
            y += step
        self._paint_chart(surface, chart, seat, side.drives)

    def _chart_width(self, room: int) -> int:
        """Returns the width of a side's chart, in pixels of the ``room`` right of its points.

        It makes way for the second figure of each side, which is the longest.
        """
        theme = self.theme
        bars = theme.px(BAR + GAP) * max(len(each.drives) for each in self.sides) + theme.px(10)
        said = (theme.measure("text", 16, each.figures[1])[0] for each in self.sides if each.figures[1:])
        free = room - theme.px(10) - max(said, default=0)
        return min(theme.px(CHART), bars, max(theme.px(LEAST_CHART), free))

    def _mood(self, side: SideSummary) -> str:
        """Returns the mascot's mood: a grin for the leader, a sulk for those behind."""
        points = [each.points for each in self.sides]
        if side.points == max(points) == min(points):
            return CALM
        return GRIN if side.points == max(points) else SULK

    def _rows(self, figures: Sequence[str], lines: int, room: int) -> list[str]:
        """Returns the figures in at most ``lines`` lines of ``room`` pixels. A figure that does not fit is omitted."""
        rows = list(figures[:lines])
        for figure in figures[lines:]:
            joined = f"{rows[-1]}, {figure}"
            if self.theme.measure("text", 16, joined)[0] <= room:
                rows[-1] = joined
        return rows

    def _paint_chart(self, surface: pygame.Surface, box: pygame.Rect, seat: int, drives: Sequence[Drive]) -> None:
        """Draws a bar for each drive with its points, or a cross if it was lost; many drives have narrow bars.

        The bars grow one after another, and the points appear once a bar is complete.
        """
        theme = self.theme
        step = max(theme.px(MIN_STEP), min(theme.px(BAR + GAP), box.w // max(len(drives), 1)))
        wide = round(step * BAR / (BAR + GAP))
        surface.fill(theme.color("line500"), (box.x, box.bottom - 1, box.w, theme.px(1)))
        label = theme.line_height("block", 16)
        rows = 1 if step >= theme.px(LABEL_STEP) else 2
        shown, marks = drives[-(box.w // step) :], list[pygame.Rect]()
        tops = [
            max(theme.px(self.scale.least), round((box.h - rows * label) * self.scale.share(each))) for each in shown
        ]
        bars = [pygame.Rect(box.x + index * step, box.bottom - high, wide, high) for index, high in enumerate(tops)]
        for index, (drive, whole) in enumerate(zip(shown, bars, strict=True)):
            grown = max(0.0, min(1.0, self.drawn / BARS_GROW * (len(shown) + 1) / 2 - index / 2))
            high = max(1, round(whole.h * grown))
            bar = pygame.Rect(whole.x, whole.bottom - high, wide, high)
            paint_team(surface, theme, bar, seat, cut=0)
            if grown == 1:
                paint_mark(surface, theme, drive, bar, bars, marks, own="chalk50")
