"""Coverage and return of kickoffs, free kicks and punts, up to the open field."""

from __future__ import annotations

from collections.abc import Callable

from game.contract import Emit, Event
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import FACE, RED_JOKER, VALUE
from game.variants.card_bowl.draws import draw
from game.variants.card_bowl.events import BallMoved
from game.variants.card_bowl.facts import KickRecord
from game.variants.card_bowl.phases.base import DefensePhase, answers, go
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.phases.fumble import down_at, fumble
from game.variants.card_bowl.phases.open_field import run
from game.variants.card_bowl.strides import covered, returned

KICKOFF_CARDS, SQUIB_CARDS, PUNT_CARDS = 4, 2, 2  # CB-112, CB-128, CB-167
LONG_SQUIB = 15  # CB-128
TOUCHBACK_UNTIL = {"kickoff": 2, "free_kick": 2, "punt": 1}  # CB-113, CB-168


def cover(board: Board, emit: Emit) -> None:
    """The coverage card of a kickoff or free kick, then the receiver's choice (CB-108 to CB-111)."""
    play = board.play
    play.coverage = draw(board, "coverage", emit)
    if play.caught < 0:
        go(board, "kick_return")
    else:
        begin_return(board, emit)


def touchback(board: Board, emit: Emit) -> None:
    """First down at the own 20 (CB-52)."""
    board.play.changed = True
    finish(board, 1 - board.play.offense, 0, "touchback", emit)


def begin_return(board: Board, emit: Emit) -> None:
    """The return with its number of cards (CB-107, CB-112, CB-128)."""
    play = board.play
    play.changed = True
    play.planned = PUNT_CARDS if play.kind == "punt" else KICKOFF_CARDS
    if play.choice == "squib" and play.caught > LONG_SQUIB:
        play.planned = SQUIB_CARDS
        play.dull = True  # CB-129
    play.planned -= play.bobble
    play.runner = 1 - play.offense
    go_on(board, emit)


def go_on(board: Board, emit: Emit) -> None:
    """Return cards one by one, as far as nobody has to be asked (CB-112, CB-113)."""
    play = board.play
    while len(play.returns) < play.planned:
        if not _draw_one(board, emit):
            return
        drawn = len(play.returns)
        reached = play.caught + _sum(board)
        if reached < 0 and drawn <= TOUCHBACK_UNTIL[play.kind] and drawn < play.planned:
            go(board, "kick_return")
            return
    _end_return(board, emit)


def _sum(board: Board) -> int:
    return sum([VALUE[card] for card in board.play.returns])


def _draw_one(board: Board, emit: Emit) -> bool:
    """Draws a return card. Returns False if the ball is loose (CB-115, CB-116)."""
    play = board.play
    before = play.foul
    card = draw(board, "return", emit)
    if play.foul is not before and play.foul is not None:
        play.foul = play.foul._replace(spot=play.caught + returned(play))
    if card == RED_JOKER:
        fumble(board, 1 - play.offense, play.caught + returned(play), emit)
        return False
    gained = returned(play)
    play.returns = (*play.returns, card)
    if emit:
        _tell_return(play, returned(play) - gained, emit)
    return True


def _tell_return(play: KickRecord, by: int, emit: Callable[[Event], None]) -> None:
    less = covered(play, len(play.returns))
    emit(
        BallMoved(
            clause="CB-114",
            seat=1 - play.offense,
            ball_on=play.caught + returned(play),
            by=by,
            way="ground",
            row="returned" if less else "",
            drawn=returned(play) + less,
            other=less,
        )
    )


def _end_return(board: Board, emit: Emit) -> None:
    """The yards of the return, and the open field after it (CB-112, CB-118, CB-119, CB-123)."""
    play = board.play
    receivers = 1 - play.offense
    spot = play.caught + _sum(board) - VALUE[play.coverage]
    dull = 1 if play.dull else 0
    broken = max(0, FACE[play.returns[-1]] - dull) - FACE[play.coverage]
    if spot <= 0 and play.caught >= 0:
        spot = 1
    if broken >= 1 and spot < 100:
        run(board, receivers, spot, broken, emit)
    else:
        down_at(board, receivers, spot, emit)


class KickReturn(DefensePhase):
    """The receiver takes a touchback or returns, and goes on (CB-111, CB-113, CB-168)."""

    name = "kick_return"
    clause = "CB-111"
    choices = answers("touchback", "return")

    def apply(self, board: Board, action: Choose, emit: Emit) -> None:
        play = board.play
        if action.what == "touchback":
            touchback(board, emit)
        elif play.planned:
            go_on(board, emit)
        else:
            begin_return(board, emit)
