"""Sets spots and downs, scores points, changes possession, and ends periods and the match."""

from __future__ import annotations

from game.contract import DriveEnd, Emit, ScoreKind
from game.events import (
    BallSpotted,
    DownSet,
    DriveAdvanced,
    DriveBegan,
    DriveEnded,
    MatchEnded,
    PeriodBegan,
    PeriodEnded,
    PossessionChanged,
    Scored,
    SpotKind,
)
from game.field import DOWNS, flip, line_to_gain
from game.variants.blowout.cards import (
    OFFENSE,
    OFFENSE_CALLS,
    POINTS,
    SPECIAL_TEAMS,
    START,
)
from game.variants.blowout.events import CardsRanOut
from game.variants.blowout.facts import HALFTIMES, LAST_RESHUFFLE, OVERTIME, Score
from game.variants.blowout.zones import BlowoutZones

# Downs


def begin_down(state: BlowoutZones, emit: Emit) -> None:
    """Draws up, checks for the end of the period, and asks for the calls (BO-26)."""
    state.draw_up(emit)
    if can_call(state):
        state.phase = state.by_name["offense_call"]
    else:
        _run_out(state, emit)


def can_call(state: BlowoutZones) -> bool:
    """Returns whether the offense has a legal call; on fourth down a KICK is one (BO-86, BO-87)."""
    facts = state.facts
    own = 3 * facts.offense
    if state.draw_piles[own]:
        return True  # BO-15: a full hand always has one
    return state.holds(own + OFFENSE, OFFENSE_CALLS) or (facts.down == DOWNS and bool(state.hands[own + SPECIAL_TEAMS]))


def next_down(state: BlowoutZones, emit: Emit) -> None:
    """Discards the cards of the down; begins the next one, or ends a decided overtime (BO-24, BO-26)."""
    state.clear_down(emit)
    if state.phase is None:
        end_match(state, _DECIDED[state.facts.stage], emit)
    else:
        begin_down(state, emit)


def spot(state: BlowoutZones, ball_on: int, why: SpotKind, clause: str, emit: Emit) -> None:
    """Puts the ball there."""
    state.facts.ball_on = ball_on
    if emit:
        emit(BallSpotted(clause=clause, seat=state.facts.offense, ball_on=ball_on, why=why))


def set_down(state: BlowoutZones, down: int, clause: str, emit: Emit) -> None:
    """Sets the next down; the marker stays."""
    facts = state.facts
    facts.down = down
    if emit:
        emit(DownSet(clause=clause, seat=facts.offense, down=down, marker=facts.marker))


def set_first_down(state: BlowoutZones, clause: str, emit: Emit) -> None:
    """Sets a first down from where the ball lies, with a new marker (BO-6, BO-7)."""
    state.facts.marker = line_to_gain(state.facts.ball_on)
    set_down(state, 1, clause, emit)


def advance(state: BlowoutZones, gain: int, clause: str, emit: Emit, plays: int = 1) -> None:
    """Adds yards and plays to the drive; a penalty adds no play."""
    if emit:
        emit(DriveAdvanced(clause=clause, seat=state.facts.offense, gain=gain, plays=plays))


# Possession


def take_over(
    state: BlowoutZones, how: DriveEnd, ball_on: int, why: SpotKind, clause: str, emit: Emit, points: int = 0
) -> None:
    """Ends the drive and gives the other seat a first down at ``ball_on``, from its own goal line (BO-6, BO-8)."""
    facts = state.facts
    if emit:
        emit(DriveEnded(clause=clause, seat=facts.offense, how=how, points=points))
    if facts.in_overtime and not _goes_on(state):
        return
    facts.offense = 1 - facts.offense
    if emit:
        emit(PossessionChanged(clause=clause, seat=facts.offense))
    _first_and_ten(state, ball_on, why, clause, emit)


def lose_ball(state: BlowoutZones, how: DriveEnd, ball_on: int, why: SpotKind, clause: str, emit: Emit) -> None:
    """Gives the other seat the ball at ``ball_on``, from the goal line of the seat that lost it (BO-8)."""
    take_over(state, how, flip(ball_on), why, clause, emit)


def _first_and_ten(state: BlowoutZones, ball_on: int, why: SpotKind, clause: str, emit: Emit) -> None:
    spot(state, ball_on, why, clause, emit)
    set_first_down(state, "BO-6", emit)
    if emit:
        emit(DriveBegan(clause="BO-6", seat=state.facts.offense, ball_on=ball_on))


def score(state: BlowoutZones, seat: int, how: ScoreKind, clause: str, emit: Emit) -> None:
    """Gives a seat its points (BO-2)."""
    facts = state.facts
    points = POINTS[how]
    first, second = facts.points
    facts.points = (first + points, second) if seat == 0 else (first, second + points)
    facts.scoring += (Score(seat, points, how, facts.period),)
    if emit:
        emit(Scored(clause=clause, seat=seat, points=points, how=how, score=facts.points))


# Periods


def begin_game(state: BlowoutZones, offense: int, emit: Emit) -> None:
    """Begins the first drive, on the offense's 20-yard line (BO-17)."""
    facts = state.facts
    facts.started = facts.offense = offense
    if emit:
        emit(PeriodBegan(clause="BO-19", period=facts.period))
    _first_and_ten(state, START, "start", "BO-17", emit)
    begin_down(state, emit)


def _run_out(state: BlowoutZones, emit: Emit) -> None:
    """Ends the period as the offense has no call left; overtime goes on with new decks (BO-86, BO-103)."""
    facts = state.facts
    if emit:
        emit(CardsRanOut(clause="BO-86", seat=facts.offense))
    if facts.in_overtime:
        facts.reshuffles += 1
        if facts.reshuffles == LAST_RESHUFFLE:
            _drop_drive(state, "BO-104", emit)
            end_match(state, "BO-104", emit)
        else:
            state.shuffle_all("BO-103", emit)
            begin_down(state, emit)
        return
    if emit:
        emit(PeriodEnded(clause="BO-86", period=facts.period, score=facts.points))
    if facts.is_last_period:
        _end_regulation(state, emit)
    else:
        _next_period(state, emit)


def _next_period(state: BlowoutZones, emit: Emit) -> None:
    """Shuffles new decks. After halftime the seat that began on defense has the ball (BO-89 to BO-92)."""
    facts = state.facts
    halftime = facts.period in HALFTIMES
    if halftime:
        _drop_drive(state, "BO-119", emit)
    facts.period += 1
    state.shuffle_all("BO-89", emit)
    if emit:
        emit(PeriodBegan(clause="BO-92" if halftime else "BO-91", period=facts.period))
    if halftime:
        _give_ball(state, 1 - facts.started, "BO-92", emit)
    begin_down(state, emit)


def _end_regulation(state: BlowoutZones, emit: Emit) -> None:
    """Ends the match, or begins overtime if the score is level (BO-93, BO-94)."""
    facts = state.facts
    _drop_drive(state, "BO-119", emit)
    if facts.points[0] != facts.points[1]:
        end_match(state, "BO-93", emit)
        return
    facts.period = OVERTIME
    facts.stage = "first"
    state.shuffle_all("BO-95", emit)
    offense = state.toss("BO-94", emit)
    if emit:
        emit(PeriodBegan(clause="BO-94", period=facts.period))
    _give_ball(state, offense, "BO-116", emit)
    begin_down(state, emit)


def _give_ball(state: BlowoutZones, seat: int, clause: str, emit: Emit) -> None:
    """Gives a seat the ball on its own 20-yard line at the start of a period."""
    state.facts.offense = seat
    if emit:
        emit(PossessionChanged(clause=clause, seat=seat))
    _first_and_ten(state, START, "period", clause, emit)


def _drop_drive(state: BlowoutZones, clause: str, emit: Emit) -> None:
    """Ends a drive that ran out of time (BO-119)."""
    if emit:
        emit(DriveEnded(clause=clause, seat=state.facts.offense, how=DriveEnd.TIME))


# Overtime


def _is_level(state: BlowoutZones) -> bool:
    first, second = state.facts.points
    return first == second


def _goes_on(state: BlowoutZones) -> bool:
    """Returns whether overtime goes on after a possession; sets its stage, or no phase (BO-96 to BO-102)."""
    facts = state.facts
    if _is_level(state):
        facts.stage = "sudden_death"  # BO-99, BO-100
        return True
    leader = 0 if facts.points[0] > facts.points[1] else 1
    if facts.stage == "first" and leader == facts.offense:
        facts.stage = "reply"  # BO-97
        return True
    state.phase = None  # BO-98, BO-101, BO-102
    return False


_DECIDED = {"first": "BO-101", "reply": "BO-98", "sudden_death": "BO-102"}


def end_match(state: BlowoutZones, clause: str, emit: Emit) -> None:
    """Ends the match."""
    state.phase = None
    if emit:
        result = state.result
        assert result is not None
        emit(MatchEnded(clause=clause, result=result))
