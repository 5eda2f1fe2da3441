"""Acts a play out on the film: the field covers half of the table, and the ball goes its way."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.field import END_ZONE, FIELD
from game.variants.blowout.cards import DELAY, FUMBLE, INTERCEPTION, PLAYS
from game.variants.blowout.event_order import PlayCame
from game.variants.blowout.events import BallKicked, PlayEnded, PlayResult, YardsCompared
from game.variants.blowout.open_play import OpenPlay
from scenes.table.blowout.field_strip import from_left
from scenes.table.blowout.men import MISSED, misses
from scenes.table.blowout.parts import BlowoutParts
from scenes.table.blowout.play_path import BATTED, HELD, RELEASED, THROWN, TURN, Kind, Play, between
from scenes.table.blowout.shown import clamp_spot
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.motions import Motion, MotionContext, do, freeze, hear, move, pause, scuff, then, together
from scenes.table.stage.animator import in_out_cubic, in_out_sine, in_quart, linear, out_back, out_cubic

OPENS, CLOSES = 0.16, 0.2
"""Seconds to open and to close the film."""
STARTS, SECONDS_PER_YARD, MIN_SECONDS, MAX_SECONDS = 0.74, 0.012, 0.8, 1.6
"""Seconds of a run or a pass: before its yards count, per yard, at least, and at most."""
TURNOVER_PACE = 0.65
"""Factor on the seconds of both legs of a turnover, which follow each other."""
FLIGHT = 1.25
"""Seconds of a kick with its run-up."""
HURRIED, DULL = 0.55, 0.5
"""Seconds of a play that does not count, and of a dull one once a match has shown some in full."""
CHEERS, MEASURES, SETTLES = 1.2, 0.25, 0.24
"""Seconds of a cheer, to stretch the chain, and in which a pile settles."""
CLASHES, JOLTS, JUMPS, BOUNCES = 0.12, 0.3, 0.24, 0.55
"""Seconds in which both lines clash, in which the picture shakes at a hit, of a jump before the snap, and in which a
kicked ball bounces on.
"""
BEHIND, BOUNCE, BOUNCES_HIGH = 8.0, 4.0, (18.0, 6.0)
"""Yards that a kick goes on behind the posts, and one that is short where it lands, and units of its bounces."""
PASS_HIGH, KICK_HIGH, BETWEEN_POSTS, BATTED_HIGH, HOPS = 26.0, 70.0, 45.0, 34.0, (38.0, 18.0, 7.0)
"""Units above the small field: of a pass, of a kick and of a good one at the posts, of the hands that bat a pass down,
and of the hops of a loose ball.
"""
INCOMPLETE = (8, BATTED, 16)
"""Yards of incomplete passes, which follow each other from down to down."""
RETURNED, LOOSE, ACROSS, POPS = 9, 6, 4, 7
"""Yards: of a return, a loose ball, a run into the end zone, and from the line to where a batted pass comes to rest."""
MEASURE_WITHIN, NEAR_MISS = 10, 5
"""Most yards short of the line at which the missing yards are shown, and at which the crowd sighs."""


class Leg(NamedTuple):
    """A part of the ball's path: its end from the offense's own goal line, its height, and its seconds."""

    end: float
    high: float
    seconds: float
    ends: float = 0.0
    """Its height at the end."""
    hops: Sequence[float] = ()
    """The heights of the hops in which a loose ball gets there."""


def seconds(yards: float) -> float:
    """Returns the seconds of a run or a pass.

    >>> seconds(4), seconds(-40), seconds(90)
    (0.8, 1.22, 1.6)
    """
    return round(min(max(STARTS + abs(yards) * SECONDS_PER_YARD, MIN_SECONDS), MAX_SECONDS), 3)


def legs(event: PlayEnded | BallKicked) -> Sequence[Leg]:
    """Returns the path of the ball in a play that counts."""
    start = event.ball_on
    if isinstance(event, BallKicked):
        lands, posts = event.ball_on + event.yards, FIELD + END_ZONE
        if event.needed is None:
            return (Leg(min(lands, posts + BOUNCE), KICK_HIGH, FLIGHT),)
        if event.good:
            return (Leg(posts, KICK_HIGH, FLIGHT, ends=BETWEEN_POSTS),)
        return (Leg(min(lands, posts - BOUNCE), KICK_HIGH, FLIGHT),)
    end, how = clamp_spot(event.ends_at), event.how
    if how == "interception":
        deep = clamp_spot(max(event.ends_at, start) + RETURNED)
        return _turnover(Leg(deep, PASS_HIGH, seconds(deep - start)), Leg(end, 0.0, seconds(deep - end)))
    if how == "fumble":
        hit = max(end - LOOSE, 1)  # not in his own end zone
        return _turnover(Leg(hit, 0.0, seconds(end - start)), Leg(end, 0.0, MIN_SECONDS, hops=HOPS))
    if how in ("no_gain", "overthrown"):
        if _is_batted(event):
            up = Leg(start + BATTED, PASS_HIGH / 2, MIN_SECONDS, ends=BATTED_HIGH)
            return _turnover(up, Leg(start + POPS, 0.0, MIN_SECONDS, hops=HOPS))
        out = FIELD + END_ZONE if how == "overthrown" else min(start + _falls(event), FIELD)
        return (Leg(out, PASS_HIGH, seconds(out - start)),)
    if event.scores:
        end = max(end, FIELD + ACROSS)
    return (Leg(end, PASS_HIGH if how == "pass" else 0.0, seconds(end - start)),)


def _falls(event: PlayEnded) -> int:
    """Returns after how many yards an incomplete pass falls to the grass, from what everybody sees."""
    down = event.down if isinstance(event, PlayCame) else 0
    return INCOMPLETE[(event.ball_on + down) % len(INCOMPLETE)]


def _is_batted(event: PlayEnded | BallKicked) -> bool:
    return isinstance(event, PlayEnded) and event.how == "no_gain" and _falls(event) == BATTED


def _turnover(*way: Leg) -> Sequence[Leg]:
    """Returns both legs of a turnover at its pace."""
    return [leg._replace(seconds=leg.seconds * TURNOVER_PACE) for leg in way]


def play_of(event: PlayEnded | BallKicked) -> Play:
    """Returns the play as the film shows it."""
    rightward = event.seat == 0
    way = legs(event)
    ends = [from_left(leg.end, rightward) for leg in way]
    kind: Kind = event.how
    scores = isinstance(event, PlayEnded) and event.scores
    forward = 1.0 if rightward else -1.0
    start = from_left(event.ball_on, rightward)
    return Play(kind, event.seat, start, ends[-1], ends[0], forward, scores, _is_batted(event))


# The film


def open_film(table: BlowoutParts, play: Play, ctx: CueContext) -> Motion:
    """Opens the film over the upper half of the table and moves the cards below it."""

    def begin() -> None:
        film = table.film
        film.begin(play, min(film.share, HELD) if film.open else 0.0)
        table.field.hide_preview()
        open_to(table, ctx, 1.0, OPENS)

    return Motion(lambda _: begin(), OPENS)


def line_up(table: BlowoutParts, ctx: CueContext) -> None:
    """Opens the film as far as the calls and the rail allow, with both lines at the ball."""
    play = table.table_state.play
    if play is not None:
        table.film.begin(play_of(as_it_stands(play)))
        open_to(table, ctx, table.stadium.lined_up, OPENS)


def step_along(table: BlowoutParts, ball_on: int, lasts: float) -> Motion:
    """Moves both lines with the ball to the spot of a penalty."""
    film = table.film
    film.steps = from_left(ball_on, table.rightward) - film.strip.ball.yards
    film.walked = film.jump = 0.0
    return move(film, "walked", 1.0, lasts, in_out_sine)


def commit_foul(table: BlowoutParts, foul: str, seat: int) -> Motion:
    """Lets a lineman jump before the snap, or his whole line stand up without one."""

    def begin() -> None:
        film = table.film
        film.jumper, film.jump, film.stands = seat, 0.0, foul == DELAY

    return then(do(begin), move(table.film, "jump", 1.0, JUMPS, linear))


def bounce(table: BlowoutParts, yards: float) -> Motion:
    """Lets a kicked ball come down and bounce on that far."""

    def begin(ctx: MotionContext) -> None:
        strip = table.field
        if not ctx.reduced:
            on = strip.ball.yards + yards * table.film.play.forward
            strip.bounce_ball(ctx.animator, on, BOUNCES_HIGH, BOUNCES * ctx.pace)

    return Motion(begin)


def change_play(table: BlowoutParts) -> None:
    """Puts the players where they wait for the play as a response has changed it."""
    if table.table_state.play is not None:
        table.film.begin(play_of(as_it_stands(table.table_state.play)), HELD)


def clash(table: BlowoutParts) -> Motion:
    """Lets both lines clash. They go on pushing each other while the play waits for responses."""

    def scuffs(ctx: MotionContext) -> None:
        film = table.film
        together(hear("thud"), scuff(film.point(film.play.start, 0.5), "chalkLine")).begin(ctx)

    return then(move(table.film, "share", HELD, CLASHES, in_quart), Motion(scuffs))


def show_lined_up(table: BlowoutParts) -> None:
    """Shows at once the film of a play that waits for responses; closes it otherwise."""
    film, play = table.film, table.table_state.play
    film.opens_to = film.shown = 0.0 if play is None else table.stadium.lined_up
    if play is not None:
        change_play(table)
    table.make_room()


def close_film(table: BlowoutParts, ctx: CueContext) -> None:
    """Closes the film and moves the cards back."""
    open_to(table, ctx, 0.0, CLOSES)


def open_to(table: BlowoutParts, ctx: CueContext, share: float, lasts: float) -> None:
    """Opens or closes the film as far as that, and moves the cards of the down to their places."""
    film = table.film
    if film.opens_to == share:
        return
    film.opens_to = share
    table.make_room()
    move(film, "shown", share, lasts, out_cubic if share else in_out_cubic).begin(ctx)
    for zone in PLAYS:
        cards = ctx.board.zones.get(zone, [])
        for sprite, place in zip(cards, table.places(zone, cards) or (), strict=False):
            sprite.width, sprite.tilt = place.width, place.tilt
        ctx.board.glide(zone, ctx.animator, 0.0 if ctx.reduced else OPENS * ctx.pace)


# The ball


def act(table: BlowoutParts, event: PlayEnded | BallKicked, hurried: float | None = None) -> Motion:
    """Moves the ball along its path. ``hurried`` are the seconds of the whole play, if given."""
    way, play = legs(event), play_of(event)
    turns = [together(hear("slam"), freeze(), jolt(table), do(partial(_change_hands, table, play.kind)))] * (
        len(way) - 1
    )
    still = sum(turn.lasts for turn in turns)
    pace = 1.0 if hurried is None else (hurried - still) / sum(leg.seconds for leg in way)
    shares = (TURN, 1.0) if turns else (1.0,)
    parts = [_go(table, leg, share, pace, event.seat == 0) for leg, share in zip(way, shares, strict=True)]
    parts[1:1] = turns
    return together(hear("snap"), then(*parts, do(partial(_dead, table, play.kind))))


def _go(table: BlowoutParts, leg: Leg, share: float, pace: float, rightward: bool) -> Motion:
    """Moves the ball along one leg of its path."""
    lasts, goal = leg.seconds * pace, from_left(leg.end, rightward)

    def begin(ctx: MotionContext) -> None:
        strip, animator = table.field, ctx.animator
        if ctx.reduced:
            strip.ball.yards, table.film.share, table.film.trail = goal, share, True
            return
        held = table.film.share
        animator.to(table.film, "share", share, lasts * ctx.pace, linear)
        if leg.high or leg.hops:
            winds_up = max(0.0, lasts * (RELEASED - held) / (share - held)) if ctx.pace else 0.0
            flies = Motion(partial(_let_fly, table, leg, goal, lasts - winds_up))
            then(pause(winds_up), flies).begin(ctx)
        else:
            strip.ball.angle = 0.0
            animator.to(strip.ball, "yards", goal, lasts * ctx.pace, in_out_sine)

    return Motion(begin, lasts)


def _let_fly(table: BlowoutParts, leg: Leg, goal: float, lasts: float, ctx: MotionContext) -> None:
    """Throws or kicks the ball out of the hands that hold it, or lets a loose one bounce."""
    film, strip = table.film, table.field
    if film.share < TURN:
        film.carried = False
        ctx.sound("whoosh" if film.play.kind in THROWN else "kick")
    film.flight = strip.ball.yards, goal
    if leg.hops:
        strip.bounce_ball(ctx.animator, goal, leg.hops, lasts * ctx.pace)
    else:
        strip.fly_ball(ctx.animator, goal, leg.high, lasts * ctx.pace, leg.ends)


def _change_hands(table: BlowoutParts, kind: Kind) -> None:
    """Shows the ball in the hands of its new carrier after an interception, in no hands after a fumble."""
    table.film.carried = kind == "interception"


def jolt(table: BlowoutParts) -> Motion:
    """Shakes the picture of the film at a hit. Takes no time itself."""

    def begin(ctx: MotionContext) -> None:
        if not ctx.reduced:
            table.film.jolt = 1.0
            move(table.film, "jolt", 0.0, JOLTS, linear).begin(ctx)

    return Motion(begin)


def pile_up(table: BlowoutParts) -> Motion:
    """Lets the tacklers come down on the carrier. Takes no time itself: nobody waits for it."""
    return Motion(move(table.film, "settled", 1.0, SETTLES, out_back).begin)


def _dead(table: BlowoutParts, kind: Kind) -> None:
    """Shows the ball in somebody's hands or on the grass once the play is over."""
    table.film.carried = kind in ("run", "pass", "sack", "interception", "fumble")
    table.field.ball.angle = 0.0


def rewind(table: BlowoutParts, lasts: float) -> Motion:
    """Rewinds the play to where it began."""
    back = Motion(lambda ctx: move(table.field.ball, "yards", table.film.play.start, lasts, in_out_cubic).begin(ctx))
    down = move(table.field.ball, "lift", 0.0, lasts, in_out_cubic)
    return together(back, down, move(table.film, "share", 0.0, lasts, in_out_cubic))


def as_it_stands(play: OpenPlay) -> PlayEnded | BallKicked:
    """Returns an open play, as it stands, as an event that can be acted out."""
    told, answer = play.expected_result, play.answer
    if isinstance(told, YardsCompared):
        how = _LOST.get(answer, told.how)
        return PlayEnded(clause="", seat=told.seat, how=how, ball_on=play.ball_on, ends_at=told.ends_at)
    good = told.needed is None or told.yards >= told.needed
    return BallKicked(
        clause="", seat=told.seat, how=told.how, ball_on=play.ball_on, yards=told.yards, needed=told.needed, good=good
    )


_LOST: dict[str, PlayResult] = {INTERCEPTION: "interception", FUMBLE: "fumble"}


# The stadium


def cheer(table: BlowoutParts) -> Motion:
    """Lets the crowd cheer."""
    gets_up = do(lambda: setattr(table.film, "cheer", 1.0))
    jumps = together(gets_up, move(table.film, "cheer", 0.0, CHEERS, linear))
    return Motion(lambda ctx: None if ctx.reduced else jumps.begin(ctx))


def break_line(table: BlowoutParts, end: float, lasts: float) -> Motion:
    """Lets chalk fly as the ball passes the yellow line on the ground, on its way to ``end`` in ``lasts`` seconds."""

    def begin(ctx: MotionContext) -> None:
        line, start = table.field.to_gain, table.field.ball.yards
        way = from_left(end, table.rightward) - start
        share = (line.yards - start) / way if way else 0.0
        if not line.hidden and 0 < share <= 1:
            passes = lasts * math.acos(1 - 2 * share) / math.pi  # the inverse of in_out_sine
            then(pause(passes), chalk(table, line.yards)).begin(ctx)

    return Motion(begin)


def break_tackle(table: BlowoutParts, play: Play, lasts: float) -> Motion:
    """Lets the grass fly where a tackler dives past the runner. A run that has none on its way shows nothing."""
    if not misses(play):
        return pause(0.0)
    hits = Motion(lambda ctx: together(hear("thud"), scuff(table.film.ball, "chalkLine")).begin(ctx))
    return then(pause(lasts * between(HELD, MISSED, 1.0)), hits)


def chalk(table: BlowoutParts, yards: float) -> Motion:
    """Lets chalk fly off a line of the field where the camera shows it."""

    def begin(ctx: MotionContext) -> None:
        point = table.film.point(yards)
        if table.film.area.collidepoint(point):
            scuff(point, "firstDown").begin(ctx)

    return Motion(begin)


def at_the_line(table: BlowoutParts, event: PlayEnded) -> Motion:
    """Cheers a first down, for a pass with chalk at the line, or stretches the chain to it if the ball is close."""

    def begin(ctx: MotionContext) -> None:
        missing = table.table_state.marker - event.ends_at
        if event.how not in ("run", "pass") or event.ends_at <= 0:
            return
        if missing <= 0:
            caught = (chalk(table, table.field.to_gain.yards),) if event.how == "pass" else ()
            together(*caught, cheer(table)).begin(ctx)
        elif missing <= MEASURE_WITHIN:
            near = (hear("crowd_ooh"),) if missing <= NEAR_MISS else ()
            together(hear("chains"), *near, move(table.film, "measured", 1.0, MEASURES, out_cubic)).begin(ctx)

    return Motion(begin)
