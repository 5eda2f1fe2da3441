"""The chart of all odds of a call: a curve over the gains, with its words and the cards that these count."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.variants.blowout.names import signed
from scenes.table.blowout.forecast import AGAINST, Forecast, headline
from scenes.ui.theme import ColorName, Theme

BAR_YARDS = 5
"""Yards of one bar."""
SMALL, BETWEEN, MIN_HEIGHT = 16.0, 12.0, 44.0
"""Units of the type below the curve, between two words of its legend, and of the lowest curve that can be read."""
SIDE, BEHIND = 9.0, 5.0
"""Units of a square of the legend, and of the gap behind it."""
HATCH = 7.0
"""Units between two lines of a hatched part."""
AGAINST_BAR = 28.0
"""Units of the bar of one chance of what the chart leaves out."""


def paint(surface: pygame.Surface, theme: Theme, box: pygame.Rect, seen: Forecast, on_offense: bool) -> None:
    """Draws a headline, the curve with its words, and the cards that these count."""
    size = theme.fit("block", 22, headline(seen, on_offense), box.w - theme.px(24))
    head = theme.text("block", size, headline(seen, on_offense), "chalk50")
    surface.blit(head, head.get_rect(midtop=(box.centerx, box.top + theme.px(7))))
    top = box.top + theme.px(10) + head.get_height()
    if seen.says:
        foot = _paint_foot(surface, theme, box, seen.foot)
        _paint_sentence(surface, theme, pygame.Rect(box.x, top, box.w, foot - top), seen.says)
        return
    colors = seen.colors(on_offense)
    rows = legend(theme, box.w - theme.px(16), seen)
    line = theme.line_height("text", SMALL)
    least = top + theme.px(MIN_HEIGHT) + line * len(rows) + theme.px(4)
    foot, holds = _foot_top(theme, box, seen.foot), bool(seen.against)
    if foot - line * holds >= least:
        _paint_foot(surface, theme, box, seen.foot)
    else:  # the chart says more than what it is one of, and than the cards that its shares count
        foot = _foot_top(theme, box, "")
        holds &= foot - line >= least
    if holds:
        foot -= line
        _paint_against(surface, theme, pygame.Rect(box.x + theme.px(12), foot, box.w - theme.px(24), line), seen)
    foot -= line * len(rows)
    for number, row in enumerate(rows):
        paint_words(surface, theme, pygame.Rect(box.x, foot + number * line, box.w, line), row, colors)
    area = pygame.Rect(box.x + theme.px(16), top, box.w - theme.px(32), foot - theme.px(4) - top)
    if area.h >= theme.px(MIN_HEIGHT):
        _paint_curve(surface, theme, area, seen, colors)


def _foot_rows(theme: Theme, box: pygame.Rect, sentence: str) -> list[str]:
    return theme.wrap("text", SMALL, sentence, box.w - theme.px(24)) if sentence else []


def _foot_top(theme: Theme, box: pygame.Rect, sentence: str) -> int:
    """Returns where a sentence at the foot begins."""
    return box.bottom - theme.px(6) - theme.line_height("text", SMALL) * len(_foot_rows(theme, box, sentence))


def _paint_foot(surface: pygame.Surface, theme: Theme, box: pygame.Rect, sentence: str) -> int:
    """Draws a sentence at the foot and returns where it begins."""
    line, top = theme.line_height("text", SMALL), _foot_top(theme, box, sentence)
    for number, row in enumerate(_foot_rows(theme, box, sentence)):
        words = theme.text("text", SMALL, row, "chalk300")
        surface.blit(words, words.get_rect(midtop=(box.centerx, top + number * line)))
    return top


def _paint_against(surface: pygame.Surface, theme: Theme, row: pygame.Rect, seen: Forecast) -> None:
    """Draws the chances of what the chart leaves out, each as a bar that fills with it."""
    gap, tall = theme.px(BETWEEN), theme.px(9)
    pieces = [(f"{words} {round(100 * chance)}%", chance) for words, chance in seen.against]
    wide = sum(gap // 2 + theme.measure("text", SMALL, said)[0] + gap for said, _ in pieces) - gap
    bar = max(0, min(theme.px(AGAINST_BAR), (row.w - wide) // len(pieces)))
    wide += bar * len(pieces)
    lead = theme.measure("text", SMALL, AGAINST)[0] + gap
    x = row.centerx - wide // 2
    if lead + wide <= row.w:
        x = row.centerx - (lead + wide) // 2
        words = theme.text("text", SMALL, AGAINST, "chalk50")
        surface.blit(words, words.get_rect(midleft=(x, row.centery)))
        x += lead
    for said, chance in pieces:
        track = pygame.Rect(x, row.centery - tall // 2, bar, tall)
        surface.fill(theme.color("ink700"), track)
        surface.fill(theme.color("loss"), (track.x, track.y, round(bar * chance), tall))
        pygame.draw.rect(surface, theme.color("line500"), track, 1)
        words = theme.text("text", SMALL, said, "chalk50")
        surface.blit(words, words.get_rect(midleft=(track.right + gap // 2, row.centery)))
        x = track.right + gap // 2 + words.get_width() + gap


def _paint_sentence(surface: pygame.Surface, theme: Theme, box: pygame.Rect, sentence: str) -> None:
    lines = theme.wrap("text", 17, sentence, box.w - theme.px(32))
    step = theme.line_height("text", 17)
    y = box.centery - step * len(lines) // 2
    for line in lines:
        words = theme.text("text", 17, line, "chalk50")
        surface.blit(words, words.get_rect(midtop=(box.centerx, y)))
        y += step


Words = list[tuple[str, str]]
"""Words of a legend, each with the kind of gain."""


class LegendSizes(NamedTuple):
    """Sizes of a legend, in units: its type, a square, the gap behind that, and that between two words."""

    type: float
    side: float
    behind: float
    between: float

    def mark(self, theme: Theme) -> int:
        """Returns the pixels of a square and the gap behind it."""
        return theme.px(self.side) + theme.px(self.behind)


CHART_LEGEND = LegendSizes(SMALL, SIDE, BEHIND, BETWEEN)


def legend(theme: Theme, width: int, seen: Forecast) -> list[Words]:
    """Returns the words for all that the call comes to, with the shares of its bar, in as few rows as possible."""
    return in_rows(theme, width, [(f"{words} {share}%", kind) for words, share, kind in seen.named])


def in_rows(theme: Theme, width: int, words: Words, sizes: LegendSizes = CHART_LEGEND) -> list[Words]:
    """Returns words in as few rows as a width in pixels has room for."""
    rows: list[Words] = [[]]
    left = width
    for said, kind in words:
        room = sizes.mark(theme) + theme.measure("text", sizes.type, said)[0]
        if room > left and rows[-1]:
            rows.append([])
            left = width
        rows[-1].append((said, kind))
        left -= room + theme.px(sizes.between)
    return rows


def paint_words(
    surface: pygame.Surface,
    theme: Theme,
    box: pygame.Rect,
    words: Words,
    colors: dict[str, ColorName],
    sizes: LegendSizes = CHART_LEGEND,
) -> None:
    """Draws what bars mean in the middle of a row, each beside a square of its color."""
    mark, square, apart = sizes.mark(theme), theme.px(sizes.side), theme.px(sizes.between)
    wide = [mark + theme.measure("text", sizes.type, said)[0] for said, _ in words]
    x = box.centerx - (sum(wide) + apart * (len(words) - 1)) // 2
    for (said, kind), room in zip(words, wide, strict=True):
        fill(surface, theme, pygame.Rect(x, box.centery - square // 2, square, square), colors, kind)
        text = theme.text("text", sizes.type, said, "chalk50")
        surface.blit(text, text.get_rect(midleft=(x + mark, box.centery)))
        x += room + apart


def fill(surface: pygame.Surface, theme: Theme, box: pygame.Rect, colors: dict[str, ColorName], kind: str) -> None:
    """Fills an area with the color of a kind; what their answers may undo is hatched."""
    color = theme.color(colors[kind])
    surface.fill(color, box)
    if kind == "undone":
        clip, step = surface.get_clip(), theme.px(HATCH)
        surface.set_clip(box.clip(clip))  # no line beyond what is painted again
        for x in range(box.left - box.h, box.right, step):
            pygame.draw.line(
                surface, color.lerp("black", 0.4), (x, box.bottom), (x + box.h, box.top), max(1, step // 3)
            )
        surface.set_clip(clip)


class Axis(NamedTuple):
    """Converts gains to pixels of the chart."""

    left: int
    low: int
    """The smallest gain on the axis."""
    step: float
    """Pixels of a yard."""

    def x(self, gain: float) -> int:
        """Returns the pixel of a gain."""
        return round(self.left + (gain - self.low + BAR_YARDS / 2) * self.step)


def _axis(area: pygame.Rect, seen: Forecast) -> Axis:
    low, high = seen.axis
    return Axis(area.x, low, area.w / (high - low + BAR_YARDS))


def _paint_curve(
    surface: pygame.Surface, theme: Theme, area: pygame.Rect, seen: Forecast, colors: dict[str, ColorName]
) -> None:
    """Draws a bar for every gain, as high as there are cards that lead to it, over an axis of yards."""
    axis = _axis(area, seen)
    base = area.bottom - theme.measure("text", 15, "0")[1]
    wide = max(2, round(axis.step * BAR_YARDS * 0.72))
    feet: dict[int, int] = {}
    for gain, kind, count in seen.gains:
        tall = max(theme.px(3), round((base - area.top) * count / seen.tallest))
        feet[gain] = feet.get(gain, base) - tall
        surface.fill(theme.color(colors[kind]), (axis.x(gain) - wide // 2, feet[gain], wide, tall))
    surface.fill(theme.color("line500"), (area.x, base, area.w, theme.px(2)))
    _paint_numbers(surface, theme, area, base, axis, seen.average)
    mark, tip = axis.x(seen.average), theme.px(6)
    pygame.draw.polygon(
        surface, theme.color("blowout"), [(mark - tip, area.top), (mark + tip, area.top), (mark, area.top + tip)]
    )
    pygame.draw.line(surface, theme.color("blowout"), (mark, area.top + tip), (mark, base), theme.px(1))


def _paint_numbers(
    surface: pygame.Surface, theme: Theme, area: pygame.Rect, base: int, axis: Axis, average: int
) -> None:
    """Draws the numbers below the axis, as far as there is room: zero and the average first."""
    taken: list[pygame.Rect] = []
    for gain in (0, average, *range(-100, 101, 20)):
        words = theme.text("text", 15, signed(gain), "chalk300")
        place = words.get_rect(midtop=(axis.x(gain), base + theme.px(1)))
        if area.x <= place.x and place.right <= area.right and place.inflate(8, 0).collidelist(taken) < 0:
            surface.blit(words, place)
            taken.append(place)
