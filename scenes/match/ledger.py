"""The ledger of a review: the chance to win at the start, the changes by choices and by luck, and the result.

Widgets for the totals, the periods and the progress. Used by the result's review.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.claims import percent
from game.review.ledger import Period
from scenes.ui.figures import FiguresTable
from scenes.ui.shapes import paint_plate
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

NAME, NUMBER = 0.49, 64.0
"""Fraction of a row for its name, and units for the number at its end."""
BAR = 12.0
"""Height of a bar in units."""


class Entry(NamedTuple):
    """A change of the chance to win, or (without ``start``) its value at one moment."""

    name: str
    start: float | None
    """The chance before the change; None for a value."""
    end: float
    """The chance after the change, or the value."""
    explanation: str = ""

    @property
    def is_value(self) -> bool:
        """Whether it is a value and not a change."""
        return self.start is None

    @property
    def number(self) -> str:
        """The value, or the signed difference of the two rounded chances."""
        return percent(self.end) if self.start is None else signed(round(self.end, 2) - round(self.start, 2))

    @property
    def color(self) -> str:
        """White for a value, else the color of a gain or a loss."""
        return "chalk50" if self.start is None else "gain" if self.end >= self.start else "loss"


def signed(change: float) -> str:
    """Returns the change of a chance as a signed percentage.

    >>> signed(0.124), signed(-0.05)
    ('+12 %', '−5 %')
    """
    return f"{'−' if change < 0 else '+'}{percent(abs(change))}"


class ExplainedText(Widget):
    """A text with a tooltip that explains it, highlighted under pointer or focus."""

    focusable = True
    cut = 4.0

    def __init__(self, name: str, explanation: str) -> None:
        super().__init__(name, zone="ledger", tooltip=explanation)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        if self.glow:
            ink = theme.color("ink700")
            box = self.rect.inflate(theme.px(12), 0)
            paint_plate(surface, theme, box, pygame.Color(ink.r, ink.g, ink.b, round(255 * self.glow)), cut=self.cut)


class Score(ExplainedText):
    """A finding in bold type, and after it, or below if it is too long, what it is measured by."""

    def __init__(self, name: str, explanation: str, scale: str = "") -> None:
        super().__init__(name, explanation)
        self._scale = scale

    def _left(self, theme: Theme, width: int) -> int:
        """Returns how far right of its beginning the scale begins; 0 for a line of its own."""
        left = theme.measure("text", 17, f"{self.name} ", True)[0]
        return left if left + theme.measure("text", 16, self._scale)[0] <= width else 0

    def measure(self, theme: Theme, width: int) -> int:
        own_line = bool(self._scale) and not self._left(theme, width)
        return theme.line_height("text", 17) + own_line * theme.line_height("text", 16)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        line, left = theme.line_height("text", 17), self._left(theme, self.rect.w)
        paint_text(surface, theme, pygame.Rect(self.rect.topleft, (self.rect.w, line)), self.name, bold=True)
        scale = pygame.Rect(self.rect.x + left, self.rect.y, self.rect.w - left, self.rect.h)
        scale.h, scale.y = line, self.rect.y if left else self.rect.bottom - line
        paint_text(surface, theme, scale, self._scale, size=16, color="chalk300")


class LedgerRow(ExplainedText):
    """A name, a bar on a scale from 0 to 100 %, and a number. The bar of a change starts where the row before ended."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(f"{entry.name}: {entry.number}", entry.explanation)
        self.entry = entry

    def _rows(self, theme: Theme, width: int) -> int:
        return len(theme.wrap("text", 17, self.entry.name, round(width * NAME)))

    def measure(self, theme: Theme, width: int) -> int:
        return self._rows(theme, width) * theme.line_height("text", 17) + theme.px(6)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        entry, box = self.entry, self.rect
        name = pygame.Rect(box.x, box.y, round(box.w * NAME), box.h)
        paint_text(surface, theme, name, entry.name, bold=entry.is_value, lines=self._rows(theme, box.w))
        wide = max(theme.px(NUMBER), theme.measure("text", 17, "+100 %", True)[0])
        number = pygame.Rect(box.right - wide, box.y, wide, box.h)
        paint_text(surface, theme, number, entry.number, color=entry.color, bold=True, align="right")
        track = pygame.Rect(name.right + theme.px(8), 0, number.x - name.right - theme.px(16), theme.px(BAR))
        track.centery = box.centery
        surface.fill(theme.color("ink900"), track)
        surface.fill(theme.color("line500"), (track.centerx, track.y - theme.px(3), theme.px(1), track.h + theme.px(6)))
        first, last = sorted((entry.start or 0.0, entry.end))
        left, right = (track.x + round(track.w * min(max(share, 0.0), 1.0)) for share in (first, last))
        color = "chalk300" if entry.is_value else entry.color
        surface.fill(theme.color(color), (left, track.y, max(right - left, 2), track.h))


def period_table(periods: Sequence[tuple[str, Period]], choices_title: str, luck_title: str) -> FiguresTable:
    """Returns the table of the changes by period, one column for each.

    ``choices_title`` and ``luck_title`` are the titles of the rows for the reviewed choices and for all else.
    """
    marks = [periods[0][1].start, *(period.end for _, period in periods)]
    ends = [round(mark, 2) for mark in marks]
    choices = in_percent([period.choice for _, period in periods], marks[0])
    rest = [round(after - before - choice, 2) for before, after, choice in zip(ends, ends[1:], choices, strict=False)]
    choice, luck, end = map(signed, choices), map(signed, rest), map(percent, ends[1:])
    rows = [(choices_title, [*choice]), (luck_title, [*luck]), ("At its end", [*end])]
    return FiguresTable("By period", [name for name, _ in periods], rows, None)


def in_percent(changes: Sequence[float], start: float) -> list[float]:
    """Rounds changes to percent such that together they lead from the rounded start to the rounded end.

    >>> in_percent([0.196, 0.196], 0.5)
    [0.2, 0.19]
    """
    found, at = list[float](), start
    for change in changes:
        found.append(round(round(at + change, 2) - round(at, 2), 2))
        at += change
    return found


class ProgressBar(Widget):
    """A bar that shows progress. ``share`` returns it, 0 to 1, and is called in each frame."""

    def __init__(self, name: str, share: Callable[[], float]) -> None:
        super().__init__(name)
        self._share, self._shown = share, -1.0

    def measure(self, theme: Theme, width: int) -> int:
        return theme.px(BAR)

    def update(self, dt: float, pace: float) -> None:
        """Repaints the bar only if it has grown."""
        self.stale = self.stale or self._share() != self._shown

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        self._shown = self._share()
        surface.fill(theme.color("ink900"), self.rect)
        done = pygame.Rect(self.rect.topleft, (round(self.rect.w * self._shown), self.rect.h))
        surface.fill(theme.color("firstDown"), done)
