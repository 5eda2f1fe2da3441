"""Flags and challenges: what was played strikes the cards that it undoes, and the board explains what follows."""

from __future__ import annotations

from game.events import Flag
from game.variants.blowout.cards import HOLDING, INTERFERENCE
from game.variants.blowout.events import PlayChallenged
from game.variants.blowout.ruling import Ruling, of_answer, of_call
from scenes.table.blowout import acting
from scenes.table.blowout.moments import keep_quiet, pop, struck_at
from scenes.table.blowout.parts import BlowoutParts
from scenes.table.blowout.play_path import HELD, Play
from scenes.table.cues import flights
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.flights import Point
from scenes.table.cues.motions import BREATH, Motion, MotionContext, do, hear, made, move, pause, then, together
from scenes.table.stage.animator import linear

READ, REPLAY, TAKEN_BACK, CROSSED = 0.7, 0.7, 0.3, 0.3
"""Seconds to go on reading a ruling until the ball goes where it says, of a replay wipe, in which a play that a flag
undoes is taken back, and in which cards are crossed out.
"""
FLAG, FLAG_FROM, FLAG_BESIDE = 64.0, 150.0, 60.0
"""Units of a flag: its size, where it starts, and how far beside the ball it lands."""


def challenge(table: BlowoutParts, event: PlayChallenged, ctx: CueContext) -> Motion:
    """Explains the challenge while the play is acted out where both lines stand, then rewinds it under a wipe."""
    lasts = REPLAY * _share(ctx, "challenge")

    def replay() -> None:
        wipe = table.wipe
        if ctx.reduced:
            acting.rewind(table, 0.0).begin(ctx)
            return
        wipe.share, wipe.hidden = 0.0, False
        passes = together(move(wipe, "share", 1.0, lasts, linear), acting.rewind(table, lasts))
        then(passes, do(lambda: setattr(wipe, "hidden", True))).begin(ctx)

    explains = together(keep_quiet(table), do(lambda: rule(table, _answered(table), ctx)))
    acted = together(explains, _would_have_been(table))
    return then(acted, together(hear("whistle"), hear("whoosh"), Motion(lambda _: replay(), lasts)))


def _share(ctx: CueContext, kind: str) -> float:
    """Returns how much of its time the ruling on a foul or a challenge has: all of it once a match."""
    return ctx.moments.share(f"ruling {kind}")


def _would_have_been(table: BlowoutParts) -> Motion:
    """Acts out quickly, where both lines stand, the open play that a response has undone."""

    def begin(ctx: MotionContext) -> None:
        play = table.table_state.play
        if play is not None:
            told = acting.as_it_stands(play)
            table.film.begin(acting.play_of(told), min(table.film.share, HELD))
            acting.act(table, told, acting.HURRIED).begin(ctx)

    return Motion(begin, acting.HURRIED)


def _answered(table: BlowoutParts) -> Ruling | None:
    state = table.table_state
    return None if state.play is None else of_answer(state.play.response, state, table.names)


def rule(table: BlowoutParts, ruling: Ruling | None, ctx: CueContext) -> None:
    """Writes a ruling on the board, in place of what the play came to, and crosses out the cards that do not count."""
    board = table.board_of_duel
    board.hut, board.ruling, board.crossed = 0, ruling, 1.0 if ctx.reduced else 0.0
    table.field.hide_preview()
    if not ctx.reduced:
        together(pop(table), move(board, "crossed", 1.0, CROSSED, linear)).begin(ctx)


def throw_flag(table: BlowoutParts, event: Flag, ctx: CueContext) -> list[Motion]:
    """Throws a flag and explains it: the motion of both, and that in which it is read.

    It falls on the card that a response struck, while the play that it undoes is acted out and taken back. Otherwise it
    falls beside the ball once both lines stand there.
    """
    read = pause(READ * _share(ctx, event.foul))
    if event.foul in (HOLDING, INTERFERENCE):
        told = do(lambda: rule(table, _answered(table), ctx))
        falls = made(lambda: _flag(struck_at(table, 1 - event.seat, ctx), ctx), flights.TOSSED)
        back = then(pause(BREATH), acting.rewind(table, TAKEN_BACK))
        return [together(told, falls, _would_have_been(table)), together(hear("whistle"), back, read)]
    told = do(lambda: rule(table, of_call(event, table.table_state, table.names), ctx))
    falls = made(lambda: _flag(table.film.ball, ctx, FLAG_BESIDE), flights.TOSSED)
    fault = together(acting.commit_foul(table, event.foul, event.seat or 0), then(pause(BREATH), told, falls))
    return [then(Motion(lambda _: _line_up(table, ctx), acting.OPENS), fault), read]


def _line_up(table: BlowoutParts, ctx: CueContext) -> None:
    """Opens the film as far as the board allows, with both lines at the ball, before the snap."""
    at = table.field.ball.yards
    waiting = Play("run", table.table_state.offense, at, at, at, 1.0 if table.rightward else -1.0)
    table.film.begin(waiting)
    acting.open_to(table, ctx, table.stadium.lined_up, acting.OPENS)


def _flag(target: Point, ctx: CueContext, beside: float = 0.0) -> Motion:
    """Throws a flag at a point of the window, or ``beside`` it to the right, in units."""
    (x, y), px = target, ctx.app.theme.px
    return flights.flag((x - px(FLAG_FROM), y - px(FLAG_FROM)), (x + px(beside), y), wide=FLAG, lies=READ)
