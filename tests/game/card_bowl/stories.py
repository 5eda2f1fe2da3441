"""Stories of Card Bowl made at one go, as a table that jumps makes them."""

from __future__ import annotations

from collections.abc import Iterable

from game.contract import Event
from game.variants.card_bowl.play_story import PlayStory, recent


def story_of(backward: Iterable[Event]) -> PlayStory:
    """Returns the story of all that has happened; ``backward`` gives the last event first."""
    story = PlayStory()
    for event in recent(backward):
        story.handle_event(event)
    return story
