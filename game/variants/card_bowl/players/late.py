"""Decisions about the time left: whether a side must score now, and whether it can run out the clock."""

from __future__ import annotations

from game.field import FIELD
from game.variants.card_bowl import clock
from game.variants.card_bowl.facts import SIMPLE_1, CardBowlFacts
from game.variants.card_bowl.view import CardBowlView

LAST_INTERVALS = 3
"""Largest number of intervals in which there is time for only one play."""
HURRY = 2
"""Number of plays left from which a side that is behind stops running."""
LAST_PLAYS = 6
"""Number of plays left in the match from which goal and coach speak of its end."""
KICKED, TWO_POINTS = 0.97, 0.45
"""Chance of a try: a kick, and a play of Pro against Pro."""
NEAR = 5
"""Yards to the goal line from which a run is tried even then."""
KNEELING_ROOM = 10
"""Own yard line from which knees are taken: each costs a yard, and a snap may go wrong."""
A_PLAY = 6
"""Intervals that a play takes on average, with the time after it."""


def plays_left(facts: CardBowlFacts) -> int:
    """Returns about how many plays a period still has time for, including the next one."""
    if facts.timing == SIMPLE_1:
        return facts.clock
    return 1 if facts.clock <= LAST_INTERVALS else 1 + -(-(facts.clock - LAST_INTERVALS) // A_PLAY)


def is_ending(facts: CardBowlFacts) -> bool:
    """Returns whether the match ends with one of the next few plays."""
    return clock.is_final(facts.period) and plays_left(facts) <= LAST_PLAYS


def left_words(facts: CardBowlFacts) -> str:
    """Returns how much time is left, where plays are counted to the play."""
    if facts.timing != SIMPLE_1:
        return "little time left"
    return f"{facts.clock} plays left" if facts.clock > 1 else "last play"


def lead(view: CardBowlView) -> int:
    """Returns the points by which the seat leads."""
    points = view.facts.points
    return points[view.seat] - points[1 - view.seat]


def is_last_play(facts: CardBowlFacts) -> bool:
    """Returns whether a half, or the match, is over with the next play."""
    return clock.ends_half(facts.period) and plays_left(facts) <= 1


def hurries(view: CardBowlView) -> bool:
    """Returns whether the side is behind, with few plays left, and farther from the goal line than a run gets."""
    facts = view.facts
    is_far = FIELD - facts.ball_on > NEAR
    return is_far and lead(view) < 0 and clock.is_final(facts.period) and plays_left(facts) <= HURRY


def needs_end_zone(view: CardBowlView) -> bool:
    """Returns whether nothing but a touchdown on this play is of use."""
    return is_last_play(view.facts) and clock.is_final(view.facts.period) and lead(view) < 0


def only_touchdown_counts(view: CardBowlView) -> bool:
    """Returns whether a play from scrimmage must score: the match is over after it, and the offense does not lead."""
    facts = view.facts
    points = facts.points
    leads = points[facts.offense] > points[1 - facts.offense]
    ends = facts.timing == SIMPLE_1 and clock.is_final(facts.period) and facts.clock <= 1
    return facts.next == "call" and ends and not leads


def needs_points(facts: CardBowlFacts) -> bool:
    """Returns whether a side that does not lead has the ball for the last plays of a match."""
    leads = facts.points[facts.offense] > facts.points[1 - facts.offense]
    counts = facts.timing == SIMPLE_1 and facts.next == "call"
    return counts and not leads and clock.is_final(facts.period) and plays_left(facts) <= HURRY


def to_make(view: CardBowlView) -> int:
    """Returns the yards that a play needs to be shown as made: to the end zone if only a touchdown counts."""
    facts = view.facts
    return (FIELD if only_touchdown_counts(view) else facts.marker) - facts.ball_on


def is_last_try(facts: CardBowlFacts) -> bool:
    """Returns whether the match is over after a try, unless it leaves a tie (CB-38, CB-40)."""
    return (
        facts.next in ("try", "two_points")
        and clock.is_final(facts.period)
        and clock.is_out(facts)
        and not facts.untimed
    )


def can_kneel(view: CardBowlView) -> bool:
    """Returns whether a side that leads can kneel until the match is over, outside its end zone (CB-59, CB-97)."""
    facts = view.facts
    if lead(view) <= 0 or facts.period not in clock.CLOSING or facts.ball_on < KNEELING_ROOM:
        return False
    if facts.timing == SIMPLE_1:
        return facts.clock <= 5 - facts.down
    return facts.down < 4 and facts.clock <= (4 - facts.down) * 9 - 8 * facts.timeouts[1 - view.seat]
