"""Writes SVG. Shapes are strings, attributes are keywords, and numbers are short and reproducible."""

import itertools
import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Value = str | float


def number(value: float) -> str:
    """Returns a number as text with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def attributes(values: dict[str, Value]) -> str:
    """Returns keywords as XML attributes, with hyphens for underscores."""
    return "".join(
        f' {key.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for key, value in values.items()
    )


def path(d: str, **style: Value) -> str:
    """Returns a path with the path data ``d``."""
    return f'<path d="{d}"{attributes(style)}/>'


def line_to(points: Iterable[Point], close: bool = True) -> str:
    """Returns the path data of straight lines through the points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("Z" if close else "")


def polygon(points: Iterable[Point], **style: Value) -> str:
    """Returns a polygon."""
    return path(line_to(points), **style)


def stroke(d: str, color: str, width: float, **style: Value) -> str:
    """Returns an unfilled path with round ends and corners."""
    ends: dict[str, Value] = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return path(d, fill="none", stroke=color, stroke_width=width, **(ends | style))


def circle(x: float, y: float, radius: float, **style: Value) -> str:
    """Returns a circle."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"{attributes(style)}/>'


def ellipse(x: float, y: float, rx: float, ry: float, **style: Value) -> str:
    """Returns an ellipse with horizontal and vertical axes."""
    return f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"{attributes(style)}/>'


def rect(x: float, y: float, width: float, height: float, radius: float = 0, **style: Value) -> str:
    """Returns a rectangle, with rounded corners if a radius is given."""
    corner = f' rx="{number(radius)}"' if radius else ""
    box = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f"<rect {box}{corner}{attributes(style)}/>"


def group(*parts: str, **style: Value) -> str:
    """Groups parts that share attributes."""
    return f"<g{attributes(style)}>{''.join(parts)}</g>"


def placed(x: float, y: float, *parts: str, angle: float = 0, scale: float = 1) -> str:
    """Groups parts and transforms them: scaled, rotated clockwise by ``angle`` degrees, then moved to (x, y)."""
    steps = f"translate({number(x)} {number(y)})"
    steps += f" rotate({number(angle)})" if angle else ""
    steps += f" scale({scale:.4f})" if scale != 1 else ""
    return group(*parts, transform=steps)


def linear(name: str, stops: Sequence[tuple[float, str]], across: bool = False) -> str:
    """Returns a vertical gradient, or a horizontal one if ``across``, to fill shapes with `url(#name)`.

    The ends are percentages because SDL's renderer takes plain numbers for pixels.
    """
    ends = 'x1="0%" y1="0%" x2="100%" y2="0%"' if across else 'x1="0%" y1="0%" x2="0%" y2="100%"'
    inner = "".join(f'<stop offset="{number(at)}" stop-color="{color}"/>' for at, color in stops)
    return f'<linearGradient id="{name}" {ends}>{inner}</linearGradient>'


def radial(name: str, stops: Sequence[tuple[float, str]]) -> str:
    """Returns a radial gradient, to fill shapes with `url(#name)`."""
    inner = "".join(f'<stop offset="{number(at)}" stop-color="{color}"/>' for at, color in stops)
    return f'<radialGradient id="{name}" cx="50%" cy="50%" r="58%">{inner}</radialGradient>'


def document(width: float, height: float, *parts: str, defs: str = "") -> bytes:
    """Returns a complete SVG file."""
    size = f'width="{number(width)}" height="{number(height)}" viewBox="0 0 {number(width)} {number(height)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    body = (f"<defs>{defs}</defs>" if defs else "") + "".join(parts)
    return f"{head}{body}</svg>\n".encode()


def star(x: float, y: float, outer: float, inner: float, points: int = 5, turn: float = -90) -> list[Point]:
    """Returns the corners of a star, with the first tip at `turn` degrees (-90 is up)."""
    corners = []
    for i in range(points * 2):
        angle = math.radians(turn + i * 180 / points)
        radius = inner if i % 2 else outer
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return corners


def chamfered(x: float, y: float, width: float, height: float, cut: float) -> list[Point]:
    """Returns a rectangle with its corners cut off, the style of the letters of Parlor Block."""
    right, bottom = x + width, y + height
    return [
        (x + cut, y), (right - cut, y), (right, y + cut), (right, bottom - cut),
        (right - cut, bottom), (x + cut, bottom), (x, bottom - cut), (x, y + cut),
    ]  # fmt: skip


def curve(start: Point, *pieces: tuple[Point, Point, Point], steps: int = 24) -> list[Point]:
    """Returns points along connected cubic Bezier curves, each given by two handles and an end."""
    points = [start]
    for (x1, y1), (x2, y2), (x3, y3) in pieces:
        x0, y0 = points[-1]
        for i in range(1, steps + 1):
            t = i / steps
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            points.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return points


def dashed(points: Sequence[Point], on: float, off: float) -> str:
    """Returns the path data of a dashed line through the points.

    Each dash is a line of its own, because SDL's renderer sometimes draws a stray bar for `stroke-dasharray`.
    """
    data, drawing, left = "", True, on
    dash: list[Point] = [points[0]]
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        length, done = math.dist((x0, y0), (x1, y1)), 0.0
        while length - done > left:
            done += left
            at = (x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length)
            data += line_to([*dash, at], close=False) if drawing else ""
            drawing, left, dash = not drawing, off if drawing else on, [at]
        left -= length - done
        dash.append((x1, y1))
    return data + (line_to(dash, close=False) if drawing and left < on * 0.6 else "")
