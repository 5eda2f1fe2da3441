"""The cues with which a half of Jukem begins, and those of its points."""

from __future__ import annotations

import dataclasses

from msgspec.structs import replace

from game.contract import ScoreKind
from game.events import CoinTossed, PeriodBegan, Scored
from game.variants.jukem.cards import LINES
from scenes.table.cues.big_moments import COLLECT_DELAY
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.director import Cue
from scenes.table.cues.flights import KICKED, TURNS, ball, kick, thrown_number
from scenes.table.cues.headlines import HEADLINES
from scenes.table.cues.motions import (
    BREATH,
    WORD_CLOSES,
    Motion,
    cue,
    do,
    freeze,
    hear,
    hush,
    jump,
    made,
    pause,
    scuff,
    shake,
    stagger,
    then,
    together,
)
from scenes.table.cues.touches import bounce, flare
from scenes.table.jukem.celebration import cheered
from scenes.table.jukem.field import Lane
from scenes.table.jukem.parts import JukemParts

HELD, BALL_UP, GIVES = 0.3, 26.0, 7.0
"""Seconds in which a touchdown is seen before it is called; units that the ball bounces and its end zone gives way."""
SENT = 0.35
"""Seconds in which points fly to the score."""
KICK_HIGH = 60.0
"""Height of a kickoff in units: it stays over its own field."""
POSTS_SCALE = 0.7
"""Size of the goal posts, which stand on the plate of their side's yards."""


def dust(center: tuple[float, float]) -> Motion:
    """Lets turf and chalk fly off a point of the field."""
    return together(scuff(center), scuff(center, "turfLit"))


# A half begins


def coin_tossed(table: JukemParts, event: CoinTossed, ctx: CueContext) -> list[Cue]:
    """Tosses the coin, which shows the side with the first turn, not the dealer (JF-13)."""
    first = 1 - event.seat
    return ctx.toss(replace(event, seat=first), f"First turn. {ctx.names[event.seat]} dealt.")


def period_began(table: JukemParts, event: PeriodBegan, ctx: CueContext) -> list[Cue]:
    """Kicks off down both fields while the cards are dealt."""
    off = stagger(BREATH, *(_kicked_off(lane) for lane in table.lanes))
    return [*ctx.shared(event), cue(off, ctx, lasts=BREATH)]


def _kicked_off(lane: Lane) -> Motion:
    """Lets a ball fly down a field to the goal line where its drive begins."""

    def fly() -> Motion:
        lane.away = True
        start, goal = (lane.rect.right, lane.middle), lane.head(0)
        return ball(start, goal, high=KICK_HIGH, turns=-TURNS, lasts=KICKED, stays=0.0, sound="kick")

    def land() -> Motion:
        lane.away = False
        return together(hear("thud"), dust(lane.head(0)), bounce(lane, "arc", BALL_UP, HELD))

    return then(made(fly, KICKED), made(land, HELD))


# Points


def _posts(table: JukemParts, seat: int) -> tuple[float, float]:
    """Returns the middle of the goal posts in pixels: beyond the end zone, where they cover no card and no name."""
    return table.plates[seat].rect.center


def takes_lead(event: Scored) -> bool:
    """Returns whether the points put their side ahead."""
    other, now = event.score[1 - event.seat], event.score[event.seat]
    return now - event.points <= other < now


def scored(table: JukemParts, event: Scored, ctx: CueContext) -> list[Cue]:
    """Shows the kick or the hit, sends the points to the score, and puts the ball back behind its goal line."""
    lane, zone, plate = table.lanes[event.seat], table.end_zones[event.seat], table.plates[event.seat]
    kicked = event.how is ScoreKind.FIELD_GOAL

    def fly() -> Motion:
        lane.away = plate.behind_posts = True
        high = lane.kick_high / lane.theme.u
        flies = kick(lane.head(), _posts(table, event.seat), good=True, called=False, scale=POSTS_SCALE, high=high)
        return together(hush(KICKED), flies)

    def place_ball() -> None:
        lane.yards, lane.away, lane.since, zone.sent, plate.behind_posts = 0.0, False, None, False, False

    start = made(fly, KICKED + BREATH) if kicked else made(lambda: _hit_end_zone(table, event.seat, ctx), HELD)
    *called, told = ctx.moments.score(event, HEADLINES[event.how], whole=kicked and takes_lead(event))
    points = dataclasses.replace(told, lasts=COLLECT_DELAY)  # they were read while they flew
    sent = then(pause(WORD_CLOSES), made(lambda: _send(event, table, ctx), SENT))
    cheers = [] if kicked else cheered(table, event.seat, ctx, sum(each.lasts for each in called))
    return [cue(start, ctx), *cheers, *called, cue(sent, ctx), points, cue(do(place_ball), ctx)]


def _hit_end_zone(table: JukemParts, seat: int, ctx: CueContext) -> Motion:
    """Lets the ball bounce off the strip of its end zone, which gives way and lights up; the drive jumps."""
    lane, zone = table.lanes[seat], table.end_zones[seat]
    bounces = bounce(lane, "arc", BALL_UP, HELD), bounce(zone, "pushed", GIVES, HELD / 2)
    struck = dust((zone.rect.left, lane.middle)), flare(zone, "lit"), jump(ctx.board.zones.get(LINES[seat], []))
    return together(hear("slam_big"), freeze(), shake(), *struck, *bounces)


def _send(event: Scored, table: JukemParts, ctx: CueContext) -> Motion:
    """Sends points from where they were made to the score, which takes them."""
    zone, kicked = table.end_zones[event.seat], event.how is ScoreKind.FIELD_GOAL
    start, goal = _posts(table, event.seat) if kicked else zone.worth_at, ctx.hud.bug.plate(event.seat).center
    zone.sent = not kicked
    return together(hear("whoosh"), *([] if ctx.reduced else [thrown_number(str(event.points), start, goal, SENT)]))
