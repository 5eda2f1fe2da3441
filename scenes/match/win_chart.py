"""The chart of the chance to win along a match, and the buttons of its turning points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.recap import Recap
from game.win_line import Chances
from scenes.match.period_labels import paint_periods
from scenes.ui.boxes import box_at
from scenes.ui.button import Button
from scenes.ui.chances import paint_chances, paint_mistake, row
from scenes.ui.shapes import sign
from scenes.ui.team import team_color
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

HIGH = 190.0
"""Height of the chart in units."""
COSTLY = "costly choices"
"""Name of the rings on the line."""
MARK, NUMBER = 16.0, 24.0
"""Height of the sign of a score, and of the number of a turning point, in units."""


def paint_number(surface: pygame.Surface, theme: Theme, box: pygame.Rect, number: int) -> None:
    """Paints the number of a turning point on its disc."""
    pygame.draw.aacircle(surface, theme.color("ink900"), box.center, box.w // 2)
    pygame.draw.aacircle(surface, theme.color("firstDown"), box.center, box.w // 2 - theme.px(2))
    words = theme.text("block", 15, str(number), "inkText")
    surface.blit(words, words.get_rect(center=box.center))


class TurningPointButton(Button):
    """A turning point: its number on the chart, the change of the chance, and what happened."""

    def __init__(self, number: int, change: str, text: str, watch: Callable[[], object], **options: Any) -> None:
        super().__init__(f"{change}: {text}", watch, size=17, zone="moments", accent="firstDown", **options)
        self.number = number

    def _label_area(self, theme: Theme, width: int, height: int = 0) -> pygame.Rect:
        inner, room = super()._label_area(theme, width, height), theme.px(NUMBER + 10)
        return pygame.Rect(inner.x + room, inner.y, inner.w - room, inner.h)

    def measure(self, theme: Theme, width: int) -> int:
        self.max_label_lines = len(theme.wrap("text", self.size, self.label, self._label_area(theme, width).w, True))
        return max(theme.px(48), self.max_label_lines * theme.line_height("text", self.size) + theme.px(14))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        side = theme.px(NUMBER)
        paint_number(
            surface, theme, box_at(side, side, midleft=(self.rect.x + theme.px(14), self.rect.centery)), self.number
        )


class WinChart(Widget):
    """Shows the chance over the whole match, with stars at scores, numbers at turning points, rings at mistakes."""

    def __init__(
        self, recap: Recap, line: Sequence[Chances], turning_points: Sequence[int] = (), mistakes: Sequence[int] = ()
    ) -> None:
        """``turning_points`` and ``mistakes`` are places in the match: numbers of actions before them."""
        super().__init__("The chance to win, from the first act to the last.")
        self.recap, self.line, self.turning_points, self.mistakes = recap, line, turning_points, mistakes

    def measure(self, theme: Theme, width: int) -> int:
        return theme.px(HIGH)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        wide = theme.measure("mono", 16, "100 %")[0] + theme.px(8)
        foot = theme.line_height("text", 16)
        field = pygame.Rect(self.rect.left + wide, self.rect.top, self.rect.width - wide, self.rect.height - foot)
        length = max(len(self.line) - 1, 1)
        columns = [field.left + round((field.width - 1) * index / length) for index in range(len(self.line))]
        paint_chances(surface, theme, field, self.line, columns)
        self._paint_scale(surface, theme, field)
        side = theme.px(MARK)
        for mark in self.recap.scores:
            spot = self._at(field, columns, mark.act, mark.seat, side)
            surface.blit(sign(theme, "star", side, team_color(mark.seat)), spot)
        for place in self.mistakes:
            paint_mistake(surface, theme, self._at(field, columns, place, 0, side).center)
        lefts = [columns[period.began] for period in self.recap.periods]
        for left in lefts:
            surface.fill(theme.color("line500"), (left, field.top, theme.px(1), field.height))
        names_end = paint_periods(surface, theme, self.recap, lefts, field)
        for number, box in self.number_boxes(theme, field, columns):
            paint_number(surface, theme, box, number)
        self._paint_key(surface, theme, field, names_end)

    def _at(self, field: pygame.Rect, columns: Sequence[int], place: int, seat: int, side: int) -> pygame.Rect:
        """Returns the square of a mark at a place on the line, moved into the field."""
        box = pygame.Rect(0, 0, side, side)
        box.center = columns[place], row(field, self.line[place][seat if len(self.line[0]) > 2 else 0])
        return box.clamp(field)

    def number_boxes(self, theme: Theme, field: pygame.Rect, columns: Sequence[int]) -> list[tuple[int, pygame.Rect]]:
        """Returns each turning point's number with its square, on the side of the line with more room.

        A square that would overlap an earlier one lies right of it, or below it at the right edge.
        """
        side, found = theme.px(NUMBER), list[tuple[int, pygame.Rect]]()
        for place, number in sorted((place, number) for number, place in enumerate(self.turning_points, 1)):
            box = self._at(field, columns, place, 0, side)
            away = side if box.centery < field.centery else -side
            box = box.move(0, away).clamp(field)
            while (hit := box.collidelist([other for _, other in found])) >= 0:
                other = found[hit][1]
                if other.right + side < field.right:
                    box.left = other.right + 1
                else:
                    box.topright = field.right, other.bottom + 1
            found.append((number, box))
        return found

    def _paint_key(self, surface: pygame.Surface, theme: Theme, field: pygame.Rect, names_end: int) -> None:
        """Explains the mark of a mistake, right of the periods' names if there is room."""
        words = theme.text("text", 16, COSTLY, "chalk300")
        spot = words.get_rect(topright=(field.right, field.bottom))
        if self.mistakes and spot.x - theme.px(2 * MARK) > names_end:
            surface.blit(words, spot)
            paint_mistake(surface, theme, (spot.x - theme.px(12), spot.centery + theme.px(1)))

    def _paint_scale(self, surface: pygame.Surface, theme: Theme, field: pygame.Rect) -> None:
        """Paints the percentages at the left and, for two teams, whose chance grows in which direction."""
        two = len(self.recap.names) == 2
        high = theme.line_height("text", 16)
        ends = (
            ("100 %", field.top),
            ("50 %", field.centery - high // 2),
            ("100 %" if two else "0 %", field.bottom - high),
        )
        for text, top in ends:
            room = pygame.Rect(self.rect.left, top, field.left - self.rect.left - theme.px(6), high)
            paint_text(surface, theme, room, text, face="mono", size=16, color="chalk300", align="right")
        for name, top in zip(self.recap.names, (field.top, field.bottom - high), strict=False) if two else ():
            room = pygame.Rect(field.left + theme.px(6), top, field.width, high)
            paint_text(surface, theme, room, name, size=16)
