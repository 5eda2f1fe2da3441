"""For whom each card for a loose ball is drawn: by themselves they look alike, and a tie draws more of them."""

from __future__ import annotations

from dataclasses import dataclass

from game.contract import Event
from game.variants.card_bowl import events as own
from game.variants.card_bowl.event_order import JOKERS

TIE = "CB-407"
"""The clause of the card that is drawn after a tie for a loose ball, and of the ball's bounce."""


def is_bounce(event: Event) -> bool:
    """Returns whether a loose ball bounces, or lies still, after a tie for it."""
    return isinstance(event, own.BallMoved) and event.clause == TIE


@dataclass
class Fetches:
    """Follows the draws for the loose balls of a play."""

    seats: tuple[int | None, ...] = ()
    """The seat of each draw for a loose ball, in order; None for the bounce after a tie."""
    loses: int = 0
    """The seat that has lost the ball, or kicks it, which draws first."""
    since: int = 0
    """The cards drawn since it was lost, or since the last tie."""

    def handle_event(self, event: Event) -> None:
        """Takes the next event of the play: the loser draws first, then the others, until a tie (CB-405 to CB-407)."""
        if isinstance(event, own.PlayBegan):
            self.seats, self.loses, self.since = (), event.seat, 0
        elif isinstance(event, own.FumbleBegan):
            self.loses, self.since = event.seat, 0
        elif isinstance(event, own.Drew) and event.purpose == "recovery":
            seat = None if event.clause == TIE else 1 - self.loses if self.since else self.loses
            self.seats = (*self.seats, seat)
            if event.code not in JOKERS:  # another card takes a joker's place
                self.since = 0 if seat is None else self.since + 1
