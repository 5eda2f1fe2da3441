"""The steps of a play, so that one always sees where it is: what is done, what is now, what is to come."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.variants.card_bowl.pauses import STEPS
from scenes.table.card_bowl.shown import FilmThing, ShownMatch
from scenes.ui.boxes import blit_at
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.theme import Theme

LINE, WIDE = 17.0, 122.0
"""Units of a line, and of the list."""


class StepList(FilmThing):
    """The steps from top to bottom."""

    layer = 7.0

    def __init__(self, theme: Theme, shown: ShownMatch) -> None:
        super().__init__(theme, shown)
        self.has_room = True
        """Whether there is room for it; before the men line up the large field lies there."""

    def look(self) -> Hashable:
        step, play = self.shown.position.pause.step, self.shown.position.play
        is_set_up = self.has_room and play.slots and not play.act  # what acts itself out has the film
        return step if is_set_up and step in STEPS else None

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        paint_plate(surface, theme, box, "ink900", cut=8)
        names = list(STEPS)
        now = names.index(self.shown.position.pause.step)
        high = (box.h - theme.px(8)) / len(names)
        for place, name in enumerate(names):
            y = box.y + theme.px(4) + round((place + 0.5) * high)
            color = "firstDown" if place == now else "chalk300" if place < now else "line500"
            side = theme.px(12)
            glyph = "check" if place < now else "play" if place == now else "dot"
            blit_at(surface, sign(theme, glyph, side, color), midleft=(box.x + theme.px(8), y))
            size = theme.fit("block", 15, name, box.w - theme.px(30))
            blit_at(surface, theme.text("block", size, name, color), midleft=(box.x + theme.px(25), y))
