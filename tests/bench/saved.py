"""What Saved games costs with a long history: CPU time until it is open, and of the frames in which it scrolls."""

from __future__ import annotations

import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing

import pygame

from saves.archive import Saves
from saves.document import encode
from saves.paths import DataFolder
from scenes.menus.saved import FINISHED, Saved
from scenes.shell.loop import STEP, Loop
from tests.bench.report import Row, quantile
from tests.saves.samples import document_of, multiply, played

FINISHED_MATCHES = 100_000
SAVES = 1_000
SIZE = (1920, 1080)
MOST_OPEN_MS = 200.0
MOST_SCROLL_MS = 16.6
SCROLLED = 600
"""Frames of each way to scroll."""


def rows() -> Iterator[Row]:
    """Opening the list of finished matches, then the wheel, the bar and the keys."""
    name = f"saved games with {SAVES:,} saves and {FINISHED_MATCHES:,} finished matches"
    with tempfile.TemporaryDirectory() as folder:
        _fill(DataFolder(folder))
        app = Loop(DataFolder(folder), size=SIZE)
        app.archive = archive = Saves(app.folder)  # type: ignore[attr-defined]
        archive.writer.flush()
        archive.history.settle(60)
        began = time.process_time()
        scene = Saved(app, lambda match, problem: None, FINISHED)
        app.stack.reset(scene)
        while scene.item is None:
            app.step(STEP)
        opened = (time.process_time() - began) * 1000
        frames = [*_frames(app, scene)]
        app.sound.close()
    yield Row(f"{name}: open", opened, "ms", MOST_OPEN_MS, more_is_better=False)
    yield Row(f"{name}: scroll, p99", quantile(frames, 0.99), "ms", MOST_SCROLL_MS, more_is_better=False)


def _fill(folder: DataFolder) -> None:
    """A history of copies of one match, and copies of a late save under names of their own."""
    saves = Saves(folder)
    saves.store.autosave(played(3))
    saves.close()
    with closing(sqlite3.connect(folder.history)) as connection, connection:
        multiply(connection, FINISHED_MATCHES)
    folder.matches.mkdir(exist_ok=True)
    late = played(4)
    late.back_to(len(late.actions) - 1)
    for number in range(SAVES):
        path = folder.matches / f"save-{number}.json"
        path.write_bytes(encode(document_of(late, number, f"Save {number}")))


def _frames(app: Loop, scene: Saved) -> Iterator[float]:
    """CPU milliseconds of each frame while the list is scrolled through."""
    area = next(widget for widget in scene.widgets if widget.name == FINISHED and not widget.focusable)
    middle = area.rect.center
    app.step(STEP, [pygame.Event(pygame.MOUSEMOTION, pos=middle, rel=(0, 0), buttons=(0, 0, 0))])
    for number in range(SCROLLED):
        yield _frame(app, pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_y=-2.0))
        spot = (area.rect.right - 4, area.rect.top + area.rect.height * number // SCROLLED)
        yield _frame(
            app,
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=pygame.BUTTON_LEFT),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=spot, button=pygame.BUTTON_LEFT),
        )
    for key in (pygame.K_HOME, *[pygame.K_DOWN] * SCROLLED, *[pygame.K_PAGEDOWN] * SCROLLED):
        yield _frame(app, pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))


def _frame(app: Loop, *events: pygame.Event) -> float:
    began = time.process_time()
    app.step(STEP, events)
    return (time.process_time() - began) * 1000
