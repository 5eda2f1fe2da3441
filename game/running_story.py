"""The story and the booth of a match up to any of its acts, kept along the way so that a jump folds few events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.commentator import Commentator
from game.contract import Event
from game.story import Story
from game.variant import Rules

KEPT_EVERY = 20
"""Acts between two that are kept."""


class StoryAndCommentator(NamedTuple):
    """Both after the same events; each takes more of them, in the order in which they are shown."""

    story: Story
    commentator: Commentator

    def clone(self) -> StoryAndCommentator:
        """A copy that takes events of its own."""
        return StoryAndCommentator(self.story.clone(), self.commentator.clone())


class RunningStory:
    """Gives both after any act of one match, whether it goes on or goes back meanwhile."""

    def __init__(self, rules: Rules, names: Sequence[str], options: Mapping[str, str]) -> None:
        """``options`` need not be complete."""
        self._rules = rules
        begun = StoryAndCommentator(Story(len(names)), rules.commentator(names, rules.words, rules.complete(options)))
        self._kept: list[tuple[Sequence[Event], StoryAndCommentator]] = [((), begun)]
        """Both after every so many acts, with the last of these acts: its list is the same for as long as it stands."""

    def after(self, acts: Sequence[Sequence[Event]]) -> StoryAndCommentator:
        """Both after the opening and these acts, to be folded on from there."""
        place = min(len(acts) // KEPT_EVERY, len(self._kept) - 1)
        while place and acts[place * KEPT_EVERY - 1] is not self._kept[place][0]:
            del self._kept[place:]
            place -= 1
        told = self._kept[place][1].clone()
        for act in range(place * KEPT_EVERY, len(acts)):
            if act == len(self._kept) * KEPT_EVERY:
                self._kept.append((acts[act - 1], told.clone()))
            for event in self._rules.event_order(acts[act]):
                told.story.handle_event(event, act)
                told.commentator.handle_event(event, act)
        return told
