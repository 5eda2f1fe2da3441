"""What every app would draw or open anew, and always the same, is kept; frames that nobody looks at are not drawn."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO

import pygame
import pytest

from scenes.shell.app import App
from scenes.shell.loop import Loop
from scenes.table.playback import Playback

__all__ = ["KeptFont", "VectorsDrawnOnce", "draw_seldom", "keep_backgrounds", "keep_pictures"]

_draw, _open = pygame.image.load_sized_svg, pygame.Font
LARGEST = 1280
"""Width of the widest window whose pictures are kept, in pixels; 0 to keep none."""
LOOKS, GROUNDS = 6, 24
"""Most looks whose pictures, and most tables whose backgrounds are kept."""
SELDOM = 20
"""Frames of a match of which one is drawn where nobody looks at the screen."""


def keep_pictures(patch: pytest.MonkeyPatch) -> None:
    """Has every app find the cards and letters that another one drew in a window of the same size and look."""
    kept: OrderedDict[Any, Any] = OrderedDict()
    adopt = App._apply_look

    def apply_look(app: Any) -> None:
        theme, before, own = app.theme, app.theme.generation, (app.theme._pictures, app.theme._brief)
        theme._pictures, theme._brief = (type(each)() for each in own)  # a look drops all, which may be others'
        adopt(app)
        if theme.generation == before:
            theme._pictures, theme._brief = own
        elif theme.size[0] <= LARGEST:
            theme._pictures, theme._brief = _kept(kept, app._look, lambda: (theme._pictures, theme._brief), LOOKS)

    patch.setattr(App, "_apply_look", apply_look)


def keep_backgrounds(patch: pytest.MonkeyPatch) -> None:
    """Has every table find the background that another one of the same game, clubs and look painted."""
    kept: OrderedDict[Any, pygame.Surface] = OrderedDict()
    paint = Playback._painted_background

    def painted(playback: Any) -> pygame.Surface:
        app, shown = playback.app, playback.shown
        if app.theme.size[0] > LARGEST:
            return paint(playback)
        match = shown.rules.variant.name, tuple(shown.names), str(sorted(vars(playback.hud.space).items(), key=str))
        return _kept(kept, (match, app._look, app.theme.patterns), lambda: paint(playback), GROUNDS).copy()

    patch.setattr(Playback, "_painted_background", painted)


def _kept(kept: OrderedDict[Any, Any], key: Any, make: Callable[[], Any], most: int) -> Any:
    """What is kept under a key, made if it is missing; what was asked for longest ago goes."""
    found = kept.pop(key) if key in kept else make()
    kept[key] = found
    if len(kept) > most:
        kept.popitem(last=False)
    return found


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
