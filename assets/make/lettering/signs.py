"""The punctuation, arithmetic signs and arrows of Parlor Block."""

import math

from assets.make.lettering.accents import ACUTE, TILDE
from assets.make.lettering.capitals import S
from assets.make.lettering.digits import OUTLINES
from assets.make.lettering.shapes import (
    DIAGONAL_SIDE,
    OPEN_SIDE,
    ROUND_SIDE,
    Contour,
    Drawing,
    box,
    hole,
    mirrored,
    moved,
    octagon,
    solid,
    turned,
)

DOT = 160
DOT_CUT = 38


def dot(x: float, y: float, size: float = DOT) -> Contour:
    """Returns a chamfered dot with its lower left corner at (x, y)."""
    return solid(*octagon(x, y, x + size, y + size, size * DOT_CUT / DOT))


def asterisk(radius: float, half: float) -> Contour:
    """Returns a six-armed asterisk as one contour; ``half`` is half the width of an arm."""
    points = []
    for arm in range(6):
        angle = math.radians(90 + 60 * arm)
        along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
        points += [
            (along[0] * radius - across[0] * half, along[1] * radius - across[1] * half),
            (along[0] * radius + across[0] * half, along[1] * radius + across[1] * half),
        ]
        notch = angle + math.radians(30)
        points.append((math.cos(notch) * half * 2, math.sin(notch) * half * 2))
    return solid(*((round(x + radius), round(y)) for x, y in points))


QUOTE = solid((38, 700), (122, 700), (160, 662), (160, 548), (68, 420), (0, 420), (42, 540), (0, 540), (0, 662))
COMMA = moved((QUOTE,), 0, -540)[0]
TICK = solid((0, 700), (140, 700), (118, 430), (22, 430))
PAREN = solid((210, 780), (0, 570), (0, 110), (210, -100), (300, -35), (140, 145), (140, 535), (300, 715))
BRACKET = solid((0, 780), (280, 780), (280, 655), (140, 655), (140, 25), (280, 25), (280, -100), (0, -100))
SHAFT = solid((0, 700), (164, 700), (142, 230), (22, 230))
HOOK = solid(
    (0, 485), (0, 570), (130, 700), (335, 700), (465, 570), (465, 425), (318, 278), (318, 226), (168, 226),
    (168, 320), (315, 467), (315, 515), (270, 560), (195, 560), (150, 515), (150, 485),
)  # fmt: skip
BANG = (SHAFT, dot(2, 0))
QUERY = (HOOK, dot(163, 0))
SLASH = solid((0, -40), (215, 740), (365, 740), (150, -40))
CHEVRON = solid((0, 285), (0, 420), (400, 590), (400, 440), (168, 352), (400, 265), (400, 115))
AMPERSAND = (
    solid(
        (200, 700), (340, 700), (450, 590), (450, 478), (356, 384), (442, 270), (486, 352), (640, 352), (640, 310),
        (538, 148), (650, 0), (484, 0), (428, 70), (358, 0), (125, 0), (0, 125), (0, 270), (118, 388), (80, 440),
        (80, 580),
    ),
    hole((237, 578), (292, 578), (312, 558), (312, 510), (262, 462), (217, 512), (217, 558)),
    hole((148, 180), (188, 136), (330, 136), (370, 152), (218, 322), (148, 240)),
)  # fmt: skip
HASH = (
    solid(
        (95, 0), (95, 150), (0, 150), (0, 275), (95, 275), (95, 425), (0, 425), (0, 550), (95, 550), (95, 700),
        (220, 700), (220, 550), (355, 550), (355, 700), (480, 700), (480, 550), (575, 550), (575, 425), (480, 425),
        (480, 275), (575, 275), (575, 150), (480, 150), (480, 0), (355, 0), (355, 150), (220, 150), (220, 0),
    ),
    hole((220, 275), (220, 425), (355, 425), (355, 275)),
)  # fmt: skip
CROSS = solid(
    (95, 140), (225, 270), (355, 140), (450, 235), (320, 365), (450, 495), (355, 590), (225, 460), (95, 590),
    (0, 495), (130, 365), (0, 235),
)  # fmt: skip
PLUS = solid(
    (160, 132), (160, 285), (0, 285), (0, 415), (160, 415), (160, 568), (295, 568), (295, 415), (455, 415),
    (455, 285), (295, 285), (295, 132),
)  # fmt: skip
SMALL_RING = (solid(*octagon(0, 0, 300, 330, 85)), hole(*octagon(105, 100, 195, 230, 28)))
PERCENT = (*moved(SMALL_RING, 0, 370), solid((170, 0), (470, 700), (610, 700), (310, 0)), *moved(SMALL_RING, 480))
HALF = (
    *moved(OUTLINES["1"], -20, 315, 0.55),
    solid((160, 0), (460, 700), (580, 700), (280, 0)),
    *moved(OUTLINES["2"], 475, 0, 0.55),
)
DEGREE = (solid(*octagon(0, 410, 290, 700, 85)), hole(*octagon(95, 505, 195, 605, 30)))
EURO = (
    solid(
        (190, 0), (520, 0), (520, 140), (255, 140), (210, 185), (210, 235), (430, 235), (430, 325), (210, 325),
        (210, 375), (430, 375), (430, 465), (210, 465), (210, 515), (255, 560), (520, 560), (520, 700), (190, 700),
        (60, 570), (60, 465), (0, 465), (0, 375), (60, 375), (60, 325), (0, 325), (0, 235), (60, 235), (60, 130),
    ),
)  # fmt: skip
DOLLAR = (*S.contours, box(205, 700, 315, 785), box(205, -85, 315, 0))
# Contours overlap. This is safe because TrueType fills by winding number.
AT = (
    solid(*octagon(0, -60, 680, 680, 165)),
    hole(*octagon(105, 45, 575, 575, 118)),
    solid(*octagon(180, 150, 425, 470, 80)),
    hole(*octagon(275, 238, 345, 382, 28)),
    box(345, 238, 450, 470),
    box(450, 150, 590, 245),
    box(370, 150, 450, 240),
)
WAVE = moved((TILDE,), 0, -470)
ROOF = solid((0, 480), (130, 700), (260, 700), (390, 480), (250, 480), (195, 580), (140, 480))
BRACE = solid(
    (310, 780), (180, 780), (90, 690), (90, 440), (55, 405), (0, 405), (0, 275), (55, 275), (90, 240), (90, -10),
    (180, -100), (310, -100), (310, 20), (265, 20), (225, 60), (225, 285), (170, 340), (225, 395), (225, 620),
    (265, 660), (310, 660),
)  # fmt: skip
POINT_RIGHT = solid((0, 90), (0, 610), (450, 350))
POINT_UP = solid((0, 110), (290, 590), (580, 110))

SIGNS: dict[str, Drawing] = {
    ".": Drawing(DOT, (dot(0, 0),), OPEN_SIDE + 8, OPEN_SIDE + 8),
    ",": Drawing(DOT, (COMMA,), OPEN_SIDE + 8, OPEN_SIDE + 8),
    ":": Drawing(DOT, (dot(0, 70), dot(0, 410)), ROUND_SIDE, ROUND_SIDE),
    ";": Drawing(DOT, (moved((COMMA,), 0, 70)[0], dot(0, 410)), ROUND_SIDE, ROUND_SIDE),
    "!": Drawing(164, BANG),
    "¡": Drawing(164, turned(BANG, 164)),
    "?": Drawing(465, QUERY, OPEN_SIDE, OPEN_SIDE),
    "¿": Drawing(465, turned(QUERY, 465), OPEN_SIDE, OPEN_SIDE),
    "&": Drawing(650, AMPERSAND, ROUND_SIDE, DIAGONAL_SIDE),
    "+": Drawing(455, (PLUS,), ROUND_SIDE, ROUND_SIDE),
    "\u2212": Drawing(455, (box(0, 285, 455, 415),), ROUND_SIDE, ROUND_SIDE),
    "-": Drawing(270, (box(0, 285, 270, 415),), ROUND_SIDE, ROUND_SIDE),
    "–": Drawing(440, (box(0, 285, 440, 415),), ROUND_SIDE, ROUND_SIDE),
    "—": Drawing(760, (box(0, 285, 760, 415),), ROUND_SIDE, ROUND_SIDE),
    "_": Drawing(500, (box(0, -150, 500, -30),), 0, 0),
    "×": Drawing(450, (CROSS,), ROUND_SIDE, ROUND_SIDE),
    "÷": Drawing(455, (box(0, 285, 455, 415), dot(157, 480, 140), dot(157, 80, 140)), ROUND_SIDE, ROUND_SIDE),
    "=": Drawing(455, (box(0, 400, 455, 525), box(0, 175, 455, 300)), ROUND_SIDE, ROUND_SIDE),
    "<": Drawing(400, (CHEVRON,), ROUND_SIDE, ROUND_SIDE),
    ">": Drawing(400, mirrored((CHEVRON,), 400), ROUND_SIDE, ROUND_SIDE),
    "%": Drawing(780, PERCENT, OPEN_SIDE, OPEN_SIDE),
    "/": Drawing(365, (SLASH,), DIAGONAL_SIDE, DIAGONAL_SIDE),
    "\\": Drawing(365, mirrored((SLASH,), 365), DIAGONAL_SIDE, DIAGONAL_SIDE),
    "|": Drawing(120, (box(0, -100, 120, 780),)),
    "(": Drawing(300, (PAREN,), ROUND_SIDE, DIAGONAL_SIDE),
    ")": Drawing(300, mirrored((PAREN,), 300), DIAGONAL_SIDE, ROUND_SIDE),
    "[": Drawing(280, (BRACKET,), ROUND_SIDE, OPEN_SIDE),
    "]": Drawing(280, mirrored((BRACKET,), 280), OPEN_SIDE, ROUND_SIDE),
    "'": Drawing(140, (TICK,), OPEN_SIDE, OPEN_SIDE),
    '"': Drawing(320, (TICK, *moved((TICK,), 180)), OPEN_SIDE, OPEN_SIDE),
    "’": Drawing(160, (QUOTE,), OPEN_SIDE, OPEN_SIDE),
    "‘": Drawing(160, turned((QUOTE,), 160, 1120), OPEN_SIDE, OPEN_SIDE),
    "”": Drawing(360, (QUOTE, *moved((QUOTE,), 200)), OPEN_SIDE, OPEN_SIDE),
    "“": Drawing(360, turned((QUOTE, *moved((QUOTE,), 200)), 360, 1120), OPEN_SIDE, OPEN_SIDE),
    "#": Drawing(575, HASH, OPEN_SIDE, OPEN_SIDE),
    "*": Drawing(360, moved((asterisk(180, 52),), 0, 520), OPEN_SIDE, OPEN_SIDE),
    "½": Drawing(745, HALF, OPEN_SIDE, OPEN_SIDE),
    "°": Drawing(290, DEGREE, OPEN_SIDE, OPEN_SIDE),
    "€": Drawing(520, EURO, DIAGONAL_SIDE, OPEN_SIDE),
    "$": Drawing(S.width, DOLLAR, ROUND_SIDE, ROUND_SIDE),
    "@": Drawing(680, AT, ROUND_SIDE, ROUND_SIDE),
    "~": Drawing(345, WAVE, OPEN_SIDE, OPEN_SIDE),
    "^": Drawing(390, (ROOF,), OPEN_SIDE, OPEN_SIDE),
    "`": Drawing(255, moved(mirrored((ACUTE,), 255), 0, -190), OPEN_SIDE, OPEN_SIDE),
    "{": Drawing(310, (BRACE,), DIAGONAL_SIDE, OPEN_SIDE),
    "}": Drawing(310, mirrored((BRACE,), 310), OPEN_SIDE, DIAGONAL_SIDE),
    "◀": Drawing(450, mirrored((POINT_RIGHT,), 450), ROUND_SIDE, ROUND_SIDE),
    "▶": Drawing(450, (POINT_RIGHT,), ROUND_SIDE, ROUND_SIDE),
    "▲": Drawing(580, (POINT_UP,), ROUND_SIDE, ROUND_SIDE),
    "▼": Drawing(580, turned((POINT_UP,), 580), ROUND_SIDE, ROUND_SIDE),
    "·": Drawing(DOT, (dot(0, 270),), ROUND_SIDE, ROUND_SIDE),
    "•": Drawing(240, (dot(0, 230, 240),), ROUND_SIDE, ROUND_SIDE),
    "…": Drawing(620, (dot(0, 0), dot(230, 0), dot(460, 0)), OPEN_SIDE + 8, OPEN_SIDE + 8),
    " ": Drawing(230, (), 0, 0),
}
"""Maps each character to its drawing."""
