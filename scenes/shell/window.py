"""The window: opening it, full screen, and resizing that waits for the player to let go."""

from __future__ import annotations

import logging
import os

import pygame

import assets

log = logging.getLogger(__name__)

WINDOWED_SIZE = (1280, 720)
TITLE = "Pigskin Parlor"
HINTS = {
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_VIDEO_X11_WMCLASS": "pigskin-parlor",
    "SDL_VIDEO_WAYLAND_WMCLASS": "pigskin-parlor",
}
"""What the window system is told before there is a window; the class, for which pygame has set the script's name, is
what our desktop file is called."""
DEBOUNCE = 0.150
"""Seconds without a change of size before everything is made anew at the new one."""


class DisplayUnavailable(RuntimeError):
    """No window can be opened on this computer; the message is one line for the player."""


class Window:
    """A plain resizable window in native pixels. ``size`` is the size for which the layout is made."""

    def __init__(self, size: tuple[int, int], *, fullscreen: bool = False) -> None:
        """Opens it. Raises DisplayUnavailable."""
        self._windowed = size
        self.fullscreen = False
        self._unsettled = 0.0
        os.environ |= HINTS
        try:
            pygame.display.init()
            pygame.display.set_caption(TITLE)
            _set_icon()
            self._open(fullscreen)
        except pygame.error as error:
            raise DisplayUnavailable(f"No window can be opened: {error}.") from error
        self.size = self.surface.get_size()

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise DisplayUnavailable("The window was closed by the system.")
        return surface

    def _open(self, fullscreen: bool) -> None:
        self.fullscreen = fullscreen
        if fullscreen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(self._windowed, pygame.RESIZABLE)

    def set_fullscreen(self, fullscreen: bool) -> None:
        """Enters or leaves full screen; the windowed size is remembered."""
        if fullscreen == self.fullscreen:
            return
        if fullscreen:
            self._windowed = self.surface.get_size()
        self._open(fullscreen)
        self.size = self.surface.get_size()
        self._unsettled = 0.0

    def changed(self) -> None:
        """The system changed the size, perhaps for one frame of many."""
        if self.surface.get_size() != self.size:
            self._unsettled = DEBOUNCE

    @property
    def settling(self) -> bool:
        """Whether a new size waits to be adopted."""
        return self._unsettled > 0

    def settle(self, dt: float) -> bool:
        """Goes on by ``dt`` seconds; True when a new size has come to rest and ``size`` is now that one."""
        if not self.settling:
            return False
        self._unsettled -= dt
        if self._unsettled > 0:
            return False
        self.size = self.surface.get_size()
        return True


def _set_icon() -> None:
    try:
        pygame.display.set_icon(pygame.image.load(assets.path("icon/icon.png")))
    except assets.AssetMissing as error:  # the menu tells the player of every missing file
        log.warning("%s", error)
