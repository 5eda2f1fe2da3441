"""Points: touchdowns, safeties, field goals and tries, and what is played after them (4.4)."""

from __future__ import annotations

from game.contract import DriveEnd, Emit, ScoreKind
from game.events import BallSpotted, Scored
from game.field import FIELD
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.enforcement import Ruling
from game.variants.card_bowl.events import tell
from game.variants.card_bowl.facts import NOBODY, Score
from game.variants.card_bowl.phases.periods import lay_ball
from game.variants.card_bowl.phases.series import end_drive, lose_ball, note_gain

KICKOFF_SPOT, FREE_KICK_SPOT, TRY_SPOT = 30, 20, 98  # CB-100, CB-142, CB-196
POINTS = {
    ScoreKind.TOUCHDOWN: 6,
    ScoreKind.RUSHING_TOUCHDOWN: 6,
    ScoreKind.PASSING_TOUCHDOWN: 6,
    ScoreKind.RETURN_TOUCHDOWN: 6,
    ScoreKind.FIELD_GOAL: 3,
    ScoreKind.EXTRA_POINT: 1,
    ScoreKind.TWO_POINTS: 2,
    ScoreKind.SAFETY: 2,
}  # CB-43


def touchdown(board: Board, seat: int, emit: Emit) -> None:
    """Six points, the end of the drive, and a try (CB-43, CB-44)."""
    facts, play = board.facts, board.play
    kind = _touchdown_kind(board, seat)
    if facts.drive == seat and seat == play.offense and not play.changed:
        note_gain(board, FIELD - play.los, 1, emit)
        end_drive(board, DriveEnd.TOUCHDOWN, POINTS[kind], emit)
    elif facts.drive != NOBODY:
        lose_ball(board, emit)
    add_points(board, seat, kind, "CB-43", emit)
    lay_ball(facts, seat, TRY_SPOT, "try", emit)
    facts.down, facts.marker = 1, FIELD


def _touchdown_kind(board: Board, seat: int) -> ScoreKind:
    play = board.play
    if seat != play.offense or play.changed or play.kind in ("kickoff", "free_kick", "punt"):
        return ScoreKind.RETURN_TOUCHDOWN
    if play.loose:
        return ScoreKind.TOUCHDOWN
    if play.act in ("pass", "screen"):
        return ScoreKind.PASSING_TOUCHDOWN
    return ScoreKind.RUSHING_TOUCHDOWN if play.act else ScoreKind.TOUCHDOWN


def safety(board: Board, seat: int, emit: Emit) -> None:
    """Against ``seat``: two points for the other side, which then receives a free kick (CB-44, CB-50)."""
    facts = board.facts
    if facts.drive != NOBODY:
        end_drive(board, DriveEnd.SAFETY, 0, emit)
    add_points(board, 1 - seat, ScoreKind.SAFETY, "CB-50", emit)
    facts.kick_from = FREE_KICK_SPOT
    lay_ball(facts, seat, FREE_KICK_SPOT, "free_kick", emit)


def kick_off_next(board: Board, seat: int, emit: Emit) -> None:
    """The seat kicks off (CB-44)."""
    facts = board.facts
    facts.kick_from, facts.failures = KICKOFF_SPOT, 0
    lay_ball(facts, seat, KICKOFF_SPOT, "kickoff", emit)


def add_points(board: Board, seat: int, how: ScoreKind, clause: str, emit: Emit) -> None:
    """Points go on the board (CB-43)."""
    facts = board.facts
    points = list(facts.points)
    points[seat] += POINTS[how]
    facts.points = (points[0], points[1])
    facts.scoring = (*facts.scoring, Score(seat, how, POINTS[how]))
    tell(emit, Scored(clause=clause, seat=seat, points=POINTS[how], how=how, score=facts.points))


def end_try(board: Board, ruling: Ruling | None, emit: Emit) -> None:
    """A try ends with its play, or is repeated after a penalty (CB-197, CB-199)."""
    play = board.play
    if ruling is not None and ruling.spot > 0:
        spot = ruling.spot if ruling.seat == play.offense else FIELD - ruling.spot
        repeat_try(board, min(99, max(1, spot)), emit)
        return
    if ruling is not None:
        kick_off_next(board, play.offense, emit)  # CB-446: the foul was in the own end zone
        return
    if play.kind == "extra_point" and play.how == "good":
        add_points(board, play.offense, ScoreKind.EXTRA_POINT, "CB-194", emit)
    elif play.two_points and play.how == "touchdown" and play.holder == play.offense:
        add_points(board, play.offense, ScoreKind.TWO_POINTS, "CB-196", emit)
    kick_off_next(board, play.offense, emit)


def repeat_try(board: Board, spot: int, emit: Emit) -> None:
    """The same kind of try from another spot (CB-199)."""
    facts = board.facts
    facts.next, facts.ball_on = "two_points", spot
    tell(emit, BallSpotted(clause="CB-199", seat=facts.offense, ball_on=spot, why="try"))
