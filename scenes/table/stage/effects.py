"""Temporary effects over the table: banners, stamps, flying balls and flags, confetti."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from random import Random
from typing import TypeVar

import pygame

from scenes.table.stage.animator import Animator, in_out_sine, in_quart, linear, out_back, out_cubic
from scenes.table.stage.banner import Banner, ends
from scenes.table.stage.big_moment import BITS, BigWord, Dim, GrowingNumber, Halo, Scuff, Shards, outlined, word_size
from scenes.table.stage.gleam import Gleam, Lit
from scenes.table.stage.looks import Look
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.stage import Stage, StageItem
from scenes.ui.boxes import box_at
from scenes.ui.theme import ColorName, Theme

MAX_PARTICLES = 60
PARTICLE_SECONDS = 0.9
BANNER_IN, BANNER_JOLTS, BANNER_OUT, BANNER_LASTS = 0.12, 0.16, 0.1, 0.7
"""Seconds in which a banner strikes, jolts and leaves, and for which it is shown in all."""
BANNER_CHALK, BANNER_BITS = 0.3, 10
"""Seconds that chalk flies off each end of a banner that lands, and its number of bits."""
STAMP_STAYS = 0.8
"""Seconds that a stamp stays on its play before it fades."""
DIM_SECONDS = 0.1
"""Seconds in which the table darkens."""


_OverAll = TypeVar("_OverAll", bound=StageItem)


def stamped(theme: Theme, words: str, color: ColorName, size: float) -> pygame.Surface:
    """Returns a few words on a small plate, ``size`` in units."""
    ink = theme.text("block", size, words, "inkText")
    pad = theme.px(10)
    plate = pygame.Surface((ink.get_width() + 2 * pad, ink.get_height() + pad), pygame.SRCALPHA)
    pygame.draw.rect(plate, theme.color(color), plate.get_rect(), border_radius=theme.px(8))
    pygame.draw.rect(plate, theme.color("inkText"), plate.get_rect(), theme.px(3), theme.px(8))
    plate.blit(ink, ink.get_rect(center=plate.get_rect().center))
    return plate


class Flyer(StageItem):
    """A picture in motion: a ball on its arc, a thrown flag, a number stamped on a play."""

    layer = 800.0

    def __init__(
        self, theme: Theme, picture: pygame.Surface, x: float, y: float, within: pygame.Rect | None = None
    ) -> None:
        """A picture that is kept ``within`` an area's left and right edges, however large it is drawn."""
        self.theme, self.picture, self.within = theme, picture, within
        self.x, self.y = x, y
        self.arc = 0.0
        """Pixels above the straight path."""
        self.turn = 0.0
        self.scale = 1.0
        self.alpha = 1.0

    def render_key(self) -> Hashable:
        if self.alpha <= 0.02:
            return None
        return (
            *self._center(),
            round(self.turn / 6),
            round(self.scale * 24),
            round(self.alpha * 16),
        )

    def _center(self) -> tuple[int, int]:
        """Returns where the middle of the picture is."""
        x = self.x
        if self.within is not None:
            half = self.picture.get_width() * self.scale / 2
            x = max(self.within.left + half, min(x, self.within.right - half))
        return round(x), round(self.y - self.arc)

    def bounds(self) -> pygame.Rect:
        reach = round(math.hypot(*self.picture.get_size()) * max(self.scale, 0.1) / 2) + 4
        return box_at(2 * reach, 2 * reach, center=self._center())

    def paint(self, surface: pygame.Surface) -> None:
        picture = self.picture
        if abs(self.turn) >= 3 or abs(self.scale - 1) > 0.02:
            picture = pygame.transform.rotozoom(picture, -round(self.turn / 6) * 6, max(self.scale, 0.05))
        elif self.alpha < 1:
            picture = picture.copy()
        if self.alpha < 1:
            picture.set_alpha(round(self.alpha * 255))
        surface.blit(picture, picture.get_rect(center=self._center()))


class Confetti(StageItem):
    """Paper bits that fall once; one item, so that it is one area to repaint."""

    layer = 910.0

    def __init__(self, theme: Theme, area: pygame.Rect, colors: list[pygame.Color], rng: Random) -> None:
        self.theme, self.area = theme, area
        self.age = 0.0
        self._bits = [
            (
                rng.random(),
                0.1 + rng.random() * 0.35,
                (rng.random() - 0.5) * 0.5,
                rng.random() * 6,
                colors[int(rng.random() * len(colors))],
            )
            for _ in range(MAX_PARTICLES)
        ]

    def render_key(self) -> Hashable:
        return None if self.age >= 1 else round(self.age * 60)

    def bounds(self) -> pygame.Rect:
        return self.area

    def paint(self, surface: pygame.Surface) -> None:
        side, age, area = self.theme.px(9), self.age, self.area
        for across, up, drift, spin, color in self._bits:
            x = area.x + (across + drift * age) * area.w
            y = area.y + area.h * (0.55 - up * math.sin(min(age * 2.4, math.pi / 2)) * 1.4 + age * age * 0.9)
            half = max(1, round(side * abs(math.cos(spin + age * 12)) / 2))
            bit = pygame.Rect(round(x) - side // 2, round(y) - half, side, 2 * half)
            if area.contains(bit):
                surface.fill(color, bit)


class Shake:
    """Shakes the table layer. ``force`` is in pixels and decays."""

    def __init__(self) -> None:
        self.force = 0.0
        self.swing = 0.0

    @property
    def offset(self) -> tuple[int, int]:
        """Pixels to the right and down."""
        return round(self.force * math.sin(self.swing)), round(self.force * math.cos(self.swing * 1.3) * 0.6)


class Effects:
    """Starts effects on a stage. With reduced motion they only fade in and out."""

    def __init__(self, stage: Stage, animator: Animator, theme: Theme) -> None:
        self.stage, self.animator, self.theme = stage, animator, theme
        self.reduced = False
        self.particles = True
        self.pace = 1.0
        self.shaking = Shake()
        self.shake_share = 0.6
        """The player's setting for shaking, 0 to 1."""
        self._rng = Random(1)
        self.area = pygame.Rect(0, 0, 0, 0)
        """The table's part of the window."""
        self.wide = pygame.Rect(0, 0, 0, 0)
        """The same from the left to the right edge of the window, for big moments."""
        self._ahead: deque[Callable[[], object]] = deque()
        self._dims: dict[StageItem, Dim] = {}

    def banner(self, area: pygame.Rect, headline: str, below: str, color: str, lasts: float = BANNER_LASTS) -> None:
        """Shows a headline in the middle of ``area`` for some seconds."""
        thing = Banner(self.theme, area, headline, below, color, self.area)
        self.stage.add(thing)
        pace, move = self.pace, self.animator
        if self.reduced:
            thing.shown, thing.alpha = 1.0, 0.0
            move.to(thing, "alpha", 1.0, 0.08 * pace, linear)
            leaves = partial(move.to, thing, "alpha", 0.0, BANNER_OUT * pace, linear)
        else:
            move.to(thing, "shown", 1.0, BANNER_IN * pace, linear)
            move.call(partial(self._lands, thing), BANNER_IN * pace)
            leaves = partial(move.to, thing, "left", 1.0, BANNER_OUT * pace, in_quart)
            self.gleam(thing, BANNER_IN + BANNER_JOLTS, lasts - BANNER_IN - BANNER_JOLTS - BANNER_OUT)
        move.call(leaves, (lasts - BANNER_OUT) * pace)
        move.call(lambda: self.stage.remove(thing), lasts * pace)

    def _lands(self, banner: Banner) -> None:
        """Jolts a banner, and lets chalk fly off its ends."""
        banner.jolt = 1.0
        self.animator.to(banner, "jolt", 0.0, BANNER_JOLTS * self.pace, linear)
        for end in ends(banner):
            self.scuff(end, "chalk300", BANNER_CHALK, BANNER_BITS)

    def gleam(self, lit: Lit, after: float, seconds: float) -> None:
        """Runs a light over letters once, from ``after`` seconds on, unless motion is off."""
        if self.reduced or not self.pace:
            return
        light = Gleam(self.theme, lit)
        self.stage.add(light)
        self.animator.to(light, "crossed", 1.0, seconds * self.pace, linear, delay=after * self.pace)
        self.animator.call(partial(self.stage.remove, light), (after + seconds) * self.pace)

    def has_banner(self, area: pygame.Rect) -> bool:
        """Returns whether a headline is shown in an area."""
        return any(isinstance(thing, Banner) and thing.area == area for thing in self.stage.things)

    def stamp(
        self,
        center: tuple[float, float],
        words: str,
        color: str,
        size: float = 40.0,
        stays: float = STAMP_STAYS,
    ) -> None:
        """Stamps a few words on or beside a play, ``size`` in units, for ``stays`` seconds.

        They are kept inside the table's left and right edges.
        """
        self.slam(stamped(self.theme, words, color, size), center, stays)

    def slam(self, picture: pygame.Surface, center: tuple[float, float], stays: float = STAMP_STAYS) -> None:
        """Brings a picture down on a play; it stays inside the table's left and right edges."""
        thing = Flyer(self.theme, picture, *center, within=self.area)
        if not self.reduced:
            thing.scale = 2.2
            self.animator.to(thing, "scale", 1.0, 0.3 * self.pace, out_back)
        self._gone_after(thing, stays)

    def fly(
        self,
        picture: pygame.Surface,
        start: tuple[float, float],
        end: tuple[float, float],
        lasts: float,
        height: float = 0.0,
        turns: float = 0.0,
        stays: float = 0.2,
    ) -> None:
        """Moves a picture from ``start`` to ``end`` in ``lasts`` seconds, on an arc ``height`` pixels high."""
        thing = Flyer(self.theme, picture, *(end if self.reduced else start))
        pace = self.pace
        if not self.reduced:
            self.animator.to(thing, "x", end[0], lasts * pace, linear)
            self.animator.to(thing, "y", end[1], lasts * pace, linear)
            self.animator.to(thing, "turn", 360 * turns, lasts * pace, linear)
            if height:
                self.animator.to(thing, "arc", height, lasts * pace / 2, out_cubic)
                self.animator.call(
                    lambda: self.animator.to(thing, "arc", 0.0, lasts * pace / 2, lambda t: t**3), lasts * pace / 2
                )
        self._gone_after(thing, lasts + stays)

    def hop(self, picture: pygame.Surface, start: tuple[float, float], step: float, lasts: float, high: float) -> None:
        """Lets a ball bounce away three times, ``high`` pixels at first."""
        thing = Flyer(self.theme, picture, *start)
        pace = self.pace
        if not self.reduced:
            self.animator.to(thing, "x", start[0] + 3 * step, lasts * pace, linear)
            self.animator.to(thing, "turn", 540.0, lasts * pace, linear)
            for number in range(3):
                beat = lasts * pace / 3
                height = high / (number + 1)
                up = partial(self.animator.to, thing, "arc", height, beat / 2, out_cubic)
                down = partial(self.animator.to, thing, "arc", 0.0, beat / 2, in_out_sine)
                self.animator.call(up, number * beat)
                self.animator.call(down, number * beat + beat / 2)
        self._gone_after(thing, lasts + 0.15)

    def expect(self, *draw: Callable[[], object]) -> None:
        """Queues functions that draw pictures needed soon; one is called per frame."""
        self._ahead += draw

    def expect_word(self, text: str, look: Look) -> None:
        """Queues the letters of a word that will go over the table."""
        word = text.upper()
        size = word_size(self.theme, self.wide, word, look)
        letters, inks = dict.fromkeys(word), (look.ink, look.lit_ink)
        self.expect(*(partial(outlined, self.theme, letter, size, ink) for ink in inks for letter in letters))

    def draw_ahead(self) -> None:
        """Draws the next queued picture."""
        if self._ahead:
            self._ahead.popleft()()

    def big_word(self, text: str, below: str, color: ColorName, middle: int | None, look: Look) -> BigWord:
        """Adds a word over the darkened table, not yet open. ``middle`` is a y in pixels."""
        return self.show_over_table(BigWord(self.theme, self.wide, text, below, color, middle, look))

    def growing_number(self, steps: Sequence[tuple[str, int]], center: tuple[float, float]) -> GrowingNumber:
        """Adds a number over the darkened table, not yet visible."""
        return self.show_over_table(GrowingNumber(self.theme, center, steps))

    def show_over_table(self, shown: _OverAll) -> _OverAll:
        """Adds an item over the table and darkens the table around it."""
        dim = self._dims[shown] = Dim(self.wide)
        self.stage.add(dim, shown)
        self.animator.to(dim, "shown", 1.0, DIM_SECONDS * self.pace, linear)
        return shown

    def end_moment(self, shown: StageItem, seconds: float) -> None:
        """Removes an item of ``show_over_table`` after ``seconds``, during which the table brightens again."""
        dim = self._dims.pop(shown)
        self.animator.to(dim, "shown", 0.0, seconds * self.pace, linear)
        for thing in (dim, shown):
            self.animator.call(partial(self.stage.remove, thing), seconds * self.pace)

    def scuff(self, center: tuple[float, float], color: ColorName, seconds: float, bits: int = BITS) -> None:
        """Lets bits fly off a point, unless particles or motion are off."""
        if not self.particles or self.reduced or not self.pace:
            return
        self._age(Scuff(self.theme, center, color, self._rng, bits), seconds * self.pace)

    def halo(self, rect: pygame.Rect, color: ColorName, seconds: float) -> None:
        """Spreads a ring of light from a card, unless motion is off."""
        if not self.reduced and self.pace:
            self._age(Halo(self.theme, rect, color), seconds * self.pace)

    def shatter(self, sprite: Sprite, seconds: float) -> None:
        """Breaks a card into falling pieces, unless particles or motion are off."""
        self.burst(sprite.flat, (sprite.x, sprite.y - sprite.rise), seconds)

    def burst(self, picture: pygame.Surface, center: tuple[float, float], seconds: float) -> None:
        """Breaks a picture into falling pieces, unless particles or motion are off; those on the table stay there."""
        if self.particles and not self.reduced and self.pace:
            floor = self.area.bottom if center[1] < self.area.bottom else None
            self._age(Shards(self.theme, picture, center, self._rng, floor), seconds * self.pace)

    def shake(self, force: float) -> None:
        """Shakes the table layer once: at most 6 units and 180 ms."""
        if self.reduced or not self.pace:
            return
        shaking = self.shaking
        shaking.force, shaking.swing = self.theme.px(6) * force * self.shake_share, 0.0
        self.animator.to(shaking, "force", 0.0, 0.18, linear)
        self.animator.to(shaking, "swing", 20.0, 0.18, linear)

    def confetti(self, area: pygame.Rect, colors: list[pygame.Color]) -> None:
        """Throws confetti over an area, unless particles or motion are off."""
        if not self.particles or self.reduced or not self.pace:
            return
        self._age(Confetti(self.theme, area, colors, self._rng), PARTICLE_SECONDS)

    def _age(self, passing: Scuff | Confetti | Halo | Shards, seconds: float) -> None:
        """Shows an effect for some seconds of the table's clock and removes it."""
        self.stage.add(passing)
        self.animator.to(passing, "age", 1.0, seconds, linear)
        self.animator.call(partial(self.stage.remove, passing), seconds)

    def _gone_after(self, thing: Flyer, seconds: float) -> None:
        self.stage.add(thing)
        fade = 0.15 * self.pace
        self.animator.call(lambda: self.animator.to(thing, "alpha", 0.0, fade, linear), seconds * self.pace)
        self.animator.call(lambda: self.stage.remove(thing), seconds * self.pace + fade)
