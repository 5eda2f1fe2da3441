"""The hints in the rail: up to three options, each with the number that marks its cards."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame

from scenes.table.stage.stage import StageItem
from scenes.ui.shapes import paint_plate
from scenes.ui.text import elided
from scenes.ui.theme import Theme

MIN_RAIL_WIDTH = 10.0
"""Width of the rail, in line heights, from which it has space for hints."""
HEAD, GAP, BADGE = 38.0, 8.0, 24.0
"""Height of the heading, gap between options, and size of an option's number, in units."""
REASON_COLOR = "chalk300"
"""Color of reasons, which also tells their rows from names and ratings."""


class Option(NamedTuple):
    """A hint: the action's name, its rating, and the reason for it."""

    label: str
    rating: str
    reason: str
    shortcut: str = ""
    """The shortcut of the table that it names; empty if it names an action."""


class Advice(StageItem):
    """The hints, shown over the play log and, if needed, the drives. In a narrow rail they are a drawer."""

    layer = 955.0
    heading = "hints"

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rail = self.whole_rail = self.prompt = pygame.Rect(0, 0, 0, 0)
        """The log's part of the rail, the rail including the drives, and the prompt."""
        self.crowded = False
        """Whether buttons cover the drives, which the hints then leave free."""
        self.unused = pygame.Rect(0, 0, 0, 0)
        """The part of the rail below, as long as no button is there."""
        self.options: Sequence[Option] = ()
        self.note = ""
        """Text above the options, or instead of them while they are being computed."""
        self.drawn_out = False
        """Whether the drawer is open."""
        self.pointed = 0
        """Number of the option under the pointer or focus, 0 for none."""
        self.size = 16.0
        """Type size in units."""

    @property
    def shown(self) -> bool:
        """Whether there is anything to show."""
        return bool(self.options or self.note)

    @property
    def narrow(self) -> bool:
        """Whether the rail is too narrow for hints, so that they are one line until the drawer is opened."""
        return self.rail.w < MIN_RAIL_WIDTH * self.theme.line_height("text", 16)

    @property
    def open(self) -> bool:
        """Whether the options are shown in the rail."""
        return self.shown and (self.drawn_out or not self.narrow)

    def clear(self) -> None:
        """Removes the hints."""
        self.options, self.note, self.drawn_out = (), "", False

    def render_key(self) -> Hashable:
        return (tuple(self.options), self.note, self.pointed) if self.open else None

    def bounds(self) -> pygame.Rect:
        boxes = [self.whole_rail] if self.narrow else [self.rail] if self.crowded else [self.rail, self.whole_rail]
        if self.unused:
            boxes.append(self.whole_rail.union(self.unused))
        for self.size in (16.0, 14.0):  # never below the smallest text
            for box in boxes:
                if sum(len(self._rows(option, box.w)) for option in self.options) <= self._spare(box):
                    return box
        return boxes[-1]

    def spots(self) -> list[pygame.Rect]:
        """Returns the area of each option, in window pixels; none while the drawer is closed."""
        if not self.open:
            return []
        theme, box = self.theme, self.bounds()
        step, found = theme.line_height("text", self.size), list[pygame.Rect]()
        y = box.y + theme.px(HEAD) + step * len(self._note_rows(box.w))
        for number, rows in enumerate(self._shown_rows(box), 1):
            y += theme.px(GAP) if number > 1 or self.note else 0
            high = max(step * len(rows), theme.px(BADGE))
            found.append(pygame.Rect(box.x + theme.px(4), y - theme.px(3), box.w - theme.px(8), high + theme.px(6)))
            y += high
        return found

    def is_whole(self, place: int) -> bool:
        """Returns whether an option is shown without omissions."""
        box = self.bounds()
        return self.open and self._shown_rows(box)[place] == self._rows(self.options[place], box.w)

    def _rows(self, option: Option, wide: int) -> list[tuple[str, str, bool]]:
        """Returns the rows of an option: text, color and whether it is bold.

        Only reason rows may extend below the number.
        """
        theme, whole = self.theme, wide - self.theme.px(26)
        room = whole - theme.px(BADGE + 8)
        rows = [(row, "chalk50", True) for row in theme.wrap("text", self.size, option.label, room, bold=True)]
        rows += [(row, "firstDown", False) for row in theme.wrap("text", self.size, option.rating, room) if row]
        rows += [(row, REASON_COLOR, False) for row in theme.wrap("text", self.size, option.reason, whole) if row]
        return rows

    def _note_rows(self, wide: int) -> list[str]:
        return self.theme.wrap("text", self.size, self.note, wide - self.theme.px(28)) if self.note else []

    def _spare(self, box: pygame.Rect) -> int:
        """Returns the number of rows available for options."""
        theme = self.theme
        room = box.h - theme.px(HEAD + GAP * (len(self.options) + 1))
        return room // theme.line_height("text", self.size) - len(self._note_rows(box.w))

    def _shown_rows(self, box: pygame.Rect) -> list[list[tuple[str, str, bool]]]:
        """Returns the rows shown of each option. If space is short, the last options lose their reasons first.

        A reason is omitted as a whole; only that of the first option may be shortened.
        """
        options = [self._rows(option, box.w) for option in self.options]
        bare = [[row for row in rows if row[1] != REASON_COLOR] for rows in options]
        spare = self._spare(box)
        for place in reversed(range(1, len(options))):
            if sum(map(len, options)) <= spare:
                break
            options[place] = bare[place]
        over = sum(map(len, options)) - spare
        if over > 0 and options:
            options[0] = self._cut(options[0], max(len(bare[0]) + 1, len(options[0]) - over), box.w)
        return options

    def _cut(self, rows: list[tuple[str, str, bool]], count: int, wide: int) -> list[tuple[str, str, bool]]:
        """Returns the first ``count`` rows, the last one with an ellipsis if there are more."""
        if len(rows) <= count:
            return rows
        text, color, bold = rows[count - 1]
        last = elided(self.theme, "text", self.size, f"{text} …", wide - self.theme.px(26), bold=bold)
        return [*rows[: count - 1], (last, color, bold)]

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.bounds()
        paint_plate(surface, theme, box, "ink800", border="firstDown", line=2, cut=10)
        head = theme.text("block", 18, self.heading, "firstDown")
        surface.blit(head, (box.x + theme.px(16), box.y + theme.px(10)))
        step, y = theme.line_height("text", self.size), box.y + theme.px(HEAD)
        for row in self._note_rows(box.w):
            surface.blit(theme.text("text", self.size, row, "firstDown"), (box.x + theme.px(16), y))
            y += step
        for number, (spot, rows) in enumerate(zip(self.spots(), self._shown_rows(box), strict=True), 1):
            if number == self.pointed:
                paint_plate(surface, theme, spot, "ink700", border="line500", cut=6)
            self._paint_option(surface, spot, number, rows)

    def _paint_option(
        self, surface: pygame.Surface, spot: pygame.Rect, number: int, rows: Sequence[tuple[str, str, bool]]
    ) -> None:
        theme, y = self.theme, spot.y + self.theme.px(3)
        badge = pygame.Rect(spot.x + theme.px(6), y, theme.px(BADGE), theme.px(BADGE))
        self._paint_badge(surface, badge, number)
        for text, color, bold in rows:
            left = badge.left + theme.px(4) if color == REASON_COLOR else badge.right + theme.px(8)
            surface.blit(theme.text("text", self.size, text, color, bold=bold), (left, y))
            y += theme.line_height("text", self.size)

    def _paint_badge(self, surface: pygame.Surface, badge: pygame.Rect, number: int) -> None:
        """Draws the sign of an option: its number."""
        paint_badge(surface, self.theme, badge, number)


class AdviceLine(StageItem):
    """The best hint in place of the prompt if the rail is narrow. Pressing it opens the drawer with all hints."""

    layer = 955.0

    def __init__(self, theme: Theme, advice: Advice) -> None:
        self.theme, self.advice = theme, advice
        self.lit = False
        """Whether pointer or focus are on it."""

    @property
    def shown(self) -> bool:
        """Whether it is shown in place of the prompt."""
        return self.advice.shown and self.advice.narrow

    @property
    def text(self) -> str:
        """Its full text, whether or not it fits."""
        advice = self.advice
        if not advice.options:
            return advice.note
        label, rating, reason, _ = advice.options[0]
        return f"{label}: {rating}. {reason}" if rating else f"{label}: {reason}"

    def render_key(self) -> Hashable:
        return (self.text, self.lit, self.advice.drawn_out) if self.shown else None

    def bounds(self) -> pygame.Rect:
        return self.advice.prompt

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.bounds()
        surface.fill(theme.color("ink700" if self.lit else "ink800"), box)
        surface.fill(theme.color("firstDown"), (box.x, box.y, theme.px(6), box.h))
        left, right = box.x + theme.px(16), box.right - theme.px(12)
        if self.advice.options:
            badge = pygame.Rect(left, 0, theme.px(BADGE), box.h - theme.px(4))
            badge.centery = box.centery
            paint_badge(surface, theme, badge, 1)
            left = badge.right + theme.px(8)
            more = theme.text("block", 16, "close" if self.advice.drawn_out else "all hints", "firstDown")
            surface.blit(more, more.get_rect(midright=(right, box.centery)))
            right -= more.get_width() + theme.px(14)
        words = theme.text("text", 16, elided(theme, "text", 16, self.text, right - left), "chalk50")
        surface.blit(words, words.get_rect(midleft=(left, box.centery)))


def paint_badge(surface: pygame.Surface, theme: Theme, badge: pygame.Rect, number: int) -> None:
    """Draws the number of an option."""
    pygame.draw.rect(surface, theme.color("firstDown"), badge, border_radius=theme.px(8))
    digit = theme.text("text", 16, str(number), "inkText", bold=True)
    surface.blit(digit, digit.get_rect(center=badge.center))
