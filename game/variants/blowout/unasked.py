"""Explains why a response was not asked for: its window never opened (BO-37, BO-47, BO-48)."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Event
from game.events import Flag
from game.unasked import Unasked
from game.variants.blowout.cards import CHALLENGES, HOLDING, INTERFERENCE, OFFENSE_CHALLENGE
from game.variants.blowout.events import PlayChallenged, ResponseMade

ANSWERS = (INTERFERENCE, HOLDING, OFFENSE_CHALLENGE)
PENALTY = Unasked("penalty", CHALLENGES, "CHALLENGE never answers a penalty. (BO-52)")
LAST_WORD = Unasked("last word", CHALLENGES, "The offense has the last word: nothing answers its response. (BO-48)")
CHALLENGED = Unasked("challenged", ANSWERS, "The challenge ended the play: nothing is left to answer. (BO-47)")


def unasked(act: Sequence[Event], seat: int) -> Unasked | None:
    """Returns why the seat could not respond to the foul, challenge or response of the other side."""
    for event in act:
        if isinstance(event, PlayChallenged) and event.seat != seat and event.undone is None:
            return CHALLENGED
    for event in act:
        if isinstance(event, ResponseMade) and event.seat != seat and event.card in (INTERFERENCE, HOLDING):
            return LAST_WORD
        if isinstance(event, Flag) and event.seat == seat:
            return PENALTY
    return None
