"""The two fields of Jukem: a drive grows along each, from the goal line behind it to the one at 100 yards."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.variants.jukem.cards import FIELD_GOAL_TOTAL, TOUCHDOWN_YARDS
from scenes.table.stage.drawing import box, hexed, stroke, vector
from scenes.table.stage.layout import Layout
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.stage import Thing
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import Theme

LEFT, RIGHT = 160.0, 880.0
"""Units of the table at 0 and 100 yards."""
END_ZONE = 36.0
PER_YARD = (RIGHT - LEFT) / TOUCHDOWN_YARDS
LANE, STRIP = 24.0, 42.0
"""Height of the lane in which the drive grows, and of the whole strip with its numbers."""


def yard_x(yards: float) -> float:
    """Where a yard line lies, in units of the table."""
    return LEFT + yards * PER_YARD


def paint_strip(surface: pygame.Surface, theme: Theme, layout: Layout, top: float, color: str) -> None:
    """Paints one empty field, its top at ``top`` units, with an end zone in a team's color."""
    area = layout.rect(LEFT, top, RIGHT - LEFT + END_ZONE, STRIP)
    surface.blit(vector(_turf(theme), RIGHT - LEFT + END_ZONE, STRIP, area.size), area)
    zone = layout.rect(RIGHT + 2, top + 1, END_ZONE - 3, STRIP - 2)
    surface.fill(theme.color(color), zone)
    word = theme.text("block", 22, "7", "inkText")
    surface.blit(word, word.get_rect(center=zone.center))
    for yards in range(10, TOUCHDOWN_YARDS, 10):
        shade = "firstDown" if yards == FIELD_GOAL_TOTAL else "chalk50"
        number = theme.text("block", 15, str(yards), shade)
        x, y = layout.point(yard_x(yards), top + LANE + (STRIP - LANE) / 2)
        plate = number.get_rect(center=(round(x), round(y))).inflate(theme.px(6), 0)
        surface.fill(theme.color("turfA"), plate.clip(area.inflate(-2, -4)))
        surface.blit(number, number.get_rect(center=plate.center))


def _turf(theme: Theme) -> str:
    chalk, gold = hexed(theme.color("chalkLine")), hexed(theme.color("firstDown"))
    wide, ten = RIGHT - LEFT, 10 * PER_YARD
    shades = [hexed(theme.color(name)) for name in ("turfA", "turfB")]
    shapes = [box(stripe * ten, 0, ten, STRIP, shades[stripe % 2]) for stripe in range(10)]
    kick = FIELD_GOAL_TOTAL * PER_YARD
    shapes.append(box(kick, 0, wide - kick, LANE, gold, opacity=0.13))
    for yards in range(5, TOUCHDOWN_YARDS, 5):
        line = f"M{yards * PER_YARD:g} 0V{LANE if yards % 10 else STRIP:g}"
        shapes.append(stroke(line, chalk, 1 if yards % 10 else 1.5, opacity=0.35 if yards % 10 else 0.7))
    shapes += [stroke(f"M{kick:g} {top:g}v5", gold, 2.5) for top in range(0, int(STRIP), 8)]
    shapes.append(stroke(f"M0 {LANE:g}H{wide:g}", chalk, 1, opacity=0.5))
    shapes.append(stroke(f"M{wide:g} 0V{STRIP:g}", "#FFFFFF", 4))
    shapes.append(stroke(f"M0.75 0.75H{wide + END_ZONE - 0.75:g}V{STRIP - 0.75:g}H0.75Z", chalk, 1.5))
    return "".join(shapes)


class DriveBar(Thing):
    """One seat's drive as a bar with the ball at its head; ``yards`` is what is shown now."""

    layer = 20.0

    def __init__(self, theme: Theme, seat: int, color: str) -> None:
        self.theme, self.seat, self.color = theme, seat, color
        self.yards = 0.0
        self.ghost: int | None = None
        """The total that the selected play would make, or None."""
        self.bright = 0.0
        self.lane = pygame.Rect(0, 0, 0, 0)
        self.scale = 1.0

    def place(self, layout: Layout, top: float) -> None:
        """Adopts a window size; ``top`` is the strip's upper edge in units."""
        self.lane = layout.rect(LEFT, top, RIGHT - LEFT, LANE)
        self.scale = self.lane.w / TOUCHDOWN_YARDS

    def head(self, yards: float | None = None) -> tuple[float, float]:
        """Where the ball lies at a total, in pixels."""
        return self.lane.x + (self.yards if yards is None else yards) * self.scale, float(self.lane.centery)

    @property
    def striped(self) -> bool:
        """Whether it has stripes: the visitors' one, where teams have patterns."""
        return self.seat == 1 and self.theme.patterns

    def look(self) -> Hashable:
        return round(self.yards * self.scale), self.ghost, round(self.bright * 8), self.striped

    def bounds(self) -> pygame.Rect:
        return self.lane.inflate(self.theme.px(80), self.theme.px(64))

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        inner = self.lane.inflate(0, -theme.px(6))
        long = round(self.yards * self.scale)
        if self.ghost is not None:
            self._paint_ghost(surface, inner, long)
        if long > 1:
            bar = pygame.Rect(inner.x, inner.y, long, inner.h)
            surface.blit(self._filling((self.lane.w, inner.h)), bar, (0, 0, long, inner.h))
            pygame.draw.rect(surface, theme.color("inkText"), bar, theme.px(1.5))
        x, y = self.head()
        size = (theme.px(40), theme.px(26))
        ball = theme.svg("ball", size)
        surface.blit(ball, ball.get_rect(center=(round(x), round(y))))

    def _paint_ghost(self, surface: pygame.Surface, inner: pygame.Rect, long: int) -> None:
        theme = self.theme
        assert self.ghost is not None
        end = round(self.ghost * self.scale)
        area = pygame.Rect(inner.x + long, inner.y, max(end - long, 1), inner.h)
        shade = pygame.Surface(area.size, pygame.SRCALPHA)
        shade.fill((*theme.color("firstDown")[:3], 110))
        surface.blit(shade, area)
        pygame.draw.rect(surface, theme.color("firstDown"), area, theme.px(2))

    def _filling(self, size: tuple[int, int]) -> pygame.Surface:
        theme, lit = self.theme, round(self.bright * 8) / 8
        key = ("drive bar", size, self.color, self.striped, lit)
        return theme.cached(key) or theme.store(key, self._fill(size, lit))

    def _fill(self, size: tuple[int, int], lit: float) -> pygame.Surface:
        """The team's color; the visitors' has stripes as well, since color is never alone."""
        color = self.theme.color(self.color).lerp("white", lit * 0.6)
        picture = pygame.Surface(size)
        picture.fill(color)
        if self.striped:
            dark, step = color.lerp("black", 0.22), self.theme.px(14)
            for x in range(-size[1], size[0], step):
                pygame.draw.line(picture, dark, (x, size[1]), (x + size[1], 0), self.theme.px(5))
        pygame.draw.rect(picture, color.lerp("white", 0.35), (0, 0, size[0], max(1, size[1] // 5)))
        return picture


class GhostTag(Thing):
    """The total that the selected play would make, at the head that the drive would have: above all cards."""

    layer = 270.0

    def __init__(self, theme: Theme, bar: DriveBar) -> None:
        self.theme, self.bar = theme, bar

    def _text(self) -> pygame.Surface:
        words = "TD" if self.bar.ghost == TOUCHDOWN_YARDS else str(self.bar.ghost)
        return self.theme.text("block", 18, words, "inkText")

    def look(self) -> Hashable:
        return self.bar.ghost

    def bounds(self) -> pygame.Rect:
        lane, theme = self.bar.lane, self.theme
        wide = self._text().get_width() + theme.px(14)
        tag = pygame.Rect(0, lane.y - theme.px(1), wide, lane.h + theme.px(2))
        tag.centerx = lane.x + round((self.bar.ghost or 0) * self.bar.scale)
        return tag.clamp(lane.inflate(theme.px(60), theme.px(2)))

    def paint(self, surface: pygame.Surface) -> None:
        theme, tag, text = self.theme, self.bounds(), self._text()
        pygame.draw.rect(surface, theme.color("firstDown"), tag, border_radius=theme.px(4))
        pygame.draw.rect(surface, theme.color("inkText"), tag, theme.px(1.5), theme.px(4))
        surface.blit(text, text.get_rect(center=tag.center))


class TotalPlate(Thing):
    """A seat's yards in big digits, and what they are short of."""

    layer = 21.0

    def __init__(self, theme: Theme, bar: DriveBar) -> None:
        self.theme, self.bar = theme, bar
        self.rect = pygame.Rect(0, 0, 0, 0)

    def look(self) -> Hashable:
        return round(self.bar.yards), self.bar.ghost

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        yards = round(self.bar.yards)
        paint_plate(surface, theme, box, "ink900", border=self.bar.color, line=2)
        head = theme.text("block", 15, "yards", "chalk300")
        surface.blit(head, head.get_rect(center=(box.centerx, box.top + theme.px(16))))
        digits = theme.text("block", min(46, 50 / theme.text_scale), str(yards), self.bar.color)
        surface.blit(digits, digits.get_rect(center=(box.centerx, box.top + theme.px(50))))
        step, room = theme.line_height("block", 15) + theme.px(2), box.w - theme.px(16)
        for line, (text, color) in enumerate(self._notes(yards)):
            words = theme.text("block", theme.fit("block", 15, text, room), text, color)
            surface.blit(words, words.get_rect(center=(box.centerx, box.top + theme.px(88) + step * line)))

    @staticmethod
    def _notes(yards: int) -> list[tuple[str, str]]:
        notes = [(f"{TOUCHDOWN_YARDS - yards} to go", "chalk50")]
        if yards >= FIELD_GOAL_TOTAL:
            notes.append(("kick: 3", "firstDown"))
        return notes


class FitArcs(Thing):
    """Arcs over the hand from each PASS to the CATCHes within its range (JF-27)."""

    layer = 260.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.pairs: list[tuple[Sprite, Sprite]] = []
        self.ceiling = 0
        """The lower edge of the prompt, which no arc crosses."""

    def look(self) -> Hashable:
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
