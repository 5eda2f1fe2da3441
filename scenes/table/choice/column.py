"""The action column: a large button for each possible action, and small buttons that are always there."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame

from game.contract import Action
from scenes.table.stage.layout import DRIVES, Layout
from scenes.table.stage.stage import Stage, StageItem
from scenes.ui.button import Button, Kind
from scenes.ui.theme import Theme

MAX_ROWS = 3
"""Largest number of rows of large buttons, each at least 44 units high. With more buttons, two share a row."""
MAX_BUTTONS = 2 * MAX_ROWS
"""Largest number of large buttons."""
MAX_HEIGHT = 64.0
"""Largest height of a button, in units."""
TOOLS = 52.0
"""Height of the row of small buttons, in units."""
MAX_LABEL_LINES = 3
"""Largest number of lines of a label without a detail; one more if two buttons share a row."""


class Entry(NamedTuple):
    """A button to be shown."""

    label: str
    action: Callable[[], object]
    kind: Kind = "secondary"
    detail: str = ""
    aside: bool = False
    """Whether the decision stays open after it, as after a timeout. Two of these share a row."""
    means: Sequence[Action] = ()
    """The actions that it takes, or that its menu offers."""
    row: int | None = None
    """The row in which it always stands, from the top; None if its game keeps no places for its buttons."""
    tip: str = ""
    """Its tooltip; empty for the detail."""


class Tool(NamedTuple):
    """A small button: its name, the command that does the same, its icon and its function."""

    name: str
    command: str
    glyph: str
    action: Callable[[], object]


class ButtonItem(StageItem):
    """A button as an item on the stage."""

    layer = 70.0

    def __init__(self, theme: Theme, button: Button) -> None:
        self.theme, self.button = theme, button

    def render_key(self) -> Hashable:
        button = self.button
        return (
            button.label,
            button.detail,
            button.enabled,
            button.kind,
            round(button.glow * 8),
            button.focused,
            button.pressed,
            tuple(button.rect),
        )

    def bounds(self) -> pygame.Rect:
        return self.button.bounds(self.theme)

    def paint(self, surface: pygame.Surface) -> None:
        surface.fill(self.theme.color("ink800"), self.button.rect)
        self.button.draw(surface, self.theme)
        if self.button.focused:
            self.button.draw_ring(surface, self.theme)


class Column:
    """Places and updates the buttons at the right of the hand."""

    def __init__(self, stage: Stage, theme: Theme, tools: Sequence[Tool], key_of: Callable[[str], str]) -> None:
        """``key_of`` returns the current key of a command."""
        self.stage, self.theme, self.tools, self._key_of = stage, theme, tools, key_of
        self.large: list[ButtonItem] = []
        self.small: list[ButtonItem] = []
        self.risen = 0
        """Pixels by which the buttons extend over the drive chart, for long labels."""
        self._entries: list[Entry] = []
        self._layout: Layout | None = None

    @property
    def unused(self) -> pygame.Rect:
        """The area of the large buttons while there are none, else an empty one."""
        if self._layout is None or self.large:
            return pygame.Rect(0, 0, 0, 0)
        area = self._layout.actions
        return pygame.Rect(area.x, area.y, area.w, area.h - self.theme.px(TOOLS))

    def layout(self, layout: Layout) -> None:
        """Places the buttons for a window size."""
        self._layout = layout
        for thing in self.small:
            self.stage.remove(thing)
        self.small = []
        area = layout.actions
        side, gap = self.theme.px(44), self.theme.px(8)
        step = (area.w - 2 * gap + gap) / len(self.tools)
        for index, tool in enumerate(self.tools):
            key = self._key_of(tool.command)
            name = f"{tool.name} ({key})" if key else tool.name
            button = Button(name, tool.action, kind="quiet", label="", glyph=tool.glyph, zone="tools", tooltip=name)
            button.rect = pygame.Rect(round(area.x + gap + index * step), area.bottom - side - gap // 2, side, side)
            button.center = True
            self.small.append(ButtonItem(self.theme, button))
        self.stage.add(*self.small)
        self.show(self._entries, again=True)

    def show(self, entries: Sequence[Entry], again: bool = False) -> None:
        """Replaces the large buttons."""
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
        self.risen, self.large = 0, self._things(entries)
        lacking = max((thing.button.missing_height(self.theme) for thing in self.large), default=0)
        if lacking:
            self.risen = min(lacking * len(rows_of(entries)), self.theme.px(DRIVES))
            self.large = self._things(entries)
        self.stage.add(*self.large)

    def _things(self, entries: Sequence[Entry]) -> list[ButtonItem]:
        rows, found, below = rows_of(entries), list[ButtonItem](), 0
        for row in rows:
            if not row:  # kept free
                below += self._highest(len(rows)) + self._gap(len(rows))
                continue
            things = [self._thing(entry, below, len(rows), index, len(row)) for index, entry in enumerate(row)]
            high = max(thing.button.rect.h for thing in things)
            high = high if entries[0].row is None else max(high, self._highest(len(rows)))
            for thing in things:
                thing.button.rect.h = high
            below += high + self._gap(len(rows))
            found += things
        return found

    def _highest(self, rows: int) -> int:
        """Pixels of a row that takes its full share of the room."""
        if self._layout is None:
            return 0
        room = self._layout.actions.h + self.risen - self.theme.px(TOOLS) - self._gap(rows) * (rows - 1)
        return min(self.theme.px(MAX_HEIGHT), room // rows)

    def _gap(self, rows: int) -> int:
        """Returns the pixels between two rows; fewer if all rows are used, so that the buttons stay high."""
        margin = self.theme.px(8)
        return margin if rows < MAX_ROWS else margin // 2

    def _thing(self, entry: Entry, below: int, rows: int, place: int, shared: int) -> ButtonItem:
        """Creates a button: number ``place`` of ``shared`` in one of ``rows``, ``below`` pixels under the first row."""
        button = Button(
            entry.label,
            entry.action,
            kind=entry.kind,
            detail=entry.detail if shared == 1 else "",
            accent="firstDown",
            zone="actions",
            tooltip=entry.tip or entry.detail,
            size=17,
            center=shared > 1,
        )
        if self._layout is not None:
            area, margin = self._layout.actions.copy(), self.theme.px(8)
            area.top, area.h = area.top - self.risen, area.h + self.risen
            gap = self._gap(rows)
            wide = (area.w - margin * (shared + 1)) // shared
            wanted = max(self.theme.px(MAX_HEIGHT), button.measure(self.theme, wide))
            most = (area.h - self.theme.px(TOOLS) - gap * (rows - 1)) // rows
            high = min(most, wanted)
            button.rect = pygame.Rect(area.x + margin + place * (wide + margin), area.y + below, wide, high)
            if high < wanted - gap or button.label_is_cut(self.theme):
                self._in_one(button)
                button.max_label_lines += shared - 1
                button.rect.h = min(most, high + button.missing_height(self.theme))
        return ButtonItem(self.theme, button)

    def _in_one(self, button: Button) -> None:
        """Joins label and detail of a button that is too low for both, or drops the detail if they do not fit.

        A condition is never dropped: the points are named alone before it.
        """
        both = f"{button.label}: {button.detail}"
        if button.detail and button.label_fits(self.theme, both):
            button.label = both
        elif button.detail.startswith("if "):
            button.label = f"{button.label.rpartition(' ')[2]} {button.detail}"
        button.detail, button.max_label_lines = "", MAX_LABEL_LINES

    def button_of(self, action: Action) -> Button | None:
        """Returns the button that takes an action, or that opens the menu with it."""
        pairs = zip(self._entries, self.large, strict=False)
        return next((thing.button for entry, thing in pairs if action in entry.means), None)

    def meant_by(self, button: Button) -> Sequence[Action]:
        """Returns the actions that a large button takes or offers; none for a small one."""
        pairs = zip(self._entries, self.large, strict=False)
        return next((entry.means for entry, thing in pairs if thing.button is button), ())

    @property
    def primary(self) -> Button | None:
        """The primary (white) button or the usual answer, which the commit key presses; None if none is obvious."""
        return next((thing.button for thing in self.large if thing.button.kind in ("primary", "usual")), None)

    @property
    def buttons(self) -> list[Button]:
        """The large buttons and the small ones, in reading order."""
        return [thing.button for thing in (*self.large, *self.small)]

    def mark(self, focused: str | None, hovered: str | None) -> None:
        """Highlights the buttons under pointer and focus."""
        for button in self.buttons:
            button.focused, button.hovered = button.name == focused, button.name == hovered

    def update(self, dt: float) -> bool:
        """Moves on by ``dt`` seconds. Returns whether a button is still changing its highlight."""
        for button in self.buttons:
            button.update(dt, 1.0)
        return any(button.moving for button in self.buttons)


def rows_of(entries: Sequence[Entry]) -> list[list[Entry]]:
    """Arranges buttons in rows: two ``aside`` ones share a row, and others too if there would be more than MAX_ROWS.

    Where a game keeps places for its buttons, a row may be empty, and what has no place joins the first one.

    >>> [len(row) for row in rows_of([Entry("Match", print), Entry("Timeout", print, aside=True)])]
    [1, 1]
    """
    if any(entry.row is not None for entry in entries):
        return [[entry for entry in entries if (entry.row or 0) == row] for row in range(MAX_ROWS)]
    rows: list[list[Entry]] = []
    for entry in entries:
        if rows and entry.aside and len(rows[-1]) == 1 and rows[-1][0].aside:
            rows[-1].append(entry)
        else:
            rows.append([entry])
    while len(rows) > MAX_ROWS and (pair := _last_pair(rows)):
        rows[pair - 1 : pair + 1] = [rows[pair - 1] + rows[pair]]
    return rows


def _last_pair(rows: Sequence[list[Entry]]) -> int:
    """Returns the index of the last row that can be joined with the one above it, or 0."""
    return next((n for n in range(len(rows) - 1, 0, -1) if len(rows[n]) == len(rows[n - 1]) == 1), 0)
