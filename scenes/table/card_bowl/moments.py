"""The moments of a play: the hit on who has the ball, the ball in the air, and what turns a match."""

from __future__ import annotations

import math
from functools import partial

from game.contract import Event
from game.letters import small
from game.match_words import several
from game.variants.card_bowl import events as own
from game.variants.card_bowl.event_order import BLOCKED
from game.variants.card_bowl.log import sentence
from scenes.table.card_bowl import passing, running
from scenes.table.card_bowl.ball import fly
from scenes.table.card_bowl.faces import RED_JOKER
from scenes.table.card_bowl.parts import CardBowlParts
from scenes.table.cues import flights
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.director import Cue
from scenes.table.cues.flights import Point
from scenes.table.cues.lunge import HIT_SECONDS, lunge
from scenes.table.cues.motions import (
    Motion,
    cue,
    do,
    freeze,
    hear,
    hit,
    made,
    move,
    pause,
    scuff,
    settle,
    stagger,
    then,
    together,
)
from scenes.table.stage.animator import in_quart, linear
from scenes.table.stage.sprites import with_code

BIG_SACK = 10
"""Yards from which a sack is a big moment."""
FROM_EDGE, FROM_TOP, FLAG_BESIDE, FLAG_BELOW = 60.0, 60.0, 120.0, 40.0
"""Place from which a flag is thrown, and distances from the middle of the line where it comes down, in units."""

BURSTS, SWEEP = 7, 0.4
"""Bursts of chalk along the line to gain at a first down, and seconds from the first to the last."""
SNATCH, SNATCHED_HIGH = 0.16, 40.0
"""Seconds in which an intercepted ball goes over, and the height to which it jumps, in units."""
LOOSE_HOP, LOOSE_STEP, LOOSE_HOPS = 0.16, 22.0, (60.0, 34.0, 16.0)
"""Seconds and length of a hop of a loose ball, and the heights of its hops, both in units."""
POUNCE = 0.5
"""Strength of the shake when somebody throws himself on the ball, 0 to 1."""

# What turns a match


def sacked(table: CardBowlParts, event: own.Sacked, ctx: CueContext) -> Motion:
    """Returns the word of a sack, over the whole table where it costs much."""
    if event.loss >= BIG_SACK:
        words = f"{ctx.names[event.seat]} lose {event.loss} yards"
        if event.against is not None and (ahead := event.against[0] - event.against[1]) > 0:
            words = f"The rush was {several(ahead, 'point')} stronger: {words}"
        return ctx.moments.big("sack", "Sacked!", words, ctx.color_of(1 - event.seat), "crowd_ooh")
    return called(table, event, ctx, "Sacked!", "loss")


def called(table: CardBowlParts, event: Event, ctx: CueContext, head: str, color: str, sound: str = "") -> Motion:
    """Returns a headline with the sentence of the log."""
    words = sentence(event, ctx.names) or ""
    return do(partial(ctx.banner, head, words, color, sound))


def intercepted(event: own.Intercepted, ctx: CueContext) -> Motion:
    """Shows an interception over the whole table, in the color of who has the ball now."""
    words = sentence(event, ctx.names) or ""
    return ctx.moments.big("interception", "Intercepted!", words, ctx.color_of(event.seat), "crowd_gasp")


def snatched(table: CardBowlParts, ctx: CueContext) -> list[Cue]:
    """Shows a defender hitting the receiver, who has the ball until that frame, and the ball going over to him."""
    strikes = made(partial(passing.reached, table, ctx), HIT_SECONDS)
    takes = made(partial(_goes_over, table, ctx), SNATCH)
    return [cue(strikes, ctx), Cue(table.ball.take_off), cue(takes, ctx, tells=True)]


def _goes_over(table: CardBowlParts, ctx: CueContext) -> Motion:
    """Moves the ball from where it is to the card of who has it now."""
    taker = table.shown.holder_card
    to = table.ball.place() if taker is None else (taker.x, taker.y)
    return fly(table.ball, to, SNATCH, SNATCHED_HIGH, ctx)


def fumble(table: CardBowlParts, event: own.FumbleBegan, ctx: CueContext) -> Motion:
    """Shows a fumble over the whole table, with the joker that did it; whose ball it is comes later.

    A punt that is blocked was in nobody's hands.
    """
    words = sentence(event, ctx.names) or ""
    if with_code(table.shown.drawn_jokers, RED_JOKER) is not None:
        words = f"The red joker did it: {small(words)}"
    headline = "Loose ball!" if BLOCKED in table.table_state.purposes else "Fumble!"
    return ctx.moments.big("fumble", headline, words, ctx.color_of(1 - event.seat), "crowd_gasp")


def takeaway(event: own.Recovered, ctx: CueContext) -> Motion:
    """Shows over the whole table that the other side has a loose ball, in its color."""
    words = sentence(event, ctx.names) or ""
    return ctx.moments.big("stolen ball", "Takeaway!", words, ctx.color_of(event.seat), "thud", "crowd_roar")


def knocked_loose(table: CardBowlParts, ctx: CueContext) -> Motion:
    """Shows the ball jumping out of the runner's hands and tumbling over the grass in three hops."""
    if not table.shown.on_film:
        return hear("bobble")
    away = 1 if table.ball.place()[0] < table.lineup.film.centerx else -1
    hops = [made(partial(_hop, table, away, high, ctx), LOOSE_HOP) for high in LOOSE_HOPS]
    stops = do(partial(setattr, table.gain_count, "counts", False))
    return then(together(freeze(), hear("slam"), hear("bobble"), stops), *([] if ctx.reduced else hops))


def _hop(table: CardBowlParts, away: int, high: float, ctx: CueContext) -> Motion:
    """Returns one hop of a loose ball across the film."""
    ball, px = table.ball, ctx.app.theme.px
    ball.take_off()
    goes = move(ball, "x", ball.x + away * px(LOOSE_STEP), LOOSE_HOP, linear)
    falls = move(ball, "lift", 0.0, LOOSE_HOP / 2, in_quart)
    return together(goes, then(move(ball, "lift", float(px(high)), LOOSE_HOP / 2), falls))


def pounced(table: CardBowlParts, event: own.Recovered, ctx: CueContext) -> Motion:
    """Shows the nearest man of the side that gets a loose ball throwing himself on it."""
    ball = table.ball.place()
    men = ((man, table.shown.card_of(man)) for man in table.shown.stance.spots if man[0] == event.seat)
    cards = [card for _, card in men if card is not None and card.alpha == 1 and card.y > 0]
    if not cards or ctx.reduced:
        return hear("thud")
    diver = min(cards, key=lambda card: math.hypot(card.x - ball[0], card.y - ball[1]))
    return then(lunge(diver, ball, 0.0, turns=False), together(hit(ball, force=POUNCE), settle(diver)))


def flag(table: CardBowlParts) -> Motion:
    """Throws a flag from the edge of the film to the line of scrimmage."""
    lineup = table.lineup
    start: Point = lineup.layout.point(lineup.wide - FROM_EDGE, lineup.top + FROM_TOP)
    end: Point = lineup.layout.point(lineup.middle + FLAG_BESIDE, lineup.scrimmage + FLAG_BELOW)
    return flights.flag(start, end)


def first_down(table: CardBowlParts, ctx: CueContext) -> Motion:
    """Shows a first down: chalk flies along the line to gain, from one edge to the other, and the runner jumps."""
    box, y = table.ground.bounds(), table.ground.y(table.course.goal)
    bursts = [scuff((box.left + box.w * (2 * i + 1) // (2 * BURSTS), y), "firstDown") for i in range(BURSTS)]
    runner = table.shown.holder_card
    jumps = running.leap(runner, ctx) if runner is not None else pause(0.0)
    banner = do(partial(ctx.banner, "First down!", "", "firstDown"))
    return together(hear("chains"), hear("horn_short"), stagger(SWEEP / BURSTS, *bursts), jumps, banner)
