"""The measures of Parlor Block and the few shapes its letters are put together from."""

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
BAR = 140
OUTER_CUT = 130
INNER_CUT = 45

STRAIGHT = 42
ROUND = 36
OPEN = 22
DIAGONAL = 12


@dataclass(frozen=True)
class Drawing:
    """One glyph: its contours, drawn from x = 0, and the white space beside it, in font units."""

    width: float
    contours: tuple[Contour, ...]
    left: float = STRAIGHT
    right: float = STRAIGHT

    @property
    def advance(self) -> int:
        """How far the pen moves on, in font units."""
        return round(self.left + self.width + self.right)


def signed_area(contour: Sequence[Point]) -> float:
    """Twice the area inside the contour, positive if it runs counterclockwise."""
    following = (*contour[1:], contour[0])
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(contour, following, strict=True))


def solid(*points: Point) -> Contour:
    """A contour that is filled: clockwise, as TrueType wants it."""
    return points if signed_area(points) < 0 else points[::-1]


def hole(*points: Point) -> Contour:
    """A contour that cuts a counter out of a solid one: counterclockwise."""
    return points if signed_area(points) > 0 else points[::-1]


def octagon(x0: float, y0: float, x1: float, y1: float, cut: float) -> Contour:
    """A rectangle with all four corners cut off at 45 degrees."""
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
    """A filled rectangle."""
    return solid((x0, y0), (x0, y1), (x1, y1), (x1, y0))


def moved(contours: Sequence[Contour], dx: float, dy: float = 0, scale: float = 1) -> tuple[Contour, ...]:
    """The contours scaled about the origin, then moved."""
    return tuple(tuple((x * scale + dx, y * scale + dy) for x, y in contour) for contour in contours)


def turned(contours: Sequence[Contour], width: float, height: float = CAP_HEIGHT) -> tuple[Contour, ...]:
    """The contours turned by half a circle within their own box."""
    return tuple(tuple((width - x, height - y) for x, y in contour) for contour in contours)


def mirrored(contours: Sequence[Contour], width: float) -> tuple[Contour, ...]:
    """The contours seen in a mirror, left and right exchanged."""
    return tuple(tuple((width - x, y) for x, y in reversed(contour)) for contour in contours)
