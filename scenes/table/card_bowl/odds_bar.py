"""The five ends of a play in one bar, from a lost ball to a long gain, each as wide as it is likely."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

import pygame

from game.variants.card_bowl.coach import CallOdds
from game.variants.card_bowl.play_odds import PlayOdds
from scenes.table.stage.layout import side_by_side
from scenes.ui.boxes import blit_at
from scenes.ui.team import team_color
from scenes.ui.theme import ColorName, Theme


class End(NamedTuple):
    """A kind of result of a play, with the colors of its bar and its text."""

    name: str
    bar: ColorName
    ink: ColorName


LOST, LOSS, SHORT, TOUCHDOWN = "turnover", "loss", "short", "touchdown"
_COLORS: tuple[tuple[ColorName, ColorName], ...] = (
    *(("loss", "loss"), ("#8E4650", "chalk300"), ("line500", "chalk300")),
    *(("firstDown", "firstDown"), ("gain", "gain")),
)
"""Colors of bar and text of each result."""
_COLORS_FOR_DEFENSE: tuple[tuple[ColorName, ColorName], ...] = (
    *(("gain", "gain"), ("#4F8F84", "chalk300"), ("line500", "chalk300")),
    *(("firstDown", "firstDown"), ("loss", "loss")),
)
"""Colors of bar and text of each result for the defense: what is bad for the offense is good for it."""
APART = 8.0
"""Gap between the texts of two results, in units."""
FIGURES = 16.0
"""Type size of the figures of a call, in units."""
LEAST = 0.01
"""Smallest chance that is shown."""


class ToldEnd(NamedTuple):
    """An end that may come, in words."""

    words: str
    ink: ColorName
    center: float
    """The middle of its part, as a share of the bar."""


def ends_for(good: tuple[str, str], defends: bool, scorer: int | None = None) -> list[End]:
    """Returns the five ends as they are drawn for the side that looks on them; ``good`` names the last two.

    A touchdown has the color of the club that scores it, as everywhere.
    """
    colors = _COLORS_FOR_DEFENSE if defends else _COLORS
    ends = [End(name, *pair) for name, pair in zip((LOST, LOSS, SHORT, *good), colors, strict=True)]
    if scorer is None:
        return ends
    club = team_color(scorer)
    return [end._replace(bar=club, ink=club) if end.name == TOUCHDOWN else end for end in ends]


def told(odds: PlayOdds, ends: Sequence[End]) -> list[ToldEnd]:
    """Returns the ends that may come, from the worst to the best; the best is a part of the one before it."""
    percents, before = odds.percents(), 0.0
    found = list[ToldEnd]()
    for end, chance, percent in zip(ends, odds, percents, strict=True):
        if percent and end.name:
            words = f"{end.name} {percent}%"
            is_part = end is ends[-1]
            found.append(ToldEnd(f"({words})" if is_part else words, end.ink, before + chance / 2))
        before += chance
    return found


def paint_bar(surface: pygame.Surface, theme: Theme, box: pygame.Rect, odds: PlayOdds, ends: Sequence[End]) -> None:
    """Paints the bar without words. Gaps between its parts make it readable without colors."""
    surface.fill(theme.color("ink900"), box)
    gap, left, before = theme.px(2), box.left, 0.0
    for end, chance in zip(ends, odds, strict=True):
        before += chance
        right = box.left + round(box.w * before)
        if chance >= LEAST:
            surface.fill(theme.color(end.bar), pygame.Rect(left, box.top, max(right - left - gap, gap), box.h))
            left = right


def figures(promised: CallOdds, shown: Sequence[End]) -> list[tuple[str, ColorName]]:
    """Returns the average yards and all ends in words, from making the distance to a lost ball."""
    ends = [(each.words, each.ink) for each in told(promised.odds, shown)]
    parts = [end for end in ends if end[0].startswith("(")]
    wholes = [end for end in reversed(ends) if end not in parts]
    return [(f"avg {round(promised.yards)} yd", "chalk50"), *wholes[:1], *parts, *wholes[1:]]


class Headline(NamedTuple):
    """What a play promises at a glance: the chance of the end that is wanted, large, and two figures below it."""

    chance: str
    wanted: End
    average: str
    lost: tuple[str, ColorName]


def headline(promised: CallOdds, shown: Sequence[End]) -> Headline:
    """Returns the chance to make the distance, the average yards and the chance of a lost ball."""
    percents = promised.odds.percents()
    lost = f"{shown[0].name} {percents.turnover}%"
    average = f"avg {round(promised.yards)} yd"
    return Headline(f"{percents.first_down}%", shown[-2], average, (lost, shown[0].ink))


def row_spots(theme: Theme, row: pygame.Rect, cells: Sequence[tuple[str, ColorName]]) -> tuple[float, list[int]]:
    """Returns the type size at which cells fit into one row, and the left edge of each."""
    size = theme.fit("block", FIGURES, "  ".join(words for words, _ in cells), row.w)
    wides = [theme.measure("block", size, words)[0] for words, _ in cells]
    gap = min(theme.px(2 * APART), (row.w - sum(wides)) // (len(cells) - 1))
    return size, [row.left + sum(wides[:place]) + place * gap for place in range(len(cells))]


def paint_row(surface: pygame.Surface, theme: Theme, row: pygame.Rect, cells: Sequence[tuple[str, ColorName]]) -> None:
    """Paints cells side by side."""
    size, lefts = row_spots(theme, row, cells)
    for (words, ink), left in zip(cells, lefts, strict=True):
        blit_at(surface, theme.text("block", size, words, ink), midleft=(left, row.centery))


def word_rows(theme: Theme, odds: PlayOdds, size: float, ends: Sequence[End], wide: int) -> list[list[ToldEnd]]:
    """Returns the ends in words as they stand below a bar ``wide`` pixels wide, in as few rows as they need."""
    found = told(odds, ends)
    for rows in range(1, len(found)):
        count = -(-len(found) // rows)
        split = [found[index : index + count] for index in range(0, len(found), count)]
        if sum(_columns(theme, size, split)) + theme.px(APART) * (count - 1) <= wide:
            return split
    return [[each] for each in found]


def _columns(theme: Theme, size: float, rows: list[list[ToldEnd]]) -> list[int]:
    """Returns the width of each column: that of its widest words."""
    wides = [[theme.measure("block", size, each.words)[0] for each in row] for row in rows]
    return [max(column) for column in zip_longest(*wides, fillvalue=0)]


def paint_words(
    surface: pygame.Surface, theme: Theme, box: pygame.Rect, rows: list[list[ToldEnd]], size: float
) -> None:
    """Writes the name and chance of each part below the bar: in one row as near to the part as there is room.

    In several rows they stand in columns, as each is a part of the whole bar.
    """
    high, columns = box.h // len(rows), _columns(theme, size, rows)
    between = (box.w - sum(columns)) // max(1, len(columns) - 1)
    for index, row in enumerate(rows):
        wides = [theme.measure("block", size, each.words)[0] for each in row]
        lefts = [box.left + each.center * box.w - wide / 2 for each, wide in zip(row, wides, strict=True)]
        placed = side_by_side(lefts, wides, theme.px(APART), box.left, box.right)
        if len(rows) > 1:
            placed = [box.left + sum(columns[:place]) + between * place for place in range(len(row))]
        for each, left in zip(row, placed, strict=True):
            y = box.top + index * high + high // 2
            blit_at(surface, theme.text("block", size, each.words, each.ink), midleft=(left, y))
