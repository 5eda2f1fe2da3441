"""The ground of Jukem's table: a practice field at night, with a mown field for each side."""

from __future__ import annotations

import pygame

from game.variants.jukem.cards import FIELD_GOAL_TOTAL, TOUCHDOWN_YARDS
from scenes.table.stage.drawing import box, hexed, stroke
from scenes.table.stage.light import Light
from scenes.ui.team import team_color
from scenes.ui.theme import Theme

LEFT, RIGHT = 160.0, 880.0
"""Units of the table at 0 and 100 yards."""
END_ZONE = 36.0
PER_YARD = (RIGHT - LEFT) / TOUCHDOWN_YARDS
RULER = 24.0
"""Height of the numbers at a field's upper edge, in units."""
SIDELINE, DASH = 4.0, 18.0
"""Width of a sideline in its club's color, and length of its dashes and gaps, in units."""
MOWN, SLANT = 0.11, 60.0
"""Opacity of the light stripes of the mower, and units by which those of the second side are slanted."""
HASHES, HASH = (0.42, 0.72), 5.0
"""Where the two rows of hash marks lie, as shares of a field's height, and their length in units."""

FLOODLIGHT = Light(y=0.4, glow="#16271B", dark=0.6, grain=(0.9, 2.6), rough=0.34)

_DEFS = """
<defs>
<linearGradient id="piles" x1="0%" y1="0%" x2="100%" y2="0%">
<stop offset="0" stop-color="#120E26" stop-opacity="0.75"/>
<stop offset="1" stop-color="#120E26" stop-opacity="0"/>
</linearGradient>
</defs>
"""


def night(theme: Theme, wide: float, high: float, left: float) -> str:
    """Returns the turf around the fields as SVG, in units: darker left of ``left``, plain in high contrast."""
    edges = f"M148 0V{high:g}M0 {high / 2:g}H{wide:g}"
    if theme.high_contrast:
        return box(0, 0, wide, high, hexed(theme.color("turfA"))) + stroke(edges, "#FFFFFF", 3)
    return (
        _DEFS
        + box(0, 0, wide, high, hexed(theme.color("turfA")))
        + box(0, 0, left, high, "url(#piles)")
        + stroke(edges, "#DDE8DF", 2, opacity=0.22)
    )


def turf(theme: Theme, seat: int, high: float) -> str:
    """Returns the turf and the lines of a seat's field as SVG, in units from its upper left corner."""
    chalk, gold = hexed(theme.color("chalkLine")), hexed(theme.color("firstDown"))
    wide, ten = RIGHT - LEFT, 10 * PER_YARD
    shades = [hexed(theme.color(name)) for name in ("turfA", "turfB")]
    shapes = [box(stripe * ten, 0, ten, high, shades[stripe % 2]) for stripe in range(10)]
    if not theme.high_contrast:
        shapes += [_mown(seat, high), _hashes(chalk, high), _sidelines(hexed(theme.color(team_color(seat))), high)]
    kick = FIELD_GOAL_TOTAL * PER_YARD
    shapes.append(box(kick, 0, wide - kick, high, gold, opacity=0.1))
    tens = (f"M{yards * PER_YARD:g} {RULER:g}V{high:g}" for yards in range(10, TOUCHDOWN_YARDS, 10))
    fives = (yards * PER_YARD for yards in range(5, TOUCHDOWN_YARDS, 10))
    ticks = (f"M{x:g} {RULER:g}v8M{x:g} {high - 8:g}v8" for x in fives)
    shapes += [stroke(line, chalk, 1.5, opacity=0.6) for line in (*tens, *ticks)]
    shapes += [stroke(f"M{kick:g} {top:g}v5", gold, 2.5) for top in range(0, int(high), 8)]
    shapes.append(stroke(f"M{wide:g} 0V{high:g}", "#FFFFFF", 4))
    shapes.append(stroke(f"M0.75 0.75H{wide + END_ZONE - 0.75:g}V{high - 0.75:g}H0.75Z", chalk, 1.5))
    return "".join(shapes)


def _mown(seat: int, high: float) -> str:
    """Returns the stripes of the mower, straight on one field and slanted on the other, so that they differ."""
    step, lean = (5 * PER_YARD, SLANT) if seat % 2 else (10 * PER_YARD, 0.0)
    count = int((RIGHT - LEFT - lean) / (2 * step))
    stripes = (
        f"M{(2 * at + 1) * step:g} {high:g}l{lean:g} {-high:g}h{step:g}l{-lean:g} {high:g}Z" for at in range(count)
    )
    return f'<path d="{"".join(stripes)}" fill="#FFFFFF" fill-opacity="{MOWN:g}"/>'


def _hashes(chalk: str, high: float) -> str:
    """Returns the hash marks, one for each yard."""
    marks = (
        f"M{yard * PER_YARD:g} {share * high:g}v{HASH:g}" for share in HASHES for yard in range(1, TOUCHDOWN_YARDS)
    )
    return stroke("".join(marks), chalk, 1, opacity=0.4)


def _sidelines(color: str, high: float) -> str:
    """Returns both sidelines: dashes in the club's color inside the white edge."""
    count = int((RIGHT - LEFT) / (2 * DASH))
    rows = (SIDELINE, high - SIDELINE)
    dashes = (f"M{2 * DASH * at + DASH / 2:g} {y:g}h{DASH:g}" for y in rows for at in range(count))
    return stroke("".join(dashes), color, SIDELINE, opacity=0.85)


def paint_name(surface: pygame.Surface, theme: Theme, room: pygame.Rect, name: str, color: str) -> None:
    """Paints a club's name on the field, under the cards."""
    size = theme.fit("block", 96, name, room.w - theme.px(40))
    words = theme.text("block", size, name, color).copy()
    words.set_alpha(38)
    surface.blit(words, words.get_rect(center=room.center))
