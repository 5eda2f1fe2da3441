"""How a player's own touchdown in Jukem is celebrated: the ball is spiked, and the mascot leaps beside the word."""

from __future__ import annotations

from functools import partial

from scenes.table.cues.cheer import leaps
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.director import Cue
from scenes.table.cues.motions import (
    Motion,
    MotionContext,
    cue,
    hear,
    made,
    move,
    scuff,
    shake,
    then,
    together,
)
from scenes.table.cues.touches import bounce
from scenes.table.jukem.field import Lane
from scenes.table.jukem.parts import JukemParts
from scenes.table.stage.animator import in_quart

RAISED, SPIKED, REBOUNDS = 0.18, 0.08, 0.3
"""Seconds in which the ball is raised, is spiked, and bounces off the ground."""
RAISED_HIGH, REBOUND_HIGH = 62.0, 40.0
"""Units that it is raised, and that it bounces."""


def cheered(table: JukemParts, seat: int, ctx: CueContext, lasts: float) -> list[Cue]:
    """Returns the cues of a touchdown of one's own, before its word, which ``lasts`` some seconds.

    The other side's gets none, so that one's own is the greater moment.
    """
    if table.you not in (None, seat):
        return []
    spike = made(lambda: _spike(table.lanes[seat]), RAISED + SPIKED + REBOUNDS / 2)
    return [cue(spike, ctx), cue(made(partial(leaps, ctx, seat, lasts), 0.0), ctx)]


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
