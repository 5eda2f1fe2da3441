"""Warns before costly choices: which actions lose much of the chance to win, and what is better.

The coach measures like a review, from the seat's view only. Simultaneous and hidden choices get no warning: no action
is best there, so a warning would teach the wrong thing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean

from game.bots.hints import Caution, reason
from game.contract import Action, View
from game.review.judging import CLOSE_LOOK, Judge, error_of

DEAR = 0.15
"""The loss of win chance that is worth a warning."""
SUSPECT = 0.10
"""The same on the first samples: actions that lose less are not tried again."""
SURE = 4.0
"""Standard errors by which the loss must exceed 0 for a warning."""


class Coach(Judge):
    """Finds the costly actions of one decision."""

    def cautions(self, view: View, legal_actions: Sequence[Action], rng: Random) -> Iterator[list[Caution] | None]:
        """Yields None between samples and the warnings last; none for a simultaneous or hidden choice."""
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
            Caution(str(act), str(best), reason(self.rules, view, best, rng), fmean(values), fmean(again[best]))
            for act, values in again.items()
            if is_dear([first - second for first, second in zip(again[best], values, strict=True)])
        ]


def is_dear(costs: Sequence[float]) -> bool:
    """Returns whether a loss, given sample by sample, is large and significant."""
    return fmean(costs) >= DEAR and fmean(costs) > SURE * error_of(costs)
