"""A button that cannot be pressed by accident: it must be held, or pressed twice."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from scenes.ui.boxes import box_at
from scenes.ui.button import mix
from scenes.ui.shapes import paint_plate
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

HOLD_SECONDS = 0.400
"""Seconds that it must be held."""
PRESS_GAP = 0.250
"""Shortest time in seconds between two presses, so that a double click counts once."""
FORGET_SECONDS = 3.0
"""Seconds after which a first press is forgotten."""
EMPTY_SECONDS = 0.150
"""Seconds in which a full ring empties after release."""
STEPS = 48
SMOOTH = 3


class HoldButton(Widget):
    """Calls ``action`` after being held for HOLD_SECONDS by pointer or key or, with ``twice``, at the second press."""

    focusable = True
    cut = 14.0

    def __init__(
        self,
        name: str,
        action: Callable[[], object],
        is_commit: Callable[[pygame.Event], bool],
        *,
        twice: bool = False,
        detail: str = "",
        key: str = "",
        accent: str = "home",
    ) -> None:
        """``is_commit`` returns whether a key event is one of the keys that press it."""
        super().__init__(name, zone="hold")
        self.action, self.twice, self.detail, self.accent = action, twice, detail, accent
        self.key_hint = key
        self._is_commit = is_commit
        self._down = False
        self._since_press = math.inf
        self.presses = 0
        self.progress = 0.0
        """Fraction of the hold that is done, or of the presses, 0 to 1."""

    @property
    def moving(self) -> bool:
        return super().moving or self._down or (self.progress > 0 and not self.twice)

    def update(self, dt: float, pace: float) -> None:
        """Moves on by ``dt`` seconds. The time to hold does not depend on ``pace``."""
        super().update(dt, pace)
        self._since_press += dt
        if self.presses == 1 and self._since_press > FORGET_SECONDS:
            self._forget()
        if self.twice or (not self._down and not self.progress):
            return
        step = dt / HOLD_SECONDS if self._down else -dt / EMPTY_SECONDS
        self.progress = min(max(self.progress + step, 0.0), 1.0)
        self.stale = True
        if self.progress >= 1 and self._down:
            self._down = False
            self.action()

    def _forget(self) -> None:
        """Forgets a first press."""
        self.presses, self.progress, self.stale = 0, 0.0, True

    def release(self) -> None:
        """Ends the hold."""
        self._down = False

    def _begin(self) -> None:
        if not self.twice:
            self._down = True
            return
        if self._since_press < PRESS_GAP:
            return
        self.presses, self._since_press = self.presses + 1, 0.0
        self.progress = min(self.presses / 2, 1.0)
        self.stale = True
        if self.presses == 2:
            self.action()

    def press(self) -> None:
        """Does nothing: ``grab``, ``drop`` and ``key`` measure the hold."""

    def grab(self, position: tuple[int, int]) -> None:
        self._begin()

    def drag(self, position: tuple[int, int]) -> None:
        if not self.hit(position):
            self.release()

    def drop(self, position: tuple[int, int]) -> None:
        self.release()

    def key(self, event: pygame.Event) -> bool:
        if not self._is_commit(event):
            return False
        if event.type == pygame.KEYDOWN:
            self._begin()
        else:
            self.release()
        return True

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        fill = mix(theme.color("chalk50"), theme.color("focus"), self.glow)
        paint_plate(surface, theme, self.rect, fill, cut=14)
        side = self.rect.height - theme.px(20)
        ring = pygame.Rect(self.rect.left + theme.px(18), self.rect.centery - side // 2, side, side)
        surface.blit(_ring(theme, side, round(self.progress * STEPS), self.accent), ring)
        left = ring.right + theme.px(16)
        area = pygame.Rect(left, self.rect.top, self._paint_keycap(surface, theme) - left, self.rect.height)
        upper, lower = theme.line_height("text", 22), theme.line_height("text", 16)
        top = area.centery - (upper + lower) // 2
        words = pygame.Rect(area.left, top, area.width, upper)
        paint_text(surface, theme, words, self.name, size=22, color="inkText", bold=True)
        words = pygame.Rect(area.left, top + upper, area.width, lower)
        paint_text(surface, theme, words, self.detail, size=16, color="ink700")

    def _paint_keycap(self, surface: pygame.Surface, theme: Theme) -> int:
        """Draws the key hint at the right and returns its left edge."""
        right = self.rect.right - theme.px(20)
        if not self.key_hint:
            return right
        words = theme.text("mono", 16, self.key_hint, "inkText")
        cap = box_at(words.get_width() + theme.px(14), theme.px(30), midright=(right, self.rect.centery))
        pygame.draw.rect(surface, theme.color("line500"), cap, theme.px(1.5))
        surface.blit(words, words.get_rect(center=cap.center))
        return cap.left - theme.px(12)


def _ring(theme: Theme, side: int, step: int, accent: str) -> pygame.Surface:
    """Returns a ring filled clockwise from the top, ``step`` of STEPS parts."""
    key = ("hold ring", side, step, accent)
    return theme.cached(key) or theme.store(key, _draw_ring(theme, side, step, accent))


def _draw_ring(theme: Theme, side: int, step: int, accent: str) -> pygame.Surface:
    n = side * SMOOTH
    large = pygame.Surface((n, n), pygame.SRCALPHA)
    ink, light, full = theme.color("inkText"), theme.color("chalk300"), theme.color(accent)
    large.fill((*ink[:3], 0))
    center, outer = (n / 2, n / 2), n / 2
    pygame.draw.circle(large, ink, center, outer)
    pygame.draw.circle(large, light, center, outer * 0.92)
    if step:
        turns = [step * part / STEPS / 24 * 2 * math.pi for part in range(25)]
        rim = [(n / 2 + outer * 0.92 * math.sin(turn), n / 2 - outer * 0.92 * math.cos(turn)) for turn in turns]
        pygame.draw.polygon(large, full, [center, *rim])
    pygame.draw.circle(large, ink, center, outer * 0.60)
    pygame.draw.circle(large, theme.color("chalk50"), center, outer * 0.52)
    if step >= STEPS // 2:
        pygame.draw.circle(large, ink, center, outer * 0.22)
    return pygame.transform.smoothscale(large, (side, side))
