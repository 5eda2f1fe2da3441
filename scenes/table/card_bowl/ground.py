"""The markings on the grass under the men: yard lines, numbers, line of scrimmage and line to gain.

It runs with whoever has the ball: the film scrolls, and the men with it.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator

import pygame

from game.field import END_ZONE, FIELD
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.table.card_bowl.wide_field import WideField
from scenes.ui.team import team_color
from scenes.ui.theme import ColorName, Theme

BAND, HASH = 5, (0.36, 0.63)
"""Height of a mown band in yards, and places of the hash marks as fractions of the width."""
MOWN = (8, 14, 9)
"""Red, green and blue by which every other band is lighter."""
NUMBERS, NUMBER = (0.205, 0.795), 46.0
"""Places of the numbers as fractions of the width, and their type size in units."""
FADED, LINE_FADED = 74, 105
"""Opacities of the chalk of numbers and of lines, 0 to 255."""
CLUB, CLUB_FADED = 74.0, 110
"""Type size of the club's name in its end zone in units, and its opacity, 0 to 255."""


class Ground(FilmItem):
    """The field as the offense sees it: ahead is up."""

    layer = 1.0

    def __init__(self, theme: Theme, shown: ShownTable, wide_field: WideField) -> None:
        """The camera moves in from the ball on ``wide_field``."""
        super().__init__(theme, shown)
        self.wide_field = wide_field
        self.scroll = 0.0
        """Yards that the film has scrolled."""
        self._chalk: dict[Hashable, pygame.Surface] = {}

    def render_key(self) -> Hashable:
        state = self.shown.table_state
        play = state.play
        if not self.shown.on_film:
            return None
        opened = round(self.shown.moved, 2)
        return self._scrolled, opened, play.offense, play.los, state.gain_to, tuple(self.shown.names), self.lineup

    def bounds(self) -> pygame.Rect:
        return self.lineup.film

    @property
    def _scrolled(self) -> int:
        """How far the film has scrolled, in whole pixels: all lines go on together."""
        return round(self.scroll * self.lineup.yard * self.theme.u)

    def y(self, yard: float) -> int:
        """Returns where an own yard of the offense is, in pixels."""
        lineup = self.lineup
        past = yard - self.shown.table_state.play.los
        return round(lineup.layout.point(0, lineup.scrimmage - past * lineup.yard)[1]) + self._scrolled

    def paint(self, surface: pygame.Surface) -> None:
        before = surface.get_clip()
        window = self.wide_field.window(self.shown.moved) if self.shown.moved < 1 else self.bounds()
        clip = before.clip(window)
        if not clip.w:
            return
        surface.set_clip(clip)
        if self.shown.moved < 1:
            surface.fill(self.theme.color("turfA"), clip)
        self._paint_bands(surface, clip)
        self._paint_lines(surface, clip)
        offense = self.shown.table_state.play.offense
        for low, seat in ((FIELD, 1 - offense), (-END_ZONE, offense)):
            self._paint_end_zone(surface, low, seat)
        self._paint_scrimmage(surface)
        if self.shown.moved < 1:
            pygame.draw.rect(surface, self.theme.color("chalk50"), window, self.theme.px(4))
        surface.set_clip(before)

    def _seen(self, step: int, clip: pygame.Rect, around: float = 0.0) -> Iterator[int]:
        """Returns every ``step`` yards of the field that are visible with ``around`` pixels on each side."""
        goal, yard = self.y(0), self.lineup.yard * self.theme.u
        low, high = (goal - clip.bottom - around) / yard, (goal - clip.top + around) / yard
        first = max(0, math.floor(low / step)) * step
        return iter(range(first, min(FIELD, math.ceil(high)) + 1, step))

    def _paint_bands(self, surface: pygame.Surface, clip: pygame.Rect) -> None:
        if self.theme.high_contrast:
            return
        box = self.bounds()
        for yard in self._seen(2 * BAND, clip, 2 * BAND * self.lineup.yard * self.theme.u):
            top = self.y(yard + BAND)
            band = pygame.Rect(box.x, top, box.w, self.y(yard) - top).clip(clip)
            if yard < FIELD and band.h > 0:
                surface.fill(MOWN, band, pygame.BLEND_RGB_ADD)

    def _paint_lines(self, surface: pygame.Surface, clip: pygame.Rect) -> None:
        """Paints a line every five yards with hash marks, and numbers every ten, from the nearer goal line."""
        theme, box = self.theme, self.bounds()
        faint = theme.color("turfB").lerp(theme.color("chalkLine"), LINE_FADED / 255)
        wide, thin = theme.px(10), theme.px(1.5)
        hashes = [box.left + theme.px(4), box.right - theme.px(4) - wide, *(box.x + round(box.w * at) for at in HASH)]
        for yard in self._seen(1, clip):
            y = self.y(yard)
            if yard % BAND == 0:
                surface.fill(faint, (box.x, y, box.w, thin))
            for x in hashes:
                surface.fill(faint, (x, y, wide, thin))
        for yard in self._seen(10, clip, theme.px(NUMBER)):
            if 0 < yard < FIELD:
                number = self._chalked(str(min(yard, FIELD - yard)), NUMBER, "chalk50", FADED)
                for at in NUMBERS:
                    surface.blit(number, number.get_rect(center=(box.x + round(box.w * at), self.y(yard))))

    def _paint_end_zone(self, surface: pygame.Surface, low: int, seat: int) -> None:
        """Paints an end zone in the color of its club, with its name."""
        theme, box = self.theme, self.bounds()
        top, foot = self.y(low + END_ZONE), self.y(low)
        zone = pygame.Rect(box.x, top, box.w, foot - top)
        if not zone.colliderect(box):
            return
        surface.fill(theme.color("ink900").lerp(theme.color(team_color(seat)), 0.5), zone)
        name = self._chalked(self.shown.names[seat].upper(), CLUB, "chalk50", CLUB_FADED)
        surface.blit(name, name.get_rect(center=zone.center))
        goal = foot if low == FIELD else top
        surface.fill(theme.color("chalk50"), (box.x, goal - theme.px(3), box.w, theme.px(6)))

    def _paint_scrimmage(self, surface: pygame.Surface) -> None:
        """Paints the line of scrimmage, and the line to gain with a stake at each end."""
        state = self.shown.table_state
        play = state.play
        self._paint_line(surface, self.y(play.los), "card_bowl")
        if state.gain_to is None or state.offense != play.offense:
            return
        y, theme = self.y(state.marker), self.theme
        self._paint_line(surface, y, "firstDown")
        for x in (self.bounds().left + theme.px(8), self.bounds().right - theme.px(8)):
            side = theme.px(8)
            pygame.draw.polygon(
                surface, theme.color("firstDown"), [(x, y - side), (x + side, y), (x, y + side), (x - side, y)]
            )

    def _paint_line(self, surface: pygame.Surface, y: int, color: ColorName) -> None:
        """Paints a line with a dark edge, so that it differs from the yard lines."""
        box, theme = self.bounds(), self.theme
        surface.fill(theme.color("ink900"), (box.x, y - theme.px(3), box.w, theme.px(6)))
        surface.fill(theme.color(color), (box.x, y - theme.px(1.5), box.w, theme.px(3)))

    def _chalked(self, words: str, size: float, color: ColorName, left: int) -> pygame.Surface:
        """Returns words as worn chalk, made once for each size of the window."""
        theme = self.theme
        key = words, size, theme.size, theme.high_contrast
        if key not in self._chalk:
            made = theme.text("block", size, words, color).copy()
            made.set_alpha(left)
            self._chalk[key] = made
        return self._chalk[key]
