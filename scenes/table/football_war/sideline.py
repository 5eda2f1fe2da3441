"""The sideline: scores, timeout and look-back of each side, and the direction of play."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.football_war.shown import ShownTable
from scenes.table.stage.faces import Faces
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.team import team_color
from scenes.ui.text import elided, paint_text
from scenes.ui.theme import Theme

HEAD, MAX_ROW_HEIGHT = 22.0, 40.0
"""Height of the line with the direction of play, and the largest height of a row, in units."""
SCORED_X = 0.36
"""Horizontal center of the Score piles, as a share of the width."""
LEFT, DOT = ("timeout", "look back"), 5.0
"""What each side may use once in a half, from right to left, and the radius of its dot in units."""

SHOWN_SCORES, CHIP, CHIP_GAP = 3, 20.0, 4.0
"""Largest number of scores shown of a side, the latest ones, and size and gap of their chips in units."""


class Sideline(StageItem):
    """Draws a row for each seat."""

    layer = 20.0

    def __init__(self, theme: Theme, faces: Faces, shown: ShownTable) -> None:
        self.theme, self.faces, self.shown = theme, faces, shown
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scored: dict[str, int] = {}
        """Number of cards in each Score pile."""

    def row(self, seat: int) -> pygame.Rect:
        """Returns the rect of a seat's row; the viewer's is the first."""
        count = len(self.shown.names)
        high = min(self.theme.px(MAX_ROW_HEIGHT), (self.rect.h - self._head) // count)
        place = (seat - self.shown.viewer) % count
        return pygame.Rect(self.rect.x, self.rect.y + self._head + place * high, self.rect.w, high)

    @property
    def _head(self) -> int:
        """Returns the height of the line above the rows in pixels, 0 with two sides."""
        return self.theme.px(HEAD) if len(self.shown.names) > 2 else 0

    def score_pile(self, seat: int) -> pygame.Rect:
        """Returns the rect of a seat's Score pile."""
        row = self.row(seat)
        high = row.h - self.theme.px(6)
        return box_at(round(high * 132 / 184), high, center=(self.rect.x + round(self.rect.w * SCORED_X), row.centery))

    def _left(self, seat: int) -> list[tuple[str, pygame.Rect]]:
        """Returns what a seat has left to use, with its rect."""
        theme, row, state = self.theme, self.row(seat), self.shown.table_state
        right, found = row.right - theme.px(8), []
        for what, seats in zip(LEFT, (state.timeouts, state.look_backs), strict=True):
            wide = theme.measure("block", self._small(row), what)[0] + theme.px(3 * DOT)
            if seat in seats:
                found.append((what, pygame.Rect(right - wide, row.y, wide, row.h)))
            right -= wide + theme.px(14)
        return found

    def _small(self, row: pygame.Rect) -> float:
        """Returns the type size of small words in a row."""
        return min(15, self._most(row.h))

    def legend(self) -> dict[str, pygame.Rect]:
        """Returns what the viewer has left to use, and its Score pile if it has cards."""
        viewer = self.shown.viewer
        scored = {"scored": self.score_pile(viewer)} if self.scored.get(f"score_pile:{viewer}") else {}
        return {**scored, **dict(self._left(viewer))}

    def render_key(self) -> Hashable:
        state, names = self.shown.table_state, tuple(self.shown.names)
        left = state.scoring, state.timeouts, state.look_backs, state.clockwise
        who = state.offense, state.defense, names, self.shown.viewer, self.shown.you
        return left, who, tuple(self.scored.items())

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, box, seats = self.theme, self.rect, len(self.shown.names)
        foot = self.row((self.shown.viewer - 1) % seats).bottom
        used = pygame.Rect(box.x, box.y, box.w, foot - box.y)
        paint_plate(surface, theme, used, "ink900", border="line500", line=1, cut=0)
        if seats > 2:
            self._paint_direction(surface, box.y + self._head // 2)
        for seat in range(seats):
            self._paint_row(surface, seat)

    def _paint_direction(self, surface: pygame.Surface, middle: int) -> None:
        """Paints the direction of play; clockwise is left to right in the strips above."""
        theme, x, clockwise = self.theme, self.rect.x + self.theme.px(12), self.shown.table_state.clockwise
        side = theme.px(14)
        arrow = sign(theme, "right" if clockwise else "left", side, "firstDown")
        surface.blit(arrow, (x, middle - side // 2))
        words = theme.text("block", 15, "clockwise" if clockwise else "reversed", "firstDown")
        surface.blit(words, words.get_rect(midleft=(x + side + theme.px(6), middle)))

    def _paint_row(self, surface: pygame.Surface, seat: int) -> None:
        theme, row, state = self.theme, self.row(seat), self.shown.table_state
        role = {state.offense: "ball", state.defense: "glyph/defense"}.get(seat)
        if role:
            pygame.draw.rect(surface, theme.color("ink700"), row.inflate(-theme.px(4), -theme.px(2)))
        surface.fill(theme.color(team_color(seat)), (row.x + theme.px(2), row.y + 1, theme.px(5), row.h - 2))
        if role == "ball":
            picture = theme.svg(role, (theme.px(21), theme.px(14)))
            surface.blit(picture, picture.get_rect(center=(row.x + theme.px(21), row.centery)))
        elif role:
            picture = theme.svg(role, (theme.px(16), theme.px(16)), team_color(seat))
            surface.blit(picture, picture.get_rect(center=(row.x + theme.px(21), row.centery)))
        left = row.x + theme.px(36)
        name = pygame.Rect(left, row.y, self.score_pile(seat).x - left - theme.px(10), row.h)
        text = "You" if seat == self.shown.you else self.shown.names[seat]
        size = min(17, self._most(row.h))
        text = elided(theme, "block", theme.fit("block", size, text, name.w), text, name.w)
        paint_text(surface, theme, name, text, face="block", size=size, color="chalk50")
        self._paint_scored(surface, seat)
        for what, plate in self._left(seat):
            dot = theme.px(DOT)
            pygame.draw.circle(surface, theme.color("gain"), (plate.x + dot, plate.centery), dot)
            words = theme.text("block", self._small(row), what, "chalk300")
            surface.blit(words, words.get_rect(midright=plate.midright))

    def _most(self, high: int) -> float:
        """Returns the largest type size, in units, for a row of ``high`` pixels."""
        return high / (self.theme.u * self.theme.text_scale)

    def score_chips(self, seat: int) -> list[tuple[int, pygame.Rect]]:
        """Returns the latest scores of a seat with their chips. The first sums those that have no room."""
        theme, pile = self.theme, self.score_pile(seat)
        side = min(theme.px(CHIP), pile.h)
        chip = pygame.Rect(pile.right + theme.px(6), pile.centery - side // 2, side, side)
        step = side + theme.px(CHIP_GAP)
        end = min((plate.x for _, plate in self._left(seat)), default=self.row(seat).right)
        fitting = max(1, min(SHOWN_SCORES, (end - chip.x) // step))
        scored = [score.points for score in self.shown.table_state.scoring if score.seat == seat]
        before = max(0, len(scored) - fitting)
        points = [sum(scored[: before + 1]), *scored[before + 1 :]] if scored else []
        return [(each, chip.move(index * step, 0)) for index, each in enumerate(points)]

    def _paint_scored(self, surface: pygame.Surface, seat: int) -> None:
        """Paints the Score pile if it has cards, and the latest scores, each on a chip of its own."""
        theme, pile = self.theme, self.score_pile(seat)
        if not self.scored.get(f"score_pile:{seat}"):
            return
        surface.blit(self.faces.picture(None, pile.w), pile)
        for points, chip in self.score_chips(seat):
            pygame.draw.rect(surface, theme.color(team_color(seat)), chip, border_radius=theme.px(4))
            size = theme.fit("block", min(16, self._most(chip.h)), str(points), chip.w - theme.px(2))
            digit = theme.text("block", size, str(points), "inkText")
            surface.blit(digit, digit.get_rect(center=chip.center))
