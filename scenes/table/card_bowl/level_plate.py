"""How much the player decides, on a plate that is pressed to change it."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.card_bowl.shown import FilmThing, ShownMatch
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.theme import Theme

SIGN = 16.0
"""Units of the whistle before the words."""


class LevelPlate(FilmThing):
    """The level in words."""

    layer = 9.0

    def __init__(self, theme: Theme, shown: ShownMatch) -> None:
        super().__init__(theme, shown)
        self.words = ""
        self.focused = False

    def look(self) -> Hashable:
        return (self.words, self.focused, tuple(self.rect)) if self.words else None

    def bounds(self) -> pygame.Rect:
        return self.rect.inflate(self.theme.px(12), self.theme.px(12))

    def _size(self) -> float:
        """The units of the words, which is as large as the plate lets them be."""
        return self.theme.fit("block", 15, self.words, self.rect.w - self.theme.px(SIGN + 16))

    def words_at(self) -> pygame.Rect:
        """Where the words stand, right of the sign."""
        box = pygame.Rect((0, 0), self.theme.measure("block", self._size(), self.words))
        box.midleft = (self.rect.left + self.theme.px(SIGN + 11), self.rect.centery)
        return box

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        paint_plate(surface, theme, box, "ink900", border="card_bowl", line=1.5, cut=6)
        picture = sign(theme, "whistle", theme.px(SIGN), "card_bowl")
        surface.blit(picture, picture.get_rect(midleft=(box.left + theme.px(7), box.centery)))
        at = self.words_at()
        surface.blit(theme.text("block", self._size(), self.words, "chalk50"), at)
        if self.focused:
            draw_ring(surface, box, theme.color("focus"), theme.color("focusOuter"), theme.u)
