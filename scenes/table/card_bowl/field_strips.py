"""The whole field from goal line to goal line: the ball, the line to gain, and which way the offense goes."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

import pygame

from game.field import END_ZONE, FIELD
from game.variants.card_bowl.play_story import Leg
from game.variants.card_bowl.strides import THROUGH
from scenes.table.card_bowl.shown import FilmThing, ShownMatch
from scenes.table.stage.field_strip import Gridiron
from scenes.table.stage.layout import side_by_side
from scenes.ui.boxes import blit_at
from scenes.ui.shapes import paint_plate
from scenes.ui.team import team_color
from scenes.ui.theme import Theme

RAISED = 20.0
"""Units from the top of a bow to the middle of its number."""
FARTHEST = 9.0
"""Yards behind a goal line where the ball is still drawn."""


class SmallStrip(FilmThing):
    """Home's goal line is at the left."""

    layer = 61.0

    def __init__(self, theme: Theme, shown: ShownMatch) -> None:
        super().__init__(theme, shown)
        self.ball = 50.0
        """Where the ball is drawn, which may be on its way; yards from Home's goal line."""
        self.lift = 0.0
        """How high a kicked ball is, 0 to 1."""
        self._turf: tuple[Hashable, pygame.Surface] | None = None

    def look(self) -> Hashable:
        position = self.shown.position
        if position.play.slots:
            return None
        moves = round(self.ball, 1), round(self.lift, 2), tuple(self.shown.story.legs), bool(position.play.slots)
        return *moves, position.gain_to, position.ball.seat, self.shown.names

    def bounds(self) -> pygame.Rect:
        return self.rect.inflate(self.theme.px(8), self.theme.px(44))

    def x(self, yards: float) -> int:
        """Where so many yards from Home's goal line are, in pixels."""
        box = self.rect
        return round(Gridiron(box.left, box.right, box.top, box.h).x(yards))

    def near(self, yards: float) -> float:
        """A spot where the ball can be drawn: at most a little behind a goal line."""
        return min(max(yards, -FARTHEST), FIELD + FARTHEST)

    def paint(self, surface: pygame.Surface) -> None:
        """While the film is empty the ball is seen on the large strip, and nowhere else."""
        self.paint_turf(surface)
        for center, leg in self.steps():
            self._paint_step(surface, leg, center)
        if self.shown.position.play.slots:
            self.paint_ball(surface, self.ball, self.rect.centery - round(self.lift * self.theme.px(9)))

    def paint_turf(self, surface: pygame.Surface) -> None:
        """Grass, end zones, yard lines and the line to gain, painted once for each look of them."""
        key = (tuple(self.rect), self.shown.names, self.theme.high_contrast, self.theme.text_scale)
        if self._turf is None or self._turf[0] != key:
            turf = pygame.Surface(self.rect.size).convert()
            self._paint_turf(turf)
            self._turf = (key, turf)
        surface.blit(self._turf[1], self.rect)
        gain_to = self.shown.position.gain_to
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
                clear = box.h > 4 * line  # of the bows, where there are some
                below = foot - theme.px(3) if clear else zone.centery
                turf.blit(text, text.get_rect(center=(zone.centerx, below)))
        for yard in range(0, FIELD + 1, 10):
            x = self.x(yard) - off
            pygame.draw.line(turf, theme.color("chalkLine"), (x, 0), (x, box.bottom - 1), theme.px(1))
            if 0 < yard < FIELD:
                text = theme.text("block", 14, str(min(yard, FIELD - yard)), "chalk50")
                turf.blit(text, text.get_rect(midleft=(x + theme.px(4), max(box.centery, foot))))
        pygame.draw.rect(turf, theme.color("ink900"), box, theme.px(1.5))

    def steps(self) -> list[tuple[tuple[int, int], Leg]]:
        """Where the number of each card of a run stands below the strip: where he then was, none over another."""
        shown = self.shown.story.legs if self.shown.position.play.slots else []
        legs = [leg for leg in shown if leg.start != leg.end and leg.by]
        legs.sort(key=lambda leg: leg.start + leg.end)
        y = self.rect.bottom + self.theme.px(9)
        plates = [self.chip(f"{leg.by:+d}", (self._between(leg), y)) for leg in legs]
        lefts = side_by_side([plate.left for plate in plates], [plate.w for plate in plates], self.theme.px(2),
                             self.rect.left, self.rect.right)  # fmt: skip
        return [((left + plate.w // 2, y), leg) for leg, plate, left in zip(legs, plates, lefts, strict=True)]

    def _between(self, leg: Leg) -> int:
        return (self.x(self.near(leg.start)) + self.x(self.near(leg.end))) // 2

    def _paint_step(self, surface: pygame.Surface, leg: Leg, center: tuple[int, int]) -> None:
        """What a card gave the runner."""
        theme = self.theme
        one, other, y = self.x(self.near(leg.start)), self.x(self.near(leg.end)), self.rect.bottom - theme.px(3)
        pygame.draw.line(surface, theme.color("ink900"), (one, y), (other, y), theme.px(5))
        pygame.draw.line(surface, theme.color(team_color(leg.seat)), (one, y), (other, y), theme.px(3))
        self.paint_chip(surface, f"{leg.by:+d}", center, leg.seat)

    def chip(self, words: str, center: tuple[int, int]) -> pygame.Rect:
        """The plate around a number."""
        wide, high = self.theme.measure("block", 14, words)
        plate = pygame.Rect(0, 0, wide + self.theme.px(8), high)
        plate.center = center
        return plate

    def paint_chip(self, surface: pygame.Surface, words: str, center: tuple[int, int], seat: int) -> None:
        """A number on a plate of a team."""
        theme = self.theme
        text = theme.text("block", 14, words, "chalk50")
        plate = self.chip(words, center)
        paint_plate(surface, theme, plate, "ink900", border=team_color(seat), line=1.5, cut=3)
        surface.blit(text, text.get_rect(center=center))

    def paint_ball(self, surface: pygame.Surface, ball: float, y: int) -> None:
        """The ball in its ring, and which way its side goes while that leads on over the strip."""
        theme = self.theme
        x = self.x(self.near(ball))
        mover = self.shown.position.ball.seat
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


STEPS = 28
"""Straight pieces of a bow, so many that none is seen in the largest window."""
BEHIND = 10.0
"""Units from a back line to the middle of its goal posts."""


class LargeStrip(SmallStrip):
    """The same field, large, while the film is empty: kicks and returns are seen there stride by stride."""

    layer = 8.0

    def __init__(self, theme: Theme, shown: ShownMatch, strip: SmallStrip) -> None:
        super().__init__(theme, shown)
        self.small_strip = strip
        """What knows where the ball is drawn."""

    def look(self) -> Hashable:
        play = self.shown.position.play
        return None if play.slots else (self.small_strip.look(), play.kind)

    def bounds(self) -> pygame.Rect:
        return self.rect.inflate(self.theme.px(9 * BEHIND), self.theme.px(128))

    def paint(self, surface: pygame.Surface) -> None:
        strip = self.small_strip
        self.paint_turf(surface)
        self._paint_posts(surface)
        ground = self._ground
        legs = [leg for leg in self.shown.story.legs if leg.start != leg.end]
        for leg in legs:
            self._paint_bow(surface, leg)
        for center, leg in self.numbers(legs):
            self._paint_number(surface, leg, center)
        self.paint_ball(surface, strip.ball, ground - round(strip.lift * self._high("air")))

    def near(self, yards: float) -> float:
        """A kick at the posts is drawn until it has gone through them."""
        at_posts = self.shown.position.play.kind in ("field_goal", "extra_point")
        return min(max(yards, FIELD - THROUGH), THROUGH) if at_posts else super().near(yards)

    @property
    def _ground(self) -> int:
        """Where the ball is when it is on the ground, in pixels."""
        return self.rect.bottom - self.theme.px(38)

    def _high(self, way: str) -> int:
        """How high a stride is in its middle."""
        return self.theme.px(64) if way == "air" else self.theme.px(18)

    def _paint_posts(self, surface: pygame.Surface) -> None:
        """The goal posts behind both back lines, clear of the clubs' names."""
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
        """The highest point of a stride's bow."""
        return self.x((self.near(leg.start) + self.near(leg.end)) / 2), self._ground - self._high(leg.way)

    def _paint_bow(self, surface: pygame.Surface, leg: Leg) -> None:
        """A stride as a bow over the grass; a band, as thick lines are notched where they bend."""
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
        """Where the number of each stride that has one stands: over its bow, or beside others as near as there is room.

        What flies and what runs has a row of its own; in each the numbers stand in the order of their bows.
        """
        found, theme, box = [], self.theme, self.rect
        for way in {leg.way: None for leg in legs}:
            row = sorted((leg for leg in legs if leg.way == way and leg.by), key=lambda leg: self._top(leg)[0])
            plates = [self.chip(stride_label(leg), self._top(leg)) for leg in row]
            lefts = side_by_side([plate.left for plate in plates], [plate.w for plate in plates], theme.px(4),
                                 box.left, box.right)  # fmt: skip
            for leg, plate, left in zip(row, plates, lefts, strict=True):
                found.append(((left + plate.w // 2, self._top(leg)[1] - theme.px(RAISED)), leg))
        return found

    def _paint_number(self, surface: pygame.Surface, leg: Leg, center: tuple[int, int]) -> None:
        """What a card gave, with a line to the bow from which it stands aside."""
        theme, top, words = self.theme, self._top(leg), stride_label(leg)
        foot = self.chip(words, center).midbottom
        for color, wide in (("ink900", 4), (team_color(leg.seat), 2)):
            pygame.draw.line(surface, theme.color(color), top, foot, theme.px(wide))
        self.paint_chip(surface, words, center, leg.seat)


def stride_label(leg: Leg) -> str:
    """What a card gave to a stride; a deep kick is as long as it can be, less its cards (CB-102).

    >>> stride_label(Leg(30, 44, 14, "ground", 0)), stride_label(Leg(30, 103, -7, "air", 0))
    ('+14', '7 short')
    """
    return f"{-leg.by} short" if leg.way == "air" and leg.by < 0 else f"{leg.by:+d}"
