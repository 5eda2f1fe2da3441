"""Buttons: a plate with an accent stripe, a sign, a label and the key that does the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pygame

from scenes.ui.shapes import paint_plate, sign
from scenes.ui.text import block_height, close_height, paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

Kind = Literal["primary", "secondary", "quiet"]


class Button(Widget):
    """Does one thing. ``detail`` is a second, smaller line; ``key`` the keycap shown at the right."""

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
        self.lines = 1
        """Lines that the label may take where it stands alone."""

    def measure(self, theme: Theme, width: int) -> int:
        """How many pixels high it wants to be at a width in pixels."""
        lines = theme.line_height("text", self.size) + self._detail_height(theme, self._inner(theme, width).width)
        return max(theme.px(48), lines + theme.px(18))

    def _detail_height(self, theme: Theme, room: int) -> int:
        return block_height(theme, "text", 16, self.detail, room) if self.detail else 0

    def _inner(self, theme: Theme, width: int, height: int = 0) -> pygame.Rect:
        """Where the label is, seen from the button's own top left corner."""
        side = theme.px(12 if self.center else 32)
        inner = pygame.Rect(side // 2, theme.px(4), width - side, height - theme.px(8))
        if self.glyph:
            inner.left += theme.px(32)
            inner.width -= theme.px(32)
        if self.key_hint:
            inner.width -= max(theme.measure("mono", 16, self.key_hint)[0] + theme.px(12), theme.px(26)) + theme.px(10)
        return inner

    def wants(self, theme: Theme) -> int:
        """How many pixels wide it is with its label in one line."""
        return theme.measure("text", self.size, self.label, True)[0] - self._inner(theme, 0).width

    def cuts(self, theme: Theme) -> bool:
        """Whether its label is too long for one line of it, in type that is as small as type may be."""
        return theme.measure("text", 1, self.label, True)[0] > self._inner(theme, *self.rect.size).width

    @staticmethod
    def _whole(theme: Theme, inner: pygame.Rect) -> pygame.Rect:
        """What lines that lie close may fill: the plate between its upper and its lower edge."""
        return inner.inflate(0, theme.px(8) - 2)

    def lacks(self, theme: Theme) -> int:
        """How many pixels higher it must be for its label in several lines, which then lie close; 0 where it fits."""
        inner = self._inner(theme, *self.rect.size)
        if self.lines == 1 or self.detail:
            return 0
        needed = close_height(theme, self.label, inner.width, bold=True)
        return max(0, needed - self._whole(theme, inner).height)

    def has_room(self, theme: Theme, label: str) -> bool:
        """Whether a label of several lines has room on it, in type that is as small as type may be."""
        inner = self._inner(theme, *self.rect.size)
        return block_height(theme, "text", 1, label, inner.width, bold=True) <= inner.height

    def press(self) -> None:
        if self.enabled:
            self.action()

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        box = self.rect.move(0, theme.px(1)) if self.held else self.rect
        ink = self._paint_plate(surface, theme, box)
        inner = self._inner(theme, box.width, box.height).move(box.topleft)
        if self.glyph:
            side = theme.px(20)
            surface.blit(sign(theme, self.glyph, side, ink), (inner.left - theme.px(32), box.centery - side // 2))
        if self.key_hint:
            self._paint_keycap(surface, theme, box)
        if self.label:
            self._paint_label(surface, theme, inner, ink)

    def _paint_plate(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> pygame.Color:
        """Draws what lies below the label; gives the color that reads on it."""
        if not self.enabled:
            paint_plate(surface, theme, box, "ink800", border="ink700")
            return theme.color("line500")
        if self.kind == "primary":
            fill = mix(theme.color("chalk50"), theme.color("focus"), self.glow)
            paint_plate(surface, theme, box, fill)
            self._paint_stripe(surface, theme, box)
            return theme.color("inkText")
        if self.kind == "secondary":
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

    def _paint_label(self, surface: pygame.Surface, theme: Theme, inner: pygame.Rect, ink: pygame.Color) -> None:
        align: Literal["left", "center"] = "center" if self.center else "left"
        if not self.detail:
            alone = self.lines
            area = inner if alone == 1 else self._whole(theme, inner)
            paint_text(surface, theme, area, self.label, size=self.size, color=ink, bold=True, align=align,
                       lines=alone, close=True)  # fmt: skip
            return
        upper = theme.line_height("text", self.size)
        lower = min(self._detail_height(theme, inner.width), inner.height - upper)
        top = inner.centery - (upper + lower) // 2
        first = pygame.Rect(inner.left, top, inner.width, upper)
        second = pygame.Rect(inner.left, top + upper, inner.width, lower)
        paint_text(surface, theme, first, self.label, size=self.size, color=ink, bold=True, align=align)
        shade = mix(ink, theme.color("line500"), 0.25)
        paint_text(surface, theme, second, self.detail, size=16, color=shade, align=align, lines=4)


def mix(one: pygame.Color, other: pygame.Color, share: float) -> pygame.Color:
    """The color that is ``other`` to a share of 0 to 1 and ``one`` for the rest."""
    return one.lerp(other, min(max(share, 0.0), 1.0))
