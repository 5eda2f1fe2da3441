"""What a coach says to a choice before it is made: which acts cost much of the chance to win, and what is better.

It is found as a review finds it, from what the seat sees and nothing else. Choices made unseen are left alone: there no
act is best, and to ask before one would teach the wrong thing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean

from game.bots.hints import Caution, reason
from game.contract import Action, View
from game.review.judging import CLOSE_LOOK, Judge, error_of

DEAR = 0.15
"""The share of the chance to win from which an act is worth a question."""
SUSPECT = 0.10
"""The same on the first samples: what costs less there is not looked at again."""
SURE = 4.0
"""Standard errors that a cost exceeds before anybody is asked about it."""


class Coach(Judge):
    """Looks for costly acts among those of one decision."""

    def cautions(self, view: View, legal_actions: Sequence[Action], rng: Random) -> Iterator[list[Caution] | None]:
        """Gives None between two samples, and the cautions last: none where the choice is made unseen."""
        acts = self.offered(view, legal_actions)
        if len(acts) < 2 or self.is_made_unseen(view, acts, rng):
            yield []
            return
        found: dict[Action, list[float]] = {act: [] for act in acts}
        yield from self.try_acts(view, found, 1, rng)
        best = max(acts, key=lambda act: fmean(found[act]))
        most = fmean(found[best])
        again: dict[Action, list[float]] = {act: [] for act in acts if fmean(found[act]) <= most - SUSPECT}
        if again:
            again[best] = []
            yield from self.try_acts(view, again, CLOSE_LOOK, rng)
        yield [
            Caution(str(act), str(best), reason(self.rules, view, best, rng))
            for act, values in again.items()
            if is_dear([first - second for first, second in zip(again[best], values, strict=True)])
        ]


def is_dear(costs: Sequence[float]) -> bool:
    """Whether what an act costs, sample by sample, is much for sure."""
    return fmean(costs) >= DEAR and fmean(costs) > SURE * error_of(costs)
