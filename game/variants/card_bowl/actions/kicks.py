"""Kicks, loose balls, and what is chosen between two plays (4.10)."""

from __future__ import annotations

from typing import Literal

from game.contract import NO_PICK, Pick
from game.variants.card_bowl.actions.base import CardBowlAction, ChooseNumber, number_of
from game.variants.card_bowl.names import INTERVAL


class Kick(CardBowlAction, frozen=True, tag="kick"):
    """The kind of kickoff, with the line or the distance that it declares (CB-101)."""

    kind: Literal["regular", "squib", "onside"]
    number: int = 0

    def pick(self, seat: int) -> Pick:
        return NO_PICK if self.kind == "regular" else number_of(self.kind, self.number)


class Punt(CardBowlAction, frozen=True, tag="punt"):
    """Call a punt; how it is kicked is asked next (CB-148)."""

    label = "Punt"


class PuntCards(CardBowlAction, frozen=True, tag="punt_cards"):
    """The number of punt cards, and whether it is kicked for the sideline (CB-149, CB-150)."""

    cards: int
    aside: bool

    def pick(self, seat: int) -> Pick:
        return number_of("sideline" if self.aside else "punt", self.cards)


class Down(ChooseNumber, frozen=True, tag="down"):
    """Take that many yards off a bounce and down the ball; 0 lets it roll (CB-176)."""

    menu = "Down the ball"

    range_ = "yards"
    yards: int


class Declare(ChooseNumber, frozen=True, tag="declare"):
    """Fall on the ball (2, 1), neither (0), or pick it up (-1, -2) (CB-404)."""

    range_ = "declared"
    points: int


class RunOff(ChooseNumber, frozen=True, tag="run_off"):
    """Let a number of intervals pass before the next play (CB-82)."""

    menu = "Let the clock run"

    range_, unit = "seconds", INTERVAL
    intervals: int


class Spread(ChooseNumber, frozen=True, tag="spread"):
    """How many cards of the pool go to the offense; the others go to the defense (CB-444)."""

    label = "{offense} on offense, the rest on defense"
    menu = "Cards for the offense"

    range_ = "pool"
    offense: int
