"""What every app would draw or open anew, and always the same, is kept; frames that nobody looks at are not drawn."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO

import pygame
import pytest

from scenes.shell.app import App
from scenes.shell.loop import Loop

__all__ = ["KeptFont", "VectorsDrawnOnce", "draw_seldom", "keep_pictures"]

_draw, _open = pygame.image.load_sized_svg, pygame.Font
USUAL: tuple[int, int] | None = (1280, 720)
SELDOM = 20
"""Frames of a match of which one is drawn where nobody looks at the screen."""


def keep_pictures(patch: pytest.MonkeyPatch) -> None:
    """Has every app find the cards and letters that another one drew in a window of the usual size and look."""
    kept: dict[Any, Any] = {}
    adopt = App._apply_look

    def apply_look(app: Any) -> None:
        theme, before, own = app.theme, app.theme.generation, app.theme._pictures
        theme._pictures = type(own)()  # a new look drops all pictures, which may be those of others
        adopt(app)
        if theme.generation == before:
            theme._pictures = own
        elif theme.size == USUAL:
            theme._pictures = kept.setdefault(app._look, theme._pictures)

    patch.setattr(App, "_apply_look", apply_look)


def draw_seldom(patch: pytest.MonkeyPatch) -> None:
    """Has every app draw the first frame of a match, then one in some, and what is missing once a test looks at it.

    Half of a frame's time is its drawing, and nothing that can be read or pressed comes of it. Menus are drawn always:
    what scrolls in them finds its place as it is drawn.
    """
    draw, screen = Loop._draw, vars(App)["screen"].fget

    def seldom(app: Any) -> None:
        seen, left = getattr(app, "_seldom", (None, 0))
        app._seldom = app.stack.changes, left - 1
        always = not app.shown or not hasattr(app.stack.scenes[0], "playback")
        if always or seen != app.stack.changes or not left:
            app._seldom = app.stack.changes, SELDOM - 1
            draw(app)

    def looked_at(app: Any) -> pygame.Surface:
        seen, left = getattr(app, "_seldom", (None, SELDOM - 1))
        if left != SELDOM - 1:
            app._seldom = seen, SELDOM - 1
            whole = app.stack._everything
            draw(app)
            app.stack._everything = whole
        return screen(app)

    patch.setattr(Loop, "_draw", seldom)
    patch.setattr(App, "screen", property(looked_at))


class VectorsDrawnOnce:
    """Stands in for ``pygame.image.load_sized_svg``, which takes milliseconds for the same picture again."""

    def __init__(self, room: int) -> None:
        """``room`` is in bytes: beyond it, what was drawn or asked for longest ago goes."""
        self._room = room
        self._drawn: OrderedDict[tuple[str | bytes, tuple[int, int]], pygame.Surface] = OrderedDict()

    def __call__(self, file: str | BinaryIO, size: tuple[int, int]) -> pygame.Surface:
        """A picture of its own for each caller."""
        key = file if isinstance(file, str) else file.read(), size
        picture = self._drawn.pop(key, None)
        if picture is None:
            if not isinstance(file, str):
                file.seek(0)
            picture = _draw(file, size)
            self._room -= _bytes_of(picture)
        self._drawn[key] = picture
        while self._room < 0:
            self._room += _bytes_of(self._drawn.popitem(last=False)[1])
        return picture.copy()


def _bytes_of(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()


class KeptFont:
    """Stands in for ``pygame.Font``, which loads each letter anew whenever the same font is opened."""

    def __init__(self, file: Path, height: int) -> None:
        self._at = file, height
        self.set_bold(False)

    def set_bold(self, bold: bool) -> None:
        """One that is drawn bold is another one."""
        self._font = _opened(*self._at, bold)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._font, name)


@cache
def _opened(file: Path, height: int, bold: bool) -> pygame.Font:
    font = _open(file, height)
    font.set_bold(bold)
    return font
