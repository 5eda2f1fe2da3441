"""Downs, spots and drives: where the ball lies after a play, and whose it is (4.5, CB-421)."""

from __future__ import annotations

from game.contract import DriveEnd, Emit
from game.events import BallSpotted, DownSet, DriveAdvanced, DriveBegan, DriveEnded, PossessionChanged, SpotKind
from game.field import FIELD, line_to_gain
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.facts import NOBODY


def next_down(board: Board, emit: Emit) -> None:
    """The offense still has the ball (CB-46, CB-47)."""
    facts, play = board.facts, board.play
    spot = play.los if play.how == "incomplete" else min(99, play.end)
    note_gain(board, spot - play.los, 1, emit)
    if spot >= facts.marker:
        new_series(board, play.offense, spot, "play", emit)
    elif facts.down == 4:
        end_drive(board, DriveEnd.DOWNS, 0, emit)
        new_series(board, 1 - play.offense, FIELD - spot, "turnover", emit)
    else:
        facts.down += 1
        spot_ball(board, spot, "play", emit)


def spot_ball(board: Board, spot: int, why: SpotKind, emit: Emit) -> None:
    """The ball lies at the own yard ``spot`` of the offense, which calls a play next."""
    facts = board.facts
    facts.next = "call"
    facts.ball_on = spot
    if emit:
        emit(BallSpotted(clause="CB-421", seat=facts.offense, ball_on=spot, why=why))
        emit(DownSet(clause="CB-45", seat=facts.offense, down=facts.down, marker=facts.marker))


def new_series(board: Board, seat: int, spot: int, why: SpotKind, emit: Emit) -> None:
    """First down (CB-45); a drive where the ball changed hands."""
    facts = board.facts
    spot = max(1, min(FIELD - 1, spot))  # CB-421
    if facts.drive != seat:
        if facts.drive != NOBODY:
            lose_ball(board, emit)
        facts.drive = seat
        if emit:
            emit(PossessionChanged(clause="CB-48", seat=seat))
            emit(DriveBegan(clause="CB-48", seat=seat, ball_on=spot))
    facts.offense = seat
    facts.down = 1
    facts.marker = line_to_gain(spot)
    spot_ball(board, spot, why, emit)


def lose_ball(board: Board, emit: Emit) -> None:
    """The drive is over as the other side has the ball; a play that lost it from scrimmage counts, without yards."""
    how = _lost_how(board)
    if how in (DriveEnd.INTERCEPTION, DriveEnd.FUMBLE):
        note_gain(board, 0, 1, emit)
    end_drive(board, how, 0, emit)


def _lost_how(board: Board) -> DriveEnd:
    play = board.play
    if play.kind == "punt":
        return DriveEnd.PUNT
    if play.how == "missed":
        return DriveEnd.MISSED_FIELD_GOAL
    if play.intercepted:
        return DriveEnd.INTERCEPTION
    return DriveEnd.FUMBLE


def note_gain(board: Board, gain: int, plays: int, emit: Emit) -> None:
    """Yards and plays that count for the drive of the offense."""
    if emit and board.facts.drive == board.play.offense:
        emit(DriveAdvanced(clause="CB-46", seat=board.play.offense, gain=gain, plays=plays))


def end_drive(board: Board, how: DriveEnd, points: int, emit: Emit) -> None:
    """The drive that goes on is over; nothing where none does."""
    facts = board.facts
    if facts.drive != NOBODY and emit:
        emit(DriveEnded(clause="CB-48", seat=facts.drive, how=how, points=points))
    facts.drive = NOBODY
