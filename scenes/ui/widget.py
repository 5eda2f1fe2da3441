"""The base class of widgets: a named rectangle that is drawn, hovered, focused and pressed. It knows no football."""

from __future__ import annotations

import pygame

from scenes.ui.shapes import paint_plate
from scenes.ui.theme import Theme

HOVER_IN = 0.090
HOVER_OUT = 0.120


class Widget:
    """A part of a page. The page places it, sends it input and draws it when it is ``stale``."""

    focusable = False
    cut = 10.0
    """Size of the cut corners in units, for the focus ring."""
    outset = 0.0
    """Width in units by which it extends beyond both sides of a column, so that its text lines up with that above."""

    def __init__(self, name: str, *, zone: str = "main", enabled: bool = True, tooltip: str = "") -> None:
        self.name, self.zone, self.enabled, self.tooltip = name, zone, enabled, tooltip
        self.refusal = tooltip
        """Why it cannot be pressed: shown when the player tries while it is disabled."""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.clip: pygame.Rect | None = None
        """The rect of the scroll area that holds it, or None."""
        self.stale = True
        self.hovered = self.focused = self.pressed = False
        self.glow = 0.0
        """Strength of the highlight by pointer or focus, 0 to 1."""

    def tooltip_at(self, theme: Theme, position: tuple[int, int]) -> tuple[str, pygame.Rect]:
        """Returns the tooltip for a pointer position, and the area that it explains."""
        return self.tooltip, self.rect

    def measure(self, theme: Theme, width: int) -> int:
        """Returns the preferred height in pixels for a width in pixels."""
        return theme.px(44)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        """Paints the widget without its focus ring."""

    def draw_ring(self, surface: pygame.Surface, theme: Theme) -> None:
        """Paints the double focus ring, in the shape of a plate and with a gap, so that light plates show it, too."""
        grown = theme.px(2)
        for color, width in (("focusOuter", 2), ("focus", 3), ("focusOuter", 2)):
            box = self.rect.inflate(2 * grown, 2 * grown)
            paint_plate(
                surface,
                theme,
                box,
                pygame.Color(0, 0, 0, 0),
                border=color,
                line=width,
                cut=self.cut + grown / theme.u * 0.4,
            )
            grown += theme.px(width if color == "focus" else 3)

    def bounds(self, theme: Theme) -> pygame.Rect:
        """Returns everything it may paint, including the ring."""
        margin = 2 * theme.px(10) + 2
        return self.rect.inflate(margin, margin)

    def hit(self, position: tuple[int, int]) -> bool:
        """Returns whether a window position is on it."""
        return self.rect.collidepoint(position) and (self.clip is None or self.clip.collidepoint(position))

    def update(self, dt: float, pace: float) -> None:
        """Moves on by ``dt`` seconds. ``pace`` is a factor on all durations; 0 if nothing may move gradually."""
        goal = 1.0 if self.enabled and (self.hovered or self.focused) else 0.0
        if self.glow != goal:
            lasts = (HOVER_IN if goal else HOVER_OUT) * pace
            step = dt / lasts if lasts else 1.0
            self.glow = min(self.glow + step, 1.0) if goal else max(self.glow - step, 0.0)
            self.stale = True

    @property
    def moving(self) -> bool:
        """Whether it needs frames without input."""
        return self.glow != (1.0 if self.enabled and (self.hovered or self.focused) else 0.0)

    def press(self) -> None:
        """Called when the player chooses it, by click or key."""

    def adjust(self, step: int) -> bool:
        """Handles Left (-1) or Right (+1) on the widget itself. Returns False if it has no use for them."""
        return False

    def grab(self, position: tuple[int, int]) -> None:
        """Called when the pointer goes down on it."""

    def drag(self, position: tuple[int, int]) -> None:
        """Called when the pointer moves while held down."""

    def drop(self, position: tuple[int, int]) -> None:
        """Called when the pointer goes up again; a release on the widget is a press."""
        if self.enabled and self.hit(position):
            self.press_at(position)

    def press_at(self, position: tuple[int, int]) -> None:
        """Called when the player clicks it."""
        self.press()

    def close(self) -> None:
        """Called when it is removed from its page: releases what it holds outside of itself."""

    def reads(self, event: pygame.Event) -> bool:
        """Returns whether a key is typed as text while it has the focus, so that its command is not given."""
        return False

    def key(self, event: pygame.Event) -> bool:
        """Handles a key while it has the focus, before any command. Returns whether it used the key."""
        return False
