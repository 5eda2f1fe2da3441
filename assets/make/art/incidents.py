"""Draws pictures of events on the field, 132 by 72, for the cards of Real Deal and BLOWOUT!!!."""

import math

from assets.make.art import palette as p
from assets.make.art.heroes import burst, speed
from assets.make.art.motifs import arrow_head, ball, cross, glove, helmet, plain_ball, posts, ring, runner
from assets.make.art.svg import (
    circle,
    curve,
    dashed,
    document,
    ellipse,
    line_to,
    path,
    placed,
    polygon,
    rect,
    star,
    stroke,
)

WIDTH, HEIGHT = 132, 72
DARK, LIGHT = ("#2B3347", "#1A2030"), ("#E4E8EF", "#B4BCCB")
"""Shell and shade of the helmets of the two teams."""
GROUND = "#8C98AD"
HIT = "#F6C945"


def scene(*parts: str) -> bytes:
    """Returns one picture."""
    return document(WIDTH, HEIGHT, *parts)


def head(x: float, y: float, size: float, colors: tuple[str, str], angle: float = 0, flip: bool = False) -> str:
    """Draws a helmet of one team."""
    shell, shade = colors
    return helmet(x, y, size, shell, shade, p.STEEL_DARK, p.REAL_DEAL, angle, flip)


def turf() -> str:
    """Draws the line of the ground."""
    return stroke("M6 67.4H126", GROUND, 2.75)


def clash(x: float, y: float, size: float) -> str:
    """Draws the star of a hit."""
    edge: dict[str, str | float] = {"stroke": p.INK_TEXT, "stroke_width": 2, "stroke_linejoin": "round"}
    return burst(x, y, size, size * 0.5, 11, fill=HIT, **edge)


def fumble() -> bytes:
    """A loose ball, and a hand that reaches for it."""
    hops = curve(
        (6, 10), ((16, 14), (22, 40), (27, 66)), ((32, 34), (46, 30), (54, 66)), ((58, 50), (66, 38), (76, 32))
    )
    return scene(
        turf(),
        stroke(dashed(hops, 6, 4), p.INK_TEXT, 3, stroke_linecap="butt"),
        plain_ball(40, 40, 24, "#D9B294", p.PAPER, 30),
        ball(90, 28, 52, -34),
        glove(112, 52, 38, DARK[0], DARK[1], -42, flip=True),
        stroke("M62 10C59 14 58 17 58 21M114 16C113 11 110 8 107 6", p.INK_TEXT, 2.8),
    )


def interception() -> bytes:
    """A hand that catches the pass, and an arrow back."""
    return scene(
        stroke(dashed(curve((4, 20), ((22, 6), (44, 5), (60, 14))), 6, 4), GROUND, 3.4, stroke_linecap="butt"),
        stroke("M96 14C130 22 128 56 96 58H32", p.INK_TEXT, 9, stroke_linecap="butt"),
        arrow_head(12, 58, 24, 180, fill=p.INK_TEXT),
        ball(78, 18, 44, 14),
        glove(84, 42, 48, "#8A2F24", "#4A1A14", -6),
        stroke("M52 31L45 36M48 22L40 23", p.INK_TEXT, 2.8),
    )


def missed_kick() -> bytes:
    """A ball that passes beside the posts."""
    return scene(
        turf(),
        posts(54, 68, 62, p.INK_TEXT, 0.9, 0.12),
        posts(54, 67, 60.5, p.REAL_DEAL, 0.9, 0.07),
        stroke(dashed(curve((8, 64), ((30, 40), (64, 22), (92, 18))), 6, 4), GROUND, 3.2, stroke_linecap="butt"),
        ball(107, 17, 36, -20),
        cross(54, 20, 22, p.RED, 6),
    )


def blocked_kick() -> bytes:
    """A kick that hits two hands."""
    return scene(
        turf(),
        stroke(dashed(((10, 60), (58, 34)), 6, 4), GROUND, 3.4, stroke_linecap="butt"),
        clash(70, 26, 27),
        ball(62, 28, 38, -30),
        glove(92, 40, 50, DARK[0], DARK[1], -34, flip=True),
        glove(113, 42, 46, DARK[0], DARK[1], -18, flip=True),
        stroke("M44 16L36 10M50 8L46 2M40 27H32", p.INK_TEXT, 2.8),
    )


def fourth_down() -> bytes:
    """A down marker with a four, and two helmets that collide."""
    sign = rect(-11, -12, 22, 24, 4, fill=HIT, stroke=p.INK_TEXT, stroke_width=2.6)
    four = stroke("M4 8V-8L-6 3H8", p.INK_TEXT, 3.8, stroke_linecap="butt", stroke_linejoin="miter")
    return scene(
        turf(),
        stroke("M20 34V68", p.INK_TEXT, 4),
        placed(20, 22, sign, four, scale=1.25),
        clash(85, 40, 26),
        head(62, 42, 46, LIGHT, 10),
        head(108, 42, 46, DARK, 10, flip=True),
        stroke("M36 24H44M34 34H42", p.INK_TEXT, 2.6),
    )


def safety() -> bytes:
    """The ball carrier falls behind his own goal line."""
    zone = "".join(f"M{x} 70L{x + 16} 46" for x in range(4, 60, 12))
    return scene(
        polygon(((2, 70), (18, 46), (84, 46), (84, 70)), fill="#C7342C", fill_opacity=0.16),
        stroke(zone, "#C7342C", 3, stroke_opacity=0.6),
        stroke("M84 44V70", p.INK_TEXT, 5, stroke_linecap="butt"),
        head(48, 34, 50, LIGHT, -38),
        head(84, 24, 44, DARK, 20, flip=True),
        ball(20, 50, 30, -24),
        stroke("M112 24H126M114 34H128M110 14H124", p.INK_TEXT, 2.8),
    )


def red_flag() -> bytes:
    """The red flag with which a coach challenges a call."""
    cloth = (
        "M30 58C42 44 32 30 48 20C64 10 80 26 96 16C102 12 106 8 107 2"
        "C120 22 117 42 102 50C86 58 72 42 58 52C50 58 44 64 40 68Z"
    )
    return scene(
        path(cloth, fill=p.RED, stroke=p.INK_TEXT, stroke_width=3.4, stroke_linejoin="round"),
        path("M96 16C102 12 106 8 107 2C120 22 117 42 102 50C107 40 105 26 96 16Z", fill="#8E1F19"),
        stroke("M50 36C60 26 72 32 88 32M58 44C66 36 76 38 86 40", "#7A1A15", 2.8),
        circle(32, 62, 8.5, fill="#8E1F19", stroke=p.INK_TEXT, stroke_width=3.4),
        stroke("M14 40L6 34M20 28L14 20M16 54H6", p.INK_TEXT, 2.8),
    )


def holding() -> bytes:
    """Two gloves that hold a jersey."""
    jersey = "M52 6L60 10C64 13 68 13 72 10L80 6L100 18L92 32L84 28L87 66C73 70 59 70 45 66L48 28L40 32L32 18Z"
    return scene(
        path(jersey, fill=LIGHT[0], stroke=p.INK_TEXT, stroke_width=3, stroke_linejoin="round"),
        path("M40 32L32 18L36 15.5L44 29ZM92 32L100 18L96 15.5L88 29Z", fill=p.INK_TEXT),
        stroke("M54 56C60 46 72 46 78 56M52 42C58 47 62 49 66 48C70 49 74 47 80 42", p.STEEL, 2.4),
        glove(30, 48, 44, DARK[0], DARK[1], 62),
        glove(102, 48, 44, DARK[0], DARK[1], -62, flip=True),
        stroke("M12 14L6 9M9 24H2M120 14L126 9M123 24H130", p.INK_TEXT, 2.8),
    )


def personal_foul() -> bytes:
    """A hand that grabs a face mask."""
    return scene(
        head(54, 36, 66, LIGHT, -14),
        glove(92, 44, 50, DARK[0], DARK[1], -88),
        stroke("M104 40L130 46", DARK[0], 17),
        stroke("M78 12L84 4M90 18L99 12M18 14L11 8M12 26H4M20 62L13 67", p.INK_TEXT, 2.8),
    )


def false_start() -> bytes:
    """One player jumps before the snap."""
    return scene(
        stroke("M84 4V68", p.PAPER, 5),
        stroke(dashed(((84, 4), (84, 68)), 6, 4), p.INK_TEXT, 3.4, stroke_linecap="butt"),
        head(42, 15, 27, LIGHT),
        head(42, 58, 27, LIGHT),
        plain_ball(71, 15, 19, p.LEATHER, p.PAPER),
        head(104, 37, 46, LIGHT, -6),
        speed((44, 30, 32), (36, 38, 36), (44, 46, 30), color=p.RED, width=3.4),
        stroke("M30 37H24", p.RED, 3.4),
    )


def interference() -> bytes:
    """A receiver's hand is pulled down before the ball arrives."""
    return scene(
        stroke(dashed(curve((4, 40), ((18, 14), (44, 4), (66, 8))), 6, 4), GROUND, 3.2, stroke_linecap="butt"),
        ball(84, 13, 36, 16),
        stroke("M52 72L58 56", LIGHT[1], 15),
        glove(62, 42, 46, LIGHT[1], "#8C98AD", 14),
        stroke("M130 62L104 56", DARK[0], 16),
        glove(88, 51, 46, DARK[0], DARK[1], -82),
        stroke("M34 56L26 60M36 46L28 46", p.INK_TEXT, 2.8),
        arrow_head(110, 44, 15, 90, fill=p.RED),
        stroke("M110 20V32", p.RED, 5, stroke_linecap="butt"),
    )


def tackle() -> bytes:
    """The ball carrier is hit before the line."""
    return scene(
        turf(),
        stroke(dashed(((112, 2), (112, 66)), 6, 4), GROUND, 3, stroke_linecap="butt"),
        clash(68, 30, 26),
        runner(40, 34, 62, p.STEEL, p.PAPER),
        head(88, 32, 46, DARK, 14, flip=True),
        stroke("M126 24H112M128 34H116M126 44H112", p.INK_TEXT, 2.8),
    )


def sack() -> bytes:
    """A tilted helmet under a circle of stars."""
    stars = [
        polygon(star(x, y, size, size * 0.42, turn=x - 90), fill=HIT, stroke=p.INK_TEXT, stroke_width=1.6)
        for x, y, size in ((24, 24, 8), (46, 9, 7), (84, 9, 7.5), (108, 24, 8))
    ]
    return scene(
        turf(),
        stroke(dashed(curve((22, 38), ((30, 16), (100, 14), (110, 38))), 4, 4), GROUND, 2.2, stroke_linecap="butt"),
        *stars,
        head(66, 42, 54, LIGHT, 32),
        plain_ball(112, 58, 24, p.LEATHER, p.PAPER, 24),
        stroke("M22 58L14 54M26 62L18 62", p.INK_TEXT, 2.6),
    )


def kick_return() -> bytes:
    """The path of the returner between the other team's players."""
    way = curve(
        (8, 62), ((30, 66), (34, 30), (54, 36)), ((74, 42), (76, 62), (94, 52)), ((104, 46), (104, 30), (110, 22))
    )
    return scene(
        stroke(line_to(way, close=False), "#7A4FD0", 11, stroke_opacity=0.16),
        stroke(dashed(way, 7, 5), "#7A4FD0", 4, stroke_linecap="butt"),
        arrow_head(117, 6, 20, -64, fill="#7A4FD0"),
        *(cross(x, y, 10, p.INK_TEXT, 3.2) for x, y in ((30, 26), (52, 60), (72, 24), (88, 36), (118, 48), (24, 6))),
        ball(12, 56, 28, -24),
    )


def punt() -> bytes:
    """A kick that stops short of the goal line."""
    return scene(
        polygon(((104, 70), (104, 8), (130, 8), (130, 70)), fill="#1C5537", fill_opacity=0.25),
        stroke("M104 6V70", p.INK_TEXT, 4.5, stroke_linecap="butt"),
        stroke(dashed(((76, 8), (76, 70)), 5, 4), GROUND, 2.6, stroke_linecap="butt"),
        turf(),
        stroke(dashed(curve((6, 62), ((20, 0), (66, -6), (84, 46))), 7, 4), "#7A4FD0", 3.8, stroke_linecap="butt"),
        ball(89, 52, 24, 62),
        ring(89, 52, 32, p.RED, 2.8),
    )


def clock() -> bytes:
    """A clock, and a ball."""
    ticks = "".join(f"M66 {y}v7" for y in (9, 52)) + "".join(f"M{x} 34h7" for x in (41, 84))
    return scene(
        stroke("M30 18C22 28 22 42 30 52M102 18C110 28 110 42 102 52", p.INK_TEXT, 3),
        circle(66, 34, 30, fill=p.PAPER, stroke=p.INK_TEXT, stroke_width=5),
        path("M66 34V7A27 27 0 0 0 50 12Z", fill=p.RED, fill_opacity=0.85),
        stroke(ticks, p.INK_TEXT, 3, stroke_linecap="butt"),
        stroke("M66 34V14M66 34L55 18", p.INK_TEXT, 4),
        ball(98, 56, 34, -24),
    )


def offsides() -> bytes:
    """One helmet beyond the line, the others behind it."""
    return scene(
        stroke(dashed(((66, 3), (66, 70)), 6, 4), p.INK_TEXT, 3.4, stroke_linecap="butt"),
        head(34, 37, 40, LIGHT),
        plain_ball(57, 60, 18, p.LEATHER, p.PAPER),
        head(102, 15, 27, DARK, flip=True),
        head(102, 58, 27, DARK, flip=True),
        head(73, 35, 40, DARK, 8, flip=True),
        speed((98, 31, 26), (100, 39, 28), color=p.RED, width=3.4),
    )


def delay() -> bytes:
    """A play clock that shows 00."""
    nought = "M-9 -15H9L13 -11V11L9 15H-9L-13 11V-11Z"
    noughts = "".join(placed(x, 34, stroke(nought, HIT, 6, stroke_linejoin="miter")) for x in (45, 87))
    return scene(
        rect(16, 6, 100, 56, 8, fill=p.INK_TEXT),
        rect(20, 10, 92, 48, 5, fill="none", stroke="#4B5262", stroke_width=2),
        noughts,
        stroke("M44 62V70M88 62V70", p.INK_TEXT, 5, stroke_linecap="butt"),
        stroke("M8 12L2 8M7 24H0M124 12L130 8M125 24H132", p.RED, 3),
    )


def challenge() -> bytes:
    """The referee's replay screen."""
    turns = [math.radians(angle) for angle in range(-50, 246, 10)]
    round_ = [(66 + 18 * math.cos(turn), 31 + 16 * math.sin(turn)) for turn in turns]
    return scene(
        rect(22, 3, 88, 56, 7, fill=p.INK_TEXT),
        rect(27, 8, 78, 46, 3, fill="#1C5537"),
        stroke("M43 8V54M59 8V54M75 8V54M91 8V54", p.CHALK_LINE, 1.6, stroke_opacity=0.7),
        stroke(line_to(round_, close=False), p.PAPER, 5.5, stroke_linecap="butt"),
        arrow_head(64, 15.5, 17, -158, fill=p.PAPER),
        ball(66, 31, 19, -24),
        stroke("M66 59V64", p.INK_TEXT, 8, stroke_linecap="butt"),
        ellipse(66, 67, 26, 4, fill=p.INK_TEXT),
    )


SCENES = (
    fumble, interception, missed_kick, blocked_kick, fourth_down, safety, red_flag, holding, personal_foul, false_start,
    interference, tackle, sack, kick_return, punt, clock, offsides, delay, challenge,
)  # fmt: skip


def build() -> dict[str, bytes]:
    """Returns the file of each picture. A function's name is the picture's name."""
    return {f"svg/hero/incident/{incident.__name__}.svg": incident() for incident in SCENES}
