"""A card shown large over the table, with all that is known about it."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.contract import Card
from game.letters import capital
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import ZOOM
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import Theme


class Zoom(StageItem):
    """A large face with its effect, when it may be played, and how many copies there are."""

    layer = 990.0

    def __init__(self, theme: Theme, faces: Faces) -> None:
        self.theme, self.faces = theme, faces
        self.area = pygame.Rect(0, 0, 0, 0)
        self.card: Card | None = None
        self.name = ""
        """The card's name in running text."""
        self.back = ""
        """The picture on its back, empty for the game's; it shows which deck the card belongs to."""
        self.seen = 0
        self.now = ""
        """What else is known of playing it now, in sentences."""

    def render_key(self) -> Hashable:
        return (self.card.code, self.name, self.back, self.seen, self.now) if self.card else None

    def bounds(self) -> pygame.Rect:
        theme = self.theme
        box = box_at(theme.px(ZOOM.w + 420), theme.px(ZOOM.h + 48), center=self.area.center)
        return box.clamp(self.area) if self.area.contains(pygame.Rect(0, 0, *box.size)) else box

    def paint(self, surface: pygame.Surface) -> None:
        theme, box, card = self.theme, self.bounds(), self.card
        if card is None:
            return
        paint_plate(surface, theme, box, "ink900", border="line500", line=2, cut=18)
        face = self.faces.picture(card, theme.px(ZOOM.w), back=self.back)
        surface.blit(face, (box.x + theme.px(24), box.y + theme.px(24)))
        x, y = box.x + theme.px(ZOOM.w + 56), box.y + theme.px(36)
        room = box.right - x - theme.px(24)
        name = theme.text("block", theme.fit("block", 36, self.name, room), self.name, "chalk50")
        surface.blit(name, (x, y))
        y += theme.px(64)
        notes = (
            ("What it does", card.effect),
            ("When", capital(card.when)),
            ("Copies", f"{card.count} in the deck; you can see {self.seen}."),
        )
        for head, text in (*notes, ("Now", self.now)) if self.now else notes:
            surface.blit(theme.text("block", 16, head, "firstDown"), (x, y))
            y += theme.px(26)
            for line in theme.wrap("text", 19, text, room):
                surface.blit(theme.text("text", 19, line, "chalk50"), (x, y))
                y += theme.line_height("text", 19)
            y += theme.px(18)
