"""Formations, fronts and motion."""

from __future__ import annotations

from game.contract import Pick, Source, Target
from game.variants.card_bowl.actions.base import CardBowlAction, lane_of
from game.variants.card_bowl.cards import HAND


class SetFormation(CardBowlAction, frozen=True, tag="formation"):
    """Line up in that formation."""

    formation: str


class Place(CardBowlAction, frozen=True, tag="place"):
    """Put that card face down on the next man of the formation (CB-212, CB-224)."""

    card: str

    def pick(self, seat: int) -> Pick:
        return Pick((Source(HAND[seat], self.card),))


class CallFront(CardBowlAction, frozen=True, tag="front"):
    """Line up in a named front."""

    front: str


class Technique(CardBowlAction, frozen=True, tag="technique"):
    """Put the next defensive lineman there (CB-216)."""

    g: int

    def pick(self, seat: int) -> Pick:
        return Pick((), lane_of(self.g))


class Double(CardBowlAction, frozen=True, tag="double"):
    """Give that receiver a second cornerback (CB-221)."""

    receiver: str

    def pick(self, seat: int) -> Pick:
        return Pick((), Target("slot", self.receiver))


class Post(CardBowlAction, frozen=True, tag="post"):
    """How many men stand at that place of the secondary (CB-222)."""

    place: str
    men: int

    def pick(self, seat: int) -> Pick:
        return Pick((), Target("slot", self.place, self.men))


class Motion(CardBowlAction, frozen=True, tag="motion"):
    """Send a man to another slot before the snap (CB-225)."""

    slot: str
    to: str

    def pick(self, seat: int) -> Pick:
        return Pick((), Target("slot", self.to))
