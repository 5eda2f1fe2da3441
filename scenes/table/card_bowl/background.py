"""The background of Card Bowl's table: grass between two strips of film. What is painted on it: ``ground``."""

from __future__ import annotations

from random import Random

from scenes.table.stage.drawing import box, hexed, stroke
from scenes.table.stage.light import Light
from scenes.ui.theme import Theme

MARGIN = 22.0
"""Width of the film's perforated edges, left and right, in units."""
COPPER = "#E0865E"
PROJECTOR = Light(y=0.46, reach=0.6, glow="#28281C", dark=0.62, grain=(1.0, 2.0), rough=0.3)


def film_room(theme: Theme, wide: float, high: float) -> str:
    """Returns the SVG of the grass between two strips of film, without its lines; plain in high contrast."""
    if theme.high_contrast:
        return box(0, 0, wide, high, hexed(theme.color("ink900")))
    return box(0, 0, wide, high, "#23482F") + _scratches(wide, high) + _film(0, high) + _film(wide - MARGIN, high)


def _scratches(wide: float, high: float) -> str:
    """Returns the SVG of hair lines and specks, as on a worn film."""
    rng = Random(54)
    lines = "".join(f"M{rng.uniform(MARGIN, wide - MARGIN):.0f} {rng.uniform(0, high):.0f}v{rng.uniform(30, 120):.0f}"
                    for _ in range(9))  # fmt: skip
    specks = "".join(
        box(rng.uniform(MARGIN, wide - MARGIN), rng.uniform(0, high), 2, 2, "#FFF6E0", round_=1, opacity=0.16)
        for _ in range(36)
    )
    return stroke(lines, "#FFF6E0", 0.7, opacity=0.12) + specks


def _film(x: float, high: float) -> str:
    """Returns a strip of film with its holes."""
    holes = "".join(box(x + 6, y, MARGIN - 12, 11, "#D9D2C0", round_=2.5, opacity=0.8)
                    for y in range(8, round(high) - 8, 23))  # fmt: skip
    return box(x, 0, MARGIN, high, "#0B0A0C") + box(x, 0, 1, high, COPPER, opacity=0.35) + holes
