"""What going about in a long match costs: by a cursor, with what is known there, and in a replay, with its frame."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.chance import generator, pick
from game.cursor import Cursor, Step
from game.match import Match
from game.variant import Rules
from saves.paths import DataFolder
from scenes.replay.scene import Replay
from scenes.shell.loop import STEP, Loop
from tests.bench.report import Row, quantile
from tests.play import BUILT, chooser, players

MATCHES = 8
"""Random matches of which the longest is jumped about in."""
JUMPS = 2_000
SHOWN = 200
"""Jumps of a replay, each drawn."""
SIZES = ((1920, 1080), (3840, 2160))
MOST_JUMP_MS = 50.0


def rows() -> Iterator[Row]:
    """The jumps of every built variant."""
    for rules in BUILT:
        match = max((_whole(rules, seed) for seed in range(MATCHES)), key=lambda match: len(match.actions))
        name = f"{rules.variant.name}: {len(match.actions):,} decisions"
        yield Row(f"{name}: find the marks", _marks(match), "ms")
        yield Row(f"{name}: jump, p99", quantile([*_jumps(match)], 0.99), "ms", MOST_JUMP_MS, more_is_better=False)
        for size in SIZES:
            shown = f"{name}: jump of a replay at {size[0]}x{size[1]}, p99"
            yield Row(shown, quantile([*_shown(match, size)], 0.99), "ms", MOST_JUMP_MS, more_is_better=False)


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


def _shown(match: Match, size: tuple[int, int]) -> Iterator[float]:
    """CPU milliseconds of each jump of a replay until it is drawn, once its cards are: they are drawn at rest."""
    with tempfile.TemporaryDirectory() as folder:
        app = Loop(DataFolder(Path(folder)), size=size)
        replay, rng = Replay(app, match), generator("jumps", 0)
        app.stack.reset(replay)
        app.step(STEP)
        replay.transport.playing = False  # it plays from the moment that it lies on the screen
        while replay.animating:
            app.step(STEP)
        for _ in range(SHOWN):
            place = int(rng.random() * (replay.shown.length + 1))
            began = time.process_time()
            replay.transport.to(place)
            app.step(STEP)
            yield (time.process_time() - began) * 1000
        app.sound.close()
