"""The action column: one large button for each thing that can be done now, and small ones that are always there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from scenes.table.controls import ButtonThing, Press
from scenes.table.layout import Layout
from scenes.table.stage import Stage
from scenes.ui.button import Button, Kind
from scenes.ui.theme import Theme

MOST = 3
"""Large buttons; no decision offers more beside cards and piles."""
HIGHEST = 64.0
"""Units."""


class Entry(NamedTuple):
    """One button to be."""

    label: str
    action: Callable[[], object]
    kind: Kind = "secondary"
    detail: str = ""
    key: str = ""
    enabled: bool = True


class Tool(NamedTuple):
    """One small button: its name, its sign, and what it does."""

    name: str
    glyph: str
    action: Callable[[], object]


class Column:
    """Places and renews the buttons at the right of the hand."""

    def __init__(self, stage: Stage, theme: Theme, tools: Sequence[Tool]) -> None:
        self.stage, self.theme, self.tools = stage, theme, tools
        self.large: list[ButtonThing] = []
        self.small: list[ButtonThing] = []
        self._entries: list[Entry] = []
        self._layout: Layout | None = None

    def layout(self, layout: Layout) -> None:
        """Adopts a window size."""
        self._layout = layout
        for thing in self.small:
            self.stage.remove(thing)
        self.small = []
        area = layout.actions
        side, gap = self.theme.px(44), self.theme.px(8)
        step = (area.w - 2 * gap + gap) / len(self.tools)
        for place, tool in enumerate(self.tools):
            button = Button(
                tool.name, tool.action, kind="quiet", label="", glyph=tool.glyph, zone="tools", tooltip=tool.name
            )
            button.rect = pygame.Rect(round(area.x + gap + place * step), area.bottom - side - gap // 2, side, side)
            button.center = True
            self.small.append(ButtonThing(self.theme, button))
        self.stage.add(*self.small)
        self.show(self._entries, again=True)

    def show(self, entries: Sequence[Entry], again: bool = False) -> None:
        """Makes these the large buttons, from the top."""
        if [entry[:1] + entry[2:] for entry in entries] == [
            entry[:1] + entry[2:] for entry in self._entries
        ] and not again:
            for thing, entry in zip(self.large, entries, strict=False):
                thing.button.action = entry.action
            self._entries = list(entries)
            return
        self._entries = list(entries)
        for thing in self.large:
            self.stage.remove(thing)
        shown = entries[:MOST]
        self.large = [self._thing(place, entry, len(shown)) for place, entry in enumerate(shown)]
        self.stage.add(*self.large)

    def _thing(self, place: int, entry: Entry, count: int) -> ButtonThing:
        button = Button(
            entry.label,
            entry.action,
            kind=entry.kind,
            detail=entry.detail,
            key=entry.key,
            accent="firstDown",
            zone="actions",
            enabled=entry.enabled,
            size=17,
        )
        if self._layout is not None:
            area, gap = self._layout.actions, self.theme.px(4)
            wanted = max(self.theme.px(HIGHEST), button.measure(self.theme, area.w - 4 * gap))
            high = min((area.h - self.theme.px(52) - gap * (count + 1)) // count, wanted)
            if high < wanted - gap:
                button.detail = ""
            button.rect = pygame.Rect(area.x + 2 * gap, area.y + gap + place * (high + gap), area.w - 4 * gap, high)
        return ButtonThing(self.theme, button)

    def targets(self) -> list[Press]:
        """The buttons as targets of the focus graph."""
        found = []
        for thing in [*self.large, *self.small]:
            button = thing.button
            target = Press(button.name, button.zone, button.rect, button.press)
            target.enabled = button.enabled
            found.append(target)
        return found

    def mark(self, focused: str | None, hovered: str | None) -> None:
        """Lights the buttons that pointer and focus are on."""
        for thing in [*self.large, *self.small]:
            thing.button.focused = thing.button.name == focused
            thing.button.hovered = thing.button.name == hovered

    def update(self, dt: float) -> bool:
        """A step of ``dt`` seconds; tells whether a button is still changing its light."""
        moving = False
        for thing in [*self.large, *self.small]:
            thing.button.update(dt, 1.0)
            moving = moving or thing.button.moving
        return moving
