"""The moments at which no defensive card may answer, which the table explains once (JF-50, JF-51, JF-53)."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Event, ScoreKind
from game.events import Scored
from game.unasked import Unasked
from game.variants.jukem.cards import DEFENSIVE, JUKEM, TOUCHDOWN_YARDS
from game.variants.jukem.events import DriveGrew

TOUCHDOWN = Unasked("touchdown", DEFENSIVE, "A touchdown stands at once: no card stops it. (JF-51)")
KICK = Unasked("field goal", DEFENSIVE, "No card stops a field goal. (JF-50)")
DOUBLED = Unasked("jukem", DEFENSIVE, "No card stops a play with JUKEM. (JF-53)")


def unasked(act: Sequence[Event], seat: int) -> Unasked | None:
    """Returns the score or doubled play of the other side that opened no defense window, or None."""
    for event in act:
        if isinstance(event, Scored) and event.seat != seat:
            return KICK if event.how is ScoreKind.FIELD_GOAL else TOUCHDOWN
    for event in act:
        if isinstance(event, DriveGrew) and event.seat != seat and JUKEM in event.codes:
            return DOUBLED if event.total < TOUCHDOWN_YARDS else None
    return None
