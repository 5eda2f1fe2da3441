"""What a match has come to as it is told: its story and its booth, and places along the way to tell it on from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.booth import Booth
from game.contract import Event
from game.story import Story
from game.variant import Rules

__all__ = ["Telling", "Told"]

KEPT_EVERY = 20
"""Acts between two places from which a match is told on, so that a jump within a long one tells few of them."""


class Told(NamedTuple):
    """What the events of a match have come to; either part takes more of them, in the order of telling."""

    story: Story
    booth: Booth

    def clone(self) -> Told:
        """A copy that takes events of its own."""
        return Told(self.story.clone(), self.booth.clone())


class Telling:
    """Tells one match up to any of its places, whether it goes on or goes back meanwhile."""

    def __init__(self, rules: Rules, names: Sequence[str], options: Mapping[str, str]) -> None:
        """``options`` need not be complete."""
        self._rules = rules
        begun = Told(Story(len(names)), rules.booth(names, rules.words, rules.complete(options)))
        self._kept: list[tuple[Sequence[Event], Told]] = [((), begun)]
        """What every so many acts had come to, and the last of them: its list is the same for as long as it stands."""

    def after(self, acts: Sequence[Sequence[Event]]) -> Told:
        """What the opening and these acts have come to, to be told on from there."""
        place = min(len(acts) // KEPT_EVERY, len(self._kept) - 1)
        while place and acts[place * KEPT_EVERY - 1] is not self._kept[place][0]:
            del self._kept[place:]
            place -= 1
        told = self._kept[place][1].clone()
        for act in range(place * KEPT_EVERY, len(acts)):
            if act == len(self._kept) * KEPT_EVERY:
                self._kept.append((acts[act - 1], told.clone()))
            for event in self._rules.telling(acts[act]):
                told.story.take(event, act)
                told.booth.take(event, act)
        return told
