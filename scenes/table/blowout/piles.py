"""The piles on a club's side line: three small decks and their discards, with counts."""

from __future__ import annotations

import pygame

from scenes.table.stage.piles import OpenPile, Pile
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import Theme


class Deck(Pile):
    """A deck with its count on it, as there is no room below."""

    def paint(self, surface: pygame.Surface) -> None:
        self.paint_cards(surface)
        _paint_count(surface, self.theme, self.rect, str(self.count), "chalk50" if self.count else "loss")
        self.paint_marks(surface)


class Discards(OpenPile):
    """An open pile. Its count is drawn over the cards, which are items of their own."""

    layer = 30.0

    def paint(self, surface: pygame.Surface) -> None:
        if not self.count:
            self.paint_cards(surface)
        else:
            _paint_count(surface, self.theme, self.rect, str(self.count), "chalk300")
        self.paint_marks(surface)


def _paint_count(surface: pygame.Surface, theme: Theme, box: pygame.Rect, words: str, color: str) -> None:
    text = theme.text("block", 15, words, color)
    plate = text.get_rect().inflate(theme.px(8), theme.px(2))
    plate.midbottom = (box.centerx, box.bottom + theme.px(2))
    paint_plate(surface, theme, plate, "ink900", cut=4)
    surface.blit(text, text.get_rect(center=plate.center))
