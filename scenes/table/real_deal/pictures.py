"""The pictures of answers and kicks: a flag, a loose ball, a catch, posts, a stamp."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.variants.real_deal import cards as deck
from game.variants.real_deal.events import PlayCountered
from scenes.table.cues import flights
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.flights import Point
from scenes.table.cues.lunge import HIT_SECONDS
from scenes.table.cues.motions import Motion, MotionContext, freeze, hear, pause, scuff, then, together
from scenes.table.real_deal import answers, crossing, number
from scenes.table.real_deal.parts import RealDealParts
from scenes.ui.theme import Theme

SMALL, NO_PLAY = 28.0, 42.0
"""Sizes of the words across a play that does not count, in units: on a slanted bar, and on a plate."""
POSTS_STAND = 0.25
"""Seconds for which the posts stay after a kick has missed them."""
WIDE_OF, OVER = 96.0, 40.0
"""Units by which a missed kick goes beside the posts, and by which kicks come down above their middle."""
PUNT_HIGH, PUNT_FOOT, PUNT_BALL, PUNT_FLIES, PUNT_LIES, PUNT_WORD = 240.0, 26.0, 70.0, 0.55, 0.3, 46.0
"""A punt's height, where it starts and comes down above the foot of the spots, its ball's width and its word's size in
units, and seconds of its flight and for which it lies there."""
CHALLENGE, THROWN, LANDED, LIES = (110.0, 60.0), 0.34, 0.08, 0.45
"""Size of the coach's flag in units, and seconds that it flies, that follow its landing, and that it lies there."""
LIFTED, LIFTED_TILT, LIFTS, DROPS = 26.0, 5.0, 0.3, 0.12
"""Units and degrees by which an undone play is lifted, and seconds of its way up and down."""
SLANT = 24.0
"""Slant of the bar across an undone play, in degrees."""
CAUGHT = 0.4
"""Seconds of a kick until the returner catches it."""
TURNOVER_SHAKE = 0.8
"""Strength of the shake when an answer turns the ball over, as a share of the most; others shake nothing."""


def answer(table: RealDealParts, event: PlayCountered, ctx: CueContext) -> Motion:
    """Returns the motion of an answer and what it does to the play; a wild card throws off gold.

    It lies face down the longer the more points hang on it; they leave the plate before any word.
    """
    shown = _ANSWERS.get(event.counter, _flag)(table, ctx)
    if deck.BY_CODE[event.counter].category == "wild":
        shown = together(shown, then(pause(HIT_SECONDS + answers.POISED), scuff(spots(table)[1], "real_deal")))
    return then(pause(answers.held(event.play)), shown)


def spots(table: RealDealParts) -> tuple[Point, Point]:
    """Returns the centers of the play's spot and of the counter's."""
    play, counter = table.desk.spots
    return play.center, counter.center


def _fails(table: RealDealParts, ctx: CueContext) -> Motion:
    """Cracks the play and breaks its points."""
    return together(answers.crack(table, ctx), number.break_up(table))


def _no_play(table: RealDealParts, color: str) -> Motion:
    """Calls the play off: the table holds its breath, and a word as large as that of a stop strikes the play."""
    play = spots(table)[0]
    struck = together(freeze(), scuff(play, color), hear("crowd_ooh"))
    return together(struck, flights.stamp(play, "no play", color, NO_PLAY, "slam"))


def _flag(table: RealDealParts, ctx: CueContext) -> Motion:
    """Throws a flag onto the play, later ones of a match in less time."""
    play, counter = spots(table)
    thrown = flights.flag(counter, play, lasts=flights.TOSSED * ctx.moments.share("flag"))
    lands = together(answers.struck(table, ctx), number.break_up(table), _no_play(table, "penalty"))
    return answers.turn_up(table, ctx, then(thrown, lands))


def _challenge(table: RealDealParts, ctx: CueContext) -> Motion:
    """Throws the coach's red flag onto the play, which is lifted off the desk and takes its points back.

    Later ones of a match are thrown and lift it in less time.
    """
    (play, counter), share = spots(table), ctx.moments.share("challenge")
    lands = together(answers.struck(table, ctx), hear("whistle"), pause(LANDED))
    lifts = together(answers.lift(table, ctx, LIFTED, LIFTED_TILT, LIFTS * share), number.go_back(table, play, share))
    drops = together(answers.lift(table, ctx, 0.0, 0.0, DROPS), _strike_out(play))
    return answers.turn_up(table, ctx, then(_throw_red(counter, play, THROWN * share), lands, lifts, drops))


def _throw_red(start: Point, end: Point, lasts: float) -> Motion:
    def begin(ctx: MotionContext) -> None:
        px = ctx.app.theme.px
        picture = ctx.app.theme.svg("hero/incident/red_flag", (px(CHALLENGE[0]), px(CHALLENGE[1])))
        ctx.effects.fly(picture, start, end, lasts, px(flights.FLAG_HIGH), -1.0, LIES)

    return together(hear("flag"), Motion(begin, lasts))


def _strike_out(center: Point) -> Motion:
    """Strikes the play out with a word across it."""

    def begin(ctx: MotionContext) -> None:
        theme = ctx.app.theme
        ctx.effects.slam(_overturned(theme), center)

    return together(hear("slam"), Motion(begin, DROPS))


def _overturned(theme: Theme) -> pygame.Surface:
    """Returns the word on a slanted red bar."""
    words = theme.text("block", SMALL, "OVERTURNED", "paper")
    bar = pygame.Surface((words.get_width() + theme.px(28), words.get_height() + theme.px(8)), pygame.SRCALPHA)
    bar.fill(theme.color("paper"))
    bar.fill(theme.color("wipe"), bar.get_rect().inflate(0, -theme.px(6)))
    bar.blit(words, words.get_rect(center=bar.get_rect().center))
    return pygame.transform.rotozoom(bar, SLANT, 1.0)


def _tackle(table: RealDealParts, ctx: CueContext) -> Motion:
    """Lets a tackle hit the play."""
    return answers.strike(table, ctx, together(number.break_up(table), _no_play(table, "loss")))


def _stop(table: RealDealParts, ctx: CueContext) -> Motion:
    """Stamps a word on the play as it cracks; both are pushed off together."""
    stamped = then(pause(answers.CRACKS), answers.stamp(table, ctx, "stop", before=1))
    return answers.strike(table, ctx, _fails(table, ctx), stamped, crushes=True)


def _fumble(table: RealDealParts, ctx: CueContext) -> Motion:
    loose = flights.hop(spots(table)[0])
    return answers.strike(table, ctx, _fails(table, ctx), loose, force=TURNOVER_SHAKE, crushes=True)


def _picked_off(table: RealDealParts, ctx: CueContext) -> Motion:
    thrown = flights.ball(*spots(table), turns=-flights.TURNS)
    return answers.strike(table, ctx, _fails(table, ctx), thrown, force=TURNOVER_SHAKE, crushes=True)


def _missed(table: RealDealParts, ctx: CueContext) -> Motion:
    """Lets the kick go wide of the posts, which stand over the answer; only then its points break."""
    play, spot = spots(table)
    wide = (spot[0] + table.space.px(WIDE_OF), spot[1] - table.space.px(OVER))
    defender = table.table_state.chain[-1].seat if table.table_state.chain else 0
    kicked = together(crossing.posts(table, defender, covers=True), _to(play, wide))
    lost = together(_fails(table, ctx), hear("crowd_groan"), hear("thud"))
    return then(answers.turn_up(table, ctx, then(kicked, lost, pause(POSTS_STAND))), crossing.close(table))


def _blocked(table: RealDealParts, ctx: CueContext) -> Motion:
    """Lets the ball come back from the block."""
    play, counter = spots(table)
    back = flights.ball(counter, play, turns=-flights.TURNS, sound="thud")
    return answers.strike(table, ctx, _fails(table, ctx), back, crushes=True)


def _struck_back(table: RealDealParts, ctx: CueContext) -> Motion:
    return answers.strike(table, ctx, number.break_up(table), hear("horn_low"))


def _run_back(table: RealDealParts, ctx: CueContext) -> Motion:
    """Lets the returner catch the kick and run into the kicker."""
    caught = answers.turn_up(table, ctx, flights.ball(*spots(table), lasts=CAUGHT, sound="kick"))
    return then(caught, answers.strike(table, ctx, number.break_up(table)))


def punted(table: RealDealParts) -> Motion:
    """Lets a punt be struck, fly high over the desk and come down with its word on the other side."""
    foot = table.space.px(PUNT_FOOT)
    start, end = ((spot.centerx, spot.bottom - foot) for spot in table.desk.spots)
    struck = together(hear("kick"), freeze(), scuff(start, "chalkLine"))
    flies = flights.ball(start, end, wide=PUNT_BALL, high=PUNT_HIGH, lasts=PUNT_FLIES, stays=PUNT_LIES, sound="whoosh")
    lands = together(freeze(), hear("thud"), scuff(end, "chalkLine"))
    return then(struck, flies, together(lands, flights.stamp(spots(table)[1], "punt", "chalk50", PUNT_WORD)))


def kick(table: RealDealParts, defender: int) -> Motion:
    """Lets the ball fly through the posts of the defender, at the empty spot of the answer."""
    play, spot = spots(table)
    return together(crossing.posts(table, defender), _to(play, (spot[0], spot[1] - table.space.px(OVER))))


def _to(start: Point, goal: Point) -> Motion:
    return together(scuff(start, "chalkLine"), flights.ball(start, goal, sound="kick"))


_ANSWERS: dict[str, Callable[[RealDealParts, CueContext], Motion]] = {
    deck.FUMBLE: _fumble,
    deck.INTERCEPTION: _picked_off,
    deck.MISS: _missed,
    deck.BLOCK: _blocked,
    deck.FOURTH_DOWN: _stop,
    deck.RED_FLAG: _challenge,
    deck.TACKLE: _tackle,
    deck.SACK: _tackle,
    deck.SAFETY: _struck_back,
    deck.RETURN: _run_back,
}
