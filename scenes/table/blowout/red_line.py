"""The red line from which a kick is a field goal attempt (BO-78, BO-112)."""

from __future__ import annotations

import pygame

from game.variants.blowout.cards import RED_LINE
from scenes.table.blowout.field_strip import YardLine, from_left
from scenes.table.blowout.ground import RED
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import Theme

SAYS, SIZE = "FG", 16
"""What is written on the line, short for field goal, and the units of the type."""


class RedLine(YardLine):
    """A dashed line with small posts on top and its name on it. It changes sides with the ball."""

    layer = 2.2

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, RED, width=4, dashed=True)

    def show(self, rightward: bool) -> None:
        """Puts it at once where the offense needs it."""
        self.yards = from_left(RED_LINE, rightward)

    def bounds(self) -> pygame.Rect:
        return super().bounds().inflate(self.theme.px(24), self.theme.px(4))

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        theme, x, top = self.theme, round(self.geometry.x(self.yards)), round(self.geometry.top)
        side, line = theme.px(6), theme.px(3)
        for width, color in ((line + 2, theme.color("inkText")), (line, theme.color(RED))):
            pygame.draw.lines(
                surface,
                color,
                False,
                [
                    (x - side, top - 3 * side),
                    (x - side, top - side),
                    (x + side, top - side),
                    (x + side, top - 3 * side),
                ],
                width,
            )
            pygame.draw.line(surface, color, (x, top - side), (x, top), width)
        words = theme.text("block", SIZE, SAYS, "chalk50")
        plate = words.get_rect(midtop=(x, top + theme.px(2))).inflate(theme.px(6), 0)
        paint_plate(surface, theme, plate, "ink900", border=RED, line=1, cut=3)
        surface.blit(words, words.get_rect(center=plate.center))
