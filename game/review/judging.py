"""Judges one decision of a match, using only what its seat saw.

Two sets of samples are used: the first finds the best and the worst action, the second measures these, the chosen
action and Pro's choice. On each sample Pro plays on after every action to a quiet position, whose public chance to win
is the value.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import fsum, sqrt
from random import Random
from statistics import fmean
from typing import NamedTuple

from game.bots.descent import Tree
from game.bots.keys import Keys
from game.bots.players import advised_candidates
from game.bots.playout import Group, ModelPlayout
from game.bots.selection import Ucb
from game.bots.simultaneous import MixedRoot, learn_forecasts, mixed_root, open_sample
from game.chance import generator
from game.contract import Action, State, View
from game.review.ledger import PLAY_ON
from game.variant import Rules

SAMPLES = 20
"""Samples in each of the two sets."""
FINALISTS, FINAL = 3, 2
"""Number of best actions of the first set that are tried on more samples, and the factor of these."""
CLOSE_LOOK = 4
"""Factor of samples if the first set finds that the choice lost something."""
COSTLY = 0.025
"""Smallest loss for that."""
LEARNING = 3
"""Factor of samples that replace the first set at simultaneous and hidden choices, to learn the strategies."""
PRO_DRAWS = 24
"""Number of times Pro is asked if its choice varies."""


class Judgment(NamedTuple):
    """The result for one choice: its seat's chances, as in ``ledger.Row``."""

    best: str
    expected: float
    chance: float
    best_chance: float
    worst_chance: float
    error: float
    fair: bool = False


Measured = Mapping[Action, list[float]]
"""The values of each action, by sample."""


class Judge:
    """Judges decisions of matches of one game; ``key`` determines the samples."""

    def __init__(self, rules: Rules, seats: int, key: str, samples: int = SAMPLES) -> None:
        self.rules = rules
        self._playout = ModelPlayout(rules, rules.pro, seats)
        self._far = rules.search.review_depth
        self._key = key
        self._samples = samples

    def offered(self, view: View, legal_actions: Sequence[Action]) -> Sequence[Action]:
        """Returns the legal actions to compare; fewer than two if the choice is not judged."""
        judged = len(legal_actions) > 1 and not self.rules.forced(view, legal_actions)
        return advised_candidates(self.rules, view, legal_actions) if judged else ()

    def judge(
        self, view: View, legal_actions: Sequence[Action], chosen: Sequence[Action], place: int
    ) -> Iterator[Judgment | None]:
        """Yields None between samples, so that the caller can rest or stop, and the judgment last.

        ``chosen`` is the chosen action with the rest of its gesture.
        """
        finding, measuring = (generator(f"review/{self._key}/{name}", place) for name in ("find", "measure"))
        pros = self._pros(view, legal_actions, generator(f"review/{self._key}/pro", place))
        acts = [*dict.fromkeys([*self.offered(view, legal_actions), chosen[0], *pros])]
        mixed = self._mixed(view, acts, finding)
        if mixed is None:
            yield from self._alone(view, acts, chosen, pros, (finding, measuring))
        else:
            yield from self._unseen(view, mixed, chosen[0], pros, measuring)

    def give_up(self, view: View, lost: float, place: int) -> Iterator[Judgment | None]:
        """Judges a concession, which leaves the chance ``lost``, against playing on like Pro."""
        rng = generator(f"review/{self._key}/{PLAY_ON}", place)
        values = []
        for _ in range(CLOSE_LOOK * self._samples):
            values.append(self._playout.run(view.sample(rng), self._far, rng, Group())[view.seat])
            yield None
        kept = fmean(values)
        yield Judgment(PLAY_ON, kept, lost, max(kept, lost), lost, error_of(values))

    def _pros(self, view: View, legal_actions: Sequence[Action], rng: Random) -> dict[Action, float]:
        """Returns how often Pro chooses each action."""
        before = rng.getstate()
        first = self.rules.pro(view, legal_actions, rng)
        if rng.getstate() == before:
            return {first: 1.0}
        counts = Counter([first, *(self.rules.pro(view, legal_actions, rng) for _ in range(PRO_DRAWS - 1))])
        return {action: count / PRO_DRAWS for action, count in counts.items()}

    # What stands alone

    def _alone(
        self,
        view: View,
        acts: Sequence[Action],
        chosen: Sequence[Action],
        pros: Mapping[Action, float],
        chance: tuple[Random, Random],
    ) -> Iterator[Judgment | None]:
        found: dict[Action, list[float]] = {act: [] for act in acts}
        yield from self.try_acts(view, found, 1, chance[0], chosen)
        order = sorted(acts, key=lambda act: fmean(found[act]))
        final = {act: found[act] for act in dict.fromkeys([*order[-FINALISTS:], chosen[0]])}
        yield from self.try_acts(view, final, FINAL, chance[0], chosen)
        worst, best = order[0], max(final, key=lambda act: fmean(final[act]))
        looks = CLOSE_LOOK if fmean(final[best]) - fmean(final[chosen[0]]) >= COSTLY else 1
        measured: dict[Action, list[float]] = {act: [] for act in dict.fromkeys([chosen[0], best, worst, *pros])}
        yield from self.try_acts(view, measured, looks, chance[1], chosen)
        yield _judgment(measured, chosen[0], best, worst, pros)

    def try_acts(
        self, view: View, found: Measured, times: int, rng: Random, chosen: Sequence[Action] = ()
    ) -> Iterator[None]:
        """Tries actions on ``times`` the usual number of samples, all with the same luck on each.

        Yields None after each sample. ``chosen`` continues with the steps of its gesture, all other actions like Pro.
        """
        for _ in range(times * self._samples):
            sample, luck = view.sample(rng), rng.random()
            for act, values in found.items():
                state = sample.clone()
                state.push(act)
                if chosen and act == chosen[0]:
                    _go_on(state, view.seat, chosen[1:])
                values.append(self._playout.run(state, self._far, Random(luck), Group())[view.seat])
            yield None

    # What is chosen unseen

    def is_made_unseen(self, view: View, acts: Sequence[Action], rng: Random) -> bool:
        """Returns whether the choice is simultaneous or hidden."""
        return self._mixed(view, acts, rng) is not None

    def _mixed(self, view: View, acts: Sequence[Action], rng: Random) -> MixedRoot | None:
        """Returns the root of a simultaneous or hidden decision, or None."""
        tree = Tree(view.seat, Keys(self.rules, view.seat), self._playout, lambda decision: Ucb(), rng)
        return mixed_root(self.rules, tree, view, view.sample(rng), acts, self._far)

    def _unseen(
        self, view: View, root: MixedRoot, chosen: Action, pros: Mapping[Action, float], rng: Random
    ) -> Iterator[Judgment | None]:
        """Learns the strategies of both sides, then measures actions against the other side's."""
        learn_forecasts(self.rules, root, view)
        for _ in range(LEARNING * self._samples):
            root.step(open_sample(self.rules, view, root.tree.rng))
            yield None
        action_values = root.action_values()
        shares = {each.action: each.share or 0.0 for each in action_values}
        best, worst = action_values[0].action, min(action_values, key=lambda each: each.chance).action
        root.tree.rng, root.tree.is_frozen = rng, True
        measured: dict[Action, list[float]] = {act: [] for act in shares}
        for _ in range(self._samples * (1 if shares[chosen] else CLOSE_LOOK)):
            for act, value in root.measure(open_sample(self.rules, view, rng)).items():
                measured[act].append(value)
            yield None
        yield _judgment(measured, chosen, best, worst, pros)._replace(fair=shares[chosen] > 0.0)


def _go_on(state: State, seat: int, steps: Sequence[Action]) -> None:
    """Plays the further steps of a gesture as long as a sample allows them."""
    for step in steps:
        decision = state.decision
        if decision is None or decision.seat != seat or step not in state.legal_actions():
            return
        state.push(step)


def _judgment(
    measured: Measured, chosen: Action, best: Action, worst: Action, pros: Mapping[Action, float]
) -> Judgment:
    means = {act: fmean(values) for act, values in measured.items()}
    gaps = [first - second for first, second in zip(measured[best], measured[chosen], strict=True)]
    expected = fsum(share * means[act] for act, share in pros.items())
    return Judgment(str(best), expected, means[chosen], means[best], means[worst], error_of(gaps))


def error_of(values: Sequence[float]) -> float:
    """Returns the standard error of a mean."""
    mean, count = fmean(values), len(values)
    return sqrt(fsum((value - mean) ** 2 for value in values) / (count - 1) / count)
