"""The video board: down, distance and spot. A press opens the chart of played cards."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.blowout.film import Film
from scenes.table.blowout.played import CHART_NAME, closing
from scenes.table.blowout.shown import ShownTable, placeholder_text, where
from scenes.table.stage.stage import StageItem
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import Theme

LAST = "last play"
"""Said once the offense has one play left in the period."""
CORNER, CORNER_FROM = 8.0, 0.5
"""Units between the board and the edge of the film, and how far the film is open when the board has made way."""


class VideoBoard(StageItem):
    """Down, distance and spot in large letters."""

    layer = 36.5

    def __init__(self, theme: Theme, shown: ShownTable, film: Film) -> None:
        self.theme, self.shown, self.film = theme, shown, film
        self.rect = pygame.Rect(0, 0, 0, 0)
        """Its place over the small field."""
        self.kept = (CHART_NAME, "")
        """What it says while no down is known: the last one, or who got how many points."""
        self.focused = False

    @property
    def place(self) -> pygame.Rect:
        """Its place now: it makes way for the film, into the corner behind the offense."""
        film, gap = self.film, self.theme.px(CORNER)
        aside = film.area.x + gap if film.play.forward > 0 else film.area.right - gap - self.rect.w
        share = min(film.shown / CORNER_FROM, 1.0)
        return self.rect.move(round((aside - self.rect.x) * share), 0)

    def says(self) -> tuple[str, str]:
        """Returns down and distance, and the spot or the last few plays; between two drives what it keeps."""
        said, downs = placeholder_text(self.shown), self.shown.downs
        if said:
            return said, ""
        plays = closing(self.shown.table_state)
        last = LAST if plays == 1 else f"{plays} plays left"
        return (downs.said, last if plays else where(self.shown)) if downs.said else self.kept

    def render_key(self) -> Hashable:
        return self.says(), closing(self.shown.table_state), tuple(self.place), self.focused, self.theme.generation

    def bounds(self) -> pygame.Rect:
        return self.place.inflate(self.theme.px(16), self.theme.px(16))

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.place
        closes = bool(closing(self.shown.table_state))
        paint_plate(surface, theme, box, "ink900", border="loss" if closes else "blowout", line=2 + 2 * closes, cut=9)
        side = theme.px(18)
        glass = theme.svg("ui/search", (side, side), "blowout")
        surface.blit(glass, glass.get_rect(midright=(box.right - theme.px(10), box.centery)))
        head, where = self.says()
        room = box.w - side - theme.px(28)
        size = 26.0
        while size > 15 and self._wide(head, where, size) > room:
            size -= 1
        big = theme.text("block", size, head, "firstDown")
        small = theme.text("block", max(size - 7, 15), where, "chalk50")
        x = box.x + theme.px(10) + max(0, (room - self._wide(head, where, size)) // 2)
        surface.blit(big, big.get_rect(midleft=(x, box.centery)))
        surface.blit(small, small.get_rect(midleft=(x + big.get_width() + theme.px(12), box.centery)))
        if self.focused:
            ring = box.inflate(theme.px(4), theme.px(4))
            draw_ring(surface, ring, theme.color("focus"), theme.color("focusOuter"), theme.u)

    def _wide(self, head: str, where: str, size: float) -> int:
        theme = self.theme
        gap = theme.px(12) if where else 0
        return theme.measure("block", size, head)[0] + gap + theme.measure("block", max(size - 7, 15), where)[0]
