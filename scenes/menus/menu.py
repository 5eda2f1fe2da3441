"""The menu: the way into everything, over a living card table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.variants import VARIANTS
from scenes.menus.backdrop import Backdrop
from scenes.menus.comfort import add_comfort
from scenes.shell.page import PageScene
from scenes.ui.button import Button, Kind
from scenes.ui.panel import Label, Picture
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme

if TYPE_CHECKING:
    from scenes.shell.app import App, Unfinished

__all__ = ["Menu"]


class Entry(NamedTuple):
    """One line of the menu."""

    name: str
    detail: str
    glyph: str
    action: Callable[[], object]


class Menu(PageScene):
    """What can be done is a button; what cannot be done has none."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._backdrop = Backdrop()
        self._unfinished: Unfinished | None = None

    def enter(self) -> None:
        super().enter()
        self._look_for_unfinished()

    def resume(self) -> None:
        self._look_for_unfinished()
        super().resume()

    def _look_for_unfinished(self) -> None:
        """Reads what Continue offers: once whenever the menu is opened, not with every change of its size."""
        self._unfinished = self.app.saves.unfinished() if self.app.saves is not None else None

    @property
    def animating(self) -> bool:
        # Drift needs no frames of its own: its ticks are as long as the idle loop's waits.
        return super().animating or not self._backdrop.complete

    def layout(self) -> None:
        self._backdrop.layout(self.app.theme, self.app.theme.size)
        super().layout()

    def update(self, dt: float) -> None:
        super().update(dt)
        self.soil(*self._backdrop.move(self.app.theme, dt, drift=self.app.settings.menu_motion))
        if self.top_scene:
            for notice in self.app.take_notices():
                self.toast(notice)

    @property
    def top_scene(self) -> bool:
        """Whether the menu is what the player sees."""
        return self.app.stack.top is self

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        self._backdrop.paint(surface, area)

    def cancel(self) -> None:
        """There is nothing to go back to; Quit gets the focus instead."""
        self.focus.set("Quit")
        self._show_ring()

    # The page

    def compose(self) -> None:
        theme = self.app.theme
        left, width = theme.px(56), theme.px(372)
        entries = self._entries()
        self.first_focus = entries[0].name
        top = self._add_title(left, theme.px(44))
        foot = theme.size[1] - theme.px(44)
        self._add_entries(entries, pygame.Rect(left, top, width, foot - top))
        self._add_foot(left, theme.size[1] - theme.px(34))
        if not self.app.settings.welcomed:
            add_comfort(self)

    def _add_title(self, left: int, top: int) -> int:
        theme = self.app.theme
        height = theme.line_height("block", 60)
        box = pygame.Rect(left, top, theme.px(560), height + theme.px(46))
        self.add(Picture("Pigskin Parlor", _paint_title), box)
        return box.bottom + theme.px(16)

    def _add_entries(self, entries: list[Entry], column: pygame.Rect) -> None:
        theme = self.app.theme
        gap = theme.px(8)
        buttons = [self._button(entry, first=index == 0) for index, entry in enumerate(entries)]
        heights = [button.measure(theme, column.width) for button in buttons]
        spare = column.height - sum(heights) - gap * (len(heights) - 1)
        if spare < 0:
            heights = [max(height + spare // len(heights), theme.px(44)) for height in heights]
        y = column.top
        for button, height in zip(buttons, heights, strict=True):
            self.add(button, pygame.Rect(column.left, y, column.width, height))
            y += height + gap

    def _button(self, entry: Entry, *, first: bool) -> Button:
        kind: Kind = "primary" if first else "secondary" if entry.detail else "quiet"
        return Button(
            entry.name,
            entry.action,
            kind=kind,
            detail=entry.detail,
            glyph=entry.glyph,
            accent="firstDown" if first else "home",
            zone="menu",
        )

    def _add_foot(self, left: int, top: int) -> None:
        theme = self.app.theme
        keys = self.app.keys
        words = f"Arrows choose   ·   {keys.hint('commit')} opens   ·   {keys.hint('fullscreen')} full screen"
        label = Label(words, size=16, color="chalk300")
        self.add(label, pygame.Rect(left, top, theme.size[0] - 2 * left, theme.px(24)))

    # The entries

    def _entries(self) -> list[Entry]:
        routes = self.app.routes
        entries = [*self._continue(), *self._kick_off()]
        if "choose" in routes:
            entries.append(Entry("Choose game", "", "cards", self._open("choose")))
        if "saved" in routes:
            entries.append(Entry("Saved games", "", "save", self._open("saved")))
        if "settings" in routes:
            entries.append(Entry("Settings", "", "gear", self._open("settings")))
        if "credits" in routes:
            entries.append(Entry("Credits & notices", "", "info", self._open("credits")))
        return [*entries, Entry("Quit", "", "exit", self.app.quit)]

    def _continue(self) -> list[Entry]:
        unfinished = self._unfinished
        if unfinished is None or "continue" not in self.app.routes:
            return []
        heading = "  ·  ".join(part for part in (unfinished.title, unfinished.period) if part)
        detail = "\n".join(part for part in (unfinished.score, heading) if part)
        return [Entry("Continue", detail, "play", self._open("continue"))]

    def _kick_off(self) -> list[Entry]:
        setup = self.app.settings.last_setup
        titles = {variant.name: variant.title for variant in VARIANTS if variant.playable}
        name = setup.get("variant")
        if isinstance(name, str) and name in titles and "table" in self.app.routes:
            detail = "  ·  ".join(part for part in (titles[name], _text(setup.get("summary"))) if part)
            return [Entry("Kick off", detail, "whistle", partial(self._kick_off_again, name))]
        if "new_match" in self.app.routes and titles:
            first = next(iter(titles))
            return [Entry("Kick off", titles[first], "whistle", self._open("new_match", first))]
        return []

    def _kick_off_again(self, name: str) -> None:
        """Starts a match set up like the last one; where that can no longer be played, sets one up."""
        from saves.setup import recall  # with it come the rules, which the menu does without until here

        setup = recall(self.app.settings.last_setup, name)
        if setup is None:
            self.app.go("new_match", name)
        else:
            self.app.go("table", setup)

    def _open(self, route: str, *arguments: object) -> Callable[[], object]:
        return lambda: self.app.go(route, *arguments)


def _text(value: object) -> str:
    """A value out of a file where it is a text."""
    return value if isinstance(value, str) else ""


def _paint_title(surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
    """The name of the program, with a first-down line under it and what it is."""
    height = theme.line_height("block", 60)
    first = pygame.Rect(box.left, box.top, box.width, height)
    covered = paint_text(surface, theme, first, "Pigskin Parlor", face="block", size=60)
    line = pygame.Rect(box.left, covered.bottom + theme.px(4), covered.width, theme.px(5))
    surface.fill(theme.color("home"), (line.left, line.top, line.width * 62 // 100, line.height))
    surface.fill(
        theme.color("away"), (line.left + line.width * 64 // 100, line.top, line.width * 36 // 100, line.height)
    )
    words = pygame.Rect(box.left, line.bottom + theme.px(6), box.width, theme.line_height("text", 18))
    paint_text(surface, theme, words, "Five football card games, one table", size=18, color="chalk300")
