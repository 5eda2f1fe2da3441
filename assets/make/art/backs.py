"""Draws the card backs of all decks, 132 by 184: a pattern around a medallion, in the same frame."""

from collections.abc import Callable, Iterator

from assets.make.art import palette as p
from assets.make.art.clubs import crests
from assets.make.art.motifs import ball, bolt, cross, letters, plain_ball, posts, ring
from assets.make.art.svg import (
    Point,
    chamfered,
    dashed,
    document,
    group,
    line_to,
    path,
    placed,
    polygon,
    radial,
    rect,
    star,
    stroke,
)

WIDTH, HEIGHT = 132, 184
CREST = 62.0
"""Side of a club's crest on a back."""
MIDDLE_X, MIDDLE_Y = WIDTH / 2, HEIGHT / 2
LEFT, TOP, RIGHT, BOTTOM = 10, 10, WIDTH - 10, HEIGHT - 10


def lattice(step_x: float, step_y: float) -> Iterator[tuple[float, float, int]]:
    """Yields the nodes of a lattice inside the frame with their row numbers. Every second row is offset."""
    rows = int((BOTTOM - TOP) / 2 / step_y)
    for row in range(-rows, rows + 1):
        offset = step_x / 2 if row % 2 else 0
        columns = int((RIGHT - LEFT) / step_x) + 1
        for column in range(-columns, columns + 1):
            x, y = MIDDLE_X + column * step_x + offset, MIDDLE_Y + row * step_y
            if LEFT + step_x * 0.2 < x < RIGHT - step_x * 0.2 and TOP + 3 < y < BOTTOM - 3:
                yield x, y, row


def clipped(start: Point, end: Point) -> tuple[Point, Point] | None:
    """Returns the part of a line inside the frame, or None if it misses the frame (Liang-Barsky algorithm)."""
    (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    enter, leave = 0.0, 1.0
    for slope, room in ((-dx, x - LEFT), (dx, RIGHT - x), (-dy, y - TOP), (dy, BOTTOM - y)):
        if slope == 0:
            if room < 0:
                return None
        elif slope < 0:
            enter = max(enter, room / slope)
        else:
            leave = min(leave, room / slope)
    if enter >= leave:
        return None
    return (x + dx * enter, y + dy * enter), (x + dx * leave, y + dy * leave)


def diagonals(step: float, slope: float = 1.0) -> Iterator[tuple[Point, Point]]:
    """Yields the lines of a net of diagonals that fills the frame."""
    reach = int((WIDTH + HEIGHT) / step) + 1
    for i in range(-reach, reach + 1):
        for sign in (1, -1):
            x, rise = MIDDLE_X + (i + 0.5) * step, sign * HEIGHT * slope
            part = clipped((x - HEIGHT, MIDDLE_Y - rise), (x + HEIGHT, MIDDLE_Y + rise))
            if part:
                yield part


def medallion(accent: str, ground: str, *motif: str) -> str:
    """The chamfered plate in the middle of a back, with a motif."""
    return group(
        polygon(chamfered(MIDDLE_X - 34, MIDDLE_Y - 34, 68, 68, 20), fill=ground, stroke=p.INK_TEXT, stroke_width=7),
        polygon(chamfered(MIDDLE_X - 34, MIDDLE_Y - 34, 68, 68, 20), fill=ground, stroke=accent, stroke_width=3),
        polygon(
            chamfered(MIDDLE_X - 29, MIDDLE_Y - 29, 58, 58, 17),
            fill="none",
            stroke=accent,
            stroke_width=1,
            stroke_opacity=0.5,
        ),
        *motif,
    )


def back(accent: str, light: str, dark: str, pattern: str, center: str, edge: str = p.INK_TEXT) -> bytes:
    """Returns a complete back: dark edge, radial gradient, pattern, border with chamfered corners, center."""
    ground = radial("ground", ((0, light), (1, dark)))
    border = chamfered(7, 7, WIDTH - 14, HEIGHT - 14, 9)
    return document(
        WIDTH, HEIGHT,
        rect(1, 1, WIDTH - 2, HEIGHT - 2, 9, fill=edge),
        rect(2.5, 2.5, WIDTH - 5, HEIGHT - 5, 8, fill="url(#ground)"),
        pattern,
        polygon(border, fill="none", stroke=edge, stroke_width=5),
        polygon(border, fill="none", stroke=accent, stroke_width=2),
        rect(1, 1, WIDTH - 2, HEIGHT - 2, 9, fill="none", stroke=edge, stroke_width=2),
        center,
        defs=ground,
    )  # fmt: skip


def jukem() -> bytes:
    """Jukem Football: violet bolts that alternately lean left and right."""
    bolts = [
        bolt(x, y, 25, 14 if row % 2 else -14, fill=p.JUKEM, fill_opacity=0.85 if row % 2 else 0.4)
        for x, y, row in lattice(21, 16.5)
    ]
    center = medallion(
        p.JUKEM, "#241A4D", bolt(MIDDLE_X, MIDDLE_Y, 62, 12, fill=p.JUKEM, fill_opacity=0.35),
        letters("J", MIDDLE_X - 1, MIDDLE_Y, 36, fill=p.CHALK50),
    )  # fmt: skip
    return back(p.JUKEM, "#5A41B0", "#2A1E5C", group(*bolts), center)


def football_war() -> bytes:
    """Football War: alternating chalk X and O in a net of routes."""
    net = stroke("".join(dashed(line, 3, 2.5) for line in diagonals(24, 0.88)), p.CHALK50, 0.9, stroke_opacity=0.22)
    marks = [
        cross(x, y, 8, p.CHALK50, 2.4) if (row + round(x / 12)) % 2 else ring(x, y, 9.5, p.FOOTBALL_WAR, 2.4)
        for x, y, row in lattice(24, 21)
    ]
    center = medallion(p.FOOTBALL_WAR, "#14301F", letters("FW", MIDDLE_X, MIDDLE_Y, 27, fill=p.CHALK50))
    return back(p.FOOTBALL_WAR, "#2F5E46", "#16302A", net + group(*marks), center)


def blowout(mark: Callable[[float, float, float, str], str], light: str, dark: str, ground: str) -> bytes:
    """One of the three decks of BLOWOUT!!!: its mark, small in the pattern and large in the middle."""
    marks = [
        group(mark(x, y, 12, p.BLOWOUT), opacity=0.75 if row % 2 else 0.38) for x, y, row in lattice(20, 17)
    ]  # fmt: skip
    center = medallion(p.BLOWOUT, ground, mark(MIDDLE_X, MIDDLE_Y, 38, p.CHALK50))
    return back(p.BLOWOUT, light, dark, group(*marks), center)


def chevron_mark(x: float, y: float, size: float, color: str) -> str:
    """The mark of the offense, a double chevron."""
    shape = "M-50 -45H-22L12 0L-22 45H-50L-16 0ZM-4 -45H20L54 0L20 45H-4L30 0Z"
    return placed(x, y, path(shape, fill=color), scale=size / 100)


def shield_mark(x: float, y: float, size: float, color: str) -> str:
    """The mark of the defense, a shield."""
    shape = "M0 -52L46 -36V-4C46 24 28 42 0 54C-28 42 -46 24 -46 -4V-36ZM0 -32L-27 -22V-3C-27 14 -18 26 0 34Z"
    return placed(x, y, path(shape, fill=color, fill_rule="evenodd"), scale=size / 100)


def posts_mark(x: float, y: float, size: float, color: str) -> str:
    """The mark of special teams, goal posts."""
    return posts(x, y + size / 2, size, color, 0.84, 0.15)


def real_deal(fill: str, mark: str, accent: str, light: str, dark: str, spark: str, club: str = "") -> bytes:
    """A deck of Real Deal: small stars, and in the middle a club's crest or a large star."""
    stars = [
        polygon(
            star(x, y, 5.2 if row % 2 else 3.4, 2.2 if row % 2 else 1.4),
            fill=spark,
            fill_opacity=0.9 if row % 2 else 0.55,
        )
        for x, y, row in lattice(17, 14.5)
    ]
    tips = star(MIDDLE_X, MIDDLE_Y + 2, 27, 11.3)
    facets = [
        polygon((tips[i], tips[i + 1], (MIDDLE_X, MIDDLE_Y + 2)), fill=fill, fill_opacity=0.32) for i in range(0, 10, 2)
    ]
    big = polygon(tips, fill=mark) + group(*facets)
    if club:
        crest = group(*crests.drawn(club), transform=f"translate(-{crests.SIZE / 2:g} -{crests.SIZE / 2:g})")
        big = placed(MIDDLE_X, MIDDLE_Y, crest, scale=CREST / crests.SIZE)
    return back(accent, light, dark, group(*stars), medallion(accent, fill, big))


BLACK = ("#0B0E15", p.PAPER, p.CHALK300, "#2C3447", "#0E1219", p.CHALK300)
WHITE = (p.PAPER, p.INK_TEXT, "#5B6579", "#FFFFFF", "#D3D8E2", "#8C98AD")
"""Colors of the black and the white deck: the arguments of ``real_deal`` up to ``club``."""


def card_bowl() -> bytes:
    """Card Bowl: copper seams with small balls at their crossings."""
    seams = stroke(
        "".join(line_to(line, close=False) for line in diagonals(22, 1.25)), p.CARD_BOWL, 1.5, stroke_opacity=0.75
    )
    stitched = [plain_ball(x, y, 12, p.CARD_BOWL, "#4A2413", 90) for x, y, _ in lattice(22, 27.5)]
    center = medallion(p.CARD_BOWL, "#3A1D11", ball(MIDDLE_X, MIDDLE_Y, 50, -35))
    return back(p.CARD_BOWL, "#7A3F24", "#3B1E12", seams + group(*stitched), center)


def build() -> dict[str, bytes]:
    """Returns the file of each back."""
    decks = {"": ""} | {f"_{club}": club for club in crests.BADGES if club != "others"}
    files = {
        "jukem": jukem(),
        "football_war": football_war(),
        "blowout_offense": blowout(chevron_mark, "#1F6C4A", "#0C3327", "#0A2A22"),
        "blowout_defense": blowout(shield_mark, "#7A3140", "#351520", "#2B1119"),
        "blowout_special": blowout(posts_mark, "#2C4C93", "#132348", "#101C3A"),
        **{f"real_deal_black{suffix}": real_deal(*BLACK, club) for suffix, club in decks.items()},
        **{f"real_deal_white{suffix}": real_deal(*WHITE, club) for suffix, club in decks.items()},
        "real_deal_wild": real_deal("#4A3208", p.REAL_DEAL, "#FFF0BE", "#F2C14E", "#A8741A", "#FFF3CC"),
        "card_bowl": card_bowl(),
    }
    return {f"svg/back/{name}.svg": data for name, data in files.items()}
