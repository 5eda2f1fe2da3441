"""What a play came to, in the few plain words that stand below the meter; the sums themselves are in the log."""

from __future__ import annotations

from game.contract import Event
from game.variants.card_bowl import events as own
from game.variants.card_bowl.cards import BY_CODE
from game.variants.card_bowl.names import yards

LONG = 10
"""Yards from which a hole was wide open."""
_AHEAD: dict[str, tuple[str, str]] = {
    "rush": ("The hole was there", "No hole"),
    "sneak": ("Pushed through", "No push"),
    "scramble": ("He runs for it", "Nowhere to run"),
    "screen": ("The screen was there", "The screen was read"),
    "lateral": ("The toss was there", "The toss was read"),
    "pass": ("Caught", "Caught, and met at once"),
}
"""How a play that gains is told, and one that does not."""
_FELL: dict[str, tuple[str, int]] = {
    "thrown": ("Off target: {0} too many.", 1),
    "dropped": ("Dropped: {0} too many for his hands.", 1),
    "broken_up": ("Covered: {0} too few.", 0),
}
"""What made a pass fall, and whether a tie failed, too (CB-339, CB-353, CB-357)."""


def in_short(event: Event) -> str:
    """A result in one line; empty for an event that is told in the words of the log.

    >>> in_short(own.BadPass(clause="CB-357", seat=0, why="broken_up", card="9C", against=(25, 20)))
    'Covered: 5 too few.'
    """
    if isinstance(event, own.Resolved):
        return _resolved(event)
    if isinstance(event, own.RushFaced) and not event.loss:
        return (
            "He holds." if not event.pressure else f"He holds, with {event.pressure} points of pressure on his throw."
        )
    if isinstance(event, own.Sacked | own.RushFaced):
        if isinstance(event, own.RushFaced) and event.automatic:
            return f"No card could save him: {yards(event.loss)} lost."
        return f"Sacked: {yards(event.loss)} lost."
    return _fell(event) if isinstance(event, own.BadPass) else ""


def _resolved(event: own.Resolved) -> str:
    there, shut = _AHEAD.get(event.what, _AHEAD["rush"])
    if event.gain > 0:
        there = "Wide open" if event.what == "rush" and event.gain >= LONG else there
        return f"{there}: {yards(event.gain)}."
    return f"{shut}: {yards(-event.gain)} lost." if event.gain else f"{shut}: no gain."


def _fell(event: own.BadPass) -> str:
    if event.why == "suit" and event.card:
        title = BY_CODE[event.card].title
        return f"Off the mark: the {title[:1].lower()}{title[1:]} has the receiver's suit."
    if event.why in _FELL and event.against is not None:
        words, tie = _FELL[event.why]
        return words.format(event.against[0] - event.against[1] + tie)
    return ""
