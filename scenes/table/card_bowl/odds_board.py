"""The best plays at a window with their chances, as a table below the film."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame

from game.contract import Action, Target
from game.variants.card_bowl.actions import Run, Screen, Sneak, Throw, WideScreen
from game.variants.card_bowl.coach import Prospect
from game.variants.card_bowl.words import label
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.ui.boxes import blit_at
from scenes.ui.text import elided
from scenes.ui.theme import Theme

MOST = 3
"""Largest number of rows."""
_KINDS: dict[type[Action], str] = {Run: "run", Sneak: "run", Throw: "throw", Screen: "screen", WideScreen: "screen"}
HEADS = ("Average", "Makes it", "Breaks free", "Loses it")
"""The heads of the columns."""
BETWEEN, EDGE = 16.0, 14.0
"""Gap between two columns, and space right of the last one, in units."""


class Row(NamedTuple):
    """The texts of one play."""

    name: str
    average: str
    makes: str
    breaks: str
    loses: str


def row(prospect: Prospect) -> Row:
    """Returns the texts of a play. One that cannot break free has a dash there."""
    gain = round(prospect.gain)
    return Row(
        label(prospect.action),
        f"{gain:+d} yd" if gain else "0 yd",
        f"{round(100 * prospect.first_down)}%",
        f"{round(100 * prospect.breaks)}%" if prospect.breaks else "–",
        f"{round(100 * prospect.turnover)}%",
    )


class OddsBoard(FilmItem):
    """A row for the best run, the best throw and the best screen, or for what can be done at the place in question."""

    layer = 8.5

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        super().__init__(theme, shown)
        self.prospects: Sequence[Prospect] = ()
        """The plays that can be chosen now, the best first; empty while nothing is asked."""
        self.seat = 0
        """The seat that plays it."""
        self.target: Target | None = None
        """The place that is pointed at."""

    def rows(self) -> list[Row]:
        """Returns what it tells, the best first."""
        there = [each for each in self.prospects if each.action.pick(self.seat).target == self.target]
        if self.target is not None and there:
            return [row(each) for each in there[:MOST]]
        best: dict[str, Prospect] = {}
        for each in self.prospects:
            best.setdefault(_KINDS.get(type(each.action), "lateral"), each)
        return [row(each) for each in [*best.values()][:MOST]]

    def render_key(self) -> Hashable:
        return (tuple(self.rows()), tuple(self.rect)) if self.prospects and self.rect.h else None

    def columns(self) -> tuple[int, list[int]]:
        """Returns where the names end and where each column does, in pixels: columns are as wide as what they tell."""
        theme = self.theme
        ends: list[int] = []
        end = self.rect.right - theme.px(EDGE)
        for index in range(len(HEADS), 0, -1):
            ends.insert(0, end)
            told = max((theme.measure("text", 17, each[index], True)[0] for each in self.rows()), default=0)
            end -= max(theme.measure("block", 14, HEADS[index - 1])[0], told) + theme.px(BETWEEN)
        return end, ends

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        surface.fill(theme.color("ink800"), self.rect)
        names, ends = self.columns()
        y = self.rect.top + theme.px(6)
        for head, end in zip(HEADS, ends, strict=True):
            text = theme.text("block", 14, head, "firstDown")
            surface.blit(text, text.get_rect(topright=(end, y)))
        y += theme.line_height("block", 14)
        rows = self.rows()
        high = min(theme.line_height("text", 17), (self.rect.bottom - y) // len(rows))
        for index, each in enumerate(rows):
            color = "chalk50" if index else "gain"
            size = theme.fit("text", 17, each.name, names - self.rect.left, True)
            name = elided(theme, "text", size, each.name, names - self.rect.left, True)
            blit_at(surface, theme.text("text", size, name, color, bold=True), midleft=(self.rect.left, y + high // 2))
            for words, end in zip(each[1:], ends, strict=True):
                blit_at(surface, theme.text("text", 17, words, color, bold=True), midright=(end, y + high // 2))
            y += high
