"""What many finished matches cost: CPU time until list and statistics are open, and of frames in which one scrolls."""

from __future__ import annotations

import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing

import pygame

from saves.archive import Saves
from saves.paths import DataFolder
from saves.plays import look_at_some
from scenes.menus.replays import ROWS, Replays
from scenes.menus.statistics import PLAYS, StatisticsScene
from scenes.shell.loop import STEP, Loop
from tests.bench.report import Row, quantile
from tests.saves.samples import multiply, played

FINISHED_MATCHES = 10_000
SIZE = (1920, 1080)
MOST_OPEN_MS = 200.0
MOST_SCROLL_MS = 16.6
SCROLLED = 600
"""Frames of each way to scroll."""


def rows() -> Iterator[Row]:
    """Opening the list of finished matches, then the wheel, the bar and the keys."""
    name = f"replays with {FINISHED_MATCHES:,} finished matches"
    with tempfile.TemporaryDirectory() as folder:
        _fill(DataFolder(folder))
        app = Loop(DataFolder(folder), size=SIZE)
        app.archive = archive = Saves(app.folder)
        archive.writer.flush()
        archive.history.settle(60)
        began = time.process_time()
        scene = Replays(app)
        app.stack.reset(scene)
        while scene.item is None:
            app.step(STEP)
        opened = (time.process_time() - began) * 1000
        frames = [*_frames(app, scene)]
        began = time.process_time()
        page = StatisticsScene(app)
        app.stack.reset(page)
        archive.history.settle(60)  # frames of the fade that pass meanwhile are no cost of the page
        while page.counted is None:
            app.step(STEP)
        counted = (time.process_time() - began) * 1000
        page.turn_to("variant", "jukem")
        archive.history.settle(60)
        app.step(STEP)
        began = time.process_time()
        page.turn_aside(PLAYS)
        archive.history.settle(60)
        while page.plays is None or page.plays.found is None:
            app.step(STEP)
        told = (time.process_time() - began) * 1000
        app.sound.close()
    yield Row(f"{name}: open", opened, "ms", MOST_OPEN_MS, more_is_better=False)
    yield Row(
        f"statistics of {FINISHED_MATCHES:,} finished matches: open", counted, "ms", MOST_OPEN_MS, more_is_better=False
    )
    yield Row(
        f"favorite plays of {FINISHED_MATCHES:,} finished matches: open", told, "ms", MOST_OPEN_MS, more_is_better=False
    )
    yield Row(f"{name}: scroll, p99", quantile(frames, 0.99), "ms", MOST_SCROLL_MS, more_is_better=False)


def _fill(folder: DataFolder) -> None:
    """A history of copies of one match."""
    saves = Saves(folder)
    saves.store.autosave(played(3))
    saves.close()
    with closing(sqlite3.connect(folder.history)) as connection, connection:
        multiply(connection, FINISHED_MATCHES)
    saves.history.part(0, 1)  # makes up the figures of all of them
    with closing(sqlite3.connect(folder.history)) as connection:
        look_at_some(connection, "jukem")
        with connection:
            connection.execute("UPDATE figures SET plays = (SELECT max(plays) FROM figures)")


def _frames(app: Loop, scene: Replays) -> Iterator[float]:
    """CPU milliseconds of each frame while the list is scrolled through."""
    area = next(widget for widget in scene.widgets if widget.name == ROWS and not widget.focusable)
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
