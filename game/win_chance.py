"""The chance of each seat to win, from public facts.

A game describes a position by a few public numbers for each seat (:class:`Features`). Weights that were fitted to
matches of Pro against Pro (``tests/fit_chance.py``) turn them into chances. The weights depend on the part of the match
that is left and are interpolated linearly between knots.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import exp, tanh
from typing import NamedTuple

import msgspec

KNOTS = (0.0, 0.03, 0.1, 0.25, 0.5, 1.0)
"""Parts of regulation left for which weights are given."""
POINTS = 7.0
"""The unit of points: a touchdown."""
_STEEPEST = 30.0
Row = tuple[float, ...]
"""The numbers of a seat, one for each weight."""


class Features(NamedTuple):
    """The inputs of the chances."""

    fit: str
    """The name of the weights: the length of the match, the seats, and whether it is overtime."""
    left: float
    """The part of regulation left, from 0 to 1."""
    rows: tuple[Row, ...]
    """By seat."""


class Fit(msgspec.Struct, frozen=True, array_like=True):
    """The weights of one kind of match."""

    weights: tuple[Row, ...]
    """A row of weights for each of the ``KNOTS``."""


def lead(points: Sequence[int], seat: int) -> Row:
    """Returns the numbers of a seat's score: the lead over the best other seat, and whether there is one.

    >>> lead((7, 0), 0)[0], lead((7, 0), 1)[0]
    (0.5, -0.5)
    """
    ahead = points[seat] - max(other for index, other in enumerate(points) if index != seat)
    return (ahead / POINTS / 2, tanh(ahead / 3.0) / 2)


def between(left: float) -> tuple[int, float]:
    """Returns the index of the knot below, and the position between it and the next knot, from 0 to 1.

    >>> between(0.25), between(1.0)
    ((3, 0.0), (4, 1.0))
    """
    low = min(bisect_right(KNOTS, left), len(KNOTS) - 1) - 1
    return low, (left - KNOTS[low]) / (KNOTS[low + 1] - KNOTS[low])


def chances(features: Features, fit: Fit) -> tuple[float, ...]:
    """Returns each seat's chance to win. They add up to 1; a tie counts as a share of a win."""
    low, share = between(features.left)
    first, second = fit.weights[low], fit.weights[low + 1]
    weights = [a + share * (b - a) for a, b in zip(first, second, strict=True)]
    logits = [sum([weight * part for weight, part in zip(weights, row, strict=True)]) for row in features.rows]
    largest = max(logits)
    shares = [exp(max(logit - largest, -_STEEPEST)) for logit in logits]
    total = sum(shares)
    return tuple([each / total for each in shares])
