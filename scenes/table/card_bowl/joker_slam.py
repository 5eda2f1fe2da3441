"""A joker stops the show: it slams into the middle of the darkened table, large, and says in words what it does."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.variants.card_bowl.cards import BY_CODE
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.motions import Motion, freeze, hear, pause, shake, then, together
from scenes.table.stage.animator import in_quart
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import blit_at
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import ColorName, Theme

WIDE, FALLS_FROM = 132.0, 120.0
"""Width of the joker, and height from which it falls, in units."""
FALLS, READ, CLOSES = 0.12, 0.9, 0.12
"""Seconds to fall, to be read, and for the table to get bright again."""
HEAD, WORDS, EDGE = 40.0, 20.0, 10.0
"""Type sizes of both lines, and space above and below them on their plate, in units."""


class Slammed(StageItem):
    """The card and, once it has come down, its words."""

    layer = 890.0

    def __init__(
        self, theme: Theme, picture: pygame.Surface, area: pygame.Rect, head: str, words: str, color: ColorName
    ) -> None:
        self.theme, self.picture, self.words, self.color = theme, picture, words, color
        self.fallen = 0.0
        """Progress of its fall, 0 to 1."""
        size = theme.fit("text", WORDS, words, area.w - theme.px(60), bold=True)
        self._lines = theme.text("block", HEAD, head, "chalk50"), theme.text("text", size, words, "chalk50", bold=True)
        wide = max(line.get_width() for line in self._lines) + theme.px(44)
        high = sum(line.get_height() for line in self._lines) + 2 * theme.px(EDGE)
        self.card = picture.get_rect(midtop=(area.centerx, area.centery - (picture.get_height() + high) // 2))
        self.plate = pygame.Rect(0, 0, wide, high)
        self.plate.midtop = (area.centerx, self.card.bottom - theme.px(EDGE))

    def render_key(self) -> Hashable:
        return round(self.fallen * 16)

    def bounds(self) -> pygame.Rect:
        return self.card.union(self.plate).inflate(0, 2 * self.theme.px(FALLS_FROM))

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.picture, self.card.move(0, -round(self.theme.px(FALLS_FROM) * (1 - self.fallen))))
        if self.fallen < 1:
            return
        paint_plate(surface, self.theme, self.plate, "ink900", border=self.color, line=4, cut=14)
        y = self.plate.top + self.theme.px(EDGE)
        for line in self._lines:
            blit_at(surface, line, midtop=(self.plate.centerx, y))
            y += line.get_height()


def slam(code: str, words: str, ctx: CueContext) -> Motion:
    """Drops a joker on the table and leaves time to read it."""
    head, color = ("Red joker!", "loss") if code == "RJ" else ("Black joker!", "penalty")

    def begin(_: object) -> None:
        theme = ctx.app.theme
        picture = ctx.board.faces.picture(BY_CODE[code], theme.px(WIDE))
        shown = ctx.effects.show_over_table(Slammed(theme, picture, ctx.area, head, words, color))
        if ctx.reduced:
            shown.fallen = 1.0
        else:
            ctx.animator.to(shown, "fallen", 1.0, FALLS * ctx.pace, in_quart)
        ctx.later(lambda: ctx.effects.end_moment(shown, CLOSES), FALLS + READ - CLOSES)

    lands = together(freeze(), shake(), hear("slam_big"), hear("whistle"))
    return then(Motion(begin, FALLS), lands, pause(READ))
