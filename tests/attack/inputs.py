"""Presses, clicks, types and resizes at random, and watches for trouble and for memory that grows."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pygame

from scenes.control import computer_wait as resting
from scenes.control import turns as turn_taking
from scenes.shell.loop import STEP
from scenes.table.scene import Table
from tests.attack.kills import GAMES
from tests.attack.player import opened, shown_trouble
from tests.scenes.pilot import Pilot, press_and_release

SHORT = 500
"""Inputs of a short session."""
TEXTS = ("a", "7", "Z", " ", "é", "\u200c", "\ufe0f", "\0", "❤️", "\u0301", "日", "x" * 50, "-", "\u202e")
KEYS = (
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_PAGEDOWN),
    *range(pygame.K_0, pygame.K_9 + 1),
    *range(pygame.K_a, pygame.K_z + 1),
    *(pygame.K_F1, pygame.K_F11),
)
SIZES = ((1024, 600), (1280, 720), (1600, 900))


def inputs(rng: Random, pilot: Pilot) -> list[pygame.Event]:
    """One thing that a hand may do."""
    what = rng.random()
    width, height = pilot.app.window.size
    place = (rng.randrange(width), rng.randrange(height))
    scene = pilot.scene
    focus = scene.input.focus if isinstance(scene, Table) else getattr(scene, "focus", None)
    targets = list(focus.targets) if focus is not None else []
    if targets and rng.random() < 0.5:
        place = rng.choice(targets).rect.center
    if what < 0.35:
        return [pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)), *press_and_release(place)]
    if what < 0.45:
        return [pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=rng.choice(((0, 0, 0), (1, 0, 0))))]
    if what < 0.85:
        key, mod = rng.choice(KEYS), rng.choice((0, 0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL))
        letter = chr(key) if key < 128 and chr(key).isprintable() else ""
        return [
            pygame.Event(kind, key=key, mod=mod, unicode=letter, scancode=0) for kind in (pygame.KEYDOWN, pygame.KEYUP)
        ]
    if what < 0.93:
        return [pygame.Event(pygame.TEXTINPUT, text=rng.choice(TEXTS))]
    if what < 0.98:
        return [pygame.Event(pygame.MOUSEWHEEL, x=0, y=rng.choice((-1, 1)), precise_y=1.0)]
    size = rng.choice(SIZES)
    pygame.display.set_mode(size, pygame.RESIZABLE)
    return [pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])]


def memory() -> int:
    """How many bytes of memory this process takes now, where the system tells; else 0."""
    if sys.platform != "linux":
        return 0
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def session(folder: Path, seed: int, count: int, every: int = 0) -> str:
    """What went wrong in a session of so many inputs, or nothing; ``every`` so many, the memory is printed.

    The same seed brings the same inputs to the same matches: neither chance nor the clock has a part in it.
    """
    rng = Random(seed)
    chance = patch("secrets.randbelow", rng.randrange), patch.object(resting, "SystemRandom", lambda: Random(seed))
    with chance[0], chance[1], patch.object(turn_taking, "INSTANT_DEMO_SECONDS", 60.0):
        return _session(folder, rng, count, every)


def _session(folder: Path, rng: Random, count: int, every: int) -> str:
    game = rng.choice(((), *(("--play", name) for name in GAMES)))
    pilot = opened(folder, "--window", "1024x600", *game)
    try:
        for number in range(count):
            # As the program's own loop does: what pygame-gui posts and nobody takes holds all that it has ever made.
            pygame.event.get()
            pilot.app.step(STEP * rng.choice((1, 1, 2, 6)), inputs(rng, pilot))
            if trouble := shown_trouble(pilot):
                return f"input {number}: {trouble[:300]}"
            if not pilot.app.running:  # one program for the whole session, whose memory is watched
                pilot.app.running = True
                pilot.app.home()
            if every and number % every == 0:
                print(f"  after {number:6} inputs {memory() / 1e6:6.1f} MB", flush=True)
    finally:
        pilot.app.quit()
    return ""


def run(count: int, seed: int) -> list[str]:
    """So many inputs: half of them in sessions of 500, half in a single one; one line for each failure."""
    failures = []
    plan = [(seed - 1, count // 2, max(count // 20, 1))]
    plan += [(seed + number, SHORT, 0) for number in range(count // 2 // SHORT)]
    for number, length, every in plan:
        with TemporaryDirectory(prefix="parlor-") as folder:
            try:
                failure = session(Path(folder), number, length, every)
            except Exception as problem:
                failure = f"{type(problem).__name__}: {str(problem)[:300]}"
        if failure:
            failures.append(f"seed {number}: {failure}")
    print(f"{sum(length for _, length, _ in plan)} inputs, {len(failures)} failures")
    return failures
