"""The two fields of Jukem, each with the ball that its drive pushes from 0 to 100 yards."""

from __future__ import annotations

import math
from collections.abc import Hashable

import pygame

from game.variants.jukem.cards import FIELD_GOAL_TOTAL, TOUCHDOWN_POINTS, TOUCHDOWN_YARDS
from scenes.table.cues.big_moments import LONG_PLAY_YARDS
from scenes.table.jukem.ground import END_ZONE, LEFT, PER_YARD, RIGHT, RULER, turf
from scenes.table.stage.big_moment import outlined
from scenes.table.stage.drawing import vector
from scenes.table.stage.layout import Layout
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.shapes import paint_plate
from scenes.ui.team import paint_team
from scenes.ui.theme import Theme

WORTH_AT = 46.0
"""Units from the upper edge of an end zone to what it is worth: above the ball, which may lie on its line."""
NAME, NAME_BELOW = 26.0, 22.0
"""Size of the club's name in an end zone, and its distance below the number, in units."""
LIGHT, LIGHT_STEPS = 90, 8
"""Brightness that an end zone gains when the ball hits it, of 255, and the steps in which it fades."""
BALL = (54.0, 36.0)
CLOSE = 95
"""The yard line up to which the ball stays on the field, so that the name on the end zone can be read."""
TURN, ROLLS = 15, 36.0
"""Degrees between two pictures of the rolling ball, and degrees that it rolls per yard."""
DOTS, FLIGHT = 12, 0.3
"""Parts of the flight of a kick, between which dots are painted, and its height as a share of the field's."""
GAIN, LONG_GAIN, GAIN_UP = 30.0, 46.0, 46.0
"""Size of the number above the ball, that of a long play, and its height above it, in units."""


def yard_x(yards: float) -> float:
    """Returns the x of a yard line, in units of the table."""
    return LEFT + yards * PER_YARD


def paint_field(surface: pygame.Surface, theme: Theme, layout: Layout, seat: int, top: float, high: float) -> None:
    """Paints the turf and the lines of a seat's empty field, its top at ``top`` units."""
    area = layout.rect(LEFT, top, RIGHT - LEFT + END_ZONE, high)
    surface.blit(vector(turf(theme, seat, high), RIGHT - LEFT + END_ZONE, high, area.size), area)


def paint_marks(surface: pygame.Surface, theme: Theme, layout: Layout, top: float, high: float) -> None:
    """Paints the numbers of a field."""
    area = layout.rect(LEFT, top, RIGHT - LEFT + END_ZONE, high)
    for yards in range(10, TOUCHDOWN_YARDS, 10):
        shade = "firstDown" if yards == FIELD_GOAL_TOTAL else "chalk50"
        number = theme.text("block", 15, str(yards), shade)
        x, y = layout.point(yard_x(yards), top + RULER / 2)
        plate = number.get_rect(center=(round(x), round(y))).inflate(theme.px(6), 0)
        surface.fill(theme.color("turfA"), plate.clip(area.inflate(-2, -4)))
        surface.blit(number, number.get_rect(center=plate.center))


class EndZone(StageItem):
    """The end zone of a field, in the color and pattern of its seat."""

    layer = 3.0

    def __init__(self, theme: Theme, seat: int) -> None:
        self.theme, self.seat = theme, seat
        self.name = ""
        """The club's name, which is painted on it."""
        self.pushed = 0.0
        """Pixels by which the ball that hits it pushes it to the right."""
        self.lit = 0.0
        """Strength of the light that it gives off then, 0 to 1."""
        self.sent = False
        """Whether its points are on their way to the score."""
        self.rect = pygame.Rect(0, 0, 0, 0)

    def place(self, layout: Layout, top: float, high: float) -> None:
        """Adopts a window size; ``top`` is the field's upper edge and ``high`` its height in units."""
        self.rect = layout.rect(RIGHT + 2, top + 1, END_ZONE - 3, high - 2)

    def render_key(self) -> Hashable:
        return self.seat, self.name, self.theme.patterns, round(self.pushed), round(self.lit * LIGHT_STEPS), self.sent

    def bounds(self) -> pygame.Rect:
        return self.rect.inflate(2 * math.ceil(abs(self.pushed)), 0)

    @property
    def worth_at(self) -> tuple[int, int]:
        """Returns the middle of the number that says what it is worth, in pixels."""
        return self.rect.centerx, self.rect.y + self.theme.px(WORTH_AT)

    def paint(self, surface: pygame.Surface) -> None:
        theme, area = self.theme, self.rect.move(round(self.pushed), 0)
        paint_team(surface, theme, area, self.seat, cut=0)
        self._paint_name(surface, area)
        if self.lit:
            light = round(LIGHT * round(self.lit * LIGHT_STEPS) / LIGHT_STEPS)
            surface.fill((light, light, light), area, pygame.BLEND_RGB_ADD)
        worth = theme.text("block", 30, str(TOUCHDOWN_POINTS), "firstDown")
        plate = box_at(area.w - theme.px(4), worth.get_height(), center=self.worth_at).move(round(self.pushed), 0)
        surface.fill(theme.color("ink900"), plate)
        if not self.sent:
            surface.blit(worth, worth.get_rect(center=plate.center))

    def _paint_name(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paints the club's name along the strip, below what it is worth."""
        theme = self.theme
        top = area.y + theme.px(WORTH_AT + NAME_BELOW)
        room = area.bottom - top - theme.px(NAME_BELOW) // 2
        size = theme.fit("block", NAME, self.name, room)
        key = ("end zone", self.name, size, theme.u)
        name = theme.cached(key) or theme.store(
            key, pygame.transform.rotate(theme.text("block", size, self.name, "inkText"), 90)
        )
        surface.blit(name, name.get_rect(center=(area.centerx, top + room // 2)))


class Lane(StageItem):
    """One seat's field with the ball at ``yards``."""

    layer = 60.0

    def __init__(self, theme: Theme, seat: int, color: str) -> None:
        self.theme, self.seat, self.color = theme, seat, color
        self.yards = 0.0
        self.arc = 0.0
        """Pixels of a thrown ball above the field."""
        self.away = False
        """Whether the ball has left the field: kicked, or lost."""
        self.since: float | None = None
        """The yards from which a gain or loss is being counted, or None."""
        self.pop = 0.0
        """The share of its size by which the number of those yards is enlarged."""
        self.ghost: int | None = None
        """The total that the selected play or answer would make, or None."""
        self.kick = 0
        """The points of the selected kick, or 0."""
        self.rect = pygame.Rect(0, 0, 0, 0)
        """The field from 0 to 100 yards, in pixels."""
        self.middle = 0
        """The y of ball and links, in pixels."""

    def place(self, layout: Layout, top: float, high: float) -> None:
        """Adopts a window size; ``top`` is the field's upper edge and ``high`` its height in units."""
        self.rect = layout.rect(LEFT, top, RIGHT - LEFT, high)
        self.middle = round(layout.point(0, top + (RULER + high) / 2)[1])

    def x(self, yards: float) -> float:
        """Returns the x of a yard line, in pixels."""
        return self.rect.x + yards * self.rect.w / TOUCHDOWN_YARDS

    def flight(self) -> list[tuple[float, float]]:
        """Returns points of a kick's flight, from the ball to the end zone."""
        (x, y), end = self.head(), self.rect.right + self.theme.px(END_ZONE / 2)
        up = self.kick_high
        return [(x + (end - x) * part, y - 4 * up * part * (1 - part)) for part in (i / DOTS for i in range(1, DOTS))]

    @property
    def kick_high(self) -> float:
        """Returns the height of a kick's arc in pixels, at which it stays on its own field."""
        return self.rect.h * FLIGHT

    @property
    def kick_line(self) -> pygame.Rect:
        """Returns the area of the 70-yard line and its number, in pixels."""
        return box_at(self.theme.px(2 * RULER), self.rect.h, midtop=(round(self.x(FIELD_GOAL_TOTAL)), self.rect.y))

    def head(self, yards: float | None = None) -> tuple[float, float]:
        """Returns the middle of the ball at a total, in pixels: ahead of its yard line, over the goal line at 100."""
        at, half = self.yards if yards is None else yards, self.theme.px(BALL[0]) / 2
        short, over = self.rect.right - half, self.rect.right + self.theme.px(END_ZONE) / 2
        crossed = max(0.0, at - CLOSE) / (TOUCHDOWN_YARDS - CLOSE)
        return min(self.x(at) + half, short + (over - short) * crossed), float(self.middle)

    @property
    def gain(self) -> str:
        """Returns the yards being counted, with their sign."""
        change = 0 if self.since is None else round(self.yards - self.since)
        return f"+{change}" if change > 0 else str(change).replace("-", "−") if change else ""

    def render_key(self) -> Hashable:
        return (
            round(self.x(self.yards)),
            round(self.arc),
            self.away,
            self.ghost,
            self.kick,
            self._number_size,
            self.gain,
        )

    def bounds(self) -> pygame.Rect:
        wide, up = self.theme.px(BALL[0] + 220), self.theme.px(GAIN_UP + 2 * LONG_GAIN)
        ball = box_at(wide, 2 * (up + round(self.arc)), center=(round(self.head()[0]), self.middle))
        if self.kick:
            return ball.union(self.rect.inflate(2 * self.theme.px(END_ZONE), 0))
        return ball if self.ghost is None else ball.union(self._promised)

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        if self.ghost is not None:
            color = theme.color("loss" if self.threatened else "firstDown")
            shade = pygame.Surface(self._promised.size, pygame.SRCALPHA)
            shade.fill((*color[:3], 120 if self.threatened else 80))
            surface.blit(shade, self._promised)
            pygame.draw.rect(surface, color, self._promised, theme.px(4 if self.threatened else 2))
        if self.away:
            return
        for spot in self.flight() if self.kick else ():
            pygame.draw.circle(surface, theme.color("inkText"), spot, theme.px(6))
            pygame.draw.circle(surface, theme.color("firstDown"), spot, theme.px(4))
        x, y = self.head()
        y -= self.arc
        ball = self._ball(round(self.yards * ROLLS / TURN) * TURN % 360)
        surface.blit(ball, ball.get_rect(center=(round(x), round(y))))
        if self.gain:
            number = outlined(
                theme, self.gain, self._number_size, "gain" if self.yards >= (self.since or 0) else "loss"
            )
            place = number.get_rect(center=(round(x), round(y) - theme.px(GAIN_UP)))
            place.left = max(place.left, self.rect.left)  # the piles lie beside the field, and the total at its end
            place.right = min(place.right, self.rect.right)
            surface.blit(number, place)

    @property
    def threatened(self) -> int:
        """Returns the yards that the selected answer would take away; 0 for none."""
        return 0 if self.ghost is None else max(0, round(self.yards) - self.ghost)

    @property
    def _number_size(self) -> float:
        """Returns the size of the number in a few steps, since each is drawn once; a long play's is larger."""
        far = self.yards - (self.yards if self.since is None else self.since) >= LONG_PLAY_YARDS
        return (LONG_GAIN if far else GAIN) * (1 + round(4 * self.pop) / 4)

    @property
    def _promised(self) -> pygame.Rect:
        """Returns the part of the field that the selected play would gain or the selected answer take away."""
        start, end = sorted((round(self.x(self.yards)), round(self.x(self.ghost or 0))))
        return pygame.Rect(start, self.rect.y + self.theme.px(RULER), max(end - start, 1), self._high)

    @property
    def _high(self) -> int:
        return self.rect.h - self.theme.px(RULER + 4)

    def _ball(self, turn: int) -> pygame.Surface:
        """Returns the picture of the ball at a turn in degrees."""
        flat = self.theme.svg("ball", (self.theme.px(BALL[0]), self.theme.px(BALL[1])))
        key = ("rolling ball", flat.get_size(), turn)
        return self.theme.cached(key) or self.theme.store(key, pygame.transform.rotozoom(flat, -turn, 1.0))


class GhostTag(StageItem):
    """A tag with the total that the selected play makes, the yards that an answer takes, or a kick's points."""

    layer = 270.0

    def __init__(self, theme: Theme, lane: Lane) -> None:
        self.theme, self.lane = theme, lane

    def _text(self) -> pygame.Surface:
        lost = self.lane.threatened
        if self.lane.kick:
            return self.theme.text("block", 22, f"+{self.lane.kick}", "inkText")
        words = f"−{lost}" if lost else "TD" if self.lane.ghost == TOUCHDOWN_YARDS else str(self.lane.ghost)
        return self.theme.text("block", 22, words, "inkText")

    def render_key(self) -> Hashable:
        lane = self.lane
        return None if lane.ghost is None and not lane.kick else (lane.ghost, lane.threatened, lane.kick)

    def bounds(self) -> pygame.Rect:
        text, theme = self._text(), self.theme
        tag = text.get_rect().inflate(theme.px(14), theme.px(4))
        lane, lost = self.lane, self.lane.threatened
        middle = lane.flight()[DOTS // 2][0] if lane.kick else lane.x((lane.ghost or 0) + lost / 2)
        tag.midtop = round(middle), lane.rect.y + theme.px(RULER)  # below the number of its yard line
        if lost:
            tag.bottom = lane.rect.bottom
        return tag.clamp(self.lane.rect)

    def paint(self, surface: pygame.Surface) -> None:
        theme, tag, text = self.theme, self.bounds(), self._text()
        color = theme.color("loss" if self.lane.threatened else "firstDown")
        pygame.draw.rect(surface, color, tag, border_radius=theme.px(4))
        pygame.draw.rect(surface, theme.color("inkText"), tag, theme.px(1.5), theme.px(4))
        surface.blit(text, text.get_rect(center=tag.center))


DIGITS, DIGITS_SCALED = 60.0, 66.0
"""Type size of a side's yards in units, and the largest that a larger text may make of it."""


class TotalPlate(StageItem):
    """A seat's yards in big digits, and the yards to go."""

    layer = 21.0

    def __init__(self, theme: Theme, lane: Lane) -> None:
        self.theme, self.lane = theme, lane
        self.behind_posts = False
        """Whether goal posts stand before it, so that it shows nothing."""
        self.rect = pygame.Rect(0, 0, 0, 0)

    def render_key(self) -> Hashable:
        return round(self.lane.yards), self.behind_posts

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        yards = round(self.lane.yards)
        paint_plate(surface, theme, box, "ink900", border=self.lane.color, line=2)
        if self.behind_posts:
            return
        head = theme.text("block", 15, "yards", "chalk300")
        step, room = theme.line_height("block", 15) + theme.px(2), box.w - theme.px(16)
        surface.blit(head, head.get_rect(center=(box.centerx, box.top + theme.px(24))))
        size = theme.fit("block", min(DIGITS, DIGITS_SCALED / theme.text_scale), str(yards), room)
        digits = theme.text("block", size, str(yards), self.lane.color)
        surface.blit(digits, digits.get_rect(center=(box.centerx, box.top + theme.px(70))))
        for line, (text, color) in enumerate(self._notes(yards)):
            words = theme.text("block", theme.fit("block", 15, text, room), text, color)
            surface.blit(words, words.get_rect(center=(box.centerx, box.top + theme.px(118) + step * line)))

    @staticmethod
    def _notes(yards: int) -> list[tuple[str, str]]:
        if yards == TOUCHDOWN_YARDS:
            return [("touchdown", "firstDown")]
        notes = [(f"{TOUCHDOWN_YARDS - yards} to go", "chalk50")]
        if yards >= FIELD_GOAL_TOTAL:
            notes.append(("kick: 3", "firstDown"))
        return notes


class FitArcs(StageItem):
    """Arcs over the hand from each PASS to the CATCHes within its range (JF-27)."""

    layer = 260.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.pairs: list[tuple[Sprite, Sprite]] = []
        self.ceiling = 0
        """The lower edge of the prompt, in pixels, which no arc crosses."""

    def render_key(self) -> Hashable:
        if not self.pairs:
            return None
        return tuple((one.rect.topleft, other.rect.topleft) for one, other in self.pairs)

    def bounds(self) -> pygame.Rect:
        cards = [sprite.rect for pair in self.pairs for sprite in pair]
        area = cards[0].unionall(cards[1:])
        lift = self.theme.px(26)
        return pygame.Rect(area.x, area.y - lift, area.w, 2 * lift)

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        for one, other in self.pairs:
            start = (one.rect.centerx, one.rect.top + theme.px(2))
            end = (other.rect.centerx, other.rect.top + theme.px(2))
            lowest = 2 * (self.ceiling + theme.px(4)) - (start[1] + end[1]) / 2  # the arc itself rises half as far
            peak = ((start[0] + end[0]) / 2, max(min(start[1], end[1]) - theme.px(34), lowest))
            points = [_bezier(start, peak, end, step / 24) for step in range(25)]
            pygame.draw.lines(surface, theme.color("inkText"), False, points, theme.px(6))
            pygame.draw.lines(surface, theme.color("fit"), False, points, theme.px(3))
            for spot in (start, end):
                pygame.draw.circle(surface, theme.color("fit"), spot, theme.px(5))


def _bezier(
    start: tuple[float, float], peak: tuple[float, float], end: tuple[float, float], t: float
) -> tuple[float, float]:
    one, two, three = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return one * start[0] + two * peak[0] + three * end[0], one * start[1] + two * peak[1] + three * end[1]
