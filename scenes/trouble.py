"""What the player sees after an unexpected error."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.scene import Scene

if TYPE_CHECKING:
    from scenes.app import App

__all__ = ["Trouble"]


class Trouble(Scene):
    """Says what happened, that the match is saved, and where the log is; leads to the menu."""

    fades = False

    def __init__(self, app: App, error: Exception) -> None:
        super().__init__(app)
        self.error = error

    def draw(self, surface: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        if not everything:
            return []
        theme = self.app.theme
        lines = ["Something went wrong", f"{type(self.error).__name__}: {self.error}", f"Log: {self.app.folder.log}"]
        y = theme.px(80)
        for line in lines:
            surface.blit(theme.text("text", 20, line, "chalk50"), (theme.px(60), y))
            y += theme.px(40)
        return [surface.get_rect()]
