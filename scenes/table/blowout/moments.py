"""The moments of a down: yards counted out, answers, flags, the replay, and the ball on its way."""

from __future__ import annotations

from collections.abc import Callable

from game.contract import ScoreKind
from game.events import DownSet, Flag
from game.field import FIELD
from game.variants.blowout import cards as deck
from game.variants.blowout.events import BallKicked, PlayChallenged, PlayEnded, ResponseMade
from game.variants.blowout.names import foul_name, title
from scenes.table.blowout import acting
from scenes.table.blowout.duel import MEET
from scenes.table.blowout.field_strip import SLIDE_SECONDS, from_left
from scenes.table.blowout.men import Play
from scenes.table.blowout.parts import BlowoutParts
from scenes.table.blowout.shown import is_long, promise
from scenes.table.cues import flights
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.flights import Point
from scenes.table.cues.headlines import HEADLINES
from scenes.table.cues.lunge import go_back, lunge
from scenes.table.cues.motions import Motion, do, freeze, hear, hit, move, pause, scuff, stagger, then, together
from scenes.table.stage.animator import in_out_cubic, linear, out_back, out_cubic
from scenes.table.stage.effects import BANNER_LASTS
from scenes.table.stage.sprites import Sprite
from scenes.ui.theme import ColorName

COUNTED, READ, STAYS = 0.85, 0.3, 0.35
"""Seconds in which yards are counted, in which what they come to is read, and that a play's yards stay."""
REPLAY, FLAGGED = 0.7, 0.9
"""Seconds of the replay's wipe, and of a flag."""
POSTS_LIT, TACKLED = 1.2, 0.08
"""Seconds that the posts are lit after a kick, and that the table stands still at a tackle."""
POPS, TURNS = 0.25, 0.3
"""Seconds of a jump of what the board says, and in which hands and red line change sides."""
TALLIES = 7
FIRST_AND_TEN = "BO-6"
"""The clause of a first down that nobody has made: the other side has the ball."""
BALL, HIGH = 34.0, 40.0
"""Units of a loose ball, and that it rises."""
HOP, FLAG, FLAG_FROM, FLAG_BESIDE = 18.0, 64.0, 150.0, 60.0
"""Units of a hop, and of a flag: its size, how far off it is thrown, and how far beside the ball it comes down."""
HIT = 0.6
"""How far the field shakes at an answer, of all that it may."""
LONG_PLAY = 40
"""Yards from which a play is a moment of the whole table."""
SHORT = 170.0
"""Units of the result's middle at which an answer that strikes it stops."""


# Words on the board


def headline(table: BlowoutParts, ctx: CueContext, words: str, color: ColorName, below: str = "") -> Motion:
    """A headline between the calls, off the field on which things happen."""
    banner = do(lambda: ctx.effects.banner(table.board_of_duel.for_words, words, below, str(color)))
    return together(hushed(table, ctx), banner)


def hushed(table: BlowoutParts, ctx: CueContext) -> Motion:
    """What the board says makes room for a headline that lies on it."""
    return together(do(table.board_of_duel.make_room), do(lambda: ctx.later(table.board_of_duel.speak, BANNER_LASTS)))


def headline_of_score(how: ScoreKind) -> str:
    """What a score is called across the stadium."""
    return _SCORES.get(how, HEADLINES[how])


_SCORES = {
    ScoreKind.RUSHING_TOUCHDOWN: "Touchdown run!",
    ScoreKind.FIELD_GOAL: "It is good!",
}


# Counting


def count_out(table: BlowoutParts, ctx: CueContext) -> None:
    """The yards of both cards meet, or those of a kick grow, and the preview runs to where it would end."""
    preview, board, play = table.field.preview, table.board_of_duel, table.table_state.play
    board.hut = 0
    if play is not None:
        promise(table.field, play)
    if ctx.reduced:
        board.told = preview.progress = 1.0
        ctx.sound("tally")
        return
    board.told = 0.0
    counted = stagger(COUNTED * MEET / TALLIES, *(hear("tally", step) for step in range(TALLIES)))
    runs = move(preview, "progress", 1.0, COUNTED * (1 - MEET), in_out_cubic)
    meets = then(pause(COUNTED * MEET), together(pop(table), runs))
    together(move(board, "told", 1.0, COUNTED, linear), counted, meets).begin(ctx)


def pop(table: BlowoutParts) -> Motion:
    """What the board says jumps once."""
    board = table.board_of_duel
    return together(do(lambda: setattr(board, "pop", 1.0)), move(board, "pop", 0.0, POPS, out_cubic))


# Answers


def answer(table: BlowoutParts, event: ResponseMade, ctx: CueContext) -> None:
    """The card that answers rears back and strikes at what the play comes to."""
    card = _laid(event.seat, ctx)
    if card is not None and event.card is not None:
        board = table.board_of_duel.duel
        lunge(card, board.center, ctx.app.theme.px(SHORT)).begin(ctx)


def answered(table: BlowoutParts, event: ResponseMade, ctx: CueContext) -> None:
    """The answer has struck, or the play stands: only now it is told, and nothing is celebrated before it counts."""
    table.rail.show(())
    ctx.hud.prompt.text, ctx.hud.prompt.asked = "", False
    if event.card is None:
        ctx.sound("tap")
        return
    card, play = _laid(event.seat, ctx), table.table_state.play
    if card is not None and not ctx.reduced:
        number = len(ctx.board.zones[deck.PLAYS[event.seat]]) - 1
        go_back(card, table.stadium.called(event.seat, number)).begin(ctx)
    show = _ANSWERS.get(event.card)
    if show is None:
        together(hear("slam"), freeze()).begin(ctx)
        return
    struck = ctx.board.zones.get(deck.PLAYS[1 - event.seat], [])
    away = 1.0 if event.seat == 0 else -1.0
    hits = hit(table.board_of_duel.duel.center, *struck, force=HIT, away=away)
    together(hits, pop(table), show(table), headline(table, ctx, f"{title(event.card)}!", "loss")).begin(ctx)
    if play is not None:
        promise(table.field, play, event.card)


def _laid(seat: int, ctx: CueContext) -> Sprite | None:
    """The last card of the down that a seat has played."""
    laid = ctx.board.zones.get(deck.PLAYS[seat], [])
    return laid[-1] if len(laid) > 1 else None


def _sack(table: BlowoutParts) -> Motion:
    """The passer is brought down behind the line before the ball is gone."""
    return together(hear("thud"), scuff(table.field.ball.center, "chalkLine"))


def _intercept(table: BlowoutParts) -> Motion:
    """A pass on its way is taken."""
    return flights.ball(table.field.ball.center, _end(table), wide=BALL, high=HIGH)


def _fumble(table: BlowoutParts) -> Motion:
    """The ball hops away from the runner."""
    return flights.hop(_end(table), wide=BALL, step=HOP, high=HIGH)


def _end(table: BlowoutParts) -> Point:
    """Returns the end of the play's preview, in pixels."""
    ball = table.field.ball
    return ball.geometry.x(table.field.preview.end), ball.center[1]


_ANSWERS: dict[str, Callable[[BlowoutParts], Motion]] = {
    deck.SACK: _sack,
    deck.INTERCEPTION: _intercept,
    deck.FUMBLE: _fumble,
}


def challenge(table: BlowoutParts, event: PlayChallenged, ctx: CueContext) -> Motion:
    """What the cards had it come to is played, and a wipe over the field takes it back to where it began."""

    def replay() -> None:
        wipe = table.wipe
        headline(table, ctx, "Challenge! Replay the down", "blowout").begin(ctx)
        if ctx.reduced:
            return
        wipe.share, wipe.hidden = 0.0, False
        passes = together(move(wipe, "share", 1.0, REPLAY, in_out_cubic), acting.rewind(table, REPLAY))
        then(passes, do(lambda: setattr(wipe, "hidden", True))).begin(ctx)

    taken_back = Motion(lambda _: replay(), REPLAY + READ)
    return then(_would_have_been(table, ctx), together(hear("whistle"), hear("whoosh"), taken_back))


def _would_have_been(table: BlowoutParts, ctx: CueContext) -> Motion:
    """The open play as the cards had it, which an answer has undone; it passes quickly."""

    def begin() -> None:
        play = table.table_state.play
        if play is not None:
            told = acting.void(play)
            then(acting.show(table, acting.play_of(told), ctx), acting.act(table, told, acting.HURRIED)).begin(ctx)

    return Motion(lambda _: begin(), acting.OPENS + acting.HURRIED)


def throw_flag(table: BlowoutParts, event: Flag, ctx: CueContext) -> Motion:
    """A yellow flag on the grass and what it is for; of a play that it answers as much is seen as there was."""
    answers = event.foul in (deck.HOLDING, deck.INTERFERENCE)
    before = _would_have_been(table, ctx) if answers else Motion(lambda _: _line_up(table, ctx), acting.OPENS)
    return then(before, Motion(lambda _: _flag_falls(table, event, ctx), FLAGGED))


def _line_up(table: BlowoutParts, ctx: CueContext) -> None:
    """Both lines stand where the ball lies, and nothing has happened yet."""
    at = table.field.ball.yards
    waiting = Play("run", table.table_state.offense, at, at, at, 1.0 if table.rightward else -1.0)
    acting.show(table, waiting, ctx).begin(ctx)


def _flag_falls(table: BlowoutParts, event: Flag, ctx: CueContext) -> None:
    board, px = table.board_of_duel, ctx.app.theme.px
    board.hut = 0
    x, y = table.film.ball
    flights.flag((x - px(FLAG_FROM), y - px(FLAG_FROM)), (x + px(FLAG_BESIDE), y), wide=FLAG).begin(ctx)
    forward = event.seat != table.table_state.offense
    yards = f"{'+' if forward else '−'}{event.yards}" if event.yards else "fouls offset"
    words = f"{foul_name(event.foul)}: {yards}"
    if table.table_state.play is None:
        board.say = f"{board.say} / {words}" if board.say else words
    else:
        headline(table, ctx, words, "penalty").begin(ctx)


# The ball


def run_play(table: BlowoutParts, event: PlayEnded, ctx: CueContext) -> Motion:
    """The play is acted out and its yards are counted with the ball; until now nothing has moved it."""

    def count() -> None:
        if event.how in ("run", "pass", "sack"):
            table.yard_count.start(table.film.play.start, table.film.play.forward)

    return then(acting.show(table, acting.play_of(event), ctx), together(do(count), acting.act(table, event)))


def play_over(table: BlowoutParts, event: PlayEnded, ctx: CueContext) -> Motion:
    """Where the play has ended: a tackle in the grass, or a moment of the whole table."""
    gain, lost = event.gain, event.how in ("interception", "fumble")
    chalk = do(lambda: scuff(table.film.point(table.field.ball.yards), "chalkLine").begin(ctx))
    caught = event.how not in ("no_gain", "overthrown")
    down = together(hear("thud"), chalk, *((freeze(TACKLED),) if caught else ()), acting.at_the_line(table, event))
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
    return then(down, pause(STAYS), do(table.yard_count.stop))


def kick(table: BlowoutParts, event: BallKicked, ctx: CueContext) -> Motion:
    """A kick flies: a punt to where it lands, a field goal at the posts, which light up where it is good."""

    def count() -> None:
        if event.needed is None:
            table.yard_count.start(table.film.play.start, table.film.play.forward)

    return then(acting.show(table, acting.play_of(event), ctx), together(do(count), acting.act(table, event)))


def kick_over(table: BlowoutParts, event: BallKicked, ctx: CueContext) -> Motion:
    """A kick has come down: where it lies, or whether it was good; a good one from afar has the whole table."""
    landed = together(hear("thud"), do(table.yard_count.stop))
    if event.needed is None:
        return together(landed, headline(table, ctx, f"Punt: {event.yards} yards", ctx.color_of(event.seat)))
    landed = together(landed, do(lambda: light_posts(table, ctx, good=event.good)))
    if not event.good:
        short = headline(table, ctx, "No good: too short", "loss")
        return together(landed, hear("crowd_groan"), short)
    landed = together(landed, acting.cheer(table))
    if is_long(event):
        below, color = f"from {event.needed} yards", ctx.color_of(event.seat)
        big = ctx.moments.big("long field goal", "It is good!", below, color, "crowd_roar")
        return together(landed, big)
    return landed


def light_posts(table: BlowoutParts, ctx: CueContext, *, good: bool) -> None:
    """The posts light up where a kick was good, and are crossed out where it was not."""
    posts = table.posts[1 if table.rightward else 0]
    posts.lit, posts.shown = good, 1.0
    table.film.posts_lit = "gain" if good else "loss"
    fades = move(posts, "shown", 0.0, POSTS_LIT, linear)
    (then(pause(POSTS_LIT), fades) if ctx.reduced else fades).begin(ctx)


# Lines and sides


def set_down(table: BlowoutParts, event: DownSet, ctx: CueContext) -> None:
    """The sign turns; with a first down the chains are carried on for all to see, from the line that was passed."""
    strip, seconds = table.field, 0.0 if ctx.reduced else SLIDE_SECONDS * ctx.pace
    passed = strip.to_gain.yards
    carried = passed != from_left(event.marker, table.rightward)
    strip.set_down(ctx.animator, event.down, event.marker, seconds)
    if carried and event.clause != FIRST_AND_TEN:
        words = "First down!" if event.marker < FIELD else "1st and goal!"
        line = table.film.point(passed)
        shown = [
            hear("chains"),
            hear("horn_short"),
            scuff(line, "firstDown"),
            headline(table, ctx, words, "firstDown"),
        ]
        together(*shown).begin(ctx)


def change_sides(table: BlowoutParts, ctx: CueContext) -> None:
    """The other side has the ball: hands are put aside and taken up, and the red line changes ends."""
    table.field.rightward = table.rightward
    crosses = move(table.red_line, "yards", from_left(deck.RED_LINE, table.rightward), TURNS, out_back)
    together(hear("whistle"), crosses).begin(ctx)
    table.settle_hands(ctx, 0.0 if ctx.reduced else TURNS)
