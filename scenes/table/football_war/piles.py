"""Stage items for the piles of Football War: Drive pile, Forfeit pile, flag label, and the opened Drive pile."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.contract import Card
from scenes.table.football_war.slate import DRIVE
from scenes.table.kit.offers import SpreadCard
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import FORMATION, HAND
from scenes.table.stage.piles import OpenPile, Pile, count_plate, paint_count
from scenes.table.stage.stage import StageItem
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import Theme

MAX_EDGES = 5
"""Largest number of card edges drawn under the top card."""
NAME_SEEN, HEAD_SEEN, LEAST_SEEN = 104.0, 52.0, 44.0
"""Visible part of each card of the opened pile, in units: width and height that show its name, and least width."""


NAMED_WIDTH = 94
"""Pixels of the narrowest card on which every name has room, as type gets no smaller."""


class DrivePile(OpenPile):
    """The Drive pile. Edges under the top card show that there are more cards, but not which."""

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        for edge in range(min(MAX_EDGES, self.count - 1), 0, -1):
            sheet = self._sheet(box.w, (edge * 37 % 7 - 3) * 1.6)
            offset = (theme.px(edge * 2.0) * (1 if edge % 2 else -1), theme.px(edge * 1.2))
            surface.blit(sheet, sheet.get_rect(center=(box.centerx + offset[0], box.centery + offset[1])))
        super().paint(surface)

    def bounds(self) -> pygame.Rect:
        return super().bounds().inflate(self.theme.px(16), self.theme.px(16))

    def _sheet(self, width: int, tilt: float) -> pygame.Surface:
        """Returns a blank card, of which only an edge is seen."""
        key = ("football war sheet", width, tilt)
        return self.theme.cached(key) or self.theme.store(key, self._drawn_sheet(width, tilt))

    def _drawn_sheet(self, width: int, tilt: float) -> pygame.Surface:
        size = (width, round(width * DRIVE.h / DRIVE.w))
        blank = pygame.Surface(size, pygame.SRCALPHA)
        round_ = round(width * 10 / HAND.w)
        pygame.draw.rect(blank, self.theme.color("inkText"), blank.get_rect(), border_radius=round_)
        pygame.draw.rect(blank, (214, 209, 194), blank.get_rect().inflate(-4, -4), border_radius=round_ - 2)
        return pygame.transform.rotozoom(blank, tilt, 1.0)


class ForfeitPile(Pile):
    """The Forfeit pile; hidden while empty."""

    def paint(self, surface: pygame.Surface) -> None:
        if self.count:
            super().paint(surface)


class FlagPile(StageItem):
    """The label with the number of thrown flags; hidden at zero."""

    layer = 4.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.count = 0

    def render_key(self) -> Hashable:
        return self.count

    def bounds(self) -> pygame.Rect:
        return self.rect.union(count_plate(self.theme, *self._count()))

    def _count(self) -> tuple[pygame.Rect, str]:
        """Returns the rect above the label, and the label's text."""
        return pygame.Rect(self.rect.x, self.rect.y, self.theme.px(FORMATION.w), self.rect.h), f"flags {self.count}"

    def paint(self, surface: pygame.Surface) -> None:
        if self.count:
            paint_count(surface, self.theme, *self._count())


class OpenedPile(StageItem):
    """Shows all cards of the Drive pile to the seat that paid a card for it, top card first (FW-74)."""

    layer = 700.0

    def __init__(self, theme: Theme, faces: Faces) -> None:
        self.theme, self.faces = theme, faces
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._cards: Sequence[Card] = ()
        self.spread: list[SpreadCard] = []
        """The clickable rect of each card."""
        self.heading = ""
        self.to_stop = ""
        """The play to stop, since the panel covers the call board."""

    @property
    def cards(self) -> Sequence[Card]:
        """Returns the cards, top card first; empty while the pile is closed."""
        return self._cards

    @cards.setter
    def cards(self, cards: Sequence[Card]) -> None:
        self._cards = cards
        rects = self._rects(self._room.move(self.rect.topleft)) if cards else []
        self.spread = [SpreadCard(card, rect) for card, rect in zip(cards, rects, strict=True)]

    def render_key(self) -> Hashable:
        if not self.cards:
            return None
        focused = tuple(each.focused for each in self.spread)
        return tuple(card.code for card in self.cards), self.heading, self.to_stop, focused

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        paint_plate(surface, theme, box, "ink900", border="firstDown", line=2, cut=14)
        head = theme.text("block", 20, self.heading, "firstDown")
        surface.blit(head, (box.x + theme.px(18), box.y + theme.px(10)))
        to_stop = theme.text("block", 20, self.to_stop, "chalk50")
        surface.blit(to_stop, to_stop.get_rect(topright=(box.right - theme.px(18), box.y + theme.px(10))))
        for each in sorted(self.spread, key=lambda each: each.focused):
            surface.blit(self.faces.picture(each.card, each.rect.w), each.rect)
            if each.focused:
                draw_ring(surface, each.rect, theme.color("focus"), theme.color("focusOuter"), theme.u)

    @property
    def _room(self) -> pygame.Rect:
        """Returns the area for the cards, relative to the panel."""
        theme, size = self.theme, self.rect.size
        return pygame.Rect(theme.px(16), theme.px(40), size[0] - theme.px(32), size[1] - theme.px(50))

    def _rects(self, room: pygame.Rect) -> list[pygame.Rect]:
        """Returns the area of each card: whole ones, if small ones with their names have room, else overlapping."""
        wide, high, gap = self.theme.px(HAND.w), self.theme.px(HAND.h), self.theme.px(8)
        for rows in (1, 2):
            shrunk = min(1.0, (room.h - (rows - 1) * gap) / rows / high)
            size, a_row = (round(wide * shrunk), round(high * shrunk)), -(-len(self.cards) // rows)
            if size[0] >= NAMED_WIDTH and a_row * (size[0] + gap) - gap <= room.w:
                return self._in_rows(room, a_row, size, (size[0] + gap, size[1] + gap))
        return self._overlapping(room, wide, high)

    def _overlapping(self, room: pygame.Rect, wide: int, high: int) -> list[pygame.Rect]:
        """Returns the area of each card, in as few rows as leave its name visible."""
        theme, count = self.theme, len(self.cards)

        def rows_with(seen: float) -> int:
            return -(-count // max(1, 1 + (room.w - wide) // theme.px(seen)))

        most = 1 + (room.h - high) // theme.px(HEAD_SEEN)
        rows = max(min(rows_with(NAME_SEEN), most), rows_with(LEAST_SEEN))
        a_row = -(-count // rows)
        across = min(wide + theme.px(10), (room.w - wide) // max(a_row - 1, 1))
        down = min(high + theme.px(8), (room.h - high) // max(rows - 1, 1))
        return self._in_rows(room, a_row, (wide, high), (across, down))

    def _in_rows(
        self, room: pygame.Rect, a_row: int, size: tuple[int, int], step: tuple[int, int]
    ) -> list[pygame.Rect]:
        """Returns the area of each card, ``a_row`` of them beside each other."""
        spots = [(index % a_row * step[0], index // a_row * step[1]) for index in range(len(self.cards))]
        return [pygame.Rect(room.x + x, room.y + y, *size) for x, y in spots]
