"""Resolves a down after the reveal: penalties, yards, scores, turnovers, kicks."""

from __future__ import annotations

from game.contract import DriveEnd, Emit, ScoreKind
from game.events import Flag
from game.field import DOWNS, FIELD
from game.variants.blowout.cards import (
    HOLDING,
    INTERFERENCE,
    KICK,
    KIND,
    OFFSIDES_D,
    PENALTY_CALLS,
    PENALTY_YARDS,
    RUN,
    START,
    YARDS,
)
from game.variants.blowout.events import (
    BallKicked,
    KickSetUp,
    KickType,
    PlayChallenged,
    PlayEnded,
    PlayResult,
    TurnoverOnDowns,
    YardsCompared,
)
from game.variants.blowout.facts import BlowoutFacts
from game.variants.blowout.flow import (
    advance,
    lose_ball,
    next_down,
    score,
    set_down,
    set_first_down,
    spot,
    take_over,
)
from game.variants.blowout.yardage import backward, forward, kick_needed, play_end
from game.variants.blowout.zones import BlowoutZones

# Penalties and challenges


def resolve_penalty_calls(state: BlowoutZones, emit: Emit) -> None:
    """Resolves a down with a penalty call: no responses, and the down is repeated (BO-34 to BO-37)."""
    facts = state.facts
    by_offense, by_defense = facts.offense_call == OFFSIDES_D, facts.defense_call in PENALTY_CALLS
    if by_offense and by_defense:
        if emit:
            emit(_flag(state, facts.offense_call, 0, "BO-36"))
            emit(_flag(state, facts.defense_call, 0, "BO-36"))
    elif by_offense:
        _enforce_forward(state, OFFSIDES_D, PENALTY_YARDS, "BO-34", emit)
    else:
        _enforce_back(state, emit)
    next_down(state, emit)


def resolve_penalty_response(state: BlowoutZones, foul: str, emit: Emit) -> None:
    """Resolves HOLDING or PASS INTERFERENCE, which void the rest of the down (BO-54, BO-56, BO-111)."""
    if foul == HOLDING:
        _enforce_forward(state, HOLDING, PENALTY_YARDS, "BO-54", emit)
    else:
        _enforce_forward(state, INTERFERENCE, YARDS[state.facts.offense_call], "BO-56", emit)
    next_down(state, emit)


def challenge(state: BlowoutZones, seat: int, emit: Emit) -> None:
    """Voids the play and any response, and repeats the down (BO-50, BO-51)."""
    facts = state.facts
    if emit:
        undone = facts.defense_response if seat == facts.offense else ""
        emit(PlayChallenged(clause="BO-51" if undone else "BO-50", seat=seat, undone=undone or None))
    next_down(state, emit)


def _enforce_forward(state: BlowoutZones, foul: str, yards: int, clause: str, emit: Emit) -> None:
    """Moves the ball forward for a penalty; a first down if it reaches the marker (BO-38, BO-41, BO-57)."""
    facts = state.facts
    moved = forward(facts.ball_on, yards) - facts.ball_on
    if emit:
        emit(_flag(state, foul, moved, clause))
    advance(state, moved, clause, emit, plays=0)
    spot(state, facts.ball_on + moved, "penalty", clause, emit)
    if facts.ball_on >= facts.marker:
        set_first_down(state, "BO-41", emit)
    else:
        set_down(state, facts.down, "BO-41", emit)


def _enforce_back(state: BlowoutZones, emit: Emit) -> None:
    """Moves the ball back for a penalty; down and marker stay (BO-35, BO-39, BO-42)."""
    facts = state.facts
    moved = facts.ball_on - backward(facts.ball_on)
    if emit:
        emit(_flag(state, facts.defense_call, moved, "BO-35"))
    advance(state, -moved, "BO-35", emit, plays=0)
    spot(state, facts.ball_on - moved, "penalty", "BO-35", emit)
    set_down(state, facts.down, "BO-42", emit)


def _flag(state: BlowoutZones, foul: str, yards: int, clause: str) -> Flag:
    """Returns the flag event. ``by`` is the seat that played the card and profits from the foul."""
    offense = state.facts.offense
    by = offense if foul in (OFFSIDES_D, HOLDING, INTERFERENCE) else 1 - offense
    return Flag(clause=clause, seat=1 - by, foul=foul, yards=yards, by=by)


# The expected result at the reveal


def announce_expected_result(state: BlowoutZones, emit: Emit) -> None:
    """Emits the result of the open calls without responses."""
    if emit:
        emit(expected_result(state.facts))


def expected_result(facts: BlowoutFacts) -> YardsCompared | KickSetUp:
    """Returns the result of the two open calls if nobody responds (BO-59, BO-78)."""
    kind, yards = KIND[facts.offense_call], YARDS[facts.offense_call]
    if kind == KICK:
        needed = kick_needed(facts.ball_on)
        return KickSetUp(clause="BO-78", seat=facts.offense, how=_kicked(needed), yards=yards, needed=needed)
    loss = YARDS[facts.defense_call]
    ended, end = play_end(kind, yards - loss, "", facts.ball_on)
    return YardsCompared(
        clause="BO-59",
        seat=facts.offense,
        call=facts.offense_call,
        against=facts.defense_call,
        yards=yards,
        loss=loss,
        net=yards - loss,
        ball_on=facts.ball_on,
        ends_at=end,
        how=ended,
    )


# Results


def resolve_play(state: BlowoutZones, emit: Emit) -> None:
    """Resolves the play as it stands, and begins the next down."""
    facts = state.facts
    kind, yards = KIND[facts.offense_call], YARDS[facts.offense_call]
    if kind == KICK:
        _kick(state, yards, emit)
    else:
        ended, end = play_end(kind, yards - YARDS[facts.defense_call], facts.defense_response, facts.ball_on)
        if emit:
            clause = _ENDED[ended]
            emit(PlayEnded(clause=clause, seat=facts.offense, how=ended, ball_on=facts.ball_on, ends_at=end))
        _end_play(state, kind, ended, end, emit)
    next_down(state, emit)


def _end_play(state: BlowoutZones, kind: str, ended: PlayResult, end: int, emit: Emit) -> None:
    facts = state.facts
    if end <= 0:  # BO-5, BO-66, BO-74
        advance(state, -facts.ball_on, "BO-66", emit)
        score(state, 1 - facts.offense, ScoreKind.SAFETY, "BO-66", emit)
        take_over(state, DriveEnd.SAFETY, START, "start", "BO-66", emit)
    elif ended == "fumble" or ended == "interception":
        _turn_over(state, DriveEnd.FUMBLE if ended == "fumble" else DriveEnd.INTERCEPTION, end, emit)
    elif end >= FIELD:  # BO-64
        advance(state, FIELD - facts.ball_on, "BO-64", emit)
        how = ScoreKind.RUSHING_TOUCHDOWN if kind == RUN else ScoreKind.PASSING_TOUCHDOWN
        score(state, facts.offense, how, "BO-65", emit)
        take_over(state, DriveEnd.TOUCHDOWN, START, "start", "BO-65", emit, _points_of(state))
    else:
        _end_without_score(state, end, emit)


def _points_of(state: BlowoutZones) -> int:
    """Returns the points just scored."""
    return state.facts.scoring[-1].points


def _turn_over(state: BlowoutZones, how: DriveEnd, end: int, emit: Emit) -> None:
    """Gives the other seat the ball where the play ends; in the end zone, a touchback (BO-72, BO-73)."""
    advance(state, 0, "BO-72", emit)
    if end >= FIELD:
        take_over(state, how, START, "touchback", "BO-73", emit)
    else:
        lose_ball(state, how, end, "turnover", "BO-72", emit)


def _end_without_score(state: BlowoutZones, end: int, emit: Emit) -> None:
    """Ends a play without a score: a first down, the next down, or a turnover on downs (BO-67 to BO-69)."""
    facts = state.facts
    advance(state, end - facts.ball_on, "BO-59", emit)
    if end >= facts.marker:
        spot(state, end, "play", "BO-67", emit)
        set_first_down(state, "BO-67", emit)
    elif facts.down < DOWNS:
        spot(state, end, "play", "BO-68", emit)
        set_down(state, facts.down + 1, "BO-68", emit)
    else:
        if emit:
            emit(TurnoverOnDowns(clause="BO-69", seat=facts.offense))
        lose_ball(state, DriveEnd.DOWNS, end, "turnover", "BO-69", emit)


def _kick(state: BlowoutZones, yards: int, emit: Emit) -> None:
    """Resolves a punt or, from the red line on, a field goal (BO-77 to BO-84)."""
    facts = state.facts
    ball_on, needed = facts.ball_on, kick_needed(facts.ball_on)
    good = needed is None or yards >= needed
    if emit:
        clause = "BO-78" if needed is None else "BO-81" if good else "BO-82"
        how = _kicked(needed)
        emit(
            BallKicked(
                clause=clause, seat=facts.offense, how=how, ball_on=ball_on, yards=yards, needed=needed, good=good
            )
        )
    advance(state, 0, "BO-77", emit)
    if needed is None:
        if ball_on + yards >= FIELD:
            take_over(state, DriveEnd.PUNT, START, "touchback", "BO-80", emit)
        else:
            lose_ball(state, DriveEnd.PUNT, ball_on + yards, "punt", "BO-79", emit)
    elif good:
        score(state, facts.offense, ScoreKind.FIELD_GOAL, "BO-83", emit)
        take_over(state, DriveEnd.FIELD_GOAL, START, "start", "BO-83", emit, _points_of(state))
    else:
        lose_ball(state, DriveEnd.MISSED_FIELD_GOAL, ball_on, "turnover", "BO-84", emit)


def _kicked(needed: int | None) -> KickType:
    return "punt" if needed is None else "field_goal"


_ENDED: dict[PlayResult, str] = {
    "run": "BO-60",
    "pass": "BO-62",
    "no_gain": "BO-61",
    "overthrown": "BO-63",
    "sack": "BO-70",
    "interception": "BO-72",
    "fumble": "BO-72",
}
