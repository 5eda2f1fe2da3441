"""The ground of Jukem's table: a practice field at night."""

from __future__ import annotations

import pygame

from scenes.table.stage.drawing import box, hexed, stroke
from scenes.table.stage.light import Light
from scenes.ui.theme import Theme

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


def paint_name(surface: pygame.Surface, theme: Theme, room: pygame.Rect, name: str, color: str) -> None:
    """Paints a club's name on the field, under the cards."""
    size = theme.fit("block", 96, name, room.w - theme.px(40))
    words = theme.text("block", size, name, color).copy()
    words.set_alpha(38)
    surface.blit(words, words.get_rect(center=room.center))
