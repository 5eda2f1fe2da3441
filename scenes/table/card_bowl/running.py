"""Acts out a run: the line clashes, the film scrolls with the ball carrier, and he is brought down."""

from __future__ import annotations

from functools import partial

from game.variants.card_bowl import events as own
from scenes.table.card_bowl.acting import nearest, rush_lane
from scenes.table.card_bowl.parts import CardBowlParts
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.lunge import HIT_SECONDS, lunge, rear
from scenes.table.cues.motions import Motion, do, hear, hit, made, move, pause, then, together
from scenes.table.cues.touches import run_seconds
from scenes.table.stage.animator import in_out_sine, out_back, out_cubic

HIT = 0.6
"""Strength of the shake when a tackler hits, 0 to 1."""
CLOSE = 0.7
"""Distance of a tackler from the ball carrier, in card widths."""
MEETS, NEXT_LANE = 0.2, 0.05
"""Seconds in which a blocker and a rusher clash, and from one lane to the next."""
STRIDE = 0.3
"""Shortest time in which the ball carrier runs, in seconds."""
FADES = 0.06
"""Seconds in which a card that leaves the film fades."""
JUMPS, JUMP = 0.7, 44.0
"""Seconds in which the scorer jumps twice, and the height in units."""
POPS = 34.0
"""Type size of the yards that pop up at a tackle, in units."""


def clash(table: CardBowlParts, ctx: CueContext) -> Motion:
    """Shows the line surging lane by lane, from left to right, to where the stronger ones push it."""
    seat, lanes = table.table_state.play.offense, table.table_state.lanes
    found: dict[int, list[str]] = {}
    for man, lane in enumerate(lanes):
        if lane is not None:
            found.setdefault(lane, []).append(f"man:{seat}:{man}")
    for man, place in enumerate(table.table_state.places):
        rushed = rush_lane(place)
        if rushed is not None:
            found.setdefault(rushed, []).append(f"man:{1 - seat}:{man}")

    def meet(zones: list[str]) -> None:
        ctx.sound("tap")
        for zone in zones:
            ctx.board.glide(zone, ctx.animator, 0.0 if ctx.reduced else MEETS * ctx.pace, out_back)

    steps = [then(do(partial(meet, found[lane])), pause(NEXT_LANE)) for lane in sorted(found)]
    return together(hear("thud"), then(*steps, pause(MEETS)))


def go_on(table: CardBowlParts, ctx: CueContext, lasts: float = STRIDE) -> Motion:
    """Moves everybody to where he now stands, and scrolls the film with the ball carrier."""

    def begin() -> None:
        seconds = 0.0 if ctx.reduced else lasts * ctx.pace
        stance, lineup, animator = table.shown.stance, table.lineup, ctx.animator
        animator.to(table.ground, "scroll", stance.scroll, seconds, in_out_sine)
        for man, spot in stance.spots.items():
            card = table.shown.card_of(man)
            if card is None:
                continue
            x, y = lineup.layout.point(spot.x, spot.y)
            card.layer = spot.layer
            for name, goal in (("x", x), ("y", y), ("tilt", 0.0)):
                animator.to(card, name, goal, seconds, in_out_sine)
            if lineup.holds(spot):
                animator.to(card, "alpha", 1.0, 0.0)
            else:
                film = lineup.film
                edge = film.bottom if y > card.y else film.top
                half = card.rect.h / 2
                share = (edge - half - card.y if y > card.y else card.y - edge - half) / max(abs(y - card.y), 1.0)
                animator.to(card, "alpha", 0.0, FADES * ctx.pace, delay=seconds * max(0.0, min(share, 1.0)))

    return then(do(begin), pause(lasts))


def through(table: CardBowlParts, event: own.Resolved, ctx: CueContext) -> Motion:
    """Shows the carrier striking into his lane, as far as the sums let him get."""
    holder = table.shown.stance.holder
    carrier = None if holder is None else table.shown.card_of(holder)
    goes = made(partial(go_on, table, ctx, max(STRIDE, run_seconds(event.gain))), max(STRIDE, run_seconds(event.gain)))
    if carrier is None or ctx.reduced:
        return goes
    spot = table.shown.stance.spots[holder] if holder is not None else None
    lane = (carrier.x, carrier.y) if spot is None else table.lineup.layout.point(spot.x, table.lineup.scrimmage)
    return then(rear(carrier, lane, turns=False), together(hear("whoosh"), goes))


def brought_down(table: CardBowlParts, ctx: CueContext, yards: str, color: str) -> Motion:
    """Shows the nearest opponent hitting whoever has the ball, and the yards there."""
    stance = table.shown.stance
    holder = stance.holder
    runner = None if holder is None else table.shown.card_of(holder)
    man = None if holder is None else nearest(stance.spots, holder, 1 - holder[0])
    tackler = None if man is None else table.shown.card_of(man)
    if runner is None:
        return hear("thud")
    below_banner = table.lineup.headline.bottom + ctx.app.theme.px(POPS / 2)
    above = runner.x, max(runner.y - runner.rect.h, below_banner)
    pops = do(lambda: ctx.effects.stamp(above, yards, color, POPS))
    if tackler is None or ctx.reduced:
        return together(hear("thud"), pops)
    if tackler.alpha < 0.5 or tackler.y < 0:  # he comes in from where the film has left him behind
        tackler.x, tackler.y = runner.x + runner.width, float(table.lineup.film.bottom - runner.rect.h / 2)
        tackler.alpha = 1.0
    middle = (runner.x + tackler.x) / 2, (runner.y + tackler.y) / 2
    lands = hit(middle, runner, force=HIT, away=1.0 if runner.x >= tackler.x else -1.0)
    charge = lunge(tackler, (runner.x, runner.y), runner.width * CLOSE, turns=False)
    return then(charge, together(lands, pops))


def crosses(table: CardBowlParts, ctx: CueContext) -> Motion:
    """Shows the scorer jumping for joy in the light of the stands."""
    holder = table.shown.stance.holder
    scorer = None if holder is None else table.shown.card_of(holder)
    if holder is None or scorer is None:
        return hear("crowd_cheer")
    color, high, half = ctx.color_of(holder[0]), ctx.app.theme.px(JUMP), JUMPS / 4
    colors = [ctx.app.theme.color(name) for name in (color, "firstDown", "chalk50")]
    lights = do(lambda: ctx.effects.halo(scorer.rect, color, JUMPS))
    around = scorer.rect.inflate(9 * scorer.rect.w, 2 * scorer.rect.h).clip(table.lineup.film)
    cheers = do(lambda: ctx.effects.confetti(around, colors))
    jump = then(move(scorer, "rise", high, half, out_cubic), move(scorer, "rise", 0.0, half, in_out_sine))
    joy = pause(JUMPS) if ctx.reduced else then(jump, jump)
    return together(hear("crowd_cheer"), lights, cheers, joy)


TACKLE = HIT_SECONDS + 0.1
"""Seconds from the start of a tackle to its hit."""
