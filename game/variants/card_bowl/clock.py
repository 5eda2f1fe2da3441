"""The three clocks: what a play uses, when the clock stops, when a period is over (4.6 to 4.11)."""

from __future__ import annotations

from game.contract import Emit
from game.events import ClockRan
from game.variants.card_bowl.events import ScoreboardSet, tell
from game.variants.card_bowl.facts import COMPLEX, KICKS_AWAY, SIMPLE_1, SIMPLE_2, CardBowlFacts, Play

MARK = 24  # CB-56: two minutes
LATE_QUARTER = 60  # CB-55
LONG_PLAY = 25  # CB-72
TOUCHBACK, FIELD = 20, 100
RUNS = 8  # CB-64
USUAL_RUN_OFF = 6  # CB-85
HALF_TIMEOUTS, OVERTIME_TIMEOUTS = 3, 2  # CB-57
OVERTIME = 4
"""The first overtime period."""
LAST_OVERTIME = OVERTIME + 9  # CB-41
PERIODS = {4: (0, 1, 2, 3), 2: (14, 15), 1: (16,)}
"""The periods of a match of so many quarters; those of each length have numbers of their own (CB-449)."""
OPENING = tuple(periods[0] for periods in PERIODS.values())
HALFTIME = (1, 14)
"""Periods that end the first half."""
CLOSING = tuple(periods[-1] for periods in PERIODS.values())
"""Periods that are played as a fourth quarter."""


def is_overtime(period: int) -> bool:
    """Returns whether a period is played because the match was level."""
    return OVERTIME <= period <= LAST_OVERTIME


def is_final(period: int) -> bool:
    """Returns whether the match may be over with a period."""
    return period in CLOSING or is_overtime(period)


def ends_half(period: int) -> bool:
    """Returns whether a half or an overtime ends with the period; the next one then begins with a kickoff."""
    return period in HALFTIME or is_final(period)


def begins_half(period: int) -> bool:
    """Returns whether a period begins with a kickoff and all timeouts."""
    return period not in (1, 3)


def in_first_half(period: int) -> bool:
    """Returns whether halftime is still to come."""
    return period in HALFTIME or period == PERIODS[4][0]


def quarter_of(period: int) -> int:
    """Returns the place of a period among the quarters of its match; an overtime is like a fourth one.

    >>> quarter_of(2), quarter_of(7), quarter_of(15), quarter_of(16)
    (2, 3, 1, 0)
    """
    return min(period, 3) if period <= LAST_OVERTIME else (period - PERIODS[2][0]) % 2


def has_mark(facts: CardBowlFacts) -> bool:
    """Returns whether the period has a two-minute mark (CB-56, CB-61)."""
    return facts.timing != SIMPLE_1 and ends_half(facts.period)


def is_late(facts: CardBowlFacts) -> bool:
    """Returns whether a snap now is in the late window (CB-55)."""
    return has_mark(facts) and facts.clock <= (MARK if facts.period in HALFTIME else LATE_QUARTER)


def full(facts: CardBowlFacts) -> int:
    """Returns the intervals, or counted plays, of a new period."""
    return facts.plays_per_quarter if facts.timing == SIMPLE_1 else facts.quarter


def is_out(facts: CardBowlFacts) -> bool:
    """Returns whether the period has no time, or no play, left."""
    if facts.timing == SIMPLE_1 and not facts.all_plays and facts.spare <= 0:
        return True  # CB-60
    return facts.clock <= 0


def charge(facts: CardBowlFacts, play: Play) -> int:
    """Returns the intervals, or counted plays, that a finished play uses."""
    if facts.timing == SIMPLE_1:
        counted = facts.all_plays or play.kind == "kneel" or (play.kind == "scrimmage" and not play.two_points)
        return 1 if counted else 0
    if facts.timing == SIMPLE_2:
        return 1 if _stops(facts, play) else RUNS
    return _complex_charge(play)


def _complex_charge(play: Play) -> int:
    if play.kind in ("kickoff", "free_kick"):
        if play.choice == "squib":
            return 2  # CB-75
        if play.choice == "onside":
            return 0 if play.how == "taken" else 2 if play.ran else 1
        if play.how == "touchback" or not (play.planned or play.loose):
            return 0  # CB-74
        return 2 if play.ran else 1
    if play.kind == "punt":
        return 2 if play.planned or play.ran else 1  # CB-76
    if play.kind == "extra_point" or (play.kind == "spike" and not play.loose):
        return 0  # CB-73, CB-77
    if play.kind == "field_goal" or play.two_points:
        return 1
    return 2 if play.ran or _went_far(play) else 1


def _went_far(play: Play) -> bool:
    if play.how == "incomplete":
        return False
    back = play.how == "touchback"
    reached = TOUCHBACK if back else max(0, min(play.end, FIELD))
    end = reached if play.holder == play.offense else FIELD - reached
    # A run that ended in a touchback never counted (CB-445): nobody ran from his end zone to the 20.
    returned = reached - play.began if play.changed and play.runner == play.holder and not back else 0
    return abs(end - play.los) > LONG_PLAY or returned > LONG_PLAY


def _stops(facts: CardBowlFacts, play: Play) -> bool:
    """Returns whether a play stops the clock by what it was or how it ended (CB-62, CB-63, CB-79, CB-80)."""
    if play.kind in KICKS_AWAY or play.kind == "extra_point" or play.two_points or play.accepted:
        return True
    if play.how in ("incomplete", "touchdown", "safety", "touchback", "good", "missed"):
        return True
    if facts.next != "call" or facts.offense != play.offense:
        return True
    if facts.timing == COMPLEX and play.changed:
        return True
    if facts.timing == SIMPLE_2 and play.kind == "field_goal":
        return True
    if play.late and play.how == "out":
        return True
    return facts.timing == COMPLEX and play.late and play.declined


def run(facts: CardBowlFacts, play: Play, emit: Emit) -> None:
    """Takes what a play uses off the clock, and says whether the clock runs on (CB-66, CB-81, CB-82, CB-90)."""
    before, used = facts.clock, play.charge
    if facts.timing == SIMPLE_2 and used == RUNS and has_mark(facts) and before > MARK > before - RUNS:
        facts.clock = min(MARK, before - 1)
    else:
        facts.clock = max(0, before - used)
    if not facts.all_plays:
        facts.spare = max(0, facts.spare - 1)
    crossed = has_mark(facts) and before > MARK >= facts.clock
    facts.running = facts.timing == COMPLEX and not _stops(facts, play) and not crossed
    if emit and facts.timing != SIMPLE_1 and facts.clock != before:
        emit(ClockRan(clause="CB-69", by=before - facts.clock, left=facts.clock))
    elif emit and facts.clock != before:
        emit(ScoreboardSet(clause="CB-59", clock=facts.clock, timeouts=facts.timeouts))


def run_off(facts: CardBowlFacts, intervals: int, emit: Emit) -> None:
    """Lets the time between two plays pass; a short one gives the defense cards (CB-82 to CB-89)."""
    before = facts.clock
    marked = has_mark(facts) and before > MARK
    crosses = marked and before - intervals < MARK
    facts.clock = MARK if crosses else max(0, before - intervals)
    facts.hurry = 0 if crosses else max(0, USUAL_RUN_OFF - intervals)
    facts.running = not (marked and facts.clock == MARK)
    tell(emit, ClockRan(clause="CB-82", by=before - facts.clock, left=facts.clock))
