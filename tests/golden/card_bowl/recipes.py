"""Which golden matches of Card Bowl there are: how each is found again from nothing. All are short ones."""

from __future__ import annotations

from game.contract import Ending
from tests.golden.recipes import Recipe, always, deals, ends, giving_up, pro_against_rookie, takes, tells
from tests.play import Options

COUNTED: Options = {"timing": "simple1", "plays_per_quarter": "5"}
QUARTERS: Options = {"hands_q1": "11-12", "hands_q2": "12-11", "hands_q3": "13-14", "hands_q4": "14-13"}
AWAY: Options = {f"hands_away_q{at}": pair for at, pair in enumerate(("13-11", "11-14", "15-12", "12-15"), 1)}
"""Other hands for Away in each quarter, beside those of both sides."""

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
    "hands_away": Recipe(
        "Hands of Away in each quarter, and a pool of which the limit of fifteen swallows some",
        takes("SPREAD(0)"),
        {**COUNTED, **AWAY, "hands_q2": "14-12", "extra_pool": "3"},
    ),
    "two_quarters": Recipe(
        "Two quarters of the full clock, played as two halves", always, {"quarters": "2", "quarter_intervals": "60"}
    ),
    "one_quarter": Recipe(
        "A single quarter of the simple clock, played as a fourth one, and a bobbled snap without a flag",
        tells("down_repeated"),
        {"quarters": "1", "timing": "simple2", "quarter_intervals": "90", "single_joker": "on"},
    ),
    "one_quarter_overtime": Recipe(
        "A single quarter of counted plays that ends level",
        ends(Ending.SUDDEN_DEATH),
        {**COUNTED, "quarters": "1"},
    ),
    "overtime": Recipe("Level after regulation, decided in overtime", ends(Ending.SUDDEN_DEATH), COUNTED),
    "until_decided": Recipe("A second period of overtime", deals(5), {**COUNTED, "overtime": "until_decided"}),
    "tie": Recipe("Level at the end, and no overtime", ends(Ending.TIE), {**COUNTED, "overtime": "none"}),
    "pro_rookie": Recipe("Pro against Rookie", always, COUNTED, pro_against_rookie),
    "conceded": Recipe("Seat 0 gives up", ends(Ending.CONCEDED), COUNTED, giving_up),
}
"""By the name of the file."""
