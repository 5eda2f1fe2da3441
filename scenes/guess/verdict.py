"""What was guessed beside what was played: two plates over the table, each with the words and the cards of a choice."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import pygame

from game.contract import Card
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import HAND
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.shapes import paint_plate
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme

WIDE, HIGH = 720.0, 312.0
"""Units of the panel at most."""
HEAD, FOOT, PAD = 54.0, 44.0, 20.0
"""Units above and below the plates, and around them."""
CARDS = 176.0
"""Units that cards on a plate are high at most."""
TITLE, GO_ON = "Played otherwise", "Any press goes on with what was played."


class Choice(NamedTuple):
    """What somebody chose."""

    name: str
    words: str
    cards: tuple[Card, ...]


class Verdict(StageItem):
    """It stays until it was read."""

    layer = 963.0

    def __init__(self, theme: Theme, faces: Faces) -> None:
        self.theme, self._faces = theme, faces
        self.area = pygame.Rect(0, 0, 0, 0)
        """What of the window it lies in the middle of."""
        self.guessed = self.played = Choice("", "", ())
        self.count = ""
        self.judged = ""
        """What a review says of the two; empty if there is none."""
        self.shown = False
        self.seconds = 0.0
        """Since it is there."""

    def say(self, guessed: Choice, played: Choice, count: str, judged: str = "") -> None:
        """Shows two choices side by side, how many guesses were right, and what a review says of the two."""
        self.guessed, self.played, self.count, self.judged = guessed, played, count, judged
        self.shown, self.seconds = True, 0.0

    def clear(self) -> None:
        """Takes it away."""
        self.shown = False

    def render_key(self) -> Hashable:
        return (self.guessed, self.played, self.count, self.judged) if self.shown else None

    def bounds(self) -> pygame.Rect:
        theme, area = self.theme, self.area
        wide = min(round(theme.px(WIDE) * theme.text_scale), area.w - theme.px(16))
        high = min(round(theme.px(HIGH) * theme.text_scale), area.h - theme.px(8))
        return box_at(wide, high, center=area.center)

    def paint(self, surface: pygame.Surface) -> None:
        theme, box, pad = self.theme, self.bounds(), self.theme.px(PAD)
        paint_plate(surface, theme, box, "ink900", border="firstDown", line=3, cut=18)
        inner = box.inflate(-2 * pad, 0)
        head = pygame.Rect(inner.x, box.y + theme.px(8), inner.w, theme.px(HEAD - 12))
        paint_text(surface, theme, head, TITLE, face="block", size=26, color="firstDown")
        paint_text(surface, theme, head, self.count, size=17, bold=True, align="right")
        foot = pygame.Rect(inner.x, box.bottom - theme.px(FOOT), inner.w, theme.px(FOOT))
        words, color = (self.judged, "chalk50") if self.judged else (GO_ON, "chalk300")
        paint_text(surface, theme, foot, words, size=16, color=color, align="center")
        wide = (inner.w - pad) // 2
        for index, choice in enumerate((self.guessed, self.played)):
            plate = pygame.Rect(inner.x + index * (wide + pad), box.y + theme.px(HEAD), wide, 0)
            plate.h = foot.top - plate.top
            self._paint_choice(surface, plate, choice, "firstDown" if index else "line500")

    def _paint_choice(self, surface: pygame.Surface, plate: pygame.Rect, choice: Choice, border: str) -> None:
        theme, pad = self.theme, self.theme.px(12)
        paint_plate(surface, theme, plate, "ink800", border=border, line=2, cut=12)
        inner = plate.inflate(-2 * pad, -2 * pad)
        line = theme.line_height("text", 17)
        paint_text(surface, theme, pygame.Rect(inner.x, inner.y, inner.w, line), choice.name, size=16, color="chalk300")
        rows = len(theme.wrap("text", 19, choice.words, inner.w, True))
        words = pygame.Rect(inner.x, inner.y + line, inner.w, min(rows, 3) * theme.line_height("text", 19))
        if not choice.cards:
            words.h = inner.bottom - words.y
        paint_text(surface, theme, words, choice.words, size=19, bold=True, lines=max(rows, 1))
        self._paint_cards(surface, pygame.Rect(inner.x, words.bottom, inner.w, inner.bottom - words.bottom), choice)

    def _paint_cards(self, surface: pygame.Surface, room: pygame.Rect, choice: Choice) -> None:
        count, gap = len(choice.cards), self.theme.px(8)
        high = min(room.h - gap, self.theme.px(CARDS))
        wide = round(high * HAND.w / HAND.h)
        if not count or wide <= 0:
            return
        apart = min(wide + gap, (room.w - wide) // max(count - 1, 1))
        left = room.centerx - (wide + apart * (count - 1)) // 2
        for index, card in enumerate(choice.cards):
            surface.blit(self._faces.picture(card, wide), (left + index * apart, room.bottom - high))
