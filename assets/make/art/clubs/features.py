"""Draws the parts of the mascots' faces by mood: eyes with lids, brows and mouths. Faces are 120 by 120."""

import math
from typing import NamedTuple

from assets.make.art import palette as p
from assets.make.art.svg import Point, Value, ellipse, group, path, polygon, stroke

EDGE = 4.5
"""Width of the outlines."""
DISC_CORNERS = 28
"""Number of corners of a circle drawn as a polygon."""


class Mood(NamedTuple):
    """The shape of eyes and brows. Lengths are fractions of the eye's radius, angles are degrees towards the nose."""

    lid: float
    """Height of the upper lid above the middle of the eye; more than 1 is wide open."""
    lower: float
    """Depth of the lower lid below the middle."""
    slant: float
    """Angle of the upper lid."""
    look: Point
    """Position of the pupil."""
    pupil: float
    """Radius of the pupil."""
    brow: float
    """Height of the brow above the middle of the eye."""
    tilt: float
    """Angle of the brow."""
    raised: float = 0.0
    """Additional height of the brow of the right eye."""


MOODS = {
    "calm": Mood(0.62, 1.5, 4, (0.12, 0.0), 0.55, 1.45, 4),
    "think_left": Mood(0.5, 0.95, 0, (-0.5, -0.3), 0.5, 1.5, -8, 0.45),
    "think_right": Mood(0.5, 0.95, 0, (0.5, -0.3), 0.5, 1.5, -8, 0.45),
    "grin": Mood(0.62, 0.38, 12, (0.12, -0.05), 0.58, 1.6, 16),
    "sulk": Mood(0.2, 1.5, -20, (0.0, 0.42), 0.55, 1.1, -24),
    "shocked": Mood(1.6, 1.6, 0, (0.1, 0.0), 0.32, 2.0, -12),
}
"""The moods by the name of their pictures."""


def half(points: list[Point], corner: Point, angle: float, *, keeps_below: bool) -> list[Point]:
    """Returns the part of a shape below a line through ``corner``, or above it if not ``keeps_below``.

    ``angle`` is the slope of the line in degrees, falling to the right.
    """
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    sign = 1 if keeps_below else -1

    def below(point: Point) -> float:
        return sign * (dx * (point[1] - corner[1]) - dy * (point[0] - corner[0]))

    kept: list[Point] = []
    for one, other in zip(points, points[1:] + points[:1], strict=True):
        a, b = below(one), below(other)
        if a >= 0:
            kept.append(one)
        if a * b < 0:
            share = a / (a - b)
            kept.append((one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share))
    return kept


def disc(x: float, y: float, rx: float, ry: float | None = None) -> list[Point]:
    """Returns a circle or ellipse as a polygon."""
    turns = (math.tau * i / DISC_CORNERS for i in range(DISC_CORNERS))
    return [(x + rx * math.cos(turn), y + (ry or rx) * math.sin(turn)) for turn in turns]


def eye(x: float, y: float, radius: float, mood: str, iris: str, *, nose: int, white: str = p.WHITE) -> str:
    """Draws an eye between its lids. ``nose`` is 1 if the nose is at its right, else -1."""
    how = MOODS[mood]
    wide = radius * (1.12 if mood == "shocked" else 1.0)

    def open_part(shape: list[Point]) -> list[Point]:
        shape = half(shape, (x, y - how.lid * radius), how.slant * nose, keeps_below=True)
        return half(shape, (x, y + how.lower * radius), 0, keeps_below=False)

    ball, seen = open_part(disc(x, y, wide)), how.pupil * radius
    at = (x + how.look[0] * (radius - seen), y + how.look[1] * (radius - seen))
    colored = open_part(disc(*at, min(seen * 1.5, radius * 0.9)))
    dark = open_part(disc(*at, seen * 0.92))
    shine = ellipse(at[0] + seen * 0.32, at[1] - seen * 0.36, seen * 0.3, seen * 0.3, fill=p.WHITE)
    return group(
        polygon(ball, fill=white),
        polygon(colored, fill=iris),
        polygon(dark, fill=p.INK_TEXT),
        shine if mood != "sulk" else "",
        polygon(ball, fill="none", stroke=p.INK_TEXT, stroke_width=EDGE, stroke_linejoin="round"),
    )


def brow(x: float, y: float, radius: float, mood: str, *, nose: int, color: str = p.INK_TEXT, thick: float = 5) -> str:
    """Draws the brow above an eye."""
    how = MOODS[mood]
    high = y - radius * (how.brow + (how.raised if nose < 0 else 0.0))
    dx, dy = radius * 0.95, radius * 0.95 * math.tan(math.radians(how.tilt)) * nose
    return stroke(f"M{x - dx:.2f} {high - dy:.2f}Q{x:.2f} {high - 3:.2f} {x + dx:.2f} {high + dy:.2f}", color, thick)


def eyes(
    left: Point, right: Point, radius: float, mood: str, iris: str, *, brows: str = p.INK_TEXT, white: str = p.WHITE
) -> str:
    """Draws both eyes of a face seen from the front, with brows."""
    parts = [eye(*at, radius, mood, iris, nose=nose, white=white) for at, nose in ((left, 1), (right, -1))]
    parts += [brow(*at, radius, mood, nose=nose, color=brows) for at, nose in ((left, 1), (right, -1))]
    return "".join(parts)


def mouth(x: float, y: float, wide: float, mood: str, *, color: str = p.INK_TEXT) -> str:
    """Draws the mouth below a muzzle, centered on (x, y)."""
    w, line = wide / 2, EDGE
    if mood == "grin":
        edge = f"M{x - w:.2f} {y - 5:.2f}Q{x:.2f} {y + 2:.2f} {x + w:.2f} {y - 5:.2f}"
        whole = f"{edge}Q{x + w * 0.7:.2f} {y + w * 0.75:.2f} {x:.2f} {y + w * 0.75:.2f}"
        whole += f"Q{x - w * 0.7:.2f} {y + w * 0.75:.2f} {x - w:.2f} {y - 5:.2f}Z"
        return ink(whole, fill=p.WHITE) + stroke(edge, color, line)
    if mood == "shocked":
        return ink_ellipse(x, y + w * 0.35, w * 0.42, w * 0.55, fill="#7A1F2B")
    if mood == "sulk":
        return stroke(f"M{x - w * 0.8:.2f} {y + 5:.2f}Q{x:.2f} {y - 6:.2f} {x + w * 0.8:.2f} {y + 5:.2f}", color, line)
    if mood.startswith("think"):
        side = 1 if mood == "think_right" else -1
        return stroke(f"M{x - side * w * 0.4:.2f} {y + 2:.2f}L{x + side * w * 0.6:.2f} {y - 2:.2f}", color, line)
    return stroke(f"M{x - w * 0.8:.2f} {y - 2:.2f}Q{x:.2f} {y + 4:.2f} {x + w * 0.8:.2f} {y - 2:.2f}", color, line)


def ink(d: str, width: float = EDGE, **style: Value) -> str:
    """Draws a filled path with a dark outline."""
    return path(d, stroke=p.INK_TEXT, stroke_width=width, stroke_linejoin="round", **style)


def ink_ellipse(x: float, y: float, rx: float, ry: float, **style: Value) -> str:
    """Draws a filled ellipse with a dark outline."""
    return ellipse(x, y, rx, ry, stroke=p.INK_TEXT, stroke_width=EDGE, **style)


def mirrored(*parts: str) -> str:
    """Draws parts on both sides of the face."""
    return group(*parts) + group(*parts, transform="translate(120 0) scale(-1 1)")
