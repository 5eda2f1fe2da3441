"""The game on one page: goal, turn, scoring and cards, each with its faces and a few short sentences."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.variant import Part
from scenes.ui.boxes import blit_at
from scenes.ui.drawings import CardPictures
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.text import block_height, paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

ABREAST = 640.0
"""Units of width from which two parts stand side by side."""
CARD, TALLER = 88.0, 184 / 132
"""Units that a card is wide at most, and how much higher than wide it is."""
PAD, GAP, BETWEEN = 9.0, 8.0, 5.0
"""Units around a part's inside, between two parts, and between two things of a row."""
ARROWS = {">": "right", "<": "left"}


class OnePage(Widget):
    """As many parts as there are, in one column or two; the cards of each as large as its row lets them."""

    def __init__(self, name: str, parts: Sequence[Part], picture: CardPictures, cards: frozenset[str], accent: str):
        """``cards`` are the codes that ``picture`` draws; all else of a row is written."""
        super().__init__(name)
        self.parts, self.picture, self.cards, self.accent = parts, picture, cards, accent

    def measure(self, theme: Theme, width: int) -> int:
        """As high as its parts are."""
        return max(place.bottom for place in self.places(theme, pygame.Rect(0, 0, width, 0))) + theme.px(GAP)

    def places(self, theme: Theme, area: pygame.Rect) -> list[pygame.Rect]:
        """Where each part is; two side by side are equally high."""
        gap = theme.px(GAP)
        count = 2 if area.w >= theme.px(ABREAST) * theme.text_scale else 1
        inner = area.inflate(-2 * gap, 0)
        wide, top, found = (inner.w - gap * (count - 1)) // count, area.top, list[pygame.Rect]()
        for first in range(0, len(self.parts), count):
            row = self.parts[first : first + count]
            high = max(self._high(theme, part, wide) for part in row)
            found += [pygame.Rect(inner.x + index * (wide + gap), top, wide, high) for index in range(len(row))]
            top += high + gap
        return found

    def _high(self, theme: Theme, part: Part, wide: int) -> int:
        inner = wide - 2 * theme.px(PAD)
        words = block_height(theme, "text", 16, part.text, inner)
        return 2 * theme.px(PAD) + theme.line_height("block", 18) + theme.px(CARD * TALLER + 2 * BETWEEN) + words

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        for part, place in zip(self.parts, self.places(theme, self.rect), strict=True):
            paint_plate(surface, theme, place, "ink900", border="line500", cut=10)
            inner = place.inflate(-2 * theme.px(PAD), -2 * theme.px(PAD))
            head = pygame.Rect(inner.x, inner.y, inner.w, theme.line_height("block", 18))
            paint_text(surface, theme, head, part.title, face="block", size=18, color=self.accent)
            row = pygame.Rect(inner.x, head.bottom + theme.px(BETWEEN), inner.w, theme.px(CARD * TALLER))
            self._draw_row(surface, theme, part, row)
            words = pygame.Rect(inner.x, row.bottom + theme.px(BETWEEN), inner.w, inner.bottom - row.bottom)
            paint_text(surface, theme, words, part.text, size=16, color="chalk50", lines=8, top=True)

    def _draw_row(self, surface: pygame.Surface, theme: Theme, part: Part, row: pygame.Rect) -> None:
        """Cards and what stands between them, in the middle of the row."""
        gap, cards = theme.px(BETWEEN), [each for each in part.row if each in self.cards]
        taken = sum(self._wide(theme, each) for each in part.row if each not in self.cards) + gap * (len(part.row) - 1)
        wide = min(theme.px(CARD), (row.w - taken) // len(cards))
        x = row.x
        for each in part.row:
            if each in self.cards:
                place = blit_at(surface, self.picture(theme, each, wide), midleft=(x, row.centery))
            elif each in ARROWS:
                arrow = sign(theme, ARROWS[each], theme.px(26), self.accent)
                place = blit_at(surface, arrow, midleft=(x, row.centery))
            else:
                text = theme.text("block", 22, each, "firstDown" if len(each) > 2 else "chalk50")
                place = blit_at(surface, text, midleft=(x, row.centery))
            x = place.right + gap

    def _wide(self, theme: Theme, each: str) -> int:
        return theme.px(26) if each in ARROWS else theme.measure("block", 22, each)[0]
