"""The events of an action in the order in which a player follows them.

The rules draw all cards of a pass before they say what became of it, since a joker among the later ones still counts
(CB-341, CB-356). Told like that, an incomplete pass would first add up to yards that nobody gets.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.contract import Event
from game.variants.card_bowl.events import BadPass, BallMoved, Drew, Resolved

DECIDED_BY = {"thrown": "pass", "suit": "yardage", "dropped": "reception", "broken_up": "defense_pass"}
"""The draw that makes a pass incomplete, by why it is (CB-340, CB-344, CB-354, CB-357)."""
JOKERS = ("RJ", "BJ")
BLOCKED = "blocked_depth"
"""The purpose of the card that says how far a blocked punt goes back."""


def event_order(events: Sequence[Event]) -> Sequence[Event]:
    """Returns the events as they are shown: a pass fails with the card that decides it, without a sum.

    A blocked punt has never flown, whatever was drawn for it before the joker (CB-156).
    """
    if any(isinstance(event, Drew) and event.purpose == BLOCKED for event in events):
        return [event for event in events if not (isinstance(event, BallMoved) and event.way == "air")]
    bad = next((event for event in events if isinstance(event, BadPass)), None)
    if bad is None:
        return events
    place = _decided(events, bad.why) if bad.why in DECIDED_BY else None
    if place is None:
        fell = events.index(bad)
        return [*events[: fell + 1], *map(_idle, events[fell + 1 :])]
    before, after = events[: place + 1], events[place + 1 :]
    rest = [_idle(event) for event in after if event is not bad and not isinstance(event, Resolved)]
    return [*before, bad, *rest]


def _idle(event: Event) -> Event:
    """Returns an event after a failed pass: cards drawn then count as jokers only."""
    return msgspec.structs.replace(event, idle=True) if isinstance(event, Drew) else event


def _decided(events: Sequence[Event], why: str) -> int | None:
    """Returns the index of the card that decides: the first of the defense's two, or the last one drawn for it."""
    purpose = DECIDED_BY[why]
    found = [
        index
        for index, event in enumerate(events)
        if isinstance(event, Drew) and event.purpose.removesuffix("_screen") == purpose and event.code not in JOKERS
    ]
    if not found:
        return None
    return found[0] if why == "broken_up" else found[-1]
