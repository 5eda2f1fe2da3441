"""The cross-fade from one scene to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from scenes.app import App

__all__ = ["Fade"]

SCENE = 0.240  # M32
REDUCED = 0.120
PANEL = 0.160  # M31
INSTANT = 0.080


class Fade:
    """A picture of what was shown, giving way to what is shown now."""

    def __init__(self, before: pygame.Surface, seconds: float) -> None:
        self._before, self._seconds, self._passed = before, seconds, 0.0
        self._canvas: pygame.Surface | None = None

    @classmethod
    def of(cls, app: App, *, short: bool) -> Fade | None:
        """The fade away from what is on the screen now, or None where nothing would be seen of it."""
        if not app.shown:
            return None
        seconds = PANEL if short else REDUCED if app.settings.reduced_motion else SCENE
        return cls(app.screen.copy(), seconds * app.pace or INSTANT)

    def advance(self, dt: float) -> bool:
        """Goes on by ``dt`` seconds; True when it is over."""
        self._passed += dt
        return self._passed >= self._seconds

    def canvas(self, screen: pygame.Surface) -> pygame.Surface:
        """Where the new scene draws while the fade runs."""
        if self._canvas is None or self._canvas.get_size() != screen.get_size():
            self._canvas = pygame.Surface(screen.get_size())
        return self._canvas

    def blend(self, screen: pygame.Surface) -> None:
        """Shows old and new mixed as far as the fade has come (in-out-cubic)."""
        t = min(self._passed / self._seconds, 1.0) if self._seconds else 1.0
        eased = 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2
        screen.blit(self._before, (0, 0))
        if self._canvas is not None:
            self._canvas.set_alpha(round(255 * eased))
            screen.blit(self._canvas, (0, 0))
            self._canvas.set_alpha(None)
