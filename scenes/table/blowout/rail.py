"""The rail with the cards that may respond to the play. At a shared screen all look alike (BO-49)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

import pygame

from game.variants.blowout.cards import BY_CODE
from game.variants.blowout.names import title
from scenes.table.kit.offers import StandIn
from scenes.table.stage.stage import StageItem
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import ColorName, Theme

BELOW = 15.0
"""Units of the type below a name."""
SHORTER = {"PASS INTERFERENCE": "INTERFERENCE"}


class Rail(StageItem):
    """A plaque for each card that may respond."""

    layer = 3.5

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.codes: Sequence[str] = ()
        self.told: Mapping[str, str] = {}
        """What each of these cards would do to the open play."""
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

    def show(self, codes: Sequence[str], told: Mapping[str, str] | None = None) -> None:
        """Sets the cards that may respond, from the left, and what each of them would do."""
        self.codes, self.told = codes, told or {}
        gap = self.theme.px(8)
        wide = (self.rect.w - gap * (len(codes) - 1)) // max(len(codes), 1)
        rects = [pygame.Rect(self.rect.x + n * (wide + gap), self.rect.y, wide, self.rect.h) for n in range(len(codes))]
        self.plaques = [
            StandIn(f"Answer {title(code)}", code, rect, f"There is no {title(code)} in your hand. (BO-44)")
            for code, rect in zip(codes, rects, strict=True)
        ]

    def below(self, code: str) -> tuple[str, str]:
        """Returns what stands below a card's name, long and short: why it is not offered, or what it would do."""
        does = self.told.get(code, "")
        brief = does.rpartition(": ")[2]
        why = (
            "" if not self.held else "not held" if code not in self.held else "no help" if code in self.useless else ""
        )
        return (f"{why}: {brief}", why) if why else (does, brief)

    def render_key(self) -> Hashable:
        focused = [plaque.focused for plaque in self.plaques]
        return (
            (tuple(self.codes), *self.told.values(), *focused, self.held, self.useless, self.theme.generation)
            if self.codes
            else None
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
            long, short = self.below(code)
            tight = short.replace(" instead of ", ", not ")
            fits = (said for said in (long, short) if theme.measure("text", BELOW, said)[0] <= box.w - theme.px(8))
            foot = theme.text("text", BELOW, next(fits, tight), ink)
            line = pygame.Rect(box.x, box.y, box.w, box.h - foot.get_height())
            surface.blit(foot, foot.get_rect(midbottom=(box.centerx, box.bottom - theme.px(1))))
            side = min(line.h - theme.px(4), theme.px(20))
            art = theme.svg(f"glyph/{BY_CODE[code].category}", (side, side), ink)
            words = SHORTER.get(BY_CODE[code].title, BY_CODE[code].title)
            room = box.w - side - theme.px(22)
            glyph = theme.measure("block", theme.fit("block", 18, words, room), words)[0] <= room
            room = room if glyph else box.w - theme.px(10)
            text = theme.text("block", theme.fit("block", 18, words, room), words, ink)
            wide = text.get_width() + (side + theme.px(6) if glyph else 0)
            x = box.centerx - wide // 2
            if glyph:
                surface.blit(art, art.get_rect(midleft=(x, line.centery)))
                x += side + theme.px(6)
            surface.blit(text, text.get_rect(midleft=(x, line.centery)))
            if plaque.focused:
                ring = box.inflate(theme.px(4), theme.px(4))
                draw_ring(surface, ring, theme.color("focus"), theme.color("focusOuter"), theme.u)
