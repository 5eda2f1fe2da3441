"""The chance of each seat to win, from what everybody knows.

A game puts a position into a few public numbers for each seat (:class:`Features`); weights that were fitted to matches
of Pro against Pro (``tests/fit_chance.py``) turn them into chances. The weights change with the part of the match that
is left, in straight lines from knot to knot.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import exp, tanh
from typing import NamedTuple

import msgspec

KNOTS = (0.0, 0.03, 0.1, 0.25, 0.5, 1.0)
"""Parts of regulation that are left, at which the weights are given."""
POINTS = 7.0
"""The unit of points: a touchdown."""
_STEEPEST = 30.0
Row = tuple[float, ...]
"""What stands for a seat: a number for each weight."""


class Features(NamedTuple):
    """What the chances follow from."""

    fit: str
    """The name of the weights: the length of the match, the seats, and whether it is overtime."""
    left: float
    """The part of regulation that is still to be played, 0 to 1."""
    rows: tuple[Row, ...]
    """By seat."""


class Fit(msgspec.Struct, frozen=True, array_like=True):
    """What was fitted for one kind of match."""

    weights: tuple[Row, ...]
    """A row of weights for each of the ``KNOTS``."""


def lead(points: Sequence[int], seat: int) -> Row:
    """What a seat's points say: how far it is ahead of the best of the others, and that it is ahead at all.

    >>> lead((7, 0), 0)[0], lead((7, 0), 1)[0]
    (0.5, -0.5)
    """
    ahead = points[seat] - max(other for index, other in enumerate(points) if index != seat)
    return (ahead / POINTS / 2, tanh(ahead / 3.0) / 2)


def between(left: float) -> tuple[int, float]:
    """The knot before a part of the match, and how far from it to the next one that part lies, 0 to 1.

    >>> between(0.25), between(1.0)
    ((3, 0.0), (4, 1.0))
    """
    low = min(bisect_right(KNOTS, left), len(KNOTS) - 1) - 1
    return low, (left - KNOTS[low]) / (KNOTS[low + 1] - KNOTS[low])


def chances(features: Features, fit: Fit) -> tuple[float, ...]:
    """Each seat's chance to win; they add up to 1, and a tie counts as a share of a win."""
    low, share = between(features.left)
    first, second = fit.weights[low], fit.weights[low + 1]
    weights = [a + share * (b - a) for a, b in zip(first, second, strict=True)]
    heights = [sum([weight * part for weight, part in zip(weights, row, strict=True)]) for row in features.rows]
    top = max(heights)
    shares = [exp(max(height - top, -_STEEPEST)) for height in heights]
    total = sum(shares)
    return tuple([each / total for each in shares])
