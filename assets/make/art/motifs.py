"""SVG shapes that several pictures use."""

from assets.make.art import palette as p
from assets.make.art.svg import Point, circle, group, line_to, number, path, placed, polygon, rect, stroke
from assets.make.lettering.capitals import CAPITALS
from assets.make.lettering.shapes import CAP_HEIGHT

BALL_OUTLINE = "M-50 0C-37 -24 -17 -31 0 -31C17 -31 37 -24 50 0C37 24 17 31 0 31C-17 31 -37 24 -50 0Z"
"""Outline of a football, 100 units long."""
BOLT: tuple[Point, ...] = ((8, -50), (-30, 8), (-6, 8), (-12, 50), (30, -12), (5, -12), (22, -50))
"""Outline of a lightning bolt, 100 units high."""
RUNNER_HEIGHT, GLOVE_SIZE = 108, 90
"""Sizes at which the runner and the glove are drawn."""


def _facing(parts: list[str], flip: bool) -> str:
    """Groups the parts, mirrored left to right if ``flip``."""
    return group(*parts, transform="scale(-1 1)") if flip else group(*parts)


def ball(x: float, y: float, length: float, angle: float = 0, outline: str = p.INK_TEXT) -> str:
    """Draws a leather football. ``angle`` is in degrees, clockwise."""
    parts = [
        path(BALL_OUTLINE, fill=p.LEATHER),
        path(
            "M-46 -5C-34 -25 -16 -31 0 -31C16 -31 34 -25 46 -5C34 -17 16 -21 0 -21C-16 -21 -34 -17 -46 -5Z",
            fill=p.LEATHER_LIGHT,
        ),
        path("M-46 6C-34 25 -16 31 0 31C16 31 34 25 46 6C34 19 16 24 0 24C-16 24 -34 19 -46 6Z", fill=p.LEATHER_DARK),
        path("M-35 -18.5C-31 -8 -31 8 -35 18.5L-28.5 22.6C-24 9 -24 -9 -28.5 -22.6Z", fill=p.CHALK50),
        path("M35 -18.5C31 -8 31 8 35 18.5L28.5 22.6C24 9 24 -9 28.5 -22.6Z", fill=p.CHALK50),
        stroke("M-15 -5H15M-11 -10V0M-4 -10V0M4 -10V0M11 -10V0", p.CHALK50, 3),
        path(BALL_OUTLINE, fill="none", stroke=outline, stroke_width=3.5),
    ]
    return placed(x, y, *parts, angle=angle, scale=length / 100)


def plain_ball(x: float, y: float, length: float, color: str, seam: str, angle: float = 0) -> str:
    """Draws a football in one color, with laces in another."""
    laces = stroke("M-17 0H17M-11 -8V8M0 -8V8M11 -8V8", seam, 5)
    return placed(x, y, path(BALL_OUTLINE, fill=color), laces, angle=angle, scale=length / 100)


def helmet(
    x: float,
    y: float,
    size: float,
    shell: str,
    shade: str,
    mask: str,
    stripe: str,
    angle: float = 0,
    flip: bool = False,
) -> str:
    """Draws a helmet centered on (x, y), facing right, or left if ``flip``.

    ``shell``, ``shade``, ``mask`` and ``stripe`` are the colors of its parts.
    """
    outline = (
        "M-41 12C-45 -22 -22 -43 6 -43C30 -43 44 -25 44 -4L44 1L20 1C13 1 10 7 12 15L15 30"
        "C4 40 -18 39 -26 31C-36 28 -40 22 -41 12Z"
    )
    parts = [
        stroke("M15 8L46 11C49 20 47 31 42 36L16 31M14 20L48 22M32 10L31 34", mask, 5.5),
        path(outline, fill=shell),
        path(
            "M-41 12C-40 22 -36 28 -26 31C-18 39 4 40 15 30L13.5 22"
            "C2 30 -16 30 -25 23C-35 18 -38 6 -37 -8C-40 -1 -41 5 -41 12Z",
            fill=shade,
        ),
        path(
            "M-14 -38C-6 -42 0 -43 6 -43C16 -43 24 -40 31 -35L25 -29C19 -33 13 -35 6 -35C0 -35 -5 -34 -11 -31Z",
            fill=stripe,
        ),
        circle(0, 13, 5, fill=mask),
        path(outline, fill="none", stroke=p.INK_TEXT, stroke_width=3.5, stroke_linejoin="round"),
    ]
    return placed(x, y, _facing(parts, flip), angle=angle, scale=size / 100)


def posts(x: float, ground_y: float, height: float, color: str, width: float = 0.72, thick: float = 0.075) -> str:
    """Draws goal posts. ``width`` and ``thick`` are fractions of the height."""
    half, bar, top = height * width / 2, ground_y - height * 0.38, ground_y - height
    d = f"M{x:.2f} {ground_y:.2f}V{bar:.2f}M{x - half:.2f} {top:.2f}V{bar:.2f}H{x + half:.2f}V{top:.2f}"
    return stroke(d, color, height * thick, stroke_linecap="butt", stroke_linejoin="miter")


def runner(x: float, y: float, height: float, color: str, ball_color: str, flip: bool = False) -> str:
    """Draws a running ball carrier centered on (x, y), facing right, or left if ``flip``."""
    parts = [
        stroke("M-2 4L-16 26L-40 33", color, 12),
        stroke("M-40 33L-45 27", color, 8),
        stroke("M2 4L22 16L13 42", color, 12.5),
        stroke("M13 43L24 45", color, 8),
        stroke("M8 -26L1 2", color, 23),
        stroke("M3 -30L-18 -20L-26 -32", color, 9),
        circle(18, -46, 12.5, fill=color),
        stroke("M20 -40L33 -40L31 -49", color, 3.5),
        stroke("M12 -27L30 -14L20 -7", color, 9),
        plain_ball(24, -14, 27, ball_color, color, angle=-28),
    ]
    return placed(x, y, _facing(parts, flip), scale=height / RUNNER_HEIGHT)


def glove(x: float, y: float, size: float, color: str, cuff: str, angle: float = 0, flip: bool = False) -> str:
    """Draws an open hand with the palm at (x, y) and the thumb at the right, or at the left if ``flip``."""
    parts = [
        path("M-19 46L-21 26H19L17 46Z", fill=cuff),
        stroke("M-17 0L-25 -27M-6 -4L-9 -40M6 -4L8 -38M17 0L23 -25", color, 11.5),
        stroke("M15 20L36 2", color, 12),
        path("M-23 -4C-23 -10 23 -10 23 -4L20 28H-20Z", fill=color),
        stroke("M-20 28H20", p.INK_TEXT, 2.5),
    ]
    return placed(x, y, _facing(parts, flip), angle=angle, scale=size / GLOVE_SIZE)


def card(
    x: float, y: float, width: float, fill: str, edge: str, *marks: str, angle: float = 0, edge_width: float = 0.04
) -> str:
    """Draws a playing card centered on (x, y). ``edge_width`` is a fraction of the card's width.

    ``marks`` use coordinates with the origin at the card's center, in which the card is 100 units wide.
    """
    face = rect(-50, -69.7, 100, 139.4, 11, fill=fill, stroke=edge, stroke_width=edge_width * 100)
    return placed(x, y, face, *marks, angle=angle, scale=width / 100)


def bolt(x: float, y: float, height: float, angle: float = 0, **style: str | float) -> str:
    """Draws a lightning bolt centered on (x, y)."""
    return placed(x, y, polygon(BOLT, **style), angle=angle, scale=height / 100)


def letters(text: str, x: float, center_y: float, height: float, **style: str | float) -> str:
    """Draws capitals of the game's own typeface, centered on (x, center_y).

    They are filled by the even-odd rule, so Ð, Ø and Ł, whose contours overlap, would show holes.
    """
    scale = height / CAP_HEIGHT
    pen = x - sum(CAPITALS[letter].advance for letter in text) * scale / 2
    data = ""
    for letter in text:
        drawing = CAPITALS[letter]
        for contour in drawing.contours:
            data += line_to(
                (pen + (drawing.left + glyph_x) * scale, center_y + height / 2 - glyph_y * scale)
                for glyph_x, glyph_y in contour
            )
        pen += drawing.advance * scale
    return path(data, fill_rule="evenodd", **style)


def cross(x: float, y: float, size: float, color: str, width: float, angle: float = 0) -> str:
    """Draws the X of a chalk diagram."""
    arm = number(size / 2)
    bars = stroke(f"M-{arm} -{arm}L{arm} {arm}M{arm} -{arm}L-{arm} {arm}", color, width)
    return placed(x, y, bars, angle=angle)


def ring(x: float, y: float, size: float, color: str, width: float) -> str:
    """Draws the O of a chalk diagram."""
    return circle(x, y, size / 2, fill="none", stroke=color, stroke_width=width)


def arrow_head(x: float, y: float, size: float, angle: float, **style: str | float) -> str:
    """Draws an arrow head with its tip at (x, y). It points right at 0 degrees."""
    return placed(
        x, y, polygon(((0, 0), (-size, -size * 0.62), (-size * 0.72, 0), (-size, size * 0.62)), **style), angle=angle
    )
