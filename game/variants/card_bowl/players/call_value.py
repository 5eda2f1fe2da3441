"""The value of a call: the chance to win that its outcomes leave, averaged."""

from __future__ import annotations

from game.field import FIELD, line_to_gain
from game.variants.card_bowl import clock
from game.variants.card_bowl.facts import CardBowlFacts
from game.variants.card_bowl.players import late
from game.variants.card_bowl.players.call_odds import CallOdds, Outcome
from game.variants.card_bowl.players.evaluation import chance_with, points_of_spot, promise, share_left

TOUCHDOWN, TWO_POINTS, SAFETY = 6.95, 2.0, -2.0
"""Points of a touchdown with a usual try, and of the others."""
AFTER_A_SCORE, AFTER_A_SAFETY = -0.9, -1.4
"""Expected points of the side that kicks off next, and that makes a free kick next."""
NEARLY = 0.25
"""Expected points by which calls may differ that are about as good."""
DOWNS = 4
"""Number of downs of a series."""
A_PLAY = 1 / 140
"""The part of a match of four quarters that a play takes."""


def worth(facts: CardBowlFacts, odds: CallOdds) -> float:
    """Returns the chance to win of the offense with a call that promises those odds."""
    lead = facts.points[facts.offense] - facts.points[1 - facts.offense]
    is_last = late.is_last_play(facts)
    share = 0.0 if is_last and clock.is_final(facts.period) else max(0.0, share_left(facts) - A_PLAY)
    total = 0.0
    for each in odds.outcomes:
        points, next_points = _after(facts, each)
        total += each.chance * chance_with(lead + points + (0.0 if is_last else next_points), share)
    return total


def points(facts: CardBowlFacts, odds: CallOdds) -> float:
    """Returns the points that the offense may expect with a call that promises those odds."""
    return sum(each.chance * sum(_after(facts, each)) for each in odds.outcomes)


def tolerance(facts: CardBowlFacts) -> float:
    """Returns the chance to win that ``NEARLY`` points are worth now: calls that differ by less are alike."""
    lead, share = facts.points[facts.offense] - facts.points[1 - facts.offense], share_left(facts)
    return chance_with(lead + NEARLY / 2, share) - chance_with(lead - NEARLY / 2, share)


def _after(facts: CardBowlFacts, end: Outcome) -> tuple[float, float]:
    """Returns the points scored by the play, and the expected points of its offense afterwards."""
    spot = facts.ball_on + end.gain
    if facts.next == "two_points":
        return (TWO_POINTS if end.kept and spot >= FIELD else 0.0), AFTER_A_SCORE
    if not end.kept:
        return 0.0, -points_of_spot(max(1, min(FIELD - spot, 99)))
    if spot >= FIELD:
        return TOUCHDOWN, AFTER_A_SCORE
    if spot <= 0:
        return SAFETY, AFTER_A_SAFETY
    if spot >= facts.marker:
        return 0.0, promise(spot, 1, line_to_gain(spot) - spot)
    if facts.down == DOWNS:
        return 0.0, -points_of_spot(FIELD - spot)
    return 0.0, promise(spot, facts.down + 1, facts.marker - spot)
