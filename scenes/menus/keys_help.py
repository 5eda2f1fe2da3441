"""The help on keys: an overlay that lists all commands with their keys."""

from __future__ import annotations

import pygame

from scenes.shell.page import PageScene
from scenes.ui.boxes import box_at, columns
from scenes.ui.button import Button
from scenes.ui.keys import DEFAULTS, PRESSING, TITLES, Keys, key_title
from scenes.ui.panel import Heading, Label, Panel
from scenes.ui.scroll import ScrollArea
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

CARDS = tuple(f"card_{number}" for number in range(1, 10))
GROUPS: dict[str, frozenset[str]] = {
    "Moving and choosing": frozenset(
        {"left", "right", "up", "down", "next_zone", "previous_zone", *PRESSING, "cancel", *CARDS}
    ),
    "In a match": frozenset(),
    "Looking things up": frozenset({"zoom", "replay_last", "situation", "log", "drives", "chart", "rules"}),
    "In a replay": frozenset({"play_pause", "step_back", "step_on", "step_size", "hands"}),
    "Anywhere": frozenset({"keys_help", "mute", "fullscreen"}),
}
"""The commands of each group. The empty group gets all commands that no other group names."""
MOUSE = (
    ("Click", "Select a card, or put it back"),
    ("Double click", "Play a card at once"),
    ("Drag", "Play a card to its place"),
    ("Right-click", "Look at a card closely"),
    ("Wheel", "Scroll"),
)


NO_KEY = "no key"
MAX_SCALE_FOR_THREE_COLUMNS = 1.15
"""Largest text scale at which the texts fit into three columns; larger texts get two."""


class KeysHelp(PageScene):
    """Closed by Escape, its own key or its button."""

    opaque = False
    first_focus = "Close"

    def compose(self) -> None:
        theme = self.app.theme
        wide, high = min(theme.px(1200), theme.size[0] - theme.px(40)), theme.size[1] - theme.px(40)
        box = box_at(wide, high, center=(theme.size[0] // 2, theme.size[1] // 2))
        self.add(Panel(border="line500", accent="firstDown"), box)
        pad, gap = theme.px(24), theme.px(14)
        heading = Heading("Keys", accent="firstDown", size=34)
        top = box.top + pad + heading.measure(theme, box.width)
        self.add(heading, pygame.Rect(box.left + pad, box.top + pad, box.width // 2, top - box.top - pad))
        foot = theme.px(50)
        self._add_buttons(pygame.Rect(box.left + pad, box.bottom - pad - foot, box.width - 2 * pad, foot))
        room = pygame.Rect(box.left + pad, top + theme.px(12), box.width - 2 * pad, 0)
        room.height = box.bottom - pad - foot - theme.px(14) - room.top
        groups = self._columns(3 if theme.text_scale <= MAX_SCALE_FOR_THREE_COLUMNS else 2)
        for index, (rows, column) in enumerate(zip(groups, columns(room, len(groups), gap), strict=True)):
            self.add_scroll(ScrollArea(f"column {index}", gap=0), column, rows)

    def _columns(self, count: int) -> list[list[Widget]]:
        """Distributes the groups over ``count`` columns of similar length."""
        groups = [[GroupTitle(title), *self._lines(commands_of(title))] for title in GROUPS]
        groups.append([GroupTitle("Mouse"), *(KeyLine(does, [gesture]) for gesture, does in MOUSE)])
        columns: list[list[Widget]] = [[] for _ in range(count)]
        for group in sorted(
            groups, key=len, reverse=True
        ):  # the shortest groups come last and fill the shortest columns
            min(columns, key=len).extend(group)
        return columns

    def _lines(self, commands: list[str]) -> list[Widget]:
        """Returns a line for each command. The nine card commands share one line if they have their default keys."""
        keys = self.app.keys
        digits = all(keys.of(card) == DEFAULTS[card] for card in CARDS)
        lines: list[Widget] = []
        for command in commands:
            if command not in CARDS or not digits:
                lines.append(KeyLine(TITLES[command], caps(keys, command)))
            elif command == CARDS[0]:
                lines.append(KeyLine("Select a card of your hand", ["1", "…", "9"]))
        return lines

    def _add_buttons(self, row: pygame.Rect) -> None:
        theme, app = self.app.theme, self.app
        width = theme.px(220)
        close = Button("Close", self.cancel, kind="primary", center=True, accent="firstDown", zone="foot")
        self.add(close, pygame.Rect(row.right - width, row.top, width, row.height))
        if "settings" in app.routes:
            change = Button("Change keys", self._change, kind="quiet", glyph="gear", zone="foot")
            self.add(change, pygame.Rect(row.left, row.top, width + theme.px(40), row.height))

    def _change(self) -> None:
        self.app.go("settings", "Controls", replace=True)

    def command(self, command: str) -> bool:
        """Closes the help for the command that opened it."""
        if command == "keys_help":
            self.cancel()
            return True
        return False


def commands_of(group: str) -> list[str]:
    """Returns the commands of a group in the order of ``DEFAULTS``."""
    named = frozenset[str]().union(*GROUPS.values())
    return [command for command in DEFAULTS if command in (GROUPS[group] or DEFAULTS.keys() - named)]


def caps(keys: Keys, command: str) -> list[str]:
    """Returns the keys of a command as printed on keycaps."""
    return [key_title(key) for key in keys.of(command)]


class GroupTitle(Label):
    """The title of a group of commands."""

    def __init__(self, name: str) -> None:
        super().__init__(name, face="block", size=20, color="firstDown")

    def measure(self, theme: Theme, width: int) -> int:
        return theme.line_height("block", self.size) + theme.px(16)


class KeyLine(Widget):
    """A line: what a command does, and its keycaps at the right. The widget's name has both as text."""

    def __init__(self, does: str, keys: list[str]) -> None:
        super().__init__(f"{does}: {', '.join(keys) or NO_KEY}")
        self.does, self.keys = does, keys

    def _room(self, theme: Theme, width: int) -> int:
        """Returns the width that the keycaps leave for the text, in pixels."""
        caps = [max(theme.measure("mono", 16, key)[0] + theme.px(14), theme.px(26)) for key in self._shown]
        return width - sum(caps) - theme.px(6) * len(caps) - theme.px(8)

    @property
    def _shown(self) -> list[str]:
        return self.keys or [NO_KEY]

    def measure(self, theme: Theme, width: int) -> int:
        lines = len(theme.wrap("text", 17, self.does, self._room(theme, width)))
        return max(theme.px(32), lines * theme.line_height("text", 17) + theme.px(6))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        right = self.rect.right
        for key in reversed(self._shown):
            right = self._paint_cap(surface, theme, key, right) - theme.px(6)
        room = pygame.Rect(self.rect.topleft, (self._room(theme, self.rect.width), self.rect.height))
        paint_text(surface, theme, room, self.does, lines=3)

    def _paint_cap(self, surface: pygame.Surface, theme: Theme, key: str, right: int) -> int:
        bare = key in ("…", NO_KEY)
        words = theme.text("mono", 16, key, "chalk300" if bare else "chalk50")
        height = max(theme.px(26), words.get_height() + theme.px(2))
        wide = max(words.get_width() + (0 if bare else theme.px(14)), height)
        cap = box_at(wide, height, midright=(right, self.rect.centery))
        if not bare:
            surface.fill(theme.color("ink900"), cap)
            pygame.draw.rect(surface, theme.color("line500"), cap, theme.px(1.5))
        surface.blit(words, words.get_rect(center=cap.center))
        return cap.left
