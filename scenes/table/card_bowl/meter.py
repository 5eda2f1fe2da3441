"""The meter: a rope that both sides pull, to which every man and every drawn card adds as it comes.

Nobody has to add up: the ball goes to the side that is ahead, and a line of plain words says what that came to.
Pressed, the meter opens both sums term by term.
"""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.variants.card_bowl.events import Rows
from game.variants.card_bowl.sums import total
from scenes.table.card_bowl.counted import Counted
from scenes.table.card_bowl.odds_board import OddsBoard
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.ui.boxes import blit_at
from scenes.ui.shapes import paint_plate
from scenes.ui.team import paint_team, team_color
from scenes.ui.text import SMALLEST_TYPE, elided, paint_text, tight_height
from scenes.ui.theme import Theme

HIGH, TROUGH, NUMBER = 36.0, 18.0, 28.0
"""Heights of the totals and of the rope between them, and their type size, in units."""
PLATE = 66.0
"""Width of a total in units."""
SAID = 18.0
"""Type size in units of the result in words."""
SPAN = 40.0
"""Lead in points at which the ball is at the end of the rope."""
TO_COME, SAYS_SO = "More cards to come", 14.0
"""What is said below the rope while the totals are not complete, and its type size in units."""
BALL = (33.0, 22.0)
"""Size of the ball in units."""


class Meter(FilmItem):
    """Both totals with the rope between them, and the result of the play below."""

    layer = 8.2

    def __init__(self, theme: Theme, shown: ShownTable, odds: OddsBoard) -> None:
        """``odds`` replaces the meter while it shows prospects."""
        super().__init__(theme, shown)
        self.odds = odds
        self.offense = self.defense = 0.0
        """The totals as they are drawn."""
        self.counted = Counted(shown)
        self.fed: Rows = ((), ())
        """The terms that have been added so far."""
        self.quiet = False
        """Whether the words wait until their event has been shown."""

    def render_key(self) -> Hashable:
        story = self.shown.story
        if not self.rect.h or not (story.rows or self._words) or self.odds.prospects:
            return None
        pulled = round(self.offense), round(self.defense), self._knot()
        told = story.rows is None, story.to_come, self._words, story.scorer
        return pulled, told, self.shown.table_state.play.offense, tuple(self.rect)

    @property
    def _words(self) -> str:
        """The last thing that happened, or where a kick has come down; on the empty film the caption says it."""
        shown = self.shown
        if not shown.on_film or self.quiet:
            return ""
        return shown.note or shown.said

    def settle(self) -> None:
        """Shows the totals as they are."""
        self.fed = self.shown.story.rows or ((), ())
        self.offense, self.defense = (float(total(terms)) for terms in self.fed)
        self.counted.begin(self.fed)

    def box(self) -> pygame.Rect:
        """Returns where totals and rope are."""
        return pygame.Rect(self.rect.left, self.rect.top, self.rect.w, self.theme.px(HIGH))

    def below(self) -> pygame.Rect:
        """Returns what is left of its area below totals and rope."""
        high = self.theme.px(HIGH + 4)
        return pygame.Rect(self.rect.left, self.rect.top + high, self.rect.w, max(self.rect.h - high, 0))

    def _knot(self) -> int:
        """Returns the x of the ball on the rope, in pixels."""
        left, right = self.plate(0).right, self.plate(1).left
        ahead = max(-1.0, min(1.0, (self.offense - self.defense) / SPAN))
        return round((left + right) / 2 - ahead * (right - left - self.theme.px(BALL[0])) / 2)

    def plate(self, side: int) -> pygame.Rect:
        """Returns the total of the offense (0), at the left, or of the defense (1)."""
        box, wide = self.box(), self.theme.px(PLATE)
        return pygame.Rect(box.left if side == 0 else box.right - wide, box.top, wide, box.h)

    def free(self) -> pygame.Rect:
        """Returns what is left of its area below the row of totals and rope, and below the words."""
        area, below = self._words_area(), self.below()
        top = max(area.top + (self._words_high(self._words, area) if self._words else 0), below.top)
        return pygame.Rect(below.left, top, below.w, max(below.bottom - top, 0))

    def _words_area(self) -> pygame.Rect:
        return self.rect if self.shown.story.rows is None else self.below()

    def _words_lines(self, words: str, area: pygame.Rect) -> int:
        """Returns one if there is no room for a second and for what is said below them of an answer."""
        line = self.theme.line_height("text", SAID)
        if area.h < 3 * line and self.theme.measure("text", SMALLEST_TYPE, words, True)[0] <= area.w:
            return 1
        return 2 if tight_height(self.theme, words, area.w, bold=True) <= area.h else 1

    def _words_high(self, words: str, area: pygame.Rect) -> int:
        """Returns the height in pixels that the words take at most."""
        wide = self.theme.measure("text", SAID, words, True)[0]
        lines = min(self._words_lines(words, area), -(-wide // max(area.w, 1)))
        return lines * self.theme.line_height("text", SAID)

    def paint(self, surface: pygame.Surface) -> None:
        theme, words, area = self.theme, self._words, self._words_area()
        if self.shown.story.rows is not None:
            self._paint_rope(surface)
        if not words:
            return
        lines = self._words_lines(words, area)
        if lines == 1:
            words = elided(theme, "text", 1.0, words, area.w, True)
        scorer = self.shown.story.scorer
        color = "firstDown" if scorer is None else team_color(scorer)
        paint_text(surface, theme, area, words, size=SAID, color=color, bold=True, lines=lines, top=True, tight=True)

    def _paint_rope(self, surface: pygame.Surface) -> None:
        theme, box, seat = self.theme, self.box(), self.shown.table_state.play.offense
        left, right = self.plate(0).right, self.plate(1).left
        trough = pygame.Rect(left - theme.px(4), 0, right - left + theme.px(8), theme.px(TROUGH))
        more = any(self.shown.story.to_come)
        trough.centery = box.top + theme.px(BALL[1] / 2) if more else box.centery
        paint_plate(surface, theme, trough, "ink900", border="line500", line=1.5, cut=4)
        knot = self._knot()
        fill = pygame.Rect(min(knot, trough.centerx), 0, abs(knot - trough.centerx), theme.px(TROUGH - 8))
        fill.centery = trough.centery
        surface.fill(theme.color(team_color(seat if knot < trough.centerx else 1 - seat)), fill)
        surface.fill(theme.color("chalk300"), (trough.centerx - theme.px(1), trough.top, theme.px(2), trough.h))
        for side, value in enumerate((self.offense, self.defense)):
            plate = self.plate(side)
            paint_team(surface, theme, plate, seat if side == 0 else 1 - seat, cut=8)
            words = str(round(value))
            size = theme.fit("block", NUMBER, words, plate.w - theme.px(10))
            blit_at(surface, theme.text("block", size, words, "inkText"), center=plate.center)
        blit_at(surface, theme.svg("ball", (theme.px(BALL[0]), theme.px(BALL[1]))), center=(knot, trough.centery))
        if more:
            told = theme.text("text", SAYS_SO, TO_COME, "chalk300")
            surface.blit(told, told.get_rect(midbottom=(box.centerx, box.bottom + theme.px(4))))
