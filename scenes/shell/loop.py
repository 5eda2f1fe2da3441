"""The main loop: handles events, updates and draws the scenes, and shows a page for unexpected errors."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Any

import pygame

from saves.paths import DataFolder
from scenes.shell import interrupt
from scenes.shell.app import App
from scenes.shell.memory import give_back
from scenes.shell.trouble import Trouble

log = logging.getLogger(__name__)

STEP = 1 / 60
"""Seconds of one update."""
TIDY_EVERY = 24
"""Number of scene changes and theme changes after which memory is freed, once nothing moves."""
IDLE_WAIT = 0.1
"""Seconds between frames while nothing moves. Input ends the wait early."""
LONGEST_FRAME, LONGEST_MOVING = 0.25, 0.07
"""Longest step in seconds, so that nothing jumps after the computer wakes up from sleep; while something moves, so that
a slow frame delays what is seen, rather than jumping over a word."""

_AIMED_EVENTS = frozenset({pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.TEXTINPUT})
"""Events aimed at something on the screen. They are dropped if another scene opens before they are handled."""
_KEY_EVENTS = {pygame.KEYDOWN: True, pygame.MOUSEMOTION: False, pygame.MOUSEBUTTONDOWN: False}
"""Whether an event type shows that the player uses the keys (True) or the mouse (False)."""


class Loop(App):
    """An app with its main loop. Scenes see only the App."""

    def __init__(self, folder: DataFolder, **given: Any) -> None:
        """Opens the window. Raises DisplayUnavailable."""
        super().__init__(folder, **given)
        self._owed = 0.0
        self._tidied = 0
        """Number of scene and theme changes when memory was last freed."""
        self._later: list[pygame.Event] = []

    def run(self) -> int:
        """Runs until the player quits. Returns the exit code."""
        try:
            self._loop()
        finally:
            self.flush()  # also after Ctrl-C
            self.sound.close()
        return 0

    def _loop(self) -> None:
        last = time.perf_counter()
        clock = pygame.time.Clock()
        while self.running and not interrupt.asked_to_end():
            resting = not (self.stack.animating or self._later or self.window.settling or self._later_work)
            events = self._wait() if resting else pygame.event.get()
            now = time.perf_counter()
            self.step(min(now - last, LONGEST_FRAME if resting else LONGEST_MOVING), events)
            last = now
            if not resting:
                clock.tick(60)

    def _wait(self) -> list[pygame.Event]:
        first = pygame.event.wait(int(IDLE_WAIT * 1000))
        return [] if first.type == pygame.NOEVENT else [first, *pygame.event.get()]

    def step(self, dt: float, events: Sequence[pygame.Event] = ()) -> None:
        """Runs one frame: handles the events, updates by ``dt`` seconds and draws what changed."""
        try:
            self._handle_all(events)
            self._update(dt)
            self._draw()
        except Exception as error:
            if isinstance(self.stack.top, Trouble):
                raise
            self.report(error)
            self._draw()

    def report(self, error: Exception) -> None:
        """Logs an unexpected error, saves, and shows the player a page about it."""
        log.exception("unexpected error in %s", type(self.stack.top).__name__, exc_info=error)
        try:
            self.flush()
        except Exception:
            log.exception("saving failed after an unexpected error")
        self._later.clear()
        self.stack.abandon(Trouble(self, error))

    def _handle_all(self, events: Sequence[pygame.Event]) -> None:
        queue = [*self._later, *events]
        self._later = []
        changes = self.stack.changes
        for event in queue:
            if self.stack.changes == changes:
                self._handle(event)
            elif event.type not in _AIMED_EVENTS:
                # The scene that the event was meant for is gone, and the new one was not drawn yet: keys wait for
                # its first frame; clicks are dropped, as their target is gone.
                self._later.append(event)

    def _handle(self, event: pygame.Event) -> None:
        if event.type in _KEY_EVENTS:
            self.by_keys = _KEY_EVENTS[event.type]
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.window.changed()
            self.shown = False
            self.stack.redraw()
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.sound.set_focused(event.type == pygame.WINDOWFOCUSGAINED)
        elif event.type == pygame.KEYDOWN and self._asks_for_fullscreen(event):
            self.change(display_mode="windowed" if self.window.fullscreen else "fullscreen")
        else:
            self.stack.handle(event)

    def _asks_for_fullscreen(self, event: pygame.Event) -> bool:
        top = self.stack.top
        return self.keys.command_of(event) == "fullscreen" and not (top is not None and top.reads(event))

    def _update(self, dt: float) -> None:
        self._owed += dt
        if self.window.settle(dt):
            self._apply_look()
        while self._owed >= STEP - 1e-9 and self.running:
            self._owed -= STEP
            self.now += STEP
            self.stack.update(STEP)
            self.sound.set_music(self.stack.music)
            self.sound.update(STEP)

    def _draw(self) -> None:
        changed = self.stack.draw(self.screen)
        if changed:
            pygame.display.update(changed)
            self.shown = True
        if self._later_work and self.shown and not self.stack.fade:
            self._work()
        gone = self.stack.changes + self.theme.generation
        if gone - self._tidied >= TIDY_EVERY and not self.stack.animating:
            self._tidied = gone
            give_back()

    def _work(self) -> None:
        due = [work for moment, work in self._later_work if moment <= self.now]
        self._later_work = [entry for entry in self._later_work if entry[0] > self.now]
        for work in due:
            work()
