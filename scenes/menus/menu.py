"""The main menu, over an animated background of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.clubs import CLUBS, level_title
from game.variant import Variant
from game.variants import VARIANTS, find_rules
from scenes.menus.backdrop import Backdrop
from scenes.menus.first_start import add_first_start
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
"""The players shown before anybody has set up a match."""
PLAIN_ENTRIES = (
    ("Saved games", "save", "saved", False),
    ("Replays", "replay", "replays", True),
    ("Statistics", "trophy", "statistics", False),
    ("Settings", "gear", "settings", True),
    ("Credits & notices", "info", "credits", False),
)
"""The entries without details: name, sign, route, and whether it shares a line with the entry before it."""
DETAIL_LINES = 2
"""Lines of details in an entry about a match."""


class Entry(NamedTuple):
    """One entry of the menu."""

    name: str
    glyph: str
    action: Callable[[], object]
    details: tuple[str, ...] | None = None
    """Lines about its match; None for an entry that is not about a match."""
    more: str = ""
    """Label of the button beside it, which leads to other matches; empty for no button."""
    pair: bool = False
    """Whether it shares a line with the entry before it."""
    there: bool = True
    """Whether it can be used. If not, its place stays empty, so that no other entry moves."""


class Line(Button):
    """The button of an entry. Only the focused one is white."""

    @property
    def kind(self) -> Kind:
        return "primary" if self.focused else self._kind

    @kind.setter
    def kind(self, kind: Kind) -> None:
        self._kind = kind


class Menu(PageScene):
    """The main menu. It has buttons only for what can be done."""

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
        """Reads the match for Continue. Called when the menu opens, not at every change of its size."""
        self._unfinished = self.app.saves.unfinished() if self.app.saves is not None else None

    @property
    def animating(self) -> bool:
        # Drifting cards need no extra frames: a tick of theirs is as long as a wait of the idle loop.
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
        """Whether the menu is on top."""
        return self.app.stack.top is self

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        self._backdrop.paint(surface, area)

    def cancel(self) -> None:
        """Focuses Quit, because there is no scene to go back to."""
        self.focus.set("Quit")
        self._show_ring()

    def _hover(self, position: tuple[int, int], *, aims: bool = True) -> None:
        """Focuses the entry under the pointer, so that mouse and keys share one selection."""
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
            add_first_start(self)

    def _add_title(self, left: int, top: int) -> int:
        theme = self.app.theme
        height = theme.line_height("block", 60)
        box = pygame.Rect(left, top, theme.px(560), height + theme.px(46))
        self.add(Picture("Pigskin Parlor", _paint_title), box)
        return box.bottom + theme.px(16)

    def _add_entries(self, entries: list[Entry], column: pygame.Rect) -> None:
        """Adds all entries. An entry's place does not depend on the others' texts, so players can learn it by heart."""
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
        """Adds the button beside Kick off for another setup, or beside Continue for another match."""
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
        for name, glyph, route, pair in PLAIN_ENTRIES:
            if route in routes:
                entries.append(Entry(name, glyph, self._open(route), pair=pair))
        return [*entries, Entry("Quit", "exit", self.app.quit)]

    def _continue(self) -> list[Entry]:
        """Returns the entry for the newest unfinished match, or its empty place."""
        if "continue" not in self.app.routes:
            return []
        saved, action = self._unfinished, self._open("continue")
        if saved is None:
            return [Entry(CONTINUE, "play", action, (), there=False)]
        score = "  ·  ".join(part for part in (saved.score, saved.period) if part)
        more = f"{saved.others} more" if saved.others and "unfinished" in self.app.routes else ""
        return [Entry(CONTINUE, "play", action, (score, saved.title), more)]

    def _kick_off(self) -> list[Entry]:
        variant = self._last_game
        if variant is None or "table" not in self.app.routes:
            return []
        last = self.app.settings.last_setup
        summary = _text(last.get("summary")) if last.get("variant") == variant.name else ""
        return [Entry(KICK_OFF, "whistle", self._start, (variant.title, summary or FIRST_PAIRING))]

    @property
    def _learns_first(self) -> bool:
        """Whether Learn gets the focus first: no lesson was done or put off, and no match started."""
        settings = self.app.settings
        return "learn" in self.app.routes and settings.learn_first and not settings.last_setup

    @property
    def _last_game(self) -> Variant | None:
        """The game that Kick off starts: that of the last match, else of the last lesson, else the easiest."""
        games = {variant.name: variant for variant in VARIANTS if variant.playable}
        settings = self.app.settings
        name = settings.last_setup.get("variant")
        if isinstance(name, str) and name in games:
            return games[name]
        taught = [game for name, game in games.items() if settings.learned and settings.learned[-1].startswith(name)]
        return next(iter([*taught, *games.values()]), None)

    def _start(self) -> None:
        """Starts a match at once, with the setup of the last match or the game's default setup."""
        from scenes.control.setup import (  # imported here because it loads the rules, which the menu does not need
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
    """Returns the height of an entry's place, in pixels. It does not depend on the entry's text."""
    words = "\n".join(["?"] * DETAIL_LINES) if entry.details is not None else ""
    return Button(entry.name, entry.action, detail=words, glyph=entry.glyph).measure(theme, width)


def _text(value: object) -> str:
    """Returns a value read from a file if it is a string, else an empty string."""
    return value if isinstance(value, str) else ""


def _paint_title(surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
    """Paints the name of the program, a line in two colors below it, and the subtitle."""
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
