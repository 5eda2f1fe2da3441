"""The menu: the way into everything, over a living card table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.clubs import CLUBS, level_title
from game.variant import Variant
from game.variants import VARIANTS, find_rules
from scenes.menus.backdrop import Backdrop
from scenes.menus.comfort import add_comfort
from scenes.shell.page import PageScene
from scenes.ui.boxes import columns
from scenes.ui.button import Button, Kind
from scenes.ui.panel import Label, Picture
from scenes.ui.text import elided, paint_text
from scenes.ui.theme import Theme

if TYPE_CHECKING:
    from scenes.shell.app import App, Unfinished

CONTINUE, KICK_OFF, LEARN = "Continue", "Kick off", "Learn"
FIRST_PAIRING = f"{CLUBS[0].short} v {CLUBS[1].short} ({level_title('rookie')})"
"""Who plays before anybody has set up a match."""
BELOW = (
    ("Saved games", "save", "saved", False),
    ("Replays", "replay", "replays", True),
    ("Statistics", "trophy", "statistics", False),
    ("Settings", "gear", "settings", True),
    ("Credits & notices", "info", "credits", False),
)
"""The entries that say nothing of a match: name, sign, route, and whether it shares the line of the one before it."""
DETAILS = 2
"""Lines that an entry says of a match."""


class Entry(NamedTuple):
    """One line of the menu."""

    name: str
    glyph: str
    action: Callable[[], object]
    details: tuple[str, ...] | None = None
    """What it says of a match, one line each; None for an entry that is about none."""
    more: str = ""
    """What the button beside it says, which leads to others of its kind; empty where there is none."""
    pair: bool = False
    """Whether it shares its line with the one before it."""
    there: bool = True
    """Whether it can be used: the place of one that cannot be stays empty, so that no other one moves."""


class Line(Button):
    """An entry: the one that has the focus is white, and no other one."""

    @property
    def kind(self) -> Kind:
        return "primary" if self.focused else self._kind

    @kind.setter
    def kind(self, kind: Kind) -> None:
        self._kind = kind


class Menu(PageScene):
    """What can be done is a button; what cannot be done has none."""

    music = "music_theme"

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
        self.mark_dirty(*self._backdrop.move(self.app.theme, dt, drift=self.app.settings.menu_motion))
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

    def _hover(self, position: tuple[int, int], *, aims: bool = True) -> None:
        """Mouse and keys have one selection: the pointer brings it along."""
        super()._hover(position, aims=aims)
        over = self._widget_at(position) if aims else None
        if isinstance(over, Line) and self.focus.set(over):
            self._mark_focus()

    # The page

    def compose(self) -> None:
        theme = self.app.theme
        left, width = theme.px(56), theme.px(444)
        entries = self._entries()
        first = next(entry.name for entry in entries if entry.there)
        self.first_focus = LEARN if first == KICK_OFF and self._learns_first else first
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
        """Every entry has its place, whatever the others say: a hand that knows it is not to be led astray."""
        theme = self.app.theme
        gap = theme.px(8)
        lines: list[list[Entry]] = []
        for entry in entries:
            if entry.pair and len(lines[-1]) == 1:
                lines[-1].append(entry)
            else:
                lines.append([entry])
        heights = [_height(theme, line[0], column.width) for line in lines]
        spare = column.height - sum(heights) - gap * (len(heights) - 1)
        if spare < 0:
            heights = [max(height + spare // len(heights), theme.px(44)) for height in heights]
        y = column.top
        for line, height in zip(lines, heights, strict=True):
            row = pygame.Rect(column.left, y, column.width, height)
            for entry, place in zip(line, columns(row, len(line), gap), strict=True):
                if entry.there:
                    self.add(self._button(entry, place.width), place)
            self._add_beside(line[0], row.move(gap, 0))
            y += height + gap

    def _button(self, entry: Entry, width: int) -> Button:
        theme, first = self.app.theme, entry.name == self.first_focus
        room = width - theme.px(64)
        return Line(
            entry.name,
            entry.action,
            kind="quiet" if entry.details is None else "secondary",
            label=entry.name,
            detail="\n".join(elided(theme, "text", 1, line, room) for line in entry.details or ()),
            glyph=entry.glyph,
            accent="firstDown" if first else "home",
            zone="menu",
        )

    def _add_beside(self, entry: Entry, place: pygame.Rect) -> None:
        """Another setup than the one that Kick off starts, or another match than the one that Continue opens."""
        action: Callable[[], object]
        if entry.name == KICK_OFF and "new_match" in self.app.routes:
            name, action, tooltip = "Change", self._change, "Another game, opponent or rules."
        elif entry.more:
            name, action, tooltip = entry.more, self._open("unfinished"), "All matches that wait to be played on."
        else:
            return
        theme = self.app.theme
        width = max(theme.px(104), theme.measure("text", 18, name, True)[0] + theme.px(28))
        beside = Line(name, action, center=True, zone="menu", tooltip=tooltip)
        self.add(beside, pygame.Rect(place.right, place.top, width, place.height))

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
        if "learn" in routes:
            entries.append(Entry(LEARN, "hint", self._open("learn")))
        if "choose" in routes:
            entries.append(Entry("Choose game", "cards", self._open("choose")))
        for name, glyph, route, pair in BELOW:
            if route in routes:
                entries.append(Entry(name, glyph, self._open(route), pair=pair))
        return [*entries, Entry("Quit", "exit", self.app.quit)]

    def _continue(self) -> list[Entry]:
        """The newest of the unfinished matches, and the way to the others; its place where there is none."""
        if "continue" not in self.app.routes:
            return []
        kept, go_on = self._unfinished, self._open("continue")
        if kept is None:
            return [Entry(CONTINUE, "play", go_on, (), there=False)]
        standing = "  ·  ".join(part for part in (kept.score, kept.period) if part)
        more = f"{kept.others} more" if kept.others and "unfinished" in self.app.routes else ""
        return [Entry(CONTINUE, "play", go_on, (standing, kept.title), more)]

    def _kick_off(self) -> list[Entry]:
        variant = self._last_game
        if variant is None or "table" not in self.app.routes:
            return []
        last = self.app.settings.last_setup
        summary = _text(last.get("summary")) if last.get("variant") == variant.name else ""
        return [Entry(KICK_OFF, "whistle", self._start, (variant.title, summary or FIRST_PAIRING))]

    @property
    def _learns_first(self) -> bool:
        """Whether lessons are offered first: nobody has done one, put them off, or started a match."""
        settings = self.app.settings
        return "learn" in self.app.routes and settings.learn_first and not settings.last_setup

    @property
    def _last_game(self) -> Variant | None:
        """The game that Kick off starts: the last one; before a first match that of the last lesson, or the easiest."""
        games = {variant.name: variant for variant in VARIANTS if variant.playable}
        settings = self.app.settings
        name = settings.last_setup.get("variant")
        if isinstance(name, str) and name in games:
            return games[name]
        taught = [game for name, game in games.items() if settings.learned and settings.learned[-1].startswith(name)]
        return next(iter([*taught, *games.values()]), None)

    def _start(self) -> None:
        """Starts a match at once, set up like the last one, or else as that game is offered at first."""
        from scenes.control.setup import (  # with it come the rules, which the menu does without until here
            default_setup,
            recall,
        )

        variant = self._last_game
        assert variant is not None
        setup = recall(self.app.settings.last_setup, variant.name) or default_setup(find_rules(variant.name))
        self.app.go("table", setup)

    def _change(self) -> None:
        variant = self._last_game
        assert variant is not None
        self.app.go("new_match", variant.name)

    def _open(self, route: str, *arguments: object) -> Callable[[], object]:
        return lambda: self.app.go(route, *arguments)


def _height(theme: Theme, entry: Entry, width: int) -> int:
    """How high an entry's place is, which does not go by what it says."""
    words = "\n".join(["?"] * DETAILS) if entry.details is not None else ""
    return Button(entry.name, entry.action, detail=words, glyph=entry.glyph).measure(theme, width)


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
