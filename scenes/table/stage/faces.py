"""Draws and caches card faces, backs and shadows at the size in which they are shown."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import partial

import pygame

from game.contract import Card
from scenes.table.stage.card_paper import BACK, PAPER, PLAIN, dulled, shadow, size_of
from scenes.table.stage.drawing import hexed, vector
from scenes.table.stage.layout import DUEL, GROWN, HAND
from scenes.ui.theme import Face, Theme, font_file
from scenes.ui.wrapping import wrapped

SIZE_STEP = 4.0
"""Card widths in flight are rounded to this step, in units."""
HEIGHT_STEP, MIN_BLUR = 1.5, 2.0
"""Step of heights above the table with separate shadows, and smallest blur of a shadow, in units."""
ROUGH_FROM = 260
"""Width in pixels from which a moving card is rotated without smoothing, in half the time, and its back is scaled from
one of standard size, in a tenth of the time."""
MIN_SCALE_FROM = 0.7
"""A moving picture may be scaled up from one at least this fraction of its width."""
SMALLEST_TEXT = 15
"""Smallest type on a card, in pixels; smaller type is enlarged to this."""
LINE_SLACK = 3
"""Pixels that a line may exceed its width before it counts as not fitting."""
SMALLEST_ENLARGED = 9.5
"""Type that would be smaller than this, in pixels, is left to the zoomed card."""
MAX_TILT = 12
PIXELS_PER_FRAME = 150_000
"""Pixels of a face that are drawn ahead per frame, unless a single part has more."""


class _Enough(Exception):
    """Interrupts drawing a face ahead; it continues in the next frame."""


class Pen:
    """Writes and draws on one card face. All measures are card units; a card is 132 units wide."""

    def __init__(self, faces: Faces, surface: pygame.Surface, width: int, back: str = "") -> None:
        """``back`` is the picture on the card's back, which shows the deck that it belongs to."""
        self.faces, self.back = faces, back
        self.surface = surface
        self.scale = width / HAND.w
        """Pixels of a card unit."""

    def px(self, units: float) -> int:
        """Converts card units to pixels."""
        return round(units * self.scale)

    def fits(self, size: float) -> bool:
        """Returns whether type of that size in card units is large enough to be shown."""
        return size * self.scale >= SMALLEST_ENLARGED

    def has_room(self, string: str, face: Face, width: float) -> bool:
        """Returns whether a line can be read within ``width`` card units."""
        return self.faces.font(face, SMALLEST_TEXT, False).size(string)[0] <= self.px(width) + LINE_SLACK

    def least_width(self, string: str, face: Face) -> float:
        """Returns the width of a line in the smallest type, in card units."""
        return self.faces.font(face, SMALLEST_TEXT, False).size(string)[0] / self.scale

    def text(
        self,
        string: str,
        face: Face,
        size: float,
        center: tuple[float, float],
        color: pygame.Color,
        width: float = 0.0,
        bold: bool = False,
        needed: bool = False,
        left: bool = False,
    ) -> None:
        """Writes a line around ``center``, reduced to fit ``width`` card units, but never below the smallest type.

        A line that still does not fit is omitted, unless it is ``needed``. With ``left`` it starts at ``center``.
        """
        pixels = max(round(size * self.scale), SMALLEST_TEXT)
        room = self.px(width)
        font = self.faces.font(face, pixels, bold)
        while room and font.size(string)[0] > room and pixels > SMALLEST_TEXT:
            pixels -= 1
            font = self.faces.font(face, pixels, bold)
        if room and font.size(string)[0] > room + LINE_SLACK and not needed:
            return
        picture, spot = font.render(string, True, color), (self.px(center[0]), self.px(center[1]))
        self.surface.blit(picture, picture.get_rect(midleft=spot) if left else picture.get_rect(center=spot))

    def lines(
        self, string: str, size: float, top: float, width: float, color: pygame.Color, most: int, bottom: float = 0.0
    ) -> float:
        """Writes a centered paragraph of at most ``most`` lines below ``top``. Returns the y below it in units.

        A paragraph with more lines or that reaches below ``bottom`` is omitted as a whole.
        """
        font, lines, step = self._paragraph(string, size, width)
        if len(lines) > most or (bottom and self.px(top) + step * len(lines) > self.px(bottom)):
            return top
        y = self.px(top) + step / 2
        for line in lines:
            picture = font.render(line, True, color)
            self.surface.blit(picture, picture.get_rect(center=(self.surface.get_width() // 2, round(y))))
            y += step
        return top + step * len(lines) / self.scale

    def lines_high(self, string: str, size: float, width: float) -> float:
        """Returns the height of such a paragraph, in card units."""
        _, lines, step = self._paragraph(string, size, width)
        return step * len(lines) / self.scale

    def _paragraph(self, string: str, size: float, width: float) -> tuple[pygame.Font, list[str], float]:
        """Returns the font of a paragraph, its lines, and the line spacing in pixels."""
        font = self.faces.font("text", max(round(size * self.scale), SMALLEST_TEXT), False)
        return font, wrapped(font, string, self.px(width)), font.get_linesize() * 0.84

    def art(self, name: str, center: tuple[float, float], size: tuple[float, float], tint: str | None = None) -> None:
        """Draws a picture of the assets, centered."""
        pixels = max(self.px(size[0]), 1), max(self.px(size[1]), 1)
        picture = self.faces.part((name, pixels, tint), pixels, partial(self.faces.theme.svg, name, pixels, tint))
        self.surface.blit(picture, picture.get_rect(center=(self.px(center[0]), self.px(center[1]))))

    def hero(
        self, name: str, card: Card, center: tuple[float, float], size: tuple[float, float], ink: pygame.Color
    ) -> None:
        """Draws the main picture of a face, or in high contrast the glyph of the card's category."""
        if self.faces.theme.high_contrast:
            side = min(size)
            self.art(f"glyph/{card.category}", center, (side, side), hexed(ink))
        else:
            self.art(name, center, size)

    def shapes(self, body: str, within: tuple[float, float, float, float] | None = None) -> None:
        """Draws SVG shapes in card units. If all lie ``within`` a part of the card, only that part is rasterized.

        The cost grows with the area: a whole card at a large scale takes milliseconds.
        """
        whole = self.surface.get_rect()
        if within is None:
            self._vector(body, HAND.w, HAND.h, whole)
            return
        across, down = whole.w / HAND.w, whole.h / HAND.h
        left, top = math.floor(within[0] * across), math.floor(within[1] * down)
        right, bottom = math.ceil((within[0] + within[2]) * across), math.ceil((within[1] + within[3]) * down)
        part = pygame.Rect(left, top, right - left, bottom - top).clip(whole)
        moved = f'<g transform="translate({-part.x / across:.4f} {-part.y / down:.4f})">{body}</g>'
        self._vector(moved, part.w / across, part.h / down, part)

    def _vector(self, body: str, width: float, height: float, part: pygame.Rect) -> None:
        """Draws SVG shapes of a drawing ``width`` by ``height`` on a part of the card."""
        draw = partial(vector, body, width, height, part.size)
        self.surface.blit(self.faces.part((body, part.size), part.size, draw), part)


FacePainter = Callable[[Pen, Card, Theme], None]
"""Draws one card's face on blank paper."""
StripPainter = Callable[[Theme, Card, tuple[int, int], bool], pygame.Surface]
"""Draws a card unrolled to a strip of that size in pixels, or a blank one without lettering."""


class Faces:
    """All card pictures of a game in the current theme."""

    def __init__(self, theme: Theme, back: str, paint: FacePainter, *, alike: bool = True) -> None:
        """``alike`` means that a face does not depend on the card's back, so it is drawn once for all backs."""
        self.theme = theme
        self._back, self._paint, self._alike = back, paint, alike
        self.paint_strip: StripPainter | None = None
        """Draws unrolled cards, in a game that has them."""
        self._drawn: dict[tuple[str, str | None], set[int]] = {}
        """The widths at which each card has been drawn."""
        self._fonts: dict[tuple[Face, int, bool], pygame.Font] = {}
        self._parts: dict[Hashable, pygame.Surface] = {}
        """The finished parts of a face that is being drawn ahead."""
        self._left: int | None = None
        """Pixels that may still be drawn in this frame; None to draw a face as a whole."""

    def forget(self) -> None:
        """Drops everything, for a new theme."""
        self._fonts.clear()
        self._drawn.clear()
        self._parts.clear()

    def part(self, key: Hashable, size: tuple[int, int], draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Returns a part of a face, drawn by ``draw`` unless it was drawn ahead. ``size`` is in pixels."""
        found = self._parts.get(key)
        if found is not None:
            return found
        if self._left is None:
            return draw()
        if self._left <= 0:
            raise _Enough
        self._left -= size[0] * size[1]
        found = self._parts[key] = draw()
        return found

    def font(self, face: Face, pixels: int, bold: bool) -> pygame.Font:
        """Returns a font at a height in pixels."""
        key = (face, pixels, bold)
        if key not in self._fonts:
            if not pygame.font.get_init():
                pygame.font.init()
            self._fonts[key] = pygame.Font(font_file(face, bold), pixels)
        return self._fonts[key]

    def picture(
        self,
        card: Card | None,
        width: int,
        tilt: float = 0,
        squeeze: float = 1.0,
        dull: bool = False,
        passing: bool = False,
        back: str = "",
    ) -> pygame.Surface:
        """Returns the picture of a card ``width`` pixels wide; its back if ``card`` is None.

        ``tilt`` is in degrees, ``squeeze`` the visible fraction of the width during a flip. A ``passing`` size or angle
        is scaled from a card at rest, which takes a tenth of the time.
        """
        width = max(self.theme.px(SIZE_STEP), width)
        tilt = max(-MAX_TILT, min(MAX_TILT, tilt))
        narrow = max(1, round(squeeze * 16))
        back = self._back_of(card, back)
        key = _key(card, width, tilt, narrow, dull, passing, back)
        draw = partial(self._shaped, card, width, tilt, narrow / 16, dull, passing, back)
        return self._kept(key, draw, brief=passing or narrow < 16 or tilt != 0)

    def strip(self, card: Card | None, long: int, width: int, tilt: int = 0, *, blank: bool = False) -> pygame.Surface:
        """Returns a card unrolled to ``long`` pixels, as high as a card ``width`` pixels wide.

        A ``blank`` one has no lettering: half a number that comes out from under another card reads as a number.
        """
        if card is None or self.paint_strip is None:
            return self.picture(card, width, tilt)
        paint, key = self.paint_strip, ("strip", card.code, long, width, blank)
        flat = self._kept(key, lambda: paint(self.theme, card, (long, size_of(width)[1]), blank))
        return self._kept((*key, tilt), lambda: pygame.transform.rotate(flat, -tilt)) if tilt else flat

    def prepare(self, card: Card | None, width: int, tilt: int, back: str) -> bool:
        """Draws the next missing part of a card at rest: paper, face, rotated picture or shadow.

        Returns whether there was one.
        """
        low, flat = self.shadow_height(0.0), self._key_at_rest(card, width, 0, back)
        steps: dict[Hashable, Callable[[], object]] = {
            ("paper", size_of(width)): lambda: self._paper(size_of(width)),
            flat: lambda: self.picture(card, width, back=back),
            self._key_at_rest(card, width, tilt, back): lambda: self.picture(card, width, tilt, back=back),
            self._shadow_key(width, low, tilt): lambda: self.shadow(width, low, tilt),
        }
        if self.theme.cached(flat) is not None:
            steps = dict([*steps.items()][2:])
        missing = (draw for key, draw in steps.items() if self.theme.cached(key) is None)
        step = next(missing, None)
        if step is not None:
            self._left = PIXELS_PER_FRAME
            with suppress(_Enough):
                step()
                self._parts.clear()
            self._left = None
        return step is not None

    def is_rough(self, card: Card | None, width: int, tilt: float, dull: bool, back: str) -> bool:
        """Returns whether a large card at rest has not been drawn yet, so that it is shown as if moving."""
        back = self._back_of(card, back)
        if width < ROUGH_FROM or self.theme.cached(_key(card, width, tilt, 16, dull, False, back)) is not None:
            return False
        return tilt != 0 or dull or self._like(card, width, back) is not None

    def _key_at_rest(self, card: Card | None, width: int, tilt: int, back: str) -> Hashable:
        return _key(card, width, max(-MAX_TILT, min(MAX_TILT, tilt)), 16, False, False, self._back_of(card, back))

    def _back_of(self, card: Card | None, back: str) -> str:
        """Returns the back that a card's picture depends on."""
        return self._back if card is not None and self._alike else back or self._back

    def _shaped(
        self, card: Card | None, width: int, tilt: float, squeeze: float, dull: bool, passing: bool, back: str
    ) -> pygame.Surface:
        if passing and width < ROUGH_FROM and self._larger(card, width, back) == width:
            return self.picture(card, width, tilt, squeeze, dull, back=back)  # the same, which is needed at rest, too
        if tilt or squeeze < 1:
            flat = self.picture(card, width, dull=dull, passing=passing, back=back)
            if squeeze < 1:
                flat = pygame.transform.smoothscale(
                    flat, (max(1, round(flat.get_width() * squeeze)), flat.get_height())
                )
            if tilt and passing and width >= ROUGH_FROM:
                return pygame.transform.rotate(flat, -tilt)
            return pygame.transform.rotozoom(flat, -tilt, 1.0) if tilt else flat
        if dull:
            return dulled(self.picture(card, width, passing=passing, back=back))
        if passing:
            larger = self._larger(card, width, back)
            drawn = self.picture(card, larger, back=back)
            return drawn if larger == width else pygame.transform.smoothscale(drawn, size_of(width))
        self._drawn.setdefault((back, card.code if card else None), set()).add(width)
        return self._flat(card, width, back)

    def _larger(self, card: Card | None, width: int, back: str) -> int:
        """Returns the width of the picture that a moving one is scaled from.

        It is an existing width or the next standard one. Backs always use a standard one, so that their look does not
        depend on what was drawn before.
        """
        usual = (self.theme.px(size.w) for size in (HAND, GROWN, DUEL))
        like = self._like(card, width, back)
        return like or next((each for each in usual if each >= width), self.theme.px(DUEL.w))

    def _like(self, card: Card | None, width: int, back: str) -> int | None:
        """Returns the width of an existing picture of a face that is large enough, or nearly so.

        A card no larger than those on the table is never scaled from one that is read closely, which may say more.
        """
        most = max(width, self.theme.px(DUEL.w))
        drawn = sorted(each for each in self._drawn.get((back, card.code), ()) if each <= most) if card else []
        there = [each for each in drawn if self.theme.cached(_key(card, each, 0, 16, False, False, back))]
        enough = (each for each in there if each >= width)
        return next(enough, None) or next((each for each in there if each >= width * MIN_SCALE_FROM), None)

    def _flat(self, card: Card | None, width: int, back: str) -> pygame.Surface:
        size = size_of(width)
        if card is None:
            usual = self.theme.px(DUEL.w)
            if min(ROUGH_FROM, usual // 2) < width < usual:  # a drawing takes ten times as long, a small one does not
                return pygame.transform.smoothscale(self.picture(None, usual, back=back), size)
            return self.theme.svg(f"back/{back}", size) if back else vector(BACK, HAND.w, HAND.h, size)
        surface = self._paper(size).copy()
        self._paint(Pen(self, surface, width, back), card, self.theme)
        return surface

    def _paper(self, size: tuple[int, int]) -> pygame.Surface:
        paper = PLAIN if self.theme.high_contrast else PAPER
        return self._kept(("paper", size), lambda: vector(paper, HAND.w, HAND.h, size))

    def shadow_height(self, rise: float) -> int:
        """Returns the height in pixels of a card above the table for its shadow, in steps; ``rise`` is in pixels."""
        step = self.theme.px(HEIGHT_STEP)
        return round((self.theme.px(3) + rise * 0.35) / step) * step

    def shadow(self, width: int, height: float, tilt: int = 0) -> pygame.Surface:
        """Returns the soft shadow of a card ``height`` pixels above the table."""
        key = self._shadow_key(width, height, tilt)
        return self._kept(key, lambda: shadow(width, self._blur(height), tilt))

    def _shadow_key(self, width: int, height: float, tilt: int) -> tuple[Hashable, ...]:
        return "card shadow", width, self._blur(height), tilt

    def _blur(self, height: float) -> int:
        """Returns the blur of a shadow, in pixels."""
        return max(self.theme.px(MIN_BLUR), round(height))

    def _kept(self, key: Hashable, make: Callable[[], pygame.Surface], *, brief: bool = False) -> pygame.Surface:
        return self.theme.cached(key) or self.theme.store(key, make(), brief=brief)


def _key(
    card: Card | None, width: int, tilt: float, narrow: int, dull: bool, passing: bool, back: str
) -> tuple[Hashable, ...]:
    """Returns a picture's key in the cache."""
    return "card", back, card.code if card else None, width, tilt, narrow, dull, passing
