"""Moves of both sides before the ball is run or thrown."""

from __future__ import annotations

from game.contract import Pick, Target
from game.variants.card_bowl.actions.base import CardBowlAction, MoveMan, OnSlot, Side, ToLane, lane_of


class Commit(ToLane, frozen=True, tag="commit"):
    """Send a man of the defense into a lane or to a line spot (CB-261)."""

    label = "Man {man} to the line {lane}"
    menu = "Rush"


class Cover(MoveMan, frozen=True, tag="cover"):
    """Send a man of the defense to a receiver (CB-261, CB-227, CB-336)."""

    label = "Man {man} on the {receiver}"
    menu = "Cover"

    receiver: str

    def goal(self) -> Target:
        return Target("slot", self.receiver)


class Withdraw(MoveMan, frozen=True, tag="withdraw"):
    """Take a line card back to the secondary (CB-261, CB-265, CB-272)."""

    label = "Man {man} drops back"


class Shift(MoveMan, frozen=True, tag="shift"):
    """Move a man of the secondary one step (CB-253)."""

    label = "Man {man} shifts to {place}"
    menu = "Shift"

    place: str

    def goal(self) -> Target:
        return Target("slot", self.place)


class Slide(ToLane, frozen=True, tag="slide"):
    """Move a free line card to a neighboring lane, or a lineman after motion (CB-262, CB-228)."""

    label = "Man {man} slides {lane}"
    menu = "Slide"


class Block(CardBowlAction, frozen=True, tag="block"):
    """Send a blocker into a lane (CB-238, CB-263)."""

    label = "The {slot} blocks {lane}"
    menu = "Block a lane"

    slot: str
    g: int

    def pick(self, seat: int) -> Pick:
        return Pick((), lane_of(self.g))


class Stay(CardBowlAction, frozen=True, tag="stay"):
    """Leave that man where he stands (CB-241)."""

    label = "The {slot} stays"

    slot: str


class TightEnd(CardBowlAction, frozen=True, tag="tight_end"):
    """Turn a tight end up as a blocker, or leave him down as a receiver (CB-267)."""

    slot: str
    up: bool


class TurnUp(OnSlot, frozen=True, tag="turn_up"):
    """Turn up a receiver (CB-295)."""

    label = "Turn up the {slot}"
    menu = "Turn up a receiver"


class ToFlat(CardBowlAction, frozen=True, tag="to_flat"):
    """Send a back to the flat as a receiver (CB-295)."""

    label = "The {slot} to the {side} flat"
    menu = "Send to the flat"

    slot: str
    side: Side
