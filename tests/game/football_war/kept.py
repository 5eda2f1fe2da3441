"""What the claims mean that only Football War makes."""

from __future__ import annotations

from game.variants.football_war.claims import InARow
from game.variants.football_war.events import PlayLive
from tests.claims import PlayedAction, kept


@kept.register
def _(claim: InARow, told: PlayedAction) -> bool:
    return [event.chain for event in told.events if isinstance(event, PlayLive)] == [claim.number]
