"""The base class of widgets: a named rectangle that is drawn, hovered, focused and pressed. It knows no football."""

from __future__ import annotations

import pygame

from scenes.ui.shapes import paint_plate
from scenes.ui.theme import Theme

HOVER_IN = 0.090
HOVER_OUT = 0.120


class Widget:
    """One thing on a page. A page places it, tells it what the pointer does, and has it drawn when it is ``stale``."""

    focusable = False
    cut = 10.0
    """Units that the corners of its plate are cut, for the focus ring around it."""
    outset = 0.0
    """Units that it reaches beyond both sides of a column, so that its words stand under those above."""

    def __init__(self, name: str, *, zone: str = "main", enabled: bool = True, tooltip: str = "") -> None:
        self.name, self.zone, self.enabled, self.tooltip = name, zone, enabled, tooltip
        self.refusal = tooltip
        """Why it cannot be pressed, said when that is tried while it is not enabled."""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.clip: pygame.Rect | None = None
        """The window of the scroll area that holds it, or None."""
        self.stale = True
        self.hovered = self.focused = self.held = False
        self.glow = 0.0
        """How far it is lit by pointer or focus, 0 to 1."""

    def told_at(self, theme: Theme, position: tuple[int, int]) -> tuple[str, pygame.Rect]:
        """What a pointer at a place of it is told, and beside what that is shown."""
        return self.tooltip, self.rect

    def measure(self, theme: Theme, width: int) -> int:
        """How many pixels high it wants to be at a width in pixels."""
        return theme.px(44)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        """Paints itself, the focus ring excepted."""

    def draw_ring(self, surface: pygame.Surface, theme: Theme) -> None:
        """Paints the double focus ring, in the shape of a plate and with a gap, so that light plates show it too."""
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
        """Everything it may paint, the ring included."""
        margin = 2 * theme.px(10) + 2
        return self.rect.inflate(margin, margin)

    def hit(self, position: tuple[int, int]) -> bool:
        """Whether a window position is on it."""
        return self.rect.collidepoint(position) and (self.clip is None or self.clip.collidepoint(position))

    def update(self, dt: float, pace: float) -> None:
        """A step of ``dt`` seconds; every time is multiplied with ``pace``, 0 where nothing may move gradually."""
        goal = 1.0 if self.enabled and (self.hovered or self.focused) else 0.0
        if self.glow != goal:
            lasts = (HOVER_IN if goal else HOVER_OUT) * pace
            step = dt / lasts if lasts else 1.0
            self.glow = min(self.glow + step, 1.0) if goal else max(self.glow - step, 0.0)
            self.stale = True

    @property
    def moving(self) -> bool:
        """Whether it needs frames even without input."""
        return self.glow != (1.0 if self.enabled and (self.hovered or self.focused) else 0.0)

    def press(self) -> None:
        """The player chose it, by click or key."""

    def adjust(self, step: int) -> bool:
        """Left (-1) or right (+1) on the widget itself; False where it has no use for it."""
        return False

    def grab(self, position: tuple[int, int]) -> None:
        """The pointer went down on it."""

    def drag(self, position: tuple[int, int]) -> None:
        """The pointer, which went down on it, moved."""

    def drop(self, position: tuple[int, int]) -> None:
        """The pointer went up again; a release on the widget is a press."""
        if self.enabled and self.hit(position):
            self.press_at(position)

    def press_at(self, position: tuple[int, int]) -> None:
        """The player clicked it, and where."""
        self.press()

    def close(self) -> None:
        """It is no longer on a page; whatever it holds outside of itself has to go."""

    def reads(self, event: pygame.Event) -> bool:
        """Whether it takes a key as text while it has the focus, whatever command the key gives elsewhere."""
        return False

    def key(self, event: pygame.Event) -> bool:
        """A key while it has the focus, before commands are looked at; True where the widget used it."""
        return False
