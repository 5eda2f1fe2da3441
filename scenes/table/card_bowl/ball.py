"""The ball: on the card that has it, on its way from one man to another, or lying on the grass."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.card_bowl.background import COPPER
from scenes.table.card_bowl.player_marks import PlayerMarks
from scenes.table.card_bowl.shown import FilmItem
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.motions import Motion
from scenes.table.stage.animator import in_out_sine, linear, out_cubic
from scenes.ui.boxes import blit_at, box_at
from scenes.ui.theme import Theme

HELD, THROWN = (18.0, 12.0), (42.0, 28.0)
"""Size of the ball on a card, and in the air, in units."""
SHADOW = (30.0, 11.0)
"""Size of the shadow of a ball in the air, in units."""
TURNS, A_TURN = 12, 120.0
"""Number of pictures of a ball that turns once, and units of its way in which a thrown ball does."""
ALOFT = 46.0
"""Height of a pass over the grass while its cards are drawn, in units."""


class Ball(FilmItem):
    """The ball. While it ``flies``, motions set its position."""

    layer = 62.0

    def __init__(self, marks: PlayerMarks) -> None:
        super().__init__(marks.theme, marks.shown)
        self.marks = marks
        self.flies = False
        self.x = self.y = self.lift = 0.0
        """Position over the grass and height, in pixels."""

    def render_key(self) -> Hashable:
        if self.flies:
            return round(self.x), round(self.y), round(self.lift), self._turned
        penny = self.marks.penny() if self.shown.moved >= 1 else None
        return None if penny is None else (penny.center, self.shown.stance.aloft)

    def bounds(self) -> pygame.Rect:
        px = self.theme.px
        x, y = self.place()
        high = self.lift if self.flies else px(ALOFT)
        return pygame.Rect(x - px(30), round(y - high) - px(30), px(60), round(high) + px(60))

    def place(self) -> tuple[float, float]:
        """Returns where it is on the grass, in pixels."""
        penny = self.marks.penny()
        return (self.x, self.y) if self.flies or penny is None else penny.center

    def paint(self, surface: pygame.Surface) -> None:
        x, y = self.place()
        if self.flies:
            self._paint_thrown(surface, (x, y), self.lift)
        elif self.shown.stance.aloft:
            self._paint_thrown(surface, (x, y), self.theme.px(ALOFT))
        else:
            theme = self.theme
            pygame.draw.circle(surface, theme.color("ink900"), (x, y), theme.px(13))
            pygame.draw.circle(surface, theme.color(COPPER), (x, y), theme.px(11))
            blit_at(surface, turned_ball(theme, HELD, 0), center=(round(x), round(y)))

    @property
    def _turned(self) -> int:
        """How far a ball in the air has turned, in steps: it turns with its way, and not while it hangs there."""
        return round((self.x - self.y) / self.theme.px(A_TURN) * TURNS) % TURNS

    def _paint_thrown(self, surface: pygame.Surface, at: tuple[float, float], lift: float) -> None:
        """Paints the ball in the air over its shadow."""
        px = self.theme.px
        shadow = box_at(px(SHADOW[0]), px(SHADOW[1]), center=(round(at[0]), round(at[1])))
        pygame.draw.ellipse(surface, self.theme.color("ink900"), shadow)
        ball = turned_ball(self.theme, THROWN, self._turned if self.flies else 0)
        blit_at(surface, ball, center=(round(at[0]), round(at[1] - lift)))

    def take_off(self) -> None:
        """Lets motions set its position from now on."""
        aloft = self.shown.stance.aloft and not self.flies
        self.x, self.y = self.place()
        self.lift, self.flies = float(self.theme.px(ALOFT)) if aloft else self.lift, True


def turned_ball(theme: Theme, size: tuple[float, float], turned: int) -> pygame.Surface:
    """Returns a ball of a size in units, turned by some of ``TURNS`` steps; made once."""
    wide, high = theme.px(size[0]), theme.px(size[1])
    if not turned:
        return theme.svg("ball", (wide, high))
    key = ("turned ball", wide, turned)
    ball = theme.cached(key)
    return ball or theme.store(key, pygame.transform.rotate(theme.svg("ball", (wide, high)), -360 * turned / TURNS))


def fly(
    ball: Ball, to: tuple[float, float], lasts: float, high: float, ctx: CueContext, *, stays: bool = False
) -> Motion:
    """Moves the ball to a point of the window, ``high`` units up in the middle; ``stays`` keeps it up there."""

    def begin(_: object) -> None:
        ball.take_off()
        seconds = 0.0 if ctx.reduced else lasts * ctx.pace
        top, foot = float(ball.theme.px(high)), float(ball.theme.px(ALOFT)) if stays else 0.0
        for name, goal in (("x", to[0]), ("y", to[1])):
            ctx.animator.to(ball, name, goal, seconds, linear)
        ctx.animator.to(ball, "lift", max(top, foot), seconds / 2, out_cubic)
        ctx.later(lambda: ctx.animator.to(ball, "lift", foot, seconds / 2, in_out_sine), lasts / 2)
        ctx.later(lambda: setattr(ball, "flies", stays), lasts)

    return Motion(begin, lasts)
