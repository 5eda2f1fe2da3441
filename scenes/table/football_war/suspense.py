"""The silence before a play for points is decided."""

from __future__ import annotations

from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.motions import Motion, MotionContext, hush, move, together
from scenes.table.football_war.parts import FootballWarParts

DARKENS, SILENCE, BRIGHTENS = 0.2, 0.6, 0.16
"""Seconds in which the table darkens, for which nothing happens then, and in which it brightens again."""


def is_due(table: FootballWarParts, ctx: CueContext) -> bool:
    """Returns whether somebody waits for what the defense does about a play for points (FW-81 to FW-83).

    A player who has just decided that does not.
    """
    state = table.table_state
    return table.call.play is not None and state.at_stake > 0 and state.defense != ctx.shown.you


def silence(table: FootballWarParts, ctx: CueContext) -> Motion:
    """Darkens the table around the live play while the crowd holds its breath.

    An answer and a concession begin with the same silence, so that nothing tells which of them comes.
    """

    def begin(ctx_: MotionContext) -> None:
        for card in ctx.board.zones.get("drive_pile", [])[-1:]:
            card.layer = table.darkness.layer + 1
        together(hush(SILENCE), move(table.darkness, "shown", 1.0, DARKENS)).begin(ctx_)

    return Motion(begin, SILENCE)


def brighten(table: FootballWarParts) -> Motion:
    """Ends the darkness; takes no time itself."""
    return Motion(lambda ctx: move(table.darkness, "shown", 0.0, BRIGHTENS).begin(ctx))
