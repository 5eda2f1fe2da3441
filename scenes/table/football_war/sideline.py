"""What each side still has: cards in hand, scores, timeout and look-back, and which way play goes round."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.football_war.shown import Shown
from scenes.table.stage.faces import Faces
from scenes.table.stage.stage import Thing
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.team import team_color
from scenes.ui.text import elided, paint_text
from scenes.ui.theme import Theme

HEAD, MOST_HIGH, FOOT = 22.0, 40.0, 5.0
"""Units of the headings, of a row at most, and below the last one."""
COLUMNS = (("hand", 0.385), ("scored", 0.535), ("timeout", 0.72), ("look", 0.895))
"""Headings and where their columns are centered, as a share of the width."""

MOST_POINTS = 4
"""Scores that are shown of a side, the latest ones."""


class Sideline(Thing):
    """A line for each seat."""

    layer = 20.0

    def __init__(self, theme: Theme, faces: Faces, shown: Shown) -> None:
        self.theme, self.faces, self.shown = theme, faces, shown
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scored: dict[str, int] = {}
        """Cards that have come to each Score pile."""

    def row(self, seat: int) -> pygame.Rect:
        """Where a seat's line is, in pixels; the viewer's is the first."""
        theme, count = self.theme, len(self.shown.names)
        high = min(theme.px(MOST_HIGH), (self.rect.h - theme.px(HEAD + FOOT)) // count)
        place = (seat - self.shown.viewer) % count
        return pygame.Rect(self.rect.x, self.rect.y + theme.px(HEAD) + place * high, self.rect.w, high)

    def score_pile(self, seat: int) -> pygame.Rect:
        """A seat's Score pile, in pixels."""
        row = self.row(seat)
        high = row.h - self.theme.px(6)
        pile = pygame.Rect(0, 0, round(high * 132 / 184), high)
        pile.center = (self._column(1) - self.theme.px(24), row.centery)
        return pile

    def _column(self, place: int) -> int:
        return self.rect.x + round(self.rect.w * COLUMNS[place][1])

    def signs(self) -> dict[str, pygame.Rect]:
        """The headings of the columns."""
        theme, high = self.theme, self.theme.px(HEAD)
        found = {}
        for place, (heading, _) in enumerate(COLUMNS):
            wide = theme.measure("block", 15, heading)[0] + theme.px(8)
            found[heading] = pygame.Rect(self._column(place) - wide // 2, self.rect.y, wide, high)
        return found

    def look(self) -> Hashable:
        position, names = self.shown.position, tuple(self.shown.names)
        left = position.scoring, position.timeouts, position.look_backs, position.clockwise
        held = tuple(position.held(seat) for seat in range(len(names)))
        who = position.offense, position.defense, names, self.shown.viewer, self.shown.you
        return held, left, who, tuple(self.scored.items())

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, box, seats = self.theme, self.rect, len(self.shown.names)
        foot = self.row((self.shown.viewer - 1) % seats).bottom + theme.px(FOOT)
        used = pygame.Rect(box.x, box.y, box.w, foot - box.y)
        paint_plate(surface, theme, used, "ink900", border="line500", line=1, cut=8)
        middle = box.y + theme.px(HEAD / 2 + 1)
        for place, (heading, _) in enumerate(COLUMNS):
            words = theme.text("block", 15, heading, "chalk300")
            surface.blit(words, words.get_rect(center=(self._column(place), middle)))
        if seats > 2:
            self._paint_direction(surface, middle)
        for seat in range(seats):
            self._paint_row(surface, seat)

    def _paint_direction(self, surface: pygame.Surface, middle: int) -> None:
        """The strips above lie clockwise from left to right, and the arrow points the way that play takes."""
        theme, x, clockwise = self.theme, self.rect.x + self.theme.px(12), self.shown.position.clockwise
        side = theme.px(14)
        arrow = sign(theme, "right" if clockwise else "left", side, "firstDown")
        surface.blit(arrow, (x, middle - side // 2))
        words = theme.text("block", 15, "clockwise" if clockwise else "reversed", "firstDown")
        surface.blit(words, words.get_rect(midleft=(x + side + theme.px(6), middle)))

    def _paint_row(self, surface: pygame.Surface, seat: int) -> None:
        theme, row, position = self.theme, self.row(seat), self.shown.position
        role = {position.offense: "ball", position.defense: "glyph/defense"}.get(seat)
        if role:
            pygame.draw.rect(surface, theme.color("ink700"), row.inflate(-theme.px(4), -theme.px(2)))
        surface.fill(theme.color(team_color(seat)), (row.x + theme.px(2), row.y + 1, theme.px(5), row.h - 2))
        if role == "ball":
            picture = theme.svg(role, (theme.px(21), theme.px(14)))
            surface.blit(picture, picture.get_rect(center=(row.x + theme.px(21), row.centery)))
        elif role:
            picture = theme.svg(role, (theme.px(16), theme.px(16)), team_color(seat))
            surface.blit(picture, picture.get_rect(center=(row.x + theme.px(21), row.centery)))
        name = pygame.Rect(row.x + theme.px(36), row.y, self._column(0) - row.x - theme.px(64), row.h)
        text = "You" if seat == self.shown.you else self.shown.names[seat]
        size = min(17, self._most(row.h))
        text = elided(theme, "block", theme.fit("block", size, text, name.w), text, name.w)
        paint_text(surface, theme, name, text, face="block", size=size, color="chalk50")
        self._paint_number(surface, position.held(seat), (self._column(0), row.centery))
        self._paint_scored(surface, seat)
        for place, left in ((2, position.timeouts), (3, position.look_backs)):
            self._paint_left(surface, (self._column(place), row.centery), seat in left)

    def _most(self, high: int) -> float:
        """The largest type, in units, that leaves the rows of that many pixels apart."""
        return high / (self.theme.u * self.theme.text_scale)

    def _paint_number(self, surface: pygame.Surface, number: int, center: tuple[int, int]) -> None:
        digits = self.theme.text("block", min(20, self._most(self.row(0).h)), str(number), "chalk50")
        surface.blit(digits, digits.get_rect(center=center))

    def _paint_scored(self, surface: pygame.Surface, seat: int) -> None:
        """The Score pile, and beside it the latest scores."""
        theme, pile = self.theme, self.score_pile(seat)
        if self.scored.get(f"score_pile:{seat}"):
            surface.blit(self.faces.picture(None, pile.w), pile)
        else:
            pygame.draw.rect(surface, theme.color("line500"), pile, theme.px(1), theme.px(3))
        points = [score.points for score in self.shown.position.scoring if score.seat == seat]
        told = " ".join(map(str, points[-MOST_POINTS:]))
        room = self._column(2) - theme.px(36) - pile.right
        words = theme.text("block", theme.fit("block", min(18, self._most(pile.h)), told, room), told, "chalk50")
        surface.blit(words, words.get_rect(midleft=(pile.right + theme.px(6), pile.centery)))

    def _paint_left(self, surface: pygame.Surface, center: tuple[int, int], left: bool) -> None:
        """A full disc for what is there, an empty one with a stroke for what is used."""
        theme, radius = self.theme, self.theme.px(7)
        if left:
            pygame.draw.circle(surface, theme.color("gain"), center, radius)
            return
        pygame.draw.circle(surface, theme.color("line500"), center, radius, theme.px(2))
        x, y = center
        pygame.draw.line(
            surface, theme.color("line500"), (x - radius, y + radius), (x + radius, y - radius), theme.px(2)
        )


class HandCounts(Thing):
    """The number of cards in each hand that is seen from behind, on its last card."""

    layer = 180.0

    def __init__(self, theme: Theme, shown: Shown) -> None:
        self.theme, self.shown = theme, shown
        self.area = pygame.Rect(0, 0, 0, 0)
        self.spots: dict[int, tuple[int, int]] = {}
        """Where each seat's number stands, in pixels."""

    def look(self) -> Hashable:
        return tuple(self.spots.items()), tuple(map(self.shown.position.held, self.spots))

    def bounds(self) -> pygame.Rect:
        return self.area

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        for seat, spot in self.spots.items():
            digits = theme.text("block", 20, str(self.shown.position.held(seat)), "chalk50")
            plate = pygame.Rect(0, 0, max(digits.get_width() + theme.px(14), theme.px(30)), theme.px(28))
            plate.center = spot
            paint_plate(surface, theme, plate, "ink900", border=team_color(seat), line=2, cut=6)
            surface.blit(digits, digits.get_rect(center=plate.center))
