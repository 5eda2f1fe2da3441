"""Settings rows: a choice among a few values, and a switch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypedDict, Unpack

import pygame

from scenes.ui.boxes import box_at
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.text import block_height, paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget


class RowOptions(TypedDict, total=False):
    """The optional arguments of all rows."""

    detail: str
    zone: str
    enabled: bool
    tooltip: str
    accent: str
    share: float


class Row(Widget):
    """A control with its name at the left. Subclasses draw the control into ``control(theme)``.

    ``detail`` explains it in a smaller line below the name.
    """

    focusable = True
    outset = 12.0
    share = 0.5
    """Fraction of the width that the control takes."""

    def __init__(self, name: str, *, detail: str = "", accent: str = "home", share: float | None = None, **widget: Any):
        super().__init__(name, **widget)
        self.detail, self.accent, self.share = detail, accent, self.share if share is None else share

    def measure(self, theme: Theme, width: int) -> int:
        room = width - round(width * self.share) - theme.px(20) - theme.px(4) - theme.px(self.outset)
        height = block_height(theme, "text", 17, self.name, room)
        if self.detail:
            height += block_height(theme, "text", 16, self.detail, room)
        return max(theme.px(48), height + theme.px(12))

    def control(self, theme: Theme) -> pygame.Rect:
        """Returns the area of the control itself."""
        width = self._control_width(theme)
        left = self.rect.right - theme.px(self.outset) - width
        return pygame.Rect(left, self.rect.centery - theme.px(22), width, theme.px(44))

    def _control_width(self, theme: Theme) -> int:
        return round(self.rect.width * self.share)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        if self.glow > 0:
            ink = theme.color("ink700")
            paint_plate(surface, theme, self.rect, pygame.Color(ink.r, ink.g, ink.b, round(150 * self.glow)), cut=8)
        room = self.control(theme).left - self.rect.left - theme.px(20)
        area = pygame.Rect(self.rect.left + theme.px(12), self.rect.top, room - theme.px(4), self.rect.height)
        color = "chalk50" if self.enabled else "line500"
        if not self.detail:
            paint_text(surface, theme, area, self.name, color=color, lines=2)
            return
        upper = block_height(theme, "text", 17, self.name, area.width)
        lower = block_height(theme, "text", 16, self.detail, area.width)
        top = area.centery - (upper + lower) // 2
        first = pygame.Rect(area.left, top, area.width, upper)
        second = pygame.Rect(area.left, top + upper, area.width, lower)
        paint_text(surface, theme, first, self.name, color=color, lines=2, top=True)
        paint_text(surface, theme, second, self.detail, size=16, color="chalk300", lines=4, top=True)


class Choice(Row):
    """A choice of one value: segments if they fit, otherwise a value between two arrows (stepping)."""

    def __init__(
        self,
        name: str,
        values: Sequence[Any],
        labels: Sequence[str],
        value: Any,
        change: Callable[[Any], object],
        **options: Unpack[RowOptions],
    ) -> None:
        super().__init__(name, **options)
        self.values, self.labels, self.value, self.change = list(values), list(labels), value, change

    @property
    def index(self) -> int:
        """Index of the chosen value; 0 if none is chosen."""
        return self.values.index(self.value) if self.value in self.values else 0

    def choose(self, index: int) -> None:
        """Chooses a value by its index."""
        if self.enabled and self.values[index] != self.value:
            self.value = self.values[index]
            self.stale = True
            self.change(self.value)

    def press(self) -> None:
        self.choose((self.index + 1) % len(self.values))

    def adjust(self, step: int) -> bool:
        """Goes to the next or previous value. Segments stop at both ends; a stepper wraps around."""
        last = len(self.values) - 1
        self.choose((self.index + step) % (last + 1) if self._stepping else min(max(self.index + step, 0), last))
        return True

    def press_at(self, position: tuple[int, int]) -> None:
        for index, part in enumerate(self._parts):
            if part.collidepoint(position):
                if self._stepping:
                    self.choose((self.index + (1 if index else -1)) % len(self.values))
                else:
                    self.choose(index)
                return
        if not self._control.collidepoint(position):
            return
        self.press()

    _parts: list[pygame.Rect] = []
    _stepping = False
    _control = pygame.Rect(0, 0, 0, 0)

    def segments(self, theme: Theme) -> list[pygame.Rect]:
        """Returns the areas of the values, or of the two arrows."""
        box = self._control = self.control(theme)
        widths = [theme.measure("text", 16, label, True)[0] + theme.px(24) for label in self.labels]
        self._stepping = sum(widths) > box.width
        if self._stepping:
            self._parts = self._arrows(theme)
            return self._parts
        spare = (box.width - sum(widths)) / len(widths)
        edges, x = [], float(box.left)
        for width in widths:
            edges.append(pygame.Rect(round(x), box.top, round(x + width + spare) - round(x), box.height))
            x += width + spare
        self._parts = edges
        return edges

    def _arrows(self, theme: Theme) -> list[pygame.Rect]:
        box = self._control
        left = pygame.Rect(box.left, box.top, theme.px(44), box.height)
        return [left, left.move(box.width - left.width, 0)]

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        parts = self.segments(theme)
        paint_plate(surface, theme, self._control, "ink900", border="line500", cut=8)
        if self._stepping:
            self._draw_stepper(surface, theme, parts)
            return
        for index, part in enumerate(parts):
            chosen = index == self.index
            if chosen:
                self._draw_chosen(surface, theme, part)
            color = "inkText" if chosen else "chalk300"
            inner = part.inflate(-theme.px(10), 0)
            paint_text(surface, theme, inner, self.labels[index], size=16, color=color, bold=chosen, align="center")

    def _draw_chosen(self, surface: pygame.Surface, theme: Theme, part: pygame.Rect) -> None:
        inner = part.inflate(-theme.px(6), -theme.px(6))
        paint_plate(surface, theme, inner, "chalk50", cut=6)
        bar = pygame.Rect(inner.left, inner.bottom - theme.px(4), inner.width - theme.px(6), theme.px(4))
        surface.fill(theme.color(self.accent), bar)

    def _draw_stepper(self, surface: pygame.Surface, theme: Theme, parts: list[pygame.Rect]) -> None:
        self._draw_arrows(surface, theme, parts)
        inner = pygame.Rect(parts[0].right, parts[0].top, parts[1].left - parts[0].right, parts[0].height)
        paint_text(surface, theme, inner, self.labels[self.index], size=16, bold=True, align="center")

    def _draw_arrows(self, surface: pygame.Surface, theme: Theme, parts: list[pygame.Rect]) -> None:
        for name, part in zip(("left", "right"), parts, strict=True):
            side = theme.px(18)
            place = box_at(side, side, center=part.center)
            surface.blit(sign(theme, name, side, "chalk50" if self.enabled else "line500"), place)


class Stepper(Choice):
    """A choice that always shows one value between two arrows, without its name: for a narrow place."""

    def segments(self, theme: Theme) -> list[pygame.Rect]:
        """Returns the areas of the two arrows."""
        self._control, self._stepping = self.rect, True
        self._parts = self._arrows(theme)
        return self._parts

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        parts = self.segments(theme)
        paint_plate(surface, theme, self.rect, "ink900", border="chalk300" if self.glow else "line500", cut=8)
        self._draw_stepper(surface, theme, parts)


class Toggle(Row):
    """A switch. Shows its state by position, word and tick."""

    share = 0.24

    def __init__(self, name: str, value: bool, change: Callable[[bool], object], **options: Unpack[RowOptions]) -> None:
        super().__init__(name, **options)
        self.value, self.change = value, change

    def press(self) -> None:
        if self.enabled:
            self.value = not self.value
            self.stale = True
            self.change(self.value)

    def adjust(self, step: int) -> bool:
        """Switches on (right) or off (left)."""
        if self.value != (step > 0):
            self.press()
        return True

    def _control_width(self, theme: Theme) -> int:
        return max(theme.px(92), theme.measure("text", 16, "Off", True)[0] * 2 + theme.px(36))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        box = self.control(theme)
        paint_plate(surface, theme, box, "ink900", border="line500", cut=8)
        half = pygame.Rect(box.centerx if self.value else box.left, box.top, box.width // 2, box.height)
        knob = half.inflate(-theme.px(6), -theme.px(6))
        paint_plate(surface, theme, knob, "chalk50" if self.value else "ink700", cut=6)
        if self.value:
            surface.fill(
                theme.color(self.accent), (knob.left, knob.bottom - theme.px(4), knob.width - theme.px(6), theme.px(4))
            )
        color = "inkText" if self.value else "chalk50"
        paint_text(surface, theme, knob, "On" if self.value else "Off", size=16, bold=True, color=color, align="center")
        if self.value:
            side = theme.px(18)
            place = box_at(side, side, center=(box.left + box.width // 4, box.centery))
            surface.blit(sign(theme, "check", side, self.accent), place)
