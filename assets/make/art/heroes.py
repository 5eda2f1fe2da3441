"""Draws the pictures on Jukem's cards, 132 by 104, which lie between the band with the name and the line of text.

Pictures of cards with yards have a quiet middle for the large number. Pictures of offense are drawn for a paper
background, of STOP for yellow, of WIPE for red.
"""

import math

from assets.make.art import palette as p
from assets.make.art.motifs import arrow_head, ball, cross, glove, helmet, plain_ball, posts, ring, runner
from assets.make.art.svg import curve, dashed, document, ellipse, line_to, number, path, polygon, star, stroke

WIDTH, HEIGHT = 132, 104
RUN, PASS, CATCH, KICK = "#0B7A38", "#12378F", "#1E8FA8", "#7A4FD0"
WILD = "#6B46C8"


def scene(*parts: str) -> bytes:
    """Returns one picture."""
    return document(WIDTH, HEIGHT, *parts)


def burst(x: float, y: float, outer: float, inner: float, points: int, **style: str | float) -> str:
    """Draws the jagged star of an impact, with every second ray shorter."""
    corners = []
    for i in range(points * 2):
        angle = math.radians(i * 180 / points - 90)
        radius = inner if i % 2 else outer * (1 if i % 4 == 0 else 0.76)
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(corners, **style)


def speed(*lines: tuple[float, float, float], color: str, width: float = 3) -> str:
    """Draws horizontal speed lines, each given by the x and y of its left end and its length."""
    return stroke("".join(f"M{number(x)} {number(y)}h{number(length)}" for x, y, length in lines), color, width)


def run() -> bytes:
    """A pale runner behind the number, over a row of footprints and an arrow."""
    cleats = [
        ellipse(x, 93 + (3.4 if i % 2 else -3.4), 4.6, 2.1, fill=RUN, fill_opacity=0.45 + i * 0.06)
        for i, x in enumerate(range(12, 100, 11))
    ]
    return scene(
        runner(69, 48, 82, "#CFE3D4", p.PAPER),
        speed((4, 22, 22), (0, 38, 16), (6, 56, 14), color=RUN, width=3.2),
        stroke(dashed(((6, 84), (126, 84)), 5, 4) + dashed(((6, 102), (126, 102)), 5, 4), RUN, 1.4, stroke_opacity=0.5),
        *cleats,
        arrow_head(126, 93, 19, 0, fill=RUN),
    )


def pass_() -> bytes:
    """The arc of a pass over the number, with the ball at its end."""
    return scene(
        path("M14 92C24 26 58 2 102 24L98 30C60 14 34 34 22 92Z", fill=PASS, fill_opacity=0.1),
        stroke(dashed(curve((14, 92), ((22, 22), (62, 2), (101, 25))), 9, 7), PASS, 4.6, stroke_linecap="butt"),
        ring(14, 94, 11, PASS, 4),
        stroke("M82 9C87 12 91 15 94 20M76 24C82 24 87 25 91 28", PASS, 2.6, stroke_opacity=0.55),
        ball(112, 33, 36, 33),
        stroke(dashed(((30, 101), (126, 101)), 5, 4), PASS, 1.4, stroke_opacity=0.45),
    )


def catch() -> bytes:
    """Two gloves beside the number that reach for the ball."""
    return scene(
        stroke("M95 1C90 4 86 6 82 8M104 8C98 11 91 13 85 14", CATCH, 2.8, stroke_opacity=0.6),
        glove(19, 73, 52, CATCH, "#0F5566", 14),
        glove(113, 73, 52, CATCH, "#0F5566", -14, flip=True),
        ball(64, 12.5, 32, -28),
        path("M34 100C48 107 84 107 98 100L94 96C80 101 52 101 38 96Z", fill=CATCH, fill_opacity=0.3),
    )


def kick_return() -> bytes:
    """The path of the returner between the other team's players."""
    way = curve(
        (9, 97),
        ((30, 97), (30, 84), (50, 85)),
        ((72, 86), (72, 100), (92, 97)),
        ((124, 92), (94, 62), (116, 47)),
        ((124, 41), (121, 33), (119, 27)),
    )
    return scene(
        stroke(line_to(way, close=False), KICK, 13, stroke_opacity=0.15),
        stroke(dashed(way, 9, 6), KICK, 4.6, stroke_linecap="butt"),
        arrow_head(117, 6, 24, -96, fill=KICK),
        cross(31, 99, 9, p.OFFENSE, 3.4),
        cross(72, 82, 9, p.OFFENSE, 3.4),
        cross(96, 75, 9, p.OFFENSE, 3.4),
        cross(124, 62, 9, p.OFFENSE, 3.4),
        cross(98, 24, 9, p.OFFENSE, 3.4),
        cross(14, 62, 9, p.OFFENSE, 3.4),
        posts(18, 38, 34, p.STEEL, 0.76, 0.09),
        ball(11, 89, 25, -20),
    )


def jukem() -> bytes:
    """A runner's cut as a lightning bolt, between two tacklers who miss."""
    zigzag = "M14 91L55 66L32 45L88 24"
    head = ((121, 10), (95, 42), (81, 9))
    edge: dict[str, str | float] = {"stroke_linejoin": "miter", "stroke_linecap": "butt"}
    return scene(
        burst(68, 50, 52, 34, 12, fill=p.JUKEM, fill_opacity=0.28),
        stroke(zigzag, p.INK_TEXT, 23, **edge),
        polygon(head, fill=p.INK_TEXT, stroke=p.INK_TEXT, stroke_width=8, stroke_linejoin="miter"),
        stroke(zigzag, WILD, 15.5, **edge),
        polygon(head, fill=WILD),
        stroke("M17 86L50 66L28 45.500L84 23", "#D9CBFF", 3, **edge),
        helmet(103, 75, 36, "#C6CEDC", "#8C98AD", p.STEEL_DARK, p.OFFENSE, 18, flip=True),
        helmet(27, 17, 32, "#C6CEDC", "#8C98AD", p.STEEL_DARK, p.OFFENSE, -16),
        stroke("M79 88C76 84 75 80 76 76M48 7C51 10 52 14 51 18", p.OFFENSE, 2.6),
        ball(19, 87, 33, -32),
    )


def pancake_block() -> bytes:
    """Two helmets collide; a flattened O lies below."""
    return scene(
        burst(66, 40, 40, 19, 11, fill=p.REAL_DEAL, stroke=p.INK_TEXT, stroke_width=2.6, stroke_linejoin="round"),
        helmet(35, 42, 60, RUN, "#085A29", p.STEEL_DARK, p.CHALK50, 12),
        helmet(99, 47, 54, "#C6CEDC", "#8C98AD", p.STEEL_DARK, p.OFFENSE, 8, flip=True),
        ellipse(66, 92, 38, 6.4, fill="none", stroke=p.OFFENSE, stroke_width=5),
        stroke("M20 84L10 79M20 99L9 101M112 84L122 79M112 99L123 101", p.OFFENSE, 3),
        stroke("M2 24H10M0 36H7M2 48H9", RUN, 3),
    )


def field_goal() -> bytes:
    """The ball between the posts."""
    return scene(
        path("M0 90C30 82 102 82 132 90V104H0Z", fill="#1C5537", fill_opacity=0.22),
        stroke("M0 90C30 82 102 82 132 90", "#1C5537", 2, stroke_opacity=0.5),
        posts(66, 98, 92, p.INK_TEXT, 0.74, 0.105),
        posts(66, 96.5, 90, p.REAL_DEAL, 0.74, 0.06),
        stroke(dashed(curve((12, 100), ((22, 66), (40, 40), (56, 34))), 7, 5), KICK, 4, stroke_linecap="butt"),
        stroke("M50 18L44 13M82 18L88 13M66 11V4", KICK, 3.2),
        ball(68, 30, 38, -24),
    )


def holding() -> bytes:
    """Two gloves that hold a jersey."""
    jersey = "M45 12L57 17C62 21 70 21 75 17L87 12L113 29L102 47L91 41L95 96C76 102 56 102 37 96L41 41L30 47L19 29Z"
    return scene(
        path(jersey, fill=p.PAPER, stroke=p.INK_TEXT, stroke_width=3.4, stroke_linejoin="round"),
        path("M30 47L19 29L24 25.500L36 43.500ZM102 47L113 29L108 25.500L96 43.500Z", fill=p.INK_TEXT),
        stroke("M57 17C62 25 70 25 75 17", p.INK_TEXT, 3.4),
        stroke("M50 86C60 70 72 70 82 86M46 62C54 70 60 73 66 72C72 73 78 70 86 62", p.STEEL, 2.6),
        glove(27, 68, 46, p.INK_TEXT, "#6B5310", 62),
        glove(105, 68, 46, p.INK_TEXT, "#6B5310", -62, flip=True),
        stroke("M60 36L72 48M72 36L60 48", p.RED, 5),
        stroke("M10 20L4 14M6 30H0M122 20L128 14M126 30H132", p.INK_TEXT, 3),
    )


def sack() -> bytes:
    """A tilted helmet under a circle of stars."""
    spots = ((20, 28, 10), (47, 10, 8), (85, 9, 9.5), (113, 27, 8.5))
    stars = [
        polygon(
            star(x, y, size, size * 0.42, turn=-90 + x),
            fill=p.PAPER,
            stroke=p.INK_TEXT,
            stroke_width=2,
            stroke_linejoin="round",
        )
        for x, y, size in spots
    ]
    return scene(
        burst(66, 62, 60, 40, 14, fill=p.INK_TEXT, fill_opacity=0.16),
        stroke(dashed(curve((18, 44), ((28, 22), (104, 20), (114, 44))), 4, 5), p.INK_TEXT, 2.4, stroke_opacity=0.7),
        *stars,
        helmet(66, 60, 74, p.PAPER, "#C9C3B2", p.INK_TEXT, p.RED, 28),
        path("M8 97C34 90 98 90 124 97L118 103H14Z", fill=p.INK_TEXT),
        stroke("M12 90L4 84M22 86L17 78M120 90L128 84M110 86L115 78", p.INK_TEXT, 3),
        plain_ball(112, 86, 27, p.INK_TEXT, p.YELLOW, 24),
    )


def fumble() -> bytes:
    """A loose ball after three hops."""
    return scene(
        stroke("M2 95H130", p.PAPER, 3, stroke_opacity=0.55),
        stroke(
            dashed(
                curve(
                    (6, 40),
                    ((16, 44), (24, 68), (28, 92)),
                    ((34, 58), (50, 52), (58, 92)),
                    ((63, 74), (70, 62), (80, 54)),
                ),
                7,
                5,
            ),
            p.PAPER,
            3.8,
            stroke_linecap="butt",
        ),
        stroke("M22 96L17 102M28 97V103M34 96L39 102M52 96L47 102M58 97V103M64 96L69 102", p.PAPER, 2.8),
        plain_ball(9, 36, 26, "#DA7A73", p.RED, -50),
        plain_ball(43, 60, 28, "#E8A9A2", p.RED, 30),
        ball(92, 40, 66, -34),
        stroke("M118 66C124 60 127 52 127 44M62 12C58 17 56 23 56 29M126 20C124 15 120 11 116 8", p.PAPER, 3.6),
        glove(117, 92, 30, p.INK_TEXT, "#6E1B16", -38, flip=True),
    )


def picked_off() -> bytes:
    """A hand that catches the pass, and an arrow back."""
    return scene(
        stroke(
            dashed(curve((4, 22), ((20, 10), (38, 8), (54, 18))), 7, 5),
            p.PAPER,
            4,
            stroke_linecap="butt",
            stroke_opacity=0.75,
        ),
        stroke("M100 20C134 32 132 78 96 82H36", p.INK_TEXT, 13, stroke_linecap="butt"),
        stroke("M100 20C134 32 132 78 96 82H34", p.PAPER, 7.5, stroke_linecap="butt"),
        arrow_head(8, 82, 32, 180, fill=p.PAPER, stroke=p.INK_TEXT, stroke_width=2.6, stroke_linejoin="round"),
        ball(72, 27, 56, 14),
        glove(80, 54, 62, p.INK_TEXT, "#6E1B16", -6),
        stroke("M45 45L36 51M38 33L28 33", p.PAPER, 3.4),
    )


def build() -> dict[str, bytes]:
    """Returns the file of the picture of each kind of card. A function's name is the picture's name."""
    drawn = (run, pass_, catch, kick_return, jukem, pancake_block, field_goal, holding, sack, fumble, picked_off)
    return {f"svg/hero/jukem/{hero.__name__.rstrip('_')}.svg": hero() for hero in drawn}
