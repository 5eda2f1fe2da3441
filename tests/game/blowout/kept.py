"""What the claims mean that only BLOWOUT!!! makes."""

from __future__ import annotations

from game.variants.blowout.claims import Carries
from game.variants.blowout.events import BallKicked
from tests.claims import Told, kept


@kept.register
def _(claim: Carries, told: Told) -> bool:
    kicks = [event for event in told.events if isinstance(event, BallKicked)]
    return [(event.yards, event.needed) for event in kicks] == [(claim.yards, claim.needed)]
