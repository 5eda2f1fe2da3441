"""Quarters, halves and overtime, and what is played next (4.3)."""

from __future__ import annotations

from game.chance import generator
from game.contract import DriveEnd, Emit, Ending, Result
from game.events import CoinTossed, DriveEnded, MatchEnded, PeriodBegan, PeriodEnded
from game.variants.card_bowl import clock
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.events import NextPlay, ScoreboardSet, tell
from game.variants.card_bowl.facts import NOBODY, CardBowlFacts, Next
from game.variants.card_bowl.phases.base import STARTS, go

KICKOFF_SPOT = 30
DECISION = {
    "call": "call",
    "try": "try",
    "two_points": "call",
    "kickoff": "kickoff",
    "free_kick": "free_kick",
}


def next_play(board: Board, emit: Emit) -> None:
    """Goes on to the next play, to the next period, or to the end."""
    facts = board.facts
    if _is_decided_in_overtime(facts):
        _end_match(board, emit)
        return
    if clock.is_out(facts) and not facts.untimed and facts.next not in ("try", "two_points"):
        _end_period(board, emit)
        if board.phase is None or facts.next == "toss":
            return
    if facts.running:
        go(board, "run_off")
    else:
        prepare(board, emit)


def lay_ball(facts: CardBowlFacts, seat: int, ball_on: int, play: Next, emit: Emit) -> None:
    """Sets the next play of ``seat`` at its own yard ``ball_on``, without a new down."""
    facts.offense, facts.ball_on, facts.next = seat, ball_on, play
    tell(emit, NextPlay(clause="CB-44", seat=seat, ball_on=ball_on, play=play))


def prepare(board: Board, emit: Emit) -> None:
    """The decision that opens the next play."""
    name = board.facts.next
    if name == "two_points":
        STARTS["scrimmage"](board, emit)
    else:
        go(board, DECISION[name])


def _is_decided_in_overtime(facts: CardBowlFacts) -> bool:
    """Returns whether a score decides the overtime: the first one wins, without a try (CB-40, CB-42)."""
    return clock.is_overtime(facts.period) and facts.points[0] != facts.points[1]


def _end_period(board: Board, emit: Emit) -> None:
    """A quarter, a half or the match is over (CB-36, CB-37, CB-40, CB-41)."""
    facts = board.facts
    facts.running = facts.untimed = False
    facts.hurry = 0
    tell(emit, PeriodEnded(clause="CB-37", period=facts.period, score=facts.points))
    if not clock.ends_half(facts.period):
        _begin_period(board, facts.period + 1, emit)
        return
    _stop_drive(board, emit)
    if facts.period in clock.HALFTIME:
        lay_ball(facts, 1 - facts.first_kicker, KICKOFF_SPOT, "kickoff", emit)
        facts.kick_from, facts.failures = KICKOFF_SPOT, 0
        facts.timeouts = (clock.HALF_TIMEOUTS, clock.HALF_TIMEOUTS)
        _begin_period(board, facts.period + 1, emit)
    elif _goes_on(facts):
        facts.timeouts = (clock.OVERTIME_TIMEOUTS, clock.OVERTIME_TIMEOUTS)
        _begin_period(board, facts.period + 1 if clock.is_overtime(facts.period) else clock.OVERTIME, emit)
        lay_ball(facts, facts.offense, facts.ball_on, "toss", emit)
        go(board, "toss_call")
    else:
        _end_match(board, emit)


def _goes_on(facts: CardBowlFacts) -> bool:
    """Returns whether a tie is played on."""
    if facts.points[0] != facts.points[1] or facts.overtime == "none":
        return False
    if not clock.is_overtime(facts.period):
        return True
    return facts.overtime == "until_decided" and facts.period < clock.LAST_OVERTIME


def _begin_period(board: Board, period: int, emit: Emit) -> None:
    facts = board.facts
    facts.period = period
    facts.clock = clock.full(facts)
    facts.spare = 4 * facts.plays_per_quarter  # CB-60
    tell(emit, PeriodBegan(clause="CB-37", period=period))
    show_board(facts, emit)


def show_board(facts: CardBowlFacts, emit: Emit) -> None:
    """The scoreboard shows clock and timeouts where neither ran down."""
    tell(emit, ScoreboardSet(clause="CB-37", clock=facts.clock, timeouts=facts.timeouts))


def _stop_drive(board: Board, emit: Emit) -> None:
    facts = board.facts
    if facts.drive != NOBODY and emit:
        emit(DriveEnded(clause="CB-37", seat=facts.drive, how=DriveEnd.TIME))
    facts.drive = NOBODY


def _end_match(board: Board, emit: Emit) -> None:
    _stop_drive(board, emit)
    board.facts.next = "over"
    board.phase = None
    tell(emit, MatchEnded(clause="CB-37", result=result_of(board.facts)))


def result_of(facts: CardBowlFacts) -> Result:
    """Returns how a finished match ended."""
    home, away = facts.points
    if home == away:
        return Result(facts.points, (0, 1), Ending.TIE)
    decided = Ending.SUDDEN_DEATH if clock.is_overtime(facts.period) else Ending.REGULATION
    return Result(facts.points, (0 if home > away else 1,), decided)


def toss(board: Board, calls_heads: bool, emit: Emit) -> None:
    """A fair coin; Home has called (CB-35)."""
    facts = board.facts
    heads = generator(board.key, board.chance).random() < 0.5
    board.chance += 1
    facts.offense = 0 if heads == calls_heads else 1
    tell(emit, CoinTossed(clause="CB-35", seat=facts.offense))
    go(board, "toss_choice")


def open_period(board: Board, kicker: int, emit: Emit) -> None:
    """The kickoff after a toss."""
    facts = board.facts
    if facts.period in clock.OPENING:
        facts.first_kicker = kicker
        tell(emit, PeriodBegan(clause="CB-37", period=facts.period))
    lay_ball(facts, kicker, KICKOFF_SPOT, "kickoff", emit)
    facts.kick_from, facts.failures = KICKOFF_SPOT, 0
    prepare(board, emit)
