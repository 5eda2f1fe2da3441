"""The story and the commentator after any act of a match. Keeps copies along the way, so that a jump is fast."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.commentator import Commentator
from game.contract import Event
from game.story import Story
from game.variant import Rules

KEPT_EVERY = 20
"""Acts between two kept copies."""


class StoryAndCommentator(NamedTuple):
    """A story and a commentator that have handled the same events."""

    story: Story
    commentator: Commentator

    def clone(self) -> StoryAndCommentator:
        """Returns an independent copy."""
        return StoryAndCommentator(self.story.clone(), self.commentator.clone())


class RunningStory:
    """Gives story and commentator after any act of one match, which may meanwhile go on or back."""

    def __init__(self, rules: Rules, names: Sequence[str], options: Mapping[str, str]) -> None:
        """``options`` need not be complete."""
        self._rules = rules
        initial = StoryAndCommentator(Story(len(names)), rules.commentator(names, rules.words, rules.complete(options)))
        self._kept: list[tuple[Sequence[Event], StoryAndCommentator]] = [((), initial)]
        """Copies after every ``KEPT_EVERY`` acts, each with the event list of the last act before it."""

    def after(self, acts: Sequence[Sequence[Event]]) -> StoryAndCommentator:
        """Returns both after the opening and these acts, ready to handle further events."""
        place = min(len(acts) // KEPT_EVERY, len(self._kept) - 1)
        while place and acts[place * KEPT_EVERY - 1] is not self._kept[place][0]:
            del self._kept[place:]
            place -= 1
        current = self._kept[place][1].clone()
        for act in range(place * KEPT_EVERY, len(acts)):
            if act == len(self._kept) * KEPT_EVERY:
                self._kept.append((acts[act - 1], current.clone()))
            for event in self._rules.event_order(acts[act]):
                current.story.handle_event(event, act)
                current.commentator.handle_event(event, act)
        return current
