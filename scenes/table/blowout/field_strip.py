"""The items on BLOWOUT's field, seen from the side: ball, lines, chains, down sign and preview of a play.

All positions of items are yards from the left goal line. Arguments named ``ball_on`` and ``marker`` are yards from the
offense's own goal line; ``from_left`` converts them.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from game.field import FIELD, SERIES
from scenes.table.stage.animator import Animator, in_out_cubic, in_out_sine, linear
from scenes.table.stage.field_geometry import FieldGeometry
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import ColorName, Theme

BALL_DEPTH = 0.5
"""Position of the ball between the far sideline (0) and the near one (1)."""
SLIDE_SECONDS = 0.32
"""Seconds in which lines and chains slide."""
ROLLS = 0.15
"""Share of the way of a bouncing ball on which it only rolls."""


def from_left(ball_on: float, rightward: bool) -> float:
    """Converts yards from the offense's own goal line to yards from the left goal line.

    >>> from_left(20, rightward=True), from_left(20, rightward=False)
    (20, 80)
    """
    return ball_on if rightward else FIELD - ball_on


class FieldItem(StageItem):
    """An item on the field."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.geometry = FieldGeometry(0, 1, 0, 1)
        """The field in pixels."""
        self.hidden = False

    def _span(self, one: float, other: float) -> tuple[int, int]:
        """Returns the x of two yard lines in pixels, the left one first."""
        left, right = sorted((self.geometry.x(one), self.geometry.x(other)))
        return round(left), round(right)


class YardLine(FieldItem):
    """A line from sideline to sideline."""

    layer = 2.4

    def __init__(self, theme: Theme, color: ColorName, *, width: float = 4.0, dashed: bool = False) -> None:
        super().__init__(theme)
        self.color, self.width, self.dashed = color, width, dashed
        self.yards = 0.0

    def render_key(self) -> Hashable:
        return None if self.hidden else (round(self.geometry.x(self.yards)), self.theme.generation)

    def bounds(self) -> pygame.Rect:
        half = self.theme.px(self.width) + 2
        x, top = round(self.geometry.x(self.yards)), round(self.geometry.top)
        return pygame.Rect(x - half, top - self.theme.px(20), 2 * half, round(self.geometry.height) + self.theme.px(24))

    def paint(self, surface: pygame.Surface) -> None:
        theme, geometry = self.theme, self.geometry
        wide, x = theme.px(self.width), round(geometry.x(self.yards))
        top, foot = round(geometry.top), round(geometry.top + geometry.height)
        step = theme.px(9) if self.dashed else foot - top
        for y in range(top, foot, max(step, 1)):
            high = min(round(step * 0.66) if self.dashed else step, foot - y)
            surface.fill(theme.color("inkText"), (x - wide // 2 - 1, y, wide + 2, high))
            surface.fill(theme.color(self.color), (x - wide // 2, y, wide, high))


class Chains(FieldItem):
    """The chains on the near sideline: two stakes ten yards apart."""

    layer = 2.6

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.start, self.end = 0.0, float(SERIES)

    def render_key(self) -> Hashable:
        return None if self.hidden else (*self._span(self.start, self.end), self.theme.generation)

    def bounds(self) -> pygame.Rect:
        left, right = self._span(self.start, self.end)
        pad = self.theme.px(6)
        top = round(self.geometry.top + self.geometry.height)
        return pygame.Rect(left - pad, top - pad, right - left + 2 * pad, self.theme.px(30))

    def paint(self, surface: pygame.Surface) -> None:
        theme, foot = self.theme, round(self.geometry.top + self.geometry.height)
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
        return None if self.hidden else (round(self.geometry.x(self.yards)), self.down, self.theme.generation)

    @property
    def place(self) -> pygame.Rect:
        """The area of its plate, in pixels."""
        theme = self.theme
        side = max(theme.px(21), theme.measure("block", 16, "4")[1])
        x, foot = round(self.geometry.x(self.yards)), round(self.geometry.top + self.geometry.height)
        return pygame.Rect(x - side // 2, foot + theme.px(2), side, side)

    def bounds(self) -> pygame.Rect:
        return self.place.inflate(self.theme.px(8), self.theme.px(14))

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.place
        pole = pygame.Rect(box.centerx - theme.px(2), box.top - theme.px(5), theme.px(4), theme.px(8))
        surface.fill(theme.color("inkText"), pole)
        paint_plate(surface, theme, box, "chalk50", border="inkText", line=2, cut=4)
        digit = theme.text("block", 16, str(self.down), "inkText")
        surface.blit(digit, digit.get_rect(center=box.center))


class Ball(FieldItem):
    """The ball, on the ground or in the air."""

    layer = 7.0

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.yards = 0.0
        self.lift = 0.0
        """Units above the ground."""
        self.angle = 0.0
        """Degrees by which the ball is turned."""

    @property
    def center(self) -> tuple[float, float]:
        """The ball's center in pixels."""
        geometry = self.geometry
        return geometry.x(self.yards), geometry.top + geometry.height * BALL_DEPTH - self.lift * self.theme.u

    def render_key(self) -> Hashable:
        x, y = self.center
        return None if self.hidden else (round(x), round(y), round(self.angle / 6), self.theme.generation)

    def bounds(self) -> pygame.Rect:
        x, y = self.center
        reach, ground = self.theme.px(24), self.geometry.top + self.geometry.height * BALL_DEPTH
        return pygame.Rect(round(x) - reach, round(y) - reach, 2 * reach, round(ground - y) + 2 * reach)

    def paint(self, surface: pygame.Surface) -> None:
        theme, (x, y) = self.theme, self.center
        shade = pygame.Rect(0, 0, theme.px(30), theme.px(9))
        shade.center = (round(x), round(self.geometry.top + self.geometry.height * BALL_DEPTH) + theme.px(9))
        pygame.draw.ellipse(surface, theme.color("inkText"), shade)
        picture = theme.svg("ball", (theme.px(34), theme.px(23)))
        if abs(self.angle) >= 3:
            picture = pygame.transform.rotozoom(picture, -round(self.angle / 6) * 6, 1.0)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


class PlayPreview(FieldItem):
    """Shows where a play would end: a dashed line to a hollow ball, labeled with the result."""

    layer = 7.5

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.start = self.end = 0.0
        self.progress = 0.0
        """Fraction of the dashed line that is drawn, 0 to 1."""
        self.label = ""
        self.color: ColorName = "chalk50"

    def render_key(self) -> Hashable:
        if self.hidden or self.progress <= 0.01:
            return None
        way = round(self.geometry.x(self.start)), round(self.geometry.x(self.end)), round(self.progress * 48)
        return *way, self.label, str(self.color), self.theme.generation

    def bounds(self) -> pygame.Rect:
        theme = self.theme
        left, right = self._span(self.start, self.end)
        half = theme.measure("block", 20, self.label)[0] // 2 + theme.px(24)
        tall = theme.px(44)
        return pygame.Rect(
            left - half, round(self.geometry.top) - tall, right - left + 2 * half, round(self.geometry.height) + tall
        )

    def paint(self, surface: pygame.Surface) -> None:
        theme, (tip, y) = self.theme, self._tip
        color, start = theme.color(self.color), self.geometry.x(self.start)
        sign = 1 if self.end >= self.start else -1
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
            words, plate = theme.text("block", 20, self.label, self.color), self.plate
            paint_plate(surface, theme, plate, "ink900", border=self.color, cut=5)
            surface.blit(words, words.get_rect(center=plate.center))

    @property
    def _tip(self) -> tuple[float, int]:
        """The end of the part that is drawn, in pixels."""
        geometry = self.geometry
        start, end = geometry.x(self.start), geometry.x(self.end)
        return start + (end - start) * self.progress, round(geometry.top + geometry.height * BALL_DEPTH)

    @property
    def plate(self) -> pygame.Rect:
        """The rect of the label, above the tip."""
        theme, geometry, (x, y) = self.theme, self.geometry, self._tip
        plate = pygame.Rect((0, 0), theme.measure("block", 20, self.label))
        plate.midbottom = round(x), y - theme.px(15)
        plate.inflate_ip(theme.px(14), theme.px(4))
        return plate.clamp(pygame.Rect(round(geometry.left), 0, round(geometry.right - geometry.left), y))


class FieldStrip:
    """Places and moves the items of one field."""

    def __init__(self, theme: Theme) -> None:
        self.scrimmage = YardLine(theme, "chalk50", width=4)
        self.to_gain = YardLine(theme, "firstDown", width=5)
        self.chains, self.sign = Chains(theme), DownSign(theme)
        self.preview, self.ball = PlayPreview(theme), Ball(theme)
        self.rightward = True
        """Whether the offense moves to the right."""

    def items(self) -> Sequence[FieldItem]:
        """Returns all items, lowest layer first."""
        return self.scrimmage, self.to_gain, self.chains, self.sign, self.preview, self.ball

    def layout(self, geometry: FieldGeometry) -> None:
        """Sets the position of the field, in pixels."""
        for item in self.items():
            item.geometry = geometry

    def place(self, ball_on: int, marker: int, down: int, rightward: bool) -> None:
        """Places all items without animation."""
        self.rightward, self.sign.down = rightward, down
        self.ball.yards = self.scrimmage.yards = self.sign.yards = from_left(ball_on, rightward)
        self.ball.lift = self.ball.angle = 0.0
        self.to_gain.yards, self.chains.end, self.chains.start = self._set_marker(marker)
        self.hide_preview()

    def _set_marker(self, marker: int) -> tuple[float, float, float]:
        """Returns the yards of the line to gain and of both ends of the chains.

        Hides line and chains with goal to go.
        """
        self.to_gain.hidden = self.chains.hidden = marker >= FIELD
        to_gain = from_left(marker, self.rightward)
        return to_gain, to_gain, from_left(marker - SERIES, self.rightward)

    def hide_preview(self) -> None:
        """Hides the preview."""
        self.preview.progress, self.preview.label = 0.0, ""

    def set_preview(self, ball_on: float, ends_at: float, label: str, color: ColorName) -> None:
        """Sets the preview, both spots in yards from the offense's goal line. The caller sets its ``progress``."""
        preview = self.preview
        preview.start, preview.end = from_left(ball_on, self.rightward), from_left(ends_at, self.rightward)
        preview.label, preview.color = label, color

    def slide_ball(self, animator: Animator, ball_on: float, seconds: float) -> None:
        """Slides ball, down sign and line of scrimmage to a spot, all at the same time."""
        goal = from_left(ball_on, self.rightward)
        animator.to(self.ball, "yards", goal, seconds, in_out_sine)
        animator.to(self.ball, "lift", 0.0, seconds / 2, in_out_sine)
        for item in (self.scrimmage, self.sign):
            animator.to(item, "yards", goal, seconds, in_out_cubic)

    def set_down(self, animator: Animator, down: int, marker: int, seconds: float) -> None:
        """Sets the number of the down and slides line to gain and chains."""
        self.sign.down = down
        to_gain, end, start = self._set_marker(marker)
        animator.to(self.to_gain, "yards", to_gain, seconds, in_out_cubic)
        animator.to(self.chains, "end", end, seconds, in_out_cubic)
        animator.to(self.chains, "start", start, seconds, in_out_cubic)

    def fly_ball(
        self, animator: Animator, yards_from_left: float, peak: float, seconds: float, ends: float = 0.0
    ) -> None:
        """Lets the ball fly to a yard line, counted from the left goal line.

        ``peak`` and the height at which it ``ends`` are in units above the ground.
        """
        ball = self.ball
        turns = math.copysign(720.0, yards_from_left - ball.yards)
        animator.to(ball, "yards", yards_from_left, seconds, linear)
        animator.to(ball, "angle", ball.angle + turns, seconds, linear)
        if not seconds:  # a later call would come after what follows the flight at once
            animator.to(ball, "lift", ends, 0.0)
            return
        animator.to(ball, "lift", peak, seconds / 2, _rising)
        animator.call(partial(animator.to, ball, "lift", ends, seconds / 2, _falling), seconds / 2)

    def bounce_ball(self, animator: Animator, yards_from_left: float, hops: Sequence[float], seconds: float) -> None:
        """Lets the ball come down, hop as high as ``hops`` says in units, and roll to a yard line from the left."""
        ball = self.ball
        animator.to(ball, "yards", yards_from_left, seconds, linear)
        animator.to(ball, "angle", ball.angle + math.copysign(540.0, yards_from_left - ball.yards), seconds, linear)
        flights = [(ball.lift, 0.0, _falling)] if ball.lift else []
        flights += [(high, lift, easing) for high in hops for lift, easing in ((high, _rising), (0.0, _falling))]
        whole, at = sum(math.sqrt(high) for high, *_ in flights), 0.0
        for high, lift, easing in flights:  # a ball that rises higher takes longer, as the root of the height
            lasts = seconds * (1 - ROLLS) * math.sqrt(high) / whole
            animator.call(partial(animator.to, ball, "lift", lift, lasts, easing), at)
            at += lasts


def _rising(t: float) -> float:
    return 1 - (1 - t) ** 2


def _falling(t: float) -> float:
    return t * t
