"""What makes a touchdown larger than its word: the mascot that leaps beside it, and the points that slam in."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

import pygame

from game.events import Scored
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.motions import (
    NUMBER_FALLS,
    NUMBER_READ,
    WORD_OPENS,
    Motion,
    MotionContext,
    do,
    pause,
    raise_number,
    then,
    together,
)
from scenes.table.cues.touches import bounce
from scenes.table.hud.mascots import GRIN
from scenes.table.stage.big_moment import BigWord
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.clubs import face
from scenes.ui.theme import Theme

FACE, FROM_EDGE, LEAP = 150.0, 96.0, 26.0
"""Size of the mascot, its middle from the window's right edge, and the height of a leap, in units."""
LEAP_SECONDS = 0.3


class Cheer(StageItem):
    """The mascot of the side that scored, in the free end of the band of a word."""

    layer = BigWord.layer + 1

    def __init__(self, theme: Theme, name: str, center: tuple[int, int]) -> None:
        self.theme, self.name, self.center = theme, name, center
        self.leap = 0.0
        """Pixels above its place."""

    def render_key(self) -> Hashable:
        return round(self.leap)

    def bounds(self) -> pygame.Rect:
        return box_at(self.theme.px(FACE), self.theme.px(FACE), center=self.center).move(0, -round(self.leap))

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(face(self.theme, self.name, GRIN, self.theme.px(FACE)), self.bounds())


def leaps(ctx: CueContext, seat: int, lasts: float) -> Motion:
    """Shows a seat's mascot beside the word about it, leaping, until the word goes after ``lasts`` seconds."""
    theme, name = ctx.app.theme, ctx.names[seat]
    ctx.effects.expect(partial(face, theme, name, GRIN, theme.px(FACE)))

    def enter(ctx_: MotionContext) -> None:
        shown = Cheer(theme, name, (ctx_.effects.wide.right - theme.px(FROM_EDGE), ctx.word_middle(seat)))
        ctx_.effects.stage.add(shown)
        count = int((lasts - WORD_OPENS) / LEAP_SECONDS)
        then(*(bounce(shown, "leap", LEAP, LEAP_SECONDS) for _ in range(count))).begin(ctx_)
        ctx_.later(partial(ctx_.effects.stage.remove, shown), lasts - WORD_OPENS)

    return then(pause(WORD_OPENS), Motion(enter, lasts - WORD_OPENS))


def slam_points(event: Scored, ctx: CueContext, at: Callable[[], tuple[float, float]], *struck: Motion) -> Motion:
    """Lets the points slam into the scorer's number over the table, under a second rain of confetti.

    The first points of a match take the whole time, later ones half of it. What is ``struck`` begins as they land.
    """
    full, before = ctx.moments.is_first("points"), event.score[event.seat] - event.points
    steps = [("", before), (f"+{event.points}", event.score[event.seat])]

    def rains() -> None:
        colors = [ctx.app.theme.color(name) for name in (ctx.color_of(event.seat), "firstDown", "chalk50")]
        ctx.effects.confetti(ctx.area, colors)

    lands = NUMBER_READ * (1.0 if full else 0.5) + NUMBER_FALLS
    number = raise_number(steps, "slam_big", at=at, full=full)
    return together(number, then(pause(lands), together(do(rains), *struck)))
