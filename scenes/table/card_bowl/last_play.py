"""A line above the play sheet that says how the last play ended, while the next one is called."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.letters import small
from game.variants.card_bowl.events import Rows
from scenes.table.card_bowl.last_sum import CHIP, LastSum, paint_totals
from scenes.table.card_bowl.play_sheet import PlaySheet
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.ui.boxes import blit_at
from scenes.ui.shapes import paint_plate
from scenes.ui.text import elided
from scenes.ui.theme import Theme

SIZE, PAD = 16.0, 10.0
"""Type size and padding of the line, in units."""
HEAD = "Last play"


class LastPlay(FilmItem):
    """One line that is shown while the sheet is open, and while the offense lines up."""

    layer = 301.0

    def __init__(self, theme: Theme, shown: ShownTable, sheet: PlaySheet, last_sum: LastSum) -> None:
        """``last_sum`` tells the sums of that play, where there is room for them."""
        super().__init__(theme, shown)
        self.sheet, self.last_sum, self.stakes = sheet, last_sum, last_sum.stakes

    @property
    def line(self) -> str:
        """The line; empty if there is nothing to say."""
        said = self.shown.story.last_sentence(self.shown.names) if self.sheet.calls or self._lines_up else ""
        verdict = self.shown.verdict
        if not said:
            return ""
        if score := self.shown.story.score_before(self.shown.names):
            brief, kick = map(_first_sentence, (score, small(said)))
            told = (f"{score} Then {small(said)}", f"{score} Then {kick}", f"{brief} Then {kick}")
            return next((line for line in told if self._fits(line)), brief)
        opening = said if said.startswith(tuple(self.shown.names)) else small(said)
        whole = f"{HEAD}: {opening} {verdict}".rstrip()
        shorter = (f"{said} {verdict}", f"{_first_sentence(said)} {verdict}", said, _first_sentence(said))
        return next((line.rstrip() for line in (whole, *shorter) if self._fits(line.rstrip())), shorter[-1])

    @property
    def _lines_up(self) -> bool:
        """Whether the next play is being called by either side: all stand, and nobody has done anything yet."""
        shown, play = self.shown, self.shown.table_state.play
        called = play.kind == "scrimmage" and bool(play.slots) and shown.moved == 1.0
        return called and not (play.act or shown.story.rows or shown.story.ended or self.stakes.stakes)

    @property
    def _totals(self) -> Rows | None:
        """The sums whose totals stand before the line: over the sheet, where they have no row of their own."""
        return self.shown.story.rows_before if self.last_sum.rows is None and self.shown.story.rows is None else None

    @property
    def _totals_wide(self) -> int:
        return 2 * self.theme.px(CHIP) + self.theme.px(PAD) if self._totals else 0

    @property
    def _opens(self) -> bool:
        """Whether all that was told of the last play can be opened here."""
        return bool(self.shown.story.before) and self.shown.story.rows is None

    def opens_at(self) -> pygame.Rect | None:
        """Returns the place that opens all that was told of the last play; None without any, or without the line."""
        line = self.line if self._opens else ""
        return self._plate(*self._fitted(line)) if line else None

    def _fitted(self, line: str) -> tuple[float, str]:
        """Returns the type size of a line, and as much of it as there is room for."""
        size = self.theme.fit("text", SIZE, line, self._room)
        return size, elided(self.theme, "text", size, line, self._room)

    def _plate(self, size: float, words: str) -> pygame.Rect:
        """Returns the plate, as wide as its words."""
        wide = self.theme.measure("text", size, words)[0] + 2 * self.theme.px(PAD) + self._totals_wide
        return pygame.Rect(self.rect.x, self.rect.y, wide, self.rect.h)

    @property
    def _room(self) -> int:
        return self.rect.w - 2 * self.theme.px(PAD) - self._totals_wide

    def _fits(self, line: str) -> bool:
        size = self.theme.fit("text", SIZE, line, self._room)
        return self.theme.measure("text", size, line)[0] <= self._room

    def render_key(self) -> Hashable:
        line = self.line
        return (line, self._opens, self._totals, tuple(self.rect)) if line else None

    def paint(self, surface: pygame.Surface) -> None:
        theme, (size, words) = self.theme, self._fitted(self.line)
        plate = self._plate(size, words)
        border = "firstDown" if self._opens else "line500"  # as of what can be pressed
        paint_plate(surface, theme, plate, "ink900", border=border, line=1.5, cut=6)
        left, rows = plate.left + theme.px(PAD), self._totals
        if rows is not None:
            row = plate.inflate(-2 * theme.px(3), -2 * theme.px(3))
            paint_totals(surface, theme, row, rows, self.last_sum.sums.offense, theme.px(CHIP))
        text = theme.text("text", size, words, "chalk50")
        blit_at(surface, text, midleft=(left + self._totals_wide, plate.centery))


def _first_sentence(text: str) -> str:
    """Returns the first sentence of a text."""
    return f"{text.split('. ')[0].rstrip('.')}."
