"""The motions of a down: counting yards, responses, and the ball."""

from __future__ import annotations

from collections.abc import Callable

from game.contract import ScoreKind
from game.events import DownSet
from game.field import END_ZONE, FIELD
from game.variants.blowout import cards as deck
from game.variants.blowout.events import BallKicked, KickSetUp, PlayEnded, ResponseMade
from scenes.table.blowout import acting, streaks
from scenes.table.blowout.duel import SUBTRACT_AT
from scenes.table.blowout.field_strip import SLIDE_SECONDS, from_left
from scenes.table.blowout.parts import BlowoutParts
from scenes.table.blowout.play_path import HELD
from scenes.table.blowout.shown import is_long, sides, winner
from scenes.table.cues import flights
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.flights import Point
from scenes.table.cues.headlines import HEADLINES
from scenes.table.cues.lunge import go_back, lunge
from scenes.table.cues.motions import (
    Motion,
    MotionContext,
    do,
    freeze,
    hear,
    hit,
    knock,
    move,
    pause,
    scuff,
    shake,
    stagger,
    then,
    together,
)
from scenes.table.hud.mascots import GRIN, SULK
from scenes.table.stage.animator import in_out_cubic, linear, out_back, out_cubic
from scenes.table.stage.effects import BANNER_LASTS
from scenes.table.stage.sprites import Sprite
from scenes.ui.theme import ColorName

COUNTED, SEEN, READ, LIES = 0.65, 0.1, 0.3, 0.2
"""Seconds to count the yards, to see the difference, to read a result, and that a pile lies before the ball is spotted.
"""
COUNTED_DULL, LIES_DULL = 0.35, 0.05
"""Seconds to count the yards of a dull play, and that its pile lies."""
POSTS_LIT, TACKLED = 1.2, 0.09
"""Seconds that the posts are lit after a kick, and that the table freezes at a tackle."""
FROZEN = 0.06, 0.03
"""Seconds that the table freezes where both sums meet, and seconds more for a difference as large as a long play."""
POPS, TURNS = 0.25, 0.3
"""Seconds of a pop on the board, and of a change of sides."""
NO_ANSWER_READ = 0.6
"""Seconds of a run or pass until a player has read that they hold no answer, and reads whose call won instead."""
TALLY_SOUNDS = 7
FIRST_AND_TEN = "BO-6"
"""The clause of a first down that begins a drive."""
BALL, HIGH = 34.0, 40.0
"""Units of a loose ball, and of its height."""
HOP = 18.0
"""Units of a hop."""
SHAKE_STRENGTH = 0.6
"""Strength of the shake at a response, 0 to 1."""
LONG_PLAY, STIRS, BIG_LOSS, LONG_DRIVE = 40, 15, 10, 30
"""Fewest yards of a play that gets a big word, of one that the mascots take, of a loss that gets a headline, and of a
drive that is told with a first down.
"""
BEFORE_POSTS, WORD_LANE = 12.0, 0.62
"""Yards before the posts, and place across the field, 0 to 1, where the word of a kick is stamped: both are seen."""
STRIKE_DISTANCE = 76.0
"""Units from the middle of the struck card at which a striking response stops."""


# Words on the board


def headline(table: BlowoutParts, ctx: CueContext, words: str, color: ColorName, below: str = "") -> Motion:
    """Shows a headline between the calls, off the field."""
    banner = do(lambda: ctx.effects.banner(table.board_of_duel.for_words, words, below, str(color)))
    return together(keep_board_empty(table, ctx), banner)


def keep_board_empty(table: BlowoutParts, ctx: CueContext, lasts: float = BANNER_LASTS) -> Motion:
    """Keeps the board empty while a headline lies on it for ``lasts`` seconds."""
    return together(do(table.board_of_duel.make_room), do(lambda: ctx.later(table.board_of_duel.speak, lasts)))


def keep_quiet(table: BlowoutParts) -> Motion:
    """Keeps the result off the board until the cards of the down are put away."""
    return do(lambda: setattr(table.board_of_duel, "quiet", True))


def headline_of_score(how: ScoreKind) -> str:
    """Returns the headline of a score."""
    return "Touchdown run!" if how is ScoreKind.RUSHING_TOUCHDOWN else HEADLINES[how]


# Counting


def count_out(table: BlowoutParts, ctx: CueContext, lasts: float = COUNTED) -> None:
    """Counts the yards of both cards or of a kick in ``lasts`` seconds, and sends the preview to the expected spot.

    As both numbers meet, both lines do. Who may respond is told meanwhile, so that it can be read.
    """
    tell_answers(table, ctx)
    preview, board, shown = table.field.preview, table.board_of_duel, table.promise()
    board.hut = 0
    acting.line_up(table, ctx)
    if ctx.reduced:
        table.film.share = HELD
        board.told, preview.progress = 1.0, shown
        ctx.sound("tally")
        return
    board.told = 0.0
    counted = stagger(lasts * SUBTRACT_AT / TALLY_SOUNDS, *(hear("tally", step) for step in range(TALLY_SOUNDS)))
    runs = move(preview, "progress", shown, lasts * (1 - SUBTRACT_AT), in_out_cubic)
    meets = then(pause(lasts * SUBTRACT_AT), together(pop(table), runs, acting.clash(table)))
    beats = then(pause(lasts * SUBTRACT_AT), beat(table, ctx, lasts * (1 - SUBTRACT_AT) + SEEN))
    together(move(board, "told", 1.0, lasts, linear), counted, meets, beats).begin(ctx)


def beat(table: BlowoutParts, ctx: CueContext, lasts: float) -> Motion:
    """Spreads a ring from the call that has more yards, which strikes the other.

    The more yards it has over, the harder it strikes. Takes no time itself.
    """

    def begin(at: MotionContext) -> None:
        play = table.table_state.play
        seat = None if play is None else winner(play)
        if play is None or seat is None or isinstance(play.expected_result, KickSetUp):
            return
        offense, net = play.expected_result.seat, abs(play.expected_result.net)
        for card in ctx.board.zones.get(deck.PLAYS[seat], [])[:1]:
            ctx.effects.halo(card.rect, sides(table, offense)[seat != offense], lasts)
        for card in ctx.board.zones.get(deck.PLAYS[1 - seat], [])[:1]:
            left, place = seat == 1, card.rect
            dust = scuff((place.right if left else place.left, place.centery), "chalkLine")
            given = [knock(card, away=-1.0 if left else 1.0), dust]
            hard = [] if table.dull.short else [hear("slam"), freeze(FROZEN[0] + FROZEN[1] * min(net / LONG_PLAY, 1.0))]
            ooh = [hear("crowd_ooh"), shake(SHAKE_STRENGTH)] if net >= LONG_PLAY else []
            together(*hard, *given, *ooh).begin(at)

    return Motion(begin)


def pop(table: BlowoutParts) -> Motion:
    """Makes the text of the board pop once."""
    board = table.board_of_duel
    return together(do(lambda: setattr(board, "pop", 1.0)), move(board, "pop", 0.0, POPS, out_cubic))


# Answers


def tell_answers(table: BlowoutParts, ctx: CueContext) -> None:
    """Shows the cards that may respond, and which of them the player holds."""
    table.tell_answers(sprite.card.code for sprite in ctx.board.hand(table.viewer) if sprite.card is not None)


def answer(table: BlowoutParts, event: ResponseMade, ctx: CueContext) -> None:
    """Makes the response card strike the other side's card."""
    card = _laid(event.seat, ctx)
    if card is not None and event.card is not None:
        lunge(card, struck_at(table, event.seat, ctx), ctx.app.theme.px(STRIKE_DISTANCE)).begin(ctx)


def struck_at(table: BlowoutParts, seat: int, ctx: CueContext) -> Point:
    """Returns the middle of the card that a seat's response strikes, or of the board if there is none."""
    struck = ctx.board.zones.get(deck.PLAYS[1 - seat], [])
    return (struck[-1].x, struck[-1].y) if struck else table.board_of_duel.duel.center


def answered(table: BlowoutParts, event: ResponseMade, ctx: CueContext) -> None:
    """Shows the effect of a response, or that the play stands."""
    board, rail = table.board_of_duel, table.rail
    board.held_none = table.alone and table.you == event.seat and not rail.decides
    tell_answers(table, ctx)
    ctx.hud.prompt.text, ctx.hud.prompt.asked = "", False
    play = table.table_state.play
    board.picked_answer = ""
    if event.card is None:
        ctx.sound("tap")
        if play is not None:
            table.field.preview.progress = table.promise(play.answer)
        return
    card = _laid(event.seat, ctx)
    if card is not None and not ctx.reduced:
        number = len(ctx.board.zones[deck.PLAYS[event.seat]]) - 1
        go_back(card, table.stadium.called(event.seat, number)).begin(ctx)
    struck = ctx.board.zones.get(deck.PLAYS[1 - event.seat], [])
    away = 1.0 if event.seat == 0 else -1.0
    hits = hit(struck_at(table, event.seat, ctx), *struck, force=SHAKE_STRENGTH, away=away)
    show = _ANSWERS.get(event.card)
    flies = show(table) if show is not None else None  # to where the play would have ended
    if play is not None:
        table.field.preview.progress = table.promise(event.card)
    acting.change_play(table)
    if flies is None:
        hits.begin(ctx)
    else:
        together(hits, pop(table), flies).begin(ctx)


def _laid(seat: int, ctx: CueContext) -> Sprite | None:
    """Returns the response card that a seat has played, or None."""
    laid = ctx.board.zones.get(deck.PLAYS[seat], [])
    return laid[-1] if len(laid) > 1 else None


def _sack(table: BlowoutParts) -> Motion:
    """The passer is brought down behind the line."""
    return together(hear("thud"), scuff(table.film.ball, "chalkLine"))


def _intercept(table: BlowoutParts) -> Motion:
    """The pass is caught by the defense."""
    return flights.ball(table.film.ball, _end(table), wide=BALL, high=HIGH)


def _fumble(table: BlowoutParts) -> Motion:
    """The ball hops away from the runner."""
    return flights.hop(_end(table), wide=BALL, step=HOP, high=HIGH)


def _end(table: BlowoutParts) -> Point:
    """Returns the end of the preview on the film, in pixels, or the edge of the film before it."""
    film = table.film
    x, y = film.point(table.field.preview.end)
    return min(max(x, film.area.left), film.area.right), y


_ANSWERS: dict[str, Callable[[BlowoutParts], Motion]] = {
    deck.SACK: _sack,
    deck.INTERCEPTION: _intercept,
    deck.FUMBLE: _fumble,
}


# The ball


def run_play(table: BlowoutParts, event: PlayEnded, ctx: CueContext) -> Motion:
    """Acts the play out and counts its yards with the ball; a dull one where both lines stand, and soon over."""

    def count() -> None:
        if event.how in ("run", "pass", "sack"):
            table.yard_count.start(table.film.play.start, table.film.play.forward)

    if table.dull.short:
        return together(do(count), acting.act(table, event, acting.DULL))
    play = acting.play_of(event)
    read = then(pause(NO_ANSWER_READ), do(lambda: setattr(table.board_of_duel, "held_none", False)))
    parts = [do(count), acting.act(table, event), read]
    if event.how == "run":
        (way,) = acting.legs(event)
        parts += [acting.break_line(table, way.end, way.seconds), acting.break_tackle(table, play, way.seconds)]
    return then(acting.open_film(table, play, ctx), together(*parts))


def play_over(table: BlowoutParts, event: PlayEnded, ctx: CueContext) -> Motion:
    """Ends a play: with a tackle, a headline, or a big word over the whole table."""
    gain, lost = event.gain, event.how in ("interception", "fumble")
    chalk = do(lambda: scuff(table.film.point(table.field.ball.yards), "chalkLine").begin(ctx))
    caught = event.how not in ("no_gain", "overthrown")
    down = together(
        hear("thud"),
        chalk,
        *((freeze(TACKLED), acting.jolt(table), acting.pile_up(table)) if caught else ()),
        acting.at_the_line(table, event),
        do(lambda: setattr(table.board_of_duel, "acted", True)),
        do(lambda: _stir(event, ctx)),
        streaks.praised(table, ctx),
    )
    over = [down, do(table.yard_count.stop)]
    other, big = ctx.color_of(1 - event.seat), ctx.moments.big
    if event.how == "interception":
        return together(*over, acting.cheer(table), big(event.how, "Intercepted!", "", other, "crowd_gasp"))
    if lost:
        below = f"{ctx.names[1 - event.seat]} ball"
        return together(*over, acting.cheer(table), big(event.how, "Fumble!", below, other, "crowd_gasp"))
    if event.how == "sack" and event.ends_at > 0:
        return together(*over, big(event.how, "Sacked!", f"{-gain} yards lost", other, "crowd_ooh"))
    if gain >= LONG_PLAY and event.ends_at < FIELD:
        color = ctx.color_of(event.seat)
        return together(*over, big("long play", "Long gain!", f"{gain} yards", color, "crowd_roar"))
    if event.scores:
        return together(*over, acting.cheer(table))
    down = together(down, streaks.counted(table, event, ctx))
    if gain <= -BIG_LOSS:
        told = headline(table, ctx, f"Thrown back {-gain} yards", other)
        return then(together(down, shake(SHAKE_STRENGTH), told), pause(LIES))
    if event.how == "overthrown":
        told = headline(table, ctx, "Overthrown: incomplete", "loss")
        return then(together(down, told), pause(BANNER_LASTS), do(table.yard_count.stop))
    return then(down, pause(LIES_DULL if table.dull.short else LIES))


def _stir(event: PlayEnded, ctx: CueContext) -> None:
    """Lets the mascots take a long gain or a big loss; a score and a turnover they take by themselves."""
    if event.how not in ("run", "pass", "sack") or -BIG_LOSS < event.gain < STIRS:
        return
    glad = event.seat if event.gain > 0 else 1 - event.seat
    for strip, seat in zip(ctx.hud.strips, ctx.hud.other_seats(), strict=True):
        strip.mascot.feel(GRIN if seat == glad else SULK)


def kick(table: BlowoutParts, event: BallKicked, ctx: CueContext) -> Motion:
    """Acts a kick out: a punt to its spot, a field goal to the posts."""

    def count() -> None:
        if event.needed is None:
            table.yard_count.start(table.film.play.start, table.film.play.forward)

    lines_up = together(keep_quiet(table), acting.open_film(table, acting.play_of(event), ctx))
    return then(lines_up, together(do(count), acting.act(table, event)))


def kick_over(table: BlowoutParts, event: BallKicked, ctx: CueContext) -> Motion:
    """Ends a kick: says whether it is good; a long field goal gets a big word.

    The yards of a punt stay over the ball, and the log tells them: only a touchback is said.
    """
    landed = hear("thud")
    if event.needed is None:
        if event.ball_on + event.yards < FIELD:
            return landed
        told = headline(table, ctx, "Punt: touchback", ctx.color_of(event.seat))
        return together(landed, do(table.yard_count.stop), told)
    lit = do(lambda: light_posts(table, ctx, good=event.good))
    landed = together(landed, lit, at_the_posts(table, good=event.good, says=not is_long(event)))
    if not event.good:
        short = headline(table, ctx, "No good: too short", "loss")
        return together(landed, hear("crowd_groan"), short)
    landed = together(landed, acting.cheer(table))
    if is_long(event):
        below, color = f"from {event.needed - 1} yards", ctx.color_of(event.seat)
        big = ctx.moments.big("long field goal", "It is good!", below, color, "crowd_roar")
        return together(landed, big)
    return landed


def at_the_posts(table: BlowoutParts, *, good: bool, says: bool) -> Motion:
    """Lets a field goal hit: the table freezes with the ball between the posts or where it falls short, and says so.

    ``says`` is False if a big word over the table follows.
    """
    word, color, on = ("Good!", "gain", acting.BEHIND) if good else ("Short!", "loss", acting.BOUNCE)

    def begin(ctx: MotionContext) -> None:
        before = table.film.point(from_left(FIELD + END_ZONE - BEFORE_POSTS, table.rightward), WORD_LANE)
        stamped = (flights.stamp(before, word, color),) if says else ()
        hits = together(freeze(), shake(SHAKE_STRENGTH), scuff(table.film.ball, color), acting.bounce(table, on))
        together(hits, *stamped).begin(ctx)

    return Motion(begin)


def light_posts(table: BlowoutParts, ctx: CueContext, *, good: bool) -> None:
    """Lights the posts if the kick is good, else crosses them out."""
    posts = table.posts[1 if table.rightward else 0]
    posts.lit, posts.shown = good, 1.0
    table.film.posts_lit = "gain" if good else "loss"
    fades = move(posts, "shown", 0.0, POSTS_LIT, linear)
    (then(pause(POSTS_LIT), fades) if ctx.reduced else fades).begin(ctx)


# Lines and sides


def set_down(table: BlowoutParts, event: DownSet, ctx: CueContext) -> None:
    """Turns the sign, and moves the chains with a headline at a first down that no ruling on the board tells of."""
    strip, seconds = table.field, 0.0 if ctx.reduced else SLIDE_SECONDS * ctx.pace
    table.yard_count.stop()
    carried = strip.to_gain.yards != from_left(event.marker, table.rightward)
    just = strip.to_gain.yards == from_left(table.table_state.ball_on, table.rightward)
    strip.set_down(ctx.animator, event.down, event.marker, seconds)
    if carried and event.clause != FIRST_AND_TEN:
        words = "First down by inches!" if just else "First down!"
        words, yards = words if event.marker < FIELD else "1st and goal!", table.momentum.yards
        below = f"{yards} yards on this drive" if yards >= LONG_DRIVE else ""
        told = (headline(table, ctx, words, "firstDown", below), keep_quiet(table))
        together(hear("chains"), hear("horn_short"), *(() if table.board_of_duel.ruling else told)).begin(ctx)


def change_sides(table: BlowoutParts, ctx: CueContext) -> None:
    """Changes sides: hands are set aside and taken up, and the red line changes ends."""
    table.field.rightward = table.rightward
    crosses = move(table.red_line, "yards", from_left(deck.RED_LINE, table.rightward), TURNS, out_back)
    together(hear("whistle"), crosses).begin(ctx)
    table.settle_hands(ctx, 0.0 if ctx.reduced else TURNS)
