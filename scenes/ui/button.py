"""Buttons: a plate with an accent stripe, an icon, a label and a key hint."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pygame

from scenes.ui.shapes import paint_plate, sign
from scenes.ui.text import block_height, paint_text, tight_height
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

Kind = Literal["primary", "usual", "secondary", "quiet"]
"""The kinds of buttons. The commit key presses the usual answer like a primary button, but it is dark."""
Drawing = Callable[[pygame.Surface, Theme, pygame.Rect], None]
"""Draws a small picture into an area."""
DRAWN_WIDE, DRAWN_HIGH = 104.0, 56.0
"""Width that a drawing takes from the label, and least height of a button with one, in units."""


class Button(Widget):
    """A push button. ``detail`` is a smaller second line, ``glyph`` the icon and ``key`` the key hint at the right."""

    focusable = True

    def __init__(
        self,
        name: str,
        action: Callable[[], object],
        *,
        kind: Kind = "secondary",
        label: str | None = None,
        detail: str = "",
        glyph: str | None = None,
        key: str = "",
        accent: str = "home",
        zone: str = "main",
        enabled: bool = True,
        tooltip: str = "",
        size: float = 18,
        center: bool = False,
    ) -> None:
        super().__init__(name, zone=zone, enabled=enabled, tooltip=tooltip)
        self.action, self.kind, self.accent = action, kind, accent
        self.label = name if label is None else label
        self.detail, self.glyph, self.key_hint, self.size, self.center = detail, glyph, key, size, center
        self.max_label_lines = 1
        """Largest number of lines of the label if there is no detail."""
        self.drawing: Drawing | None = None
        """Draws a small picture at its left."""

    def measure(self, theme: Theme, width: int) -> int:
        """Returns the preferred height in pixels for a width in pixels."""
        detail_height = self._detail_height(theme, self._label_area(theme, width).width)
        least = theme.px(DRAWN_HIGH if self.drawing else 48)
        return max(least, theme.line_height("text", self.size) + detail_height + theme.px(18))

    def _detail_height(self, theme: Theme, room: int) -> int:
        return block_height(theme, "text", 16, self.detail, room) if self.detail else 0

    def _label_area(self, theme: Theme, width: int, height: int = 0) -> pygame.Rect:
        """Returns the label's area relative to the button."""
        side = theme.px(12 if self.center else 32)
        inner = pygame.Rect(side // 2, theme.px(4), width - side, height - theme.px(8))
        if self.glyph:
            inner.left += theme.px(32)
            inner.width -= theme.px(32)
        if self.drawing:
            inner.left += theme.px(DRAWN_WIDE)
            inner.width -= theme.px(DRAWN_WIDE)
        if self.key_hint:
            inner.width -= max(theme.measure("mono", 16, self.key_hint)[0] + theme.px(12), theme.px(26)) + theme.px(10)
        return inner

    def preferred_width(self, theme: Theme) -> int:
        """Returns the width in pixels that shows the label in one line."""
        return theme.measure("text", self.size, self.label, True)[0] - self._label_area(theme, 0).width

    def label_is_cut(self, theme: Theme) -> bool:
        """Returns whether the label does not fit in one line even in the smallest type."""
        return theme.measure("text", 1, self.label, True)[0] > self._label_area(theme, *self.rect.size).width

    @staticmethod
    def _full_area(theme: Theme, inner: pygame.Rect) -> pygame.Rect:
        """Returns the area for a label with tight lines: the full height of the plate."""
        return inner.inflate(0, theme.px(8) - 2)

    def missing_height(self, theme: Theme) -> int:
        """Returns the pixels of height that a label of several tight lines lacks; 0 if it fits."""
        inner = self._label_area(theme, *self.rect.size)
        if self.max_label_lines == 1 or self.detail:
            return 0
        needed = tight_height(theme, self.label, inner.width, bold=True)
        return max(0, needed - self._full_area(theme, inner).height)

    def label_fits(self, theme: Theme, label: str) -> bool:
        """Returns whether a label of several lines fits in the smallest type."""
        inner = self._label_area(theme, *self.rect.size)
        return block_height(theme, "text", 1, label, inner.width, bold=True) <= inner.height

    def press(self) -> None:
        if self.enabled:
            self.action()

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        box = self.rect.move(0, theme.px(1)) if self.pressed else self.rect
        text_color = self._paint_plate(surface, theme, box)
        inner = self._label_area(theme, box.width, box.height).move(box.topleft)
        if self.glyph:
            side = theme.px(20)
            icon = sign(theme, self.glyph, side, text_color)
            surface.blit(icon, (inner.left - theme.px(32), box.centery - side // 2))
        if self.drawing:
            left = inner.left - theme.px(DRAWN_WIDE)
            self.drawing(surface, theme, pygame.Rect(left, inner.top, theme.px(DRAWN_WIDE - 12), inner.height))
        if self.key_hint:
            self._paint_keycap(surface, theme, box)
        if self.label:
            self._paint_label(surface, theme, inner, text_color)

    def _paint_plate(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> pygame.Color:
        """Draws the background and returns the text color that goes with it."""
        if not self.enabled:
            paint_plate(surface, theme, box, "ink800", border="ink700")
            return theme.color("line500")
        if self.kind == "primary":
            fill = mix(theme.color("chalk50"), theme.color("focus"), self.glow)
            paint_plate(surface, theme, box, fill)
            self._paint_stripe(surface, theme, box)
            return theme.color("inkText")
        if self.kind == "usual":
            fill = mix(theme.color("ink800"), theme.color("line500"), 0.35 * self.glow)
            paint_plate(surface, theme, box, fill, border=theme.color("chalk50"), line=2)
        elif self.kind == "secondary":
            fill = mix(theme.color("ink700"), theme.color("line500"), 0.35 * self.glow)
            paint_plate(surface, theme, box, fill, border=mix(fill, theme.color("line500"), 0.6 + 0.4 * self.glow))
            self._paint_stripe(surface, theme, box)
        elif self.glow > 0:
            fill = theme.color("ink700")
            paint_plate(surface, theme, box, pygame.Color(fill.r, fill.g, fill.b, round(255 * self.glow)))
        return mix(theme.color("chalk300"), theme.color("chalk50"), self.glow if self.kind == "quiet" else 1.0)

    def _paint_stripe(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
        width = theme.px(4 + 5 * self.glow)
        cut = min(theme.px(10), box.height // 2)
        surface.fill(theme.color(self.accent), (box.left, box.top + cut, width, box.height - cut))

    def _paint_keycap(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
        words = theme.text("mono", 16, self.key_hint, "inkText" if self.kind == "primary" else "chalk300")
        cap = pygame.Rect(0, 0, max(words.get_width() + theme.px(12), theme.px(26)), theme.px(26))
        cap.midright = (box.right - theme.px(12), box.centery)
        edge = theme.color("line500")
        pygame.draw.rect(surface, edge, cap, theme.px(1.5))
        surface.blit(words, words.get_rect(center=cap.center))

    def _paint_label(self, surface: pygame.Surface, theme: Theme, inner: pygame.Rect, text_color: pygame.Color) -> None:
        align: Literal["left", "center"] = "center" if self.center else "left"
        if not self.detail:
            lines = self.max_label_lines
            area = inner if lines == 1 else self._full_area(theme, inner)
            paint_text(surface, theme, area, self.label, size=self.size, color=text_color, bold=True, align=align,
                       lines=lines, tight=True)  # fmt: skip
            return
        upper = theme.line_height("text", self.size)
        lower = min(self._detail_height(theme, inner.width), inner.height - upper)
        top = inner.centery - (upper + lower) // 2
        first = pygame.Rect(inner.left, top, inner.width, upper)
        second = pygame.Rect(inner.left, top + upper, inner.width, lower)
        paint_text(surface, theme, first, self.label, size=self.size, color=text_color, bold=True, align=align)
        shade = mix(text_color, theme.color("line500"), 0.25)
        paint_text(surface, theme, second, self.detail, size=16, color=shade, align=align, lines=4)


def mix(one: pygame.Color, other: pygame.Color, share: float) -> pygame.Color:
    """Blends two colors; ``share`` is the fraction of ``other``."""
    return one.lerp(other, min(max(share, 0.0), 1.0))
