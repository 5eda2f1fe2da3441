"""The hints in the rail: up to three options, each with the number that is written on its cards."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame

from scenes.table.stage import Thing
from scenes.ui.shapes import paint_plate
from scenes.ui.text import elided
from scenes.ui.theme import Theme

WIDER = 124.0
"""Units by which the panel may open over the edge of the table where its text needs that."""
HEAD, GAP, BADGE = 38.0, 8.0, 24.0
"""Units of the heading, between two options, and of an option's number."""
REASON = "chalk300"
"""The color of reasons, by which their rows are told from names and ratings."""


class Option(NamedTuple):
    """One thing to do: what it is called, how it is rated, and what speaks for it."""

    label: str
    rating: str
    reason: str


class Advice(Thing):
    """Lies over the play log while hints stand; where there is little room it is a drawer over the table's edge."""

    layer = 955.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rail = pygame.Rect(0, 0, 0, 0)
        """The log's part of the rail."""
        self.options: Sequence[Option] = ()
        self.note = ""
        """What is said above the options, or in their place while they are looked for."""

        self.size = 16.0
        """Units of its type."""

    @property
    def shown(self) -> bool:
        """Whether there is anything to read."""
        return bool(self.options or self.note)

    def clear(self) -> None:
        """Takes it away."""
        self.options, self.note = (), ""

    def look(self) -> Hashable:
        return (tuple(self.options), self.note) if self.shown else None

    def bounds(self) -> pygame.Rect:
        widest = self.rail.w + self.theme.px(WIDER)
        self.size = 16.0
        wide = self._width(widest)
        if wide == widest and not self._fits(wide):
            self.size = 14.0  # the floor of all text holds
            wide = self._width(widest)
        return pygame.Rect(self.rail.right - wide, self.rail.y, wide, self.rail.h)

    def _fits(self, wide: int) -> bool:
        return sum(len(self._rows(option, wide)) for option in self.options) <= self._spare(wide)

    def _width(self, most: int) -> int:
        """As wide as its text needs, the rail at least."""
        wide = self.rail.w
        while wide < most and not self._fits(wide):
            wide = min(most, wide + self.theme.px(20))
        return wide

    def _rows(self, option: Option, wide: int) -> list[tuple[str, str, bool]]:
        """The rows of an option: text, color and whether it is bold. Only its reason goes on below its number."""
        theme, whole = self.theme, wide - self.theme.px(26)
        room = whole - theme.px(BADGE + 8)
        rows = [(row, "chalk50", True) for row in theme.wrap("text", self.size, option.label, room, bold=True)]
        rows += [(row, "firstDown", False) for row in theme.wrap("text", self.size, option.rating, room) if row]
        rows += [(row, REASON, False) for row in theme.wrap("text", self.size, option.reason, whole) if row]
        return rows

    def _note_rows(self, wide: int) -> list[str]:
        return self.theme.wrap("text", self.size, self.note, wide - self.theme.px(28)) if self.note else []

    def _spare(self, wide: int) -> int:
        """How many rows of options there is room for."""
        theme = self.theme
        room = self.rail.h - theme.px(HEAD + GAP * (len(self.options) + 1))
        return room // theme.line_height("text", self.size) - len(self._note_rows(wide))

    def _shown_rows(self, wide: int) -> list[list[tuple[str, str, bool]]]:
        """What is shown of each option: all of it where there is room, else the last ones without their reasons.

        A reason is whole or not there at all, but for that of the first option, which is cut where it must be.
        """
        options = [self._rows(option, wide) for option in self.options]
        bare = [[row for row in rows if row[1] != REASON] for rows in options]
        for place in reversed(range(1, len(options))):
            if sum(map(len, options)) <= self._spare(wide):
                break
            options[place] = bare[place]
        over = sum(map(len, options)) - self._spare(wide)
        if over > 0 and options:
            options[0] = self._cut(options[0], max(len(bare[0]) + 1, len(options[0]) - over), wide)
        return options

    def _cut(self, rows: list[tuple[str, str, bool]], count: int, wide: int) -> list[tuple[str, str, bool]]:
        """So many of the rows; the last one tells if there would be more."""
        if len(rows) <= count:
            return rows
        text, color, bold = rows[count - 1]
        told = elided(self.theme, "text", self.size, f"{text} …", wide - self.theme.px(26), bold=bold)
        return [*rows[: count - 1], (told, color, bold)]

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.bounds()
        paint_plate(surface, theme, box, "ink800", border="firstDown", line=2, cut=10)
        head = theme.text("block", 18, "hints", "firstDown")
        surface.blit(head, (box.x + theme.px(16), box.y + theme.px(10)))
        step, y = theme.line_height("text", self.size), box.y + theme.px(HEAD)
        for row in self._note_rows(box.w):
            surface.blit(theme.text("text", self.size, row, "firstDown"), (box.x + theme.px(16), y))
            y += step
        for number, rows in enumerate(self._shown_rows(box.w), 1):
            y += theme.px(GAP) if number > 1 or self.note else 0
            badge = pygame.Rect(box.x + theme.px(10), y, theme.px(BADGE), theme.px(BADGE))
            pygame.draw.rect(surface, theme.color("firstDown"), badge, border_radius=theme.px(8))
            digit = theme.text("text", self.size, str(number), "inkText", bold=True)
            surface.blit(digit, digit.get_rect(center=badge.center))
            for text, color, bold in rows:
                left = badge.left + theme.px(4) if color == REASON else badge.right + theme.px(8)
                surface.blit(theme.text("text", self.size, text, color, bold=bold), (left, y))
                y += step
