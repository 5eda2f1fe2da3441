"""The yards of a play, counted over the moving ball."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.field import FIELD
from game.variants.blowout.names import signed
from scenes.table.blowout.film import Film
from scenes.table.blowout.shown import ShownTable, sides
from scenes.table.blowout.video_board import VideoBoard
from scenes.table.stage.big_moment import outlined
from scenes.table.stage.stage import StageItem
from scenes.ui.theme import Theme

NUMBER, ABOVE = 46.0, 34.0
"""Units of the number, and from the center of the ball to the foot of the number."""


class YardCount(StageItem):
    """The number over the ball: its yards since the snap."""

    layer = 37.0

    def __init__(self, theme: Theme, shown: ShownTable, film: Film, board: VideoBoard) -> None:
        self.theme, self.shown, self.film, self.ball = theme, shown, film, film.strip.ball
        self.board = board
        """The board that stays readable: the number stays beside it."""
        self.start_yards, self._forward = 0.0, 1.0
        self.hidden = True

    def start(self, yards: float, forward: float) -> None:
        """Starts counting at ``yards`` from the left goal line; ``forward`` is 1 to the right, -1 to the left."""
        self.start_yards, self._forward, self.hidden = yards, forward, False

    def stop(self) -> None:
        """Hides the number."""
        self.hidden = True

    @property
    def gain(self) -> int:
        """Yards so far, at most to a goal line."""
        return round((min(max(self.ball.yards, 0.0), FIELD) - self.start_yards) * self._forward)

    def render_key(self) -> Hashable:
        return None if self.hidden or not self.gain else (self.gain, tuple(self._box()), self.theme.generation)

    def _picture(self) -> pygame.Surface:
        return outlined(self.theme, signed(self.gain), NUMBER, sides(self.shown, self.film.play.seat)[self.gain < 0])

    def _box(self) -> pygame.Rect:
        (x, y), theme = self.film.ball, self.theme
        box = self._picture().get_rect(midbottom=(round(x), round(y) - theme.px(ABOVE)))
        box = box.clamp(self.film.area)
        board = self.board.place
        if box.colliderect(board):
            box.x = board.right if self.film.play.forward > 0 else board.left - box.w
        return box

    def bounds(self) -> pygame.Rect:
        return self._box()

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self._picture(), self._box())
