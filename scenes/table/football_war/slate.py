"""The layout of the slate and its painted background."""

from __future__ import annotations

from random import Random

import pygame

from scenes.table.stage.drawing import box, stroke, vector
from scenes.table.stage.layout import FORMATION, PILE, TOP, Layout, Size
from scenes.table.stage.light import Light, light_up
from scenes.ui.theme import Theme

TALL = 372.0
"""Height of everything on the slate, in units."""
DRIVE = Size(196, 273)
"""Size of the top card of the Drive pile."""
PLAY_X, FORFEIT_X, DRIVE_X, BOARD_X = 22.0, 152.0, 240.0, 556.0
"""Left edges of the Play pile, the Forfeit pile, the Drive pile and the call board."""
BOARD_WIDE, BOARD_HEAD, BOARD_GAP = 464.0, 58.0, 8.0
"""Width of the call board, height of the row with the two sides above it, and the gap between them, in units."""
SIDES_HIGH = {2: 80.0, 4: 112.0}
"""Height of the sideline by number of seats, in units; the call board has the rest."""
EDGE = 7.0
"""Distance of the piles and boards from the upper end of the slate, in units; its ledge covers nothing of them."""
FLAGS_Y, FLAG_STEP = 214.0, 34.0
NEWS_X = 108.0
"""Left edge of the area for headlines."""
LAMP = Light(x=0.33, y=0.36, reach=0.7, glow="#34332A", dark=0.6, grain=(1.3, 1.0), rough=0.3)


class Slate:
    """Rects of the table for one window size, in pixels, centered vertically."""

    def __init__(self, layout: Layout, seats: int) -> None:
        self.layout = layout
        self.high = layout.table_high
        self.top = TOP + max(0.0, (self.high - TALL) / 2)
        top, rect = self.top, layout.rect
        self.play_pile = rect(PLAY_X, top + EDGE, PILE.w, PILE.h)
        self.forfeit_pile = rect(FORFEIT_X, top + EDGE, FORMATION.w, FORMATION.h)
        self.drive_pile = rect(DRIVE_X, top + EDGE, DRIVE.w, DRIVE.h)
        self.flags = rect(PLAY_X, top + FLAGS_Y, DRIVE_X - PLAY_X - 18, FORMATION.h)
        self.headline_area = rect(NEWS_X, top + 288, BOARD_X - NEWS_X - 8, 82)
        """The area for headlines."""
        sides = SIDES_HIGH[seats]
        self.sides = rect(BOARD_X, top + EDGE, BOARD_WIDE, BOARD_HEAD)
        down = BOARD_HEAD + BOARD_GAP
        self.call = rect(BOARD_X, top + EDGE + down, BOARD_WIDE, TALL - sides - 12 - EDGE - 10 - down)
        self.seats = rect(BOARD_X, top + TALL - sides - 12, BOARD_WIDE, sides)
        self.opened_pile = rect(8, top + 4, layout.rail_x - 16, TALL - 8)

    def flag(self, place: int, count: int) -> tuple[float, float]:
        """Returns the center of one of ``count`` cards on the Flag pile, in pixels."""
        box = self.flags
        step = min(self.layout.px(FLAG_STEP), (box.w - self.layout.px(FORMATION.w)) // max(count - 1, 1))
        return box.x + self.layout.px(FORMATION.w / 2) + place * step, float(box.centery)


def paint_slate(surface: pygame.Surface, theme: Theme, slate: Slate) -> None:
    """Paints the empty slate: plain in high contrast, else with smears, old diagrams and a chalk tray."""
    layout = slate.layout
    area = layout.table
    if theme.high_contrast:
        surface.fill(theme.color("ink900"), area)
        pygame.draw.rect(surface, theme.color("line500"), area, theme.px(2))
        return
    surface.blit(vector(_slate(layout.rail_x, slate.high), layout.rail_x, slate.high, area.size), area)
    light_up(surface, theme, area, LAMP)


def _slate(wide: float, high: float) -> str:
    rng = Random(16)
    return (
        _DEFS
        + box(0, 0, wide, high, "#222B2C")
        + "".join(_smear(rng, wide, high) for _ in range(15))
        + old_play(148, high - 92, 0.9)
        + old_play(452, 96, 0.7)
        + "".join(_dust(rng, wide, high) for _ in range(60))
        + box(0, 0, wide, 4, "#6A4B2C")
        + box(0, 4, wide, 1.5, "#3A2816")
        + box(0, high - 7, wide, 7, "#7A5733")
        + box(0, high - 7, wide, 1.5, "#A67C4C")
        + box(168, high - 9, 30, 5, "#F2EEE2", round_=2)
        + box(204, high - 9, 17, 5, "#FBE98A", round_=2)
        + box(486, high - 9, 24, 5, "#A9D6F2", round_=2)
        + stroke(f"M0 0V{high:g}M{wide:g} 0V{high:g}", "#6A4B2C", 5)
    )


def _smear(rng: Random, wide: float, high: float) -> str:
    """Returns a smear of an eraser as SVG."""
    x, y = rng.random() * wide, rng.random() * high
    rx, ry = 60 + rng.random() * 150, 10 + rng.random() * 26
    turn = rng.random() * 40 - 20
    place = f'cx="{x:.0f}" cy="{y:.0f}" rx="{rx:.0f}" ry="{ry:.0f}"'
    return f'<ellipse {place} transform="rotate({turn:.0f} {x:.0f} {y:.0f})" fill="url(#smear)"/>'


def _dust(rng: Random, wide: float, high: float) -> str:
    x, y = rng.random() * wide, rng.random() * high
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.5 + rng.random():.1f}" fill="#FFFFFF" fill-opacity="0.13"/>'


def old_play(x: float, y: float, scale: float) -> str:
    """Returns a half-erased diagram as SVG."""
    rings = "".join(f'<circle cx="{12 + 20 * i}" cy="40" r="7"/>' for i in range(4))
    crosses = "".join(f'<path d="M{6 + 22 * i} 6l10 10m0 -10l-10 10"/>' for i in range(3))
    run = '<path d="M72 46C98 60 104 24 96 -12l-8 10m8 -10l10 8"/>'
    style = 'fill="none" stroke="#FFFFFF" stroke-width="2.6" stroke-linecap="round" stroke-opacity="0.07"'
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})" {style}>{rings}{crosses}{run}</g>'


_DEFS = """
<defs>
<radialGradient id="smear" cx="50%" cy="50%" r="50%">
<stop offset="0" stop-color="#FFFFFF" stop-opacity="0.10"/>
<stop offset="0.7" stop-color="#FFFFFF" stop-opacity="0.055"/>
<stop offset="1" stop-color="#FFFFFF" stop-opacity="0"/>
</radialGradient>
</defs>
"""
