"""Draws the stands at night, a background strip: rows of people under floodlights."""

import random

from assets.make.art.svg import Point, circle, document, group, line_to, linear, number, path, polygon, rect, star

WIDTH, HEIGHT = 1280, 200
SEED = 1869
TONES = ("#22304C", "#1C2941", "#172236", "#121B2C", "#0E1522")
"""Colors of the rows, back to front."""
LIGHT = "#FFF6D8"
FLASHES = 14
"""Number of camera flashes."""


def head(x: float, y: float, radius: float) -> str:
    """Returns the path data of a head."""
    r, across = number(radius), number(2 * radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 0 1 {across} 0a{r} {r} 0 0 1 -{across} 0Z"


def shoulders(x: float, top: float, half: float, foot: float) -> str:
    """Returns the path data of a body with round shoulders, down to ``foot``."""
    left, right, bend = number(x - half), number(x + half), number(top + half * 0.55)
    arch = f"Q{left} {number(top)} {number(x)} {number(top)}Q{right} {number(top)} {right} {bend}"
    return f"M{left} {number(foot)}V{bend}{arch}V{number(foot)}Z"


def arms(rng: random.Random, x: float, y: float, size: float) -> str:
    """Returns the path data of two raised arms beside a head at (x, y)."""
    data, thick = "", size * 0.17
    for side in (-1, 1):
        shoulder: Point = (x + side * size * 0.45, y + size * 0.8)
        hand: Point = (x + side * size * rng.uniform(0.5, 0.85), y - size * rng.uniform(0.5, 0.9))
        limb = [shoulder, (shoulder[0] + side * thick * 1.6, shoulder[1]), (hand[0] + side * thick, hand[1]), hand]
        data += line_to(limb if side > 0 else limb[::-1])
    return data


def row(rng: random.Random, base: float, size: float, wild: float) -> str:
    """Returns the path data of a row of people. ``wild`` is the fraction with raised arms."""
    data, x = "", -size * rng.random()
    while x < WIDTH + size:
        radius = size * rng.uniform(0.3, 0.36)
        y = base - size * 1.05 + rng.uniform(-0.25, 0.25) * size
        data += head(x, y, radius) + shoulders(x, y + radius * 1.15, size * rng.uniform(0.5, 0.62), base + size)
        data += arms(rng, x, y, size) if rng.random() < wild else ""
        x += size * rng.uniform(1.05, 1.3)
    return data


def floodlight(x: float) -> str:
    """Draws ten lamps on a mast, and the haze below them."""
    lamps = [circle(x + dx, 12 + dy, 3.6, fill=LIGHT) for dx in (-24, -12, 0, 12, 24) for dy in (0, 10)]
    haze = polygon(((x - 28, 18), (x + 28, 18), (x + 150, 110), (x - 150, 110)), fill=LIGHT, fill_opacity=0.05)
    mast = rect(x - 31, 5, 62, 24, 4, fill="#2B3A58") + rect(x - 3, 28, 6, 40, fill="#2B3A58")
    return group(haze, mast, *lamps)


def crowd() -> bytes:
    """Returns the picture of the full stands."""
    rng = random.Random(SEED)
    rows = [
        path(row(rng, 64 + i * 29, 19 + i * 4.2, 0.1 + 0.05 * i), fill=tone) for i, tone in enumerate(TONES)
    ]  # fmt: skip
    flashes = [
        polygon(star(rng.uniform(20, WIDTH - 20), rng.uniform(50, 150), 5, 1.2, 4), fill="#FFFFFF", fill_opacity=0.55)
        for _ in range(FLASHES)
    ]
    wall = path("M0 40C300 24 980 24 1280 40V200H0Z", fill="url(#wall)")
    lights = [floodlight(x) for x in (150, 640, 1130)]
    shades = linear("wall", ((0, "#1B2740"), (1, "#121A2A")))
    return document(WIDTH, HEIGHT, *lights, wall, *rows, *flashes, defs=shades)


def build() -> dict[str, bytes]:
    """Returns the file of the stands."""
    return {"svg/crowd.svg": crowd()}
