"""A game's rules on one page: goal, turn, scoring and cards, each with pictures and a few short sentences."""

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

TWO_COLUMNS_FROM = 640.0
"""Width in units from which there are two columns of parts."""
CARD, CARD_RATIO = 88.0, 184 / 132
"""Largest width of a card in units, and its height divided by its width."""
PAD, GAP, ROW_GAP = 9.0, 8.0, 5.0
"""Padding within a part, gap between two parts, and gap between the items of a row, in units."""
ARROWS = {">": "right", "<": "left"}
"""The items of a row that are drawn as arrows, with their pictures."""
ARROW = 26.0
"""Width of an arrow in units."""
TITLE_TYPE, TYPE, MOST_LINES = 18.0, 16.0, 8
"""Type sizes of a part's title and text in units, and its largest number of lines of text."""


class RulesSummary(Widget):
    """Shows the parts of a summary in one column or two. The cards of a part are as large as its row allows."""

    def __init__(self, name: str, parts: Sequence[Part], draw_card: CardPictures, cards: frozenset[str], accent: str):
        """``cards`` are the codes that ``draw_card`` knows. All other items of a row are shown as text or arrows."""
        super().__init__(name)
        self.parts, self.draw_card, self.cards, self.accent = parts, draw_card, cards, accent

    def measure(self, theme: Theme, width: int) -> int:
        return max(place.bottom for place in self.places(theme, pygame.Rect(0, 0, width, 0))) + theme.px(GAP)

    def places(self, theme: Theme, area: pygame.Rect) -> list[pygame.Rect]:
        """Returns the place of each part. Parts side by side have the same height."""
        gap = theme.px(GAP)
        count = 2 if area.w >= theme.px(TWO_COLUMNS_FROM) * theme.text_scale else 1
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
        words = block_height(theme, "text", TYPE, part.text, inner)
        head = theme.line_height("block", TITLE_TYPE)
        return 2 * theme.px(PAD) + head + theme.px(CARD * CARD_RATIO + 2 * ROW_GAP) + words

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        for part, place in zip(self.parts, self.places(theme, self.rect), strict=True):
            paint_plate(surface, theme, place, "ink900", border="line500", cut=10)
            inner = place.inflate(-2 * theme.px(PAD), -2 * theme.px(PAD))
            head = pygame.Rect(inner.x, inner.y, inner.w, theme.line_height("block", TITLE_TYPE))
            paint_text(surface, theme, head, part.title, face="block", size=TITLE_TYPE, color=self.accent)
            row = pygame.Rect(inner.x, head.bottom + theme.px(ROW_GAP), inner.w, theme.px(CARD * CARD_RATIO))
            self._draw_row(surface, theme, part, row)
            words = pygame.Rect(inner.x, row.bottom + theme.px(ROW_GAP), inner.w, inner.bottom - row.bottom)
            paint_text(surface, theme, words, part.text, size=TYPE, color="chalk50", lines=MOST_LINES, top=True)

    def _draw_row(self, surface: pygame.Surface, theme: Theme, part: Part, row: pygame.Rect) -> None:
        """Draws the cards and the signs between them, vertically centered in the row."""
        gap, texts = theme.px(ROW_GAP), [item for item in part.row if item not in self.cards]
        taken = sum(self._text_width(theme, text) for text in texts) + gap * (len(part.row) - 1)
        wide = min(theme.px(CARD), (row.w - taken) // max(1, len(part.row) - len(texts)))
        x = row.x
        for item in part.row:
            if item in self.cards:
                place = blit_at(surface, self.draw_card(theme, item, wide), midleft=(x, row.centery))
            elif item in ARROWS:
                arrow = sign(theme, ARROWS[item], theme.px(ARROW), self.accent)
                place = blit_at(surface, arrow, midleft=(x, row.centery))
            else:
                text = theme.text("block", 22, item, "firstDown" if len(item) > 2 else "chalk50")
                place = blit_at(surface, text, midleft=(x, row.centery))
            x = place.right + gap

    def _text_width(self, theme: Theme, item: str) -> int:
        return theme.px(ARROW) if item in ARROWS else theme.measure("block", 22, item)[0]
