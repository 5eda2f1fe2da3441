"""Which golden matches of BLOWOUT!!! there are: how each is found again from nothing."""

from __future__ import annotations

from game.contract import Ending, ScoreKind
from game.events import Scored
from game.match import Match
from game.variants.blowout.events import CardsRanOut
from tests.golden.recipes import Recipe, always, ends, giving_up, pro_against_rookie, scores, tells


def _replies(match: Match) -> bool:
    """Whether somebody scores twice in overtime: the first possession is answered (BO-97)."""
    events = [event for batch in match.history for event in batch]
    ended = [index for index, event in enumerate(events) if isinstance(event, CardsRanOut)]
    if not ends(Ending.SUDDEN_DEATH)(match):
        return False
    return sum(isinstance(event, Scored) for event in events[ended[0] :]) > 1


RECIPES = {
    "halves": Recipe("Two halves of random choices, decided in regulation", ends(Ending.REGULATION)),
    "full_game": Recipe("A full game: two quarters that the drive survives, and halftime", always, {"length": "full"}),
    "quarters": Recipe("A single quarter", ends(Ending.REGULATION), {"length": "quarters"}),
    "overtime": Recipe(
        "Level after regulation, decided in overtime", ends(Ending.SUDDEN_DEATH), {"length": "quarters"}
    ),
    "reply": Recipe("A score of the first possession of overtime is answered", _replies, {"length": "quarters"}),
    "field_goal": Recipe("A field goal among other scores", scores(ScoreKind.FIELD_GOAL)),
    "challenge": Recipe("A play is challenged", tells("play_challenged"), {"length": "quarters"}),
    "pro_rookie": Recipe("Pro against Rookie", always, play=pro_against_rookie),
    "conceded": Recipe("Seat 0 gives up", ends(Ending.CONCEDED), play=giving_up),
}
"""By the name of the file."""
