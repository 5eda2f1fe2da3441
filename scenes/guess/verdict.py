"""The comparison after a wrong guess: two plates over the table, with the guess and the recorded choice."""

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
"""Largest size of the panel in units."""
HEAD, PAD = 54.0, 20.0
"""Units above the plates, and around them."""
CARDS = 176.0
"""Largest height of the cards on a plate, in units."""
TITLE, GO_ON = "Played otherwise", "Press anything to go on with what was played."


class Choice(NamedTuple):
    """A choice: who made it, its text and its cards."""

    name: str
    text: str
    cards: tuple[Card, ...]


class Verdict(StageItem):
    """The panel. It stays until the player presses something."""

    layer = 963.0

    def __init__(self, theme: Theme, faces: Faces) -> None:
        self.theme, self._faces = theme, faces
        self.area = pygame.Rect(0, 0, 0, 0)
        """The area of the window in whose middle it lies."""
        self.guessed = self.played = Choice("", "", ())
        self.count = ""
        self.judged = ""
        """The review's comparison of the two; empty if there is none."""
        self.shown = False
        self.seconds = 0.0
        """Seconds since it appeared."""

    def say(self, guessed: Choice, played: Choice, count: str, judged: str = "") -> None:
        """Shows two choices side by side, the count of right guesses, and the review's comparison."""
        self.guessed, self.played, self.count, self.judged = guessed, played, count, judged
        self.shown, self.seconds = True, 0.0

    def clear(self) -> None:
        """Hides the panel."""
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
        foot = self._paint_foot(surface, pygame.Rect(inner.x, box.y, inner.w, box.h - theme.px(10)))
        wide = (inner.w - pad) // 2
        for index, choice in enumerate((self.guessed, self.played)):
            plate = pygame.Rect(inner.x + index * (wide + pad), box.y + theme.px(HEAD), wide, 0)
            plate.h = foot - theme.px(8) - plate.top
            self._paint_choice(surface, plate, choice, "firstDown" if index else "line500")

    def _paint_foot(self, surface: pygame.Surface, room: pygame.Rect) -> int:
        """Draws what the review says and how to go on, at the bottom of a room. Returns its top."""
        theme, line = self.theme, self.theme.line_height("text", 16)
        rows = [(row, "chalk50") for row in theme.wrap("text", 16, self.judged, room.w) if row]
        rows += [(row, "chalk300") for row in theme.wrap("text", 16, GO_ON, room.w)]
        top = room.bottom - line * len(rows)
        for index, (text, color) in enumerate(rows):
            row = pygame.Rect(room.x, top + index * line, room.w, line)
            paint_text(surface, theme, row, text, size=16, color=color, align="center")
        return top

    def _paint_choice(self, surface: pygame.Surface, plate: pygame.Rect, choice: Choice, border: str) -> None:
        theme, pad = self.theme, self.theme.px(12)
        paint_plate(surface, theme, plate, "ink800", border=border, line=2, cut=12)
        inner = plate.inflate(-2 * pad, -2 * pad)
        line = theme.line_height("text", 17)
        paint_text(surface, theme, pygame.Rect(inner.x, inner.y, inner.w, line), choice.name, size=16, color="chalk300")
        rows = len(theme.wrap("text", 19, choice.text, inner.w, True))
        words = pygame.Rect(inner.x, inner.y + line, inner.w, min(rows, 3) * theme.line_height("text", 19))
        if not choice.cards:
            words.h = inner.bottom - words.y
        paint_text(surface, theme, words, choice.text, size=19, bold=True, lines=max(rows, 1))
        self._paint_cards(surface, pygame.Rect(inner.x, words.bottom, inner.w, inner.bottom - words.bottom), choice)

    def _paint_cards(self, surface: pygame.Surface, room: pygame.Rect, choice: Choice) -> None:
        count, gap = len(choice.cards), self.theme.px(8)
        high = min(room.h - gap, self.theme.px(CARDS))
        wide = round(high * HAND.w / HAND.h)
        if not count or wide <= 0:
            return
        step = min(wide + gap, (room.w - wide) // max(count - 1, 1))
        left = room.centerx - (wide + step * (count - 1)) // 2
        for index, card in enumerate(choice.cards):
            surface.blit(self._faces.picture(card, wide), (left + index * step, room.bottom - high))
