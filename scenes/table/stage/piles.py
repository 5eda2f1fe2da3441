"""Piles with their number of cards, and slots with their card."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.stage.faces import Faces
from scenes.table.stage.stage import StageItem
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import Theme

MAX_EDGES, FULL_EDGES_WIDTH = 7, 100.0
"""Number of card edges under the top card of a full pile, and the width in units from which all are drawn."""
PILE_SHADOW = 5.0
"""Blur and offset of a pile's shadow, in units."""
CORNER = 10 / 132
"""Corner radius of a card, as a fraction of its width."""


class OpenPile(StageItem):
    """The place of a face-up pile, whose cards are sprites: an outline, a count and marks."""

    layer = 4.0

    def __init__(self, theme: Theme, name: str) -> None:
        self.theme, self.name = theme, name
        self.rect = pygame.Rect(0, 0, 0, 0)
        """The top card in pixels."""
        self.count = 0
        self.legal = self.focused = False

    def render_key(self) -> Hashable:
        return self.count, self.legal, self.focused

    def bounds(self) -> pygame.Rect:
        return self.rect.inflate(self.theme.px(36), self.theme.px(36)).union(self.plate)

    @property
    def plate(self) -> pygame.Rect:
        """Returns the rect of its label."""
        return count_plate(self.theme, self.rect, self._label)

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        self.paint_cards(surface)
        paint_count(surface, theme, box, self._label)
        self.paint_marks(surface)

    def paint_marks(self, surface: pygame.Surface) -> None:
        """Draws the marks for playable and for the focus."""
        theme, box = self.theme, self.rect
        if self.legal:
            lit = box.inflate(theme.px(8), theme.px(8))
            pygame.draw.rect(surface, theme.color("firstDown"), lit, theme.px(3), theme.px(11))
        if self.focused:
            ring = box.inflate(theme.px(10), theme.px(10))
            draw_ring(surface, ring, theme.color("focus"), theme.color("focusOuter"), theme.u)

    @property
    def _label(self) -> str:
        return f"{self.name} {self.count}"

    def paint_cards(self, surface: pygame.Surface) -> None:
        """Draws what lies below count and marks."""
        pygame.draw.rect(surface, self.theme.color("line500"), self.rect, self.theme.px(2), self.theme.px(8))


class OpenSlot(OpenPile):
    """The place of a single open card: an outline with a label but no count."""

    @property
    def _label(self) -> str:
        return self.name


class Pile(OpenPile):
    """A face-down pile, as thick as it is full."""

    layer = 5.0

    def __init__(self, theme: Theme, faces: Faces, name: str, back: str = "") -> None:
        """``back`` is the picture on the cards' backs, empty for the game's."""
        super().__init__(theme, name)
        self.faces, self.back = faces, back
        self.full = 56
        self.riffle = 0.0
        """Spread of the pile during a shuffle, 0 to 1."""

    def render_key(self) -> Hashable:
        return super().render_key(), round(self.riffle * 24), self.back

    def paint_cards(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        if not self.count:
            super().paint_cards(surface)
            return
        shadow = self.faces.shadow(box.w, theme.px(PILE_SHADOW))
        surface.blit(shadow, shadow.get_rect(center=box.move(0, theme.px(PILE_SHADOW)).center))
        edges = max(0, round(MAX_EDGES * self.count / self.full * min(1.0, box.w / theme.px(FULL_EDGES_WIDTH))))
        for level in range(edges, 0, -1):
            edge = box.move(0, theme.px(level * 1.2))
            shade = theme.color("inkText") if level % 2 else theme.color("paper")
            pygame.draw.rect(surface, shade, edge, border_radius=round(box.w * CORNER))
        back = self.faces.picture(None, box.w, back=self.back)
        spread = round(box.w * 0.34 * self.riffle)
        if spread:
            surface.blit(back, box.move(-spread // 2, 0))
            surface.blit(back, box.move(spread // 2, -theme.px(3)))
        else:
            surface.blit(back, box)


def count_plate(theme: Theme, box: pygame.Rect, words: str) -> pygame.Rect:
    """Returns the label's plate below a pile. It may be wider than the pile."""
    size = theme.measure("block", 15, words)
    return (
        pygame.Rect((0, 0), size)
        .move_to(midtop=(box.centerx, box.bottom + theme.px(10)))
        .inflate(theme.px(14), theme.px(4))
    )


def paint_count(surface: pygame.Surface, theme: Theme, box: pygame.Rect, words: str) -> None:
    """Draws the label below a pile: its name and its count."""
    plate = count_plate(theme, box, words)
    paint_plate(surface, theme, plate, "ink900", cut=5)
    text = theme.text("block", 15, words, "chalk50")
    surface.blit(text, text.get_rect(center=plate.center))
