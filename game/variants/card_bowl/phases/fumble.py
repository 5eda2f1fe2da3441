"""The loose ball: secret declarations, recovery, bounces, and the run after it."""

from __future__ import annotations

from game.contract import Emit
from game.field import FIELD
from game.variants.card_bowl.actions import Declare
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import FACE, SUIT, VALUE
from game.variants.card_bowl.draws import draw
from game.variants.card_bowl.events import Declared, FumbleBegan, Recovered, tell
from game.variants.card_bowl.phases.base import STARTS, CardBowlPhase, go
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.strides import carry

BACK_LINE = 10  # CB-30
BOUNCE = (0, -4, -3, -2, -1, 0, 0, 0, 0, 0, 1, 2, 3, 4)
"""Yards toward the other goal line by the bounce card's value (CB-407)."""


def fumble(
    board: Board,
    role: int,
    spot: int,
    emit: Emit,
    *,
    blocked: bool = False,
    bonus: int = 0,
    no_run: bool = False,
) -> None:
    """The ball is loose at the own yard ``spot`` of ``role``, which is in the offense role (CB-402, CB-403)."""
    play = board.play
    play.role, play.ball = role, spot
    play.blocked, play.bonus, play.no_run = blocked, bonus, no_run
    play.lost_at = spot if role == play.offense else FIELD - spot
    play.loose = True
    carry(role, spot, 0, "loose", "CB-402", emit)
    tell(emit, FumbleBegan(clause="CB-402", seat=role, ball_on=spot))
    if not _is_out_of_play(board, emit):
        go(board, "recovery")


def _is_out_of_play(board: Board, emit: Emit) -> bool:
    """Behind a back line nobody recovers (CB-414)."""
    play = board.play
    if play.ball <= -BACK_LINE:
        _dead_in_own_end_zone(board, play.role, play.ball, emit)
        return True
    if play.ball >= FIELD + BACK_LINE:
        _turn_over(board, 1 - play.role)
        finish(board, 1 - play.role, FIELD - play.ball, "touchback", emit)
        return True
    return False


class Recovery(CardBowlPhase):
    """Both sides secretly choose how to go for the ball (CB-404)."""

    name = "recovery"
    clause = "CB-404"
    group = "recovery"
    choices = [Declare(points) for points in (2, 1, 0, -1, -2)]

    def seat(self, board: Board) -> int:
        role = board.play.role
        return role if board.secrets[role] is None else 1 - role

    def apply(self, board: Board, action: Declare, emit: Emit) -> None:
        board.secrets[self.seat(board)] = action.points
        home, away = board.secrets
        if home is None or away is None:
            return
        board.secrets = [None, None]
        board.play.declared = (home, away)
        tell(emit, Declared(clause="CB-404", points=(home, away)))
        _recover(board, emit)


def _recover(board: Board, emit: Emit) -> None:
    """Both sides draw until one is higher (CB-405, CB-406)."""
    play = board.play
    role, other = play.role, 1 - play.role
    first = True
    while True:
        card = draw(board, "recovery", emit)
        against = draw(board, "recovery", emit)
        if first and play.blocked:
            against = max(against, draw(board, "recovery", emit), key=VALUE.__getitem__)  # CB-157
        mine = VALUE[card] + play.declared[role]
        theirs = VALUE[against] + play.declared[other] + (play.bonus if first else 0)  # CB-139
        if mine != theirs:
            break
        first = False
        by = BOUNCE[VALUE[draw(board, "recovery", emit, "CB-407")]]
        play.ball += by
        carry(role, play.ball, by, "loose", "CB-407", emit)
        if _is_out_of_play(board, emit):
            return
    if mine > theirs:
        _won(board, role, play.ball, (card, against), (mine, theirs), emit)
    else:
        _won(board, other, FIELD - play.ball, (against, card), (theirs, mine), emit)


def _won(board: Board, seat: int, spot: int, cards: tuple[int, int], totals: tuple[int, int], emit: Emit) -> None:
    """``cards`` and ``totals`` are those of ``seat`` and of the other side."""
    play = board.play
    card, against = cards
    _turn_over(board, seat)
    play.recovered = spot
    carry(seat, spot, 0, "ground", "CB-405", emit)
    tell(emit, Recovered(clause="CB-405", seat=seat, ball_on=spot, against=totals))
    runs = max(0, _face(play.declared[seat], card) - _face(play.declared[1 - seat], against)) if FACE[card] else 0
    if play.two_points:
        advances = bool(FACE[card]) and SUIT[card] == SUIT[against] and not FACE[against]
        if seat != play.offense or not advances or not runs:  # CB-197, CB-198
            finish(board, seat, spot, "no_good", emit)
            return
    if play.no_run and seat == play.offense:
        runs = 0
    in_end_zone = seat != play.role and spot <= 0  # CB-413: a touchback, no run
    if runs and spot < FIELD and not in_end_zone:
        play.runner, play.set_size = seat, runs
        STARTS["recovery_run"](board, emit)
    else:
        down_at(board, seat, spot, emit)


def _face(declared: int, card: int) -> int:
    """Returns a face value lowered by falling on the ball or raised by picking it up (CB-410, CB-411)."""
    return min(3, max(0, FACE[card] - declared)) if FACE[card] else 0


def _turn_over(board: Board, seat: int) -> None:
    if seat != board.play.offense:
        board.play.changed = True


def down_at(board: Board, seat: int, spot: int, emit: Emit, out: bool = False) -> None:
    """The ball is dead in the hands of ``seat`` at its own yard ``spot`` (CB-31, CB-50, CB-51, CB-412, CB-413)."""
    if spot >= FIELD:
        finish(board, seat, spot, "touchdown", emit)
    elif spot > 0:
        finish(board, seat, spot, "out" if out else "dead", emit)
    else:
        _dead_in_own_end_zone(board, seat, spot, emit)


def _dead_in_own_end_zone(board: Board, seat: int, spot: int, emit: Emit) -> None:
    """A safety, or a touchback for a side that gained the ball in this play."""
    play = board.play
    gained = seat != play.offense or play.changed
    finish(board, seat, spot, "touchback" if gained else "safety", emit)
