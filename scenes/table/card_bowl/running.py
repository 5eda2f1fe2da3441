"""Acts out a run: the line clashes, the film scrolls with the ball carrier, and he is brought down."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from math import acos, pi

from game.variants.card_bowl import events as own
from game.variants.card_bowl.cards import MAN
from game.variants.card_bowl.record_sheet import gained
from scenes.table.card_bowl.acting import RUNS, in_hole, pushes, rush_lane, shoved
from scenes.table.card_bowl.lineup import Man
from scenes.table.card_bowl.parts import CardBowlParts
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.flights import Point
from scenes.table.cues.lunge import HIT_SECONDS, lunge
from scenes.table.cues.motions import (
    Motion,
    do,
    freeze,
    hear,
    hit,
    jump,
    made,
    move,
    pause,
    scuff,
    stagger,
    then,
    together,
)
from scenes.table.cues.touches import run_seconds
from scenes.table.stage.animator import in_out_sine, in_quart, out_back, out_cubic
from scenes.table.stage.sprites import Sprite

HIT = 0.6
"""Strength of the shake when a tackler hits, 0 to 1."""
CLOSE = 0.5
"""Distance of a tackler from the ball carrier, in card widths."""
CROUCHES, MEETS, NEXT_LANE = 0.06, 0.1, 0.045
"""Seconds in which blocker and rusher draw back and in which they clash, and from one lane to the next."""
CROUCH, STRAIN, RECOIL = 6.0, 6.0, 7.0
"""Units by which they draw back, and by which they strain ahead; degrees by which whoever is thrown back is turned."""
RUN_UP = 0.24
"""Seconds in which the carrier of a run charges up to his blockers."""
STRAINS, SHOVES = 0.05, 0.16
"""Seconds in which the line strains ahead, and in which a number that has reached a sum shoves the hole of a run."""
HOLE_FREEZE = 0.06
"""Seconds for which the table freezes as the carrier hits the line."""
STRIDE = 0.3
"""Shortest time in which the ball carrier runs, in seconds."""
FADES = 0.06
"""Seconds in which a card that leaves the film fades."""
GOES_IN, JUMPS, JUMP = 0.2, 0.7, 44.0
"""Seconds in which the scorer goes in, and in which he jumps twice, and the height in units."""
THAWED = 0.01
"""Seconds from a hit until its result is stamped: with the first frame in which the table moves again."""
TACKLE = HIT_SECONDS + THAWED
"""Seconds from the start of a tackle until its result is seen."""
POPS = 34.0
"""Type size of the yards that pop up at a tackle, in units."""


def clash(table: CardBowlParts, ctx: CueContext) -> Motion:
    """Shows the line crouching and clashing lane by lane, from left to right, to where the stronger ones push it."""
    lanes = _men_by_lane(table)
    state = table.shown.table_state  # while others look on, without what they must not see
    seat, pushed = state.play.offense, pushes(state)

    def meet(lane: int) -> Motion:
        men, push = lanes[lane], pushed.get(lane, 0.0)
        thrown = [man for man in men if push and (man[0] == seat) == (push < 0)]
        point = table.lineup.layout.point(table.lineup.lane_x(lane), table.lineup.scrimmage)
        chalk = [scuff(point, "chalkLine")] if len({man[0] for man in men}) > 1 else []
        lands = together(do(partial(_recoil, thrown, table, ctx)), hear("tap"), *chalk)
        starts, meets = do(partial(_crouch, men, table, ctx)), do(partial(_charge, men, table, ctx))
        return then(starts, pause(CROUCHES), meets, pause(MEETS), lands)

    return together(hear("thud"), stagger(NEXT_LANE, *map(meet, sorted(lanes))))


def run_up(table: CardBowlParts, ctx: CueContext) -> None:
    """Lets the carrier of a run charge up to his blockers."""
    play = table.table_state.play
    if play.act in RUNS:
        ctx.board.glide(
            MAN[play.offense][play.carrier], ctx.animator, 0.0 if ctx.reduced else RUN_UP * ctx.pace, in_quart
        )


def _men_by_lane(table: CardBowlParts) -> dict[int, list[Man]]:
    """Returns who clashes in each lane."""
    seat, state = table.table_state.play.offense, table.table_state
    found: dict[int, list[Man]] = {}
    blocked = [((seat, man), lane) for man, lane in enumerate(state.lanes)]
    rushed = [((1 - seat, man), rush_lane(place)) for man, place in enumerate(state.places)]
    for man, lane in (*blocked, *rushed):
        if lane is not None:
            found.setdefault(lane, []).append(man)
    return found


def _cards(men: Iterable[Man], table: CardBowlParts) -> list[tuple[Man, Sprite]]:
    """Returns the men who have cards, with these."""
    found = ((man, table.shown.card_of(man)) for man in men)
    return [(man, card) for man, card in found if card is not None]


def _crouch(men: Iterable[Man], table: CardBowlParts, ctx: CueContext) -> None:
    """Draws men back from the line."""
    for man, card in [] if ctx.reduced else _cards(men, table):
        back = -CROUCH if man[0] == table.table_state.play.offense else CROUCH
        ctx.animator.to(card, "rise", float(ctx.app.theme.px(back)), CROUCHES * ctx.pace)


def _charge(men: Iterable[Man], table: CardBowlParts, ctx: CueContext) -> None:
    """Throws men to where they stand after the clash."""
    lasts = 0.0 if ctx.reduced else MEETS * ctx.pace
    for (seat, man), card in _cards(men, table):
        ctx.board.glide(MAN[seat][man], ctx.animator, lasts, in_quart)
        ctx.animator.to(card, "rise", 0.0, lasts, in_quart)


def _recoil(men: Iterable[Man], table: CardBowlParts, ctx: CueContext) -> None:
    """Turns the cards of men who were thrown back, and lets them settle."""
    for man, card in [] if ctx.reduced else _cards(men, table):
        card.tilt = RECOIL if man[1] % 2 else -RECOIL
        ctx.animator.to(card, "tilt", 0.0, SHOVES * ctx.pace, out_back)


def surge(table: CardBowlParts, ctx: CueContext, lead: int) -> None:
    """Shoves the men in the hole of a run to where the offense's lead in points puts them; those thrown back tilt."""
    lineup, story = table.lineup, table.shown.story
    if story.reach is not None or ctx.reduced:
        return
    spots, early = table.shown.stance.spots, shoved(story.lead) - shoved(lead)
    strain(table, ctx)
    carrier = table.table_state.play.offense, table.table_state.play.carrier
    pile = [*_in_hole(table), *([carrier] if table.table_state.play.act in RUNS else ())]
    for man, card in _cards(pile, table):
        y = lineup.layout.point(spots[man].x, spots[man].y + early * lineup.yard)[1]
        if y != card.y and (y > card.y) == (man[0] == table.table_state.play.offense):
            _recoil([man], table, ctx)
        ctx.animator.to(card, "y", y, SHOVES * ctx.pace, out_back)


def strain(table: CardBowlParts, ctx: CueContext) -> None:
    """Lets both lines strain against each other, as a card is drawn for a run or adds to its sum."""
    for men in [] if ctx.reduced else _men_by_lane(table).values():
        for (seat, man), card in _cards(men, table):
            ahead = STRAIN if seat == table.table_state.play.offense else -STRAIN
            ctx.animator.to(card, "rise", float(ctx.app.theme.px(ahead if man % 2 else ahead / 2)), STRAINS * ctx.pace)
            ctx.later(partial(ctx.animator.to, card, "rise", 0.0, SHOVES * ctx.pace, in_out_sine), STRAINS)


def _in_hole(table: CardBowlParts) -> list[Man]:
    """Returns who clashes in the hole of a run."""
    return [man for lane, men in _men_by_lane(table).items() if in_hole(table.table_state, lane) for man in men]


def go_on(table: CardBowlParts, ctx: CueContext, lasts: float = STRIDE) -> Motion:
    """Moves everybody to where he now stands, and scrolls the film with the ball carrier."""

    def begin() -> None:
        seconds = 0.0 if ctx.reduced else lasts * ctx.pace
        stance, lineup, animator = table.shown.stance, table.lineup, ctx.animator
        scrolls = (stance.scroll - table.ground.scroll) * lineup.yard
        animator.to(table.ground, "scroll", stance.scroll, seconds, in_out_sine)
        for man, spot in stance.spots.items():
            card = table.shown.card_of(man)
            if card is None:
                continue
            x, y = lineup.layout.point(spot.x, spot.y)
            if card.y < 0:  # laid out of the window: he comes from where the film has left him behind
                card.x, card.y = lineup.layout.point(spot.x, spot.y - scrolls)
                card.alpha = float(lineup.holds(spot._replace(y=spot.y - scrolls)))
            card.layer = spot.layer
            for name, goal in (("x", x), ("y", y), ("tilt", 0.0)):
                animator.to(card, name, goal, seconds, in_out_sine)
            if lineup.holds(spot):
                animator.to(card, "alpha", 1.0, 0.0)
            else:
                fades = FADES * ctx.pace
                animator.to(card, "alpha", 0.0, fades, delay=max(0.0, seconds * _at_the_edge(table, card, y) - fades))

    return then(do(begin), pause(lasts))


def _at_the_edge(table: CardBowlParts, card: Sprite, y: float) -> float:
    """Returns the fraction of the time of a motion to ``y`` after which a card reaches the edge of the film."""
    film, half, deck = table.lineup.film, card.rect.h / 2, table.draw_pile.rect
    foot = deck.top if card.rect.right > deck.left else film.bottom
    room = foot - half - card.y if y > card.y else card.y - film.top - half
    return acos(1 - 2 * max(0.0, min(room / max(abs(y - card.y), 1.0), 1.0))) / pi


def stride(yards: float) -> float:
    """Returns the seconds in which the ball carrier runs from the line.

    >>> stride(3), stride(50)
    (0.3, 0.6)
    """
    return max(STRIDE, run_seconds(yards))


def through(table: CardBowlParts, event: own.Resolved, ctx: CueContext) -> Motion:
    """Shows the carrier hitting the line and going on as far as the sums let him get, with his yards above him."""
    holder, carrier, lasts = table.shown.stance.holder, table.shown.holder_card, stride(event.gain)
    counts = do(partial(setattr, table.gain_count, "counts", True))
    goes = together(counts, made(partial(go_on, table, ctx, lasts), lasts))
    if holder is None or carrier is None or ctx.reduced:
        return goes
    hole = table.lineup.layout.point(table.shown.stance.spots[holder].x, table.lineup.scrimmage)
    return then(lunge(carrier, hole, 0.0, turns=False), together(_breach(table, hole, ctx), goes))


def _breach(table: CardBowlParts, hole: Point, ctx: CueContext) -> Motion:
    """Shows the hit of the carrier on the line: the table freezes, chalk flies, and the defenders in it are thrown."""
    struck = [man for man in _in_hole(table) if man[0] != table.table_state.play.offense]
    thrown = do(partial(_recoil, struck, table, ctx))
    return together(hear("slam"), freeze(HOLE_FREEZE), scuff(hole), thrown)


def brought_down(table: CardBowlParts, ctx: CueContext, yards: str, color: str, force: float = HIT) -> Motion:
    """Shows an opponent hitting whoever has the ball, with the yards at once; all men jump at full ``force``."""
    stance = table.shown.stance
    holder, runner = stance.holder, table.shown.holder_card
    man = None if holder is None else stance.tackler or table.opponent(holder)
    tackler = None if man is None else table.shown.card_of(man)
    if runner is None:
        return hear("thud")
    below_banner = table.lineup.headline.bottom + ctx.app.theme.px(POPS / 2)
    above = runner.x, max(runner.y - runner.rect.h, below_banner)
    pops = do(lambda: _pop(table, above, yards, color, ctx))
    if tackler is None or ctx.reduced:
        return together(hear("thud"), pops)
    if tackler.alpha < 0.5 or tackler.y < 0:  # he comes in from where the film has left him behind
        tackler.x, tackler.y = runner.x + runner.width, float(table.lineup.film.bottom - runner.rect.h / 2)
        tackler.alpha = 1.0
    middle = (runner.x + tackler.x) / 2, (runner.y + tackler.y) / 2
    lands = hit(middle, runner, force=force, away=1.0 if runner.x >= tackler.x else -1.0)
    if force == 1.0:
        others = [card for _, card in _cards(stance.spots, table) if card not in (runner, tackler)]
        lands = together(lands, jump(others))
    charge = lunge(tackler, (runner.x, runner.y), runner.width * CLOSE, turns=False)
    return then(charge, together(lands, then(pause(THAWED), pops)))


def yards_stamp(event: own.PlayEnded) -> tuple[str, str]:
    """Returns what pops up where the runner was brought down, and in which color.

    >>> end = own.PlayEnded(clause="CB-419", seat=0, down=1, to_go=10, los=24, play="rush", how="dead", holder=0,
    ...     ball_on=31, gain=7)
    >>> yards_stamp(end)
    ('+7', 'gain')
    """
    if event.holder != event.seat:
        return "Down!", "chalk300"
    gain = gained(event)
    return (f"{gain:+d}", "gain" if gain > 0 else "loss") if gain else ("No gain", "chalk300")


def _pop(table: CardBowlParts, above: Point, yards: str, color: str, ctx: CueContext) -> None:
    """Stamps the yards of the play in place of the running count."""
    table.gain_count.counts = False
    ctx.effects.stamp(above, yards, color, POPS)


def leap(card: Sprite, ctx: CueContext) -> Motion:
    """Shows a man leaping once for joy; with reduced motion he stands."""
    high, half = float(ctx.app.theme.px(0.0 if ctx.reduced else JUMP)), JUMPS / 4
    return then(move(card, "rise", high, half, out_cubic), move(card, "rise", 0.0, half, in_out_sine))


def crosses(table: CardBowlParts, ctx: CueContext) -> Motion:
    """Shows the scorer going in and jumping for joy in the light of the stands."""
    holder, scorer = table.shown.stance.holder, table.shown.holder_card
    if holder is None or scorer is None:
        return hear("crowd_cheer")
    return then(go_on(table, ctx, GOES_IN), made(partial(_joy, table, holder, scorer, ctx), JUMPS))


def _joy(table: CardBowlParts, holder: Man, scorer: Sprite, ctx: CueContext) -> Motion:
    """Shows the scorer leaping twice, with a ring of light around both ends of his leap."""
    color = ctx.color_of(holder[0])
    colors = [ctx.app.theme.color(name) for name in (color, "firstDown", "chalk50")]
    leaps = scorer.rect.union(scorer.rect.move(0, -ctx.app.theme.px(JUMP)))
    lights = do(lambda: ctx.effects.halo(leaps, color, JUMPS))
    around = scorer.rect.inflate(9 * scorer.rect.w, 2 * scorer.rect.h).clip(table.lineup.film)
    cheers = do(lambda: ctx.effects.confetti(around, colors))
    joy = pause(JUMPS) if ctx.reduced else then(leap(scorer, ctx), leap(scorer, ctx))
    return together(hear("crowd_cheer"), lights, cheers, joy)
