"""The measures of Parlor Block, and the shapes that its letters are built from."""

from collections.abc import Sequence
from dataclasses import dataclass

Point = tuple[float, float]
Contour = tuple[Point, ...]

UNITS_PER_EM = 1000
CAP_HEIGHT = 700
# Ascent and descent put the middle of the capitals in the middle of the line, so that centered text looks centered.
ASCENT = 900
DESCENT = -200

STEM = 150
"""Width of a vertical stroke."""
BAR = 140
"""Height of a horizontal stroke."""
OUTER_CUT = 130
INNER_CUT = 45
"""Size of the cut at an outer and at an inner corner."""

STRAIGHT_SIDE = 42
ROUND_SIDE = 36
OPEN_SIDE = 22
DIAGONAL_SIDE = 12
"""White space beside a letter, by the shape of that side."""


@dataclass(frozen=True)
class Drawing:
    """One glyph: its contours, drawn from x = 0, and the white space at its left and right, in font units."""

    width: float
    contours: tuple[Contour, ...]
    left: float = STRAIGHT_SIDE
    right: float = STRAIGHT_SIDE

    @property
    def advance(self) -> int:
        """Distance from the glyph's origin to the next glyph's, in font units."""
        return round(self.left + self.width + self.right)


def signed_area(contour: Sequence[Point]) -> float:
    """Returns twice the area of the contour, positive if it runs counterclockwise."""
    following = (*contour[1:], contour[0])
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(contour, following, strict=True))


def solid(*points: Point) -> Contour:
    """Returns a filled contour: clockwise, as TrueType requires."""
    return points if signed_area(points) < 0 else points[::-1]


def hole(*points: Point) -> Contour:
    """Returns a contour that cuts a hole into a solid one: counterclockwise."""
    return points if signed_area(points) > 0 else points[::-1]


def octagon(x0: float, y0: float, x1: float, y1: float, cut: float) -> Contour:
    """Returns a rectangle with all corners cut off at 45 degrees."""
    return (
        (x0 + cut, y0),
        (x1 - cut, y0),
        (x1, y0 + cut),
        (x1, y1 - cut),
        (x1 - cut, y1),
        (x0 + cut, y1),
        (x0, y1 - cut),
        (x0, y0 + cut),
    )


def box(x0: float, y0: float, x1: float, y1: float) -> Contour:
    """Returns a filled rectangle."""
    return solid((x0, y0), (x0, y1), (x1, y1), (x1, y0))


def moved(contours: Sequence[Contour], dx: float, dy: float = 0, scale: float = 1) -> tuple[Contour, ...]:
    """Scales the contours about the origin, then moves them."""
    return tuple(tuple((x * scale + dx, y * scale + dy) for x, y in contour) for contour in contours)


def turned(contours: Sequence[Contour], width: float, height: float = CAP_HEIGHT) -> tuple[Contour, ...]:
    """Rotates the contours by 180 degrees within a box of this size."""
    return tuple(tuple((width - x, height - y) for x, y in contour) for contour in contours)


def mirrored(contours: Sequence[Contour], width: float) -> tuple[Contour, ...]:
    """Mirrors the contours left to right within a box of this width."""
    return tuple(tuple((width - x, y) for x, y in reversed(contour)) for contour in contours)
