"""The moments of a play: the hit on who has the ball, the ball in the air, and what turns a match."""

from __future__ import annotations

from functools import partial

from game.contract import Event
from game.variants.card_bowl import events as own
from game.variants.card_bowl.log import log_line
from scenes.table.card_bowl.parts import CardBowlParts
from scenes.table.cues import flights
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.flights import Point
from scenes.table.cues.motions import Motion, do, hear, scuff, together

BIG_SACK = 10
"""Yards from which a sack is a big moment."""
FROM_EDGE, FROM_TOP, FLAG_BESIDE, FLAG_BELOW = 60.0, 60.0, 120.0, 40.0
"""Place from which a flag is thrown, and distances from the middle of the line where it comes down, in units."""

# What turns a match


def sacked(table: CardBowlParts, event: own.Sacked, ctx: CueContext) -> Motion:
    """Returns the word of a sack, over the whole table where it costs much."""
    if event.loss >= BIG_SACK:
        words = f"{ctx.names[event.seat]} lose {event.loss} yards"
        return ctx.moments.big("sack", "Sacked!", words, ctx.color_of(1 - event.seat), "crowd_ooh")
    return called(table, event, ctx, "Sacked!", "loss")


def called(table: CardBowlParts, event: Event, ctx: CueContext, head: str, color: str, sound: str = "") -> Motion:
    """Returns a headline with the sentence of the log."""
    words = log_line(event, ctx.names) or ""
    return do(partial(ctx.banner, head, words, color, sound))


def intercepted(event: own.Intercepted, ctx: CueContext) -> Motion:
    """Shows an interception over the whole table, in the color of who has the ball now."""
    words = log_line(event, ctx.names) or ""
    return ctx.moments.big("interception", "Intercepted!", words, ctx.color_of(event.seat), "crowd_gasp")


def fumble(event: own.FumbleBegan, ctx: CueContext) -> Motion:
    """Shows a fumble over the whole table; whose ball it is comes later."""
    words = log_line(event, ctx.names) or ""
    return ctx.moments.big("fumble", "Fumble!", words, ctx.color_of(1 - event.seat), "crowd_gasp")


def flag(table: CardBowlParts) -> Motion:
    """Throws a flag from the edge of the film to the line of scrimmage."""
    lineup = table.lineup
    start: Point = lineup.layout.point(lineup.wide - FROM_EDGE, lineup.top + FROM_TOP)
    end: Point = lineup.layout.point(lineup.middle + FLAG_BESIDE, lineup.scrimmage + FLAG_BELOW)
    return flights.flag(start, end)


def first_down(table: CardBowlParts, ctx: CueContext) -> Motion:
    """Shows a first down: chalk flies along the line to gain."""
    box = table.ground.bounds()

    def flash() -> None:
        y = table.ground.y(table.course.goal)
        for x in (box.left + box.w // 4, box.centerx, box.right - box.w // 4):
            scuff((x, y), "firstDown").begin(ctx)

    banner = do(partial(ctx.banner, "First down!", "", "firstDown"))
    return together(hear("chains"), hear("horn_short"), do(flash), banner)
