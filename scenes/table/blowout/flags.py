"""Flags and challenges: a play that they undo is acted out quickly and taken back."""

from __future__ import annotations

from game.events import Flag
from game.variants.blowout.cards import HOLDING, INTERFERENCE
from game.variants.blowout.events import PlayChallenged
from game.variants.blowout.names import title
from game.variants.blowout.open_play import HALF_THE_WAY
from scenes.table.blowout import acting
from scenes.table.blowout.men import Play
from scenes.table.blowout.moments import READ, headline, keep_quiet, pop, struck_at
from scenes.table.blowout.parts import BlowoutParts
from scenes.table.cues import flights
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.flights import Point
from scenes.table.cues.motions import BREATH, Motion, do, hear, made, move, pause, then, together
from scenes.table.stage.animator import in_out_cubic

OFFSET = "Fouls offset"
"""Written instead of the second foul of a down."""
REPLAY, TAKEN_BACK = 0.7, 0.3
"""Seconds of a replay wipe, and in which a play that a flag undoes is taken back."""
FLAG, FLAG_FROM, FLAG_BESIDE = 64.0, 150.0, 60.0
"""Units of a flag: its size, where it starts, and how far beside the ball it lands."""


def challenge(table: BlowoutParts, event: PlayChallenged, ctx: CueContext) -> Motion:
    """Acts the challenged play out, then rewinds it under a wipe."""

    def replay() -> None:
        wipe = table.wipe
        together(keep_quiet(table), headline(table, ctx, "Challenge! Replay the down", "blowout")).begin(ctx)
        if ctx.reduced:
            acting.rewind(table, 0.0).begin(ctx)
            return
        wipe.share, wipe.hidden = 0.0, False
        passes = together(move(wipe, "share", 1.0, REPLAY, in_out_cubic), acting.rewind(table, REPLAY))
        then(passes, do(lambda: setattr(wipe, "hidden", True))).begin(ctx)

    taken_back = Motion(lambda _: replay(), REPLAY + READ)
    return then(_would_have_been(table, ctx), together(hear("whistle"), hear("whoosh"), taken_back))


def _would_have_been(table: BlowoutParts, ctx: CueContext) -> Motion:
    """Acts out quickly the open play that a response has undone."""

    def begin() -> None:
        play = table.table_state.play
        if play is not None:
            told = acting.void(play)
            then(acting.open_film(table, acting.play_of(told), ctx), acting.act(table, told, acting.HURRIED)).begin(ctx)

    return Motion(lambda _: begin(), acting.OPENS + acting.HURRIED)


def throw_flag(table: BlowoutParts, event: Flag, ctx: CueContext) -> list[Motion]:
    """Throws a flag, and then tells of it: the first motion and those after it.

    A response is flagged where it struck, and the play that it undoes is acted out and taken back. Otherwise the flag
    falls beside the ball.
    """
    told = do(lambda: _tell_foul(table, event))
    if event.foul not in (HOLDING, INTERFERENCE):
        falls = made(lambda: _flag(table.film.ball, ctx, FLAG_BESIDE), flights.TOSSED)
        fault = together(acting.commit_foul(table, event.foul, event.seat or 0), then(pause(BREATH), falls))
        return [then(Motion(lambda _: _line_up(table, ctx), acting.OPENS), fault), together(told, pause(READ))]
    falls = made(lambda: _flag(struck_at(table, 1 - event.seat, ctx), ctx), flights.TOSSED)
    lies = together(told, pop(table), pause(READ))
    whistle = together(hear("whistle"), pause(BREATH))
    return [falls, lies, _would_have_been(table, ctx), whistle, acting.rewind(table, TAKEN_BACK)]


def _line_up(table: BlowoutParts, ctx: CueContext) -> None:
    """Opens the film with both lines at the ball, before the snap."""
    at = table.field.ball.yards
    waiting = Play("run", table.table_state.offense, at, at, at, 1.0 if table.rightward else -1.0)
    acting.open_film(table, waiting, ctx).begin(ctx)


def _flag(target: Point, ctx: CueContext, beside: float = 0.0) -> Motion:
    """Throws a flag at a point of the window, or ``beside`` it to the right, in units."""
    (x, y), px = target, ctx.app.theme.px
    return flights.flag((x - px(FLAG_FROM), y - px(FLAG_FROM)), (x + px(beside), y), wide=FLAG, lies=READ)


def _tell_foul(table: BlowoutParts, event: Flag) -> None:
    """Writes a foul on the board, in place of what the play came to."""
    board = table.board_of_duel
    board.hut = 0
    forward = event.seat != table.table_state.offense
    if event.clause == "BO-36":
        board.say = OFFSET if board.say else title(event.foul)
        return
    yards = f"{'+' if forward else '−'}{event.yards}" if event.yards else "no yards"
    play = table.table_state.play
    is_half = play is not None and play.measured(event.foul) == HALF_THE_WAY
    board.say = f"{title(event.foul)}: {yards}{f', {HALF_THE_WAY}' if is_half else ''}"
