"""The chart of the score: a line for each team over the actions of a match."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame

from game.recap import Recap
from scenes.match.period_labels import paint_periods
from scenes.ui.team import team_color
from scenes.ui.text import elided
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

DRAW_SECONDS = 0.600
"""Seconds until the lines are drawn completely."""
HIGH = 190.0
"""Height in units."""
LINE = 4
"""Width of a line in units."""
DASHES = ((0, 0), (14, 8), (4, 6), (26, 6))
"""Lengths of dash and gap of each team's line, in units. The first line is solid."""
MARKS = (
    ((0, -1), (1, 0), (0, 1), (-1, 0)),
    ((-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)),
    ((0, -1.15), (1.1, 0.85), (-1.1, 0.85)),
)
"""Corners of the marks of the scores of the second to fourth seat, for a radius of 1. The first seat has a disc."""
STEPS = (1, 2, 3, 5, 7, 10, 14, 20, 25, 50, 100)
"""Possible distances between two lines of the grid, in points."""
MAX_GRID_LINES = 5


class ScoreChart(Widget):
    """Shows the score from left to right. Each team has its own line and mark; home is solid, away dashed."""

    def __init__(self, recap: Recap, drawn: float = 0.0) -> None:
        """``drawn`` is the fraction drawn already, 0 to 1."""
        marks = "; ".join(f"{mark.text} {'–'.join(map(str, mark.score))}" for mark in recap.scores)
        super().__init__(f"The score from the first act to the last. {marks}")
        self.recap, self.drawn = recap, drawn

    def measure(self, theme: Theme, width: int) -> int:
        return theme.px(HIGH)

    @property
    def moving(self) -> bool:
        return self.drawn < 1

    def update(self, dt: float, pace: float) -> None:
        """Moves on by ``dt`` seconds: the lines grow to the right."""
        if self.drawn < 1:
            self.drawn = min(self.drawn + dt / (DRAW_SECONDS * pace), 1.0) if pace else 1.0
            self.stale = True

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        field = self._field(theme)
        top, step = self._scale(theme, field)
        self._paint_grid(surface, theme, field, top, step)
        self._paint_periods(surface, theme, field)
        self._paint_legend(surface, theme, field)
        before = surface.get_clip()
        grown = field.inflate(theme.px(24), theme.px(24))
        grown.width = round(grown.width * (1 - (1 - self.drawn) ** 3))
        surface.set_clip(grown.clip(before))
        for seat in range(len(self.recap.names)):
            self._paint_line(surface, theme, field, top, seat)
        surface.set_clip(before)

    def _paint_legend(self, surface: pygame.Surface, theme: Theme, field: pygame.Rect) -> None:
        """Paints the legend in a row above the field, which no score reaches."""
        wide = field.width // len(self.recap.names)
        y = self.rect.top + theme.line_height("text", 16) // 2
        for seat, name in enumerate(self.recap.names):
            at = (field.left + seat * wide, y)
            for piece in _pieces(
                theme, at, (at[0] + theme.px(34), y), theme.px(LINE), DASHES[theme.team_pattern(seat) % len(DASHES)]
            ):
                surface.fill(theme.color(team_color(seat)), piece)
            room = wide - theme.px(48 + 12)
            size = theme.fit("text", 16, name, room)
            words = theme.text("text", size, elided(theme, "text", size, name, room), "chalk300")
            surface.blit(words, words.get_rect(midleft=(at[0] + theme.px(48), y)))

    def _scale(self, theme: Theme, field: pygame.Rect) -> tuple[int, int]:
        """Returns the points at the top of the chart and between two lines of the grid, so that no numbers overlap."""
        most = max(*self.recap.points, 7)
        lines = min(MAX_GRID_LINES, max(1, field.height // theme.text_px(16)))
        step = next((step for step in STEPS if most / step <= lines), most)
        return -(-most // step) * step, step

    def _field(self, theme: Theme) -> pygame.Rect:
        left = theme.measure("mono", 16, "000")[0] + theme.px(10)
        foot = theme.line_height("text", 16) + theme.px(4)
        head = theme.line_height("text", 16) + theme.px(14)  # the legend, and half a mark of the highest score
        return pygame.Rect(
            self.rect.left + left,
            self.rect.top + head,
            self.rect.width - left - theme.px(16),
            self.rect.height - head - foot,
        )

    def _paint_grid(self, surface: pygame.Surface, theme: Theme, field: pygame.Rect, top: int, step: int) -> None:
        first = 0 if field.height >= theme.text_px(16) else top  # a chart lower than a number shows only the top number
        for points in range(first, top + 1, step):
            y = field.bottom - round(field.height * points / top)
            surface.fill(theme.color("ink700"), (field.left, y, field.width, theme.px(1)))
            words = theme.text("mono", 16, str(points), "chalk300")
            surface.blit(words, words.get_rect(midright=(field.left - theme.px(8), y)))

    def _paint_periods(self, surface: pygame.Surface, theme: Theme, field: pygame.Rect) -> None:
        lefts = [self._x(field, period.began) for period in self.recap.periods]
        for left in lefts[1:]:
            for y in range(field.top, field.bottom, theme.px(8)):
                surface.fill(theme.color("line500"), (left, y, theme.px(1), theme.px(4)))
        paint_periods(surface, theme, self.recap, lefts, field.inflate(0, 2 * theme.px(4)))

    def _x(self, field: pygame.Rect, action: int) -> int:
        return field.left + round(field.width * action / max(self.recap.length, 1))

    def _corners(self, field: pygame.Rect, top: int, seat: int) -> list[tuple[int, int]]:
        """Returns the corners of a seat's line, from its points at the start to its final points."""
        start = self.recap.start_score[seat] if self.recap.start_score else 0
        height = field.bottom - round(field.height * start / top)
        line = [(field.left, height)]
        for mark in self.recap.scores:
            x = self._x(field, mark.act)
            line.append((x, height))
            height = field.bottom - round(field.height * mark.score[seat] / top)
            line.append((x, height))
        return [*line, (field.right, height)]

    def _paint_line(self, surface: pygame.Surface, theme: Theme, field: pygame.Rect, top: int, seat: int) -> None:
        color, width = theme.color(team_color(seat)), theme.px(LINE)
        # Each line keeps to its own side of the value, so that two equal lines can both be seen.
        aside = (seat * 2 - len(self.recap.names) + 1) * width // 2
        corners = [(x, y + aside) for x, y in self._corners(field, top, seat)]
        for one, other in pairwise(corners):
            for piece in _pieces(theme, one, other, width, DASHES[theme.team_pattern(seat) % len(DASHES)]):
                surface.fill(color, piece)
        for mark in self.recap.scores:
            if mark.seat == seat:
                y = field.bottom - round(field.height * mark.score[seat] / top) + aside
                self._paint_mark(surface, theme, (self._x(field, mark.act), y), seat)

    def _paint_mark(self, surface: pygame.Surface, theme: Theme, place: tuple[int, int], seat: int) -> None:
        """Paints a disc for home, a diamond for away, a square or a triangle for others, all with a dark edge."""
        for size, color in ((8, "ink900"), (6, team_color(seat))):
            r = theme.px(size)
            x, y = place
            if seat % 4:
                corners = [(x + round(r * across), y + round(r * down)) for across, down in MARKS[seat % 4 - 1]]
                pygame.draw.polygon(surface, theme.color(color), corners)
            else:
                pygame.draw.aacircle(surface, theme.color(color), place, r)


def _pieces(
    theme: Theme, one: tuple[int, int], other: tuple[int, int], width: int, dash: tuple[int, int]
) -> Iterator[pygame.Rect]:
    """Yields the dashes of a horizontal or vertical line."""
    line = pygame.Rect(min(one[0], other[0]), min(one[1], other[1]), abs(one[0] - other[0]), abs(one[1] - other[1]))
    is_horizontal = line.width >= line.height
    line = line.inflate(width, width)
    if not any(dash):
        yield line
        return
    on, off = (theme.px(units) for units in dash)
    end = line.right if is_horizontal else line.bottom
    at = line.left if is_horizontal else line.top
    while at < end:
        long = min(on, end - at)
        yield pygame.Rect(at, line.top, long, width) if is_horizontal else pygame.Rect(line.left, at, width, long)
        at += on + off
