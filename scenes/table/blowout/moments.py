"""The moments of a down: yards counted out, answers, flags, the replay, and the ball on its way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.contract import ScoreKind
from game.events import DownSet, Flag
from game.field import END_ZONE, FIELD
from game.variants.blowout import cards as deck
from game.variants.blowout.events import (
    BallKicked,
    PlayChallenged,
    PlayEnded,
    ResponseMade,
)
from game.variants.blowout.names import foul_name, title
from scenes.table.blowout.duel import MEET
from scenes.table.blowout.parts import TURNED, BlowoutParts
from scenes.table.blowout.shown import BEYOND, promise, within
from scenes.table.cues.cue_maker import CueMaker
from scenes.table.cues.headlines import HEADLINES
from scenes.table.cues.motions import hit
from scenes.table.stage.animator import in_out_cubic, linear, out_back, out_cubic
from scenes.table.stage.effects import BANNER_LASTS
from scenes.table.stage.field_strip import STEADY, across
from scenes.ui.theme import ColorName

COUNTED, READ = 0.95, 0.45
"""Seconds in which the yards are counted, and in which what they come to is read."""
REPLAY = 0.9
"""Seconds of the replay's wipe."""
FLIGHT = 1.0
"""Seconds that a kick is in the air."""
TALLIES = 7
FIRST_AND_TEN = "BO-6"
"""The clause of a first down that nobody has made: the other side has the ball."""
PASS_HIGH, KICK_HIGH, POSTS_HIGH = 26.0, 74.0, 46.0
"""Units above the grass that a pass and a kick rise, and at which a good one passes the posts."""


def headline(table: BlowoutParts, make: CueMaker, words: str, color: ColorName) -> None:
    """Shows a headline between the calls, off the field on which things happen."""
    hush(table, make)
    make.effects.banner(table.board_of_duel.bounds(), words, "", str(color))


def hush(table: BlowoutParts, make: CueMaker) -> None:
    """What the board says makes room for a headline that lies on it."""
    board = table.board_of_duel
    board.headlines += 1
    make.call(board.speak, BANNER_LASTS)


def headline_of_score(how: ScoreKind) -> str:
    """What a score is called across the stadium."""
    return _SCORES.get(how, HEADLINES[how])


_SCORES = {
    ScoreKind.RUSHING_TOUCHDOWN: "Touchdown run!",
    ScoreKind.FIELD_GOAL: "It is good! 3 points",
}


# Counting


def count_out(table: BlowoutParts, make: CueMaker) -> None:
    """The yards of both cards meet, or those of a kick grow, and the ghost runs to where it would end."""
    ghost, board, play = table.field.ghost, table.board_of_duel, table.position.play
    board.hut = 0
    if play is not None:
        promise(table.field, play)
    if make.reduced:
        board.told = ghost.shown = 1.0
        make.sound("tally")
        return
    board.told = 0.0
    make.animator.to(board, "told", 1.0, COUNTED * make.pace, linear)
    for step in range(TALLIES):
        make.call(partial(make.sound, "tally", step), step * COUNTED * MEET / TALLIES)

    def pop() -> None:
        board.pop = 1.0
        make.animator.to(board, "pop", 0.0, 0.25 * make.pace, out_cubic)
        make.animator.to(ghost, "shown", 1.0, COUNTED * (1 - MEET) * make.pace, in_out_cubic)

    make.call(pop, COUNTED * MEET)


# Answers


def respond(table: BlowoutParts, event: ResponseMade, make: CueMaker) -> None:
    """A card answers the play, or the play stands."""
    table.rail.show(())
    make.dash.prompt.text, make.dash.prompt.asked = "", False
    if event.card is None:
        make.sound("tap")
        return
    show, play = _ANSWERS.get(event.card), table.position.play
    if show is not None:
        _hit(table, make)
        show(table, make)
        if event.card not in TURNED:
            headline(table, make, f"{title(event.card)}!", "loss")
        if play is not None:
            promise(table.field, play, event.card)


def _hit(table: BlowoutParts, make: CueMaker) -> None:
    """The answer comes down on the field: it stands still, chalk flies, and the play's cards jump."""
    struck = [card for zone in deck.PLAYS for card in make.board.zones.get(zone, [])]
    hit(table.field.ball.center, *struck, force=0.6).begin(make)


def _sack(table: BlowoutParts, make: CueMaker) -> None:
    """The passer is brought down behind the line before the ball is gone."""
    make.sound("thud")


def _intercept(table: BlowoutParts, make: CueMaker) -> None:
    """A pass on its way is turned back."""
    make.sound("swish")
    make.sound("crowd_gasp")
    strip, theme = table.field, make.app.theme
    far = strip.ball.grid.x(strip.ghost.end), strip.ball.center[1]
    picture = theme.svg("ball", (theme.px(34), theme.px(23)))
    make.effects.fly(picture, strip.ball.center, far, 0.45, theme.px(40), 1.5, 0.25)


def _fumble(table: BlowoutParts, make: CueMaker) -> None:
    """The ball hops away from the runner."""
    make.sound("bobble")
    make.sound("crowd_gasp")
    strip, theme = table.field, make.app.theme
    start = strip.ball.grid.x(strip.ghost.end), strip.ball.center[1]
    make.effects.hop(theme.svg("ball", (theme.px(34), theme.px(23))), start, theme.px(18), 0.6, theme.px(40))


_ANSWERS: dict[str, Callable[[BlowoutParts, CueMaker], None]] = {
    deck.SACK: _sack,
    deck.INTERCEPTION: _intercept,
    deck.FUMBLE: _fumble,
}


def challenge(table: BlowoutParts, event: PlayChallenged, make: CueMaker) -> None:
    """The replay is wiped over the field from right to left, and takes the play with it."""
    make.sound("whistle")
    make.sound("whoosh")
    wipe, ghost = table.wipe, table.field.ghost
    headline(table, make, "Challenge! Replay the down", "blowout")
    if make.reduced:
        ghost.shown = 0.0
        return
    wipe.share = 0.0
    wipe.hidden = False
    make.animator.to(wipe, "share", 1.0, REPLAY * make.pace, in_out_cubic)
    make.animator.to(ghost, "shown", 0.0, REPLAY * make.pace, in_out_cubic)
    make.call(lambda: setattr(wipe, "hidden", True), REPLAY)


def throw_flag(table: BlowoutParts, event: Flag, make: CueMaker) -> None:
    """A yellow flag on the grass, and what it is for."""
    theme, strip, board = make.app.theme, table.field, table.board_of_duel
    board.hut = 0
    strip.forget()
    make.sound("flag")
    make.call(lambda: make.sound("whistle"), 0.3)
    picture = theme.svg("flag_penalty", (theme.px(44), theme.px(44)))
    x, y = strip.ball.center
    start = (x, y - theme.px(90)) if event.by != table.viewer else (x, y + theme.px(240))
    make.effects.fly(picture, start, (x + theme.px(24), y), 0.48, theme.px(60), 1.5, 0.5)
    forward = event.seat != table.position.offense
    yards = f"{'+' if forward else '−'}{event.yards}" if event.yards else "fouls offset"
    words = f"{foul_name(event.foul)}: {yards}"
    if table.position.play is None:
        board.say = f"{board.say} / {words}" if board.say else words
    else:
        headline(table, make, words, "penalty")


# The ball


def run_play(table: BlowoutParts, event: PlayEnded, make: CueMaker, seconds: float) -> None:
    """The ball goes where the play ends; until now nothing has moved it."""
    strip, rightward = table.field, table.rightward
    end = across(within(event.ends_at), rightward)
    strip.forget()
    make.sound("snap" if event.how == "run" else "whoosh")
    if make.reduced:
        strip.ball.yards = end
        return
    if event.how in ("pass", "interception"):
        strip.fly(make.animator, end, PASS_HIGH, seconds * make.pace)
    elif event.how in ("no_gain", "overthrown"):
        _fall_incomplete(table, event, make, seconds)
    else:
        make.animator.to(strip.ball, "yards", end, seconds * make.pace, in_out_cubic)
        if event.how == "sack":
            make.sound("thud")


def _fall_incomplete(table: BlowoutParts, event: PlayEnded, make: CueMaker, seconds: float) -> None:
    """A pass that nobody catches: over the back of the end zone, or to the ground beyond the line."""
    strip, theme = table.field, make.app.theme
    out = FIELD + END_ZONE if event.how == "overthrown" else min(event.ball_on + 8, FIELD)
    picture = theme.svg("ball", (theme.px(34), theme.px(23)))
    ground = strip.ball.center[1] + theme.px(12)
    end = strip.ball.grid.x(across(out, table.rightward)), ground
    make.effects.fly(picture, strip.ball.center, end, max(seconds, 0.4), theme.px(34), 1.5, 0.2)
    make.call(lambda: make.sound("thud"), max(seconds, 0.4))


def kick(table: BlowoutParts, event: BallKicked, make: CueMaker) -> None:
    """A kick flies: a punt to where it lands, a field goal at the posts, which light up where it is good."""
    strip = table.field
    strip.forget()
    make.sound("kick")
    beyond = END_ZONE if event.needed is not None else BEYOND
    end = across(within(event.ball_on + event.yards, beyond), table.rightward)
    if event.good and event.needed is not None:
        end = across(FIELD + END_ZONE, table.rightward)
    if make.reduced:
        strip.ball.yards = end
    else:
        high = KICK_HIGH + (POSTS_HIGH if event.needed is not None and event.good else 0.0)
        strip.fly(make.animator, end, high, FLIGHT * make.pace)
    make.call(partial(_land, table, event, make), 0.0 if make.reduced else FLIGHT)


def _land(table: BlowoutParts, event: BallKicked, make: CueMaker) -> None:
    make.sound("thud")
    if event.needed is None:
        headline(table, make, f"Punt: {event.yards} yards", make.color_of(event.seat))
        return
    posts = table.posts[0 if not table.rightward else 1]
    posts.lit = event.good
    posts.shown = 1.0
    if not make.reduced:
        make.animator.to(posts, "shown", 0.0, 1.2 * make.pace, linear)
    else:
        make.call(lambda: setattr(posts, "shown", 0.0), 0.9)
    if not event.good:
        make.sound("crowd_groan")
        headline(table, make, "No good: too short", "loss")


# Lines and sides


def set_down(table: BlowoutParts, event: DownSet, make: CueMaker) -> None:
    """The sign turns; with a first down the chains are carried on for all to see."""
    strip, seconds = table.field, 0.0 if make.reduced else STEADY * make.pace
    carried = strip.to_gain.yards != across(event.marker, table.rightward)
    strip.set_down(make.animator, event.down, event.marker, seconds)
    if carried and event.clause != FIRST_AND_TEN:
        make.sound("chains")
        make.sound("horn_short")
        headline(table, make, "First down!" if event.marker < FIELD else "1st and goal!", "firstDown")


def change_sides(table: BlowoutParts, make: CueMaker) -> None:
    """The other side has the ball: hands are put aside and taken up, and the red line changes ends."""
    table.field.turn_round(table.rightward)
    make.sound("whistle")
    seconds = 0.0 if make.reduced else 0.3 * make.pace
    make.animator.to(table.red_line, "yards", across(deck.RED_LINE, table.rightward), seconds, out_back)
    table.settle_hands(make, 0.0 if make.reduced else 0.3)
