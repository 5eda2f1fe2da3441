"""What follows from an action of Card Bowl, as claims: all that is said of it for certain.

Most of its choices are steps of a play that cards yet to be drawn decide: of those only an average can be told.
"""

from __future__ import annotations

from game.claims import BallAt, Claim, Keeps
from game.contract import Action
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.cards import CODE, RED_JOKER
from game.variants.card_bowl.view import CardBowlView

TOUCHBACK = 20


def claims(view: CardBowlView, action: Action) -> tuple[Claim, ...]:
    """What follows from an action of the deciding seat."""
    if action == Choose("touchback"):
        return (BallAt(view.seat, TOUCHBACK),)
    if action == Choose("keep") and RED_JOKER in view.hand:
        return (Keeps(view.seat, (CODE[RED_JOKER],)),)
    return ()
