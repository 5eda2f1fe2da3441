"""A drawn joker counts nothing (CB-5), whatever it is worth in a hand: its value is crossed out on the table."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.card_bowl.shown import FilmItem
from scenes.table.stage.sprites import Sprite
from scenes.ui.shapes import paint_plate

ZERO, HIGH = 20.0, 22.0
"""Type size of the zero, and height of the plate that covers the value at the card's foot, in units."""
TURNED = 0.5
"""Share of a card's turn after which its face is seen, 0 to 1."""


class JokerMark(FilmItem):
    """A plate with a zero over the value of each joker that has been drawn."""

    layer = 60.0

    def _jokers(self) -> list[Sprite]:
        """Returns the drawn jokers whose faces are seen."""
        return [sprite for sprite in self.shown.drawn_jokers if sprite.flip > TURNED]

    def render_key(self) -> Hashable:
        return tuple([tuple(sprite.rect) for sprite in self._jokers()]) or None

    def bounds(self) -> pygame.Rect:
        first, *others = [sprite.rect for sprite in self._jokers()]
        return pygame.Rect(first.unionall(others))

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        for sprite in self._jokers():
            box = sprite.rect.inflate(-theme.px(4), 0)
            plate = pygame.Rect(box.left, box.bottom - theme.px(HIGH + 2), box.w, theme.px(HIGH))
            paint_plate(surface, theme, plate, "ink900", border="chalk300", line=1.5, cut=4)
            zero = theme.text("block", ZERO, "0", "chalk50")
            surface.blit(zero, zero.get_rect(center=plate.center))
