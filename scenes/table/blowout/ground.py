"""Draws the background of BLOWOUT's table: a stadium at night with a field of 120 yards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

import pygame

from game.field import END_ZONE, FIELD
from scenes.table.stage.drawing import box, hexed, stroke, vector
from scenes.table.stage.field_geometry import FieldGeometry
from scenes.table.stage.layout import Layout
from scenes.table.stage.light import Light
from scenes.ui.theme import Theme

RED = "#E5484D"
CYAN = "#3FC6DC"
NUMBERS = "#1E6A41"
"""Color of the grass that hides a yard line under its number."""

FLOODLIGHTS = Light(y=0.25, reach=0.7, glow="#142A20", dark=0.6, grain=(0.9, 2.2), rough=0.26)

_DEFS = """
<defs>
<linearGradient id="sky" x1="0%" y1="0%" x2="0%" y2="100%">
<stop offset="0" stop-color="#070B18"/><stop offset="1" stop-color="#17304A"/></linearGradient>
<radialGradient id="glare" cx="50%" cy="50%" r="50%">
<stop offset="0" stop-color="#FFFFFF" stop-opacity="0.75"/>
<stop offset="0.25" stop-color="#DDF6FF" stop-opacity="0.28"/>
<stop offset="1" stop-color="#DDF6FF" stop-opacity="0"/></radialGradient>
<linearGradient id="apron" x1="0%" y1="0%" x2="0%" y2="100%">
<stop offset="0" stop-color="#14382A"/><stop offset="1" stop-color="#0A1C1A"/></linearGradient>
<linearGradient id="shine" x1="0%" y1="0%" x2="0%" y2="100%">
<stop offset="0" stop-color="#FFFFFF" stop-opacity="0.16"/>
<stop offset="0.5" stop-color="#FFFFFF" stop-opacity="0"/>
<stop offset="1" stop-color="#000000" stop-opacity="0.22"/></linearGradient>
</defs>
"""


def stadium(theme: Theme, wide: float, high: float, field: FieldGeometry) -> str:
    """Returns sky, floodlights, stands, and the apron under the cards; plain in high contrast.

    In units of the table region, whose top-left corner is 0, 0.
    """
    if theme.high_contrast:
        return box(0, 0, wide, high, hexed(theme.color("ink900"))) + _plain(field)
    foot = field.top - 4
    return (
        _DEFS
        + box(0, 0, wide, high, "#14382A")
        + box(0, 0, wide, foot, "url(#sky)")
        + "".join(_light(wide * part) for part in (0.07, 0.36, 0.64, 0.93))
        + _stands(wide, foot)
        + box(0, foot, wide, high - foot, "url(#apron)")
        + _burst(wide / 2, field.top + field.height + 4, wide)
        + _bench(wide, field.top + field.height + 4)
        + _turf(theme, field)
    )


def paint_field(
    surface: pygame.Surface,
    theme: Theme,
    layout: Layout,
    top: float,
    field: FieldGeometry,
    sides: Sequence[tuple[str, str]],
) -> None:
    """Writes the yard numbers and fills both end zones with a club's color and name.

    ``top`` is the upper edge of the table region in units; ``sides`` are the name and the color of the club that
    defends the left goal line and of the one that defends the right one.
    """
    for (name, color), start in zip(sides, (-END_ZONE, FIELD), strict=True):
        _paint_end(surface, theme, layout, top, field, start, name, color)
    y = top + field.top + field.height * 0.78
    for yards in range(10, FIELD, 10):
        number = theme.text("block", 17, str(min(yards, FIELD - yards)), "chalk50")
        place = number.get_rect(center=layout.point(field.x(yards), y))
        surface.fill(theme.color("ink900") if theme.high_contrast else NUMBERS, place.inflate(theme.px(4), 0))
        surface.blit(number, place)


def red_line(field: FieldGeometry, yards: float) -> str:
    """Returns the dashed red line from which the offense may try a field goal."""
    x, shapes = field.x(yards), ""
    for step in range(0, round(field.height), 9):
        shapes += f"M{x:g} {field.top + step:g}v{min(6.0, field.height - step):g}"
    posts = f"M{x:g} {field.top:g}V{field.top - 7:g}M{x - 6:g} {field.top - 17:g}V{field.top - 7:g}H{x + 6:g}v-10"
    return stroke(shapes, "#1A0608", 5.5) + stroke(shapes, RED, 3.4) + stroke(posts, RED, 3)


def _plain(field: FieldGeometry) -> str:
    wide = field.right - field.left
    lines = "".join(f"M{field.x(yards):g} {field.top:g}v{field.height:g}" for yards in range(0, FIELD + 1, 10))
    frame = f"M{field.left:g} {field.top:g}h{wide:g}v{field.height:g}h-{wide:g}Z"
    return stroke(lines, "#FFFFFF", 1.5) + stroke(frame, "#FFFFFF", 3)


def _light(x: float) -> str:
    """Returns a floodlight mast and its glare."""
    lamps = "".join(
        f'<circle cx="{x + dx:g}" cy="{10 + dy:g}" r="2.6" fill="#FFFFFF"/>'
        for dx in (-15, -9, -3, 3, 9, 15)
        for dy in (0, 7)
    )
    glare = f'<ellipse cx="{x:g}" cy="14" rx="92" ry="52" fill="url(#glare)"/>'
    return box(x - 2, 14, 4, 60, "#22344A") + glare + box(x - 20, 4, 40, 20, "#1B2A3E", round_=3) + lamps


def _stands(wide: float, foot: float) -> str:
    """Returns two decks of people with a board of light between them."""
    rng = Random(120)
    upper, ribbon = foot * 0.3, foot * 0.6
    rim = f"M0 {upper + 10:g}Q{wide / 2:g} {upper - 12:g} {wide:g} {upper + 10:g}"
    bands = f'<path d="{rim}V{ribbon:g}H0Z" fill="#14233A"/>' + box(0, ribbon, wide, foot - ribbon, "#101C30")
    board = box(0, ribbon - 5, wide, 8, "#0A1220") + "".join(
        box(x, ribbon - 3.5, 26 if x % 3 else 12, 5, CYAN, opacity=0.75) for x in range(8, round(wide) - 20, 47)
    )
    wall = box(0, foot - 7, wide, 7, "#0B4252") + box(0, foot - 7, wide, 1.6, CYAN, opacity=0.8)
    return (
        bands
        + people(rng, wide, upper + 10, ribbon - 8, 5.6)
        + board
        + people(rng, wide, ribbon + 9, foot - 9, 7.4)
        + wall
    )


def people(rng: Random, wide: float, top: float, bottom: float, step: float) -> str:
    """Returns rows of heads in a few muted colors, one path per color."""
    tones = ("#41597C", "#2E4262", "#5B7091", "#2A6E80", "#7A4A3C")
    paths = dict.fromkeys(tones, "")
    y = top
    while y < bottom:
        x = rng.uniform(0, step)
        while x < wide:
            size = step * rng.uniform(0.3, 0.4)
            paths[rng.choice(tones)] += f"M{x:.1f} {y:.1f}h{size * 1.7:.1f}v{size * 1.5:.1f}h-{size * 1.7:.1f}Z"
            x += step * rng.uniform(0.85, 1.3)
        y += step
    return "".join(f'<path d="{data}" fill="{tone}"/>' for tone, data in paths.items() if data)


def _burst(x: float, y: float, reach: float) -> str:
    """Returns the rays behind the cards, as in the game's emblem; they end at the stands."""
    rays = ""
    for ray in range(1, 16):
        turn = math.radians(ray * 11.25)
        for side in (-1, 1):
            across = math.cos(turn - side * 0.045)
            down = math.sin(turn - side * 0.045)
            rays += f"{'M' + f'{x:g} {y:g}' if side < 0 else ''}L{x + reach * across:.1f} {y + reach * down:.1f}"
        rays += "Z"
    return f'<path d="{rays}" fill="{CYAN}" fill-opacity="0.05"/>'


def _bench(wide: float, y: float) -> str:
    """Returns the near side line: a white edge and the marks of the coaches' boxes."""
    marks = "".join(f"M{x} {y + 5:g}h16" for x in range(20, round(wide), 40))
    return box(0, y, wide, 2.4, "#DDE8DF", opacity=0.5) + stroke(marks, "#DDE8DF", 2, opacity=0.18)


def _turf(theme: Theme, field: FieldGeometry) -> str:
    """Returns the field: stripes of ten yards, lines, hash marks, goal lines and the posts."""
    chalk = hexed(theme.color("chalkLine"))
    top, high, foot = field.top, field.height, field.top + field.height
    ten = field.x(10) - field.x(0)
    stripes = "".join(box(field.x(10 * i), top, ten, high, ("#1E6A41", "#248050")[i % 2]) for i in range(-1, 11))
    lines = "".join(f"M{field.x(yards):g} {top:g}V{foot:g}" for yards in range(5, FIELD, 5) if yards % 10 == 0)
    halves = "".join(f"M{field.x(yards):g} {top:g}V{foot:g}" for yards in range(5, FIELD, 10))
    hashes = "".join(
        f"M{field.x(yards):g} {top + high * part:g}v3.500"
        for yards in range(1, FIELD)
        for part in (0.02, 0.36, 0.6, 0.94)
    )
    goals = f"M{field.x(0):g} {top:g}V{foot:g}M{field.x(FIELD):g} {top:g}V{foot:g}"
    frame = f"M{field.left:g} {top:g}H{field.right:g}V{foot:g}H{field.left:g}Z"
    return (
        stripes
        + box(field.left, top, field.right - field.left, high, "url(#shine)")
        + stroke(halves, chalk, 1, opacity=0.4)
        + stroke(lines, chalk, 1.8, opacity=0.85)
        + stroke(hashes, chalk, 1, opacity=0.6)
        + stroke(goals, "#FFFFFF", 4)
        + stroke(frame, "#FFFFFF", 2.4)
        + _posts(field.left, top)
        + _posts(field.right, top)
    )


def _posts(x: float, foot: float) -> str:
    """Returns goal posts seen from the side, behind the field."""
    shape = f"M{x:g} {foot:g}V{foot - 22:g}M{x - 7:g} {foot - 52:g}V{foot - 22:g}H{x + 7:g}V{foot - 52:g}"
    return stroke(shape, "#151A24", 5.5) + stroke(shape, "#F2C14E", 3)


def _paint_end(
    surface: pygame.Surface,
    theme: Theme,
    layout: Layout,
    top: float,
    field: FieldGeometry,
    start: int,
    name: str,
    color: str,
) -> None:
    left, right = field.x(start), field.x(start + END_ZONE)
    area = layout.rect(left + 2, top + field.top + 2, right - left - 4, field.height - 4)
    shade = theme.color(color)
    surface.fill(shade, area)
    if start > 0:
        dark = hexed(shade.lerp("black", 0.22))
        wide, high = right - left - 4, field.height - 4
        bars = "".join(f"M{x} {high:g}l{high:g} -{high:g}" for x in range(-round(high), round(wide), 16))
        surface.blit(vector(stroke(bars, dark, 5), wide, high, area.size), area)
    size = theme.fit("block", 24, name, area.h - theme.px(8))
    word = pygame.transform.rotate(theme.text("block", size, name, "inkText"), 90 if start < 0 else -90)
    surface.blit(word, word.get_rect(center=area.center))
