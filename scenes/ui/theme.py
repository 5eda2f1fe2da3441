"""Colors, sizes, fonts and vector pictures for one window size."""

from __future__ import annotations

import importlib.util
import math
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Hashable
from functools import lru_cache
from pathlib import Path
from typing import Literal

import pygame

import assets
from game.plain import shows
from scenes.ui.palette import ACCENTS, BANDS, HIGH_CONTRAST, STANDARD, TEAMS
from scenes.ui.scale import scale_of
from scenes.ui.wrapping import wrapped

Face = Literal["block", "text", "mono"]
ColorName = str | pygame.Color

MINIMUM = (1024, 600)
"""The smallest layout in pixels. A smaller window shows a part of it."""

SMALLEST_TEXT = 15
"""The smallest text, in pixels; in windows larger than the design it grows with the window."""
MAX_MEASURED = 4000
"""Largest numbers of measured lines and of wrapped texts that are kept."""

_CACHE_BYTES = 96 * 1024 * 1024
_BRIEF_FRACTION = 0.3
"""Fraction of the cache for pictures cheap to redraw (text, moving cards), so that they evict no face."""
_CACHE_SCALE = 1.5
"""Pixels per unit up to which _CACHE_BYTES is enough; larger windows get more."""


class FontMissing(RuntimeError):
    """The text fonts, which come with pygame-gui, are not installed."""


class Theme:
    """One look at one window size.

    ``size`` is the layout's size in pixels (never below ``MINIMUM``), ``u`` the pixels of one layout unit.
    """

    def __init__(self, size: tuple[int, int] = (1280, 720), *, high_contrast: bool = False, text_size: int = 100):
        self._pictures, self._brief = _Pictures(), _Pictures()
        self._fonts: dict[tuple[Face, int, bool], pygame.Font] = {}
        self._sizes: dict[tuple[Face, int, bool, str], tuple[int, int]] = {}
        """Measured lines: fitting a line measures it at many sizes, and most lines are painted often."""
        self._lines: dict[tuple[Face, int, bool, int, str], list[str]] = {}
        """Wrapped texts."""
        self._heights: dict[float, int] = {}
        """Heights of text sizes, and below of lines: every text that is laid out asks for them."""
        self._line_heights: dict[tuple[Face, float], int] = {}
        self._colors: dict[str, pygame.Color] = {}
        self.generation = 0
        """Increased by every change, so that others know that their pictures are stale."""
        self.switched = False
        """Whether the first two teams have swapped seats; each keeps its color and pattern."""
        self.patterns = True
        """Whether teams differ by pattern as well as by color."""
        self.overflows: set[str] = set()
        """Texts that did not fit; empty unless a layout is wrong."""
        self.apply(size, high_contrast=high_contrast, text_size=text_size)

    def apply(self, size: tuple[int, int], *, high_contrast: bool, text_size: int, teams: str = "blue_orange") -> None:
        """Sets window size in pixels, palette, text size in percent and team colors.

        The high-contrast palette has its own team colors.
        """
        self.size = (max(size[0], MINIMUM[0]), max(size[1], MINIMUM[1]))
        self.u = scale_of(*self.size)
        limit = _CACHE_BYTES * max(self.u / _CACHE_SCALE, 1.0)
        self._brief.limit, self._pictures.limit = round(limit * _BRIEF_FRACTION), round(limit * (1 - _BRIEF_FRACTION))
        self.high_contrast = high_contrast
        self.text_scale = text_size / 100
        tokens = HIGH_CONTRAST if high_contrast else STANDARD | TEAMS[teams]
        self._colors = {name: pygame.Color(value) for name, value in (tokens | ACCENTS).items()}
        if self.switched:
            self._exchange()
        self._fonts.clear()
        self._heights.clear()
        self._line_heights.clear()
        self.overflows.clear()
        self._renew()

    def set_switched(self, *, switched: bool) -> None:
        """Sets whether the first two seats have each other's color and pattern."""
        if switched != self.switched:
            self.switched = switched
            self._exchange()
            self._renew()

    def _exchange(self) -> None:
        colors = self._colors
        colors["home"], colors["away"] = colors["away"], colors["home"]

    def _renew(self) -> None:
        """Drops all pictures."""
        self._pictures.clear()
        self._brief.clear()
        self.generation += 1

    def team_pattern(self, seat: int) -> int:
        """Returns the index of a seat's team pattern, from 0."""
        return 1 - seat if self.switched and seat < 2 else seat

    def px(self, units: float) -> int:
        """Converts layout units to whole pixels; anything above zero is at least one."""
        return max(round(units * self.u), 1) if units > 0 else round(units * self.u)

    def color(self, name: ColorName) -> pygame.Color:
        """Returns the color of a token or of a game (``jukem``). A color or a "#rrggbb" is returned as it is.

        Raises ValueError for an unknown name, saying where to add it.
        """
        if isinstance(name, pygame.Color):
            return name
        return self._colors.get(name) or _written(name)

    def band(self, category: str) -> tuple[pygame.Color, pygame.Color]:
        """Returns the band color of a card category and its text color."""
        ground, ink = BANDS[category]
        return pygame.Color(ground), self.color(ink)

    def text_px(self, size_u: float) -> int:
        """Returns the height in pixels of a text size in units, with the text-size setting and the minimum applied."""
        found = self._heights.get(size_u)
        if found is None:
            least = round(self._least_text())
            found = self._heights[size_u] = max(round(size_u * self.u * self.text_scale), least)
        return found

    def _least_text(self) -> float:
        """Returns the smallest text height in pixels. It grows with the window: a player at 4K does not sit closer."""
        return SMALLEST_TEXT * max(self.u, 1.0)

    def font(self, face: Face, size_u: float, bold: bool = False) -> pygame.Font:
        """Returns the font for a size in units."""
        return self._font_px(face, self.text_px(size_u), bold)

    def _font_px(self, face: Face, height: int, bold: bool) -> pygame.Font:
        key = (face, height, bold)
        found = self._fonts.get(key)
        if found is None:
            if not pygame.font.get_init():
                pygame.font.init()
            found = self._fonts[key] = pygame.Font(font_file(face, bold), height)
            found.set_bold(bold and face == "mono")
        return found

    def text(self, face: Face, size_u: float, string: str, color: ColorName, bold: bool = False) -> pygame.Surface:
        """Returns a line of text as a picture. Callers share it and must not change it.

        The block face has capitals only, so its text is converted to capitals.
        """
        shade = self.color(color)
        key = (face, self.text_px(size_u), string, tuple(shade), bold)
        return self._brief.get(key) or self._brief.put(key, self._render(face, size_u, string, shade, bold))

    def _render(self, face: Face, size_u: float, string: str, shade: pygame.Color, bold: bool) -> pygame.Surface:
        font, words = self.font(face, size_u, bold), _shown(face, string)
        if not font.size(words)[0]:
            return pygame.Surface((0, font.get_height()))
        return font.render(words, True, shade)

    def measure(self, face: Face, size_u: float, string: str, bold: bool = False) -> tuple[int, int]:
        """Returns width and height of a line of text, in pixels."""
        key = (face, self.text_px(size_u), bold, string)
        found = self._sizes.get(key)
        if found is None:
            if len(self._sizes) >= MAX_MEASURED:
                self._sizes.clear()
            found = self._sizes[key] = self.font(face, size_u, bold).size(_shown(face, string))
        return found

    def line_height(self, face: Face, size_u: float) -> int:
        """Returns the line spacing of a paragraph, in pixels."""
        found = self._line_heights.get((face, size_u))
        if found is None:
            spacing = 1.06 if face == "text" else 1.0
            found = self._line_heights[face, size_u] = round(self.font(face, size_u).get_linesize() * spacing)
        return found

    def wrap(self, face: Face, size_u: float, string: str, width: int, bold: bool = False) -> list[str]:
        """Wraps a text into lines of at most ``width`` pixels, keeping its line breaks.

        A word wider than a line is broken inside.
        """
        key = (face, self.text_px(size_u), bold, width, string)
        found = self._lines.get(key)
        if found is None:
            if len(self._lines) >= MAX_MEASURED:
                self._lines.clear()
            font, paragraphs = self.font(face, size_u, bold), string.split("\n")
            found = [line for each in paragraphs for line in wrapped(font, _shown(face, each), width)]
            self._lines[key] = found
        return [*found]

    def fit(self, face: Face, size_u: float, string: str, width: int, bold: bool = False) -> float:
        """Returns the largest size in units, at most ``size_u``, at which the line is at most ``width`` pixels wide.

        Never below the smallest text: a line that is too wide even then gets the smallest size.
        """
        smallest = self._least_text() / (self.u * self.text_scale)

        def fits(less: int) -> bool:
            return self.measure(face, size_u - less, string, bold)[0] <= width

        if size_u <= smallest or fits(0):
            return size_u
        # Each size needs its own font, so few are tried.
        less = bisect_left(range(math.ceil(size_u - smallest)), True, key=fits)
        return max(size_u - less, smallest)

    def svg(self, name: str, size: tuple[int, int], tint: ColorName | None = None) -> pygame.Surface:
        """Returns the drawing ``svg/<name>.svg`` at a size in pixels, in one color if ``tint`` is given.

        Callers share the picture and must not change it. Raises assets.AssetMissing for an unknown name.
        """
        shade = self.color(tint) if tint is not None else None
        key = ("svg", name, size, tuple(shade) if shade else None)
        return self._pictures.get(key) or self._pictures.put(key, _rasterize(name, size, shade))

    def cached(self, key: Hashable) -> pygame.Surface | None:
        """Returns a picture stored under a widget's own key, or None if it was dropped."""
        return self._pictures.get(key) or self._brief.get(key)

    def store(self, key: Hashable, picture: pygame.Surface, *, brief: bool = False) -> pygame.Surface:
        """Keeps a picture until the look changes or newer pictures need the space. Returns it.

        A ``brief`` picture is cheap to redraw and evicts only other brief ones.
        """
        return (self._brief if brief else self._pictures).put(key, picture)


class _Pictures:
    """The pictures used last, up to a number of bytes."""

    def __init__(self) -> None:
        self.limit, self._bytes = _CACHE_BYTES, 0
        self._held: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable) -> pygame.Surface | None:
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
        return found

    def put(self, key: Hashable, picture: pygame.Surface) -> pygame.Surface:
        old = self._held.pop(key, None)
        self._bytes += _bytes_of(picture) - (_bytes_of(old) if old else 0)
        self._held[key] = picture
        while self._bytes > self.limit and len(self._held) > 1:
            self._bytes -= _bytes_of(self._held.popitem(last=False)[1])
        return picture

    def clear(self) -> None:
        self._held.clear()
        self._bytes = 0


def _written(name: str) -> pygame.Color:
    """Returns a color written out ("#rrggbb", "white")."""
    try:
        return pygame.Color(name)
    except ValueError as problem:
        what = "a game's own goes in ACCENTS, a token in STANDARD, of scenes/ui/palette.py"
        raise ValueError(f"there is no color {name!r}: {what}") from problem


def _bytes_of(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()


def _shown(face: Face, string: str) -> str:
    """Returns the text as given to the font, without characters that it cannot show."""
    words = string if string.isprintable() else "".join(filter(shows, string))
    return words.upper() if face == "block" else words


def _rasterize(name: str, size: tuple[int, int], tint: pygame.Color | None) -> pygame.Surface:
    picture = pygame.image.load_sized_svg(str(assets.path(f"svg/{name}.svg")), size)
    if pygame.display.get_surface() is not None:
        picture = picture.convert_alpha()
    if tint is not None:
        picture.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        picture.fill(tint, special_flags=pygame.BLEND_RGBA_MULT)
    return picture


@lru_cache(maxsize=1)
def _reading_fonts() -> Path:
    # Finds pygame_gui without importing it, which would double the time to the first frame.
    spec = importlib.util.find_spec("pygame_gui")
    if spec is None or not spec.submodule_search_locations:
        raise FontMissing("The reading fonts come with pygame-gui, which is not installed.")
    return Path(next(iter(spec.submodule_search_locations))) / "data"


def font_file(face: Face, bold: bool = False) -> Path:
    """Returns the file of a font. Raises FontMissing or assets.AssetMissing if it is not installed."""
    if face == "block":
        return assets.path("fonts/ParlorBlock.ttf")
    file = _reading_fonts() / (
        "FiraCode-Regular.ttf" if face == "mono" else f"NotoSans-{'Bold' if bold else 'Regular'}.ttf"
    )
    if not file.is_file():
        raise FontMissing(f"The font {file.name}, which comes with pygame-gui, is not installed.")
    return file
