"""The cues of what a play of Card Bowl comes to: its end, a first down, another possession, a score."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.contract import ScoreKind
from game.events import DownSet, DriveAdvanced, PossessionChanged, Scored
from game.variants.card_bowl import events as own
from game.variants.card_bowl.names import where
from game.variants.card_bowl.play_story import TACKLED
from game.variants.card_bowl.record_sheet import RETURNED, reaches_end_zone
from scenes.table.card_bowl import moments, returning, running
from scenes.table.card_bowl.parts import CardBowlParts
from scenes.table.card_bowl.playing_out import judged
from scenes.table.card_bowl.wide_field import AT_THE_POSTS
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.director import Cue
from scenes.table.cues.motions import WORD_COMPLETE, WORD_STAYS, Motion, cue, hear, made, pause, together

ROLLS, READ_PLAY, READ_KICK = 0.3, 0.6, 0.9
"""Seconds in which the ball goes to the end of a play, and to read a result, and that of a field goal."""
READ_FIRST_DOWN, SERIES = 0.7, 0.1
"""Seconds to read a first down that was made, and any other new series."""
WORD = WORD_COMPLETE + WORD_STAYS
"""Seconds of a big word over the whole table."""
BRIEF = 0.05
"""Seconds of a short pause."""


def play_ended(table: CardBowlParts, event: own.PlayEnded, ctx: CueContext) -> list[Cue]:
    """Shows where the play ended, then its result; a long return gets the whole table."""
    if event.play in RETURNED:
        found = [*returning.ended(table, event, ctx), Cue(partial(ctx.sound, "whistle"), READ_PLAY, tells=True)]
    elif event.how in TACKLED:
        yards, color = running.yards_stamp(event)
        hits = made(lambda: running.brought_down(table, ctx, yards, color), running.TACKLE)
        found = [] if event.how == "sack" else [cue(hits, ctx)]
        found += [
            Cue(partial(ctx.sound, "whistle"), 0.0, tells=True),
            goes_on(table, ctx),
            Cue(lambda: None, READ_PLAY),
        ]
    else:
        at_posts = event.play in AT_THE_POSTS
        good = event.how == "good"
        called = [made(partial(judged, table, ctx, good=good), 0.0)] if at_posts else []
        ends = together(hear("whistle"), *called, pause(ROLLS))
        read = Cue(lambda: None, READ_KICK if event.play == "field_goal" else READ_PLAY, tells=True)
        if reaches_end_zone(event):
            read = cue(made(lambda: running.crosses(table, ctx), running.GOES_IN + running.JUMPS), ctx, tells=True)
        found = [cue(ends, ctx), read]

    def far() -> Motion | None:
        yards, color = table.course.long_return, ctx.color_of(event.holder)
        return ctx.moments.big("long return", "Long return!", f"{yards} yards", color, "crowd_roar") if yards else None

    if event.failed_try:
        found.append(Cue(lambda: ctx.banner("No good", "The two-point try fails.", "loss", "crowd_groan"), READ_PLAY))
    return [*found, if_any(far, ctx, WORD)]


def advanced(table: CardBowlParts, event: DriveAdvanced, ctx: CueContext) -> list[Cue]:
    """Shows a long gain over the whole table, once it counts."""

    def far() -> Motion | None:
        yards, color = table.course.long_gain, ctx.color_of(event.seat)
        return ctx.moments.big("long play", "Long gain!", f"{yards} yards", color, "crowd_roar") if yards else None

    return [if_any(far, ctx, WORD)]


def down_set(table: CardBowlParts, event: DownSet, ctx: CueContext) -> list[Cue]:
    """Shows the chains for a first down that was made; any other new series takes a moment."""
    if event.down != 1:
        return []
    made = if_any(lambda: moments.first_down(table, ctx) if table.course.made_it else None, ctx, READ_FIRST_DOWN)
    return [made, if_any(lambda: None if table.course.made_it else pause(SERIES), ctx, SERIES)]


def possession(table: CardBowlParts, event: PossessionChanged, ctx: CueContext) -> list[Cue]:
    """Shows a turnover on downs over the whole table, with who has the ball where."""

    def stopped() -> Motion | None:
        yard = table.course.stopped_at
        if yard is None:
            return None
        head, color = "Turnover on downs", ctx.color_of(event.seat)
        words = f"{ctx.names[event.seat]} have the ball {where(ctx.names, event.seat, yard)}"
        return ctx.moments.big(head, head, words, color, "whistle", "crowd_ooh")

    return [replace(if_any(stopped, ctx, WORD), big=True), Cue(lambda: None, BRIEF)]


def scored(table: CardBowlParts, event: Scored, ctx: CueContext) -> list[Cue]:
    """Shows a score; a long field goal over the whole table, an extra point in the score alone."""
    shown = ctx.shared(event)
    if event.how is ScoreKind.EXTRA_POINT:
        return shown[1:]
    if event.how is not ScoreKind.FIELD_GOAL:
        return shown

    def far() -> Motion | None:
        yards, color = table.course.kicked_far, ctx.color_of(event.seat)
        words = f"{ctx.names[event.seat]}: {event.points} points, from the {yards}-yard line"
        return ctx.moments.big("long field goal", "It is good!", words, color, "crowd_roar") if yards else None

    near = replace(shown[0], start=lambda: False if table.course.kicked_far else shown[0].start())
    return [if_any(far, ctx, WORD), near, *shown[1:]]


def goes_on(table: CardBowlParts, ctx: CueContext) -> Cue:
    """Moves everybody to where he now stands, while the end of the play is read."""
    return cue(made(lambda: running.go_on(table, ctx), running.STRIDE), ctx, lasts=0.0)


def if_any(made: Callable[[], Motion | None], ctx: CueContext, lasts: float) -> Cue:
    """Returns a cue whose motion is made when it is due; without one it takes no time."""

    def begin() -> bool:
        motion = made()
        if motion is not None:
            motion.begin(ctx)
        return motion is not None

    return Cue(begin, lasts)
