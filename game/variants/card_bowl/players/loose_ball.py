"""The odds of a loose ball (CB-404 to CB-407)."""

from __future__ import annotations

from collections import Counter

from game.variants.card_bowl.cards import RED_JOKER, VALUE
from game.variants.card_bowl.view import CardBowlView

DECLARED = (2, 1, 0, -1, -2)
"""All choices of the other side, none of which is known."""


def won_by(view: CardBowlView, points: int) -> float:
    """Returns the chance that the seat's card with so many points is the higher one; the same is drawn again."""
    values = Counter(VALUE[card] for card in view.unseen() if card < RED_JOKER)
    bonus = _bonus(view)
    ahead = behind = 0.0
    for theirs in DECLARED:
        for mine, one in values.items():
            for other, count in values.items():
                weight = one * (count - (mine == other))
                margin = mine + points - other - theirs + bonus
                ahead += weight * (margin > 0)
                behind += weight * (margin < 0)
    return ahead / ((ahead + behind) or 1.0)


def _bonus(view: CardBowlView) -> int:
    """Returns what an on-side kick gives the side that did not kick it (CB-139)."""
    play = view.play
    return -play.bonus if play.role == view.seat else play.bonus
