"""The moments of a play: the hit on who has the ball, the ball in the air, and what turns a match."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from game.contract import Event
from game.variants.card_bowl import events as own
from game.variants.card_bowl.cards import MAN
from game.variants.card_bowl.facts import NOBODY
from game.variants.card_bowl.log import log_line
from scenes.table.card_bowl.parts import CardBowlParts
from scenes.table.cues import flights
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.flights import Point
from scenes.table.cues.lunge import go_back, lunge
from scenes.table.cues.motions import Motion, do, hear, hit, pause, scuff, then, together
from scenes.table.stage.sprites import Sprite

HIT = 0.6
"""How far the film shakes as a tackler hits, of all that it may."""
CLOSE, BESIDE = 0.8, 0.5
"""How near a tackler comes to who has the ball, and to a lane, in widths of his card."""
HAND_OVER, PASS = 0.26, 0.42
"""Seconds in which the ball is handed over, and in which a pass flies."""
BALL, LOW, HIGH = 36.0, 10.0, 70.0
"""Units of the ball, and that it rises when it is handed over and when it is thrown."""
BIG_SACK = 10
"""Yards from which a sack is a moment of the whole table."""
FROM_EDGE, FROM_TOP, FLAG_BESIDE, FLAG_BELOW = 60.0, 60.0, 120.0, 40.0
"""Units from where a flag is thrown, and how far off the middle of the line it comes down."""

PASSER = 0
"""The quarterback's number among the men of the offense."""


# The men


def later(make_it: Callable[[], Motion], lasts: float) -> Motion:
    """A motion that is made as it begins, since it goes by where the men then stand."""
    return Motion(lambda ctx: make_it().begin(ctx), lasts)


def _card(seat: int, man: int, ctx: CueContext) -> Sprite | None:
    """The card of a man on the film."""
    if not 0 <= man < len(MAN[seat]):
        return None
    return next(iter(ctx.board.zones.get(MAN[seat][man], ())), None)


def _target(table: CardBowlParts, ctx: CueContext) -> Sprite | None:
    """The man of the offense to whom the play goes."""
    play = table.position.play
    return _card(play.offense, play.carrier, ctx) if play.slots and play.carrier != NOBODY else None


def passer(table: CardBowlParts, ctx: CueContext) -> Sprite | None:
    """The quarterback's card."""
    return _card(table.position.play.offense, PASSER, ctx) if table.position.play.slots else None


def _nearest(table: CardBowlParts, to: Sprite, ctx: CueContext) -> tuple[Sprite, tuple[int, int]] | None:
    """The man of the defense who stands nearest to a card, and who he is."""
    seat = 1 - table.position.play.offense
    standing = [man for man in table.marks.spots() if man[0] == seat]
    cards = [(card, man) for man in standing if (card := _card(*man, ctx)) is not None]
    return min(cards, key=lambda each: math.hypot(each[0].x - to.x, each[0].y - to.y), default=None)


def tackle(table: CardBowlParts, ctx: CueContext, struck: Sprite | None) -> Motion:
    """The nearest man of the defense lunges at a card and strikes it: it gives way, and he goes back to his place."""
    found = None if struck is None else _nearest(table, struck, ctx)
    if struck is None or found is None or ctx.reduced:
        return hear("thud")
    tackler, man = found
    middle = (struck.x + tackler.x) / 2, (struck.y + tackler.y) / 2
    lands = hit(middle, struck, force=HIT, away=1.0 if struck.x >= tackler.x else -1.0)
    home = table.lineup.place(table.marks.spots()[man])
    charge = lunge(tackler, (struck.x, struck.y), struck.width * CLOSE, turns=False)
    return then(charge, together(lands, go_back(tackler, home)))


# A run


def handed_over(table: CardBowlParts, ctx: CueContext) -> Motion:
    """The ball goes from the passer to who carries it."""
    thrower, carrier = passer(table, ctx), _target(table, ctx)
    if thrower is None or carrier is None or thrower is carrier:
        return pause(0.0)
    start, end = (thrower.x, thrower.y), (carrier.x, carrier.y)
    return flights.ball(start, end, wide=BALL, high=LOW, lasts=HAND_OVER, stays=0.0, sound="tap")


def ran(table: CardBowlParts, event: own.Resolved, ctx: CueContext) -> Motion:
    """The carrier lunges into his lane, and is hit there unless he is through."""
    carrier, play = _target(table, ctx), table.position.play
    if carrier is None or ctx.reduced:
        return hear("tick")
    lane = table.lineup.layout.point(table.lineup.lane_x((play.low + play.high) / 2), table.lineup.scrimmage)
    home = table.lineup.place(table.marks.spots()[play.offense, play.carrier])
    through = do(lambda: scuff(lane, "chalkLine").begin(ctx))
    met = later(lambda: tackle(table, ctx, carrier), 0.0) if event.gain <= 0 else through
    return then(lunge(carrier, lane, carrier.width * BESIDE, turns=False), together(met, go_back(carrier, home)))


# A pass


def thrown(table: CardBowlParts, ctx: CueContext, sound: str = "whoosh") -> Motion:
    """The ball flies from the passer to who is to catch it."""
    thrower, receiver = passer(table, ctx), _target(table, ctx)
    if thrower is None or receiver is None:
        return hear(sound)
    start, end = (thrower.x, thrower.y), (receiver.x, receiver.y)
    return flights.ball(start, end, wide=BALL, high=HIGH, lasts=PASS, sound=sound)


def caught(table: CardBowlParts, ctx: CueContext) -> Motion:
    """A pass arrives."""
    receiver = _target(table, ctx)
    arrives = [] if receiver is None else [scuff((receiver.x, receiver.y), "gain")]
    return then(thrown(table, ctx), together(hear("card_slap"), *arrives))


def broken_up(table: CardBowlParts, ctx: CueContext) -> Motion:
    """A pass that nobody catches: the nearest man of the defense is there with the ball."""
    return then(thrown(table, ctx), tackle(table, ctx, _target(table, ctx)))


def picked_off(table: CardBowlParts, ctx: CueContext) -> Motion:
    """A pass goes to a man of the defense, who comes out of his place to take it."""
    return then(thrown(table, ctx, "swish"), tackle(table, ctx, _target(table, ctx)))


# What turns a match


def sacked(table: CardBowlParts, event: own.Sacked, ctx: CueContext) -> Motion:
    """The word of a sack, over the whole table where it costs much."""
    if event.loss >= BIG_SACK:
        words = f"{ctx.names[event.seat]} lose {event.loss} yards"
        return ctx.moments.big("sack", "Sacked!", words, ctx.color_of(1 - event.seat), "crowd_ooh")
    return called(table, event, ctx, "Sacked!", "loss")


def called(table: CardBowlParts, event: Event, ctx: CueContext, head: str, color: str, sound: str = "") -> Motion:
    """A headline with the sentence of the log."""
    words = log_line(event, ctx.names) or ""
    return do(partial(ctx.banner, head, words, color, sound))


def intercepted(event: own.Intercepted, ctx: CueContext) -> Motion:
    """A pass that was picked off has the whole table, in the color of who has the ball now."""
    words = log_line(event, ctx.names) or ""
    return ctx.moments.big("interception", "Intercepted!", words, ctx.color_of(event.seat), "crowd_gasp")


def lost(table: CardBowlParts, ctx: CueContext) -> Motion:
    """The ball hops away from who had it."""
    carrier = _target(table, ctx)
    if carrier is None:
        return hear("bobble")
    return then(tackle(table, ctx, carrier), flights.hop((carrier.x, carrier.y), wide=BALL))


def fumble(event: own.FumbleBegan, ctx: CueContext) -> Motion:
    """A loose ball has the whole table; whose it is comes later."""
    words = log_line(event, ctx.names) or ""
    return ctx.moments.big("fumble", "Fumble!", words, ctx.color_of(1 - event.seat), "crowd_gasp")


def flag(table: CardBowlParts) -> Motion:
    """A flag flies in from the edge of the film to the line of scrimmage."""
    lineup = table.lineup
    start: Point = lineup.layout.point(lineup.wide - FROM_EDGE, lineup.top + FROM_TOP)
    end: Point = lineup.layout.point(lineup.middle + FLAG_BESIDE, lineup.scrimmage + FLAG_BELOW)
    return flights.flag(start, end)


def first_down(table: CardBowlParts, ctx: CueContext) -> Motion:
    """The chains are carried on, where the ball lies on the strip."""
    strip = table.small_strip

    def flash() -> None:
        scuff((strip.x(strip.near(strip.ball)), strip.rect.centery), "firstDown").begin(ctx)

    banner = do(partial(ctx.banner, "First down!", "", "firstDown"))
    return together(hear("chains"), hear("horn_short"), do(flash), banner)
