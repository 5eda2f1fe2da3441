"""Stories of Card Bowl made at one go, as a table that jumps makes them, and events to make them of."""

from __future__ import annotations

from collections.abc import Iterable

from game.contract import Event
from game.variants.card_bowl import events as own
from game.variants.card_bowl.play_story import PlayStory, recent

NAMES = ("Gulls", "Foxes")
CALLED = own.PlayCalled(clause="CB-200", seat=0, play="scrimmage")
LINED_UP = own.LinedUp(clause="CB-206", seat=0, formation="UC-RTE-LW1-RW1-BC-BD", places=("QB", "C"))
DROPPED = own.BadPass(clause="CB-344", seat=0, why="dropped", card="QH", against=(12, 8))


def story_of(backward: Iterable[Event]) -> PlayStory:
    """Returns the story of all that has happened; ``backward`` gives the last event first."""
    story = PlayStory()
    for event in recent(backward):
        story.handle_event(event)
    return story


def ended(how: str, gain: int = 0) -> own.PlayEnded:
    """A pass from the own 30 that ended in one way or another."""
    return own.PlayEnded(clause="CB-419", seat=0, down=1, to_go=10, los=30, play="pass", how=how, holder=0,
                         ball_on=30 + gain, gain=gain)  # fmt: skip


def said(*events: Event) -> str:
    """What is read after some events."""
    return story_of(reversed(events)).sentence(NAMES)
