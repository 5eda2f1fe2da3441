"""Says why a play is better as far as tries can tell: which side scores next after it, and how often."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean

from game.bots.playout import Group, next_choice
from game.claims import percent
from game.contract import Action, State, View
from game.review.ledger import DOUBT
from game.variant import Rules

FARTHEST = 200
"""Choices after which a try ends without a score."""
MIN_DIFFERENCE = 0.08
"""Smallest difference in how often a side scores next that is worth a sentence."""


def next_score_reason(
    rules: Rules, view: View, acts: tuple[Action, Action], names: Sequence[str], tries: int, rng: Random
) -> Iterator[str | None]:
    """Yields None between tries, and last a sentence that compares the better action with the chosen one.

    The sentence is empty if the two do not differ clearly in favor of the better action. Pro makes all later choices.
    """
    scorers: tuple[list[int | None], list[int | None]] = ([], [])
    for _ in range(tries):
        sample, luck = view.sample(rng), rng.random()
        for act, found in zip(acts, scorers, strict=True):
            state = sample.clone()
            state.push(act)
            found.append(_next_scorer(rules, state, view.points, Random(luck)))
        yield None
    seats = [view.seat, *([1 - view.seat] if len(names) == 2 else [])]
    shares = {seat: [fmean(each == seat for each in found) for found in scorers] for seat in seats}
    gains = {seat: (better - chosen) * (1 if seat == view.seat else -1) for seat, (better, chosen) in shares.items()}
    most = max(seats, key=gains.__getitem__)
    better, chosen = shares[most]
    error = sqrt((better * (1 - better) + chosen * (1 - chosen)) / tries)
    clear = gains[most] > max(MIN_DIFFERENCE, DOUBT * error)
    yield f"{names[most]} then score next {percent(better)} of the time, not {percent(chosen)}." if clear else ""


def _next_scorer(rules: Rules, state: State, points: Sequence[int], rng: Random) -> int | None:
    """Returns the seat that scores first from here with Pro at every seat, or None if none does."""
    group = Group()
    for _ in range(FARTHEST):
        decision, legal, _ = next_choice(state, group)
        now = state.view(0 if decision is None else decision.seat)
        scored = [seat for seat, before in enumerate(points) if now.points[seat] > before]
        if scored or decision is None:
            return scored[0] if scored else None
        state.push(rules.pro(now, legal, rng))
    return None
