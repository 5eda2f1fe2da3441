"""Both sums of a play term by term, and all that was told of it, on a panel over the film."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.variants.card_bowl.events import Resolved, Rows, Term
from game.variants.card_bowl.log import log_line
from game.variants.card_bowl.sum_words import term_name
from game.variants.card_bowl.sums import total
from scenes.table.card_bowl.acting import TOSSES
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.ui.boxes import blit_at
from scenes.ui.shapes import paint_plate
from scenes.ui.team import team_color
from scenes.ui.theme import Theme

STEP = 16.0
"""Type size in units of what is told of a play step by step."""


MORE = "…"
"""Stands for the steps for which there is no room."""


class FullSum(FilmItem):
    """Both sums term by term, opened over the film by a press on the meter.

    A press on how the last play ended opens those of that play, with all that the log tells of it.
    """

    layer = 630.0

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        super().__init__(theme, shown)
        self.open = False

    @property
    def rows(self) -> Rows | None:
        """The sums of the play under way, before the first card those of the play before; None without any."""
        story = self.shown.story
        return story.rows_before if story.rows is None else story.rows

    @property
    def offense(self) -> int:
        """The seat that had the ball in them."""
        story = self.shown.story
        return story.offense_before if story.rows is None else self.shown.table_state.play.offense

    @property
    def _is_toss(self) -> bool:
        """Whether these are the sums of a toss behind the line, whose card is that of the catch (CB-378)."""
        story = self.shown.story
        if story.rows is not None:
            return self.shown.table_state.play.act in TOSSES
        return any(isinstance(event, Resolved) and event.what in TOSSES for event in story.before)

    def told(self) -> str:
        """Returns both sums in words, for whoever points at the meter."""
        sides = zip((self.offense, 1 - self.offense), self.rows or (), strict=False)
        return " ".join(f"{self._side(seat, terms)}." for seat, terms in sides)

    def _side(self, seat: int, terms: Sequence[Term]) -> str:
        adds = ", ".join(f"{self.named(term)} {term.value}" for term in terms if term.counts)
        return f"{self.shown.names[seat]} {total(terms)}: {adds or 'nothing yet'}"

    def named(self, term: Term) -> str:
        """Returns what a term is called."""
        return "Catch" if self._is_toss and term.label.startswith("handoff ") else term_name(term)

    @property
    def steps(self) -> list[str]:
        """The lines of the log about the play before, while the next one is called."""
        story, names = self.shown.story, self.shown.names
        if story.rows is not None:
            return []
        lines = [line for event in story.before if (line := log_line(event, names))]
        return lines if self.rows is not None else [*lines, *filter(None, [story.why.strip()])]

    def render_key(self) -> Hashable:
        rows, steps = (self.rows, tuple(self.steps)) if self.open else (None, ())
        return (rows, steps, tuple(self.rect)) if rows is not None or steps else None

    def bounds(self) -> pygame.Rect:
        box = self.rect.copy()
        box.h = self.theme.px(24) + self._sums_high() + self.theme.line_height("text", STEP) * len(self._lines())
        return box

    def _sums_high(self) -> int:
        """Returns the height of both columns."""
        rows = self.rows or ()
        line = self.theme.line_height("text", 17) * max(map(len, rows), default=0)
        return self.theme.line_height("block", 20) + line if rows else 0

    def _lines(self) -> list[str]:
        """Returns the steps in lines; where there is no room for all of them, the last ones, which say how it ended."""
        theme = self.theme
        lines = [line for step in self.steps for line in theme.wrap("text", STEP, step, self.rect.w - theme.px(36))]
        fits = (self.rect.h - theme.px(24) - self._sums_high()) // theme.line_height("text", STEP)
        return lines if len(lines) <= fits else [MORE, *lines[len(lines) - max(fits - 1, 0) :]]

    def paint(self, surface: pygame.Surface) -> None:
        theme, rows, high = self.theme, self.rows or (), self.theme.line_height("text", STEP)
        lines, sums, box = self._lines(), self._sums_high(), self.bounds()
        paint_plate(surface, theme, box, "ink900", border="card_bowl", line=2, cut=12)
        for side, terms in enumerate(rows):
            seat = self.offense if side == 0 else 1 - self.offense
            column = pygame.Rect(box.left + side * box.w // 2, box.top, box.w // 2, sums + theme.px(24))
            self._paint_column(surface, column.inflate(-theme.px(36), -theme.px(24)), seat, terms)
        y = box.bottom - theme.px(12) - high * len(lines)
        for number, line in enumerate(lines):
            surface.blit(theme.text("text", STEP, line, "chalk50"), (box.left + theme.px(18), y + number * high))

    def _paint_column(self, surface: pygame.Surface, box: pygame.Rect, seat: int, terms: Sequence[Term]) -> None:
        """Paints a club with its total, and its terms with their numbers."""
        theme = self.theme
        names = [self.named(term) for term in terms]
        values = [str(term.value) if term.counts else f"({term.value})" for term in terms]
        lines = [*zip(names, values, strict=True)]
        head = theme.text("block", 20, f"{self.shown.names[seat]}: {total(terms)}", team_color(seat))
        blit_at(surface, head, midleft=(box.left, box.top + head.get_height() // 2))
        high = min(theme.line_height("text", 17), (box.h - head.get_height()) // max(len(lines), 1))
        for index, (name, value) in enumerate(lines):
            y = box.top + head.get_height() + round((index + 0.5) * high)
            blit_at(surface, theme.text("text", 16, name, "chalk50"), midleft=(box.left, y))
            blit_at(surface, theme.text("block", 16, value, "chalk50"), midright=(box.right, y))
