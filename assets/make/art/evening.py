"""Draws the picture behind the setup of a match: night sky with floodlights, field, and the glow of a crest."""

from assets.make.art import palette as p
from assets.make.art.svg import circle, document, ellipse, line_to, linear, rect, stroke

WIDTH, HEIGHT, FIELD = 1280, 720, 320
"""Size of the whole picture, and height of the field with its boards."""
BOARDS = 16
"""Height of the boards behind the field."""
LAMP, MAST, HAZE = "#FFFFFF", "#22344A", "#DDF6FF"


def floodlight(x: float, y: float) -> str:
    """Ten lamps on a mast, in a haze."""
    lamps = [circle(x + dx, y + dy, 3.4, fill=LAMP) for dx in (-22, -11, 0, 11, 22) for dy in (0, 10)]
    haze = ellipse(x, y, 150, 96, fill="url(#haze)")
    return rect(x - 2.5, y, 5, 216, fill=MAST) + haze + rect(x - 30, y - 8, 60, 26, 4, fill="#1B2A3E") + "".join(lamps)


def sky() -> bytes:
    """The night sky with four floodlights."""
    night = linear("night", ((0, "#050812"), (0.6, "#1B3450"), (1, "#1B3450")))
    haze = (
        '<radialGradient id="haze" cx="50%" cy="50%" r="50%">'
        f'<stop offset="0" stop-color="{LAMP}" stop-opacity="0.7"/>'
        f'<stop offset="0.16" stop-color="{HAZE}" stop-opacity="0.24"/>'
        f'<stop offset="0.5" stop-color="{HAZE}" stop-opacity="0.06"/>'
        f'<stop offset="1" stop-color="{HAZE}" stop-opacity="0"/></radialGradient>'
    )
    lights = [floodlight(WIDTH * part, 118) for part in (0.1, 0.37, 0.63, 0.9)]
    return document(WIDTH, HEIGHT, rect(0, 0, WIDTH, HEIGHT, fill="url(#night)"), *lights, defs=night + haze)


def field() -> bytes:
    """The boards, and in front of them the turf with yard lines in perspective."""
    middle = WIDTH / 2
    lines = "".join(
        line_to(((middle + step * 78, BOARDS), (middle + step * 210, FIELD)), close=False) for step in range(-8, 9)
    )
    turf = linear("turf", ((0, "#247A4C"), (1, "#0A2819")))
    return document(
        WIDTH, FIELD,
        rect(0, BOARDS, WIDTH, FIELD - BOARDS, fill="url(#turf)"),
        stroke(lines, p.CHALK_LINE, 2.6, stroke_opacity=0.3, stroke_linecap="butt"),
        stroke(f"M0 {BOARDS + 15}H{WIDTH}", p.CHALK_LINE, 4, stroke_opacity=0.45, stroke_linecap="butt"),
        rect(0, 0, WIDTH, BOARDS, fill="#0B1626"),
        rect(0, 0, WIDTH, 2, fill=p.BLOWOUT, fill_opacity=0.6),
        defs=turf,
    )  # fmt: skip


def glow() -> bytes:
    """A white glow, tinted by the game."""
    shades = "".join(
        f'<stop offset="{at}" stop-color="#FFFFFF" stop-opacity="{solid}"/>'
        for at, solid in ((0, 0.6), (0.55, 0.3), (1, 0))
    )
    light = f'<radialGradient id="light" cx="50%" cy="50%" r="50%">{shades}</radialGradient>'
    return document(100, 100, circle(50, 50, 50, fill="url(#light)"), defs=light)


def build() -> dict[str, bytes]:
    """Returns the files of these pictures, back to front."""
    return {"svg/evening/sky.svg": sky(), "svg/evening/field.svg": field(), "svg/evening/glow.svg": glow()}
