"""Which golden matches of Card Bowl there are: how each is found again from nothing. All are short ones."""

from __future__ import annotations

from game.contract import Ending
from tests.golden.recipes import Recipe, always, deals, ends, giving_up, pro_against_rookie, tells
from tests.play import Options

COUNTED: Options = {"timing": "simple1", "plays_per_quarter": "5"}
QUARTERS: Options = {"hands_q1": "11-12", "hands_q2": "12-11", "hands_q3": "13-14", "hands_q4": "14-13"}

RECIPES = {
    "counted": Recipe(
        "Counted plays, other hands than usual, decided in regulation",
        ends(Ending.REGULATION),
        {**COUNTED, "hand_offense": "13", "hand_defense": "14"},
    ),
    "scrimmage_only": Recipe(
        "Only scrimmage plays count, and nobody goes in motion",
        always,
        {**COUNTED, "plays_counted": "scrimmage", "motion": "off"},
    ),
    "simple_clock": Recipe(
        "The simple clock without the black joker",
        always,
        {"timing": "simple2", "quarter_intervals": "60", "single_joker": "on"},
    ),
    "full_clock": Recipe(
        "The full clock with a penalty, and a handicap for Away",
        tells("penalty_answered"),
        {"quarter_intervals": "60", "handicap": "2", "handicap_for": "away"},
    ),
    "pool": Recipe(
        "A pool to spread, and other hands in each quarter and for Away",
        always,
        {**COUNTED, **QUARTERS, "extra_pool": "2", "hands_away": "12-13"},
    ),
    "overtime": Recipe("Level after regulation, decided in overtime", ends(Ending.SUDDEN_DEATH), COUNTED),
    "until_decided": Recipe("A second period of overtime", deals(5), {**COUNTED, "overtime": "until_decided"}),
    "tie": Recipe("Level at the end, and no overtime", ends(Ending.TIE), {**COUNTED, "overtime": "none"}),
    "pro_rookie": Recipe("Pro against Rookie", always, COUNTED, pro_against_rookie),
    "conceded": Recipe("Seat 0 gives up", ends(Ending.CONCEDED), COUNTED, giving_up),
}
"""By the name of the file."""
