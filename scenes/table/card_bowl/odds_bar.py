"""The five ends of a play in one bar, from a lost ball to a long gain, each as wide as it is likely."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.variants.card_bowl.coach import CallOdds
from game.variants.card_bowl.play_odds import LONG, PlayOdds
from scenes.table.stage.layout import side_by_side
from scenes.ui.boxes import blit_at
from scenes.ui.theme import ColorName, Theme


class End(NamedTuple):
    """One end of a play as it is drawn."""

    name: str
    short: str
    """Its name where there is little room."""
    bar: ColorName
    ink: ColorName


ENDS = (
    End("ball lost", "lost", "loss", "loss"),
    End("loss", "loss", "#8E4650", "chalk300"),
    End("short", "short", "line500", "chalk300"),
    End("1st down", "1st", "firstDown", "firstDown"),
    End(f"{LONG}+ yd", f"{LONG}+", "gain", "gain"),
)
TOUCHDOWN = ENDS[3]._replace(name="touchdown", short="TD")
"""What takes the place of a first down where the goal line is the line to gain."""
AT_GOAL = (*ENDS[:3], TOUCHDOWN, ENDS[4])
APART = 8.0
"""Units between the words of two ends."""
LEAST = 0.01
"""The smallest chance that is told."""


class ToldEnd(NamedTuple):
    """An end that may come, in words."""

    words: str
    ink: ColorName
    chance: float
    center: float
    """The middle of its part, as a share of the bar."""


def told(odds: PlayOdds, at_goal: bool, in_short: bool = False) -> list[ToldEnd]:
    """The ends that may come, from the worst to the best."""
    found, before = [], 0.0
    for end, chance in zip(AT_GOAL if at_goal else ENDS, odds, strict=True):
        if chance >= LEAST:
            words = f"{end.short if in_short else end.name} {round(100 * chance)}%"
            found.append(ToldEnd(words, end.ink, chance, before + chance / 2))
        before += chance
    return found


def paint_bar(surface: pygame.Surface, theme: Theme, box: pygame.Rect, odds: PlayOdds) -> None:
    """The bar alone; neighbors are parted, so that it is read without its colors."""
    surface.fill(theme.color("ink900"), box)
    gap, left, before = theme.px(2), box.left, 0.0
    for end, chance in zip(ENDS, odds, strict=True):
        before += chance
        right = box.left + round(box.w * before)
        if chance >= LEAST:
            surface.fill(theme.color(end.bar), pygame.Rect(left, box.top, max(right - left - gap, gap), box.h))
            left = right


def paint_table(surface: pygame.Surface, theme: Theme, area: pygame.Rect, promised: CallOdds, at_goal: bool) -> None:
    """All ends in words with the average, the best first, in two columns."""
    half = area.w // 2
    for in_short in (False, True):
        cells = [(each.words, each.ink) for each in reversed(told(promised.odds, at_goal, in_short))]
        if all(theme.measure("block", 16, words)[0] <= half for words, _ in cells):
            break
    cells.append((f"about {round(promised.yards)} yd", "chalk50"))
    rows = -(-len(cells) // 2)
    for index, (words, ink) in enumerate(cells):
        row, column = divmod(index, 2)
        spot = (area.left + column * half, area.top + (2 * row + 1) * area.h // (2 * rows))
        blit_at(surface, theme.text("block", theme.fit("block", 16, words, half), words, ink), midleft=spot)


def word_rows(theme: Theme, odds: PlayOdds, size: float, at_goal: bool, wide: int) -> list[list[ToldEnd]]:
    """The ends in words as they stand below a bar so many pixels wide: at length, in short, or in short in two rows."""
    for in_short in (False, True):
        found = told(odds, at_goal, in_short)
        if sum(theme.measure("block", size, each.words)[0] for each in found) + theme.px(APART) * len(found) <= wide:
            return [found]
    half = -(-len(found) // 2)
    return [found[:half], found[half:]]


def paint_words(
    surface: pygame.Surface, theme: Theme, box: pygame.Rect, rows: list[list[ToldEnd]], size: float
) -> None:
    """What each part is, with its chance, below the bar and as near to its part as there is room."""
    high = box.h // len(rows)
    for index, row in enumerate(rows):
        wides = [theme.measure("block", size, each.words)[0] for each in row]
        lefts = [box.left + each.center * box.w - wide / 2 for each, wide in zip(row, wides, strict=True)]
        placed = side_by_side(lefts, wides, theme.px(APART), box.left, box.right)
        for each, left in zip(row, placed, strict=True):
            y = box.top + index * high + high // 2
            blit_at(surface, theme.text("block", size, each.words, each.ink), midleft=(left, y))
