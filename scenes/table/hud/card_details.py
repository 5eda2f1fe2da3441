"""The focused card, enlarged in the rail, with its name, effect, and why it can or cannot be used now."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame

from game.contract import Card
from game.glossary import explained
from game.letters import capital
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import DUEL, HAND, PILE
from scenes.table.stage.stage import StageItem
from scenes.ui.clause import plainly
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import ColorName, Face, Theme

CARD_WIDTHS = (216.0, 192.0, DUEL.w, 150.0, HAND.w, PILE.w)
"""Widths of the card in units. The first one that leaves space for all text is used."""
EDGE, GAP = 14.0, 6.0
"""Margin around everything, and gap between parts, in units."""


class CardNote(NamedTuple):
    """A card and what is said about it."""

    card: Card
    name: str
    """Its name in running text."""
    back: str = ""
    """The picture on its back, empty for the game's."""
    now: str = ""
    """What the player can do with the card now."""
    not_now: str = ""
    """Why it cannot be used now."""
    means_football: bool = True
    """Whether words in its name have their football meaning."""

    @property
    def does(self) -> str:
        """Its effect, as a sentence."""
        return _sentence(self.card.effect)

    @property
    def when(self) -> str:
        """When it may be used, as a sentence."""
        return _sentence(self.card.when)

    @property
    def means(self) -> str:
        """An explanation of the first football term in its name or effect."""
        read = f"{self.name}: {self.does}" if self.means_football else self.does
        return explained(read, most=1, names=self.means_football)

    @property
    def one_line(self) -> str:
        """The whole note in one line."""
        return " ".join(part for part in (f"{self.name}: {self.does}", self.when, self.standing) if part)

    @property
    def standing(self) -> str:
        """Whether it can be used now and why not; empty while nothing is asked."""
        if self.now:
            return f"Now: {self.now}."
        return f"Not now: {plainly(self.not_now)}" if self.not_now else ""


class Row(NamedTuple):
    """A line below the card."""

    text: str
    face: Face
    size: float
    color: ColorName


class CardDetails(StageItem):
    """Shown over the rail while a card is focused or hovered; never covers the table."""

    layer = 950.0

    def __init__(self, theme: Theme, faces: Faces) -> None:
        self.theme, self.faces = theme, faces
        self.area = pygame.Rect(0, 0, 0, 0)
        self.note: CardNote | None = None

    def render_key(self) -> Hashable:
        return (self.note, tuple(self.area)) if self.note else None

    def bounds(self) -> pygame.Rect:
        return self.area

    def wide(self, note: CardNote) -> int:
        """Returns the card's width in pixels: as large as the text below it allows."""
        return self._card_wide(self._rows(note))

    def _card_wide(self, rows: Sequence[Row]) -> int:
        """Returns the card's width in pixels above some lines."""
        room = self._room - self._high(rows)
        fitting = (units for units in CARD_WIDTHS if self.theme.px(units * HAND.h / HAND.w) <= room)
        return self.theme.px(next(fitting, CARD_WIDTHS[-1]))

    @property
    def _room(self) -> int:
        """Pixels for the card and the lines below it."""
        return self.area.h - self.theme.px(2 * EDGE + 4 * GAP)

    def _high(self, rows: Sequence[Row]) -> int:
        return sum(self.theme.line_height(row.face, row.size) for row in rows)

    def _rows(self, note: CardNote) -> list[Row]:
        """Returns the lines below the card.

        "When" is included if it fits, the explanation only if the card stays large.
        """
        theme, room = self.theme, self.area.w - self.theme.px(2 * EDGE)
        size = theme.fit("block", 24, note.name, room)

        def lines(text: str, color: ColorName) -> list[Row]:
            return [Row(line, "text", 16, color) for line in theme.wrap("text", 16, text, room)]

        head = [Row(line, "block", size, "chalk50") for line in theme.wrap("block", size, note.name, room)]
        head += lines(note.does, "chalk50")
        when = lines(note.when, "chalk300")
        now = lines(note.standing, "gain" if note.now else "firstDown") if note.standing else []
        least = self._room - theme.px(PILE.h)
        whole = [*head, *when, *now]
        if self._high(whole) > least:
            return [*head, *now]
        more = [*whole, *(lines(note.means, "chalk300") if note.means else [])]
        return more if self._card_wide(more) > theme.px(HAND.w) else whole

    def placed(self, note: CardNote) -> list[tuple[Row, int]]:
        """Returns the lines with the y at which each begins, in window pixels."""
        y = self.area.y + self.theme.px(EDGE + GAP) + round(self.wide(note) * HAND.h / HAND.w)
        found, before = list[tuple[Row, int]](), None
        for row in self._rows(note):
            y += self.theme.px(GAP) if before not in (None, row.color) else 0
            found.append((row, y))
            y, before = y + self.theme.line_height(row.face, row.size), row.color
        return found

    def paint(self, surface: pygame.Surface) -> None:
        theme, box, note = self.theme, self.area, self.note
        if note is None:
            return
        paint_plate(surface, theme, box, "ink900", border="line500", line=2, cut=12)
        face = self.faces.picture(note.card, self.wide(note), back=note.back)
        surface.blit(face, face.get_rect(midtop=(box.centerx, box.y + theme.px(EDGE))))
        for row, y in self.placed(note):
            surface.blit(theme.text(row.face, row.size, row.text, row.color), (box.x + theme.px(EDGE), y))


def _sentence(words: str) -> str:
    """Returns a card's words as a sentence.

    >>> _sentence("lay it on your turn")
    'Lay it on your turn.'
    """
    return f"{capital(words)}."
