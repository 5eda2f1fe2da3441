"""From the cards of a down to its result: penalties, yards and what follows.

Every function takes the spot S, the marker M and the cards, and gives a `Result`; nothing here changes a match.
"""

from dataclasses import dataclass

from tests.game.blowout.naive.cards import (
    CHALLENGE,
    FUMBLE,
    HOLDING,
    INTERCEPTION,
    OFFSIDES_D,
    PASS_INTERFERENCE,
    SACK,
    is_defense_foul,
    is_kick,
    is_pass,
    is_run,
    yards,
)

REPEAT = "repeat"
"""Same down and same M, at the spot."""
FIRST_DOWN = "first down"
"""The offense has a new first down at the spot."""
NEXT_DOWN = "next down"
"""The down is used, the offense goes on at the spot."""
TOUCHDOWN = "touchdown"
FIELD_GOAL = "field goal"
SAFETY = "safety"
TOUCHBACK = "touchback"
"""No points, the other seat starts at its own 20."""
CHANGE = "change"
"""The other seat gets the ball at the spot."""

GOAL_LINE = 100  # BO-4
BACK_LINE = 110  # BO-4
RED_LINE = 60  # BO-112
PENALTY_YARDS = 5  # BO-34, BO-35
SACK_YARDS = 10  # BO-70


@dataclass(frozen=True)
class Result:
    """How a down ended and where, counted from the goal line of the seat that had the ball."""

    how: str
    spot: int
    why: str
    """A word for the log: what brought the result about."""


@dataclass(frozen=True)
class Situation:
    """Where the down is played."""

    spot: int
    marker: int
    down: int


def half_forward(spot: int) -> int:
    """The spot moved half the distance to the opponent's goal line, rounded down (BO-9, BO-38).

    >>> half_forward(75)
    87
    """
    return spot + (GOAL_LINE - spot) // 2


def forward_penalty(spot: int) -> int:
    """The spot after five yards forward (BO-38)."""
    if spot + PENALTY_YARDS >= GOAL_LINE:
        return half_forward(spot)
    return spot + PENALTY_YARDS


def backward_penalty(spot: int) -> int:
    """The spot after five yards back (BO-39).

    >>> backward_penalty(4)
    2
    """
    if spot - PENALTY_YARDS <= 0:
        return spot - spot // 2
    return spot - PENALTY_YARDS


def is_answerable(offense_call: str, defense_call: str) -> bool:
    """Are both calls plays, so that the response windows open (BO-37)?"""
    return offense_call != OFFSIDES_D and not is_defense_foul(defense_call)


def penalty_call(at: Situation, offense_call: str, defense_call: str) -> Result:
    """The result of a down on which one call or both are fouls (4.5)."""
    if offense_call == OFFSIDES_D and is_defense_foul(defense_call):  # BO-36
        return Result(REPEAT, at.spot, "offsetting fouls")
    if offense_call == OFFSIDES_D:  # BO-34
        return moved_forward(at, forward_penalty(at.spot), OFFSIDES_D)
    return Result(REPEAT, backward_penalty(at.spot), defense_call)  # BO-35, BO-42


def moved_forward(at: Situation, spot: int, foul: str) -> Result:
    """A foul of the defense took the ball to the spot: first down if that reaches M (BO-41, BO-57)."""
    return Result(FIRST_DOWN if spot >= at.marker else REPEAT, spot, foul)


def answered_play(at: Situation, call: str, defense_call: str, defended: str, answered: str) -> Result:
    """The result of an answerable down, given both responses (`none` where there was none)."""
    if CHALLENGE in (defended, answered):  # BO-50, BO-51, BO-53
        return Result(REPEAT, at.spot, CHALLENGE)
    if answered == HOLDING:  # BO-54, BO-55, BO-111
        return moved_forward(at, forward_penalty(at.spot), HOLDING)
    if answered == PASS_INTERFERENCE:  # BO-56, BO-57, BO-58, BO-111
        full = at.spot + yards(call)
        return moved_forward(at, half_forward(at.spot) if full >= GOAL_LINE else full, PASS_INTERFERENCE)
    if is_kick(call):
        return kicked(at, yards(call))  # BO-77: the defensive play counts as 0
    if defended == SACK:  # BO-70, BO-71
        return play_ended(at, at.spot - SACK_YARDS, SACK)
    gained = yards(call) - yards(defense_call)  # BO-59
    if defended in (INTERCEPTION, FUMBLE):
        return turned_over(at, call, gained, defended)
    if is_run(call):
        return ran(at, gained)
    return passed(at, gained)


def end_of_play(at: Situation, call: str, gained: int) -> int:
    """E: a RUN may lose yards (BO-60), a PASS may not (BO-61, BO-62)."""
    if is_pass(call) and gained <= 0:
        return at.spot
    return at.spot + gained


def turned_over(at: Situation, call: str, gained: int, card: str) -> Result:
    """INTERCEPTION or FUMBLE: the other seat gets the ball at E."""
    end = end_of_play(at, call, gained)  # BO-72
    if end >= GOAL_LINE:  # BO-73, beyond 110 too (BO-63 speaks of passes not intercepted)
        return Result(TOUCHBACK, 0, card)
    if end <= 0:  # BO-74
        return Result(SAFETY, 0, card)
    return Result(CHANGE, end, card)  # BO-75


def ran(at: Situation, gained: int) -> Result:
    """A RUN scores from any distance past the goal line (BO-64)."""
    end = at.spot + gained  # BO-60
    if end >= GOAL_LINE:
        return Result(TOUCHDOWN, 0, "run")
    return play_ended(at, end, "run")


def passed(at: Situation, gained: int) -> Result:
    """A PASS scores in the end zone and is incomplete behind it (BO-61 to BO-64)."""
    end = at.spot if gained <= 0 else at.spot + gained
    if end > BACK_LINE:  # BO-63
        return play_ended(at, at.spot, "overthrown pass")
    if end >= GOAL_LINE:  # BO-64
        return Result(TOUCHDOWN, 0, "pass")
    return play_ended(at, end, "pass")


def play_ended(at: Situation, end: int, why: str) -> Result:
    """The play ended short of the opponent's goal line (BO-66 to BO-69)."""
    if end <= 0:  # BO-66
        return Result(SAFETY, 0, why)
    if end >= at.marker:  # BO-67
        return Result(FIRST_DOWN, end, why)
    if at.down < 4:  # BO-68
        return Result(NEXT_DOWN, end, why)
    return Result(CHANGE, end, "downs")  # BO-69


def kicked(at: Situation, distance: int) -> Result:
    """A field goal attempt from the red line on, a punt before it (BO-78)."""
    if at.spot >= RED_LINE:
        if distance > BACK_LINE - at.spot:  # BO-81, BO-82
            return Result(FIELD_GOAL, 0, "kick")
        return Result(CHANGE, at.spot, "missed field goal")  # BO-84
    if at.spot + distance >= GOAL_LINE:  # BO-80
        return Result(TOUCHBACK, 0, "punt")
    return Result(CHANGE, at.spot + distance, "punt")  # BO-79
