"""Below the film, where the hand is folded away: every draw with its purpose, and both rows as they add up."""

from __future__ import annotations

import re
from collections.abc import Hashable

import pygame

from game.variants.card_bowl.events import Term
from game.variants.card_bowl.sum_words import CAPTIONS, row_of, shorter
from scenes.table.card_bowl.lineup import PROPORTION
from scenes.table.card_bowl.shown import FilmThing, ShownMatch
from scenes.table.stage.layout import Layout, side_by_side
from scenes.table.stage.places import Place
from scenes.ui.boxes import blit_at
from scenes.ui.team import team_color
from scenes.ui.text import close_height, elided, paint_text
from scenes.ui.theme import Theme

LEFT, CAPTION, GAP = 20.0, 20.0, 8.0
SMALLEST = 1.0
"""Units of type that is as small as type may be: the theme holds the floor."""
CARD, DRAWS = 52.0, 470.0
"""Units of a drawn card, and of the row of them."""
PACKED = 112.0
"""Units of that row while a play develops, when the chances of the plays are told beside it."""


class SumsPanel(FilmThing):
    """Captions over the draws, and the arithmetic below them; nothing while a hand lies there."""

    layer = 8.0

    def __init__(self, theme: Theme, shown: ShownMatch) -> None:
        super().__init__(theme, shown)
        self.space = Layout(*theme.size)

    def look(self) -> Hashable:
        shown, position = self.shown, self.shown.position
        if not self.rect.h:
            return None
        return position.purposes, shown.story.rows, shown.story.to_come, shown.said, position.play.offense

    @property
    def _packed(self) -> bool:
        return self.shown.position.pause.step == "Window"

    def places(self, count: int) -> list[Place]:
        """Where so many draws lie, from left to right."""
        room = PACKED if self._packed else DRAWS
        step = min(CARD + GAP, (room - CARD) / max(count - 1, 1))
        y = self.rect.top / self.space.u + CAPTION + CARD * PROPORTION / 2
        left = LEFT + CARD / 2
        wide = self.space.px(CARD)
        return [Place(*self.space.point(left + i * step, y), wide, 0.0, 30.0 + i) for i in range(count)]

    def paint(self, surface: pygame.Surface) -> None:
        self._paint_captions(surface)
        self._paint_said(surface, self._paint_rows(surface, self.rows()))

    def rows(self) -> pygame.Rect:
        """Where both rows and the last play in words stand, right of the draws."""
        theme, area = self.theme, self.rect.copy()
        area.left += theme.px(LEFT + DRAWS + 18)
        area.top += theme.px(6)
        return pygame.Rect(area.topleft, (self.rect.right - theme.px(14) - area.left, self.rect.bottom - area.top))

    def beside(self) -> pygame.Rect:
        """What is left of the foot right of the draws and what they are for."""
        taken = [self.rect.left + self.space.px(LEFT)]
        taken += [round(place.x + place.width / 2) for place in self.places(len(self.shown.position.purposes))]
        taken += [box.right for box, _ in self.captions()]
        left = max(taken) + self.space.px(2 * GAP)
        return pygame.Rect(left, self.rect.top, self.rect.right - left, self.rect.h)

    def captions(self) -> list[tuple[pygame.Rect, str]]:
        """What each draw is for, over the first of several that are for the same, or beside it, and where.

        Of draws that lie over each other the last one alone is told, which lies on top.
        """
        theme, draws = self.theme, self.shown.position.purposes
        places = self.places(len(draws))
        names = [CAPTIONS.get(purpose, purpose) for purpose in draws]
        firsts = [i for i, words in enumerate(names) if not i or names[i - 1] != words]
        firsts = firsts[-1:] if self._packed and len(draws) > 2 else firsts
        lefts = [round(places[i].x - places[i].width / 2) for i in firsts]
        wides = [theme.measure("block", 14, names[i])[0] for i in firsts]
        low, high = self.rect.left + theme.px(LEFT / 2), self.rows().left - theme.px(GAP)
        found = side_by_side(lefts, wides, theme.px(6), low, high)
        top, line = self.rect.top + theme.px(1), theme.px(CAPTION)
        return [(pygame.Rect(left, top, wide, line), names[i])
                for i, left, wide in zip(firsts, found, wides, strict=True)]  # fmt: skip

    def _paint_captions(self, surface: pygame.Surface) -> None:
        for box, words in self.captions():
            blit_at(surface, self.theme.text("block", 14, words, "firstDown"), midleft=box.midleft)

    def _paint_rows(self, surface: pygame.Surface, area: pygame.Rect) -> pygame.Rect:
        """Both rows term by term; gives what is left of the area."""
        theme, shown = self.theme, self.shown
        if shown.story.rows is None:
            return area
        rows = [*zip(shown.story.rows, shown.story.to_come, strict=True)]
        room, lines = area.w - theme.px(14), (theme.line_height("text", 16), theme.line_height("text", SMALLEST))
        below = min(2, len(theme.wrap("text", 18, shown.said, area.w, True))) * theme.line_height("text", 18)
        spare = max(0, area.h - len(rows) * lines[0] - below) // lines[1]  # further lines for long rows
        tight = area.h - len(rows) * lines[0] < close_height(theme, shown.said, area.w, bold=True)
        offense = shown.position.play.offense
        for side, (terms, to_come) in enumerate(rows):
            seat = offense if side == 0 else 1 - offense
            mark = pygame.Rect(area.left, area.top + theme.px(3), theme.px(6), theme.px(16))
            surface.fill(theme.color(team_color(seat)), mark)
            size, written = self._shown(terms, to_come, SMALLEST if tight else 16, room, 1 + spare)
            step = theme.line_height("text", size)
            spare -= len(written) - 1
            for place, line in enumerate(written):
                text = theme.text("text", size, line, "chalk50")
                surface.blit(text, (area.left + theme.px(14), area.top + place * step))
            used = len(written) * step
            area = pygame.Rect(area.left, area.top + used, area.w, area.h - used)
        return area

    def _shown(
        self, terms: tuple[Term, ...], to_come: bool, wanted: float, room: int, most: int
    ) -> tuple[float, list[str]]:
        """Size and lines of a row: as it is where so many lines take it, else shorter."""
        row = row_of(terms, to_come)
        for words in (row, *shorter(terms, to_come)):
            size = self.theme.fit("text", wanted, words, room)
            lines = self._in_lines(words, size, room)
            if len(lines) <= max(most, 1):
                return size, lines
        return size, [elided(self.theme, "text", size, words, room)]

    def _in_lines(self, row: str, size: float, room: int) -> list[str]:
        """A row in lines that end between two terms."""
        lines = [""]
        for term in re.split(r" (?=[-+(])(?!\+ \?)", row):
            longer = f"{lines[-1]} {term}".lstrip()
            if lines[-1] and self.theme.measure("text", size, longer)[0] > room:
                lines.append(term)
            else:
                lines[-1] = longer
        return lines

    def _paint_said(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The last thing that happened, in words: in two lines where it needs them, which lie close where they must."""
        theme, words = self.theme, self.shown.said
        if not words:
            return
        lines = 2 if close_height(theme, words, area.w, bold=True) <= area.h else 1
        if lines == 1:
            words = elided(theme, "text", SMALLEST, words, area.w, True)
        paint_text(surface, theme, area, words, size=18, color="firstDown", bold=True, lines=lines, top=True,
                   close=True)  # fmt: skip
