"""Outlines of the capitals A to Z and of Æ, Œ, Þ, Ð, Ø and Ł in the font Parlor Block."""

from assets.make.lettering.shapes import (
    BAR,
    CAP_HEIGHT,
    DIAGONAL_SIDE,
    INNER_CUT,
    OPEN_SIDE,
    OUTER_CUT,
    ROUND_SIDE,
    STEM,
    STRAIGHT_SIDE,
    Contour,
    Drawing,
    box,
    hole,
    octagon,
    solid,
)

WIDE = 530
INSIDE = WIDE - STEM
TOP = CAP_HEIGHT - BAR
CUT_LEFT = OUTER_CUT
CUT_RIGHT = WIDE - OUTER_CUT
CUT_HIGH = CAP_HEIGHT - OUTER_CUT
BOWL = octagon(STEM, BAR, INSIDE, TOP, INNER_CUT)

RING: tuple[Contour, ...] = (solid(*octagon(0, 0, WIDE, CAP_HEIGHT, OUTER_CUT)), hole(*BOWL))

CUP: tuple[tuple[float, float], ...] = (
    (WIDE, OUTER_CUT),
    (CUT_RIGHT, 0),
    (CUT_LEFT, 0),
    (0, OUTER_CUT),
)
CUP_INSIDE: tuple[tuple[float, float], ...] = (
    (STEM, BAR + INNER_CUT),
    (STEM + INNER_CUT, BAR),
    (INSIDE - INNER_CUT, BAR),
    (INSIDE, BAR + INNER_CUT),
)
DOME_INSIDE: tuple[tuple[float, float], ...] = (
    (STEM, TOP - INNER_CUT),
    (STEM + INNER_CUT, TOP),
    (INSIDE - INNER_CUT, TOP),
    (INSIDE, TOP - INNER_CUT),
)

A = Drawing(
    640,
    (
        solid((0, 0), (235, 700), (405, 700), (640, 0), (475, 0), (433, 125), (207, 125), (165, 0)),
        hole((245, 240), (395, 240), (320, 464)),
    ),
    DIAGONAL_SIDE,
    DIAGONAL_SIDE,
)
B = Drawing(
    540,
    (
        solid(
            (0, 0), (0, 700), (400, 700), (522, 578), (522, 424), (463, 365), (540, 288), (540, 130), (410, 0),
        ),
        hole((150, 430), (150, 565), (337, 565), (374, 528), (374, 467), (337, 430)),
        hole((150, 135), (150, 296), (350, 296), (390, 256), (390, 175), (350, 135)),
    ),
    STRAIGHT_SIDE,
    ROUND_SIDE,
)  # fmt: skip
C = Drawing(
    WIDE,
    (
        solid(
            *CUP, (0, CUT_HIGH), (CUT_LEFT, 700), (CUT_RIGHT, 700), (WIDE, CUT_HIGH), (WIDE, 455), (INSIDE, 455),
            *DOME_INSIDE[::-1], *CUP_INSIDE, (INSIDE, 245), (WIDE, 245),
        ),
    ),
    ROUND_SIDE,
    OPEN_SIDE + 8,
)  # fmt: skip
D = Drawing(
    WIDE,
    (
        solid((0, 0), (0, 700), (390, 700), (530, 560), (530, 140), (390, 0)),
        hole((150, 140), (150, 560), (328, 560), (380, 508), (380, 192), (328, 140)),
    ),
    STRAIGHT_SIDE,
    ROUND_SIDE,
)
E = Drawing(
    465,
    (
        solid(
            (0, 0), (0, 700), (460, 700), (460, 560), (150, 560), (150, 422), (415, 422), (415, 284), (150, 284),
            (150, 140), (465, 140), (465, 0),
        ),
    ),
    STRAIGHT_SIDE,
    OPEN_SIDE,
)  # fmt: skip
F = Drawing(
    450,
    (
        solid(
            (0, 0), (0, 700), (450, 700), (450, 560), (150, 560), (150, 408), (405, 408), (405, 270), (150, 270),
            (150, 0),
        ),
    ),
    STRAIGHT_SIDE,
    OPEN_SIDE - 6,
)  # fmt: skip
G = Drawing(
    WIDE,
    (
        solid(
            *CUP, (0, CUT_HIGH), (CUT_LEFT, 700), (CUT_RIGHT, 700), (WIDE, CUT_HIGH), (WIDE, 480), (INSIDE, 480),
            *DOME_INSIDE[::-1], *CUP_INSIDE, (INSIDE, 255), (275, 255), (275, 385), (WIDE, 385),
        ),
    ),
    ROUND_SIDE,
    ROUND_SIDE,
)  # fmt: skip
H = Drawing(
    550,
    (
        solid(
            (0, 0), (0, 700), (150, 700), (150, 424), (400, 424), (400, 700), (550, 700), (550, 0), (400, 0),
            (400, 284), (150, 284), (150, 0),
        ),
    ),
)  # fmt: skip
I = Drawing(STEM, (box(0, 0, STEM, 700),))  # noqa: E741
J = Drawing(
    470,
    (
        solid(
            (470, 700), (470, 130), (340, 0), (130, 0), (0, 130), (0, 240), (150, 240), (150, 182), (192, 140),
            (278, 140), (320, 182), (320, 700),
        ),
    ),
    OPEN_SIDE,
    STRAIGHT_SIDE,
)  # fmt: skip
K = Drawing(
    575,
    (
        solid(
            (0, 0), (0, 700), (150, 700), (150, 430), (370, 700), (555, 700), (290, 375), (575, 0), (385, 0),
            (192, 254), (150, 203), (150, 0),
        ),
    ),
    STRAIGHT_SIDE,
    DIAGONAL_SIDE - 6,
)  # fmt: skip
L = Drawing(440, (solid((0, 0), (0, 700), (150, 700), (150, 140), (440, 140), (440, 0)),), STRAIGHT_SIDE, OPEN_SIDE - 6)
M = Drawing(
    700,
    (
        solid(
            (0, 0), (0, 700), (185, 700), (350, 390), (515, 700), (700, 700), (700, 0), (550, 0), (550, 444),
            (415, 190), (285, 190), (150, 444), (150, 0),
        ),
    ),
)  # fmt: skip
N = Drawing(
    560,
    (
        solid(
            (0, 0), (0, 700), (160, 700), (410, 285), (410, 700), (560, 700), (560, 0), (400, 0), (150, 415),
            (150, 0),
        ),
    ),
)  # fmt: skip
O = Drawing(WIDE, RING, ROUND_SIDE, ROUND_SIDE)  # noqa: E741
P = Drawing(
    520,
    (
        solid((0, 0), (0, 700), (390, 700), (520, 570), (520, 375), (390, 245), (150, 245), (150, 0)),
        hole((150, 385), (150, 560), (328, 560), (370, 518), (370, 427), (328, 385)),
    ),
    STRAIGHT_SIDE,
    OPEN_SIDE,
)
Q = Drawing(
    560,
    (
        solid(
            (130, 0), (400, 0), (478, -78), (573, 17), (496, 94), (530, 128), (530, 570), (400, 700), (130, 700),
            (0, 570), (0, 130),
        ),
        hole(
            (195, 140), (260, 140), (245, 155), (340, 250), (380, 210), (380, 515), (335, 560), (195, 560),
            (150, 515), (150, 185),
        ),
    ),
    ROUND_SIDE,
    OPEN_SIDE - 10,
)  # fmt: skip
R = Drawing(
    560,
    (
        solid(
            (0, 0), (0, 700), (405, 700), (535, 570), (535, 380), (433, 278), (562, 0), (390, 0), (270, 250),
            (150, 250), (150, 0),
        ),
        hole((150, 388), (150, 560), (343, 560), (385, 518), (385, 430), (343, 388)),
    ),
    STRAIGHT_SIDE,
    DIAGONAL_SIDE,
)  # fmt: skip
S = Drawing(
    520,
    (
        solid(
            (130, 700), (390, 700), (520, 570), (520, 496), (370, 496), (370, 515), (325, 560), (190, 560),
            (150, 520), (150, 463), (190, 423), (400, 423), (520, 303), (520, 130), (390, 0), (130, 0), (0, 130),
            (0, 212), (150, 212), (150, 185), (195, 140), (330, 140), (370, 180), (370, 243), (330, 283),
            (120, 283), (0, 403), (0, 570),
        ),
    ),
    ROUND_SIDE,
    ROUND_SIDE,
)  # fmt: skip
T = Drawing(
    530,
    (solid((0, 700), (530, 700), (530, 560), (340, 560), (340, 0), (190, 0), (190, 560), (0, 560)),),
    DIAGONAL_SIDE + 4,
    DIAGONAL_SIDE + 4,
)
U = Drawing(
    WIDE,
    (solid((WIDE, 700), *CUP, (0, 700), (STEM, 700), *CUP_INSIDE, (INSIDE, 700)),),
    STRAIGHT_SIDE,
    STRAIGHT_SIDE,
)
V = Drawing(
    630,
    (solid((0, 700), (232, 0), (398, 0), (630, 700), (466, 700), (315, 234), (164, 700)),),
    DIAGONAL_SIDE - 4,
    DIAGONAL_SIDE - 4,
)
W = Drawing(
    850,
    (
        solid(
            (0, 700), (168, 0), (322, 0), (425, 425), (528, 0), (682, 0), (850, 700), (695, 700), (588, 262),
            (483, 700), (367, 700), (262, 262), (155, 700),
        ),
    ),
    DIAGONAL_SIDE - 2,
    DIAGONAL_SIDE - 2,
)  # fmt: skip
X = Drawing(
    620,
    (
        solid(
            (0, 700), (180, 700), (310, 481), (440, 700), (620, 700), (412, 352), (620, 0), (440, 0), (310, 221),
            (180, 0), (0, 0), (208, 352),
        ),
    ),
    DIAGONAL_SIDE - 2,
    DIAGONAL_SIDE - 2,
)  # fmt: skip
Y = Drawing(
    610,
    (
        solid(
            (0, 700), (172, 700), (305, 456), (438, 700), (610, 700), (380, 278), (380, 0), (230, 0), (230, 278),
        ),
    ),
    DIAGONAL_SIDE - 6,
    DIAGONAL_SIDE - 6,
)  # fmt: skip
Z = Drawing(
    510,
    (
        solid(
            (10, 700), (505, 700), (505, 570), (197, 140), (510, 140), (510, 0), (0, 0), (0, 130), (308, 560),
            (10, 560),
        ),
    ),
    OPEN_SIDE + 6,
    OPEN_SIDE + 6,
)  # fmt: skip

AE = Drawing(
    880,
    (
        solid(
            (0, 0), (270, 700), (875, 700), (875, 560), (610, 560), (610, 422), (830, 422), (830, 284), (610, 284),
            (610, 140), (880, 140), (880, 0), (460, 0), (460, 125), (213, 125), (165, 0),
        ),
        hole((259, 245), (460, 245), (460, 560), (381, 560)),
    ),
    DIAGONAL_SIDE,
    OPEN_SIDE,
)  # fmt: skip
OE = Drawing(
    860,
    (
        solid(
            (130, 0), (0, 130), (0, 570), (130, 700), (855, 700), (855, 560), (600, 560), (600, 422), (810, 422),
            (810, 284), (600, 284), (600, 140), (860, 140), (860, 0),
        ),
        hole((195, 140), (150, 185), (150, 515), (195, 560), (450, 560), (450, 140)),
    ),
    ROUND_SIDE,
    OPEN_SIDE,
)  # fmt: skip
THORN = Drawing(
    510,
    (
        solid(
            (0, 0), (0, 700), (150, 700), (150, 590), (385, 590), (510, 465), (510, 235), (385, 110), (150, 110),
            (150, 0),
        ),
        hole((150, 245), (150, 455), (320, 455), (362, 413), (362, 287), (320, 245)),
    ),
    STRAIGHT_SIDE,
    ROUND_SIDE,
)  # fmt: skip
# Contours of ETH, O-slash and L-slash overlap. This is safe because TrueType fills by winding number.
ETH = Drawing(580, (*(tuple((x + 50, y) for x, y in c) for c in D.contours), box(0, 290, 300, 410)), 8, ROUND_SIDE)
O_SLASH = Drawing(WIDE, (*RING, solid((-30, 20), (60, -50), (560, 680), (470, 750))), ROUND_SIDE, ROUND_SIDE)
L_SLASH = Drawing(
    490,
    (*(tuple((x + 50, y) for x, y in c) for c in L.contours), solid((0, 210), (0, 330), (320, 500), (320, 380))),
    10,
    OPEN_SIDE - 6,
)

CAPITALS: dict[str, Drawing] = {
    "A": A, "B": B, "C": C, "D": D, "E": E, "F": F, "G": G, "H": H, "I": I, "J": J, "K": K, "L": L, "M": M,
    "N": N, "O": O, "P": P, "Q": Q, "R": R, "S": S, "T": T, "U": U, "V": V, "W": W, "X": X, "Y": Y, "Z": Z,
    "Æ": AE, "Œ": OE, "Þ": THORN, "Ð": ETH, "Ø": O_SLASH, "Ł": L_SLASH,
}  # fmt: skip
"""Maps each character to its drawing."""
