"""The ledger of a review: from the chance at the kickoff by choices and luck to the result, in sum and by period."""

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
"""The share of a row that its name has, and the units of the number at its end."""
BAR = 12.0
"""Units that a bar is high."""


class Entry(NamedTuple):
    """A step of the chance to win, or a place where it stood."""

    name: str
    start: float | None
    """Where the chance stood before it; None for a place."""
    end: float
    means: str = ""

    @property
    def is_place(self) -> bool:
        """Whether it tells where the chance stood, and not how it moved."""
        return self.start is None

    @property
    def said(self) -> str:
        """The chance there, or by how much it moved from one whole number to the other, with its sign."""
        return percent(self.end) if self.start is None else signed(round(self.end, 2) - round(self.start, 2))

    @property
    def color(self) -> str:
        """White for a place, else whether it was gained or lost."""
        return "chalk50" if self.start is None else "gain" if self.end >= self.start else "loss"


def signed(moved: float) -> str:
    """By how much a chance moved.

    >>> signed(0.124), signed(-0.05)
    ('+12 %', '−5 %')
    """
    return f"{'−' if moved < 0 else '+'}{percent(abs(moved))}"


class ExplainedText(Widget):
    """What is read, and explained where it is pointed at: it is lit as far as it is looked at."""

    focusable = True
    cut = 4.0

    def __init__(self, name: str, means: str) -> None:
        super().__init__(name, zone="ledger", tooltip=means)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        if self.glow:
            ink = theme.color("ink700")
            box = self.rect.inflate(theme.px(12), 0)
            paint_plate(surface, theme, box, pygame.Color(ink.r, ink.g, ink.b, round(255 * self.glow)), cut=self.cut)


class Score(ExplainedText):
    """How well a seat chose, in one line."""

    def measure(self, theme: Theme, width: int) -> int:
        return theme.line_height("text", 17)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        paint_text(surface, theme, self.rect, self.name, bold=True)


class LedgerRow(ExplainedText):
    """A name, a bar on the scale from 0 to 100 %, and a number: steps hang where the row before them ended."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(f"{entry.name}: {entry.said}", entry.means)
        self.entry = entry

    def _rows(self, theme: Theme, width: int) -> int:
        return len(theme.wrap("text", 17, self.entry.name, round(width * NAME)))

    def measure(self, theme: Theme, width: int) -> int:
        return self._rows(theme, width) * theme.line_height("text", 17) + theme.px(6)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        entry, box = self.entry, self.rect
        name = pygame.Rect(box.x, box.y, round(box.w * NAME), box.h)
        paint_text(surface, theme, name, entry.name, bold=entry.is_place, lines=self._rows(theme, box.w))
        wide = max(theme.px(NUMBER), theme.measure("text", 17, "+100 %", True)[0])
        number = pygame.Rect(box.right - wide, box.y, wide, box.h)
        paint_text(surface, theme, number, entry.said, color=entry.color, bold=True, align="right")
        track = pygame.Rect(name.right + theme.px(8), 0, number.x - name.right - theme.px(16), theme.px(BAR))
        track.centery = box.centery
        surface.fill(theme.color("ink900"), track)
        surface.fill(theme.color("line500"), (track.centerx, track.y - theme.px(3), theme.px(1), track.h + theme.px(6)))
        first, last = sorted((entry.start or 0.0, entry.end))
        left, right = (track.x + round(track.w * min(max(share, 0.0), 1.0)) for share in (first, last))
        color = "chalk300" if entry.is_place else entry.color
        surface.fill(theme.color(color), (left, track.y, max(right - left, 2), track.h))


def period_table(periods: Sequence[tuple[str, Period]], mine: str, others: str) -> FiguresTable:
    """The steps of each period in a column: it begins where the one before it ended.

    ``mine`` is what the choices are called, ``others`` what all else is.
    """
    steps = []
    for _, period in periods:
        after = period.start + period.choice
        parts = Entry("", period.start, after), Entry("", after, period.end), Entry("", None, period.end)
        steps.append([part.said for part in parts])
    choice, luck, end = ([column[row] for column in steps] for row in range(3))
    rows = [(mine, choice), (others, luck), ("At its end", end)]
    return FiguresTable("By period", [name for name, _ in periods], rows, None)


class ProgressBar(Widget):
    """How far something has come; ``share`` is asked in each frame, 0 to 1."""

    def __init__(self, name: str, share: Callable[[], float]) -> None:
        super().__init__(name)
        self._share, self._shown = share, -1.0

    def measure(self, theme: Theme, width: int) -> int:
        return theme.px(BAR)

    def update(self, dt: float, pace: float) -> None:
        """It is drawn anew only where it grew."""
        self.stale = self.stale or self._share() != self._shown

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        self._shown = self._share()
        surface.fill(theme.color("ink900"), self.rect)
        done = pygame.Rect(self.rect.topleft, (round(self.rect.w * self._shown), self.rect.h))
        surface.fill(theme.color("firstDown"), done)
