"""The places of the two calls: the club's plate, and the cover of a secret call."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.blowout.shown import ShownTable, club, offense
from scenes.table.stage.layout import HAND
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.shapes import paint_plate
from scenes.ui.team import paint_team
from scenes.ui.text import elided
from scenes.ui.theme import Theme

SIDES = ("defense", "offense")


class ClubPlate(StageItem):
    """A club's name, and whether it plays offense or defense."""

    layer = 3.0

    def __init__(self, theme: Theme, shown: ShownTable, seat: int) -> None:
        self.theme, self.shown, self.seat = theme, shown, seat
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.spot = pygame.Rect(0, 0, 0, 0)
        """Where its call lies."""

    def render_key(self) -> Hashable:
        return self.theme.patterns, self.words, self.theme.generation

    @property
    def words(self) -> str:
        """The club, and its side once that is chosen."""
        shown = self.shown
        name = club(shown.names[self.seat])
        return f"{name} · {SIDES[offense(shown) == self.seat]}" if shown.table_state.begun else name

    def bounds(self) -> pygame.Rect:
        return self.rect.union(self.spot)

    def paint(self, surface: pygame.Surface) -> None:
        theme, box, words = self.theme, self.rect, self.words
        paint_team(surface, theme, box, self.seat, cut=7)
        room = box.w - theme.px(20)
        size = theme.fit("block", 17, words, room)
        text = theme.text("block", size, elided(theme, "block", size, words, room), "inkText")
        surface.blit(text, text.get_rect(center=box.center))
        self._paint_spot(surface)

    def _paint_spot(self, surface: pygame.Surface) -> None:
        """Paints the empty place of a call."""
        theme, box = self.theme, self.spot
        ground = pygame.Surface(box.size, pygame.SRCALPHA)
        ground.fill((*theme.color("ink900")[:3], 255 if theme.high_contrast else 120))
        surface.blit(ground, box)
        pygame.draw.rect(surface, theme.color("line500"), box, theme.px(2), theme.px(10))
        size = theme.fit("block", 18, "call", box.w - theme.px(12))
        text = theme.text("block", size, "call", "chalk300")
        surface.blit(text, text.get_rect(center=box.center))


class Cover(StageItem):
    """The cover of a secret call. It is the same for every card, so that no back betrays a kick (BO-118)."""

    layer = 60.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.x = self.y = 0.0
        self.width = 0.0
        self.open = 1.0
        """Share of its width that is seen while it turns over, 1 to 0."""
        self.alpha = 1.0
        self.hidden = True

    def lie(self, spot: pygame.Rect) -> None:
        """Puts it over a call at once."""
        self.x, self.y, self.width = float(spot.centerx), float(spot.centery), float(spot.w)
        self.open = self.alpha = 1.0

    def come(self, start: tuple[float, float], wide: float, spot: pygame.Rect, share: float) -> None:
        """Puts it on its way from ``start``, where it is ``wide``, to its place over a call."""
        self.lie(spot)
        self.x += (start[0] - self.x) * (1 - share)
        self.y += (start[1] - self.y) * (1 - share)
        self.width += (wide - self.width) * (1 - share)

    def render_key(self) -> Hashable:
        if self.hidden or self.open <= 0.02 or self.alpha <= 0.02:
            return None
        where = round(self.x), round(self.y), round(self.width)
        return *where, round(self.open * 24), round(self.alpha * 16), self.theme.generation

    def bounds(self) -> pygame.Rect:
        wide, high = round(self.width) + 6, round(self.width * HAND.h / HAND.w) + 6
        return box_at(wide, high, center=(round(self.x), round(self.y)))

    def paint(self, surface: pygame.Surface) -> None:
        picture = _sheet(self.theme, round(self.width))
        if self.open < 0.99:
            wide = max(1, round(picture.get_width() * self.open))
            picture = pygame.transform.smoothscale(picture, (wide, picture.get_height()))
        if self.alpha < 0.99:
            picture = picture.copy()
            picture.set_alpha(round(255 * self.alpha))
        surface.blit(picture, picture.get_rect(center=(round(self.x), round(self.y))))


def _sheet(theme: Theme, wide: int) -> pygame.Surface:
    """Returns the picture of the cover at a width in pixels."""
    key = ("blowout sheet", wide)
    return theme.cached(key) or theme.store(key, _draw_sheet(theme, wide))


def _draw_sheet(theme: Theme, wide: int) -> pygame.Surface:
    high = round(wide * HAND.h / HAND.w)
    sheet = pygame.Surface((wide, high), pygame.SRCALPHA)
    box, edge = sheet.get_rect(), max(2, wide // 36)
    pygame.draw.rect(sheet, theme.color("inkText"), box, border_radius=wide // 12)
    inner = box.inflate(-2 * edge, -2 * edge)
    pygame.draw.rect(sheet, theme.color("ink700"), inner, border_radius=wide // 14)
    pygame.draw.rect(sheet, theme.color("blowout"), inner.inflate(-2 * edge, -2 * edge), edge, wide // 16)
    for row in range(4):
        y = round(high * (0.16 + 0.055 * row))
        reach = round(wide * (0.3 if row % 2 else 0.36))
        pygame.draw.line(
            sheet, theme.color("line500"), (wide // 2 - reach, y), (wide // 2 + reach, y), max(1, edge // 2)
        )
    side = round(wide * 0.5)
    emblem = theme.svg("emblem/blowout", (side, side))
    sheet.blit(emblem, emblem.get_rect(center=(wide // 2, round(high * 0.56))))
    band = pygame.Rect(0, 0, round(wide * 0.72), max(theme.text_px(15) + 4, round(high * 0.12)))
    band.center = (wide // 2, round(high * 0.86))
    paint_plate(sheet, theme, band, "ink900", border="blowout", cut=4)
    size = theme.fit("block", 20, "secret", band.w - 6)
    words = theme.text("block", size, "secret", "chalk50")
    sheet.blit(words, words.get_rect(center=band.center))
    return sheet
