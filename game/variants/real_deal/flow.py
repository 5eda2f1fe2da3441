"""Carries out what follows from a play and its counter: points, changes of possession, and ends of quarters."""

from __future__ import annotations

from game.contract import DriveEnd, Emit
from game.events import DriveBegan, DriveEnded, MatchEnded, PeriodEnded, PossessionChanged, Scored
from game.variants.real_deal.board import Board
from game.variants.real_deal.cards import KICKS, OVERTIMES, POINTS, PUNT_INSIDE, SAFETY, SCORE_OF
from game.variants.real_deal.events import BallTaken, DeckRanOut, PossessionBegan, TossDue
from game.variants.real_deal.facts import Score, one_more_finished


def begin_quarter(state: Board, emit: Emit) -> None:
    """Deals and goes on to the toss, to the choice of the second half, or to the first possession.

    RD-17 to RD-23, RD-62, RD-66.
    """
    facts = state.facts
    state.deal(emit)
    if facts.in_overtime:
        facts.offense = state.toss("RD-66", emit)
        facts.return_open, facts.limited = True, False
    elif facts.begins_half:
        if facts.period == 0:
            facts.toss_winner = state.toss("RD-20", emit)
        facts.return_open = facts.limited = False
        state.phase = state.by_name["toss"]
        if emit:
            emit(TossDue(clause=facts.toss_clause, seat=state.phase.decision(state).seat))
        return
    begin_possession(state, emit)


def begin_possession(state: Board, emit: Emit) -> None:
    """Asks the offense for its first card."""
    state.phase = state.by_name["offense"]
    if emit:
        facts = state.facts
        emit(DriveBegan(clause="RD-3", seat=facts.offense))
        emit(
            PossessionBegan(
                clause="RD-51" if facts.limited else "RD-41",
                seat=facts.offense,
                return_open=facts.return_open,
                limited=facts.limited,
                finished=facts.finished,
            )
        )


def go_on(state: Board, clause: str, emit: Emit) -> None:
    """Lets the ball carrier go on after a continuation without a draw (RD-36, RD-38), if it has a card left (RD-39)."""
    facts = state.facts
    facts.return_open = False
    if state.hands[facts.offense]:
        state.phase = state.by_name["offense"]
    else:
        end_drive(state, facts.offense, DriveEnd.OUT_OF_CARDS, "RD-39", emit)
        change_possession(state, 1 - facts.offense, "RD-39", emit)


def end_drive(state: Board, seat: int, how: DriveEnd, clause: str, emit: Emit, points: int = 0) -> None:
    """Emits how a seat's possession ended."""
    if emit:
        emit(DriveEnded(clause=clause, seat=seat, how=how, points=points))


def take_over_return(state: Board, returner: int, emit: Emit) -> None:
    """Gives the ball to the team that returned a kick; the kicker's possession is finished (RD-44, RD-59)."""
    facts = state.facts
    kick = facts.chain[-2].code
    facts.finished = one_more_finished(facts.finished, 1 - returner)
    end_drive(state, 1 - returner, DriveEnd.MISSED_FIELD_GOAL if kick in KICKS else DriveEnd.PUNT, "RD-43", emit)
    facts.offense = returner
    facts.return_open, facts.limited = False, kick == PUNT_INSIDE
    if emit:
        emit(PossessionChanged(clause="RD-59", seat=returner))
        emit(BallTaken(clause="RD-59", seat=returner, limited=facts.limited))
        emit(DriveBegan(clause="RD-59", seat=returner))


def change_possession(
    state: Board, seat: int, clause: str, emit: Emit, *, return_open: bool = False, limited: bool = False
) -> None:
    """Gives the ball to a seat, lets both teams draw, and ends the quarter if a draw pile is empty then."""
    facts = state.facts
    state.clear_table(emit)
    if facts.offense != seat:
        facts.finished = one_more_finished(facts.finished, facts.offense)
    facts.offense = seat
    facts.return_open, facts.limited = return_open, limited
    if emit:
        emit(PossessionChanged(clause=clause, seat=seat))
    state.draw_up(emit)
    first, second = state.draw_piles
    if first and second:
        begin_possession(state, emit)
        return
    if emit:
        emit(DeckRanOut(clause="RD-61", seat=int(bool(first))))
    end_quarter(state, emit)


def score(state: Board, seat: int, play: str, clause: str, emit: Emit) -> bool:
    """Counts the points of a play that was not countered (RD-64). Returns whether they end the match (RD-67)."""
    facts = state.facts
    points, how = POINTS[play], SCORE_OF[play]
    first, second = facts.points
    facts.points = (first + points, second) if seat == 0 else (first, second + points)
    facts.scoring += (Score(seat, points, how, facts.period),)
    if emit:
        emit(Scored(clause=clause, seat=seat, points=points, how=how, score=facts.points))
    if play == SAFETY:
        end_drive(state, 1 - seat, DriveEnd.SAFETY, clause, emit)
    else:
        kind = DriveEnd.FIELD_GOAL if play in KICKS else DriveEnd.TOUCHDOWN
        end_drive(state, seat, kind, clause, emit, points)
    if facts.in_overtime:
        end_match(state, "RD-67", emit)
    return facts.in_overtime


def end_quarter(state: Board, emit: Emit) -> None:
    """Goes to the next quarter, to overtime, or ends the match (RD-61 to RD-68)."""
    facts = state.facts
    if emit:
        emit(PeriodEnded(clause="RD-61", period=facts.period, score=facts.points))
    level = facts.points[0] == facts.points[1]
    if facts.period >= facts.quarters - 1 and (not level or facts.period == facts.quarters - 1 + OVERTIMES):
        end_match(state, "RD-68" if level else "RD-65", emit)
        return
    facts.period += 1
    begin_quarter(state, emit)


def end_match(state: Board, clause: str, emit: Emit) -> None:
    """Ends the match."""
    state.phase = None
    if emit:
        result = state.result
        assert result is not None
        emit(MatchEnded(clause=clause, result=result))
