"""Plays the program as a person would: clicks what has a name, presses keys, and lets time pass on a fake clock."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Self

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from saves.paths import DataFolder
from scenes.routes import register
from scenes.shell.app import App, KeepsMatches
from scenes.shell.loop import STEP, Loop
from scenes.shell.page import PageScene
from scenes.shell.scene import Scene
from scenes.ui.widget import Widget

__all__ = ["EVERY_LOOK", "NoSuchTarget", "Pilot"]

MODIFIERS = {"shift": pygame.KMOD_LSHIFT, "ctrl": pygame.KMOD_LCTRL, "alt": pygame.KMOD_LALT}

EVERY_LOOK = pytest.mark.parametrize(
    ("size", "text_size"),
    [
        ((1024, 600), 130),
        ((1280, 720), 130),
        *(pytest.param(*look, marks=pytest.mark.long) for look in (((1024, 600), 100), ((3840, 2160), 130))),
    ],
    ids=str,
)
"""Windows and sizes of text in which all has to fit; those in which there is least room wherever tests run."""

SLOW = 4
"""Steps to a frame where time is only to pass."""


class NoSuchTarget(AssertionError):
    """There is nothing of that name to click; the message lists what there is."""


class Pilot:
    """Drives one app. Targets have the names that the player reads, keys those of ``scenes.ui.keys``."""

    def __init__(self, app: Loop) -> None:
        self.app = app

    @classmethod
    def start(
        cls,
        folder: Path,
        scene: str | Callable[[App], Scene] | None = "menu",
        *,
        size: tuple[int, int] = (1280, 720),
        saves: KeepsMatches | None = None,
        routes: Mapping[str, Callable[[App], Callable[..., Scene]]] | None = None,
        **settings: Any,
    ) -> Self:
        """An app whose data are in ``folder``, showing a route's scene or the one that a function makes.

        ``routes`` makes further scenes known; ``settings`` are changed first, ``welcomed`` being set.
        """
        app = Loop(DataFolder(folder), size=size, saves=saves)
        register(app)
        for name, make in (routes or {}).items():
            app.routes[name] = make(app)
        app.change(**{"welcomed": True, **settings})
        pilot = cls(app)
        if scene is not None:
            app.stack.reset(app.routes[scene]() if isinstance(scene, str) else scene(app))
            pilot.settle()
        return pilot

    @property
    def scene(self) -> Any:
        """The scene on top."""
        return self.app.stack.top

    @property
    def place(self) -> str:
        """The name of the class of the scene on top."""
        return type(self.app.stack.top).__name__

    # Time

    def look(self) -> pygame.Surface:
        """The screen after one more frame, drawn whatever else is left out."""
        self.frames()
        return self.app.screen

    def frames(self, count: int = 1) -> None:
        """Lets frames of one step each pass."""
        for _ in range(count):
            self.app.step(STEP)

    def wait(self, seconds: float) -> None:
        """Lets time pass as on a slow computer: every step of it is taken, and each fourth one is drawn."""
        full, rest = divmod(max(round(seconds / STEP), 1), SLOW)
        for steps in (*[SLOW] * full, rest):
            self.app.step(steps * STEP)

    def settle(self, limit: float = 20.0) -> None:
        """Waits until no fade runs, no pointer or focus is on its way and the scene's own animations are over.

        A scene that never rests (the menu's drifting cards) is only given time for its fade.
        """
        self.frames(2)
        for _ in range(round(limit / STEP / SLOW)):
            if not self.app.stack.fade and (isinstance(self.scene, PageScene) or not self.app.stack.animating):
                break
            self.app.step(SLOW * STEP)
        self.frames(2)

    # Pointer

    def target(self, name: str) -> Any:
        """The target of that name on the top scene. Raises NoSuchTarget."""
        focus = self.scene.focus
        found = focus.find(name)
        if found is None:
            raise NoSuchTarget(f"no {name!r} in {self.place}; there are: {', '.join(self.names())}")
        return found

    def names(self) -> list[str]:
        """The names of all targets of the top scene."""
        return [target.name for target in self.scene.focus.targets]

    def shows(self, text: str) -> bool:
        """Whether a widget of the top scene has a text in its name, label or detail."""
        widgets: list[Widget] = getattr(self.scene, "widgets", [])
        said = [f"{w.name}\n{getattr(w, 'label', '')}\n{getattr(w, 'detail', '')}" for w in widgets]
        return any(text in words for words in said)

    def click(self, name: str | tuple[int, int], *, at: tuple[float, float] = (0.5, 0.5), times: int = 1) -> None:
        """Moves to a target (or a window position) and clicks there, all in one frame; then settles.

        ``at`` is the point inside the target as shares of its size. Focus and scrolling happen as they would.
        """
        position = name if isinstance(name, tuple) else self._point(name, at)
        motion = pygame.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0))
        self.send(motion, *(event for _ in range(times) for event in press_and_release(position)))
        self.settle()

    def _point(self, name: str, at: tuple[float, float]) -> tuple[int, int]:
        self.app.screen  # noqa: B018  drawn, since some widgets find their parts as they are drawn
        target = self.target(name)
        clip = getattr(target, "clip", None)
        if clip is not None and not clip.contains(target.rect):
            self.scroll_to(target)
        rect = target.rect
        return (rect.left + round((rect.width - 1) * at[0]), rect.top + round((rect.height - 1) * at[1]))

    def scroll_to(self, target: Any) -> None:
        """Turns the wheel until a target of a scroll area is in view."""
        center = target.clip.center
        for _ in range(200):
            if target.clip.contains(target.rect) or target.rect.height > target.clip.height:
                return
            notch = -1 if target.rect.bottom > target.clip.bottom else 1
            motion = pygame.Event(pygame.MOUSEMOTION, pos=center, rel=(0, 0), buttons=(0, 0, 0))
            self.send(motion, pygame.Event(pygame.MOUSEWHEEL, x=0, y=notch, precise_y=float(notch)))

    def hover(self, name: str | tuple[int, int]) -> None:
        """Moves the pointer onto a target or a window position."""
        position = name if isinstance(name, tuple) else self._point(name, (0.5, 0.5))
        self.send(pygame.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0)))
        self.frames(2)

    # Keys

    def press(self, *keys: str) -> None:
        """Presses and releases keys one after the other, a frame each; then settles."""
        for key in keys:
            self.send(key_event(pygame.KEYDOWN, key), key_event(pygame.KEYUP, key))
        self.settle()

    def type(self, text: str) -> None:
        """Writes a text."""
        for letter in text:
            down = pygame.Event(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter, scancode=0)
            self.send(down, pygame.Event(pygame.TEXTINPUT, text=letter))
        self.settle()

    def walk_to(self, name: str, key: str = "down", limit: int = 60) -> None:
        """Presses one key until the target of that name has the focus. Raises NoSuchTarget if it never does."""
        for _ in range(limit):
            if self.focused == name:
                return
            self.press(key)
        raise NoSuchTarget(f"{key!r} never leads to {name!r} in {self.place}, but last to {self.focused!r}")

    @property
    def focused(self) -> str:
        """The name of the target that has the focus, or nothing."""
        current = self.scene.focus.current
        return current.name if current else ""

    # Window

    def send(self, *events: pygame.Event) -> None:
        """Gives the app events, all in one frame."""
        self.app.step(STEP, events)

    def resize(self, size: tuple[int, int]) -> None:
        """Gives the window another size, as the system would, and waits until it is adopted."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.send(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        self.wait(0.3)
        self.settle()

    def close_window(self) -> None:
        """Clicks the window's close button."""
        self.send(pygame.Event(pygame.QUIT))


def press_and_release(position: tuple[int, int]) -> tuple[pygame.Event, pygame.Event]:
    """The two events of one click of the left button."""
    return (
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=position, button=pygame.BUTTON_LEFT, touch=False),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=position, button=pygame.BUTTON_LEFT, touch=False),
    )


def key_event(kind: int, key: str) -> pygame.Event:
    """A key event for a key's stored name."""
    *held, name = key.split("+")
    mod = 0
    for modifier in held:
        mod |= MODIFIERS[modifier]
    return pygame.Event(
        kind, key=pygame.key.key_code(name), mod=mod, unicode=name if len(name) == 1 else "", scancode=0
    )
