"""The preview of a call at a glance: one headline, one bar, and the risk. All odds lie behind it."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from scenes.table.blowout.forecast import COLORS, COLORS_AGAINST, WORDS, Forecast, headline
from scenes.table.blowout.odds_chart import paint_words
from scenes.ui.theme import ColorName, Theme

HEAD, PERCENT, TYPE, FOOT = 26.0, 24.0, 18.0, 16.0
"""Units of the type of the headline, of a figure in the bar, of the words below it, and of the last line."""
BAR, LEAST_BAR, GAP = 40.0, 18.0, 8.0
"""Units of the height of the bar and of the lowest one, and between its parts and lines."""
SIDE, BEHIND, APART = 11.0, 6.0, 18.0
"""Units of a square of the legend, of the gap behind it, and of that between two words."""
MORE = "Point here for all odds"
"""Said below the bar, if there is room."""


class Part(NamedTuple):
    """A part of the bar."""

    words: str
    share: int
    """Percentage of the cards that lead to it."""
    kind: str
    """The kind of gain that gives it its color."""


def parts(seen: Forecast) -> list[Part]:
    """Returns the parts of the bar from the worst for the offense, which add up to 100: what moves the line or not.

    >>> parts(Forecast("RUN 65", ((-5, "loss", 1), (0, "none", 1), (5, "short", 1), (10, "first", 1))))[1:]
    [Part(words='short', share=50, kind='short'), Part(words='1st down', share=25, kind='first')]
    """
    back, made = ("safety", "loss"), ("first", "score")
    short = [kind for kind in WORDS if kind not in (*back, *made)]
    named = (
        (" or ".join(WORDS[kind] for kind in back if seen.share(kind)), back, "loss"),
        ("short", short, "short"),
        (" or ".join(WORDS[kind] for kind in made if seen.share(kind)), made, "score" if seen.to_goal else "first"),
    )
    found = [Part(words, sum(map(seen.share, kinds)), kind) for words, kinds, kind in named]
    return [part for part in found if part.share]


def risk_words(seen: Forecast, on_offense: bool) -> str:
    """Returns the chance of what undoes the call in a sentence, empty for none; on fourth down that of a kick."""
    chances = dict(seen.against)
    if "field goal" in chances:
        return f"{round(100 * chances['field goal'])}%: they can kick a field goal instead"
    if not seen.risk:
        return ""
    harm = "risk: they hold a card that can cancel it" if on_offense else "they hold a card that can undo your stop"
    return f"{round(100 * seen.risk)}% {harm}"


def paint(surface: pygame.Surface, theme: Theme, box: pygame.Rect, seen: Forecast, on_offense: bool) -> None:
    """Draws headline, bar, and risk."""
    gap, wide = theme.px(GAP), box.w - 2 * theme.px(16)
    said = headline(seen, on_offense)
    head = theme.text("block", theme.fit("block", HEAD, said, wide), said, "chalk50")
    found, risk = parts(seen), risk_words(seen, on_offense)
    line = theme.line_height("text", TYPE)
    lines = [risk] * bool(risk)
    room = box.h - head.get_height() - 4 * gap - line * (1 + len(lines)) - theme.px(LEAST_BAR)
    more = theme.line_height("text", FOOT) if room >= theme.line_height("text", FOOT) else 0
    bar = pygame.Rect(0, 0, wide, min(theme.px(BAR), room - more + theme.px(LEAST_BAR)))
    high = head.get_height() + 2 * gap + bar.h + line * (1 + len(lines)) + gap + more
    y = box.top + max(gap, (box.h - high) // 2)
    surface.blit(head, head.get_rect(midtop=(box.centerx, y)))
    bar.midtop = box.centerx, y + head.get_height() + gap
    colors = COLORS if on_offense else COLORS_AGAINST
    _paint_bar(surface, theme, bar, found, colors)
    y = bar.bottom + gap // 2
    _paint_legend(surface, theme, pygame.Rect(bar.x, y, bar.w, line), found, colors)
    for words in lines:
        y += line + gap // 2
        text = theme.text("text", theme.fit("text", TYPE, words, wide), words, "loss" if on_offense else "chalk50")
        surface.blit(text, text.get_rect(midtop=(box.centerx, y)))
    if more:
        text = theme.text("text", FOOT, MORE, "chalk300")
        surface.blit(text, text.get_rect(midbottom=(box.centerx, box.bottom - gap)))


def _paint_bar(
    surface: pygame.Surface, theme: Theme, bar: pygame.Rect, found: list[Part], colors: dict[str, ColorName]
) -> None:
    """Draws the parts side by side, each as wide as it is likely, with its figure where that has room."""
    left, passed = bar.x, 0
    for part in found:
        passed += part.share
        right = bar.x + round(bar.w * passed / 100)
        place = pygame.Rect(left, bar.y, right - left, bar.h)
        surface.fill(theme.color(colors[part.kind]), place)
        figure = theme.text("block", min(PERCENT, bar.h * 0.8 / theme.px(1)), f"{part.share}%", "inkText")
        if figure.get_width() + theme.px(6) <= place.w:
            surface.blit(figure, figure.get_rect(center=place.center))
        left = right
    pygame.draw.rect(surface, theme.color("line500"), bar, theme.px(1))


def _paint_legend(
    surface: pygame.Surface, theme: Theme, row: pygame.Rect, found: list[Part], colors: dict[str, ColorName]
) -> None:
    """Draws what the parts are, in as large a type as the row has room for."""
    words = [(f"{part.words} {part.share}%", part.kind) for part in found]
    marks = len(words) * (theme.px(SIDE) + theme.px(BEHIND)) + theme.px(APART) * (len(words) - 1)
    size = theme.fit("text", TYPE, "".join(said for said, _ in words), row.w - marks)
    paint_words(surface, theme, row, words, colors, size=size, side=SIDE, gap=BEHIND, between=APART)
