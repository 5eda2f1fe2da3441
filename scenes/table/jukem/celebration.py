"""How a player's own touchdown in Jukem is celebrated: the ball is spiked, and the mascot leaps beside the word."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

import pygame

from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.director import Cue
from scenes.table.cues.motions import (
    WORD_OPENS,
    Motion,
    MotionContext,
    cue,
    hear,
    made,
    move,
    pause,
    scuff,
    shake,
    then,
    together,
)
from scenes.table.cues.touches import bounce
from scenes.table.hud.mascots import GRIN
from scenes.table.jukem.field import Lane
from scenes.table.jukem.parts import JukemParts
from scenes.table.stage.animator import in_quart
from scenes.table.stage.big_moment import BigWord
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.clubs import face
from scenes.ui.theme import Theme

RAISED, SPIKED, REBOUNDS = 0.18, 0.08, 0.3
"""Seconds in which the ball is raised, is spiked, and bounces off the ground."""
RAISED_HIGH, REBOUND_HIGH = 62.0, 40.0
"""Units that it is raised, and that it bounces."""
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


def cheered(table: JukemParts, seat: int, ctx: CueContext, lasts: float) -> list[Cue]:
    """Returns the cues of a touchdown of one's own, before its word, which ``lasts`` some seconds.

    The other side's gets none, so that one's own is the greater moment.
    """
    if table.you not in (None, seat):
        return []
    ctx.effects.expect(partial(face, table.theme, table.names[seat], GRIN, table.theme.px(FACE)))
    spike = made(lambda: _spike(table.lanes[seat]), RAISED + SPIKED + REBOUNDS / 2)
    return [cue(spike, ctx), cue(made(lambda: _leaps(table, seat, lasts), 0.0), ctx)]


def _spike(lane: Lane) -> Motion:
    """Raises the ball in the end zone and throws it down, so that it bounces."""

    def struck() -> Motion:
        ground = lane.head()
        dust = scuff(ground), scuff(ground, "turfLit")
        return together(
            hear("slam"), hear("crowd_cheer"), shake(0.7), *dust, bounce(lane, "arc", REBOUND_HIGH, REBOUNDS)
        )

    def raised(ctx: MotionContext) -> None:
        move(lane, "arc", 0.0 if ctx.reduced else float(lane.theme.px(RAISED_HIGH)), RAISED).begin(ctx)

    return then(Motion(raised, RAISED), move(lane, "arc", 0.0, SPIKED, in_quart), made(struck, REBOUNDS))


def _leaps(table: JukemParts, seat: int, lasts: float) -> Motion:
    """Shows the mascot beside the word, leaping, until the word goes."""

    def enter(ctx: MotionContext) -> None:
        wide = ctx.effects.wide
        shown = Cheer(table.theme, table.names[seat], (wide.right - table.theme.px(FROM_EDGE), table.word_middle(seat)))
        ctx.effects.stage.add(shown)
        leaps = int((lasts - WORD_OPENS) / LEAP_SECONDS)
        then(*(bounce(shown, "leap", LEAP, LEAP_SECONDS) for _ in range(leaps))).begin(ctx)
        ctx.later(partial(ctx.effects.stage.remove, shown), lasts - WORD_OPENS)

    return then(pause(WORD_OPENS), Motion(enter, lasts - WORD_OPENS))
