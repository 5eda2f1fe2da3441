"""The whole field from goal line to goal line, while nobody is lined up: kicks and returns are seen there."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

import pygame

from game.field import END_ZONE, FIELD
from game.variants.card_bowl.names import yards
from game.variants.card_bowl.play_story import Leg
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.table.stage.field_geometry import FieldGeometry
from scenes.table.stage.layout import side_by_side
from scenes.ui.boxes import blit_at, box_at
from scenes.ui.shapes import paint_plate
from scenes.ui.team import team_color
from scenes.ui.theme import Theme

RAISED = 20.0
"""Distance from the top of an arc to the middle of its number, in units."""
FARTHEST = 9.0
"""Largest distance behind a goal line at which the ball is drawn, in yards."""
GROUND, AIR = 0.3, 0.5
"""Height of the ball on the ground, and of a kick's flight, as fractions of the field's height."""
SEEN = (220.0, 100.0)
"""Size of the frame on the whole field that the close view shows, in units."""
RULER = 20.0
"""Distance from the ball down to the pieces of a kick, in units."""
STEPS = 28
"""Number of straight pieces of an arc."""
BEHIND = 10.0
"""Distance from a back line to the middle of its goal posts, in units."""
AT_THE_POSTS = ("field_goal", "extra_point")
"""The kicks that are seen from behind the kicker."""


class WideField(FilmItem):
    """The whole field, with Home's goal line at the left. A kick is one arc; below it each card has its piece."""

    layer = 0.5

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        super().__init__(theme, shown)
        self.ball = 50.0
        """Position of the ball as it is drawn, in yards from Home's goal line."""
        self.lift = 0.0
        """Height of a kicked ball, 0 to 1."""
        self._turf: tuple[Hashable, pygame.Surface] | None = None

    def render_key(self) -> Hashable:
        state = self.shown.table_state
        if state.play.kind in AT_THE_POSTS or (state.play.slots and self.shown.moved >= 1):
            return None
        moves = round(self.ball, 1), round(self.lift, 2), round(self.shown.moved, 2), tuple(self.shown.story.legs)
        return *moves, state.gain_to, state.ball.seat, self.shown.names, state.play.kind

    def bounds(self) -> pygame.Rect:
        around = self.rect.inflate(self.theme.px(9 * BEHIND), self.theme.px(60))
        return around if self.shown.moved >= 1 else around.union(self.lineup.film)

    def window(self, moved: float) -> pygame.Rect:
        """Returns what the camera sees on its way in: from where the ball lies to all of the film."""
        film, near = self.lineup.film, pygame.Rect(0, 0, self.theme.px(SEEN[0]), self.theme.px(SEEN[1]))
        near.center = self.x(self.near(self.ball)), self._ground
        ends = zip((*near.topleft, *near.bottomright), (*film.topleft, *film.bottomright), strict=True)
        left, top, right, foot = (round(one + (other - one) * moved) for one, other in ends)
        return pygame.Rect(left, top, right - left, foot - top)

    def x(self, at: float) -> int:
        """Returns where so many yards from Home's goal line are, in pixels."""
        box = self.rect
        return round(FieldGeometry(box.left, box.right, box.top, box.h).x(at))

    def near(self, at: float) -> float:
        """Returns a spot where the ball can be drawn: at most a little behind a goal line."""
        return min(max(at, -FARTHEST), FIELD + FARTHEST)

    def paint(self, surface: pygame.Surface) -> None:
        self.paint_turf(surface)
        self._paint_posts(surface)
        legs = [leg for leg in self.shown.story.legs if leg.start != leg.end]
        for leg in legs:
            if leg.way != "air":
                self._paint_bow(surface, leg)
        self._paint_flight(surface, legs)
        for center, leg in self.numbers(legs):
            self.paint_chip(surface, stride_label(leg), center, leg.seat)
        self.paint_ball(surface, self.ball, self._ground - round(self.lift * self._high("air")))
        if self.shown.moved < 1 and not self.shown.table_state.play.slots:
            pygame.draw.rect(surface, self.theme.color("chalk50"), self.window(1 - self.shown.moved), self.theme.px(4))

    def paint_turf(self, surface: pygame.Surface) -> None:
        """Paints grass, end zones, yard lines and the line to gain, once for each look."""
        key = (tuple(self.rect), self.shown.names, self.theme.high_contrast, self.theme.text_scale)
        if self._turf is None or self._turf[0] != key:
            turf = pygame.Surface(self.rect.size).convert()
            self._paint_turf(turf)
            self._turf = (key, turf)
        surface.blit(self._turf[1], self.rect)
        gain_to = self.shown.table_state.gain_to
        if gain_to is not None:
            theme, box = self.theme, self.rect
            line = pygame.Rect(self.x(gain_to) - theme.px(2), box.y - theme.px(3), theme.px(4), box.h + theme.px(6))
            surface.fill(theme.color("firstDown"), line)

    def _paint_turf(self, turf: pygame.Surface) -> None:
        theme, off, box = self.theme, self.rect.left, turf.get_rect()
        line = theme.line_height("block", 14)
        foot = box.bottom - line // 2 - theme.px(1)
        turf.fill(theme.color("turfA"))
        for yard in range(0, FIELD, 20):
            left = self.x(yard) - off
            turf.fill(theme.color("turfB"), (left, 0, self.x(yard + 10) - off - left, box.h))
        for seat, (low, high) in enumerate(((-END_ZONE, 0), (FIELD, FIELD + END_ZONE))):
            zone = pygame.Rect(self.x(low) - off, 0, self.x(high) - self.x(low), box.h)
            turf.fill(theme.color(team_color(seat)), zone)
            name = (self.shown.names[seat].split() or [""])[-1]
            size = theme.fit("block", 15, name, zone.w - theme.px(4))
            if theme.measure("block", size, name)[0] <= zone.w:
                text = theme.text("block", size, name, "inkText")
                turf.blit(text, text.get_rect(center=(zone.centerx, self.name_y() - self.rect.top)))
        for yard in range(0, FIELD + 1, 10):
            x = self.x(yard) - off
            pygame.draw.line(turf, theme.color("chalkLine"), (x, 0), (x, box.bottom - 1), theme.px(1))
            if 0 < yard < FIELD:
                text = theme.text("block", 14, str(min(yard, FIELD - yard)), "chalk50")
                turf.blit(text, text.get_rect(midleft=(x + theme.px(4), max(box.centery, foot))))
        pygame.draw.rect(turf, theme.color("ink900"), box, theme.px(1.5))

    def name_y(self) -> int:
        """Returns the middle of the clubs' names: above all that a kick or a run shows, where there is room for it."""
        line = self.theme.line_height("block", 14)
        clear = self.rect.h > 4 * line
        return self.rect.top + line // 2 + self.theme.px(4) if clear else self.rect.centery

    def chip(self, words: str, center: tuple[int, int], size: float = 15) -> pygame.Rect:
        """Returns the plate around a number."""
        wide, high = self.theme.measure("block", size, words)
        return box_at(wide + self.theme.px(8), high, center=center)

    def paint_chip(
        self, surface: pygame.Surface, words: str, center: tuple[int, int], seat: int, size: float = 15
    ) -> None:
        """Paints a number on a plate of a team."""
        theme = self.theme
        text = theme.text("block", size, words, "chalk50")
        plate = self.chip(words, center, size)
        paint_plate(surface, theme, plate, "ink900", border=team_color(seat), line=1.5, cut=3)
        surface.blit(text, text.get_rect(center=center))

    def paint_ball(self, surface: pygame.Surface, ball: float, y: int) -> None:
        """Paints the ball in its ring, with the direction of its side."""
        theme = self.theme
        x = self.x(self.near(ball))
        mover = self.shown.table_state.ball.seat
        heading = 1 if mover == 0 else -1
        tip = x + heading * theme.px(28)
        base = x + heading * theme.px(17)
        color = theme.color(team_color(mover))
        arrow = [(tip, y), (base, y - theme.px(7)), (base, y + theme.px(7))]
        if self.rect.left <= tip <= self.rect.right:
            pygame.draw.polygon(surface, theme.color("ink900"), [(px + heading * theme.px(2), py) for px, py in arrow])
            pygame.draw.polygon(surface, color, arrow)
        pygame.draw.circle(surface, theme.color("ink900"), (x, y), theme.px(14))
        pygame.draw.circle(surface, color, (x, y), theme.px(14), theme.px(2))
        blit_at(surface, theme.svg("ball", (theme.px(22), theme.px(15))), center=(x, y))

    # Kicks and runs

    @property
    def _ground(self) -> int:
        """The y of the ball on the ground, in pixels."""
        return self.rect.bottom - round(self.rect.h * GROUND)

    def _high(self, way: str) -> int:
        """Returns the height of a stride in its middle, in pixels."""
        return round(self.rect.h * AIR) if way == "air" else self.theme.px(24)

    @staticmethod
    def flight(legs: Sequence[Leg]) -> Leg | None:
        """Returns a kick as one stride, from the foot to where its cards so far bring it down."""
        flown = [leg for leg in legs if leg.way == "air"]
        return flown[0]._replace(end=flown[-1].end) if flown else None

    def _paint_posts(self, surface: pygame.Surface) -> None:
        """Paints the goal posts behind both back lines, clear of the clubs' names."""
        theme, box = self.theme, self.rect
        behind = theme.px(BEHIND)
        for x in (box.left - behind, box.right - 1 + behind):
            color, line = theme.color("firstDown"), theme.px(3)
            bar, top = box.centery + theme.px(8), box.top - theme.px(20)
            pygame.draw.line(surface, color, (x, box.bottom), (x, bar), line)
            for side in (-6, 6):
                pygame.draw.line(surface, color, (x + theme.px(side), bar), (x + theme.px(side), top), line)
            pygame.draw.line(surface, color, (x - theme.px(6), bar), (x + theme.px(6), bar), line)

    def _top(self, leg: Leg) -> tuple[int, int]:
        """Returns the highest point of a stride's bow."""
        return self.x((self.near(leg.start) + self.near(leg.end)) / 2), self._ground - self._high(leg.way)

    def _paint_flight(self, surface: pygame.Surface, legs: Sequence[Leg]) -> None:
        """Paints the piece of each card of a kick, and once it has come down, its arc and its length above them."""
        flight = self.flight(legs)
        if flight is None:
            return
        theme, y = self.theme, self._ground + self.theme.px(RULER)
        for start, end, leg in self.pieces(legs):
            one, other = sorted((self.x(self.near(start)), self.x(self.near(end))))
            piece = pygame.Rect(one + theme.px(1), y - theme.px(3), max(other - one - theme.px(2), 1), theme.px(6))
            surface.fill(theme.color("ink900"), piece.inflate(theme.px(3), theme.px(3)))
            surface.fill(theme.color(team_color(leg.seat) if leg.by >= 0 else "loss"), piece)
        if not self.has_landed(legs):
            return  # further cards may still change it
        self._paint_bow(surface, flight)
        x, top = self._top(flight)
        self.paint_chip(surface, yards(round(abs(flight.end - flight.start))), (x, top - theme.px(16)), flight.seat, 20)

    def has_landed(self, legs: Sequence[Leg]) -> bool:
        """Returns whether a kick has come down: its ball does not hang in the air."""
        return legs[-1].way != "air" or not self.lift

    @staticmethod
    def pieces(legs: Sequence[Leg]) -> list[tuple[float, float, Leg]]:
        """Returns the piece of the ground that each card of a kick adds to, or takes off, its length."""
        found = []
        for leg in legs:
            if leg.way == "air":
                forward = leg.by < 0
                heading = 1 if leg.seat == 0 else -1
                found.append((leg.end, leg.end - heading * leg.by, leg) if forward else (leg.start, leg.end, leg))
        return found

    def _paint_bow(self, surface: pygame.Surface, leg: Leg) -> None:
        """Paints a stride as an arc, as a polygon, since thick lines have notches where they bend."""
        theme, ground, high = self.theme, self._ground, self._high(leg.way)
        start, end = self.x(self.near(leg.start)), self.x(self.near(leg.end))
        for color, wide in (("ink900", 6), (team_color(leg.seat), 3)):
            off, upper, lower = theme.px(wide) / 2, [], []
            for step in range(STEPS + 1):
                turn = math.pi * step / STEPS
                x, y = start + (end - start) * step / STEPS, ground - high * math.sin(turn)
                dx, dy = (end - start) / math.pi, -high * math.cos(turn)
                far = math.hypot(dx, dy)
                upper.append((x - dy * off / far, y + dx * off / far))
                lower.append((x + dy * off / far, y - dx * off / far))
            pygame.draw.polygon(surface, theme.color(color), [*upper, *reversed(lower)])

    def numbers(self, legs: Sequence[Leg]) -> list[tuple[tuple[int, int], Leg]]:
        """Returns where the number of each stride stands: below the piece of a kick, above the hop of a run.

        Those of one row stand in the order of their strides, as near to them as there is room.
        """
        found, theme, box = [], self.theme, self.rect
        flown = [(self.x(self.near((start + end) / 2)), leg) for start, end, leg in self.pieces(legs)]
        row = (self._ground + theme.px(RULER + 16), [each for each in flown if each[1].by])
        hops = [(self._top(leg)[0], leg) for leg in legs if leg.way != "air" and leg.by]
        for y, strides in (row, (self._ground - self._high("ground") - theme.px(RAISED), hops)):
            strides.sort(key=lambda each: each[0])
            plates = [self.chip(stride_label(leg), (x, y)) for x, leg in strides]
            lefts = side_by_side([plate.left for plate in plates], [plate.w for plate in plates], theme.px(4),
                                 box.left, box.right)  # fmt: skip
            for (_, leg), plate, left in zip(strides, plates, lefts, strict=True):
                found.append(((left + plate.w // 2, y), leg))
        return found


def stride_label(leg: Leg) -> str:
    """Returns the yards of a stride: its card, and what that does not give.

    A deep kick is as long as it can be, less its cards (CB-102).

    >>> stride_label(Leg(30, 44, 14, "ground", 0)), stride_label(Leg(30, 103, -7, "air", 0))
    ('+14', '-7')
    >>> stride_label(Leg(30, 48, 18, "air", 0, 15))
    '15+3'
    >>> stride_label(Leg(30, 33, 3, "ground", 0, -1))
    '4-1'
    """
    if leg.base > 0:
        return f"{leg.base}{leg.by - leg.base:+d}"
    return f"{leg.by - leg.base}{leg.base:+d}" if leg.base else f"{leg.by:+d}"
