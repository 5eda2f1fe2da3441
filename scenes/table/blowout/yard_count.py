"""The yards of a play, counted over the ball as it goes."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.stage.field_strip import Ball, OnField
from scenes.table.stage.moment import outlined
from scenes.ui.theme import Theme

NUMBER, ABOVE = 26.0, 8.0
"""Units of the number, and from the ball's middle to its foot."""


class YardCount(OnField):
    """How far the ball has come since the snap, from the side of the offense."""

    layer = 7.5

    def __init__(self, theme: Theme, ball: Ball) -> None:
        super().__init__(theme)
        self.ball = ball
        self.start_yards, self._forward = 0.0, 1.0
        self.hidden = True

    def start(self, yards: float, forward: float) -> None:
        """Counting begins at so many yards from the left goal line; ``forward`` is 1 to the right, -1 to the left."""
        self.start_yards, self._forward, self.hidden = yards, forward, False

    def stop(self) -> None:
        """The number is gone."""
        self.hidden = True

    @property
    def gain(self) -> int:
        """The yards so far."""
        return round((self.ball.yards - self.start_yards) * self._forward)

    def look(self) -> Hashable:
        return None if self.hidden or not self.gain else (self.gain, tuple(self._box()), self.theme.generation)

    def _picture(self) -> pygame.Surface:
        words, color = f"{self.gain:+d}".replace("-", "−"), "gain" if self.gain > 0 else "loss"
        return outlined(self.theme, words, NUMBER, color)

    def _box(self) -> pygame.Rect:
        (x, y), theme = self.ball.center, self.theme
        return self._picture().get_rect(midbottom=(round(x), round(y) - theme.px(ABOVE)))

    def bounds(self) -> pygame.Rect:
        return self._box()

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self._picture(), self._box())
