"""The play sheet: the named calls as small diagrams, those that the coach likes marked."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

import pygame

from game.variants.card_bowl.coach import AT, NEAR, Aimed, Call, CallOdds, PlayCall, targets
from game.variants.card_bowl.formations import SIDE_OF
from scenes.table.card_bowl.diagram import paint_defense, paint_play
from scenes.table.card_bowl.odds_bar import FIGURES, figures, paint_bar, paint_table, table_size
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.ui.boxes import blit_at, columns
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.theme import ColorName, Theme

CHIP, SPACE = 44.0, 8.0
"""Units that the places to aim at are high, and between two that can be pressed."""
EDGE = 5.0
"""Units between the places to aim at and the edge of their tile."""
BAR = 9.0
"""Units of the bar of odds below the name of a call."""
DRAWN = 32.0
"""Units that a diagram keeps where words share its tile."""
_IN_SHORT = {
    "inside": "Behind a guard.",
    "sweep": "Around the end.",
    "sneak": "A few sure yards.",
    "short": "About ten yards.",
    "deep": "Far; it needs time.",
    "screen": "A toss to a back.",
}
_TARGETS = {
    **{
        f"{side[0].upper()}W{n}": f"{name} {side}"
        for side in SIDE_OF
        for n, name in ((1, "wide"), (2, "slot"), (3, "inside"))
    },
    "LTE": "end left",
    "RTE": "end right",
    "BL": "back left",
    "BR": "back right",
}
"""Whom a pass can be aimed at, in words."""
_AGAINST = {
    "read": "For any play.",
    "stop_run": "Stops runs.",
    "blitz": "Hunts the QB.",
    "cover": "Stops passes.",
    "double": "Two on a WR.",
    "deep": "Nothing deep.",
}
"""What a play is for by its aim, and a defense by its task, where a tile has no room for more."""

MOST_COLUMNS = 3
"""Columns of figures at most; a plate that has no room for their rows grows upward."""
TALLER = 0.62
"""The share of what the places to aim at need that their row takes from the others."""


def _rows(call: Call) -> list[list[str]]:
    """Returns what a call can be aimed at, row by row: receivers and sides, then tight ends and backs."""
    names = targets(call)
    rows = [[name for name in names if name not in NEAR], [name for name in names if name in NEAR]]
    return [row for row in rows if row]


class PlaySheet(FilmItem):
    """A tile for each call."""

    layer = 300.0

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        super().__init__(theme, shown)
        self.calls: Sequence[Call] = ()
        self.formation = -1
        """The offense's formation, where it stands."""
        self.odds: Mapping[str, CallOdds] = {}
        """What each call promises, by its name."""
        self.at_goal = False
        """Whether the goal line is the line to gain."""
        self.likes: Sequence[str] = ()
        """The names of the calls that the coach marks, best first."""
        self.focused = self.pointed = ""
        """Names of what has the focus ring, and of what pointer or focus are on; a call, or an aimed one."""
        self.looked_at = ""
        """The call or aimed call whose figures are shown: that of the coach, too, while his button is pointed at."""

    def render_key(self) -> Hashable:
        if not self.calls:
            return None
        names = tuple(call.name for call in self.calls)
        odds = tuple(self.odds.values())
        looks = (self.focused, self.pointed, self.looked_at)
        return names, odds, self.formation, tuple(self.likes), looks, self.at_goal, tuple(self.rect)

    @property
    def defends(self) -> bool:
        """Whether it is the sheet of the defense."""
        return bool(self.calls) and not isinstance(self.calls[0], PlayCall)

    def aimed(self) -> list[Aimed]:
        """Returns every man and side that a play of the sheet can be aimed at."""
        plays = [call for call in self.calls if isinstance(call, PlayCall)]
        return [Aimed(call, name) for call in plays for name in targets(call)]

    def tiles(self) -> list[pygame.Rect]:
        """Returns where each call lies; rows with places to aim at get a share of the height of the others."""
        count, gap = len(self.calls), self.theme.px(SPACE)
        rows = 2 if count > 6 else 1
        across = -(-count // rows) if count else 1
        needed = [max(map(self._chips_high, self.calls[row * across : (row + 1) * across]), default=0)
                  for row in range(rows)]  # fmt: skip
        even = (self.rect.h - gap * (rows + 1) - sum(needed) * TALLER) / rows
        found, top = [], self.rect.y + gap
        for row, more in enumerate(needed):
            area = pygame.Rect(self.rect.x + gap, top, self.rect.w - 2 * gap, round(even + more * TALLER))
            found += columns(area, across, gap)[: count - row * across]
            top += area.h + gap
        return found

    def _chips_high(self, call: Call) -> int:
        """Returns how high the places to aim at are together, with the room above them."""
        rows = len(_rows(call)) if isinstance(call, PlayCall) else 0
        return rows * self.theme.px(CHIP) + rows * self.theme.px(SPACE)

    def chips(self) -> list[tuple[Aimed, pygame.Rect]]:
        """Returns the men and sides that plays can be aimed at, and where each of them is pressed."""
        found: list[tuple[Aimed, pygame.Rect]] = []
        gap, edge = self.theme.px(SPACE), self.theme.px(EDGE)
        for call, tile in zip(self.calls, self.tiles(), strict=True):
            if not isinstance(call, PlayCall):
                continue
            row = pygame.Rect(tile.x + edge, 0, tile.w - 2 * edge, self.theme.px(CHIP))
            row.bottom = tile.bottom - edge
            for names in reversed(_rows(call)):
                found += zip((Aimed(call, name) for name in names), columns(row, len(names), gap), strict=True)
                row.bottom = row.top - gap
        return found

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        paint_plate(surface, theme, self.rect, "ink900", border="card_bowl", line=2, cut=12)
        for call, tile in zip(self.calls, self.tiles(), strict=True):
            self._paint_tile(surface, call, tile)
        for aimed, chip in self.chips():
            self._paint_chip(surface, aimed, chip)
        self._paint_figures(surface)

    def _paint_chip(self, surface: pygame.Surface, aimed: Aimed, chip: pygame.Rect) -> None:
        theme, lit = self.theme, aimed.name == self.pointed
        paint_plate(surface, theme, chip, "ink900", border="firstDown" if lit else "line500", line=1.5, cut=4)
        room = chip.w - theme.px(4)
        words = _TARGETS.get(aimed.target, aimed.target).split()
        if aimed.target in _TARGETS and theme.measure("block", 15, "right")[0] > room:
            words = words[:1]  # which side it is, is told by where it lies
        step = theme.line_height("block", 15)
        for index, word in enumerate(words):
            text = theme.text("block", 15, word, "firstDown" if lit else "chalk50")
            blit_at(surface, text, center=(chip.centerx, chip.centery + round((index - (len(words) - 1) / 2) * step)))
        if aimed.name == self.focused:
            draw_ring(surface, chip, theme.color("focus"), theme.color("focusOuter"), theme.u)

    def words(self, call: Call, tile: pygame.Rect) -> tuple[float, list[str]]:
        """Returns what a call is for, at length or in short, in units and lines that its tile has room for."""
        theme, inner = self.theme, self._inner(tile)
        room = inner.h - self._chips_high(call) - theme.line_height("block", 17) - theme.px(8 + BAR + DRAWN)
        told = theme.wrap("text", 15, call.why, inner.w)
        if len(told) * theme.line_height("text", 15) <= room:
            return 15, told
        short = _IN_SHORT[call.aim] if isinstance(call, PlayCall) else _AGAINST[call.task]
        size = theme.fit("text", 15, short, inner.w)
        return size, [short] if theme.line_height("text", size) <= room else []

    def _inner(self, tile: pygame.Rect) -> pygame.Rect:
        return tile.inflate(-self.theme.px(14), -self.theme.px(10))

    def _aimed_at(self, call: Call) -> str:
        """Returns the man or the side of a call that pointer or focus are on; empty if they are on none."""
        name, _, target = self.pointed.partition(f" {AT} ")
        return target if name == call.name else ""

    def _paint_tile(self, surface: pygame.Surface, call: Call, tile: pygame.Rect) -> None:
        theme = self.theme
        liked = call.name in self.likes
        border = "firstDown" if liked else "line500"
        paint_plate(surface, theme, tile, "ink700", border=border, line=2.5 if liked else 1.5, cut=8)
        inner = self._inner(tile)
        head = theme.line_height("block", 17)
        star = theme.px(16) if liked else 0
        if liked:
            blit_at(surface, sign(theme, "star", star, "firstDown"), midright=(inner.right, inner.top + head // 2))
        room = inner.w - star - theme.px(4)
        size = theme.fit("block", 17, call.name, room)
        fits = theme.measure("block", size, call.name)[0] <= room
        words = call.name if fits else call.name.split()[0]
        text = theme.text("block", size, words, "firstDown" if liked else "chalk50")
        surface.blit(text, (inner.left, inner.top))
        bar = pygame.Rect(inner.left, inner.top + head, inner.w, theme.px(BAR))
        top = bar.bottom + theme.px(4)
        below = pygame.Rect(inner.left, top, inner.w, inner.bottom - self._chips_high(call) - top)
        promised = self.odds[call.name]
        paint_bar(surface, theme, bar, promised.odds, self.defends)
        self._paint_drawing(surface, call, tile, below)
        if call.name == self.focused:
            draw_ring(surface, tile, theme.color("focus"), theme.color("focusOuter"), theme.u)

    def figures(self) -> tuple[pygame.Rect, str, CallOdds] | None:
        """Returns where the figures of the call that is looked at lie, its name and odds; None while there is none.

        The plate is as large as its words need: it grows over its neighbors, but not over its own places to aim at.
        """
        plain, _, target = self.looked_at.partition(f" {AT} ")
        tiles = zip(self.calls, self.tiles(), strict=True)
        call, tile = next(((call, tile) for call, tile in tiles if call.name == plain), (None, None))
        if call is None or tile is None:
            return None
        theme, odds = self.theme, self.odds[self.looked_at]
        name = f"{plain}: {_TARGETS.get(target, target)}" if target else plain
        plate = pygame.Rect(tile.x, tile.y, tile.w, tile.h - self._chips_high(call))
        cells = self._cells(odds)
        rows = -(-len(cells) // MOST_COLUMNS)
        lacking = max(0, rows * theme.line_height("block", FIGURES) - self._below(plate).h)
        plate.top, plate.h = plate.top - lacking, plate.h + lacking
        columns, wide = table_size(theme, cells, self._below(plate).h)
        inner = max(columns * wide, theme.measure("block", 17, name)[0])
        plate.w = max(plate.w, inner + tile.w - self._inner(tile).w)
        plate.centerx = tile.centerx
        return plate.clamp(self.rect), name, odds

    def _cells(self, odds: CallOdds) -> list[tuple[str, ColorName]]:
        return figures(odds, self.at_goal, self.defends)

    def _below(self, plate: pygame.Rect) -> pygame.Rect:
        """Returns where figures stand on a plate, below its name and its bar."""
        theme, inner = self.theme, self._inner(plate)
        top = inner.top + theme.line_height("block", 17) + theme.px(BAR + 2)
        return pygame.Rect(inner.left, top, inner.w, inner.bottom - top)

    def _paint_figures(self, surface: pygame.Surface) -> None:
        """Paints the figures of the call that is looked at, on a plate over its tile."""
        found = self.figures()
        if found is None:
            return
        theme, (plate, name, odds) = self.theme, found
        paint_plate(surface, theme, plate, "ink700", border="firstDown", line=2.5, cut=8)
        inner = self._inner(plate)
        surface.blit(theme.text("block", 17, name, "firstDown"), inner.topleft)
        bar = pygame.Rect(inner.left, inner.top + theme.line_height("block", 17), inner.w, theme.px(BAR))
        paint_bar(surface, theme, bar, odds.odds, self.defends)
        paint_table(surface, theme, self._below(plate), self._cells(odds))
        if self.looked_at == self.focused and f" {AT} " not in self.focused:
            draw_ring(surface, plate, theme.color("focus"), theme.color("focusOuter"), theme.u)

    def _paint_drawing(self, surface: pygame.Surface, call: Call, tile: pygame.Rect, area: pygame.Rect) -> None:
        """Paints the call as a coach draws it, and its purpose."""
        theme = self.theme
        size, shown = self.words(call, tile)
        step = theme.line_height("text", size)
        foot = area.bottom - len(shown) * step
        for index, line in enumerate(shown):
            surface.blit(theme.text("text", size, line, "chalk300"), (area.left, foot + index * step))
        area = pygame.Rect(area.left, area.top, area.w, foot - theme.px(4) - area.top)
        if isinstance(call, PlayCall):
            paint_play(surface, theme, area, call, self._aimed_at(call))
        else:
            paint_defense(surface, theme, area, call, self.formation)
