"""How much the player decides, on a plate that is pressed to change it."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.stage import Thing
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.theme import Theme


class LevelPlate(Thing):
    """The level in words."""

    layer = 9.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.words = ""
        self.focused = False

    def look(self) -> Hashable:
        return (self.words, self.focused, tuple(self.rect)) if self.words else None

    def bounds(self) -> pygame.Rect:
        return self.rect.inflate(self.theme.px(12), self.theme.px(12))

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        paint_plate(surface, theme, box, "ink900", border="card_bowl", line=1.5, cut=6)
        side = theme.px(16)
        picture = sign(theme, "whistle", side, "card_bowl")
        surface.blit(picture, picture.get_rect(midleft=(box.left + theme.px(8), box.centery)))
        room = box.w - side - theme.px(20)
        size = theme.fit("block", 15, self.words, room)
        text = theme.text("block", size, self.words, "chalk50")
        surface.blit(text, text.get_rect(midleft=(box.left + side + theme.px(13), box.centery)))
        if self.focused:
            draw_ring(surface, box, theme.color("focus"), theme.color("focusOuter"), theme.u)
