"""Formations, fronts and motion."""

from __future__ import annotations

from game.contract import Pick, Source, Target
from game.variants.card_bowl.actions.base import CardBowlAction, lane_of
from game.variants.card_bowl.cards import HAND


class SetFormation(CardBowlAction, frozen=True, tag="formation"):
    """Line up in that formation."""

    label = "{formation}"

    formation: str


class Place(CardBowlAction, frozen=True, tag="place"):
    """Put that card face down on the next man of the formation (CB-212, CB-224)."""

    label = "{card}"

    card: str

    def pick(self, seat: int) -> Pick:
        return Pick((Source(HAND[seat], self.card),))


class CallFront(CardBowlAction, frozen=True, tag="front"):
    """Line up in a named front."""

    label = "{front}"
    menu = "Whole front"

    front: str


class Technique(CardBowlAction, frozen=True, tag="technique"):
    """Put the next defensive lineman there (CB-216)."""

    label = "Lineman {lane}"
    menu = "One lineman"

    g: int

    def pick(self, seat: int) -> Pick:
        return Pick((), lane_of(self.g))


class Double(CardBowlAction, frozen=True, tag="double"):
    """Give that receiver a second cornerback (CB-221)."""

    label = "Double the {receiver}"
    menu = "Double a receiver"

    receiver: str

    def pick(self, seat: int) -> Pick:
        return Pick((), Target("slot", self.receiver))


class Post(CardBowlAction, frozen=True, tag="post"):
    """How many men stand at that place of the secondary (CB-222)."""

    label = "{men} at {place}"
    menu = "Man the secondary"

    place: str
    men: int

    def pick(self, seat: int) -> Pick:
        return Pick((), Target("slot", self.place, self.men))


class Motion(CardBowlAction, frozen=True, tag="motion"):
    """Send a man to another slot before the snap (CB-225)."""

    label = "Send the {slot} to {to}"
    menu = "Send a man"

    slot: str
    to: str

    def pick(self, seat: int) -> Pick:
        return Pick((), Target("slot", self.to))
