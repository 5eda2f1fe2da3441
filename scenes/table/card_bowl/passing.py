"""Acts out a pass: its cards aim it, it leaves the hand with the catch card, and it is caught or comes down."""

from __future__ import annotations

from functools import partial
from math import hypot

from game.variants.card_bowl import events as own
from game.variants.card_bowl.plain_results import cover_of, fall_words
from scenes.table.card_bowl.ball import fly
from scenes.table.card_bowl.feeding import ring
from scenes.table.card_bowl.parts import CardBowlParts
from scenes.table.card_bowl.running import THAWED, go_on
from scenes.table.card_bowl.shown import DRAWN
from scenes.table.cues import flights
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.flights import Point
from scenes.table.cues.lunge import HIT_SECONDS, go_back, lunge
from scenes.table.cues.motions import Motion, do, freeze, hear, hit, knock, move, pause, scuff, then, together
from scenes.table.cues.touches import run_seconds
from scenes.table.stage.places import Place
from scenes.table.stage.sprites import Sprite, with_code

ON, THROWS, DOWN, LEAVES = 0.25, 0.3, 0.4, 0.12
"""Seconds in which a card takes the aim of a pass on, in which a throw almost reaches its receiver, in which it comes
down, and until the line clashes at a handoff."""
LOW, HIGH, LAST = 8.0, 92.0, 70.0
"""Heights to which a ball rises when it is handed over, thrown, and on its last way down, in units."""
BESIDE = {"thrown": (2.1, -1.4), "suit": (1.3, -1.8), "away": (3.0, 1.5), "long": (0.4, -1.4)}
"""Places relative to the receiver where a pass comes down that nobody can reach, in card widths and heights.

One that flies too far comes down behind the end zone.
"""
MARKED = 0.7
"""Seconds for which the card that decided it is ringed once the ball is down."""
DIVE, LIES, SLIPS = 0.9, 0.18, 0.05
"""Distance that a receiver dives for a ball beyond his reach, in card widths, seconds for which he then lies there, and
for which the table freezes as one bounces off him."""
RING, SAYS = 0.45, 30.0
"""Seconds of the ring of light around a catch, and type size in units of the words where a pass falls."""


def handed_over(table: CardBowlParts, ctx: CueContext) -> Motion:
    """Hands the ball from the passer to the runner, unless he keeps it."""
    play = table.table_state.play
    passer, carrier = (table.shown.card_of((play.offense, man)) for man in (0, play.carrier))
    if passer is None or carrier is None or passer is carrier:
        return pause(0.0)
    _leaves_his_hand(table)
    return together(hear("tap"), fly(table.ball, (carrier.x, carrier.y), ON, LOW, ctx))


def _leaves_his_hand(table: CardBowlParts) -> None:
    """Lets motions set the position of the ball, from the passer unless it is in the air already."""
    ball, passer = table.ball, table.shown.card_of((table.table_state.play.offense, 0))
    if passer is not None and not ball.flies:
        (ball.x, ball.y), ball.lift, ball.flies = passer.rect.center, 0.0, True


def aims(table: CardBowlParts) -> Motion:
    """Extends the line to where the pass will go, as a card of it is drawn."""
    aim = table.shown.stance.aim
    return pause(0.0) if aim is None else together(hear("tick"), move(table.throw_line, "share", aim, ON))


def thrown(table: CardBowlParts, ctx: CueContext) -> Motion:
    """Throws the pass as its catch card is drawn."""
    lies = table.shown.stance.lies
    if lies is None:
        return pause(0.0)
    _leaves_his_hand(table)
    point = table.lineup.layout.point(lies.x, lies.y)
    return together(hear("whoosh"), fly(table.ball, point, THROWS, HIGH, ctx, stays=True))


def _comes_down(table: CardBowlParts, to: tuple[float, float], ctx: CueContext) -> Motion:
    """Brings the ball down at a point of the window."""
    return then(do(partial(_leaves_his_hand, table)), fly(table.ball, to, DOWN, LAST, ctx))


def caught(table: CardBowlParts, event: own.Resolved, ctx: CueContext) -> Motion:
    """Shows receiver and cover racing to the catch, and the ball in his hands; nobody cheers what a joker takes."""
    stance = table.shown.stance
    holder, card = stance.holder, table.shown.holder_card
    if holder is None or card is None:
        return hear("card_slap")
    spot, lasts = stance.spots[holder], max(DOWN, run_seconds(event.gain))
    point = table.lineup.layout.point(spot.x, spot.y)
    flash = do(lambda: ctx.effects.halo(card.rect, "gain", RING))
    counts = do(partial(setattr, table.gain_count, "counts", True))
    gladly = () if table.shown.story.picked else (hear("crowd_cheer"), flash, counts)
    arrives = together(hear("card_slap"), *gladly)
    return then(together(go_on(table, ctx, lasts), fly(table.ball, point, lasts, LAST, ctx)), arrives)


def fell(table: CardBowlParts, event: own.BadPass, ctx: CueContext) -> Motion:
    """Shows an incomplete pass, with a word that says why."""
    play = table.table_state.play
    receiver = table.shown.card_of((play.offense, play.carrier))
    if receiver is None:
        return hear("crowd_ooh")
    across, down = BESIDE.get(event.why, (0.0, 0.0))
    side = -1 if receiver.x > table.lineup.film.centerx else 1
    point = receiver.x + side * across * receiver.width, receiver.y + down * receiver.rect.h
    above = receiver.x, receiver.y - receiver.rect.h
    words = do(partial(ctx.effects.stamp, above, fall_words(event), "chalk300", SAYS))
    hops = flights.hop(point, wide=36.0, step=16.0 * side, high=26.0)
    lands = together(hops, scuff(point, "chalkLine"), words, hear("crowd_ooh"))
    falls = together(_comes_down(table, point, ctx), do(partial(_marked, event.card, ctx)))
    if event.why == "broken_up":
        falls = together(falls, then(pause(DOWN - HIT_SECONDS), reached(table, ctx, cover_of(event))))
    elif event.why != "away" and not ctx.reduced:
        falls = together(falls, _dives(receiver, point) if across else then(pause(DOWN), _slips(receiver, side)))
    return together(falls, then(pause(DOWN + THAWED), lands))


def _dives(receiver: Sprite, ball: Point) -> Motion:
    """Shows the receiver diving for a ball that comes down out of his reach, and getting up again."""
    stood = Place(receiver.x, receiver.y, receiver.width, receiver.tilt, receiver.layer)
    short = max(0.0, hypot(ball[0] - receiver.x, ball[1] - receiver.y) - DIVE * receiver.width)
    dive = lunge(receiver, ball, short, turns=False)
    return then(pause(DOWN - HIT_SECONDS), dive, together(hear("thud"), pause(LIES)), go_back(receiver, stood))


def _slips(receiver: Sprite, side: int) -> Motion:
    """Shows the ball bouncing off the receiver's hands."""
    return together(hear("tap"), freeze(SLIPS), knock(receiver, away=float(-side)))


def _marked(code: str, ctx: CueContext) -> None:
    """Rings the drawn card that decides that a pass fails, from its flight until why is read."""
    card = with_code(ctx.board.zones.get(DRAWN, ()), code)
    if card is not None:
        ring(card.rect, "loss", DOWN + THAWED + MARKED, ctx)


def reached(table: CardBowlParts, ctx: CueContext, cover: int = 0) -> Motion:
    """Shows a defender hitting the receiver; ``cover`` is the value of who breaks up the pass."""
    play = table.table_state.play
    man = table.opponent(cover=cover)
    receiver, tackler = (
        table.shown.card_of((play.offense, play.carrier)),
        None if man is None else table.shown.card_of(man),
    )
    if receiver is None or tackler is None or ctx.reduced:
        return hear("thud")
    lands = hit((receiver.x, receiver.y), receiver, force=0.4, away=1.0 if receiver.x >= tackler.x else -1.0)
    return then(lunge(tackler, (receiver.x, receiver.y), receiver.width * 0.7, turns=False), lands)
