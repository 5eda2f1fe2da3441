"""The cues of points in Football War: a last card that stands, a kick, and the celebration."""

from __future__ import annotations

from functools import partial

from game.contract import ScoreKind
from game.events import Scored
from scenes.table.cues.cheer import slam_points
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.director import Cue
from scenes.table.cues.flights import JUDGED, KICKED, kick
from scenes.table.cues.headlines import HEADLINES
from scenes.table.cues.motions import (
    Motion,
    cue,
    do,
    made,
    move,
    pause,
    then,
    together,
)
from scenes.table.cues.touches import FALL_SECONDS, RISE_SECONDS, ring, swell
from scenes.table.football_war import laying, routes, suspense
from scenes.table.football_war.call_board import NO_LAST
from scenes.table.football_war.parts import FootballWarParts
from scenes.table.football_war.sides import IN_END_ZONE
from scenes.table.stage.animator import in_out_cubic

RUNS, IN_FRONT = 0.34, 0.36
"""Seconds to move the ball on by a mark or into the end zone, and until the word of a touchdown comes over it."""
SAFETY_HEADLINE = "Nobody matched the fourth AUDIBLE!"
"""The headline of a safety."""


def scored(table: FootballWarParts, event: Scored, ctx: CueContext) -> list[Cue]:
    """Shows that a play stands, the word over the table, the new points, and then the sweep of the drive."""
    laying.begin_sweep(table)
    wiped = Cue(table.call.clear)
    headline = SAFETY_HEADLINE if event.how is ScoreKind.SAFETY else HEADLINES[event.how]
    word, points = ctx.moments.score(event, headline, whole=True)
    start = made(partial(_stands, table, ctx), IN_FRONT) if event.how.is_touchdown else suspense.brighten(table)
    return [cue(start, ctx), word, _celebrate(table, event, ctx), points, wiped]


def _stands(table: FootballWarParts, ctx: CueContext) -> Motion:
    """Shows that the last card stands: it rises once more, the table lights up, and the ball is in the end zone."""
    judged = do(partial(judge, table, "it stands!", "firstDown"))
    lights = then(pause(RISE_SECONDS + FALL_SECONDS), suspense.brighten(table))
    return together(judged, swells(ctx), lights, routes.acts_out(ctx), runs_on(table, IN_END_ZONE))


def swells(ctx: CueContext) -> Motion:
    """Lets the top card of the Drive pile rise and come down hard."""
    return together(*map(swell, ctx.board.zones.get("drive_pile", [])[-1:]))


def runs_on(table: FootballWarParts, to_go: float, seconds: float = RUNS) -> Motion:
    """Moves the ball of the drive to where so many plays are to go; only other cards measure the field anew."""
    runs = move(table.sides, "to_go", to_go, seconds, in_out_cubic)
    if to_go < 0:
        return runs
    measured = move(table.sides, "start", table.drive_of(to_go), seconds, in_out_cubic)
    return together(runs, measured, move(table.sides, "gained", float(table.stood), seconds, in_out_cubic))


def judge(table: FootballWarParts, verdict: str, color: str) -> None:
    """Writes on the call board what became of the play."""
    table.call.verdict, table.call.verdict_color = verdict, color


def kicked(table: FootballWarParts, ctx: CueContext, *, good: bool) -> Cue:
    """Kicks the ball from the Drive pile at posts on the empty board."""
    flight = partial(kick, good=good)
    flies = made(lambda: flight(table.drive_pile.rect.center, table.call.rect.center), KICKED + JUDGED)
    return cue(together(do(table.call.clear), do(lambda: setattr(table.call, "last", NO_LAST)), flies), ctx)


def _celebrate(table: FootballWarParts, event: Scored, ctx: CueContext) -> Cue:
    """Lets the points slam into the scorer's number on the dark table."""

    def shines() -> Motion:
        color = ctx.color_of(event.seat)
        return together(*[ring(card, color, sound="") for card in ctx.board.zones.get("drive_pile", [])[-1:]])

    number = slam_points(event, ctx, lambda: ctx.area.center, made(shines, 0.0))
    dark = move(table.darkness, "shown", 1.0, suspense.BRIGHTENS)
    return cue(then(together(dark, number), suspense.brighten(table)), ctx)
