"""The opening of a match: the clubs face to face, and the coin toss."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial

import pygame

from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.clubs import crest
from scenes.ui.shapes import plate
from scenes.ui.team import paint_team
from scenes.ui.text import elided
from scenes.ui.theme import Theme

COIN, MAX_COIN = 190.0, 0.52
"""Width of the coin in units, and its largest size as a fraction of the table's height."""
SQUEEZES, HALF_TURNS = 9, 7
"""Number of pictures from flat to on edge, and number of half turns of a toss."""
LANDED = 0.8
"""Fraction of a toss after which the coin has landed. Then it bounces once."""
BOUNCE = 0.12
"""Height of the bounce, as a fraction of the toss."""
COIN_CREST = 0.66
"""Size of the crest, as a fraction of the coin."""
HEADLINE, SUBLINE, GAP = 40.0, 19.0, 12.0
"""Sizes of the two lines below the coin, and the gap between coin and plate, in units."""
LIGHT = 38
"""Brightness that a light adds to the clubs' panels, of 255."""
CREST, NAME, VERSUS, LINE_SIZE = 0.56, 56.0, 72.0, 18.0
"""Height of the crest as a fraction of the panel's, and sizes of name, "vs" and the line below, in units."""


class Coin(StageItem):
    """A coin with a crest on each side, which spins up and lands with the winner's crest on top."""

    layer = 900.0

    def __init__(self, theme: Theme, area: pygame.Rect, sides: tuple[str, str], caption: tuple[str, str, str]) -> None:
        """``sides`` are the teams, the winner's first. ``caption`` are headline, line below and color of the plate."""
        self.theme, self.area, self.sides = theme, area, sides
        self.headline, self.below, self._color = caption
        self.thrown = 0.0
        """Progress of the toss, 0 to 1."""
        self.opened = 0.0
        """Progress of the opening of the plate below the coin, 0 to 1."""
        self._wide = min(theme.px(COIN), round(area.h * MAX_COIN))
        self._lines = self._set()
        self._lit = self._headline("chalk50")
        self._board = self._plate()
        self._whole = pygame.Rect(0, 0, self._board.w, self._wide + theme.px(GAP) + self._board.h)
        self._whole.center = area.center
        self._board.midbottom = self._whole.midbottom

    @property
    def up(self) -> str:
        """The team whose side is visible."""
        return self.sides[0] if math.cos(self._angle) >= 0 else self.sides[1]

    @property
    def _angle(self) -> float:
        return math.pi * HALF_TURNS * max(0.0, 1 - self.thrown / LANDED)

    @property
    def _height(self) -> float:
        """Height of the coin, as a fraction of the highest point of the toss."""
        if self.thrown < LANDED:
            t = self.thrown / LANDED
            return 4 * t * (1 - t)
        t = (self.thrown - LANDED) / (1 - LANDED)
        return BOUNCE * 4 * t * (1 - t)

    @property
    def _room(self) -> int:
        """Width of the longest line that fits on the plate, in pixels."""
        return self.area.w - self.theme.px(80)

    def _headline(self, color: str) -> pygame.Surface:
        theme, size = self.theme, self.theme.fit("block", HEADLINE, self.headline, self._room)
        return theme.text("block", size, elided(theme, "block", size, self.headline, self._room), color)

    @property
    def lit_area(self) -> pygame.Rect:
        """Returns the area of the headline in pixels of the window."""
        return self._lit.get_rect(midtop=(self._board.centerx, self._board.top + self.theme.px(6)))

    def paint_lit(self, surface: pygame.Surface) -> None:
        """Draws the headline in the color of a light."""
        surface.blit(self._lit, self.lit_area)

    def _set(self) -> list[pygame.Surface]:
        theme, room = self.theme, self._room
        lines = [self._headline("inkText")]
        if self.below:
            small = theme.fit("text", SUBLINE, self.below, room, bold=True)
            words = elided(theme, "text", small, self.below, room, bold=True)
            lines.append(theme.text("text", small, words, "inkText", bold=True))
        return lines

    def _plate(self) -> pygame.Rect:
        wide = max(line.get_width() for line in self._lines) + self.theme.px(56)
        return pygame.Rect(0, 0, wide, sum(line.get_height() for line in self._lines) + self.theme.px(12))

    def pictures(self) -> Iterator[Callable[[], object]]:
        """Yields functions that draw the pictures ahead."""
        yield partial(self.theme.svg, "coin", (self._wide, self._wide))
        for name in self.sides:
            for step in range(SQUEEZES):
                yield partial(coin_picture, self.theme, name, self._wide, step)

    def render_key(self) -> Hashable:
        return round(self.thrown * 60), round(self.opened * 20)

    def bounds(self) -> pygame.Rect:
        reach = pygame.Rect(0, self.area.top, max(self._board.w, self._wide), self._board.bottom - self.area.top)
        reach.centerx = self.area.centerx
        return reach.clip(self.area)

    def paint(self, surface: pygame.Surface) -> None:
        step = round((1 - abs(math.cos(self._angle))) * (SQUEEZES - 1))
        picture = coin_picture(self.theme, self.up, self._wide, step)
        lies = self._whole.top + self._wide // 2
        room = lies - self._wide // 2 - self.area.top
        before = surface.get_clip()
        surface.set_clip(self.bounds().clip(before))
        surface.blit(picture, picture.get_rect(center=(self.area.centerx, lies - round(room * self._height))))
        if self.opened > 0:
            self._paint_board(surface)
        surface.set_clip(before)

    def _paint_board(self, surface: pygame.Surface) -> None:
        open_part = self._board.inflate(round(self._board.w * (min(self.opened, 1.0) - 1)), 0)
        surface.set_clip(open_part.clip(surface.get_clip()))
        surface.blit(plate(self.theme, self._board.size, self._color, cut=14), self._board)
        y = self._board.top + self.theme.px(6)
        for line in self._lines:
            if line.get_width() <= open_part.w:  # no line is shown in part
                surface.blit(line, line.get_rect(midtop=(self._board.centerx, y)))
            y += line.get_height()


def coin_picture(theme: Theme, name: str, wide: int, step: int) -> pygame.Surface:
    """Returns a team's side of the coin, turned by ``step`` of ``SQUEEZES`` steps."""
    key = ("coin", name, wide, step)
    return theme.cached(key) or theme.store(key, _coin_picture(theme, name, wide, step))


def _coin_picture(theme: Theme, name: str, wide: int, step: int) -> pygame.Surface:
    if step:
        flat = coin_picture(theme, name, wide, 0)
        return pygame.transform.smoothscale(
            flat, (wide, max(wide * (SQUEEZES - 1 - step) // (SQUEEZES - 1), wide // 14))
        )
    picture = theme.svg("coin", (wide, wide)).copy()
    mark = crest(theme, name, round(wide * COIN_CREST))
    picture.blit(mark, mark.get_rect(center=picture.get_rect().center))
    return picture


class FaceOff(StageItem):
    """The clubs of a match face to face: their panels come in from both sides and meet in the middle."""

    layer = 905.0

    def __init__(self, theme: Theme, area: pygame.Rect, names: Sequence[str], below: str = "") -> None:
        """``below`` is shown at the bottom once they have met."""
        self.theme, self.area, self.names, self.below = theme, area, names, below
        self.met = 0.0
        """Progress of the panels on their way in, 0 to 1."""
        self._panels = [self._panel(seat) for seat in range(len(names))]
        self._bright = [_brighter(panel) for panel in self._panels]

    @property
    def lit_area(self) -> pygame.Rect:
        """Returns the area of the panels in pixels of the window."""
        return self.area

    def paint_lit(self, surface: pygame.Surface) -> None:
        """Draws the panels in a bright light, and what stands before them as it is."""
        for seat, panel in enumerate(self._bright):
            surface.blit(panel, self._part(seat))
        self._paint_front(surface)

    def _part(self, seat: int) -> pygame.Rect:
        """Returns the final area of a seat's panel."""
        wide = self.area.w / len(self.names)
        left = self.area.x + round(seat * wide)
        return pygame.Rect(left, self.area.y, self.area.x + round((seat + 1) * wide) - left, self.area.h)

    def _panel(self, seat: int) -> pygame.Surface:
        theme, part = self.theme, self._part(seat)
        panel = pygame.Surface(part.size)
        paint_team(panel, theme, panel.get_rect(), seat, cut=0)
        mark = crest(theme, self.names[seat], min(round(part.h * CREST), round(part.w * 0.8)))
        size = theme.fit("block", NAME, self.names[seat], part.w - theme.px(40))
        name = theme.text(
            "block", size, elided(theme, "block", size, self.names[seat], part.w - theme.px(20)), "inkText"
        )
        top = (part.h - mark.get_height() - name.get_height() - theme.px(10)) // 2
        panel.blit(mark, mark.get_rect(midtop=(part.w // 2, top)))
        panel.blit(name, name.get_rect(midtop=(part.w // 2, top + mark.get_height() + theme.px(10))))
        return panel.convert()

    def render_key(self) -> Hashable:
        return round(self.met * 120) or None

    def bounds(self) -> pygame.Rect:
        return self.area

    def paint(self, surface: pygame.Surface) -> None:
        before, away = surface.get_clip(), round(self.area.w / 2 * (1 - self.met))
        surface.set_clip(self.area.clip(before))
        for seat, panel in enumerate(self._panels):
            side = -1 if seat < len(self.names) / 2 else 1
            surface.blit(panel, self._part(seat).move(side * away, 0))
        if self.met >= 1:
            self._paint_front(surface)
        surface.set_clip(before)

    def _paint_front(self, surface: pygame.Surface) -> None:
        if len(self.names) == 2:
            self._paint_versus(surface)
        if self.below:
            self._paint_below(surface)

    def _paint_versus(self, surface: pygame.Surface) -> None:
        theme = self.theme
        words = theme.text("block", VERSUS, "vs", "chalk50")
        box = box_at(words.get_width() + theme.px(44), words.get_height() + theme.px(12), center=self.area.center)
        middle = pygame.Rect(0, self.area.y, theme.px(8), self.area.h)
        middle.centerx = self.area.centerx
        surface.fill(theme.color("ink900"), middle)
        surface.blit(plate(theme, box.size, "ink900", border="chalk50", line=4, cut=16), box)
        surface.blit(words, words.get_rect(center=box.center))

    def _paint_below(self, surface: pygame.Surface) -> None:
        theme, (pad, side) = self.theme, (self.theme.px(18), self.theme.px(20))
        words = theme.text("text", LINE_SIZE, self.below, "chalk50")
        box = pygame.Rect(0, 0, words.get_width() + side + 3 * pad, words.get_height() + theme.px(14))
        box.midbottom = self.area.centerx, self.area.bottom
        surface.blit(plate(theme, box.size, "ink900", border="chalk300", cut=8), box)
        sign = theme.svg("ui/lock", (side, side), "firstDown")
        surface.blit(sign, sign.get_rect(midleft=(box.x + pad, box.centery)))
        surface.blit(words, words.get_rect(midright=(box.right - pad, box.centery)))


def _brighter(panel: pygame.Surface) -> pygame.Surface:
    bright = panel.copy()
    bright.fill((LIGHT, LIGHT, LIGHT), special_flags=pygame.BLEND_RGB_ADD)
    return bright
