"""Finds moments at which a newcomer expects to answer with a card but is not asked (FW-28, FW-31, FW-34)."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Event
from game.events import CardMoved, Flag, Scored
from game.unasked import Unasked
from game.variants.football_war.cards import AUDIBLE, DEFENSE, OFFENSE, PENALTY, PENALTY_CARDS
from game.variants.football_war.events import PlayCalledBack, PlayConceded, PlayDefended, PlayLive, Stuffed

SPECIALS = (AUDIBLE, OFFENSE, DEFENSE, *(f"{PENALTY} {yards}" for yards in PENALTY_CARDS))
"""The cards that a newcomer would expect to answer a flag or a led DEFENSE."""
DRAWN_LATE = "You drew it too late for the play that you conceded. It can be played from now on. (FW-34)"
MATCHED = "They matched your {}, and a match is not matched again. (FW-31)"
FLAGGED = Unasked("flag", SPECIALS, "Nobody answers a flag: the cards are drawn, and play goes on. (FW-28)")
STUFFED = Unasked("stuffed", SPECIALS, "Nobody answers a DEFENSE that is led: you draw, and they lead again. (FW-28)")


def unasked(act: Sequence[Event], seat: int) -> Unasked | None:
    """Returns the first such moment of an act for a seat, or None.

    It is a flag, a led DEFENSE or a match that the seat cannot answer, or a card that it drew too late.
    """
    is_asked = any(isinstance(event, PlayLive | PlayCalledBack) for event in act)  # it answers, or leads again
    for event in act:
        match event:
            case PlayConceded(by=by, play=play) if by == seat and _draws(act, seat, play):
                return Unasked("drawn late", (play,), DRAWN_LATE)
            case PlayDefended(seat=defender, play=play, how="match") if defender != seat and not is_asked:
                return Unasked("matched", (play,), MATCHED.format(play))
            case Flag(seat=flagged, by=by) if flagged == seat != by and not is_asked:
                return FLAGGED
            case Stuffed(seat=stuffed) if stuffed == seat:
                return STUFFED
            case _:
                pass
    return None


def _draws(act: Sequence[Event], seat: int, play: str) -> bool:
    """Returns whether the seat drew that play for conceding, and not to fill its hand after a score."""
    hand, scored = f"hand:{seat}", any(isinstance(event, Scored) for event in act)
    drawn = (event.code for event in act if isinstance(event, CardMoved) and event.target == hand)
    return not scored and play in drawn
