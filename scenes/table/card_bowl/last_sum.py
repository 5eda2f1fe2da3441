"""What both sides of the last play added up to, which stays to be read until the next one is called.

In the huddle and while the offense lines up it is a row of both totals with the men and cards that counted the most,
and above an open play sheet both totals alone.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.variants.card_bowl.events import Rows, Term
from game.variants.card_bowl.sums import total
from scenes.table.card_bowl.full_sum import FullSum
from scenes.table.card_bowl.play_sheet import PlaySheet
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.table.card_bowl.stake_plates import StakePlates
from scenes.ui.boxes import blit_at, columns
from scenes.ui.shapes import paint_plate
from scenes.ui.team import paint_team
from scenes.ui.theme import Theme

CHIP, NUMBER, SIZE, PAD = 40.0, 18.0, 15.0, 8.0
"""Width of a total, its type size, that of the terms, and padding, in units."""


def paint_totals(surface: pygame.Surface, theme: Theme, row: pygame.Rect, rows: Rows, offense: int, apart: int) -> None:
    """Paints the total of each side in its color, ``apart`` pixels from the left edge of one to that of the other."""
    for side, terms in enumerate(rows):
        box = pygame.Rect(row.left + side * apart, row.top, theme.px(CHIP), row.h)
        paint_team(surface, theme, box, offense if side == 0 else 1 - offense, cut=5)
        blit_at(surface, theme.text("block", NUMBER, str(total(terms)), "inkText"), center=box.center)


class LastSum(FilmItem):
    """Both totals of the last play, each with its largest terms."""

    layer = 301.0

    def __init__(self, theme: Theme, shown: ShownTable, sums: FullSum, sheet: PlaySheet, stakes: StakePlates) -> None:
        """``sums`` knows the terms; ``sheet`` and ``stakes`` leave no room for them."""
        super().__init__(theme, shown)
        self.sums, self.sheet, self.stakes = sums, sheet, stakes

    @property
    def rows(self) -> Rows | None:
        """The sums that are shown; None if there are none, or no room for them."""
        shown, play = self.shown, self.shown.table_state.play
        waits = play.kind == "scrimmage" and not play.places and shown.story.rows is None and shown.moved == 1.0
        if not waits or self.sheet.calls or self.stakes.stakes or shown.story.period_over:
            return None
        return shown.story.rows_before

    def render_key(self) -> Hashable:
        return (self.rows, self.sums.offense, tuple(self.bounds())) if self.rows else None

    def bounds(self) -> pygame.Rect:
        """Returns the strip in the huddle, and the row below it once the line that tells of the play is there."""
        return self.rect.move(0, self.rect.h + self.theme.px(4)) if self.shown.on_film else self.rect

    def told(self, terms: Sequence[Term], room: int) -> str:
        """Returns the largest terms of a side that have room, and how many there are besides."""
        counted = sorted((term for term in terms if term.counts and term.value), key=lambda term: -term.value)
        names = [f"{self.sums.named(term)} {term.value}" for term in counted]
        for count in range(len(names), 0, -1):
            more = [f"{len(names) - count} more"] if count < len(names) else []
            words = ", ".join([*names[:count], *more])
            if self.theme.measure("text", SIZE, words)[0] <= room:
                return words
        return ""

    def paint(self, surface: pygame.Surface) -> None:
        theme, box, rows = self.theme, self.bounds(), self.rows
        if rows is None:
            return
        paint_plate(surface, theme, box, "ink900", border="line500", line=1.5, cut=6)
        left, right = columns(box.inflate(-2 * theme.px(4), -2 * theme.px(3)), 2, theme.px(PAD))
        paint_totals(surface, theme, left, rows, self.sums.offense, right.left - left.left)
        for half, terms in zip((left, right), rows, strict=True):
            start = theme.px(CHIP + PAD)
            words = theme.text("text", SIZE, self.told(terms, half.w - start), "chalk50")
            blit_at(surface, words, midleft=(half.left + start, half.centery))
