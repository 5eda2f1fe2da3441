"""The rows on the pages of a result: scores, statistics and drives, and the sentences above them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.box_score import Row
from game.recap import Recap, ScoreMark
from scenes.match.score_chart import ScoreChart
from scenes.match.stat_rows import DriveRow, StatRow, TeamsRow
from scenes.ui.figures import Chip, FiguresTable
from scenes.ui.panel import Label, Paragraph
from scenes.ui.team import paint_team
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget


class Sentence(Paragraph):
    """A sentence about the match, as wide as the page."""

    def __init__(self, text: str) -> None:
        super().__init__(text, size=19, color="chalk50")

    def _width(self, theme: Theme, width: int) -> int:
        return width


class ScoreRow(Widget):
    """One score: the team's mark, what happened, and the period."""

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


def score_rows(recap: Recap, chart: ScoreChart | None, chip: Chip) -> list[Widget]:
    """Returns the chart of the score, the points by period, and every score."""
    by_period = [
        (name, [*(str(period.points[seat]) for period in recap.columns), str(recap.points[seat])])
        for seat, name in enumerate(recap.names)
    ]
    table = FiguresTable("Score", [*(period.name for period in recap.columns), "Final"], by_period, chip)
    scores: list[Widget] = [ScoreRow(mark) for mark in recap.scores]
    marks = [Label("Scores", bold=True), *scores] if scores else [Paragraph("Nobody scored.")]
    return [*filter(None, [chart]), table, *marks]


def stat_rows(recap: Recap, chip: Chip) -> list[Widget]:
    """Returns the statistics of all teams: the game's box score if it has one, else statistics of the drives."""
    rows: Sequence[Row] = recap.box.rows if recap.box else _drive_stats(recap)
    return [TeamsRow(recap.names, chip), *(StatRow(row, recap.names) for row in rows)]


def _drive_stats(recap: Recap) -> list[Row]:
    kinds: list[tuple[str, Sequence[int]]] = [("Points", recap.points)]
    wiped = any(each.wiped for each in recap.figures)
    kinds += (
        (
            ("Drives", [each.drives for each in recap.figures]),
            (recap.measure[1].capitalize() + (" kept" if wiped else ""), [each.gain for each in recap.figures]),
            ("Longest that stood" if wiped else "Longest drive", [each.longest for each in recap.figures]),
            ("Own drives lost" if wiped else "Own drives stopped", [each.stopped for each in recap.figures]),
        )
        if any(each.drives for each in recap.figures)
        else ()
    )
    return [Row(title, tuple(map(str, numbers))) for title, numbers in kinds]


def drive_rows(recap: Recap) -> list[Widget]:
    """Returns a row for each drive, in order."""
    rows: list[Widget] = [DriveRow(drive.seat, drive.text) for drive in recap.drives]
    return rows or [Paragraph("Nobody had the ball.")]
