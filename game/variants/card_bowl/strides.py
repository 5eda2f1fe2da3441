"""The way of the ball in a play, card by card, and its place at a decision."""

from __future__ import annotations

from typing import NamedTuple

from game.contract import Emit
from game.field import FIELD
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import VALUE, round_half_up
from game.variants.card_bowl.events import BallMoved, Way
from game.variants.card_bowl.facts import NOBODY, KickRecord, Play

BACK_LINE = FIELD + 10  # CB-182: where the posts stand
THROUGH = BACK_LINE + 4
"""Where a kick comes down that has gone through the posts, however much farther its cards would carry it."""


SNAP = 8  # CB-187: yards behind the line from which such a kick is made


class Spot(NamedTuple):
    """The ball's place, counted from the goal line of the side that moved it last."""

    seat: int
    ball_on: int


def carry(seat: int, ball_on: int, by: int, way: Way, clause: str, emit: Emit, tackled: int = 0) -> None:
    """Tells that a card, or what follows from it, takes the ball to the own yard ``ball_on`` of ``seat``.

    ``tackled`` is what tacklers count, of which no more is taken off than was run.
    """
    if emit:
        emit(BallMoved(clause=clause, seat=seat, ball_on=ball_on, by=by, way=way, other=tackled))


def fly(board: Board, least: int, clause: str, emit: Emit) -> int:
    """Moves a punt by what its cards so far are worth. Returns where it comes down (CB-144, CB-151)."""
    play, last = board.play, VALUE[board.play.kicks[-1]]
    drawn = sum([VALUE[card] for card in play.kicks])
    ball_on = play.los + least + drawn
    if emit:
        by = last if len(play.kicks) > 1 else last + least
        emit(
            BallMoved(
                clause=clause,
                seat=play.offense,
                ball_on=ball_on,
                by=by,
                way="air",
                row="flies",
                drawn=drawn,
                other=least,
            )
        )
    return FIELD - ball_on


def rise(play: KickRecord, needed: int, emit: Emit) -> None:
    """A kick at the posts with its cards so far (CB-183)."""
    if emit:
        drawn = sum([VALUE[card] for card in play.kicks])
        emit(
            BallMoved(
                clause="CB-183",
                seat=play.offense,
                ball_on=min(play.los - SNAP + drawn, THROUGH),
                by=VALUE[play.kicks[-1]],
                way="air",
                row="needed",
                drawn=drawn,
                other=needed,
            )
        )


def bounce(play: KickRecord, back: int, emit: Emit) -> None:
    """A punt bounces ``back`` yards away from the receivers' goal line (CB-173, CB-176, CB-177)."""
    play.caught += back
    carry(play.offense, FIELD - play.caught, -back, "loose", "CB-173", emit)


def returned(play: KickRecord) -> int:
    """Returns the yards of a return so far, less their share of the coverage (CB-114)."""
    return sum([VALUE[card] for card in play.returns]) - covered(play, len(play.returns))


def covered(play: KickRecord, cards: int) -> int:
    """Returns the yards that the coverage takes off a number of return cards (CB-114)."""
    return round_half_up(VALUE[play.coverage] * cards, play.planned) if play.planned else 0


def ball_now(play: Play, phase: str) -> Spot | None:
    """Returns where the ball is while something is asked in the middle of a play; None if it lies at the line."""
    kicker, receiver = play.offense, 1 - play.offense
    if phase == "kick_return" and play.returns:
        return Spot(receiver, play.caught + returned(play))
    if phase in ("kick_return", "punt_receiver", "downing"):
        return Spot(kicker, FIELD - play.caught)
    if phase == "failed_kick" and play.kicks:
        return Spot(kicker, play.los + play.target + VALUE[play.kicks[0]])
    if phase == "recovery":
        return Spot(play.role, play.ball)
    if phase == "interception":
        return Spot(receiver, FIELD - play.lost_at)
    if phase in ("sideline", "tackle", "lead") and play.runner != NOBODY:
        return Spot(play.runner, play.spot + sum([VALUE[card] for card in play.set_cards]))
    return Spot(play.holder, play.end) if phase == "penalty_decision" else None
