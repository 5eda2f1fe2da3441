"""Overlays of big moments (darkness, a word, a number) and of smaller hits (chalk, card pieces, rings of light)."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import pairwise
from random import Random

import pygame

from scenes.table.stage.looks import LETTER_FALL, PLAIN, TEAM, Look, Points, WordArea
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.text import elided
from scenes.ui.theme import ColorName, Theme

DIM_FRACTION = 0.2
"""Fraction of light that the table loses during a big moment."""
DIM_STEPS = 10
MAX_WORD, LINE_SIZE = 150.0, 24.0
"""Largest type size of a word, and type size of the line below it, in units."""
OUTLINE = 3.0
"""Width of the dark outline of letters, in units."""
EDGE, PAD = 5.0, 14.0
"""Width of the bright edges of the band behind a word, and their distance from the word, in units."""
LIT_BESIDE = 30.0
"""Units that a look may move the letters aside."""
NUMBER_SIZE, FACTOR_SIZE, FACTOR_FALL = 130.0, 96.0, 90.0
"""Type sizes of a number and of the factor that falls onto it, and the height of that fall, in units."""
BITS, SCUFF_REACH = 22, 92.0
"""Number of chalk bits of a hit, and distance that they fly, in units."""
CHIP = 0.45
"""Half the width of a bit as a share of its length: an uneven chip, as of turf, that spins as it flies."""
HALO_SPREAD, HALO_WIDTH = 34.0, 9.0
"""Distance that a ring of light spreads around a card, and its width at first, in units."""
SHARD_COUNT, SHARD_FLIGHT, SHARD_FALL = 8, 70.0, 150.0
"""Number of pieces of a bursting card, and distances that they fly and fall, in units."""


def outlined(theme: Theme, words: str, size: float, color: ColorName) -> pygame.Surface:
    """Returns words in the block face with a dark outline, readable on any background. ``size`` is in units."""
    key = ("outlined", theme.text_px(size), words, str(color))
    return theme.cached(key) or theme.store(key, _outline(theme, words, size, color))


def _outline(theme: Theme, words: str, size: float, color: ColorName) -> pygame.Surface:
    edge = theme.px(OUTLINE)
    ink = theme.text("block", size, words, "inkText")
    picture = pygame.Surface((ink.get_width() + 2 * edge, ink.get_height() + 2 * edge), pygame.SRCALPHA)
    for x, y in ((0, 0), (2 * edge, 0), (0, 2 * edge), (2 * edge, 2 * edge), (edge, 2 * edge)):
        picture.blit(ink, (x, y))
    picture.blit(theme.text("block", size, words, color), (edge, edge))
    return picture


class Dim(StageItem):
    """Darkens an area."""

    layer = 620.0

    def __init__(self, area: pygame.Rect, fraction: float = DIM_FRACTION) -> None:
        """``area`` is in pixels of the window, ``fraction`` the light that it loses at most."""
        self.area, self.fraction = area, fraction
        self.shown = 0.0
        """Strength of the darkness, 0 to 1."""

    @property
    def _step(self) -> int:
        return round(self.shown * DIM_STEPS)

    def render_key(self) -> Hashable:
        return self._step or None

    def bounds(self) -> pygame.Rect:
        return self.area

    def paint(self, surface: pygame.Surface) -> None:
        light = round(255 * (1 - self.fraction * self._step / DIM_STEPS))
        surface.fill((light, light, light), self.area, pygame.BLEND_RGB_MULT)


def word_size(theme: Theme, area: pygame.Rect, word: str, look: Look = PLAIN) -> float:
    """Returns the type size in units at which a word fills an area, as far as the look allows."""
    most = min(MAX_WORD, area.h / theme.u * 0.4) * look.share
    return theme.fit("block", most, word, area.w - 2 * theme.px(look.margin))


class BigWord(StageItem):
    """A word across the whole table. A shape opens, the letters come in, and both leave, as ``look`` defines.

    Nothing is scaled or rotated during the animation: letters are drawn once and then only moved.
    """

    layer = 900.0

    def __init__(
        self,
        theme: Theme,
        area: pygame.Rect,
        word: str,
        below: str,
        color: ColorName,
        middle: int | None = None,
        look: Look = PLAIN,
    ) -> None:
        """``area`` is the table's part of the window in pixels. ``below`` may be empty.

        ``middle`` is the y of the word's middle, or None for the middle of the table.
        """
        self.theme, self.area, self.word, self.look = theme, area, word.upper(), look
        self.opened = 0.0
        """Progress of the shape's opening, 0 to 1."""
        self.leaving = False
        """Whether the word is leaving."""
        self.landed = 0.0
        """Number of letters that have landed; the fraction is the progress of the next one."""
        self._color = color
        self._letters, self._lit = self._set_letters(look.ink), self._set_letters(look.lit_ink)
        self._below = self._set_below(below)
        self._above, under = self._empty_rows()
        high = self._letters[0][0].get_height() - self._above - under
        self._text_high = high + (self._below.get_height() + theme.px(PAD) if self._below else 0)
        self.band = pygame.Rect(0, 0, area.w, min(self._text_high + 2 * theme.px(PAD + 2 * EDGE), area.h))
        self.band.center = area.centerx, area.centery if middle is None else middle
        self.band.clamp_ip(area)
        wide = max(self._letters[-1][0].get_width() + self._letters[-1][1] - self._letters[0][1], self._below_wide)
        text = box_at(wide, self._text_high, center=self.band.center)
        self._room = WordArea(area, self.band, text, theme.u)

    @property
    def letters(self) -> int:
        """Number of letters, without spaces."""
        return len(self._letters)

    @property
    def _below_wide(self) -> int:
        return self._below.get_width() if self._below else 0

    def _set_letters(self, ink: ColorName) -> list[tuple[pygame.Surface, int]]:
        """Returns each letter's picture in a color, and its final left edge."""
        theme, word, size = self.theme, self.word, word_size(self.theme, self.area, self.word, self.look)
        whole = theme.measure("block", size, word)[0]
        left, found = self.area.centerx - whole // 2, []
        for index, letter in enumerate(word):
            if letter != " ":
                x = left + theme.measure("block", size, word[:index])[0]
                found.append((outlined(theme, letter, size, ink), x))
        return found

    def _empty_rows(self) -> tuple[int, int]:
        """Returns how many rows of pixels are empty above and below the letters in their pictures."""
        font = self.theme.font("block", word_size(self.theme, self.area, self.word, self.look))
        reach = [each for each in font.metrics(self.word.replace(" ", "")) if each]
        ascent, high = font.get_ascent(), self._letters[0][0].get_height()
        foot = ascent - min(lowest for _, _, lowest, *_ in reach) + 2 * self.theme.px(OUTLINE)
        return ascent - max(top for _, _, _, top, _ in reach), high - foot

    def _set_below(self, below: str) -> pygame.Surface | None:
        """Returns the line below the word; on a plate if the look only darkens the table behind it."""
        theme, room = self.theme, self.area.w - 2 * self.theme.px(max(PAD, self.look.margin))
        if not below:
            return None
        size = theme.fit("text", LINE_SIZE, below, room, bold=True)
        words = elided(theme, "text", size, below, room, bold=True)
        line = theme.text("text", size, words, "chalk50" if self.look.dark else "inkText", bold=True)
        if not self.look.dark:
            return line
        plate = pygame.Surface((line.get_width() + theme.px(2 * PAD), line.get_height()))
        plate.fill(theme.color("ink900"))
        plate.blit(line, (theme.px(PAD), 0))
        return plate

    def render_key(self) -> Hashable:
        return (round(self.opened * 60), self.leaving, round(self.landed * 12)) if self.opened > 0.02 else None

    def bounds(self) -> pygame.Rect:
        return self.area if self.look.wide else self.band.inflate(0, 2 * self.theme.px(LETTER_FALL)).clip(self.area)

    def paint(self, surface: pygame.Surface) -> None:
        look, room, before = self.look, self._room, surface.get_clip()
        progress = room, self.opened, self.leaving
        surface.set_clip(before.clip(self.bounds()))
        self._fill(surface, look.shapes(*progress))
        seen = surface.get_clip()
        for part, x, y in look.parts(*progress):
            surface.set_clip(seen.clip(part))
            self._lay(surface, self._letters, round(x), round(y))
            self._lay_below(surface, round(x), round(y))
        surface.set_clip(seen)
        self._fill(surface, look.over(*progress))
        surface.set_clip(before)

    @property
    def lit_area(self) -> pygame.Rect:
        """Returns the area of the letters in pixels of the window."""
        text = self._room.text.inflate(2 * self.theme.px(LIT_BESIDE), 0)
        high = self._below.get_height() + self.theme.px(PAD) if self._below else 0
        return pygame.Rect(text.x, text.y, text.w, text.h - high).clip(self.area)

    def paint_lit(self, surface: pygame.Surface) -> None:
        """Draws the letters in the color of a light that runs over them."""
        progress, seen = (self._room, self.opened, self.leaving), surface.get_clip()
        for part, x, y in self.look.parts(*progress):
            surface.set_clip(seen.clip(part))
            self._lay(surface, self._lit, round(x), round(y))
        surface.set_clip(seen)
        self._fill(surface, self.look.over(*progress))

    def _fill(self, surface: pygame.Surface, shapes: Iterable[tuple[ColorName, Points]]) -> None:
        for color, points in shapes:
            pygame.draw.polygon(surface, self.theme.color(self._color if color == TEAM else color), points)

    def _lay(self, surface: pygame.Surface, letters: list[tuple[pygame.Surface, int]], right: int, down: int) -> None:
        """Draws the letters that have come in, moved by ``right`` and ``down``."""
        top, whole, u = self._top + down, self.look.brings_word, self.theme.u
        for index, (letter, x) in enumerate(letters):
            landed = 1.0 if whole else max(0.0, min(1.0, self.landed - index))
            if landed > 0:
                off = self.look.letter(self._room, x, landed) if landed < 1 else (0.0, 0.0)
                surface.blit(letter, (x + right + round(off[0] * u), top - self._above + round(off[1] * u)))

    def _lay_below(self, surface: pygame.Surface, right: int, down: int) -> None:
        """Draws the line below a complete word, moved by ``right`` and ``down``."""
        complete = self.landed >= self.letters and (self.opened > 0.9 or self.leaving)
        if self._below and (self.look.brings_word or complete):
            foot = self._top + down + self._text_high - self._below.get_height()
            surface.blit(self._below, self._below.get_rect(midtop=(self.band.centerx + right, foot)))

    @property
    def _top(self) -> int:
        """Returns the y of the upper edge of the text, in pixels."""
        return self.band.centery - self._text_high // 2


class GrowingNumber(StageItem):
    """A number over the table that is multiplied by factors as they fall onto it: 25, ×2, 50."""

    layer = 890.0

    def __init__(self, theme: Theme, center: tuple[float, float], steps: Sequence[tuple[str, int]]) -> None:
        """``steps`` are pairs of the text that falls (empty for the first number) and the resulting number."""
        self.theme, self.center, self.steps = theme, center, steps
        self.landed = 0
        """Number of steps that have landed."""
        self.falls = 0.0
        """Progress of the next step's fall, 0 to 1."""
        self._numbers = [
            outlined(theme, str(total), NUMBER_SIZE, "firstDown" if by else "chalk50") for by, total in steps
        ]
        self._factors = [outlined(theme, by, FACTOR_SIZE, "firstDown") if by else None for by, _ in steps]

    def render_key(self) -> Hashable:
        return self.landed, round(self.falls * 24)

    def bounds(self) -> pygame.Rect:
        return box_at(self.theme.px(640), self.theme.px(320), center=self.center)

    def paint(self, surface: pygame.Surface) -> None:
        if not self.landed:
            return
        number = self._numbers[self.landed - 1]
        place = number.get_rect(center=self.center)
        surface.blit(number, place)
        factor = self._factors[self.landed] if self.landed < len(self.steps) else None
        if factor is not None and self.falls > 0:
            high = round(self.theme.px(FACTOR_FALL) * (1 - self.falls))
            surface.blit(factor, factor.get_rect(midleft=(place.right, place.centery - high)))


class Scuff(StageItem):
    """Bits of chalk or turf that fly off at a hit."""

    layer = 640.0

    def __init__(self, theme: Theme, center: tuple[float, float], color: ColorName, rng: Random, bits: int) -> None:
        self.theme, self.center, self.color = theme, center, theme.color(color)
        self.age = 0.0
        """Progress of the effect: 0 at the start, 1 when it is over."""
        self._bits = [(rng.random() * math.tau, 0.35 + 0.65 * rng.random(), 3 + 5 * rng.random()) for _ in range(bits)]

    def render_key(self) -> Hashable:
        return None if self.age >= 1 else round(self.age * 40)

    def bounds(self) -> pygame.Rect:
        reach = self.theme.px(SCUFF_REACH + 10)
        return pygame.Rect(round(self.center[0]) - reach, round(self.center[1]) - reach, 2 * reach, 2 * reach)

    def paint(self, surface: pygame.Surface) -> None:
        reach, age = self.theme.px(SCUFF_REACH), self.age
        out, fallen = 1 - (1 - age) ** 2, age * age * 0.5
        for angle, far, size in self._bits:
            side = max(1.5, self.theme.px(size) * (1 - age))
            x = self.center[0] + math.cos(angle) * far * reach * out
            y = self.center[1] + (math.sin(angle) * far * 0.7 * out + fallen) * reach
            turn = pygame.Vector2(side, 0).rotate_rad(angle + size * age)
            flat = pygame.Vector2(-turn.y, turn.x) * CHIP
            corners = [pygame.Vector2(x, y) + way for way in (turn, flat, -turn * 0.6, -flat)]
            pygame.draw.polygon(surface, self.color, corners)


class Halo(StageItem):
    """A ring of light that spreads from a card and thins out."""

    layer = 645.0

    def __init__(self, theme: Theme, rect: pygame.Rect, color: ColorName) -> None:
        self.theme, self.rect, self.color = theme, rect, theme.color(color)
        self.age = 0.0
        """Progress of the effect: 0 at the start, 1 when it is over."""

    def render_key(self) -> Hashable:
        return None if self.age >= 1 else round(self.age * 30)

    def bounds(self) -> pygame.Rect:
        reach = 2 * self.theme.px(HALO_SPREAD + HALO_WIDTH)
        return self.rect.inflate(reach, reach)

    def paint(self, surface: pygame.Surface) -> None:
        out = round(2 * self.theme.px(HALO_SPREAD) * (1 - (1 - self.age) ** 2))
        thick = max(1, round(self.theme.px(HALO_WIDTH) * (1 - self.age)))
        pygame.draw.rect(surface, self.color, self.rect.inflate(out, out), thick, self.theme.px(14) + out // 4)


class Shards(StageItem):
    """The pieces of a bursting picture, which fly apart and fall. They are cut out once."""

    layer = 630.0

    def __init__(
        self,
        theme: Theme,
        picture: pygame.Surface,
        center: tuple[float, float],
        rng: Random,
        floor: int | None = None,
    ) -> None:
        """``floor`` is the y below which nothing is seen of the pieces, or None."""
        self.theme, self.floor = theme, floor
        self.age = 0.0
        """Progress of the effect: 0 at the start, 1 when it is over."""
        self.rect = picture.get_rect(center=(round(center[0]), round(center[1])))
        self._pieces = list(self._cut(picture, rng))

    def _cut(self, picture: pygame.Surface, rng: Random) -> Iterator[tuple[pygame.Surface, pygame.Rect, float]]:
        """Yields each piece with its place in the picture and the direction of its flight."""
        whole, middle = picture.get_rect(), pygame.Vector2(picture.get_rect().center)
        edge = [math.tau * (piece + 0.7 * rng.random()) / SHARD_COUNT for piece in range(SHARD_COUNT)]
        far = max(whole.size)
        for start, end in pairwise([*edge, edge[0] + math.tau]):
            rim = [middle + pygame.Vector2(math.cos(at), math.sin(at)) * far for at in (start, (start + end) / 2, end)]
            corners = [middle, *rim]
            left, top = min(at.x for at in corners), min(at.y for at in corners)
            right, bottom = max(at.x for at in corners), max(at.y for at in corners)
            part = pygame.Rect(left, top, right - left + 1, bottom - top + 1).clip(whole)
            piece = pygame.Surface(part.size, pygame.SRCALPHA)
            pygame.draw.polygon(piece, "white", [at - part.topleft for at in corners])
            piece.blit(picture, (0, 0), part, special_flags=pygame.BLEND_RGBA_MULT)
            yield piece, part, (start + end) / 2

    def render_key(self) -> Hashable:
        return None if self.age >= 1 else round(self.age * 40)

    def bounds(self) -> pygame.Rect:
        flung, sunk = self.theme.px(SHARD_FLIGHT), self.theme.px(SHARD_FALL)
        reach = self.rect.inflate(2 * flung, 2 * flung).union(self.rect.move(0, sunk))
        if self.floor is not None:
            reach.h = max(0, min(reach.bottom, self.floor) - reach.top)
        return reach

    def paint(self, surface: pygame.Surface) -> None:
        out, age = self.theme.px(SHARD_FLIGHT) * (1 - (1 - self.age) ** 2), self.age
        before = surface.get_clip()
        surface.set_clip(before.clip(self.bounds()))
        for piece, part, angle in self._pieces:
            if age > 0.6:
                piece.set_alpha(round(255 * (1 - age) / 0.4))
            x, y = self.rect.x + part.x + math.cos(angle) * out, self.rect.y + part.y + math.sin(angle) * out * 0.7
            surface.blit(piece, (round(x), round(y + self.theme.px(SHARD_FALL) * age * age * 0.5)))
        surface.set_clip(before)
