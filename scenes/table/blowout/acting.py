"""A play is acted out: the field comes down over half of the table, and the ball goes the way that the play took."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.field import END_ZONE, FIELD
from game.variants.blowout.cards import FUMBLE, INTERCEPTION, PLAYS
from game.variants.blowout.events import BallKicked, Ended, PlayEnded, YardsCompared
from game.variants.blowout.open_play import OpenPlay
from scenes.table.blowout.field_strip import from_left
from scenes.table.blowout.men import TURN, Kind, Play
from scenes.table.blowout.parts import BlowoutParts
from scenes.table.blowout.shown import within
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.motions import Motion, MotionContext, do, freeze, hear, move, scuff, then, together
from scenes.table.stage.animator import in_out_cubic, in_out_sine, linear, out_cubic

OPENS, CLOSES = 0.22, 0.2
"""Seconds in which the film comes down, and in which it is drawn up."""
A_YARD, LEAST, MOST = 0.013, 0.45, 1.05
"""Seconds of a run or a pass for each yard, at least and at most."""
FLIGHT = 1.05
"""Seconds of a kick."""
HURRIED = 0.55
"""Seconds of a play that did not count in the end."""
CHEERS, MEASURES = 1.2, 0.25
"""Seconds that the stands cheer, and in which the chain is stretched."""
PASS_HIGH, KICK_HIGH, HOP = 26.0, 70.0, 12.0
"""Units that a pass, a kick and a loose ball rise above the grass of the small field."""
INCOMPLETE, RETURNED, LOOSE, ACROSS = 8, 9, 2, 4
"""Yards past the line at which nobody catches a pass, of a return, that a loose ball goes on, and past a goal line."""
NEARLY = 10
"""Yards to the line up to which it is shown what was missing."""


class Leg(NamedTuple):
    """A part of the ball's way: where it ends on the scale of the offense, how high it gets, and how long it takes."""

    end: float
    high: float
    seconds: float


def seconds(yards: float) -> float:
    """How long the ball takes for a run or a pass.

    >>> seconds(4), seconds(-40), seconds(90)
    (0.45, 0.52, 1.05)
    """
    return round(min(max(abs(yards) * A_YARD, LEAST), MOST), 3)


def legs(event: PlayEnded | BallKicked) -> Sequence[Leg]:
    """The way of the ball in a play that counts."""
    start = event.ball_on
    if isinstance(event, BallKicked):
        beyond = event.ball_on + event.yards if event.needed is None or not event.good else FIELD + END_ZONE + 4
        return (Leg(min(beyond, FIELD + END_ZONE + 4), KICK_HIGH, FLIGHT),)
    end, how = within(event.ends_at), event.how
    if how == "interception":
        deep = within(max(event.ends_at, start) + RETURNED)
        return Leg(deep, PASS_HIGH, seconds(deep - start)), Leg(end, 0.0, seconds(deep - end))
    if how == "fumble":
        return Leg(end - LOOSE, 0.0, seconds(end - start)), Leg(end, HOP, LEAST)
    if how in ("no_gain", "overthrown"):
        out = FIELD + END_ZONE if how == "overthrown" else min(start + INCOMPLETE, FIELD)
        return (Leg(out, PASS_HIGH, seconds(out - start)),)
    if event.scores:
        end = max(end, FIELD + ACROSS)
    return (Leg(end, PASS_HIGH if how == "pass" else 0.0, seconds(end - start)),)


def play_of(event: PlayEnded | BallKicked) -> Play:
    """A play as it is acted out."""
    rightward = event.seat == 0
    way = legs(event)
    ends = [from_left(leg.end, rightward) for leg in way]
    kind: Kind = event.how
    scores = isinstance(event, PlayEnded) and event.scores
    forward = 1.0 if rightward else -1.0
    return Play(kind, event.seat, from_left(event.ball_on, rightward), ends[-1], ends[0], forward, scores)


# The film


def show(table: BlowoutParts, play: Play, ctx: CueContext) -> Motion:
    """The field comes down over the upper half of the table, and the cards step back below it."""

    def begin() -> None:
        film = table.film
        film.play, film.share, film.measured, film.cheer = play, 0.0, 0.0, 0.0
        film.carried, film.posts_lit, film.trail = play.kind in _CARRIED, "", False
        table.field.hide_preview()
        if not film.open:
            step_back(table, ctx, back=True)
            move(film, "shown", 1.0, OPENS, out_cubic).begin(ctx)

    return Motion(lambda _: begin(), OPENS)


_CARRIED = ("run", "sack", "fumble")
"""Plays in which somebody runs with the ball from the snap on."""


def hide(table: BlowoutParts, ctx: CueContext) -> None:
    """The field is drawn up again, and the cards come forward."""
    if table.film.open:
        step_back(table, ctx, back=False)
        move(table.film, "shown", 0.0, CLOSES, in_out_cubic).begin(ctx)


def step_back(table: BlowoutParts, ctx: CueContext, *, back: bool) -> None:
    """The cards of the down have the size for which there is room, and slide to where they lie then."""
    table.make_room(filmed=back)
    for zone in PLAYS:
        cards = ctx.board.zones.get(zone, [])
        for sprite, place in zip(cards, table.places(zone, cards) or (), strict=False):
            sprite.width, sprite.tilt = place.width, place.tilt
        ctx.board.glide(zone, ctx.animator, 0.0 if ctx.reduced else OPENS * ctx.pace)


# The ball


def act(table: BlowoutParts, event: PlayEnded | BallKicked, hurried: float | None = None) -> Motion:
    """The ball goes its way, and everybody plays his part in it; ``hurried`` are the seconds of all of it, if given."""
    way, play = legs(event), play_of(event)
    lasts = sum(leg.seconds for leg in way)
    pace = 1.0 if hurried is None else hurried / lasts
    shares = (TURN, 1.0) if len(way) > 1 else (1.0,)
    parts = [_go(table, leg, share, pace, event.seat == 0) for leg, share in zip(way, shares, strict=True)]
    if len(parts) > 1:
        turn = together(hear("slam"), freeze(), do(partial(_change_hands, table, play.kind)))
        parts.insert(1, turn)
    return together(hear(_SOUNDS.get(play.kind, "whoosh")), then(*parts, do(partial(_dead, table, play.kind))))


_SOUNDS = {"run": "snap", "sack": "snap", "fumble": "snap", "punt": "kick", "field_goal": "kick"}


def _go(table: BlowoutParts, leg: Leg, share: float, pace: float, rightward: bool) -> Motion:
    """A leg of the ball's way."""
    lasts, goal = leg.seconds * pace, from_left(leg.end, rightward)

    def begin(ctx: MotionContext) -> None:
        strip, animator = table.field, ctx.animator
        if ctx.reduced:
            strip.ball.yards, table.film.share, table.film.trail = goal, share, True
            return
        animator.to(table.film, "share", share, lasts * ctx.pace, linear)
        if leg.high:
            strip.fly_ball(animator, goal, leg.high, lasts * ctx.pace)
        else:
            strip.ball.angle = 0.0
            animator.to(strip.ball, "yards", goal, lasts * ctx.pace, in_out_sine)

    return Motion(begin, lasts)


def _change_hands(table: BlowoutParts, kind: Kind) -> None:
    """Whoever has intercepted the ball runs with it; a ball that got loose nobody has."""
    table.film.carried = kind == "interception"


def _dead(table: BlowoutParts, kind: Kind) -> None:
    """The ball is in somebody's arms, or on the grass."""
    table.film.carried = kind in ("run", "pass", "sack", "interception", "fumble")
    table.field.ball.angle = 0.0


def rewind(table: BlowoutParts, lasts: float) -> Motion:
    """All that was acted out goes back to where it began."""
    back = Motion(lambda ctx: move(table.field.ball, "yards", table.film.play.start, lasts, in_out_cubic).begin(ctx))
    return together(back, move(table.film, "share", 0.0, lasts, in_out_cubic))


def void(play: OpenPlay) -> PlayEnded | BallKicked:
    """What an open play looks like that will not count: it is acted out as far as the cards had it."""
    told, answer = play.promised, play.answer
    if isinstance(told, YardsCompared):
        how = _LOST.get(answer, told.how)
        return PlayEnded(clause="", seat=told.seat, how=how, ball_on=play.ball_on, ends_at=told.ends_at)
    good = told.needed is None or told.yards >= told.needed
    return BallKicked(
        clause="", seat=told.seat, how=told.how, ball_on=play.ball_on, yards=told.yards, needed=told.needed, good=good
    )


_LOST: dict[str, Ended] = {INTERCEPTION: "interception", FUMBLE: "fumble"}


# The stadium


def cheer(table: BlowoutParts) -> Motion:
    """Those in the stands get up again and again."""
    gets_up = do(lambda: setattr(table.film, "cheer", 1.0))
    jumps = together(gets_up, move(table.film, "cheer", 0.0, CHEERS, linear))
    return Motion(lambda ctx: None if ctx.reduced else jumps.begin(ctx))


def at_the_line(table: BlowoutParts, event: PlayEnded) -> Motion:
    """The ball has broken the yellow line, or the chain is stretched to it from where the ball was stopped."""

    def begin(ctx: MotionContext) -> None:
        missing = table.table_state.marker - event.ends_at
        if event.how not in ("run", "pass") or event.ends_at <= 0:
            return
        if missing <= 0:
            chalk = scuff(table.film.point(table.field.to_gain.yards), "firstDown")
            together(chalk, cheer(table)).begin(ctx)
        elif missing <= NEARLY:
            together(hear("chains"), move(table.film, "measured", 1.0, MEASURES, out_cubic)).begin(ctx)

    return Motion(begin)
