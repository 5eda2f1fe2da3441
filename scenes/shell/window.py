"""The window: opening it, full screen, and resizing."""

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
"""Window hints, set before the window opens.

The class must be the name of our desktop file; pygame would set the script's.
"""
RESIZE_DELAY = 0.150
"""Seconds without a change of size before the new size is used."""


class DisplayUnavailable(RuntimeError):
    """No window can be opened on this computer. The message is one line for the player."""


class Window:
    """A resizable window in native pixels. ``size`` is the size that scenes are laid out for."""

    def __init__(self, size: tuple[int, int], *, fullscreen: bool = False) -> None:
        """Opens the window. Raises DisplayUnavailable."""
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
        """The window's surface."""
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
        """Enters or leaves full screen, remembering the windowed size."""
        if fullscreen == self.fullscreen:
            return
        if fullscreen:
            self._windowed = self.surface.get_size()
        self._open(fullscreen)
        self.size = self.surface.get_size()
        self._unsettled = 0.0

    def changed(self) -> None:
        """Called when the system has changed the size, possibly once a frame during a drag."""
        if self.surface.get_size() != self.size:
            self._unsettled = RESIZE_DELAY

    @property
    def settling(self) -> bool:
        """Whether a new size waits to be used."""
        return self._unsettled > 0

    def settle(self, dt: float) -> bool:
        """Moves on by ``dt`` seconds. Returns True when ``size`` has become the new size."""
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
    except assets.AssetMissing as error:  # the menu reports every missing file
        log.warning("%s", error)
