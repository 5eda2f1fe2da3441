"""Moments when a player might expect to use a counter and cannot (RD-27, RD-34)."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Event
from game.unasked import Unasked
from game.variants.real_deal.cards import BLOCK, PENALTIES, RED_FLAG, SAFETY
from game.variants.real_deal.events import PlayCountered, Punted

PUNT = Unasked("punt", (BLOCK,), "A plain punt cannot be blocked: only a punt inside the 10 can. (RD-27)")
STOPPED = Unasked(
    "stopped",
    (RED_FLAG, *PENALTIES),
    "Nothing answers TAKES THE BALL or NO PLAY; a SAFETY and a return can be answered. (RD-34)",
)


def unasked(act: Sequence[Event], seat: int) -> Unasked | None:
    """Returns the punt or the NO PLAY of the other team that the seat cannot answer, while it has the ball.

    After a counter that takes the ball the other team's next play follows at once.
    """
    for event in act:
        if isinstance(event, Punted) and event.seat != seat:
            return PUNT
        if isinstance(event, PlayCountered) and event.seat != seat and _keeps_ball(event):
            return STOPPED
    return None


def _keeps_ball(event: PlayCountered) -> bool:
    """Returns whether the side whose play was countered has the ball now (RD-36, RD-37)."""
    return event.effect == "continuation" and event.play != SAFETY
