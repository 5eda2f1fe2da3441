"""The motions at a goal line before a word: a play that is carried over it, and a punt that comes down short of it."""

from __future__ import annotations

import pygame

from game.contract import ScoreKind
from game.events import Scored
from game.variants.real_deal import cards as deck
from scenes.table.cues import flights
from scenes.table.cues.big_moments import FLIGHT_LAYER
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.lunge import DRAW_BACK_SECONDS, HIT_SECONDS, lunge, rear
from scenes.table.cues.motions import (
    Motion,
    MotionContext,
    do,
    freeze,
    hear,
    made,
    move,
    pause,
    scuff,
    settle,
    shake,
    then,
    together,
)
from scenes.table.cues.touches import heaves
from scenes.table.real_deal import answers
from scenes.table.real_deal.end_zone import EndZone
from scenes.table.real_deal.lights import FALLEN
from scenes.table.real_deal.parts import RealDealParts
from scenes.table.stage.animator import in_quart, linear, out_cubic
from scenes.table.stage.sprites import Sprite

OPENS, CLOSES, PULSES = 0.12, 0.14, 0.4
"""Seconds in which an end zone opens and closes, and for which its goal line pulses."""
RUNS, STANDS = 0.15, 0.1
"""Seconds in which a play runs over the line, and for which it is seen behind it."""
SHOVED, SHOVED_YARDS, SHOVED_TILT = 0.42, 20.0, -9.0
"""Seconds in which a play is driven back, yards by the number of its shoves, and its tilt in degrees."""
LIFTED = 24.0
"""Units by which a play is lifted before it runs over the line."""
CARRIED = DRAW_BACK_SECONDS + RUNS + STANDS
"""Seconds until a touchdown has crossed the line."""
AROUND, DEEP, PAST = 8.0, 44.0, 12.0
"""Units by which an end zone is higher and deeper than a card, and between its line and a card behind it."""
SHORT, LIES = 26.0, 0.6
"""Units before the goal line at which a punt comes down, and seconds for which the ball lies there."""
OVER_CARDS = FLIGHT_LAYER + 10.0
"""Layer of an end zone that covers the cards of the duel, also one that moves."""
FREEZE = 0.12
"""Seconds for which the table stands still when the line is crossed."""


def cross(table: RealDealParts, event: Scored, ctx: CueContext) -> Motion:
    """Returns the motion over the goal line: of a play that stands, or of one that a SAFETY drives back."""
    if event.how is ScoreKind.SAFETY:
        shoved = SHOVED * ctx.moments.share("driven back")
        return made(lambda: _drive_back(table, event, ctx, shoved), HIT_SECONDS + shoved + STANDS)
    return made(lambda: _carry(table, event, ctx), CARRIED)


def down(table: RealDealParts, seat: int, ctx: CueContext) -> Motion:
    """Lets a punt come down just before a seat's goal line."""
    play, answer = table.desk.spots
    spot = (answer.left - table.space.px(PAST + SHORT), play.bottom - table.space.px(SHORT))
    lands = together(freeze(), scuff(spot, "chalkLine"), hear("thud"))
    opens = do(lambda: None if ctx.reduced else _open(table, seat, ctx, left=False))
    kicked = together(opens, scuff(play.center, "chalkLine"), flights.ball(play.center, spot, stays=LIES, sound="kick"))
    return then(kicked, lands, pause(STANDS))


def close(table: RealDealParts) -> Motion:
    """Closes the end zone when its cards leave."""
    return move(table.end_zone, "shown", 0.0, CLOSES)


def _standing(table: RealDealParts, ctx: CueContext, before: int = 0) -> Sprite | None:
    """Returns the card of the play that was allowed, or the one that many places ``before`` it in the chain."""
    chain = table.table_state.chain
    ended = bool(chain) and chain[-1].code == deck.END_OF_QUARTER
    return answers.card_at(ctx, len(chain) - 1 - ended - before)


def posts(table: RealDealParts, seat: int, *, covers: bool = False) -> Motion:
    """Opens a seat's end zone with its posts for a kick; it may cover the answer there."""

    def begin(ctx: MotionContext) -> None:
        _open(table, seat, ctx, left=False, kick=True)
        table.end_zone.layer = OVER_CARDS if covers else EndZone.layer

    return Motion(begin, OPENS)


def _open(table: RealDealParts, seat: int, ctx: MotionContext, *, left: bool, kick: bool = False) -> None:
    """Opens a seat's end zone at the spot of the answer, or left of the play over the whole rundown."""
    zone, play, answer = table.end_zone, *table.desk.spots
    px = table.space.px
    line = play.left - px(AROUND) if left else answer.left - px(PAST)
    wide = line - table.desk.rundown.left if left else play.w + px(DEEP)
    zone.rect = pygame.Rect(line - wide if left else line, play.y - px(AROUND), wide, play.h + 2 * px(AROUND))
    zone.seat, zone.name, zone.beside = seat, table.names[seat].split()[-1], play.w + px(PAST)
    zone.left, zone.posts, zone.layer = left, kick, EndZone.layer
    zone.shown, zone.pulse = float(ctx.reduced), 0.0
    zone.picture()
    move(zone, "shown", 1.0, OPENS, out_cubic).begin(ctx)


def _behind(table: RealDealParts, card: Sprite) -> float:
    """Returns the x of a card just behind the goal line."""
    zone, far = table.end_zone, card.width / 2 + table.space.px(PAST)
    return zone.line - far if zone.left else zone.line + far


def _arrive(table: RealDealParts, card: Sprite) -> Motion:
    """Freezes the table as a play crosses the line, which pulses once."""
    zone = table.end_zone

    def light_up() -> None:
        zone.pulse = 1.0

    line = (zone.line, card.y + card.width / 2)
    hits = [hear("slam_big"), freeze(FREEZE), shake(), scuff(line, "chalkLine"), settle(card)]
    return together(do(light_up), *hits, move(zone, "pulse", 0.0, PULSES))


def _carry(table: RealDealParts, event: Scored, ctx: CueContext) -> Motion:
    """Carries the play over the other side's goal line; a returned kick runs back past the kicker."""
    card = _standing(table, ctx)
    if card is None or ctx.reduced:
        return pause(0.0)
    left = event.how is ScoreKind.SAFETY or card.x > table.desk.between.centerx
    _open(table, 1 - event.seat, ctx, left=left)
    goal = _behind(table, card)
    runs = together(move(card, "x", goal, RUNS, in_quart), hear("whoosh"))
    arrives = do(lambda: _arrive(table, card).begin(ctx))
    falls = move(table.lights, "shown", FALLEN, DRAW_BACK_SECONDS, linear)
    lifts = move(card, "rise", table.space.px(LIFTED), DRAW_BACK_SECONDS)
    lands = together(arrives, *(move(card, name, 0.0, STANDS) for name in ("tilt", "rise")))
    return then(together(rear(card, (goal, card.y), turns=False), falls, lifts), runs, lands)


def _drive_back(table: RealDealParts, event: Scored, ctx: CueContext, lasts: float) -> Motion:
    """Lets the SAFETY push the play back over its own goal line, in shoves of ``lasts`` seconds."""
    driver, victim = _standing(table, ctx), _standing(table, ctx, before=1)
    if driver is None or victim is None or victim.x > driver.x or victim.width < driver.width or ctx.reduced:
        return _carry(table, event, ctx)
    _open(table, 1 - event.seat, ctx, left=True)
    back, heavy, gap = _behind(table, victim), heaves(SHOVED_YARDS), 2 * table.space.px(PAST)
    shoves = [
        *(hear("slam"), freeze(), answers.crack(table, ctx, victim), scuff((victim.x + victim.width / 2, victim.y))),
        move(victim, "x", back, lasts, heavy),
        move(victim, "tilt", SHOVED_TILT, lasts, heavy),
        move(driver, "x", back + victim.width + gap, lasts, heavy),
    ]
    arrives = do(lambda: _arrive(table, victim).begin(ctx))
    return then(lunge(driver, (victim.x, victim.y), victim.width, turns=False), together(*shoves), arrives)
