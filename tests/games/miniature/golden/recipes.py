"""Which golden matches of the miniature game there are: how each is found again from nothing."""

from __future__ import annotations

from functools import partial

from game.contract import DriveEnd, Ending
from game.events import DriveEnded, Shuffled
from game.match import Match
from tests.games.miniature.cards import DRAW_PILES
from tests.golden.recipes import Recipe, always, ends, giving_up, pro_against_rookie


def _reshuffles(match: Match) -> bool:
    """Whether both piles are used up and made anew after the deal, one of them twice."""
    anew = [event.target for events in match.history[1:] for event in events if isinstance(event, Shuffled)]
    return {*anew} == {*DRAW_PILES} and len(anew) > 2


def _stops(match: Match) -> bool:
    """Whether a drive ends on downs, and another without a good kick."""
    ends = {event.how for events in match.history for event in events if isinstance(event, DriveEnded)}
    return {DriveEnd.DOWNS, DriveEnd.MISSED_FIELD_GOAL} <= ends


RECIPES = {
    "regulation": Recipe("An ordinary match of random choices", ends(Ending.REGULATION)),
    "three_rounds": Recipe("Three rounds", always, {"rounds": "3"}),
    "stops": Recipe("A drive ends on downs, and one with a kick that is no good", _stops),
    "reshuffle": Recipe("Both piles are used up and made anew, one of them twice", _reshuffles),
    "tie": Recipe("Level after two rounds", ends(Ending.TIE)),
    "pro_rookie": Recipe("Pro against Rookie", always, play=pro_against_rookie),
    "conceded": Recipe("Seat 0 gives up within a call", ends(Ending.CONCEDED), play=partial(giving_up, after=9)),
}
"""By the name of the file."""
