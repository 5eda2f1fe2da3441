"""Draws the large field, once for each window size: grass that the camera slides over, and stands."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pygame

from game.field import END_ZONE, FIELD
from scenes.table.blowout.ground import CYAN, people
from scenes.table.stage.drawing import box, hexed, vector
from scenes.ui.team import team_color
from scenes.ui.theme import ColorName, Theme

YARD = 19.0
"""Units of a yard."""
LEAN = 0.3
"""Units that yard lines lean to the right per unit of height, as seen from the side line."""
STANDS, FOOT = 0.27, 24.0
"""Share of the height for the stands, and units of the side line below the grass."""
BEYOND = 34
"""Yards that are drawn past each goal line."""
TILE = 640.0
"""Units of the piece of the stands that repeats."""


class Lens(NamedTuple):
    """Converts spots of the field to pixels for a camera position."""

    area: pygame.Rect
    u: float
    at: float
    """Yards from the left goal line to the middle of the picture."""

    @property
    def grass(self) -> tuple[int, int]:
        """Upper edge and height of the grass, in pixels."""
        return _grass(self.area.h, self.u)

    def point(self, yards: float, lane: float) -> tuple[float, float]:
        """Returns a spot in window pixels. ``lane`` is 0 at the far side line and 1 at the near one."""
        top, high = self.grass
        y = top + high * lane
        x = (yards - self.at) * YARD * self.u + (0.5 - lane) * high * LEAN
        return self.area.centerx + x, self.area.y + y


def _grass(high: int, u: float) -> tuple[int, int]:
    top = round(high * STANDS)
    return top, high - top - round(FOOT * u)


class LargeGround:
    """The pictures of the large field for one size, clubs and look, made when first needed."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.names: Sequence[str] = ("", "")
        self._made: object = None
        self._field = self._calm = self._up = pygame.Surface((0, 0))

    def prepare(self, area: pygame.Rect) -> None:
        """Draws again what has changed."""
        key = (area.size, tuple(self.names), self.theme.generation)
        if key != self._made:
            self._made = key
            self._field = self._drawn_field(area.h)
            self._calm, self._up = (self._drawn_stands(area.h, rise) for rise in (0.0, 3.0))

    def paint(self, surface: pygame.Surface, lens: Lens, *, up: bool) -> None:
        """Paints stands and grass; ``up`` is whether the crowd stands."""
        area, u = lens.area, lens.u
        self.prepare(area)
        tile = self._up if up else self._calm
        x = area.x - round(lens.at * YARD * u * 0.5) % tile.get_width()
        while x < area.right:
            surface.blit(tile, (x, area.y))
            x += tile.get_width()
        left = round((lens.at + BEYOND) * YARD * u) - area.w // 2
        top, _ = lens.grass
        surface.blit(self._field, (area.x, area.y + top), (left, 0, area.w, area.h - top))

    def _drawn_field(self, high: int) -> pygame.Surface:
        theme, plain = self.theme, self.theme.high_contrast
        top, grass = _grass(high, theme.u)
        yard = YARD * theme.u
        field = pygame.Surface((round((FIELD + 2 * BEYOND) * yard), high - top))
        field.fill(theme.color("ink900") if plain else "#174A30")
        for start in range(-END_ZONE, FIELD + END_ZONE, END_ZONE):
            shade: ColorName = ("#1E6A41", "#248050")[start // 10 % 2]
            if start in (-END_ZONE, FIELD):
                shade = team_color(0 if start < 0 else 1)
            if not plain or start in (-END_ZONE, FIELD):
                pygame.draw.polygon(field, theme.color(shade), self._band(start, start + END_ZONE, grass))
        self._paint_lines(field, grass)
        for seat, middle in ((0, -END_ZONE / 2), (1, FIELD + END_ZONE / 2)):
            self._write(field, middle, 0.5, self.names[seat], 44, "inkText", most=round(END_ZONE * yard * 0.86))
        for yards in range(10, FIELD, 10):
            number = str(min(yards, FIELD - yards))
            for lane in (0.15, 0.86):
                self._write(field, yards, lane, number, 26, "chalk50")
        foot = pygame.Rect(0, grass, field.get_width(), field.get_height() - grass)
        field.fill(theme.color("ink900") if plain else "#0E2A20", foot)
        for edge in (0, grass):
            field.fill(theme.color("chalk50"), (0, edge - theme.px(2) * (edge > 0), field.get_width(), theme.px(4)))
        return field.convert() if pygame.display.get_surface() is not None else field

    def _band(self, start: float, end: float, grass: int) -> list[tuple[float, float]]:
        """Returns the corners of a stripe of the field between two yard lines."""
        lean = grass * LEAN / 2
        left, right = ((yards + BEYOND) * YARD * self.theme.u for yards in (start, end))
        return [(left + lean, 0), (right + lean, 0), (right - lean, grass), (left - lean, grass)]

    def _paint_lines(self, field: pygame.Surface, grass: int) -> None:
        theme, chalk = self.theme, self.theme.color("chalkLine")
        faint = theme.color("#1E6A41").lerp(chalk, 0.45)
        for yards in range(-END_ZONE, FIELD + END_ZONE + 1, 5):
            goal = yards in (0, FIELD)
            if 0 < yards < FIELD or goal or yards in (-END_ZONE, FIELD + END_ZONE):
                head, _, _, foot = self._band(yards, yards, grass)
                wide = theme.px(6 if goal else 3 if yards % 10 == 0 else 2)
                pygame.draw.line(field, chalk if yards % 10 == 0 else faint, head, foot, wide)
        for yards in range(1, FIELD):
            for lane in (0.04, 0.36, 0.66, 0.96):
                head, _, _, foot = self._band(yards, yards, grass)
                x, y = head[0] + (foot[0] - head[0]) * lane, grass * lane
                field.fill(faint, (x, y - theme.px(3), theme.px(2), theme.px(6)))

    def _write(
        self, field: pygame.Surface, yards: float, lane: float, words: str, size: float, color: ColorName, most: int = 0
    ) -> None:
        """Writes words on the grass, at most ``most`` pixels wide; if that is 0, they hide the line below them."""
        theme, grass = self.theme, field.get_height() - round(FOOT * self.theme.u)
        text = theme.text("block", theme.fit("block", size, words, most) if most else size, words, color)
        x = (yards + BEYOND) * YARD * theme.u + (0.5 - lane) * grass * LEAN
        place = text.get_rect(center=(round(x), round(grass * lane)))
        if not most:
            field.fill(field.get_at((place.x - theme.px(6), place.centery)), place.inflate(theme.px(6), 0))
        field.blit(text, place)

    def _drawn_stands(self, high: int, rise: float) -> pygame.Surface:
        """Draws a piece of the stands; the crowd in it is ``rise`` units higher."""
        theme = self.theme
        size = theme.px(TILE), round(high * STANDS)
        stands = pygame.Surface(size)
        if theme.high_contrast:
            stands.fill(theme.color("ink900"))
        else:
            tall = size[1] / theme.u
            stands.blit(vector(_shapes(tall, rise, hexed(theme.color("ink900"))), TILE, tall, size), (0, 0))
        return stands.convert() if pygame.display.get_surface() is not None else stands


def _shapes(tall: float, rise: float, dark: str) -> str:
    """Returns two decks of people, the board between them, and the wall along the field."""
    rng, middle = Random(75), tall * 0.42
    board = box(0, middle - 5, TILE, 9, dark)
    for x in range(8, round(TILE) - 20, 48):
        board += box(x, middle - 3, 30 if x % 3 else 14, 5, CYAN, opacity=0.75)
    wall = box(0, tall - 10, TILE, 10, "#0B4252") + box(0, tall - 10, TILE, 2, CYAN, opacity=0.8)
    upper = people(rng, TILE, 3 - rise, middle - 8, 6.4)
    lower = people(rng, TILE, middle + 9 - rise, tall - 12, 8.2)
    return box(0, 0, TILE, tall, "#121F36") + upper + board + lower + wall
