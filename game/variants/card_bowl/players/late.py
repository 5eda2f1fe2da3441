"""What the time that is left asks of a side: whether it must score now, with what, and whether it can run it out."""

from __future__ import annotations

from game.variants.card_bowl import clock
from game.variants.card_bowl.facts import SIMPLE_1, CardBowlFacts
from game.variants.card_bowl.view import CardBowlView

LAST_INTERVALS = 3
"""Intervals in which there is time for one play alone."""
HURRY = 2
"""Plays left from which a side that is behind does not run any more."""
KNEELING_ROOM = 10
"""Own yard line from which knees are taken: each costs a yard, and a snap may go wrong."""
A_PLAY = 6
"""Intervals that a play takes on average, with the time after it."""


def plays_left(facts: CardBowlFacts) -> int:
    """About how many plays a period has still time for, the next one among them."""
    if facts.timing == SIMPLE_1:
        return facts.clock
    return 1 if facts.clock <= LAST_INTERVALS else 1 + -(-(facts.clock - LAST_INTERVALS) // A_PLAY)


def lead(view: CardBowlView) -> int:
    """By how much the seat leads."""
    points = view.facts.points
    return points[view.seat] - points[1 - view.seat]


def is_last_play(facts: CardBowlFacts) -> bool:
    """Whether a half, or the match, is over with the next play."""
    return clock.ends_half(facts.period) and plays_left(facts) <= 1


def hurries(view: CardBowlView) -> bool:
    """Whether the side is behind, and few plays are left."""
    return lead(view) < 0 and clock.is_final(view.facts.period) and plays_left(view.facts) <= HURRY


def needs_end_zone(view: CardBowlView) -> bool:
    """Whether nothing but a touchdown on this play is of use."""
    return is_last_play(view.facts) and clock.is_final(view.facts.period) and lead(view) < 0


def can_kneel(view: CardBowlView) -> bool:
    """Whether a side that leads can take a knee until the match is over, and not in its own end zone (CB-59, CB-97)."""
    facts = view.facts
    if lead(view) <= 0 or facts.period not in clock.CLOSING or facts.ball_on < KNEELING_ROOM:
        return False
    if facts.timing == SIMPLE_1:
        return facts.clock <= 5 - facts.down
    return facts.down < 4 and facts.clock <= (4 - facts.down) * 9 - 8 * facts.timeouts[1 - view.seat]
