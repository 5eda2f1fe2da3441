"""The Controls page of Settings, on which each command can get another key."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.shell.dialog import Answer, Dialog
from scenes.ui.choice import Row
from scenes.ui.keys import DEFAULTS, TITLES, key_name, key_title
from scenes.ui.panel import Paragraph
from scenes.ui.shapes import paint_plate
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App
    from scenes.shell.page import PageScene

HELP = "Choose a command, then press the key it should have. Esc leaves it as it is."


class KeySettings:
    """Waits for a command's new key, and asks before it takes the key of another command."""

    def __init__(self, app: App, page: PageScene) -> None:
        self._app, self._page = app, page
        self.waiting: str | None = None
        """The command that waits for its new key, or None."""

    def rows(self) -> list[Widget]:
        """Returns a line of help and one row for each command."""
        return [Paragraph(HELP), *(self._row(command) for command in DEFAULTS)]

    def _row(self, command: str) -> KeyRow:
        keys = [key_title(key) for key in self._app.keys.of(command)]
        return KeyRow(TITLES[command], keys, self.waiting == command, partial(self._wait_for, command))

    def _wait_for(self, command: str | None) -> None:
        self.waiting = command
        self._page.recompose()

    def capture(self, event: pygame.Event) -> bool:
        """Takes the new key from an event. Returns whether the event was used."""
        if self.waiting is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._wait_for(None)
            return False
        if event.type != pygame.KEYDOWN:
            return event.type in (pygame.KEYUP, pygame.TEXTINPUT)
        key = key_name(event)
        if key:
            command = self.waiting
            self._wait_for(None)
            if key != "escape":
                self._offer(command, key)
        return True

    def _offer(self, command: str, key: str) -> None:
        others = self._app.keys.conflicts(command, key)
        if not others:
            self._give(command, key)
            return
        named = " and ".join(f"“{TITLES[other]}”" for other in others)
        text = f"{key_title(key)} is the key of {named}. It can have only one meaning."
        answers: list[Answer] = [
            (f"Use it for “{TITLES[command]}”", partial(self._give, command, key)),
            ("Leave it", lambda: None),
        ]
        self._app.stack.push(Dialog(self._app, "Key in use", text, answers, focus="Leave it"))

    def _give(self, command: str, key: str) -> None:
        keys = {name: list(given) for name, given in self._app.settings.keys.items()}
        for other in self._app.keys.conflicts(command, key):
            keys[other] = [kept for kept in self._app.keys.of(other) if kept != key]
        keys[command] = [key]
        self._app.change(keys=keys)
        self._page.recompose()


class KeyRow(Row):
    """A command and its keys; pressing it waits for a new key."""

    share = 0.42

    def __init__(self, name: str, keys: list[str], waiting: bool, action: partial[None]) -> None:
        super().__init__(name, zone="page")
        self.keys, self.waiting, self.action = keys, waiting, action

    def press(self) -> None:
        self.action()

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        box = self.control(theme)
        paint_plate(surface, theme, box, "chalk50" if self.waiting else "ink900", border="line500", cut=8)
        inner = box.inflate(-theme.px(20), 0)
        if self.waiting:
            paint_text(surface, theme, inner, "Press a key …", size=16, color="inkText", bold=True, align="center")
        elif not self.keys:
            paint_text(surface, theme, inner, "No key", size=16, color="loss", bold=True, align="center")
        else:
            paint_text(surface, theme, inner, "  or  ".join(self.keys), size=16, align="center")
