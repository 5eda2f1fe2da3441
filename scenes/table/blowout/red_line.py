"""The red line from which a kick is a field goal attempt (BO-78, BO-112), and where the viewer's own kick is good."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.field import FIELD
from game.variants.blowout.cards import RED_LINE
from game.variants.blowout.yardage import kick_reach
from scenes.table.blowout.field_strip import FieldItem, YardLine, from_left
from scenes.table.blowout.ground import RED
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import Theme

SAYS, SIZE = "FG", 16
"""What is written where nobody's kick is known, short for field goal, and the units of the type."""


class RedLine(YardLine):
    """A dashed line. It changes sides with the ball."""

    layer = 2.2

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, RED, width=4, dashed=True)

    def show(self, rightward: bool) -> None:
        """Puts it at once where the offense needs it."""
        self.yards = from_left(RED_LINE, rightward)


class KickSign(FieldItem):
    """Small posts with a plate, above the lines of the down: on the red line, or where the viewer's best kick is good.

    Nobody but its owner may know of a kick, so it stands on the red line unless the viewer is alone and has the ball.
    """

    layer = 2.65

    def __init__(self, theme: Theme, line: RedLine) -> None:
        super().__init__(theme)
        self.line = line
        self.best: int | None = None
        """Yards of the best KICK in the hand of the viewer, who is alone and has the ball; else None."""

    @property
    def spot(self) -> int:
        """Yards from the offense's own goal line to where it stands."""
        return RED_LINE if self.best is None else kick_reach(self.best)

    @property
    def says(self) -> str:
        """What is written on it."""
        return SAYS if self.best is None else f"KICK {self.best}: from the {FIELD - self.spot}"

    @property
    def yards(self) -> float:
        """Yards from the left goal line; it moves with the red line."""
        beyond = self.spot - RED_LINE
        return self.line.yards + (beyond if self.line.yards > FIELD / 2 else -beyond)

    @property
    def plate(self) -> pygame.Rect:
        """The area of what is written."""
        theme, geometry = self.theme, self.geometry
        x, top = round(geometry.x(self.yards)), round(geometry.top)
        plate = pygame.Rect((0, 0), theme.measure("block", SIZE, self.says)).inflate(theme.px(6), 0)
        plate.midtop = x, top + theme.px(2)
        return plate

    def render_key(self) -> Hashable:
        return None if self.line.hidden else (round(self.geometry.x(self.yards)), self.says, self.theme.generation)

    def bounds(self) -> pygame.Rect:
        theme, x, top = self.theme, round(self.geometry.x(self.yards)), round(self.geometry.top)
        posts = pygame.Rect(
            x - theme.px(9), top - theme.px(22), theme.px(18), theme.px(26) + round(self.geometry.height)
        )
        return posts.union(self.plate.inflate(4, 4))

    def paint(self, surface: pygame.Surface) -> None:
        theme, x, top = self.theme, round(self.geometry.x(self.yards)), round(self.geometry.top)
        side, line = theme.px(6), theme.px(3)
        foot = top if self.spot == RED_LINE else top + round(self.geometry.height)
        posts = [(x - side, top - 3 * side), (x - side, top - side), (x + side, top - side), (x + side, top - 3 * side)]
        for width, color in ((line + 2, theme.color("inkText")), (line, theme.color(RED))):
            pygame.draw.lines(surface, color, False, posts, width)
            pygame.draw.line(surface, color, (x, top - side), (x, foot), width)
        plate = self.plate
        words = theme.text("block", SIZE, self.says, "chalk50")
        paint_plate(surface, theme, plate, "ink900", border=RED, line=1, cut=3)
        surface.blit(words, words.get_rect(center=plate.center))
