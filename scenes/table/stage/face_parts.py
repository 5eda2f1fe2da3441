"""Parts of card faces that several games share: corner index, name, outlined text and the small face.

All measures are card units: a card is 132 units wide and 184 high.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.table.stage.drawing import hexed
from scenes.table.stage.faces import Pen

SMALL_SCALE = 0.5
"""Scale of a card, 1 being a hand card, below which it shows only a short text and the glyph of its category."""
SMALL_MIDDLE, SMALL_WIDE = 56.0, 94.0
"""Middle and greatest width, in card units, of that text: the next card of a row covers the right fifth."""
TWO_LINES_SCALE = 0.75
"""Scale from which two lines fit below each other at the top."""
INDEX_LEFT, INDEX_WIDE = 7.0, 37.0
"""Left edge and least width of the corner index."""
RIGHT, RADIUS = 126.0, 7.5
"""Right edge of the printed area and radius of its corners."""
_BESIDE = (
    *((-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)),
    *((-0.8, -0.8), (0.8, 0.8), (-0.8, 0.8), (0.8, -0.8)),
)
"""Directions in which an outline is drawn around text, by dx and dy."""


def is_small(pen: Pen) -> bool:
    """Returns whether the card is too small for more than a short text and a glyph."""
    return pen.scale < SMALL_SCALE


def index(pen: Pen, text: str, glyph: str, ground: pygame.Color, ink: pygame.Color, edge: str = "") -> float:
    """Draws the corner index, which stays visible in a fan: number or short name above a glyph.

    ``edge`` is the color of an outline, needed if the background ``ground`` is like the card's. A card without space
    for two lines shows no glyph here; see ``beside``. Returns the index's right edge: small cards need a wider one,
    to be readable.
    """
    size = 19 if len(text) < 3 else 16
    wide = max(INDEX_WIDE, pen.least_width(text, "block") + 6)
    middle, right = INDEX_LEFT + wide / 2, INDEX_LEFT + wide
    line = f' stroke="{edge}" stroke-width="1.6"' if edge else ""
    pen.shapes(f'<path d="M7 14L14 7H{right:g}V44H7Z" fill="{hexed(ground)}"{line}/>')
    both = pen.scale >= TWO_LINES_SCALE
    pen.text(text, "block", size, (middle + 0.5, 18.5 if both else 26), ink, wide - 3, needed=True)
    if both:
        pen.art(f"glyph/{glyph}", (middle + 0.5, 35), (15, 15), hexed(ink))
    return right


def beside(pen: Pen, glyph: str, ink: pygame.Color, left: float) -> None:
    """Draws the glyph right of the index on a card that has only one line there."""
    if pen.scale < TWO_LINES_SCALE:
        pen.art(f"glyph/{glyph}", ((left + 127) / 2, 25), (30, 30), hexed(ink))


def name(pen: Pen, choices: Sequence[str], ink: pygame.Color, left: float) -> bool:
    """Writes the first form of a name that fits right of the index. Returns whether one fitted.

    A form is one line, or two separated by a slash. A card on which two lines would touch shows no name.
    """
    if pen.scale < TWO_LINES_SCALE:
        return False
    middle, room = (left + RIGHT + 1) / 2, RIGHT - left - 6
    for choice in choices:
        lines = choice.split("/")
        if all(pen.has_room(line, "block", room) for line in lines):
            for line, y in zip(lines, (25.0,) if len(lines) == 1 else (16.5, 34.0), strict=True):
                pen.text(line, "block", 17 if len(lines) == 1 else 15, (middle, y), ink, room)
            return True
    return False


def outlined(
    pen: Pen,
    text: str,
    size: float,
    center: tuple[float, float],
    ink: pygame.Color,
    edge: pygame.Color,
    width: float = 114.0,
) -> None:
    """Draws large text with an outline of another color."""
    thick = min(2.2, size * 0.05)
    for dx, dy in _BESIDE:
        pen.text(text, "block", size, (center[0] + dx * thick, center[1] + dy * thick), edge, width)
    pen.text(text, "block", size, center, ink, width)


def rounded_part(left: float, top: float, right: float, bottom: float) -> str:
    """Returns the SVG path of a rectangle on a card. Where it reaches the top or bottom, its corners are rounded.

    >>> rounded_part(4, 46, 128, 66)
    'M4 46H128V66H4Z'
    """
    upper, lower = top <= 4, bottom >= 180
    data = f"M{left:g} {top + RADIUS:g}Q{left:g} {top:g} {left + RADIUS:g} {top:g}" if upper else f"M{left:g} {top:g}"
    data += f"H{right - RADIUS:g}Q{right:g} {top:g} {right:g} {top + RADIUS:g}" if upper else f"H{right:g}"
    if not lower:
        return data + f"V{bottom:g}H{left:g}Z"
    data += f"V{bottom - RADIUS:g}Q{right:g} {bottom:g} {right - RADIUS:g} {bottom:g}"
    return data + f"H{left + RADIUS:g}Q{left:g} {bottom:g} {left:g} {bottom - RADIUS:g}Z"


def small(
    pen: Pen,
    texts: Sequence[str],
    glyph: str,
    upper: tuple[pygame.Color, pygame.Color],
    lower: tuple[pygame.Color, pygame.Color],
) -> None:
    """Draws the face of a very small card: a short text, and below it the glyph of the category.

    ``texts`` are forms of the text, longest first. If none fits, the glyph fills nearly all of the card. ``upper`` and
    ``lower`` are pairs of background and text color.
    """
    text = next((text for text in texts if pen.has_room(text, "block", SMALL_WIDE)), "")
    split = 104 if text else 30
    pen.shapes(
        f'<path d="{rounded_part(4, 4, 128, split)}" fill="{hexed(upper[0])}"/>'
        f'<path d="{rounded_part(4, split, 128, 180)}" fill="{hexed(lower[0])}"/>'
    )
    if text:
        pen.text(text, "block", 54, (SMALL_MIDDLE, 54), upper[1], SMALL_WIDE, needed=True)
    side, middle = (60, SMALL_MIDDLE) if text else (100, 66)
    pen.art(f"glyph/{glyph}", (middle, (split + 180) / 2), (side, side), hexed(lower[1]))
