"""Transitions between two scenes: a cross-fade, or a card that flips into a table."""

from __future__ import annotations

import math

import pygame

SCENE = 0.240
REDUCED = 0.120
PANEL = 0.160
INSTANT = 0.080
SQUEEZES = 6
"""Number of pictures of the turning card, from flat to on edge."""


def fade_seconds(*, short: bool, reduced: bool, pace: float) -> float:
    """Returns the seconds of the fade to another scene, or to a panel if ``short``.

    >>> fade_seconds(short=True, reduced=False, pace=0.5), fade_seconds(short=False, reduced=False, pace=0.0)
    (0.08, 0.08)
    """
    return (PANEL if short else REDUCED if reduced else SCENE) * pace or INSTANT


class Fade:
    """Cross-fades from a picture of the old scene to the new scene."""

    def __init__(self, before: pygame.Surface, seconds: float) -> None:
        self._before, self._seconds, self._passed = before, seconds, 0.0
        self._canvas: pygame.Surface | None = None

    def advance(self, dt: float) -> bool:
        """Moves on by ``dt`` seconds. Returns True when the fade is over."""
        self._passed += dt
        return self._passed >= self._seconds

    def canvas(self, screen: pygame.Surface) -> pygame.Surface:
        """Returns the surface on which the new scene draws during the fade."""
        if self._canvas is None or self._canvas.get_size() != screen.get_size():
            self._canvas = pygame.Surface(screen.get_size())
        return self._canvas

    def blend(self, screen: pygame.Surface) -> None:
        """Draws the mix of old and new scene for the current time (in-out-cubic)."""
        t = min(self._passed / self._seconds, 1.0) if self._seconds else 1.0
        eased = 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2
        screen.blit(self._before, (0, 0))
        if self._canvas is not None:
            self._canvas.set_alpha(round(255 * eased))
            screen.blit(self._canvas, (0, 0))
            self._canvas.set_alpha(None)


class CardFlip(Fade):
    """Turns a card until it is on edge, then opens the new scene from that edge to both sides."""

    def __init__(self, before: pygame.Surface, seconds: float, card: pygame.Surface) -> None:
        super().__init__(before, seconds)
        wide, high = card.get_size()
        narrow = (max(1, round(wide * math.cos(math.pi / 2 * step / SQUEEZES))) for step in range(SQUEEZES))
        self._cards = [pygame.transform.smoothscale(card, (width, high)) for width in narrow]

    def blend(self, screen: pygame.Surface) -> None:
        t = min(self._passed / self._seconds, 1.0) if self._seconds else 1.0
        screen.blit(self._before, (0, 0))
        if t < 0.5:
            card = self._cards[min(int(2 * t * SQUEEZES), SQUEEZES - 1)]
            screen.blit(card, card.get_rect(center=screen.get_rect().center))
        elif self._canvas is not None:
            opened = 1 - (2 - 2 * t) ** 2
            low = self._cards[0].get_height() / screen.get_height()
            part = pygame.Rect(0, 0, round(screen.get_width() * opened), 0)
            part.height = round(screen.get_height() * (low + (1 - low) * opened))
            part.center = screen.get_rect().center
            screen.blit(self._canvas, part, part)
