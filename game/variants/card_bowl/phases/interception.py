"""The interception: where it is made, and what the interceptor does with it (CB-364 to CB-366)."""

from __future__ import annotations

from game.contract import Emit
from game.field import FIELD
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.events import Intercepted, tell
from game.variants.card_bowl.phases.base import DefensePhase, answers, go
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.phases.kick_return import touchback
from game.variants.card_bowl.phases.open_field import run
from game.variants.card_bowl.strides import carry

BACK_LINE = FIELD + 10


def intercept(board: Board, spot: int, emit: Emit) -> None:
    """The defense has the ball at the offense's own yard ``spot`` (CB-364 to CB-366)."""
    play = board.play
    seat = 1 - play.offense
    play.intercepted = play.changed = True
    play.lost_at = spot
    play.broken = ""
    carry(seat, FIELD - spot, 0, "ground", "CB-364", emit)
    tell(emit, Intercepted(clause="CB-364", seat=seat, ball_on=FIELD - spot))
    if play.two_points:
        finish(board, seat, FIELD - spot, "no_good", emit)  # CB-197
    elif spot >= BACK_LINE:
        touchback(board, emit)
    elif spot >= FIELD:
        go(board, "interception")
    elif spot <= 0:
        finish(board, seat, FIELD - spot, "touchdown", emit)
    else:
        run(board, seat, FIELD - spot, 1, emit, automatic=True)


class InterceptionInEndZone(DefensePhase):
    """In the end zone the interceptor takes a touchback or runs (CB-365)."""

    name = "interception"
    clause = "CB-365"
    choices = answers("touchback", "run_back")

    def apply(self, board: Board, action: Choose, emit: Emit) -> None:
        if action.what == "touchback":
            touchback(board, emit)
        else:
            run(board, 1 - board.play.offense, FIELD - board.play.lost_at, 1, emit, automatic=True)
