"""The plate with the player's level, and with the value of the last drive's calls; a press changes the level."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.variants.card_bowl.names import yards
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.theme import Theme

SIGN = 16.0
"""Size of the whistle before the words, in units."""


class LevelPlate(FilmItem):
    """The level in words."""

    layer = 9.0

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        super().__init__(theme, shown)
        self.words = ""
        self.better = 0
        """Yards by which the player's calls of the last drive beat the coach's; 0 if that is not known well enough."""
        self.focused = False

    def render_key(self) -> Hashable:
        return (self.words, self.better, self.focused, tuple(self.rect)) if self.words else None

    def told(self) -> str:
        """Returns what its number says, in a sentence; empty if there is none."""
        more = "more" if self.better > 0 else "less"
        said = f"Before each snap your calls of the last drive promised about {yards(abs(self.better))} {more} in all "
        return f"{said}than the coach's. How the plays then went counts for nothing here." if self.better else ""

    @property
    def _said(self) -> str:
        if not self.better:
            return self.words
        return f"Your calls: {abs(self.better)} yd {'above' if self.better > 0 else 'below'} coach's"

    def bounds(self) -> pygame.Rect:
        return self.rect.inflate(self.theme.px(12), self.theme.px(12))

    def _size(self) -> float:
        """Returns the units of the words, which is as large as the plate lets them be."""
        return self.theme.fit("block", 15, self._said, self.rect.w - self.theme.px(SIGN + 16))

    def words_at(self) -> pygame.Rect:
        """Returns where the words stand, right of the sign."""
        box = pygame.Rect((0, 0), self.theme.measure("block", self._size(), self._said))
        box.midleft = (self.rect.left + self.theme.px(SIGN + 11), self.rect.centery)
        return box

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        paint_plate(surface, theme, box, "ink900", border="card_bowl", line=1.5, cut=6)
        picture = sign(theme, "whistle", theme.px(SIGN), "card_bowl")
        surface.blit(picture, picture.get_rect(midleft=(box.left + theme.px(7), box.centery)))
        at = self.words_at()
        ink = "gain" if self.better > 0 else "chalk50"
        surface.blit(theme.text("block", self._size(), self._said, ink), at)
        if self.focused:
            draw_ring(surface, box, theme.color("focus"), theme.color("focusOuter"), theme.u)
