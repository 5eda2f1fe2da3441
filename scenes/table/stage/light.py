"""The light on a table: a bright pool, dark corners and grain; and the padded rail."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple

import pygame

from scenes.table.stage.drawing import box, stroke, vector
from scenes.ui.theme import Theme

LOW_RESOLUTION = (64, 36)
"""Size in pixels at which light is computed before it is scaled up; it has no sharp edges."""
GRAIN = 128
"""Size in pixels of a patch of grain before it is scaled."""
RAIL_GRAIN = (1.6, 1.2)


class Light(NamedTuple):
    """The lighting of a table. Fractions are of the area's width or height."""

    x: float = 0.5
    y: float = 0.44
    """Center of the light."""
    reach: float = 0.62
    """Radius of the light."""
    glow: str = "#2A2A22"
    """Color added at the center."""
    dark: float = 0.55
    """Fraction of light that the corners lose."""
    grain: tuple[float, float] = (1.0, 1.0)
    """Width and height of a grain speck, in units: grass stands up, brushed metal lies flat."""
    rough: float = 0.16
    """Fraction of light that the darkest speck loses."""


def light_up(surface: pygame.Surface, theme: Theme, area: pygame.Rect, light: Light) -> None:
    """Adds light, dark corners and grain to ``area``; does nothing in high contrast.

    It is part of the background, so it is computed only once.
    """
    if theme.high_contrast:
        return
    surface.set_clip(area)
    surface.blit(_spread(light, area.size, _shade), area, special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(_spread(light, area.size, _glow), area, special_flags=pygame.BLEND_RGB_ADD)
    _roughen(surface, theme, area, light.grain, light.rough)
    surface.set_clip(None)


def paint_rail(surface: pygame.Surface, theme: Theme, area: pygame.Rect, *, lip: bool = True) -> None:
    """Paints the padded edge of the table, on which the viewer's hand lies; plain in high contrast.

    Without the ``lip`` it is leather up to the upper edge, so that text may begin there.
    """
    if theme.high_contrast or not area.h:
        surface.fill(theme.color("ink800"), area)
        return
    wide, high = area.w / theme.u, area.h / theme.u
    surface.set_clip(area)
    surface.blit(vector(_leather(wide, high) + (_lip(wide) if lip else ""), wide, high, area.size), area)
    _roughen(surface, theme, area, RAIL_GRAIN, 0.2)
    surface.set_clip(None)


def _spread(light: Light, size: tuple[int, int], color: Callable[[Light, float], pygame.Color]) -> pygame.Surface:
    return pygame.transform.smoothscale(_drawn_small(light, color), size)


@cache
def _drawn_small(light: Light, color: Callable[[Light, float], pygame.Color]) -> pygame.Surface:
    """Returns the light at low resolution. ``color`` returns the color at a distance from the center."""
    small = pygame.Surface(LOW_RESOLUTION)
    for x in range(LOW_RESOLUTION[0]):
        for y in range(LOW_RESOLUTION[1]):
            across, down = x / (LOW_RESOLUTION[0] - 1) - light.x, (y / (LOW_RESOLUTION[1] - 1) - light.y) * 0.8
            small.set_at((x, y), color(light, (across * across + down * down) ** 0.5 / light.reach))
    return small


def _shade(light: Light, far: float) -> pygame.Color:
    """Returns the factor for the background's own light."""
    left = 255 * (1 - light.dark * _soft(far - 0.35))
    return pygame.Color(round(left), round(left), round(left))


def _glow(light: Light, far: float) -> pygame.Color:
    """Returns the light added by the lamp."""
    return pygame.Color(0, 0, 0).lerp(light.glow, 1 - _soft(far))


def _soft(share: float) -> float:
    """Returns the smoothstep of a fraction."""
    share = min(max(share, 0.0), 1.0)
    return share * share * (3 - 2 * share)


def _roughen(
    surface: pygame.Surface, theme: Theme, area: pygame.Rect, speck: tuple[float, float], rough: float
) -> None:
    """Darkens ``area`` with grain. The surface must be clipped to it."""
    tile = _grain((max(round(GRAIN * speck[0] * theme.u), 1), max(round(GRAIN * speck[1] * theme.u), 1)), rough)
    for x in range(area.left, area.right, tile.get_width()):
        for y in range(area.top, area.bottom, tile.get_height()):
            surface.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)


def _grain(size: tuple[int, int], rough: float) -> pygame.Surface:
    """Returns a patch of grain, the same in every match."""
    specks = pygame.image.frombytes(Random(25).randbytes(GRAIN * GRAIN), (GRAIN, GRAIN), "P")
    grays = (round(255 - rough * value) for value in range(256))
    specks.set_palette([(gray, gray, gray) for gray in grays])
    return pygame.transform.smoothscale(specks.convert(24), size)


def _leather(wide: float, high: float) -> str:
    return _RAIL_DEFS + box(0, 0, wide, high, "#231A1C") + box(0, 0, wide, high, "url(#leather)")


def _lip(wide: float) -> str:
    """Returns the walnut edge, its shadow, and the leather's seam."""
    seam = "".join(f"M{x:g} 17h6" for x in range(8, round(wide), 11))
    return (
        box(0, 9, wide, 14, "url(#under)")
        + stroke(seam, "#0B0708", 2.6, opacity=0.7)
        + stroke(seam, "#8E6A4A", 1.3, opacity=0.85)
        + box(0, 0, wide, 9, "url(#walnut)")
        + box(0, 0, wide, 1.4, "#C79A66", opacity=0.75)
        + box(0, 8.4, wide, 1.4, "#140B07")
    )


_RAIL_DEFS = """
<defs>
<linearGradient id="walnut" x1="0%" y1="0%" x2="0%" y2="100%">
<stop offset="0" stop-color="#8A5E38"/><stop offset="0.55" stop-color="#5C3B22"/>
<stop offset="1" stop-color="#3A2415"/></linearGradient>
<linearGradient id="under" x1="0%" y1="0%" x2="0%" y2="100%">
<stop offset="0" stop-color="#000000" stop-opacity="0.55"/>
<stop offset="1" stop-color="#000000" stop-opacity="0"/></linearGradient>
<radialGradient id="leather" cx="50%" cy="22%" r="70%">
<stop offset="0" stop-color="#7A5140" stop-opacity="0.62"/>
<stop offset="0.6" stop-color="#40291F" stop-opacity="0.45"/>
<stop offset="1" stop-color="#060404" stop-opacity="0.55"/></radialGradient>
</defs>
"""
