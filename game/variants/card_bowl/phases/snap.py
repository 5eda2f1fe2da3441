"""The snap card, penalties that stop the play, and the fumbled snap."""

from __future__ import annotations

from game.contract import Emit
from game.events import Flag
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import BLACK_JOKER, FACE, RED, RED_JOKER, VALUE
from game.variants.card_bowl.draws import draw, take, take_timeout, throw_flag
from game.variants.card_bowl.enforcement import backward
from game.variants.card_bowl.events import DownRepeated, tell
from game.variants.card_bowl.facts import Next, Opening
from game.variants.card_bowl.phases.base import CardBowlPhase, answers, go
from game.variants.card_bowl.phases.fumble import fumble
from game.variants.card_bowl.phases.periods import lay_ball, next_play

SNAPPED, STOPPED = True, False
FALSE_START, OFFSIDE, DELAY = "false start", "offside", "delay of game"
UNDER_CENTER_FUMBLES, SHOTGUN_FUMBLES = 2, 5  # CB-231, CB-232


def snap(board: Board, shotgun: bool, emit: Emit) -> bool:
    """Draws the snap card; STOPPED where that ended the play or asks a question (CB-229 to CB-235)."""
    card = take(board, "snap", "CB-229", emit)
    if card == BLACK_JOKER:
        return _flagged(board, take(board, "determination", "CB-230", emit), emit)
    if card == RED_JOKER:
        return _bobbled(board, shotgun, take(board, "determination", "CB-232" if shotgun else "CB-231", emit), emit)
    return SNAPPED


def _flagged(board: Board, determination: int, emit: Emit) -> bool:
    if RED[determination]:
        _stop(board, determination, "CB-230", emit)
        return STOPPED
    throw_flag(board, 1 - board.play.offense, 5, "los", OFFSIDE, emit, clause="CB-230")
    return SNAPPED


def _bobbled(board: Board, shotgun: bool, determination: int, emit: Emit) -> bool:
    play, value = board.play, VALUE[determination]
    if value > (SHOTGUN_FUMBLES if shotgun else UNDER_CENTER_FUMBLES):
        _stop(board, determination, "CB-232" if shotgun else "CB-231", emit)
        return STOPPED
    depth = VALUE[draw(board, "snap_depth", emit)] if shotgun else value
    fumble(board, play.offense, play.los - depth, emit)  # CB-235
    return STOPPED


def _stop(board: Board, determination: int, clause: str, emit: Emit) -> None:
    """Five yards on the offense; a face card makes it a delay of game (CB-233). Neither with a single joker."""
    if board.facts.single_joker:
        tell(emit, DownRepeated(clause="CB-22", seat=board.play.offense))
        _again(board, emit)
    elif FACE[determination] and board.facts.timeouts[board.play.offense]:
        go(board, "delay_of_game")
    else:
        stop_play(board, DELAY if FACE[determination] else FALSE_START, clause, emit)


def stop_play(board: Board, foul: str, clause: str, emit: Emit) -> None:
    """Five yards back, the down is played again, and no time was used (CB-58, CB-234)."""
    facts, play = board.facts, board.play
    tell(emit, Flag(clause=clause, seat=play.offense, foul=foul, yards=5))
    lay_ball(facts, play.offense, backward(play.los, 5), _same(play), emit)
    _again(board, emit)


def _again(board: Board, emit: Emit) -> None:
    facts = board.facts
    facts.running = False
    facts.hurry = 0
    facts.next = _same(board.play)
    next_play(board, emit)


def _same(play: Opening) -> Next:
    return "two_points" if play.two_points else "call"


class DelayOfGame(CardBowlPhase):
    """The offense may spend a timeout instead of the penalty (CB-233)."""

    name = "delay_of_game"
    clause = "CB-233"
    choices = answers("penalty", "timeout")

    def apply(self, board: Board, action: Choose, emit: Emit) -> None:
        if action.what == "penalty":
            stop_play(board, DELAY, "CB-233", emit)
            return
        seat = board.play.offense
        take_timeout(board, seat, "CB-233", emit)
        board.facts.ball_on = board.play.los
        _again(board, emit)
