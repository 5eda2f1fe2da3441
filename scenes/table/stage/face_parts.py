"""What the faces of several games are put together from: the corner, the name, big numbers, and the small card."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.table.stage.drawing import hexed
from scenes.table.stage.faces import Pen

SMALL = 0.5
"""Share of a hand card's size below which a card shows nothing but its sign and what tells it apart."""
TWO_LINES = 0.75
"""Share of a hand card's size from which two lines stand one below the other at its head."""
INDEX_LEFT, INDEX_WIDE = 7.0, 37.0
RIGHT, RADIUS = 126.0, 7.5
"""Card units of the right edge of what is printed on a card, and of its corners."""
_BESIDE = (
    *((-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)),
    *((-0.8, -0.8), (0.8, 0.8), (-0.8, 0.8), (0.8, -0.8)),
)


def is_small(pen: Pen) -> bool:
    """Whether the card is too small for more than two signs."""
    return pen.k < SMALL


def index(pen: Pen, text: str, glyph: str, ground: pygame.Color, ink: pygame.Color, edge: str = "") -> float:
    """The corner that is still seen when the card is a sliver: its number or short name above a glyph.

    Gives its right edge in card units: it grows with lettering that can be made no smaller. ``edge`` is the color of
    an outline, where the ground alone would not stand off the card. On a card without room for two lines the glyph is
    left to ``beside``.
    """
    size = 19 if len(text) < 3 else 16
    wide = max(INDEX_WIDE, pen.least_width(text, "block") + 6)
    middle, right = INDEX_LEFT + wide / 2, INDEX_LEFT + wide
    line = f' stroke="{edge}" stroke-width="1.6"' if edge else ""
    pen.shapes(f'<path d="M7 14L14 7H{right:g}V44H7Z" fill="{hexed(ground)}"{line}/>')
    both = pen.k >= TWO_LINES
    pen.text(text, "block", size, (middle + 0.5, 18.5 if both else 26), ink, wide - 3, needed=True)
    if both:
        pen.art(f"glyph/{glyph}", (middle + 0.5, 35), (15, 15), hexed(ink))
    return right


def beside(pen: Pen, glyph: str, ink: pygame.Color, left: float) -> None:
    """The glyph right of the corner, on a card whose corner and head have room for one line each."""
    if pen.k < TWO_LINES:
        pen.art(f"glyph/{glyph}", ((left + 127) / 2, 25), (30, 30), hexed(ink))


def name(pen: Pen, choices: Sequence[str], ink: pygame.Color, left: float) -> bool:
    """Writes the first of several forms of a name that has room right of the corner; tells whether one had.

    A form is one line, or two with a slash between them. A card on which two lines would touch has no name here.
    """
    if pen.k < TWO_LINES:
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
    """Big lettering with an edge in another color, so that it stands off what is behind it."""
    thick = min(2.2, size * 0.05)
    for dx, dy in _BESIDE:
        pen.text(text, "block", size, (center[0] + dx * thick, center[1] + dy * thick), edge, width)
    pen.text(text, "block", size, center, ink, width)


def corner(left: float, top: float, right: float, bottom: float) -> str:
    """Path data of the inside of a card between two edges, round where it meets the card's own corners.

    >>> corner(4, 46, 128, 66)
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
    """A card of a log line or a far row: a sign on one ground, and below it the glyph of its category on another.

    ``texts`` are forms of the sign, the longest first; where none has room the glyph has nearly all of the card. The
    grounds each come with the color of what stands on them.
    """
    text = next((text for text in texts if pen.has_room(text, "block", 116)), "")
    split = 104 if text else 30
    pen.shapes(
        f'<path d="{corner(4, 4, 128, split)}" fill="{hexed(upper[0])}"/>'
        f'<path d="{corner(4, split, 128, 180)}" fill="{hexed(lower[0])}"/>'
    )
    if text:
        pen.text(text, "block", 54, (66, 54), upper[1], 116, needed=True)
    side = 60 if text else 100
    pen.art(f"glyph/{glyph}", (66, (split + 180) / 2), (side, side), hexed(lower[1]))
