"""What the pages of a result are made of: scores, figures, drives, and the story above them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.box_score import Row
from game.recap import Recap, ScoreMark
from scenes.match.figures import DriveRow, FigureRow, TeamsRow
from scenes.match.score_chart import ScoreChart
from scenes.ui.figures import Chip, FiguresTable
from scenes.ui.panel import Label, Paragraph
from scenes.ui.team import paint_team
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget


class Sentence(Paragraph):
    """A line of the story, as wide as the page."""

    def __init__(self, text: str) -> None:
        super().__init__(text, size=19, color="chalk50")

    def _width(self, theme: Theme, width: int) -> int:
        return width


class ScoreRow(Widget):
    """One score: the team's mark, what happened, and when."""

    def __init__(self, mark: ScoreMark) -> None:
        super().__init__(mark.text)
        self.mark = mark

    def _lines(self, theme: Theme, width: int) -> int:
        return len(theme.wrap("text", 17, self.name, width - theme.px(28)))

    def measure(self, theme: Theme, width: int) -> int:
        lines = self._lines(theme, width) * theme.line_height("text", 17)
        return lines + theme.line_height("text", 16) + theme.px(10)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        chip = pygame.Rect(self.rect.left, self.rect.top + theme.px(4), theme.px(14), self.rect.height - theme.px(8))
        paint_team(surface, theme, chip, self.mark.seat, cut=0)
        left = chip.right + theme.px(14)
        low = theme.line_height("text", 16)
        room = pygame.Rect(left, self.rect.top + theme.px(4), self.rect.right - left, 0)
        room.height = self.rect.height - low - theme.px(10)
        paint_text(surface, theme, room, self.name, lines=4, top=True)
        below = pygame.Rect(left, room.bottom, room.width, low)
        paint_text(surface, theme, below, self.mark.period, size=16, color="chalk300")


def score_rows(told: Recap, chart: ScoreChart | None, chip: Chip) -> list[Widget]:
    """How the score went: the chart, points by period, and every score."""
    by_period = [
        (name, [*(str(period.points[seat]) for period in told.columns), str(told.points[seat])])
        for seat, name in enumerate(told.names)
    ]
    table = FiguresTable("Score", [*(period.name for period in told.columns), "Final"], by_period, chip)
    scores: list[Widget] = [ScoreRow(mark) for mark in told.scores]
    marks = [Label("Scores", bold=True), *scores] if scores else [Paragraph("Nobody scored.")]
    return [*filter(None, [chart]), table, *marks]


def figure_rows(told: Recap, chip: Chip) -> list[Widget]:
    """The figures of all sides: those that the game keeps, else what the drives came to."""
    rows: Sequence[Row] = told.box.rows if told.box else _drive_figures(told)
    return [TeamsRow(told.names, chip), *(FigureRow(row, told.names) for row in rows)]


def _drive_figures(told: Recap) -> list[Row]:
    kinds: list[tuple[str, Sequence[int]]] = [("Points", told.points)]
    wiped = any(each.wiped for each in told.figures)
    kinds += (
        (
            ("Drives", [each.drives for each in told.figures]),
            (told.measure[1].capitalize() + (" kept" if wiped else ""), [each.gain for each in told.figures]),
            ("Longest that stood" if wiped else "Longest drive", [each.longest for each in told.figures]),
            ("Own drives stopped", [each.stopped for each in told.figures]),
        )
        if any(each.drives for each in told.figures)
        else ()
    )
    return [Row(title, tuple(map(str, numbers))) for title, numbers in kinds]


def drive_rows(told: Recap) -> list[Widget]:
    """What became of each drive, in their order."""
    rows: list[Widget] = [DriveRow(drive.seat, drive.text) for drive in told.drives]
    return rows or [Paragraph("Nobody had the ball.")]
