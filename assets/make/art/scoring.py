"""Draws the pictures on Real Deal's scoring cards, 96 by 88. Longer plays start farther from the goal line."""

from assets.make.art import palette as p
from assets.make.art.heroes import KICK, PASS, RUN, speed
from assets.make.art.motifs import ball, glove, posts, ring, runner
from assets.make.art.svg import Point, curve, dashed, document, ellipse, number, path, polygon, rect, stroke

WIDTH, HEIGHT = 96, 88
GOAL, GROUND = 64, 70
"""The x of the goal line and the y of the ground."""
START = {"short": 46.0, "middle": 26.0, "long": 5.0}
"""The x at which a play of each length starts."""
PYLON = "#F58A1F"


def scene(*parts: str) -> bytes:
    """Returns one picture: turf with yard lines, the golden end zone, and the parts on them."""
    lines = "".join(f"M{number(x)} {GROUND}v{HEIGHT - GROUND - 4}" for x in range(10, GOAL, 18))
    bars = "".join(f"M{x} {HEIGHT - 4}L{x + 9} {GROUND}" for x in (68, 80, 92))
    return document(
        WIDTH, HEIGHT,
        rect(0, GROUND, GOAL, HEIGHT - GROUND - 4, fill="#3F8A5C"),
        rect(GOAL, GROUND, WIDTH - GOAL, HEIGHT - GROUND - 4, fill=p.REAL_DEAL),
        stroke(bars, "#D9A02E", 3.4, stroke_linecap="butt"),
        stroke(lines, p.CHALK_LINE, 1.4, stroke_opacity=0.75, stroke_linecap="butt"),
        stroke(f"M{GOAL} {GROUND}V{HEIGHT - 4}", p.WHITE, 3.6, stroke_linecap="butt"),
        stroke(f"M0 {GROUND}H{WIDTH}M0 {HEIGHT - 4}H{WIDTH}", p.INK_TEXT, 1.8),
        *parts,
    )  # fmt: skip


def pylon() -> str:
    """Draws the pylon at the near end of the goal line."""
    shape = f"M{GOAL - 3.5} {GROUND + 11}l1 -16h5l1 16Z"
    return path(shape, fill=PYLON, stroke=p.INK_TEXT, stroke_width=1.6)


def rush(start: float) -> bytes:
    """The ball carrier crosses the goal line; his footprints start where he got the ball."""
    steps, length = range(round(start), 44, 9), (START["short"] - start) * 0.6
    return scene(
        *(ellipse(x, GROUND + 6 + (2.5 if i % 2 else -1.5), 3.6, 1.5, fill=p.INK_TEXT, fill_opacity=0.5)
          for i, x in enumerate(steps)),
        speed((start - 2, 20, length), (start + 3, 34, length * 0.8), (start, 48, length * 0.6), color=RUN, width=3),
        pylon(),
        runner(62, 37, 66, RUN, "#E8B184"),
    )  # fmt: skip


def throw(start: float) -> bytes:
    """A pass over the goal line into two hands."""
    top = 26 - (46 - start) * 0.5
    way = curve((start, GROUND - 6), ((start + 8, top), (58, top - 6), (72, 24)))
    return scene(
        stroke(dashed(way, 6, 4.4), PASS, 3.6, stroke_linecap="butt"),
        ring(start + 1, GROUND - 7, 11, PASS, 3.6),
        pylon(),
        glove(69, 52, 32, PASS, "#0A2258", -16),
        glove(90, 52, 32, PASS, "#0A2258", 16, flip=True),
        ball(80, 31, 30, 34),
    )


def kick(start: float) -> bytes:
    """A kick between the posts."""
    way: list[Point] = curve((start + 2, GROUND - 3), ((start + 14, 34), (48, 16), (66, 20)))
    return scene(
        stroke(dashed(way, 6, 4.4), KICK, 3.6, stroke_linecap="butt"),
        polygon(((start - 4, GROUND), (start + 7, GROUND), (start + 1.5, GROUND - 6)), fill=p.INK_TEXT),
        posts(76, GROUND + 4, 66, p.INK_TEXT, 0.54, 0.11),
        posts(76, GROUND + 3, 63.5, p.YELLOW, 0.54, 0.055),
        path(f"M71 {GROUND + 4}V{GROUND - 12}H81V{GROUND + 4}Z", fill=p.RED, stroke=p.INK_TEXT, stroke_width=1.6),
        ball(76, 21, 24, -24),
    )


def build() -> dict[str, bytes]:
    """Returns the file of each picture."""
    drawn = {"rush": rush, "pass": throw, "kick": kick}
    return {
        f"svg/hero/scoring/{name}_{far}.svg": draw(start)
        for name, draw in drawn.items()
        for far, start in START.items()
        if (name, far) != ("kick", "middle")
    }
