"""The first page of a result: the chance to win along the match, and the plays that moved it most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.claims import percent
from game.cursor import Cursor
from game.match import Match
from game.recap import Recap
from game.review.ledger import Row
from game.win_line import Chances, swings, what_happened, win_line
from scenes.match.win_chart import MomentButton, WinChart
from scenes.shell.page import PageScene
from scenes.ui.scroll import ScrollArea
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

COUNT = 3
LEAST_CHART = 110.0
"""Units that the chart is high at least, above the moments."""
WATCH = "Watch it in the replay."


class TurningPoints:
    """The line of one match and its turning points; nothing for a kind of match that no line was fitted to."""

    def __init__(self, app: App, match: Match, told: Recap, watch: Callable[[int], object]) -> None:
        """``watch`` opens the replay at a place."""
        self.app, self.match, self.told, self._watch = app, match, told, watch
        self.line: Sequence[Chances] = win_line(match) or ()
        """Each seat's chance to win after each number of actions; empty without a fitted model."""
        self._swings = swings(Cursor(match), self.line, COUNT) if self.line else []

    @property
    def offered(self) -> bool:
        """Whether the match has a line."""
        return bool(self.line)

    def rows(self) -> list[Widget]:
        """The plays that moved the chances most: each leads to its place in the replay."""
        return [
            MomentButton(number, f"{self.told.names[swing.seat]} +{percent(swing.gained)}",
                         what_happened(self.match, swing), partial(self._watch, swing.first),
                         tooltip=WATCH, enabled="replay" in self.app.routes)
            for number, swing in enumerate(self._swings, 1)
        ]  # fmt: skip

    def add_to(self, page: PageScene, room: pygame.Rect, mistakes: Sequence[Row]) -> None:
        """Lays the chart, as large as there is room for, over the moments; both scroll where there is too little."""
        theme, rows, gap = self.app.theme, self.rows(), self.app.theme.px(4)
        chart = self._chart(mistakes)
        highs = [row.measure(theme, room.width) for row in rows]
        high = room.height - sum(highs) - gap * (len(rows) + 1)
        if high < theme.px(LEAST_CHART):
            page.add_scroll(ScrollArea("Match", gap=4), room.inflate(theme.px(24), 0), [chart, *rows])
            return
        page.add(chart, pygame.Rect(room.left, room.top, room.width, high))
        y = room.top + high + 2 * gap
        for row, each in zip(rows, highs, strict=True):
            page.add(row, pygame.Rect(room.left, y, room.width, each))
            y += each + gap

    def _chart(self, mistakes: Sequence[Row]) -> WinChart:
        return WinChart(self.told, self.line, [swing.last for swing in self._swings], [row.place for row in mistakes])
