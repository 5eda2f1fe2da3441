"""What the claims mean that only Real Deal makes."""

from __future__ import annotations

from game.variants.real_deal.claims import LongOnly
from tests.claims import PlayedAction, kept


@kept.register
def _(claim: LongOnly, told: PlayedAction) -> bool:
    return told.after.facts.limited and told.after.facts.offense == claim.seat
