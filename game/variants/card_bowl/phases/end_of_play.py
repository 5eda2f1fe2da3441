"""The end of a play: deferred cards, the penalty decision, then score, spot, down and clock."""

from __future__ import annotations

from game.contract import DriveEnd, Emit, ScoreKind
from game.events import Flag, SpotKind
from game.field import FIELD
from game.variants.card_bowl import clock, enforcement
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.draws import judge
from game.variants.card_bowl.enforcement import TOUCHBACK, Ruling
from game.variants.card_bowl.events import PenaltyAnswered, PlayEnded, tell
from game.variants.card_bowl.facts import SIMPLE_2, How
from game.variants.card_bowl.phases.base import CardBowlPhase, answers, go
from game.variants.card_bowl.phases.periods import next_play
from game.variants.card_bowl.phases.scoring import add_points, end_try, kick_off_next, safety, touchdown
from game.variants.card_bowl.phases.series import end_drive, new_series, next_down, note_gain, spot_ball
from game.variants.card_bowl.strides import carry


class PenaltyDecision(CardBowlPhase):
    """The offended side accepts or declines (CB-426)."""

    name = "penalty_decision"
    clause = "CB-426"
    choices = answers("accept", "decline")

    def seat(self, board: Board) -> int:
        assert board.play.foul is not None
        return 1 - board.play.foul.seat

    def apply(self, board: Board, action: Choose, emit: Emit) -> None:
        _answer(board, action.what == "accept", True, emit)


def finish(board: Board, holder: int, spot: int, how: How, emit: Emit) -> None:
    """The ball is dead: ``spot`` is the own yard of ``holder``. Deferred cards are drawn, then the flag is answered."""
    play = board.play
    play.holder, play.end, play.how = holder, spot, how
    if play.deferred:
        _judge_deferred(board, emit)
    if play.foul is None:
        _conclude(board, None, emit)
    elif enforcement.is_declined_at_once(play):
        _answer(board, False, False, emit)
    else:
        carry(holder, spot, 0, "dead", "CB-419", emit)
        go(board, "penalty_decision")


def _judge_deferred(board: Board, emit: Emit) -> None:
    """The determination card of a black joker that came earlier (CB-418)."""
    play = board.play
    purpose, play.deferred = play.deferred, ""
    now = play.changed, play.runner
    of_run = purpose == "run"
    play.changed, play.runner = of_run and play.noted_after, play.noted_runner if of_run else play.runner
    judge(board, purpose, emit)
    play.changed, play.runner = now
    if play.foul is not None and play.foul.basis == "spot":
        play.foul = play.foul._replace(spot=play.noted)


def _answer(board: Board, accepts: bool, freely: bool, emit: Emit) -> None:
    play, foul = board.play, board.play.foul
    assert foul is not None
    play.accepted, play.declined = accepts, not accepts
    if emit:
        emit(
            PenaltyAnswered(
                clause="CB-426" if freely else "CB-427", seat=1 - foul.seat, accepted=accepts, freely=freely
            )
        )
        if accepts:
            emit(Flag(clause=foul.clause, seat=foul.seat, foul=foul.name, yards=foul.yards))
    _conclude(board, enforcement.accepted(play) if accepts else None, emit)


def _conclude(board: Board, ruling: Ruling | None, emit: Emit) -> None:
    """Score, spot and down, then the clock (CB-419)."""
    facts, play = board.facts, board.play
    tell(emit, _ended(board, ruling))
    if play.two_points or play.kind == "extra_point":
        end_try(board, ruling, emit)
    elif ruling is not None:
        _enforce(board, ruling, emit)
    else:
        _stand(board, emit)
    play.charge = clock.charge(facts, play)
    if facts.timing == SIMPLE_2 and play.charge == clock.RUNS and ask_timeout(board):
        return
    after_the_clock(board, emit)


def _ended(board: Board, ruling: Ruling | None) -> PlayEnded:
    facts, play = board.facts, board.play
    made = play.how == "touchdown" and play.holder == play.offense
    end = play.end if play.holder == play.offense else FIELD - play.end
    return PlayEnded(
        clause="CB-419",
        seat=play.offense,
        down=facts.down,
        to_go=facts.marker - play.los,
        los=play.los,
        play=play.act or play.choice or play.kind,
        how=play.broken or ("good" if play.how == "touchdown" and play.two_points else play.how),
        holder=play.holder,
        ball_on=play.end,
        gain=0 if play.how == "incomplete" else end - play.los,
        failed_try=play.two_points and ruling is None and not made,
    )


def ask_timeout(board: Board) -> bool:
    """Returns whether a side can stop the clock now: first the defense is asked, then the offense (CB-65, CB-84)."""
    if any(board.facts.timeouts):
        offense = board.play.offense
        go(board, "timeout_defense" if board.facts.timeouts[1 - offense] else "timeout_offense")
        return True
    return False


def after_the_clock(board: Board, emit: Emit) -> None:
    """Takes the play's time off and goes on to what is next."""
    facts = board.facts
    clock.run(facts, board.play, emit)
    facts.untimed = clock.is_out(facts) and _earns_a_play(board)
    if facts.next in ("try", "two_points"):
        facts.running = False
        next_play(board, emit)  # CB-38: the try belongs to its play
        return
    if facts.running and not clock.is_out(facts) and ask_timeout(board):
        return
    next_play(board, emit)


def _earns_a_play(board: Board) -> bool:
    """Returns whether the offense has accepted a penalty, so that it plays on although time has run out (CB-39)."""
    facts, play = board.facts, board.play
    against_defense = play.foul is not None and play.foul.seat != play.offense
    return play.accepted and against_defense and facts.offense == play.offense and facts.next == "call"


# Where the ball goes


def _stand(board: Board, emit: Emit) -> None:
    """The play stands as it ended (CB-430)."""
    play = board.play
    holder = play.holder
    if play.how == "touchdown":
        touchdown(board, holder, emit)
    elif play.how == "safety":
        safety(board, holder, emit)
    elif play.how == "good":
        add_points(board, holder, ScoreKind.FIELD_GOAL, "CB-43", emit)
        end_drive(board, DriveEnd.FIELD_GOAL, 3, emit)
        kick_off_next(board, holder, emit)
    elif play.how == "touchback":
        new_series(board, holder, TOUCHBACK, "touchback", emit)
    elif holder != play.offense or play.changed or play.kind in ("kickoff", "free_kick"):
        new_series(board, holder, play.end, _why_there(board), emit)
    else:
        next_down(board, emit)


def _why_there(board: Board) -> SpotKind:
    play = board.play
    return "return" if play.kind in ("kickoff", "free_kick", "punt") else "turnover"


def _enforce(board: Board, ruling: Ruling, emit: Emit) -> None:
    facts, play = board.facts, board.play
    if ruling.spot <= 0:
        safety(board, ruling.seat, emit)
        return
    spot = min(99, ruling.spot)
    if ruling.repeat:
        note_gain(board, spot - play.los, 0, emit)
        if ruling.fresh or spot >= facts.marker:
            new_series(board, ruling.seat, spot, "penalty", emit)  # CB-429
        else:
            spot_ball(board, spot, "penalty", emit)
    elif ruling.fresh or ruling.seat != play.offense:
        new_series(board, ruling.seat, spot, "penalty", emit)
    else:
        play.end = spot
        next_down(board, emit)
