"""Acts out a kick: the run-up and the hit, the flight, the landing or the block, and a loose ball.

The cards that decide how far the ball goes carry it on while it is in the air. It comes down with the last of them,
so nothing tells earlier where that is.
"""

from __future__ import annotations

from functools import partial

from game.field import END_ZONE, FIELD
from game.variants.card_bowl import events as own
from scenes.table.card_bowl.kick_film import AROUND, DISC, NEAR, OVER_HIM, PUNTER, KickFilm
from scenes.table.card_bowl.parts import CardBowlParts
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.director import Cue
from scenes.table.cues.motions import Motion, do, freeze, hear, hit, made, move, pause, scuff, then, together
from scenes.table.stage.animator import Easing, in_out_sine, in_quart, linear, out_back, out_cubic

RUNS_UP, SNAPS, STEPS = 0.2, 0.12, 0.14
"""Seconds of a kicker's run-up, of a punter's snap, and of his steps."""
KICKED = 0.26
"""Seconds from the call of a kick until its first card is drawn."""
STRUCK = 0.07
"""Seconds for which the table freezes as the foot hits the ball."""
CLIMBS, CLIMBED, CLIMB_YARDS = 0.4, 0.6, 8.0
"""Seconds of the first climb of the ball, its height then, 0 to 1, and its yards: fewer than any deep kick goes."""
LOW_YARDS = 3.0
"""Yards of the first hops of a kick along the ground, before its card."""
ALONG_THE_GROUND = "CB-131"
"""The clause of such a kick."""
SHARES = (0.55, 0.72, 0.82, 0.88)
"""Fractions of the way to where its cards so far bring it down that the ball has flown with each of them."""
CARRIES, DRIFTS = 0.22, 0.7
"""Seconds in which a card lifts the ball, and in which it carries it on: more than there are, so that it drifts."""
FALLS, FALLS_WITH = 0.26, 0.13
"""Seconds in which the ball comes down, and until the next card is drawn: it is down before that card is seen."""
SPINS, SPIN_BACK = 1.5, -0.75
"""Turns of a ball as a card carries it on, and of one that tumbles back."""
CATCHER_FROM = (7.0, 60.0)
"""Yards behind and units aside from which the receiver comes to the ball."""
HOPS, HOP_HIGH = 3, 0.2
"""Hops of a ball on the grass, and the height of the first, 0 to 1; each further one is half as high."""
DROPS, BOUNCES = 0.08, 0.3
"""Seconds in which a punt that nobody catches drops, and of a bounce that a card decides or a kick along the ground."""
GIVES, SETTLES = 7.0, 0.2
"""Units by which a man gives way under a ball that he catches, and seconds until he stands again."""
COMES_FROM, AHEAD = 120.0, 2.0
"""Units aside from which a man comes in, and yards past the line from which he meets a punt."""
MEETS = 0.1
"""Seconds in which he meets it."""
FORCE, CALL = 0.6, 40.0
"""Strength of the shake at a hit, 0 to 1, and type size of its word in units."""
GETS_AWAY, LOOSE_HOPS, LOOSE_HOP = 20.0, (0.32, 0.18, 0.08), 0.16
"""Units aside of each hop of a lost ball, the heights of its hops, 0 to 1, and seconds of each."""
DIVES = 0.2
"""Seconds in which a man throws himself on a loose ball."""


def glide(thing: object, seconds: float, ctx: CueContext, easing: Easing = in_out_sine, **goals: float) -> None:
    """Moves attributes of ball or man to values; at once with reduced motion."""
    for name, goal in goals.items():
        ctx.animator.to(thing, name, goal, 0.0 if ctx.reduced else seconds * ctx.pace, easing)


def look_at(film: KickFilm, at: float, seconds: float, ctx: CueContext, easing: Easing = in_out_sine) -> None:
    """Moves the camera along to a yard."""
    glide(film.ground, seconds, ctx, easing, scroll=film.scroll_to(at))


# The kick


def called(table: CardBowlParts, event: own.PlayCalled, ctx: CueContext) -> Motion:
    """Shows the run-up and the hit. A punter only gets the ball: he may be late (CB-156)."""
    film, kicker = table.kick_film, table.kick_film.men[event.seat]
    film.comes_to = film.at
    if event.play == "punt":
        back = film.at - PUNTER
        snaps = do(partial(glide, film, SNAPS, ctx, linear, at=back, turn=SPIN_BACK))
        takes = do(partial(setattr, film, "holder", event.seat))
        steps = do(partial(glide, kicker, STEPS, ctx, at=back + 2))
        return then(together(hear("snap"), snaps), pause(SNAPS), takes, steps)
    runs = do(partial(glide, kicker, RUNS_UP, ctx, in_quart, at=film.at - 1.5, across=0.0))
    low = event.how == "onside"
    return then(runs, pause(RUNS_UP), made(partial(_struck, film, ctx, low=low), 0.0))


def _struck(film: KickFilm, ctx: CueContext, *, low: bool = False) -> Motion:
    """Shows the foot hitting the ball, which climbs; a ``low`` kick only hops on."""
    film.holder, film.on_tee, film.at, film.turn = None, False, film.ball_at, 0.0
    line = film.shown.table_state.play.los
    film.counts, film.counter = float(line), film.kickers

    def climbs() -> None:
        glide(film, CLIMBS, ctx, out_cubic, lift=CLIMBED, at=line + CLIMB_YARDS, turn=SPINS)
        look_at(film, line + CLIMB_YARDS, CLIMBS, ctx)

    goes = partial(_hop, film, line + LOW_YARDS, BOUNCES, ctx) if low else climbs
    return together(hear("kick"), hear("thud"), freeze(STRUCK), scuff(film.point(film.at)), do(goes))


def flies(table: CardBowlParts, event: own.BallMoved, ctx: CueContext) -> None:
    """Lets a card of the kick carry the ball on. It stays up, and short of where it would come down now."""
    film, line = table.kick_film, table.table_state.play.los
    if film.holder is not None:
        _struck(film, ctx).begin(ctx)
    film.flown += 1
    film.comes_to = film.own(event.seat, event.ball_on)
    if event.clause == ALONG_THE_GROUND:
        _hop(film, film.comes_to, BOUNCES, ctx)
        _gather(film, film.comes_to, BOUNCES, ctx)
        film.comes_to = None
        return
    share = SHARES[min(film.flown, len(SHARES)) - 1]
    goal = max(film.at, line + CLIMB_YARDS, line + share * (film.comes_to - line))
    glide(film, CARRIES, ctx, out_cubic, lift=1.0)
    glide(film, DRIFTS, ctx, out_cubic, at=goal, turn=film.turn + SPINS)
    look_at(film, goal, DRIFTS, ctx, out_cubic)


def comes_down(table: CardBowlParts, ctx: CueContext, lasts: float = FALLS, *, decided: bool = False) -> Cue:
    """Returns a cue that lands a ball in the air. A punt waits above its receiver until that is ``decided``."""

    def begin() -> bool:
        film = table.kick_film
        if not table.shown.kicks or film.holder is not None or film.comes_to is None or not film.lift:
            return False
        waits = table.table_state.play.kind == "punt" and not decided
        _fall(film, film.comes_to, ctx, waits=waits)
        return True

    return Cue(begin, lasts)


def _fall(film: KickFilm, to: float, ctx: CueContext, *, waits: bool = False) -> None:
    """Brings the ball down: into the hands of the receiver, above him, or past the end zone on the grass."""
    film.comes_to = to if waits else None
    receivers = 1 - film.kickers
    glide(film, FALLS, ctx, linear, at=to, turn=film.turn + SPINS)
    glide(film, FALLS, ctx, in_quart, lift=OVER_HIM if waits else 0.0)
    look_at(film, to, FALLS, ctx, out_cubic)
    if to >= FIELD + END_ZONE:
        ctx.later(partial(thud, film, ctx), FALLS)
        return
    catcher = film.men[receivers]
    if not catcher.shown:
        catcher.stand(receivers, to + CATCHER_FROM[0], CATCHER_FROM[1])
    glide(catcher, FALLS, ctx, out_cubic, at=to, across=0.0)
    if not waits:
        ctx.later(partial(takes, film, receivers, ctx), FALLS)


def thud(film: KickFilm, ctx: CueContext) -> None:
    """Shows the ball hitting the grass."""
    together(hear("thud"), scuff(film.ball())).begin(ctx)


def takes(film: KickFilm, seat: int, ctx: CueContext) -> None:
    """Puts the ball into the arms of a man, who stands where it is."""
    ctx.sound("tap")
    man = film.men[seat]
    if film.holder is None:
        man.stand(seat, film.at, film.across)
    film.holder, film.lift, film.comes_to, film.across = seat, 0.0, None, 0.0
    man.rise = 0.0 if ctx.reduced else -GIVES
    glide(man, SETTLES, ctx, out_back, rise=0.0)


# On the grass


def _gather(film: KickFilm, to: float, lasts: float, ctx: CueContext) -> None:
    """Lets a man of each club come near to where a loose ball will lie."""
    kickers = film.kickers
    for seat, (ahead, aside) in zip((kickers, 1 - kickers), AROUND, strict=True):
        man = film.men[seat]
        man.come(seat, to, to + (-NEAR if seat == kickers else NEAR), aside)
        glide(man, lasts, ctx, out_cubic, at=to + ahead, across=aside, rise=0.0)


def _hop(film: KickFilm, to: float, lasts: float, ctx: CueContext) -> None:
    """Lets the ball hop over the grass to a yard."""
    glide(film, lasts, ctx, linear, at=to, turn=film.turn + SPINS)
    look_at(film, to, lasts, ctx)
    one = lasts / HOPS
    for hop in range(0 if ctx.reduced else HOPS):
        ctx.later(partial(glide, film, one / 2, ctx, out_cubic, lift=HOP_HIGH / 2**hop), hop * one)
        ctx.later(partial(glide, film, one / 2, ctx, in_quart, lift=0.0), (hop + 0.5) * one)
        ctx.later(partial(ctx.sound, "tap"), (hop + 1) * one)


def rolls(table: CardBowlParts, event: own.BallMoved, ctx: CueContext) -> None:
    """Shows a loose ball bouncing on by a card, or a punter's ball hit at the line before it got away."""
    film, to = table.kick_film, table.kick_film.own(event.seat, event.ball_on)
    if film.holder == film.kickers and table.table_state.play.kind == "punt" and not film.flown:
        _blocked(film, to, ctx).begin(ctx)
    elif event.by:
        _let_fall(film, ctx)
        ctx.later(partial(_hop, film, to, BOUNCES, ctx), DROPS)


def _let_fall(film: KickFilm, ctx: CueContext) -> None:
    """Lets the receiver step aside, and the ball above him fall on the grass."""
    receiver = film.men[1 - film.kickers]
    if film.comes_to is not None:
        glide(receiver, BOUNCES, ctx, at=film.at, across=COMES_FROM)
        ctx.later(partial(thud, film, ctx), DROPS)
    film.comes_to = film.counts = None
    glide(film, DROPS, ctx, in_quart, lift=0.0)


def _blocked(film: KickFilm, to: float, ctx: CueContext) -> Motion:
    """Shows a man of the other side meeting the punt at the line, from where it tumbles back."""
    line, stopper = film.shown.table_state.play.los, film.men[1 - film.kickers]
    film.holder, film.at, film.counts = None, film.ball_at, None
    stopper.stand(1 - film.kickers, line + AHEAD, COMES_FROM)
    point = film.point(line, rise=DISC)

    def meets() -> None:
        glide(film, MEETS, ctx, linear, at=float(line), lift=OVER_HIM)
        glide(stopper, MEETS, ctx, in_quart, at=line + 1.0, across=0.0, rise=DISC / 2)

    def tumbles() -> None:
        over = film.point(line, rise=2 * DISC)
        ctx.effects.stamp(over, "BLOCKED!", ctx.color_of(1 - film.kickers), CALL)
        _hop(film, to, BOUNCES * 2, ctx)
        _gather(film, to, BOUNCES * 2, ctx)

    return then(
        together(hear("kick"), do(meets)), pause(MEETS), together(hit(point, force=FORCE), do(tumbles)),
    )  # fmt: skip


def knocked_loose(table: CardBowlParts, ctx: CueContext) -> Motion | None:
    """Shows the ball jumping out of the runner's arms and tumbling aside; None if nobody had it."""
    film = table.kick_film
    if film.holder is None:
        return None
    man = film.men[film.holder]
    film.at, film.across, film.holder, film.counts, film.lost = man.at, man.across, None, None, True
    away = 1 if man.across <= 0 else -1
    hops = [made(partial(_tumbles, film, away, high, ctx), LOOSE_HOP) for high in LOOSE_HOPS]
    return then(together(freeze(), hear("slam"), hear("bobble"), scuff(film.ball())), *([] if ctx.reduced else hops))


def _tumbles(film: KickFilm, away: int, high: float, ctx: CueContext) -> Motion:
    """Returns one hop of a lost ball aside."""
    aside = move(film, "across", film.across + away * GETS_AWAY, LOOSE_HOP, linear)
    turns = move(film, "turn", film.turn + SPIN_BACK, LOOSE_HOP, linear)
    falls = move(film, "lift", 0.0, LOOSE_HOP / 2, in_quart)
    return together(aside, turns, then(move(film, "lift", high, LOOSE_HOP / 2), falls))


def pounced(table: CardBowlParts, event: own.Recovered, ctx: CueContext) -> Motion:
    """Shows a man of the side that gets a loose ball throwing himself on it."""
    film = table.kick_film
    man, at, across = film.men[event.seat], film.at, film.across
    film.counts = None
    man.come(event.seat, at, at + NEAR / 2, across + COMES_FROM)
    dives = do(partial(glide, man, DIVES, ctx, in_quart, at=at, across=across))
    lands = together(freeze(), hear("slam"), scuff(film.point(at, across), ctx.color_of(event.seat)))
    return then(dives, pause(DIVES), together(lands, do(partial(takes, film, event.seat, ctx))))
