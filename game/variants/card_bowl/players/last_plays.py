"""Estimates the chance of points on the last plays of a match, for its choices and for the stars of the sheet."""

from __future__ import annotations

from msgspec.structs import replace

from game.field import FIELD, line_to_gain
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.facts import CardBowlFacts
from game.variants.card_bowl.players import late
from game.variants.card_bowl.players.call_odds import CallOdds, Outcome, best_touchdown
from game.variants.card_bowl.players.evaluation import points_of_spot
from game.variants.card_bowl.players.fourth_down import (
    FIELD_GOAL,
    TOUCHDOWN,
    FourthDown,
    fourth_down_choices,
)

DOWNS = 4
"""Number of downs of a series."""


def last_play_choices(facts: CardBowlFacts) -> tuple[FourthDown, FourthDown]:
    """Returns a play that must reach the end zone, and a kick, for the last play of a match."""
    made, theirs = best_touchdown(facts), FIELD - facts.ball_on
    points = made * TOUCHDOWN - (1 - made) * points_of_spot(theirs)
    return FourthDown(Choose("scrimmage"), made, points, theirs), _kick(facts)


def needed_score(facts: CardBowlFacts, odds: CallOdds) -> float:
    """Returns the chance that a call, or the play after it, brings the points that the offense still needs."""
    if late.plays_left(facts) <= 1:
        return odds.odds.first_down
    return sum(each.chance * _score_after(facts, each) for each in odds.outcomes)


def _score_after(facts: CardBowlFacts, end: Outcome) -> float:
    """Returns the chance of points with the last play, after one that ended so; 1 if that was a touchdown."""
    spot = facts.ball_on + end.gain
    is_first = spot >= facts.marker
    if not end.kept or spot <= 0 or (facts.down == DOWNS and not is_first):
        return 0.0
    if spot >= FIELD:
        return 1.0
    after = replace(facts, ball_on=spot, marker=line_to_gain(spot) if is_first else facts.marker)
    behind = facts.points[1 - facts.offense] - facts.points[facts.offense]
    return max(best_touchdown(after), _kick(after).success if behind <= FIELD_GOAL else 0.0)


def _kick(facts: CardBowlFacts) -> FourthDown:
    return next(way for way in fourth_down_choices(facts) if way.action == Choose("field_goal"))
