"""A football field seen from the side: ball, lines, chains and down sign that slide, and where a play would end.

It knows yards and downs, and no game. Every place on it is in yards from the left goal line, so that a slide is one
number; ``across`` turns the spot of an offense into it.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.field import END_ZONE, FIELD, SERIES
from scenes.table.stage.animator import Animator, in_out_cubic, in_out_sine, linear
from scenes.table.stage.layout import Layout
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import ColorName, Theme

BALL_AT = 0.5
"""Where between the far and the near side line the ball lies."""
STEADY = 0.32
"""Seconds in which lines and chains slide."""


class Gridiron(NamedTuple):
    """Where a field lies: both back lines, its upper edge and its height, all in one measure, units or pixels."""

    left: float
    right: float
    top: float
    high: float

    def x(self, yards: float) -> float:
        """Where a yard line lies, 0 being the left goal line and 100 the right one.

        >>> Gridiron(0, 1200, 0, 80).x(50), Gridiron(0, 1200, 0, 80).x(110)
        (600.0, 1200.0)
        """
        return self.left + (yards + END_ZONE) * (self.right - self.left) / (FIELD + 2 * END_ZONE)

    def on(self, layout: Layout, top: float) -> Gridiron:
        """The same field in pixels of the window, ``top`` being the upper edge of its region in units."""
        left, upper = layout.point(self.left, top + self.top)
        return Gridiron(left, layout.point(self.right, 0)[0], upper, self.high * layout.u)


def across(ball_on: float, rightward: bool) -> float:
    """A spot of the offense in yards from the left goal line.

    >>> across(20, rightward=True), across(20, rightward=False)
    (20, 80)
    """
    return ball_on if rightward else FIELD - ball_on


class FieldItem(StageItem):
    """Something on the field of a strip."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.grid = Gridiron(0, 1, 0, 1)
        """The field in pixels."""
        self.hidden = False

    def _span(self, one: float, other: float) -> tuple[int, int]:
        """The left and the right edge in pixels of what lies between two yard lines."""
        left, right = sorted((self.grid.x(one), self.grid.x(other)))
        return round(left), round(right)


class YardLine(FieldItem):
    """A line across the field."""

    layer = 2.4

    def __init__(self, theme: Theme, color: ColorName, *, width: float = 4.0, dashed: bool = False) -> None:
        super().__init__(theme)
        self.color, self.width, self.dashed = color, width, dashed
        self.yards = 0.0

    def render_key(self) -> Hashable:
        return None if self.hidden else (round(self.grid.x(self.yards)), self.theme.generation)

    def bounds(self) -> pygame.Rect:
        half = self.theme.px(self.width) + 2
        x, top = round(self.grid.x(self.yards)), round(self.grid.top)
        return pygame.Rect(x - half, top - self.theme.px(20), 2 * half, round(self.grid.high) + self.theme.px(24))

    def paint(self, surface: pygame.Surface) -> None:
        theme, grid = self.theme, self.grid
        wide, x = theme.px(self.width), round(grid.x(self.yards))
        top, foot = round(grid.top), round(grid.top + grid.high)
        step = theme.px(9) if self.dashed else foot - top
        for y in range(top, foot, max(step, 1)):
            high = min(round(step * 0.66) if self.dashed else step, foot - y)
            surface.fill(theme.color("inkText"), (x - wide // 2 - 1, y, wide + 2, high))
            surface.fill(theme.color(self.color), (x - wide // 2, y, wide, high))


class Chains(FieldItem):
    """The chain gang on the near side line: two stakes, ten yards of chain between them."""

    layer = 2.6

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.start, self.end = 0.0, float(SERIES)

    def render_key(self) -> Hashable:
        return None if self.hidden else (*self._span(self.start, self.end), self.theme.generation)

    def bounds(self) -> pygame.Rect:
        left, right = self._span(self.start, self.end)
        pad = self.theme.px(6)
        top = round(self.grid.top + self.grid.high)
        return pygame.Rect(left - pad, top - pad, right - left + 2 * pad, self.theme.px(30))

    def paint(self, surface: pygame.Surface) -> None:
        theme, foot = self.theme, round(self.grid.top + self.grid.high)
        (left, right), link = self._span(self.start, self.end), theme.px(6)
        y = foot + theme.px(15)
        for index, x in enumerate(range(left, right, max(link, 1))):
            end = min(x + link - 1, right)
            color = theme.color("chalk50" if index % 2 else "chalk300")
            pygame.draw.line(surface, color, (x, y), (end, y + (1 if index % 2 else -1)), theme.px(2))
        for x in (left, right):
            stake = pygame.Rect(x - theme.px(2), foot - theme.px(2), theme.px(4), theme.px(18))
            surface.fill(theme.color("inkText"), stake.inflate(2, 2))
            surface.fill(theme.color("firstDown"), stake)
            pygame.draw.circle(surface, theme.color("inkText"), stake.midbottom, theme.px(4) + 1)
            pygame.draw.circle(surface, theme.color("firstDown"), stake.midbottom, theme.px(4))


class DownSign(FieldItem):
    """The down marker at the line of scrimmage: a pole with the number of the down."""

    layer = 2.8

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.yards = 0.0
        self.down = 1

    def render_key(self) -> Hashable:
        return None if self.hidden else (round(self.grid.x(self.yards)), self.down, self.theme.generation)

    def _box(self) -> pygame.Rect:
        theme = self.theme
        side = max(theme.px(21), theme.measure("block", 16, "4")[1])
        x, foot = round(self.grid.x(self.yards)), round(self.grid.top + self.grid.high)
        return pygame.Rect(x - side // 2, foot + theme.px(2), side, side)

    def bounds(self) -> pygame.Rect:
        return self._box().inflate(self.theme.px(8), self.theme.px(14))

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self._box()
        pole = pygame.Rect(box.centerx - theme.px(2), box.top - theme.px(5), theme.px(4), theme.px(8))
        surface.fill(theme.color("inkText"), pole)
        paint_plate(surface, theme, box, "chalk50", border="inkText", line=2, cut=4)
        digit = theme.text("block", 16, str(self.down), "inkText")
        surface.blit(digit, digit.get_rect(center=box.center))


class Ball(FieldItem):
    """The ball, on the grass or in the air above it."""

    layer = 7.0

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.yards = 0.0
        self.lift = 0.0
        """Units above the grass."""
        self.turn = 0.0

    @property
    def center(self) -> tuple[float, float]:
        """The ball's middle in pixels."""
        grid = self.grid
        return grid.x(self.yards), grid.top + grid.high * BALL_AT - self.lift * self.theme.u

    def render_key(self) -> Hashable:
        x, y = self.center
        return None if self.hidden else (round(x), round(y), round(self.turn / 6), self.theme.generation)

    def bounds(self) -> pygame.Rect:
        x, y = self.center
        reach, ground = self.theme.px(24), self.grid.top + self.grid.high * BALL_AT
        return pygame.Rect(round(x) - reach, round(y) - reach, 2 * reach, round(ground - y) + 2 * reach)

    def paint(self, surface: pygame.Surface) -> None:
        theme, (x, y) = self.theme, self.center
        shade = pygame.Rect(0, 0, theme.px(30), theme.px(9))
        shade.center = (round(x), round(self.grid.top + self.grid.high * BALL_AT) + theme.px(9))
        pygame.draw.ellipse(surface, theme.color("inkText"), shade)
        picture = theme.svg("ball", (theme.px(34), theme.px(23)))
        if abs(self.turn) >= 3:
            picture = pygame.transform.rotozoom(picture, -round(self.turn / 6) * 6, 1.0)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


class Ghost(FieldItem):
    """Where a play would end: a dashed way from the ball to a hollow ball, and what it comes to."""

    layer = 6.0

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.start = self.end = 0.0
        self.shown = 0.0
        """How much of the way is drawn, 0 to 1."""
        self.label = ""
        self.color: ColorName = "chalk50"

    def render_key(self) -> Hashable:
        if self.hidden or self.shown <= 0.01:
            return None
        way = round(self.grid.x(self.start)), round(self.grid.x(self.end)), round(self.shown * 48)
        return *way, self.label, str(self.color), self.theme.generation

    def bounds(self) -> pygame.Rect:
        theme = self.theme
        left, right = self._span(self.start, self.end)
        half = theme.measure("block", 20, self.label)[0] // 2 + theme.px(24)
        tall = theme.px(44)
        return pygame.Rect(
            left - half, round(self.grid.top) - tall, right - left + 2 * half, round(self.grid.high) + tall
        )

    def paint(self, surface: pygame.Surface) -> None:
        theme, grid = self.theme, self.grid
        color, y = theme.color(self.color), round(grid.top + grid.high * BALL_AT)
        start, end = grid.x(self.start), grid.x(self.end)
        tip, sign = start + (end - start) * self.shown, 1 if end >= start else -1
        dash, x = theme.px(9), start + sign * theme.px(20)
        while (tip - x) * sign > 0:
            stop = x + sign * min(dash, abs(tip - x))
            pygame.draw.line(surface, theme.color("inkText"), (x, y), (stop, y), theme.px(4) + 2)
            pygame.draw.line(surface, color, (x, y), (stop, y), theme.px(4))
            x += sign * dash * 1.7
        hollow = box_at(theme.px(30), theme.px(20), center=(round(tip), y))
        pygame.draw.ellipse(surface, theme.color("inkText"), hollow.inflate(4, 4), theme.px(3) + 3)
        pygame.draw.ellipse(surface, color, hollow, theme.px(3))
        if self.label:
            self._paint_label(surface, round(tip), y)

    def _paint_label(self, surface: pygame.Surface, x: int, y: int) -> None:
        theme, grid = self.theme, self.grid
        words = theme.text("block", 20, self.label, self.color)
        plate = words.get_rect(midbottom=(x, y - theme.px(15))).inflate(theme.px(14), theme.px(4))
        plate.clamp_ip(pygame.Rect(round(grid.left), 0, round(grid.right - grid.left), y))
        paint_plate(surface, theme, plate, "ink900", border=self.color, cut=5)
        surface.blit(words, words.get_rect(center=plate.center))


class FieldStrip:
    """The things of one field, which a game's table puts on its stage."""

    def __init__(self, theme: Theme) -> None:
        self.scrimmage = YardLine(theme, "chalk50", width=4)
        self.to_gain = YardLine(theme, "firstDown", width=5)
        self.chains, self.sign = Chains(theme), DownSign(theme)
        self.ghost, self.ball = Ghost(theme), Ball(theme)
        self.rightward = True
        """Whether the offense goes to the right."""

    def things(self) -> Sequence[FieldItem]:
        """All of them, from the grass up."""
        return self.scrimmage, self.to_gain, self.chains, self.sign, self.ghost, self.ball

    def layout(self, grid: Gridiron) -> None:
        """Adopts where the field lies, in pixels."""
        for thing in self.things():
            thing.grid = grid

    def show(self, ball_on: int, marker: int, down: int, rightward: bool) -> None:
        """Everything lies where the offense stands, at once."""
        self.rightward, self.sign.down = rightward, down
        self.ball.yards = self.scrimmage.yards = self.sign.yards = across(ball_on, rightward)
        self.ball.lift = self.ball.turn = 0.0
        self._set_marker(marker)
        self.forget()

    def _set_marker(self, marker: int) -> None:
        """With goal to go there is no line to gain but the goal line, and no chain."""
        self.to_gain.yards = self.chains.end = across(marker, self.rightward)
        self.chains.start = across(marker - SERIES, self.rightward)
        self.to_gain.hidden = self.chains.hidden = marker >= FIELD

    def forget(self) -> None:
        """Takes the ghost away."""
        self.ghost.shown, self.ghost.label = 0.0, ""

    def promise(self, ball_on: float, end: float, label: str, color: ColorName) -> None:
        """Makes the ghost lead from a spot to another one; how much of it is shown is the caller's."""
        ghost = self.ghost
        ghost.start, ghost.end = across(ball_on, self.rightward), across(end, self.rightward)
        ghost.label, ghost.color = label, color

    # Motion

    def spot(self, animator: Animator, ball_on: float, seconds: float) -> None:
        """The ball goes to a spot along the grass, and down sign and line of scrimmage go there after it."""
        goal = across(ball_on, self.rightward)
        animator.to(self.ball, "yards", goal, seconds, in_out_sine)
        animator.to(self.ball, "lift", 0.0, seconds / 2, in_out_sine)
        for thing in (self.scrimmage, self.sign):
            animator.to(thing, "yards", goal, seconds, in_out_cubic)

    def turn_round(self, rightward: bool) -> None:
        """The other side has the ball: spots count from the other goal line."""
        self.rightward = rightward

    def set_down(self, animator: Animator, down: int, marker: int, seconds: float) -> None:
        """The down sign turns, and the chains slide to where the line to gain is."""
        self.sign.down = down
        goal, start = across(marker, self.rightward), across(marker - SERIES, self.rightward)
        self.to_gain.hidden = self.chains.hidden = marker >= FIELD
        animator.to(self.to_gain, "yards", goal, seconds, in_out_cubic)
        animator.to(self.chains, "end", goal, seconds, in_out_cubic)
        animator.to(self.chains, "start", start, seconds, in_out_cubic)

    def fly(self, animator: Animator, end: float, high: float, seconds: float) -> None:
        """The ball flies to a place given in yards from the left goal line, ``high`` units up in the middle."""
        ball = self.ball
        turns = math.copysign(720.0, end - ball.yards)
        animator.to(ball, "yards", end, seconds, linear)
        animator.to(ball, "turn", ball.turn + turns, seconds, linear)
        animator.to(ball, "lift", high, seconds / 2, _rising)
        animator.call(partial(animator.to, ball, "lift", 0.0, seconds / 2, _falling), seconds / 2)


def _rising(t: float) -> float:
    return 1 - (1 - t) ** 2


def _falling(t: float) -> float:
    return t * t
