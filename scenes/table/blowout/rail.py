"""The rail with the cards that may respond to the play. At a shared screen all look alike (BO-49)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.variants.blowout.cards import BY_CODE
from game.variants.blowout.names import title
from scenes.table.kit.offers import StandIn
from scenes.table.stage.stage import StageItem
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import ColorName, Theme

SHORTER = {"PASS INTERFERENCE": "INTERFERENCE"}


class Rail(StageItem):
    """A plaque for each card that may respond."""

    layer = 3.5

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.codes: Sequence[str] = ()
        self.plaques: Sequence[StandIn] = ()
        self.held: frozenset[str] | None = None
        """The hand of a player who is alone at the screen and asked; None if all look alike (BO-49)."""

        self.useless: frozenset[str] = frozenset()
        """The cards of that hand that would not help their player: they do not look like buttons."""

    def light(self, held: frozenset[str] | None) -> None:
        """Makes the plaques of these cards look like buttons; None makes all of them."""
        self.held = held

    @property
    def decides(self) -> bool:
        """Whether somebody at this screen may respond: then all is said that speaks for it."""
        return self.held is None or not self.held.isdisjoint(self.codes)

    def show(self, codes: Sequence[str]) -> None:
        """Sets the cards that may respond, from the left."""
        self.codes = codes
        gap = self.theme.px(8)
        wide = (self.rect.w - gap * (len(codes) - 1)) // max(len(codes), 1)
        rects = [pygame.Rect(self.rect.x + n * (wide + gap), self.rect.y, wide, self.rect.h) for n in range(len(codes))]
        self.plaques = [
            StandIn(f"Answer {title(code)}", code, rect, f"There is no {title(code)} in your hand. (BO-44)")
            for code, rect in zip(codes, rects, strict=True)
        ]

    def render_key(self) -> Hashable:
        focused = [plaque.focused for plaque in self.plaques]
        return (
            (tuple(self.codes), tuple(focused), self.held, self.useless, self.theme.generation) if self.codes else None
        )

    def bounds(self) -> pygame.Rect:
        return self.rect.inflate(self.theme.px(16), self.theme.px(16))

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        for plaque in self.plaques:
            code, box = plaque.code, plaque.rect
            ink: ColorName | pygame.Color = "line500"
            if self.held is None or code in self.held - self.useless:
                ground, ink = theme.band(BY_CODE[code].category)
                paint_plate(surface, theme, box, ground, border="firstDown", line=2, cut=8)
            side = min(box.h - theme.px(14), theme.px(26))
            art = theme.svg(f"glyph/{BY_CODE[code].category}", (side, side), ink)
            words = SHORTER.get(BY_CODE[code].title, BY_CODE[code].title)
            room = box.w - side - theme.px(22)
            glyph = theme.measure("block", theme.fit("block", 18, words, room), words)[0] <= room
            room = room if glyph else box.w - theme.px(10)
            text = theme.text("block", theme.fit("block", 18, words, room), words, ink)
            wide = text.get_width() + (side + theme.px(6) if glyph else 0)
            x = box.centerx - wide // 2
            if glyph:
                surface.blit(art, art.get_rect(midleft=(x, box.centery)))
                x += side + theme.px(6)
            surface.blit(text, text.get_rect(midleft=(x, box.centery)))
            if plaque.focused:
                ring = box.inflate(theme.px(4), theme.px(4))
                draw_ring(surface, ring, theme.color("focus"), theme.color("focusOuter"), theme.u)
