"""Draws the pictures on Football War's cards, 132 by 104: the special cards, and the diagrams of the playbook."""

import math

from assets.make.art import palette as p
from assets.make.art.motifs import arrow_head, ball, card, cross, helmet, posts, ring
from assets.make.art.playbook import PLAYS
from assets.make.art.svg import circle, curve, dashed, document, line_to, path, polygon, rect, star, stroke

WIDTH, HEIGHT = 132, 104
WILD, KICK, EXTRA, STUFF, TURN = "#95346D", "#7A4FD0", "#4B5262", "#C98A00", "#8A2F24"


def scene(*parts: str) -> bytes:
    """Returns one picture."""
    return document(WIDTH, HEIGHT, *parts)


def audible() -> bytes:
    """The quarterback shouts a new play over the line."""
    bubble = "M52 4H122Q129 4 129 11V53Q129 60 122 60H76L58 74L62 60H52Q45 60 45 53V11Q45 4 52 4Z"
    return scene(
        path(bubble, fill=p.PAPER, stroke=p.INK_TEXT, stroke_width=3, stroke_linejoin="round"),
        cross(61, 20, 11, WILD, 3.6),
        cross(61, 44, 11, WILD, 3.6),
        ring(111, 45, 13, WILD, 3.6),
        stroke("M70 32C82 20 90 44 104 24", WILD, 4),
        arrow_head(113, 12, 15, -50, fill=WILD),
        helmet(33, 66, 60, WILD, "#6E1F4E", p.STEEL_DARK, p.CHALK50, -8),
        stroke("M70 80L84 78M68 88L82 92M62 95L72 103", p.INK_TEXT, 3),
        polygon(star(108, 86, 14, 5.8), fill=p.YELLOW, stroke=p.INK_TEXT, stroke_width=2, stroke_linejoin="round"),
    )


def field_goal() -> bytes:
    """The ball between the posts."""
    return scene(
        path("M0 92C30 85 102 85 132 92V104H0Z", fill="#1C5537", fill_opacity=0.22),
        posts(70, 98, 92, p.INK_TEXT, 0.82, 0.105),
        posts(70, 96.5, 90, p.REAL_DEAL, 0.82, 0.06),
        stroke(dashed(curve((10, 100), ((18, 62), (38, 38), (58, 33))), 7, 5), KICK, 4, stroke_linecap="butt"),
        stroke("M50 14L44 8M92 14L98 8M70 10V3", KICK, 3.2),
        ball(71, 30, 40, -24),
    )


def offense() -> bytes:
    """Two cards that leave the hand."""
    return scene(
        path("M22 88C44 76 88 76 110 88C110 99 22 99 22 88Z", fill=EXTRA, fill_opacity=0.28),
        card(46, 40, 40, p.PAPER, p.INK_TEXT, ring(0, 0, 42, "#0B7A38", 10), angle=-14, edge_width=0.06),
        card(88, 42, 40, p.PAPER, p.INK_TEXT, cross(0, 0, 42, "#12378F", 11), angle=13, edge_width=0.06),
        stroke("M40 74V80M94 76V82", p.INK_TEXT, 4),
        arrow_head(39, 94, 15, 94, fill=p.INK_TEXT),
        arrow_head(95, 96, 15, 86, fill=p.INK_TEXT),
        circle(67, 16, 13.5, fill="#0B7A38", stroke=p.INK_TEXT, stroke_width=2.4),
        stroke("M67 9V23M60 16H74", p.PAPER, 4.4),
    )


def defense() -> bytes:
    """A shield that repels two cards."""
    shield = "M66 4L106 17V46C106 72 90 90 66 100C42 90 26 72 26 46V17Z"
    half = "M66 4L106 17V46C106 72 90 90 66 100Z"
    return scene(
        card(24, 54, 38, p.PAPER, p.INK_TEXT, cross(0, 0, 40, p.STEEL_DARK, 11), angle=-24, edge_width=0.07),
        card(108, 54, 38, p.PAPER, p.INK_TEXT, ring(0, 0, 42, p.STEEL_DARK, 10), angle=24, edge_width=0.07),
        path(shield, fill="#F5D98F", stroke=p.INK_TEXT, stroke_width=3.4, stroke_linejoin="round"),
        path(half, fill=STUFF, fill_opacity=0.5),
        path(
            "M66 15L96 25V46C96 66 84 80 66 88.500C48 80 36 66 36 46V25Z", fill="none", stroke=p.PAPER, stroke_width=2
        ),
        stroke("M47 50H61M54 43V57", p.INK_TEXT, 5.6),
        stroke("M69 40C71 32 87 32 87 42C87 50 70 56 69 66H88", p.INK_TEXT, 6, stroke_linecap="butt"),
    )


def turnover() -> bytes:
    """Two arrows that turn around a ball."""
    arrows = []
    for turn in (0, 180):
        track = [
            (66 + 44 * math.cos(math.radians(a + turn)), 52 + 41 * math.sin(math.radians(a + turn)))
            for a in range(-20, -153, -7)
        ]
        x, y = track[-1]
        arrows += [
            stroke(line_to(track, close=False), p.INK_TEXT, 15, stroke_linecap="butt"),
            stroke(line_to(track, close=False), TURN, 9.5, stroke_linecap="butt"),
            arrow_head(
                x - 14 * math.cos(math.radians(turn)) + (2 if turn == 0 else -2),
                y + 17 * math.cos(math.radians(turn)),
                29,
                turn + 122,
                fill=TURN,
                stroke=p.INK_TEXT,
                stroke_width=2.6,
                stroke_linejoin="round",
            ),
        ]
    return scene(*arrows, ball(66, 52, 46, -24))


def grid() -> bytes:
    """The squared paper of a playbook."""
    lines = "".join(f"M{x} 0V{HEIGHT}" for x in range(6, WIDTH, 12)) + "".join(
        f"M0 {y}H{WIDTH}" for y in range(4, HEIGHT, 12)
    )
    return scene(rect(0, 0, WIDTH, HEIGHT, fill="#FFFFFF", fill_opacity=0.35), stroke(lines, "#9DB7D6", 0.7))


SPECIALS = (audible, field_goal, offense, defense, turnover, grid)


def build() -> dict[str, bytes]:
    """Returns the file of each picture. PENALTY has none: it shows the flag."""
    return {f"svg/hero/football_war/{hero.__name__}.svg": hero() for hero in (*PLAYS, *SPECIALS)}
