"""The first page of a result: the chart of the chance to win, and the plays that changed it most."""

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
from game.win_line import Chances, Swing, line_of_plays, swings, what_happened, win_line
from scenes.match.win_chart import TurningPointButton, WinChart
from scenes.shell.page import PageScene
from scenes.ui.scroll import ScrollArea
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

COUNT = 3
"""Number of turning points."""
MIN_CHART_HEIGHT = 110.0
"""Smallest height of the chart above the turning points, in units. Below it, the page scrolls."""
WATCH = "Watch it in the replay."


class TurningPoints:
    """The chance to win along a match and its turning points. Not offered if the game has no fitted model."""

    def __init__(self, app: App, match: Match, recap: Recap, watch: Callable[[int], object]) -> None:
        """``watch`` opens the replay at a place."""
        self.app, self.match, self.recap, self._watch = app, match, recap, watch
        self.line: Sequence[Chances] = win_line(match) or ()
        """Each seat's chance to win after each number of actions; empty without a fitted model."""
        self.line_of_plays = line_of_plays(match)
        self._swings = swings(Cursor(match), self.line_of_plays, COUNT) if self.line else []

    @property
    def offered(self) -> bool:
        """Whether the chance to win is known for this match."""
        return bool(self.line)

    def rows(self) -> list[Widget]:
        """Returns a button for each turning point. It opens the replay there."""
        return [
            TurningPointButton(number, f"{self.recap.names[swing.seat]} +{percent(swing.gained)}",
                         self._what_happened(swing), partial(self._watch, swing.first),
                         tooltip=WATCH, enabled="replay" in self.app.routes)
            for number, swing in enumerate(self._swings, 1)
        ]  # fmt: skip

    def _what_happened(self, swing: Swing) -> str:
        """Returns what happened in a play, without the name of the side that it helped, which stands before it."""
        return what_happened(self.match, swing).removeprefix(f"{self.recap.names[swing.seat]}. ")

    def add_to(self, page: PageScene, room: pygame.Rect, mistakes: Sequence[Row]) -> None:
        """Adds the chart, as high as possible, above the turning points. With too little room, both scroll."""
        theme, rows, gap = self.app.theme, self.rows(), self.app.theme.px(4)
        chart = self._chart(mistakes)
        highs = [row.measure(theme, room.width) for row in rows]
        high = room.height - sum(highs) - gap * (len(rows) + 1)
        if high < theme.px(MIN_CHART_HEIGHT):
            page.add_scroll(ScrollArea("Match", gap=4), room.inflate(theme.px(24), 0), [chart, *rows])
            return
        page.add(chart, pygame.Rect(room.left, room.top, room.width, high))
        y = room.top + high + 2 * gap
        for row, each in zip(rows, highs, strict=True):
            page.add(row, pygame.Rect(room.left, y, room.width, each))
            y += each + gap

    def _chart(self, mistakes: Sequence[Row]) -> WinChart:
        swings = [swing.last for swing in self._swings]
        return WinChart(self.recap, self.line, swings, [row.place for row in mistakes])
