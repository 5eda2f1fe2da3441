"""Which golden matches of Football War there are: how each is found again from nothing."""

from __future__ import annotations

from game.contract import Ending, ScoreKind
from tests.golden.recipes import Recipe, always, ends, giving_up, pro_against_rookie, scores, takes, tells

RECIPES = {
    "regulation": Recipe("An ordinary match of random choices", ends(Ending.REGULATION)),
    "four_players": Recipe("Four seats, and play turns round", tells("direction_turned"), {"players": "4"}),
    "one_half": Recipe("One half only", always, {"length": "one"}),
    "play_clock": Recipe("The clock runs out on somebody", takes("CLOCK_RAN_OUT"), {"play_clock": "30"}),
    "overtime": Recipe("Level after two halves, decided in overtime", ends(Ending.SUDDEN_DEATH)),
    "safety": Recipe("A chain of four AUDIBLEs scores a safety", scores(ScoreKind.SAFETY)),
    "pro_rookie": Recipe("Pro against Rookie", always, play=pro_against_rookie),
    "conceded": Recipe("Seat 0 gives up", ends(Ending.CONCEDED), play=giving_up),
}
"""By the name of the file."""
