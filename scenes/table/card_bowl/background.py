"""The ground of Card Bowl's table: grass in a grid, as the coaches' film shows it from above."""

from __future__ import annotations

from random import Random

from scenes.table.stage.drawing import box, hexed, stroke
from scenes.table.stage.light import Light
from scenes.ui.theme import Theme

MARGIN = 22.0
"""Units of the strip of film with its holes, left and right."""
COPPER = "#E0865E"
PROJECTOR = Light(y=0.46, reach=0.6, glow="#28281C", dark=0.62, grain=(1.0, 2.0), rough=0.3)


def film_room(theme: Theme, wide: float, high: float, scrimmage: float, yard: float) -> str:
    """The grid of grass between two strips of film, with the line of scrimmage; plain in high contrast.

    ``scrimmage`` is where that line lies and ``yard`` how far apart two yards are, downwards; all in units.
    """
    if theme.high_contrast:
        return box(0, 0, wide, high, hexed(theme.color("ink900"))) + _line(wide, scrimmage, "#FFFFFF")
    return (
        box(0, 0, wide, high, "#20402F")
        + _mowing(wide, high, scrimmage, yard)
        + _grid(wide, high, scrimmage, yard)
        + _scratches(wide, high)
        + _line(wide, scrimmage, COPPER)
        + _film(0, high)
        + _film(wide - MARGIN, high)
    )


def first_down(wide: float, y: float, color: str) -> str:
    """The line to gain across the grid, with a stake at each end."""
    stakes = "".join(f"M{x:g} {y - 7:g}l7 7l-7 7l-7 -7Z" for x in (MARGIN + 10, wide - MARGIN - 10))
    return stroke(f"M{MARGIN:g} {y:g}H{wide - MARGIN:g}", color, 3) + f'<path d="{stakes}" fill="{color}"/>'


def _mowing(wide: float, high: float, scrimmage: float, yard: float) -> str:
    """Bands of five yards, mown to and fro."""
    band = 5 * yard
    first = scrimmage - band * (int(scrimmage / band) + 1)
    count = int((high - first) / band) + 1
    tops = [first + band * i for i in range(count)]
    return "".join(
        box(MARGIN, max(top, 0), wide - 2 * MARGIN, min(top + band, high) - max(top, 0), "#27503A")
        for i, top in enumerate(tops)
        if i % 2 and min(top + band, high) > max(top, 0)
    )


def _grid(wide: float, high: float, scrimmage: float, yard: float) -> str:
    """Yard by yard the hash marks, every fifth a line, and the lanes in which linemen meet as columns of dots."""
    left, right = MARGIN, wide - MARGIN
    hashes, lines, dots = "", "", ""
    for step in range(-round(scrimmage / yard), round((high - scrimmage) / yard) + 1):
        y = scrimmage + step * yard
        if not 2 < y < high - 2:
            continue
        if step % 5 == 0:
            lines += f"M{left:g} {y:g}H{right:g}"
        hashes += "".join(f"M{x:g} {y:g}h9" for x in (left + 4, right - 13, wide * 0.36, wide * 0.63))
        dots += "".join(f"M{left + lane:g} {y:g}h1.500" for lane in range(40, round(right - left), 66))
    chalk = "#DDE8DF"
    return (
        stroke(lines, chalk, 1.6, opacity=0.42) + stroke(hashes, chalk, 1.6, opacity=0.5)
        + stroke(dots, chalk, 1.5, opacity=0.22)
    )  # fmt: skip


def _scratches(wide: float, high: float) -> str:
    """What a film that was run often carries: hair lines and specks."""
    rng = Random(54)
    lines = "".join(f"M{rng.uniform(MARGIN, wide - MARGIN):.0f} {rng.uniform(0, high):.0f}v{rng.uniform(30, 120):.0f}"
                    for _ in range(9))  # fmt: skip
    specks = "".join(
        box(rng.uniform(MARGIN, wide - MARGIN), rng.uniform(0, high), 2, 2, "#FFF6E0", round_=1, opacity=0.16)
        for _ in range(36)
    )
    return stroke(lines, "#FFF6E0", 0.7, opacity=0.12) + specks


def _line(wide: float, y: float, color: str) -> str:
    """The line of scrimmage, on a dark bed so that it stands off the yard lines."""
    path = f"M{MARGIN:g} {y:g}H{wide - MARGIN:g}"
    return stroke(path, "#0E1420", 6.5, opacity=0.7) + stroke(path, color, 3.4)


def _film(x: float, high: float) -> str:
    """A strip of film with its holes."""
    holes = "".join(box(x + 6, y, MARGIN - 12, 11, "#D9D2C0", round_=2.5, opacity=0.8)
                    for y in range(8, round(high) - 8, 23))  # fmt: skip
    return box(x, 0, MARGIN, high, "#0B0A0C") + box(x, 0, 1, high, COPPER, opacity=0.35) + holes
