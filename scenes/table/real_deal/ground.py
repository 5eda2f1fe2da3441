"""Draws the background of Real Deal's table: the desk of a television studio, with a light on each duel spot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from scenes.table.stage.drawing import box, hexed, stroke
from scenes.table.stage.light import Light
from scenes.ui.theme import Theme

GOLD, GOLD_DARK = "#F2C14E", "#8A6420"
DESK = 0.27
"""Height of the middle of the desk's far edge, as a share of the whole."""
BEND = 22.0
"""Units by which the far edge is lower at both sides than in the middle."""

_DEFS = """
<defs>
<linearGradient id="wall" x1="0%" y1="0%" x2="0%" y2="100%">
<stop offset="0" stop-color="#0B1020"/><stop offset="1" stop-color="#24304E"/></linearGradient>
<linearGradient id="desk" x1="0%" y1="0%" x2="0%" y2="100%">
<stop offset="0" stop-color="#39435C"/><stop offset="0.25" stop-color="#232B40"/>
<stop offset="1" stop-color="#121827"/></linearGradient>
<linearGradient id="beam" x1="0%" y1="0%" x2="0%" y2="100%">
<stop offset="0" stop-color="#FFE08A" stop-opacity="0.42"/>
<stop offset="1" stop-color="#FFE08A" stop-opacity="0.03"/></linearGradient>
<radialGradient id="pool" cx="50%" cy="50%" r="50%">
<stop offset="0" stop-color="#F2B437" stop-opacity="0.5"/>
<stop offset="0.6" stop-color="#F2B437" stop-opacity="0.2"/>
<stop offset="1" stop-color="#F2B437" stop-opacity="0"/></radialGradient>
<linearGradient id="screen" x1="0%" y1="0%" x2="0%" y2="100%">
<stop offset="0" stop-color="#1F4B86"/><stop offset="1" stop-color="#10264A"/></linearGradient>
</defs>
"""


SPOTLIGHTS = Light(x=0.67, y=0.5, reach=0.72, glow="#1C1A12", dark=0.5, grain=(5.0, 0.9), rough=0.2)


class Spot(NamedTuple):
    """The area of a card of the duel, in units of the ground."""

    x: float
    y: float
    w: float
    h: float


def studio(theme: Theme, wide: float, high: float, spots: Sequence[Spot]) -> str:
    """Returns an SVG of wall, screens, lamps, desk and a frame of light around each spot; plain in high contrast.

    Coordinates are in units; ``vector`` draws it.
    """
    if theme.high_contrast:
        edge = "".join(f"M{s.x - 6:g} {s.y - 6:g}h{s.w + 12:g}v{s.h + 12:g}h-{s.w + 12:g}Z" for s in spots)
        return box(0, 0, wide, high, hexed(theme.color("ink900"))) + stroke(edge, "#FFFFFF", 3)
    back = high * DESK
    return (
        _DEFS
        + box(0, 0, wide, back + BEND + 4, "url(#wall)")
        + _panels(wide, back + BEND)
        + _skyline(wide, back + BEND)
        + _screen(wide * 0.04, 12, wide * 0.19, back - 20)
        + _screen(wide * 0.77, 12, wide * 0.19, back - 20)
        + _desk(wide, high, back)
        + "".join(_beam(spot) for spot in spots)
        + "".join(_place(spot) for spot in spots)
        + _lamps(wide, spots)
    )


def _panels(wide: float, high: float) -> str:
    """Returns slanted panels on the wall, with a seam of light between them."""
    shapes = ""
    for step in range(-1, round(wide / 86) + 2):
        x = step * 86.0
        shapes += f'<path d="M{x:g} 0h44l-26 {high:g}h-44Z" fill="#FFFFFF" fill-opacity="0.035"/>'
        shapes += stroke(f"M{x:g} 0l-26 {high:g}", GOLD, 1, opacity=0.16)
    return shapes


def _skyline(wide: float, floor: float) -> str:
    """Returns the city behind the glass between the screens, with some lit windows."""
    rng, left, right = Random(24), wide * 0.27, wide * 0.73
    shapes, x = box(left, 14, right - left, floor, "#0A1226", opacity=0.7), left
    while x < right - 8:
        broad, tall = rng.uniform(18, 34), rng.uniform(26, 82)
        broad = min(broad, right - x)
        shapes += box(x, floor - tall, broad, tall, "#16213C")
        for _ in range(round(broad * tall / 160)):
            at = (
                x + rng.uniform(3, max(broad - 6, 4)),
                floor - tall + rng.uniform(4, tall - 30) if tall > 36 else floor,
            )
            shapes += box(*at, 2.4, 3, GOLD, opacity=rng.uniform(0.25, 0.7))
        x += broad + rng.uniform(0, 5)
    frame = f"M{left:g} {floor:g}V14H{right:g}V{floor:g}M{(left + right) / 2:g} 14V{floor:g}"
    return shapes + stroke(frame, "#3A4766", 3)


def _screen(x: float, y: float, wide: float, high: float) -> str:
    """Returns a screen on the wall that shows a field and bars."""
    lines = "".join(f"M{x + wide * part / 6:g} {y + 8:g}v{high - 30:g}" for part in range(1, 6))
    bars = "".join(
        box(x + 10 + wide * 0.22 * index, y + high - 17, wide * (0.06 + 0.04 * ((index * 5) % 4)), 6, color, round_=1)
        for index, color in enumerate((GOLD, "#F7F3E8", GOLD, "#F7F3E8"))
    )
    return (
        box(x - 3, y - 3, wide + 6, high + 6, "#05080F", round_=5)
        + box(x, y, wide, high, "url(#screen)", round_=3)
        + box(x + 6, y + 8, wide - 12, high - 30, "#1C5537", round_=2)
        + stroke(lines, "#DDE8DF", 1.2, opacity=0.5)
        + bars
    )


def _desk(wide: float, high: float, back: float) -> str:
    """Returns the desk top, with a bent far edge, a strip of light along it and inlaid lines."""

    def edge(down: float) -> str:
        return f"M0 {back + BEND + down:g}Q{wide / 2:g} {back - BEND + down:g} {wide:g} {back + BEND + down:g}"

    return (
        f'<path d="{edge(0)}V{high:g}H0Z" fill="url(#desk)"/>'
        + stroke(edge(0), "#FFF3CC", 7, opacity=0.18)
        + stroke(edge(0), GOLD, 3)
        + stroke(edge(9), GOLD_DARK, 1.4, opacity=0.8)
        + "".join(stroke(edge(34 + 30 * ring), "#FFFFFF", 1, opacity=0.045) for ring in range(9))
        + box(0, high - 6, wide, 6, GOLD_DARK)
        + box(0, high - 6, wide, 1.6, GOLD)
    )


def _beam(spot: Spot) -> str:
    middle, foot = spot.x + spot.w / 2, spot.y + spot.h * 0.55
    reach = spot.w * 0.72
    shape = f"M{middle - 7:g} 16H{middle + 7:g}L{middle + reach:g} {foot:g}H{middle - reach:g}Z"
    return f'<path d="{shape}" fill="url(#beam)"/>'


def _place(spot: Spot) -> str:
    """Returns the pool of light on the desk and the gold frame for a card."""
    pool = (
        f'<ellipse cx="{spot.x + spot.w / 2:g}" cy="{spot.y + spot.h / 2:g}" rx="{spot.w * 0.95:g}" '
        f'ry="{spot.h * 0.68:g}" fill="url(#pool)"/>'
    )
    left, top, right, bottom = spot.x - 7, spot.y - 7, spot.x + spot.w + 7, spot.y + spot.h + 7
    corners = (
        f"M{left:g} {top + 26:g}V{top:g}H{left + 26:g}M{right - 26:g} {top:g}H{right:g}V{top + 26:g}"
        f"M{right:g} {bottom - 26:g}V{bottom:g}H{right - 26:g}M{left + 26:g} {bottom:g}H{left:g}V{bottom - 26:g}"
    )
    slot = box(spot.x, spot.y, spot.w, spot.h, "#05080F", round_=10, opacity=0.35)
    return pool + slot + stroke(corners, GOLD, 3.4)


def _lamps(wide: float, spots: Sequence[Spot]) -> str:
    """Returns the rail under the ceiling and a lamp above each spot."""
    lamps = ""
    for spot in spots:
        x = spot.x + spot.w / 2
        lamps += f'<path d="M{x - 11:g} 4H{x + 11:g}L{x + 8:g} 18H{x - 8:g}Z" fill="#2B3348"/>'
        lamps += f'<ellipse cx="{x:g}" cy="18" rx="8" ry="3" fill="#FFF3CC"/>'
    return box(0, 0, wide, 5, "#2B3348") + lamps
