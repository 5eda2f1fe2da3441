"""Acts out the return of a kick, stride by stride, and how a kick ends."""

from __future__ import annotations

from functools import partial

from game.field import FIELD
from game.variants.card_bowl import events as own
from scenes.table.card_bowl.kick_film import DISC, NEAR, KickFilm, Man
from scenes.table.card_bowl.kicking import (
    COMES_FROM,
    FALLS,
    FORCE,
    SPINS,
    comes_down,
    glide,
    look_at,
    takes,
    thud,
)
from scenes.table.card_bowl.parts import CardBowlParts
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.director import Cue
from scenes.table.cues.flights import Point
from scenes.table.cues.motions import Motion, do, hear, hit, made, move, pause, scuff, then, together
from scenes.table.stage.animator import in_out_sine, in_quart, linear, out_back, out_cubic

STRIDE, WEAVE = 0.3, 24.0
"""Seconds in which a runner runs a card's yards, and units by which he weaves to the side."""
AT_HIM, AHEAD = 46.0, 4.0
"""Units aside at which a tackler hits the runner, and the yards ahead from which he comes."""
BUMPS, BUMPED = 0.22, 12.0
"""Seconds in which a tackler comes in who only slows the runner, and units by which he pushes him aside."""
DRAWS_BACK, STRIKES = 0.11, 0.09
"""Seconds in which the last tackler comes near, and in which he hits the runner."""
TACKLE = DRAWS_BACK + STRIKES
POPS = 34.0
"""Type size of the yards at a tackle in units."""
SCORES, LEAPS, LEAP, PAST = 0.2, 0.7, 44.0, 4.0
"""Seconds in which a scorer goes in and in which he leaps twice, the height in units, and yards past the goal line."""
WORDS = {"touchback": "Touchback", "fair_catch": "Fair catch", "safety": "", "taken": ""}
"""What is said at the ball at some ends of a kick."""
ENDS = 0.24
"""Seconds in which a kick ends that is not run back."""


# The return


def runs(table: CardBowlParts, event: own.BallMoved, ctx: CueContext) -> None:
    """Shows a stride of the runner by a card; where the coverage takes something off it, a tackler bumps him."""
    film, seat = table.kick_film, event.seat
    if film.holder != seat:
        takes(film, seat, ctx)
    runner, to = film.men[seat], film.own(seat, event.ball_on)
    if event.by and (film.counts is None or film.counter != seat):
        film.counts, film.counter = runner.at, seat
    side = 1 if film.tackled % 2 else -1
    film.tackled += bool(event.by)
    ctx.sound("tick")
    glide(runner, STRIDE, ctx, at=to, across=side * WEAVE if event.by else runner.across)
    look_at(film, to, STRIDE, ctx)
    if event.by:
        film.pop = 0.0 if ctx.reduced else 1.0
        glide(film, STRIDE, ctx, pop=0.0)
    if event.row == "returned" and event.other > film.covered:
        film.covered = event.other
        _bump(film, runner, to, side, ctx)


def _next_tackler(film: KickFilm, runner: Man, to: float, side: int) -> Man:
    """Returns the next man of the other club, who comes from a side and from ahead of where the runner goes."""
    man = film.tacklers[film.tackled % len(film.tacklers)]
    ahead = 1 if runner.seat == film.kickers else -1
    man.stand(1 - runner.seat, to + AHEAD * ahead, side * COMES_FROM)
    return man


def _bump(film: KickFilm, runner: Man, to: float, side: int, ctx: CueContext) -> None:
    """Shows a tackler who slows the runner and is left behind."""
    if ctx.reduced:
        return
    tackler = _next_tackler(film, runner, to, side)
    glide(tackler, BUMPS, ctx, in_quart, at=to, across=side * (WEAVE + AT_HIM))

    def bumps() -> None:
        together(hear("tap"), scuff(film.point(tackler.at, side * (WEAVE + AT_HIM / 2)))).begin(ctx)
        glide(runner, STRIDE - BUMPS, ctx, out_back, across=side * (WEAVE - BUMPED))

    ctx.later(bumps, BUMPS)


# The end


def _stamp(film: KickFilm, words: str, color: str, size: float, ctx: CueContext) -> None:
    """Stamps words over the ball, or over whoever has it, in place of the count."""
    film.counts = None
    x, y = film.ball()
    high = ctx.app.theme.px(DISC)
    ctx.effects.stamp((x, max(y - high, film.lineup.headline.bottom)), words, color, size)


def ended(table: CardBowlParts, event: own.PlayEnded, ctx: CueContext) -> list[Cue]:
    """Returns the cues of the end of a kick, before its result is told."""
    aloft = comes_down(table, ctx, decided=True)
    lasts = {"touchdown": SCORES + LEAPS, "dead": TACKLE}.get(event.how, ENDS)
    ends = made(partial(_end, table, event, ctx), lasts)
    if event.how == "out" or (event.how == "dead" and event.play != "punt"):
        aloft = Cue(partial(_out_of_bounds, table, event, ctx), FALLS)
    return [aloft, Cue(partial(ends.begin, ctx), lasts)]


def _out_of_bounds(table: CardBowlParts, event: own.PlayEnded, ctx: CueContext) -> bool:
    """Brings a ball in the air down beside the field."""
    film = table.kick_film
    if not film.lift or film.holder is not None:
        return False
    to = film.own(event.holder, event.ball_on)
    film.comes_to = None
    aside = (film.lineup.film.w / 2) / film.theme.u - DISC / 2
    glide(film, FALLS, ctx, linear, at=to, across=aside, turn=film.turn + SPINS)
    glide(film, FALLS, ctx, in_quart, lift=0.0)
    look_at(film, to, FALLS, ctx, out_cubic)
    ctx.later(partial(thud, film, ctx), FALLS)
    return True


def _end(table: CardBowlParts, event: own.PlayEnded, ctx: CueContext) -> Motion:
    """Returns how a kick ends: with a tackle, a score, or a word at the ball."""
    film = table.kick_film
    film.acted = event
    if event.how == "touchdown" and film.holder is not None:
        return _scores(film, film.men[film.holder], ctx)
    if event.how == "dead" and film.holder is not None:
        return _brought_down(film, film.men[film.holder], film.own(event.holder, event.ball_on), ctx)
    words = WORDS.get(event.how, "Out of bounds" if abs(film.across) > COMES_FROM else "Downed")
    if event.how == "fair_catch":
        takes(film, event.holder, ctx)
    elif event.how == "dead":
        _downs(film, ctx)
    return do(partial(_stamp, film, words, "chalk300", POPS, ctx)) if words else pause(0.0)


def _downs(film: KickFilm, ctx: CueContext) -> None:
    """Brings a man of the kickers to a ball that lies on the grass."""
    man = film.men[film.kickers]
    man.come(film.kickers, film.at, film.at - NEAR, -COMES_FROM)
    glide(man, ENDS, ctx, out_cubic, at=film.at, across=film.across - AT_HIM)


def _brought_down(film: KickFilm, runner: Man, to: float, ctx: CueContext) -> Motion:
    """Shows the tackle that ends a return, with its yards at once."""
    run = film.count_at(to)
    words, color = (f"{run:+d}", "gain" if run > 0 else "loss") if run else ("Down!", "chalk300")
    glide(runner, DRAWS_BACK, ctx, at=to)
    pops = do(partial(_stamp, film, words, color, POPS, ctx))
    if ctx.reduced:
        return together(hear("thud"), pops)
    side = -1 if runner.across > 0 else 1
    tackler = _next_tackler(film, runner, to, side)
    across = runner.across
    near = do(partial(glide, tackler, DRAWS_BACK, ctx, across=across + side * COMES_FROM * 0.9))
    strikes = do(partial(glide, tackler, STRIKES, ctx, in_quart, at=to, across=across + side * AT_HIM * 0.8))
    falls = do(partial(glide, runner, ENDS, ctx, out_back, across=across - side * BUMPED))
    point: Point = film.point(to, across + side * AT_HIM / 2)
    lands = together(hit(point, force=FORCE), falls, pops)
    return then(near, pause(DRAWS_BACK), strikes, pause(STRIKES), lands)


def _scores(film: KickFilm, scorer: Man, ctx: CueContext) -> Motion:
    """Shows the runner going in and leaping for joy in the light of the stands."""
    goal = max(scorer.at, FIELD + PAST) if scorer.seat == film.kickers else min(scorer.at, -PAST)
    film.counts = None

    def goes_in() -> None:
        glide(scorer, SCORES, ctx, at=goal)
        look_at(film, goal, SCORES, ctx)

    chalk = made(lambda: scuff(film.point(max(0.0, min(goal, FIELD)), scorer.across), "chalkLine"), 0.0)
    joy = made(partial(_joy, film, scorer, ctx), LEAPS)
    return then(do(goes_in), pause(SCORES), together(chalk, joy))


def _joy(film: KickFilm, scorer: Man, ctx: CueContext) -> Motion:
    """Shows the scorer leaping twice, with a ring of light and confetti around him."""
    theme, color = ctx.app.theme, ctx.color_of(scorer.seat)
    around = film.disc_rect(scorer)
    colors = [theme.color(name) for name in (color, "firstDown", "chalk50")]
    lights = do(lambda: ctx.effects.halo(around, color, LEAPS))
    wide = around.inflate(9 * around.w, 2 * around.h).clip(film.lineup.film)
    cheers = do(lambda: ctx.effects.confetti(wide, colors))
    half = LEAPS / 4
    leap = then(move(scorer, "rise", LEAP, half, out_cubic), move(scorer, "rise", 0.0, half, in_out_sine))
    return together(hear("crowd_cheer"), lights, cheers, pause(LEAPS) if ctx.reduced else then(leap, leap))
