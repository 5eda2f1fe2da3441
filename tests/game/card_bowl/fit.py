"""Estimates the expected points of a situation from matches of Pro against Pro: ``python -m tests.game.card_bowl.fit``.

It prints the constants of ``players/evaluation.py``: each snap is worth the points that are scored next in its half.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from game.variants.card_bowl import RULES
from game.variants.card_bowl.players.evaluation import points_of_spot

YARDS = (5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95)
HALF_BIN = 5
USUAL = (10, 7, 5, 2)


class Snap(NamedTuple):
    """A situation, and the points that its offense scored next, negative for the other side's."""

    ball_on: int
    down: int
    to_go: int
    points: int


def snaps(seed: int) -> Iterator[Snap]:
    """Every situation of a match in which a play is called."""
    state, _ = RULES.start(RULES.complete({}), f"fit/{seed}")
    rng = Random(seed)
    waiting: list[tuple[int, int, int, int]] = []
    half, before = 0, state.facts.points
    while (decision := state.decision) is not None:
        facts = state.facts
        net = tuple(now - then for now, then in zip(facts.points, before, strict=True))
        if any(net) or facts.period // 2 != half:
            yield from _settled(waiting, net)
            waiting, half, before = [], facts.period // 2, facts.points
        legal = state.legal_actions()
        if decision.kind == "call":
            waiting.append((facts.offense, facts.ball_on, facts.down, facts.marker - facts.ball_on))
        state.push(legal[0] if len(legal) == 1 else RULES.pro(state.view(decision.seat), legal, rng))
    yield from _settled(waiting, tuple(now - then for now, then in zip(state.facts.points, before, strict=True)))


def _settled(waiting: list[tuple[int, int, int, int]], net: tuple[int, ...]) -> Iterator[Snap]:
    """The snaps before a score; a touchdown is worth the usual try as well."""
    for seat, ball_on, down, to_go in waiting:
        points = net[seat] - net[1 - seat]
        yield Snap(ball_on, down, to_go, points + (points == 6) - (points == -6))


def mean(values: list[float]) -> float:
    """The average, 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def points_by_yard(found: list[Snap]) -> list[tuple[int, float]]:
    """What first and ten is worth about each of the yards."""
    first = [snap for snap in found if snap.down == 1]
    near = [[float(s.points) for s in first if abs(s.ball_on - yard) <= HALF_BIN] for yard in YARDS]
    return [(yard, round(mean(points), 2)) for yard, points in zip(YARDS, near, strict=True)]


def fit(matches: int) -> None:
    """Prints the constants."""
    found = [snap for seed in range(matches) for snap in snaps(seed)]
    print(f"{len(found)} snaps of {matches} matches")
    print("POINTS_BY_YARD =", tuple(points_by_yard(found)))
    for down in range(1, 5):
        usual = [snap for snap in found if snap.down == down and abs(snap.to_go - USUAL[down - 1]) <= 2]
        cost = mean([points_of_spot(snap.ball_on) - snap.points for snap in usual])
        print(f"cost of down {down} at the usual distance: {cost:.2f}  ({len(usual)} snaps)")


def main() -> None:
    """Fits over as many matches as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.game.card_bowl.fit")
    parser.add_argument("--matches", type=int, default=200)
    fit(parser.parse_args().matches)


if __name__ == "__main__":
    main()
