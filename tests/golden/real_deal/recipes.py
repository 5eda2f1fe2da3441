"""Which golden matches of Real Deal there are: how each is found again from nothing."""

from __future__ import annotations

from game.contract import Ending, ScoreKind
from tests.golden.recipes import (
    Recipe,
    always,
    deals,
    ends,
    giving_up,
    pro_against_rookie,
    scores,
    takes,
    without_scoring,
)

RECIPES = {
    "four_quarters": Recipe("Four quarters of random choices", ends(Ending.REGULATION)),
    "two_quarters": Recipe("Two quarters, White at home", always, {"length": "two", "color": "white"}),
    "safety": Recipe("A safety is accepted", scores(ScoreKind.SAFETY)),
    "return": Recipe("A return touchdown", scores(ScoreKind.RETURN_TOUCHDOWN), {"length": "two"}),
    "has_ball": Recipe("HAS BALL END OF QUARTER ends a quarter", takes("END_QUARTER")),
    "overtime": Recipe("Level after regulation, decided in overtime", ends(Ending.SUDDEN_DEATH), {"length": "two"}),
    "tie": Recipe("Nobody ever scores: two overtimes and a tie", deals(4), {"length": "two"}, without_scoring),
    "pro_rookie": Recipe("Pro against Rookie", always, play=pro_against_rookie),
    "conceded": Recipe("Seat 0 gives up", ends(Ending.CONCEDED), play=lambda match, rng: giving_up(match, rng, 40)),
}
"""By the name of the file."""
