"""What the table costs: CPU time of its frames, in motion and at rest, and memory after many matches."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.bots.gesture import planned
from game.bots.worker import Answer
from game.match import Match
from game.record import Player
from game.variant import Rules
from game.variants import VARIANTS, find_rules
from saves.paths import DataFolder
from scenes.control.session import Session
from scenes.shell.loop import STEP, Loop
from scenes.table.scene import Table
from tests.bench.report import Row, quantile
from tests.scenes.table.stand_ins import FakeStore, Quick
from tests.variants import ON_TABLE

OURS = [rules for rules in ON_TABLE if rules.variant in VARIANTS]
SIZES = ((1920, 1080), (3840, 2160))
MOST_BUSY_MS = 8.0
"""CPU milliseconds of a frame of the busiest animation at 1920x1080, p99."""
MOST_IDLE_MS = 1.0
MOST_FRAMES = 8_000
"""Frames that are measured of a match: eighty of them are above p99, and nearly every kind of motion is among them.

A match of Card Bowl has more than 100,000.
"""
MATCHES = 50
WARM_UP = 10
"""Matches before memory is measured first: caches fill up to their limits."""
MOST_GROWTH = 5.0
"""Percent."""


class WithGestures(Quick):
    """Answers as the bots of a match do, with all actions of a gesture: the table is rebuilt once after them."""

    def poll(self, ticket: int) -> Answer | None:
        answer = super().poll(ticket)
        if answer is None:
            return None
        view, policy = self.asked[ticket].view, find_rules(self.asked[ticket].variant).pro
        return Answer(planned(view, answer.actions[0], policy, Random(ticket)), ())


def rows() -> Iterator[Row]:
    """Frames of a match between two computers for every built game, then memory."""
    for rules in OURS:
        for size in SIZES:
            yield from _frames(rules, size)
    yield _growth(OURS[0])


def _frames(rules: Rules, size: tuple[int, int]) -> Iterator[Row]:
    name = f"{rules.variant.name} at {size[0]}x{size[1]}"
    with tempfile.TemporaryDirectory() as folder:
        app, table = _table(rules, Path(folder), size)
        floor = _floor(app)
        busy, idle = _play(app, table)
        app.sound.close()
    first = size == SIZES[0]
    worst = quantile(busy, 0.99)
    yield Row(f"{name}: frame in motion, median", quantile(busy, 0.5), "ms")
    yield Row(f"{name}: frame in motion, p99", worst, "ms", MOST_BUSY_MS if first else None, more_is_better=False)
    yield Row(f"{name}: frame in motion, p99", worst / floor, "x one background", more_is_better=False)
    yield Row(f"{name}: frame at rest, p99", quantile(idle, 0.99), "ms", MOST_IDLE_MS, more_is_better=False)


def _table(rules: Rules, folder: Path, size: tuple[int, int], pace: float = 1.0, seed: int = 7) -> tuple[Loop, Table]:
    app = Loop(DataFolder(folder), size=size, launch=SimpleNamespace(speed=pace))
    return app, _open(app, rules, seed)


def _open(app: Loop, rules: Rules, seed: int) -> Table:
    options = rules.complete({})
    players = [Player(name, "pro") for name in ("Gulls", "Foxes", "Elk", "Owls")[: rules.seat_count(options)]]
    session = Session(Match(rules, options, players, seed), SimpleNamespace(), WithGestures(), FakeStore())  # type: ignore[arg-type]
    table = Table(app, session, lambda: None)
    app.stack.reset(table)
    return table


def _floor(app: Loop) -> float:
    """CPU milliseconds of painting one background over the whole window and showing it."""
    background = pygame.Surface(app.screen.get_size()).convert()
    times = []
    for _ in range(60):
        began = time.process_time()
        app.screen.blit(background, (0, 0))
        pygame.display.flip()
        times.append((time.process_time() - began) * 1000)
    return quantile(times, 0.5)


def _play(app: Loop, table: Table) -> tuple[list[float], list[float]]:
    """CPU milliseconds of the first frames in motion and at rest, opening frames excepted.

    A frame in which a motion begins is one in motion: the act that it shows was taken in it. So is one in which men
    stray from their places while a card is awaited.
    """
    app.step(STEP)
    busy: list[float] = []
    idle: list[float] = []
    while table.session.decision is not None and len(busy) + len(idle) < MOST_FRAMES:
        moving = _moves(table)
        began = time.process_time()
        app.step(STEP)
        took = (time.process_time() - began) * 1000
        (busy if moving or _moves(table) else idle).append(took)
    return busy, idle


def _moves(table: Table) -> bool:
    return table.director.busy or table.game.moves_idly


def _growth(rules: Rules) -> Row:
    """How much the process grows from the tenth match through the table to the fiftieth, in percent."""
    with tempfile.TemporaryDirectory() as folder:
        app, table = _table(rules, Path(folder), (1280, 720), pace=0.02)
        before = 0.0
        for seed in range(MATCHES):
            while table.session.decision is not None:
                app.step(STEP)
            if seed == WARM_UP:
                before = _resident()
            table = _open(app, rules, seed + 1)
        grown = 100 * (_resident() / before - 1) if before else 0.0
        app.sound.close()
    return Row(f"memory after {MATCHES} matches", grown, "percent more", MOST_GROWTH, more_is_better=False)


def _resident() -> float:
    """Resident memory in pages; 0 where the system does not tell."""
    try:
        return float(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, IndexError, ValueError):
        return 0.0
