"""Looks of a big moment's word: each kind has its own shape, way in and way out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from scenes.table.stage.animator import Easing, in_quart, out_back, out_cubic
from scenes.ui.theme import ColorName

Points = list[tuple[float, float]]
TEAM = "team"
"""Stands for the moment's own color."""
OPENS_BEFORE_WORD, OPENS_WITH_WORD = 0.12, 0.26
"""Seconds in which a shape opens before its letters come, and in which a shape opens together with its word."""
LETTER_FALL, LETTER_SLIDE = 54.0, 300.0
"""Distances that a letter falls or hops, and that it slides, in units."""
TEETH = 26
"""Number of teeth of a torn edge."""


@dataclass(frozen=True)
class WordArea:
    """The areas of a word, in pixels of the window."""

    area: pygame.Rect
    """The whole table."""
    band: pygame.Rect
    """The band from edge to edge that holds the word and the line below it."""
    text: pygame.Rect
    """The word and that line."""
    u: float
    """Pixels per unit."""


class Look:
    """The default look: a band opens from its middle, and letters fall into it one by one."""

    opens = OPENS_BEFORE_WORD
    """Seconds in which the shape opens."""
    easing: Easing = staticmethod(out_cubic)
    """Easing of the opening."""
    slams = False
    """Whether the table shakes when the shape has opened, rather than before."""
    margin = 14.0
    """Margin beside the word, in units."""
    share = 1.0
    """Size of the word as a fraction of the largest."""
    ink: ColorName = "chalk50"
    """Color of the letters."""
    dark = False
    """Whether the line below the word needs a dark plate."""
    wide = False
    """Whether the look covers more of the table than the band."""

    @property
    def lit_ink(self) -> ColorName:
        """Color of the letters where a light runs over them."""
        return "firstDown" if self.ink == "chalk50" else "chalk50"

    @property
    def brings_word(self) -> bool:
        """Whether the word comes with the shape rather than letter by letter."""
        return self.opens == OPENS_WITH_WORD

    def shapes(self, room: WordArea, opened: float, leaving: bool) -> Iterator[tuple[ColorName, Points]]:
        """Yields the shapes behind the word, from back to front."""
        band = room.band.inflate(0, round(room.band.h * (opened - 1)))
        yield TEAM, _box(band)
        for line, color in enumerate(("inkText", "chalk50")):
            for y in (band.y + line * 5 * room.u, band.bottom - (line + 1) * 5 * room.u):
                yield color, _box(pygame.Rect(band.x, y, band.w, 5 * room.u).clip(band))

    def parts(self, room: WordArea, opened: float, leaving: bool) -> Iterator[tuple[pygame.Rect, float, float]]:
        """Yields the clip areas in which the word is drawn, each with an offset."""
        if opened > 0.6:
            yield room.band.inflate(0, 2 * LETTER_FALL * room.u), 0.0, 0.0

    def letter(self, room: WordArea, x: float, landed: float) -> tuple[float, float]:
        """Returns a letter's offset in units while it comes in; ``landed`` goes from 0 to 1."""
        return 0.0, -LETTER_FALL * (1 - landed) ** 2

    def over(self, room: WordArea, opened: float, leaving: bool) -> Iterator[tuple[ColorName, Points]]:
        """Yields the shapes in front of the word."""
        yield from ()


class Sweep(Look):
    """Touchdown: a slanted sheet in the club's color sweeps over the table, and letters hop up in a wave."""

    def shapes(self, room: WordArea, opened: float, leaving: bool) -> Iterator[tuple[ColorName, Points]]:
        band, slant = room.band, room.band.h * 0.5
        ends = band.right + slant + 90 * room.u
        head = band.left + (ends - band.left) * (1.0 if leaving else opened)
        tail = band.left + (ends - band.left) * (1 - opened) - slant if leaving else band.left - slant
        for color, ahead, thick in (("chalk50", 70.0, 26.0), ("inkText", 30.0, 18.0)):
            left = head + (ahead - thick) * room.u
            yield color, _slanted(band, left, left + thick * room.u, slant)
        yield TEAM, _slanted(band, tail, head, slant)
        for y in (band.top + 5 * room.u, band.bottom - 15 * room.u):
            for x in range(round(max(tail + slant, band.left)), round(min(head, band.right)), round(24 * room.u)):
                yield "chalk50", _box(pygame.Rect(x, y, 4 * room.u, 10 * room.u))

    def parts(self, room: WordArea, opened: float, leaving: bool) -> Iterator[tuple[pygame.Rect, float, float]]:
        gone = round(room.band.w * (1 - opened)) if leaving else 0
        yield room.band.move(gone, 0), 0.0, 0.0

    def letter(self, room: WordArea, x: float, landed: float) -> tuple[float, float]:
        return 0.0, LETTER_FALL * (1 - out_back(landed))


class Torn(Look):
    """Wipe: two halves with torn edges slam together from both sides, slightly offset, and slide apart again."""

    opens, easing, slams = OPENS_WITH_WORD, staticmethod(in_quart), True
    crack, askew = 4.0, 12.0
    """Width of the crack between the halves, and their offset, in units."""

    def _off(self, room: WordArea, opened: float, leaving: bool) -> float:
        return room.band.w * (1 - opened) * (-1 if leaving else 1) + self.askew * room.u / 2

    def shapes(self, room: WordArea, opened: float, leaving: bool) -> Iterator[tuple[ColorName, Points]]:
        band, off = room.band, self._off(room, opened, leaving)
        for side, out in ((-1, band.top), (1, band.bottom)):
            for color, thick in (("inkText", 0.0), (TEAM, 6 * room.u)):
                rim = _teeth(band, side * off, out - side * thick, 9 * room.u, 3)
                seam = _teeth(band, side * off, band.centery + side * self.crack * room.u / 2, 8 * room.u, 0)
                yield color, [*rim, *reversed(seam)]

    def parts(self, room: WordArea, opened: float, leaving: bool) -> Iterator[tuple[pygame.Rect, float, float]]:
        off, band = self._off(room, opened, leaving), room.band
        upper = pygame.Rect(band.x, band.y, band.w, band.h // 2)
        yield upper, -off, 0.0
        yield upper.move(0, upper.h), off, 0.0

    def over(self, room: WordArea, opened: float, leaving: bool) -> Iterator[tuple[ColorName, Points]]:
        if opened > 0.9 or leaving:
            reach = room.text.inflate(4 * self.askew * room.u, 0)
            upper = _teeth(reach, 0.0, room.band.centery - self.crack * room.u / 2, 8 * room.u, 0)
            lower = _teeth(reach, 0.0, room.band.centery + self.crack * room.u / 2, 8 * room.u, 0)
            yield "inkText", [*upper, *reversed(lower)]


class Arrow(Look):
    """Turnover: an arrow in the club's color shoots in with the word and leaves at the other side."""

    opens, margin = OPENS_WITH_WORD, 110.0

    def _off(self, room: WordArea, opened: float, leaving: bool) -> float:
        return (room.band.w + 160 * room.u) * (1 - opened) * (1 if leaving else -1)

    def shapes(self, room: WordArea, opened: float, leaving: bool) -> Iterator[tuple[ColorName, Points]]:
        band, tip = room.band, room.band.h * 0.42
        off, tail, head = self._off(room, opened, leaving), band.left - tip, band.right - tip - 60 * room.u
        for color, left, right, grown in (
            ("inkText", tail, head, 8.0), (TEAM, tail, head, 0.0),
            ("chalk50", head + 14 * room.u, head + 30 * room.u, 0.0),
            (TEAM, head + 42 * room.u, head + 52 * room.u, 0.0),
        ):  # fmt: skip
            top, foot = band.top - grown * room.u, band.bottom + grown * room.u
            reach = right + grown * room.u
            yield color, [
                (left + off, top), (reach + off, top), (reach + tip + off, band.centery), (reach + off, foot),
                (left + off, foot), (left + tip + off, band.centery),
            ]  # fmt: skip

    def parts(self, room: WordArea, opened: float, leaving: bool) -> Iterator[tuple[pygame.Rect, float, float]]:
        yield room.area, self._off(room, opened, leaving) - 30 * room.u, 0.0


class Streaks(Look):
    """Long play: stripes rush over the table, and the letters follow."""

    dark = True
    stripes = ((0.0, 0.16, 0.86), (0.21, 0.2, 1.0), (0.46, 0.12, 0.93), (0.63, 0.2, 1.06), (0.88, 0.12, 0.8))
    """Position and thickness of each stripe as fractions of the height, and its length as a fraction of the width."""

    def shapes(self, room: WordArea, opened: float, leaving: bool) -> Iterator[tuple[ColorName, Points]]:
        band, slant = room.band, room.band.h * 0.14
        for index, (down, thick, reach) in enumerate(self.stripes):
            stripe = pygame.Rect(band.x, band.y + down * band.h, band.w, thick * band.h)
            head = band.left + reach * band.w * (1.0 if leaving else opened)
            tail = band.left + reach * band.w * (1 - opened) if leaving else band.left - slant
            yield "inkText", _slanted(stripe.inflate(0, 4 * room.u), tail, head + 5 * room.u, slant)
            yield "ink700" if index == 2 else TEAM, _slanted(stripe, tail, head, slant)

    def parts(self, room: WordArea, opened: float, leaving: bool) -> Iterator[tuple[pygame.Rect, float, float]]:
        yield room.band, room.band.w * (1 - opened) if leaving else 0.0, 0.0

    def letter(self, room: WordArea, x: float, landed: float) -> tuple[float, float]:
        return -LETTER_SLIDE * (1 - landed) ** 2, 0.0


class Plate(Look):
    """Safety or sack: a heavy eight-sided plate falls onto the table, and later off it."""

    opens, easing, slams, margin, wide = OPENS_WITH_WORD, staticmethod(in_quart), True, 90.0, True

    def _off(self, room: WordArea, opened: float, leaving: bool) -> float:
        falls = room.area.bottom - room.band.top if leaving else room.area.top - room.band.bottom
        return falls * (1 - opened)

    def shapes(self, room: WordArea, opened: float, leaving: bool) -> Iterator[tuple[ColorName, Points]]:
        plate = room.text.inflate(110 * room.u, 0)
        plate.h, plate.centery = room.band.h, room.band.centery
        plate.move_ip(0, round(self._off(room, opened, leaving)))
        for color, inside in (("inkText", -5.0), ("chalk50", 0.0), ("inkText", 6.0), (TEAM, 10.0)):
            box, cut = plate.inflate(-2 * inside * room.u, -2 * inside * room.u), plate.h * 0.26
            yield color, [
                (box.left + cut, box.top), (box.right - cut, box.top), (box.right, box.top + cut),
                (box.right, box.bottom - cut), (box.right - cut, box.bottom), (box.left + cut, box.bottom),
                (box.left, box.bottom - cut), (box.left, box.top + cut),
            ]  # fmt: skip

    def parts(self, room: WordArea, opened: float, leaving: bool) -> Iterator[tuple[pygame.Rect, float, float]]:
        yield room.area, 0.0, self._off(room, opened, leaving)


class Frame(Look):
    """Last turn: a bright frame runs around the table, and the word appears on a dark plate."""

    share, ink, margin, dark, wide = 0.62, "firstDown", 60.0, True, True

    def shapes(self, room: WordArea, opened: float, leaving: bool) -> Iterator[tuple[ColorName, Points]]:
        area, thick = room.area, 12 * room.u
        long, high = area.w * opened, area.h * opened
        for color, inner in ((TEAM, 0.0), ("inkText", thick)):
            line = thick if color == TEAM else thick / 2
            box = area.inflate(-2 * inner, -2 * inner)
            yield color, _box(pygame.Rect(box.left, box.top, min(long, box.w), line))
            yield color, _box(pygame.Rect(box.right - min(long, box.w), box.bottom - line, min(long, box.w), line))
            yield color, _box(pygame.Rect(box.left, box.bottom - min(high, box.h), line, min(high, box.h)))
            yield color, _box(pygame.Rect(box.right - line, box.top, line, min(high, box.h)))
        plate = room.text.inflate(80 * room.u, 36 * room.u)
        plate.inflate_ip(round(plate.w * (opened - 1)), 0)
        for color, grown in ((TEAM, 5.0), ("ink900", 0.0)):
            yield color, _box(plate.inflate(2 * grown * room.u, 2 * grown * room.u))

    def letter(self, room: WordArea, x: float, landed: float) -> tuple[float, float]:
        return 0.0, 0.0


class Curtain(Look):
    """Final whistle: the table closes from above and below, and letters spread from the middle."""

    ink, dark, wide = "firstDown", True, True

    def shapes(self, room: WordArea, opened: float, leaving: bool) -> Iterator[tuple[ColorName, Points]]:
        area, band = room.area, room.band.inflate(0, 10 * room.u)
        upper, lower = (band.top - area.top) * opened, (area.bottom - band.bottom) * opened
        if opened > 0.5:
            yield "ink900", _box(band)
        for top, high, edge in ((area.top, upper, area.top + upper), (area.bottom - lower, lower, area.bottom - lower)):
            yield "ink900", _box(pygame.Rect(area.x, top, area.w, round(high)))
            yield TEAM, _box(pygame.Rect(area.x, edge - 2 * room.u, area.w, 5 * room.u))

    def letter(self, room: WordArea, x: float, landed: float) -> tuple[float, float]:
        return (room.text.centerx - x) / room.u * (1 - landed) ** 2, 0.0


class Uprights(Look):
    """Long kick: goal posts rise from the ground, and letters drop onto a dark plate between them."""

    margin, dark, wide = 80.0, True, True

    def shapes(self, room: WordArea, opened: float, leaving: bool) -> Iterator[tuple[ColorName, Points]]:
        area, text = room.area, room.text.inflate(70 * room.u, 0)
        bar, sunk = min(room.band.bottom, area.bottom - 24 * room.u), (area.bottom - area.top) * (1 - opened)
        plate = room.text.inflate(round(room.text.w * (opened - 1)), 20 * room.u)
        yield "ink900", _box(plate)
        for color, grown in (("inkText", 4.0), ("firstDown", 0.0)):
            thick, edge = (14 + 2 * grown) * room.u, grown * room.u
            for x, top, foot in (
                (text.left, area.top + 6 * room.u, bar), (text.right, area.top + 6 * room.u, bar),
                (text.centerx, bar, area.bottom + 20 * room.u),
            ):  # fmt: skip
                high = foot - top + 2 * edge
                yield color, _box(pygame.Rect(x - thick / 2, top - edge + sunk, thick, high))
            yield (
                color,
                _box(pygame.Rect(text.left - thick / 2, bar - edge + sunk, text.w + thick, 14 * room.u + 2 * edge)),
            )

    def letter(self, room: WordArea, x: float, landed: float) -> tuple[float, float]:
        return 0.0, -2 * LETTER_FALL * (1 - landed) ** 2


def _box(rect: pygame.Rect) -> Points:
    return [rect.topleft, rect.topright, rect.bottomright, rect.bottomleft]


def _slanted(band: pygame.Rect, left: float, right: float, slant: float) -> Points:
    return [(left + slant, band.top), (right + slant, band.top), (right, band.bottom), (left, band.bottom)]


def _teeth(band: pygame.Rect, off: float, y: float, deep: float, shift: int) -> Points:
    """Returns a torn edge from left to right."""
    step, deeps = band.w / TEETH, (0.0, 1.0, 0.3, 0.8, 0.1, 0.6, -0.2, 0.9)
    return [
        (band.left + off + at * step, y + deep * (deeps[(at * 3 + shift) % len(deeps)] - 0.4))
        for at in range(TEETH + 1)
    ]


PLAIN = Look()
LOOKS: dict[str, Look] = {
    "touchdown": Sweep(),
    "safety": Plate(),
    "sack": Plate(),
    "wipe": Torn(),
    "fumble": Torn(),
    "interception": Arrow(),
    "steal": Arrow(),
    "downs": Arrow(),
    "last_turn": Frame(),
    "long_kick": Uprights(),
    "long_play": Streaks(),
    "final whistle": Curtain(),
}
"""The look of each kind of moment, by the name of its stinger, or by the kind if it has none."""
