"""What follows from an action of Card Bowl, as claims: all that is said of it for certain.

Most of its choices are steps of a play that cards yet to be drawn decide: of those only an average can be told.
"""

from __future__ import annotations

from game.claims import BallAt, Claim, IfStands, Keeps
from game.contract import Action
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.cards import CODE, RED_JOKER
from game.variants.card_bowl.view import CardBowlView

TOUCHBACK = 20
STANDS = (str(Choose("decline")),)
"""How a play stands in spite of a flag (CB-430)."""


def claims(view: CardBowlView, action: Action) -> tuple[Claim, ...]:
    """What follows from an action of the deciding seat."""
    if action == Choose("touchback"):
        ball = BallAt(view.seat, TOUCHBACK)
        flagged = view.play.foul is not None or view.play.deferred
        return (IfStands(ball, STANDS),) if flagged else (ball,)
    if action == Choose("keep") and RED_JOKER in view.hand:
        return (Keeps(view.seat, (CODE[RED_JOKER],)),)
    return ()
