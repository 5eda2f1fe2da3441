"""The first frame: shows the program's name, then opens the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

import assets
from scenes.shell.scene import Scene

if TYPE_CHECKING:
    from scenes.shell.app import App

CHECK_AFTER = 1.0
"""Seconds until the sound device is opened: that can block for a moment, and the menu's cards are dealt by then."""


class Boot(Scene):
    """Opens the menu after its own first draw, and starts the checks that must not delay it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._seen = False

    @property
    def animating(self) -> bool:
        return True

    def update(self, dt: float) -> None:
        if self._seen:
            self.app.stack.replace(self.app.routes["menu"]())
            self.app.stack.end_fade()
            self.app.when_idle(self._check_system, after=CHECK_AFTER)

    def _check_system(self) -> None:
        """Opens the sound device and checks for missing files. Problems become notices on the menu."""
        self.app.sound.open()
        lost = assets.missing()
        if lost:
            named = ", ".join(lost[:3]) + (" and others" if len(lost) > 3 else "")
            self.app.notify(f"Some files of the game are missing ({named}). Installing it again brings them back.")
        if not self.app.folder.writable:
            self.app.notify(f"Nothing will be saved: {self.app.folder.path} cannot be written.")

    def draw(self, surface: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        if not everything:
            return []
        self._seen = True
        theme = self.app.theme
        title = theme.text("block", 64, "Pigskin Parlor", "chalk50")
        place = title.get_rect(center=(theme.size[0] // 2, theme.size[1] // 2))
        surface.blit(title, place)
        surface.fill(theme.color("firstDown"), (place.left, place.bottom + theme.px(8), place.width, theme.px(5)))
        return [surface.get_rect()]
