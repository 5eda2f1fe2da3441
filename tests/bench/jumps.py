"""What a cursor over a long match costs: a jump to any place with what is shown there, and finding all its marks."""

from __future__ import annotations

import time
from collections.abc import Iterator

from game.chance import generator, pick
from game.cursor import Cursor, Step
from game.match import Match
from game.variant import Rules
from tests.bench.report import Row, quantile
from tests.play import BUILT, chooser, players

MATCHES = 8
"""Random matches of which the longest is jumped about in."""
JUMPS = 2_000
MOST_JUMP_MS = 50.0


def rows() -> Iterator[Row]:
    """The jumps of every built variant."""
    for rules in BUILT:
        match = max((_whole(rules, seed) for seed in range(MATCHES)), key=lambda match: len(match.actions))
        name = f"{rules.variant.name}: {len(match.actions):,} decisions"
        yield Row(f"{name}: find the marks", _marks(match), "ms")
        yield Row(f"{name}: jump, p99", quantile([*_jumps(match)], 0.99), "ms", MOST_JUMP_MS, more_is_better=False)


def _whole(rules: Rules, seed: int) -> Match:
    """A random match of full length, however long the game is."""
    match = Match(rules, {}, players(rules, {}), seed)
    rng = chooser(seed)
    while match.decision is not None:
        match.play(pick(match.state.legal_actions(), rng))
    return match


def _marks(match: Match) -> float:
    began = time.process_time()
    Cursor(match).marks(Step.PLAY)
    return (time.process_time() - began) * 1000


def _jumps(match: Match) -> Iterator[float]:
    """CPU milliseconds of each jump, every seat's view and the events there included."""
    cursor, rng = Cursor(match), generator("jumps", 0)
    for _ in range(JUMPS):
        place = int(rng.random() * (cursor.length + 1))
        began = time.process_time()
        cursor.to(place)
        for seat in range(len(match.players)):
            cursor.view(seat)
        _ = cursor.events
        yield (time.process_time() - began) * 1000
