"""The preview of a call at a glance: one headline and one bar, with what their answers do. All odds lie behind it."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.variants.blowout import extremes
from game.variants.blowout.cards import DEF, KIND
from game.variants.blowout.names import signed
from scenes.table.blowout.forecast import LOST, MADE, UNDONE, WORDS, Forecast, headline
from scenes.table.blowout.odds_chart import LegendSizes, fill, in_rows, paint_words
from scenes.ui.theme import ColorName, Theme

HEAD, PERCENT, TYPE, FOOT = 26.0, 24.0, 18.0, 16.0
"""Units of the type of the headline, of a figure in the bar, of the words below it, and of the last line."""
BAR, LEAST_BAR, GAP = 40.0, 18.0, 8.0
"""Units of the height of the bar and of the lowest one, and between its parts and lines."""
SIDE, BEHIND, APART = 11.0, 6.0, 18.0
"""Units of a square of the legend, of the gap behind it, and of that between two words."""
LEGEND = LegendSizes(TYPE, SIDE, BEHIND, APART)
MORE, PICK = "Point here for all odds", "Pick it for all odds"
"""Said below the bar if there is room: of a picked call, and of one that is gone when the pointer leaves its card."""


class Part(NamedTuple):
    """A part of the bar."""

    words: str
    share: int
    """Percentage of what the call comes to."""
    kind: str
    """The kind of gain that gives it its color."""


def parts(seen: Forecast) -> list[Part]:
    """Returns the parts of the bar, from the worst for the offense; they add up to 100.

    >>> gains = ((-5, "loss", 1), (0, "none", 1), (5, "short", 1), (10, "first", 1))
    >>> [(part.words, part.share) for part in parts(Forecast("RUN 65", gains, lost=0.2))]
    [('may be fumbled', 20), ('loss', 20), ('no gain', 20), ('gain', 20), ('1st down', 20)]
    """
    back, of_defense, found = ("safety", "loss"), KIND[seen.code] == DEF, seen.outcomes
    made = " or ".join(WORDS[kind] for kind in MADE if seen.share(kind))
    best = "score" if seen.to_goal else "first"
    success = "stop " if of_defense else "" if " or " in made else f"{made} "
    undone = Part(f"{success}{UNDONE}", found["undone"], "undone")
    parts = [
        Part(f"may be {LOST.get(KIND[seen.code], '')}", found["lost"], "lost"),
        Part(" or ".join(WORDS[kind] for kind in back if found[kind]), sum(found[kind] for kind in back), "loss"),
        Part(WORDS["over"], found["over"], "over"),
        *(Part(WORDS[kind], found[kind], kind) for kind in ("none", "short")),
        undone,
        Part(made, sum(found[kind] for kind in MADE), best),
    ]
    return [part for part in parts if part.share]


def gamble(seen: Forecast, on_offense: bool) -> tuple[str, str]:
    """Returns what a call may bring at best and at worst, for whoever calls; empty texts for what is not known.

    >>> run = Forecast("RUN 65", ends=(extremes.End(-2, 0), extremes.End(0, 55)))
    >>> gamble(run, on_offense=True), gamble(run, on_offense=False)
    (('at best +55', 'at worst ball lost'), ('at best your ball', 'at worst +55'))
    """
    if seen.ends is None:
        return "", ""
    low, high = (_ENDS.get(end.points) or signed(end.gain) for end in seen.ends)
    if not on_offense and low == _ENDS[extremes.LOST]:
        low = "your ball"
    return (f"at best {high}", f"at worst {low}") if on_offense else (f"at best {low}", f"at worst {high}")


_ENDS = {extremes.LOST: "ball lost", extremes.SAFETY: "safety", extremes.TOUCHDOWN: "touchdown"}
"""The words of an end that is more than a spot."""


def kick_words(seen: Forecast) -> str:
    """Returns the chance that they can kick a field goal on this down in a sentence, empty for none."""
    chance = dict(seen.against).get("field goal")
    return "" if chance is None else f"{round(100 * chance)}%: they can kick a field goal instead"


def paint(surface: pygame.Surface, theme: Theme, box: pygame.Rect, seen: Forecast, on_offense: bool) -> None:
    """Draws headline, bar, and what its parts are."""
    gap, wide = theme.px(GAP), box.w - 2 * theme.px(16)
    said = headline(seen, on_offense)
    head = theme.text("block", theme.fit("block", HEAD, said, wide), said, "chalk50")
    found, kick = parts(seen), kick_words(seen)
    rows = in_rows(theme, wide, [(f"{part.words} {part.share}%", part.kind) for part in found], LEGEND)
    line = theme.line_height("text", TYPE)
    bets = () if kick else tuple(filter(None, gamble(seen, on_offense)))
    lines = len(rows) + bool(kick or bets)
    room = box.h - head.get_height() - 4 * gap - line * lines - theme.px(LEAST_BAR)
    if bets and room < 0:  # the bar comes first
        bets, lines, room = (), lines - 1, room + line
    more = theme.line_height("text", FOOT) if room >= theme.line_height("text", FOOT) else 0
    bar = pygame.Rect(0, 0, wide, min(theme.px(BAR), room - more + theme.px(LEAST_BAR)))
    high = head.get_height() + 2 * gap + bar.h + line * lines + gap + more
    y = box.top + max(gap, (box.h - high) // 2)
    surface.blit(head, head.get_rect(midtop=(box.centerx, y)))
    bar.midtop = box.centerx, y + head.get_height() + gap
    colors = seen.colors(on_offense)
    _paint_bar(surface, theme, bar, found, colors)
    y = bar.bottom + gap // 2
    for row in rows:
        paint_words(surface, theme, pygame.Rect(bar.x, y, bar.w, line), row, colors, LEGEND)
        y += line
    if kick:
        text = theme.text("text", theme.fit("text", TYPE, kick, wide), kick, "chalk50")
        surface.blit(text, text.get_rect(midtop=(box.centerx, y + gap // 2)))
    if bets:
        _paint_gamble(surface, theme, pygame.Rect(bar.x, y + gap // 2, bar.w, line), bets)
    if more:
        text = theme.text("text", FOOT, MORE if seen.is_picked else PICK, "chalk300")
        surface.blit(text, text.get_rect(midbottom=(box.centerx, box.bottom - gap)))


def _paint_gamble(surface: pygame.Surface, theme: Theme, row: pygame.Rect, bets: tuple[str, ...]) -> None:
    """Draws what is to be won below the left half of the bar and what is at stake below the right one."""
    for number, (said, color) in enumerate(zip(bets, ("gain", "loss"), strict=True)):
        half = pygame.Rect(row.x + number * row.w // 2, row.y, row.w // 2, row.h)
        text = theme.text("block", theme.fit("block", TYPE, said, half.w), said, color)
        surface.blit(text, text.get_rect(center=half.center))


def _paint_bar(
    surface: pygame.Surface, theme: Theme, bar: pygame.Rect, found: list[Part], colors: dict[str, ColorName]
) -> None:
    """Draws the parts side by side, each as wide as it is likely, with its figure where that has room."""
    left, passed = bar.x, 0
    for part in found:
        passed += part.share
        right = bar.x + round(bar.w * passed / 100)
        place = pygame.Rect(left, bar.y, right - left, bar.h)
        fill(surface, theme, place, colors, part.kind)
        figure = theme.text("block", min(PERCENT, bar.h * 0.8 / theme.px(1)), f"{part.share}%", "inkText")
        if figure.get_width() + theme.px(6) <= place.w:
            spot = figure.get_rect(center=place.center)
            surface.fill(theme.color(colors[part.kind]), spot.inflate(theme.px(6), 0).clip(place))
            surface.blit(figure, spot)
        left = right
    pygame.draw.rect(surface, theme.color("line500"), bar, theme.px(1))
