"""Draws the 16 plays of Football War as a coach's diagrams, 132 by 104. The offense moves up.

The essence of a play is thick, in the color of runs or passes. Blocks and fakes are thin.
"""

import math
from collections.abc import Callable, Sequence

from assets.make.art import palette as p
from assets.make.art.motifs import arrow_head, ball, cross, letters, posts, ring
from assets.make.art.svg import Point, circle, curve, dashed, document, line_to, path, rect, star, stroke

WIDTH, HEIGHT = 132, 104
RUN, PASS = "#0B7A38", "#12378F"
LINE_Y = 52.0
"""The y of the line of scrimmage."""
INTERIOR = (44, 55, 66, 77, 88)
"""The x of the five players of the offensive line."""
INK, DEFENSE, FAINT = p.OFFENSE, "#6B7280", "#A9AFBA"
"""Colors of the offense, the defense and secondary lines."""
MAIN, THIN = 4.6, 2.0
"""Widths of lines."""


def diagram(*parts: str) -> bytes:
    """Returns a diagram with its line of scrimmage."""
    scrimmage = stroke(dashed(((3, LINE_Y), (129, LINE_Y)), 5, 4), FAINT, 1.5, stroke_linecap="butt")
    return document(WIDTH, HEIGHT, scrimmage, *parts)


def players(*spots: Point) -> str:
    """Draws players of the offense."""
    return "".join(ring(x, y, 8.6, INK, 2.1) for x, y in spots)


def defenders(*spots: Point) -> str:
    """Draws players of the defense."""
    return "".join(cross(x, y, 6.6, DEFENSE, 2.1) for x, y in spots)


def offensive_line(y: float = 60) -> str:
    """Draws the five players of the offensive line, the center as a square."""
    return players(*[(x, y) for x in INTERIOR if x != 66]) + rect(
        61.9, y - 4.1, 8.2, 8.2, fill=INK, stroke=INK, stroke_width=1
    )


def defensive_front() -> str:
    """Draws four defensive linemen and two linebackers."""
    return defenders((46, 44), (59, 44), (73, 44), (87, 44), (54, 31), (80, 31))


def carrier(x: float, y: float, color: str) -> str:
    """Draws the player who gets the ball."""
    return circle(x, y, 5.4, fill=color, stroke=INK, stroke_width=1.6)


def draw_route(
    points: Sequence[Point], color: str, width: float = MAIN, *, dash: bool = False, head: bool = True
) -> str:
    """Draws a route with an arrow head at its end."""
    (x0, y0), (x1, y1) = points[-2:]
    angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
    size = 5.5 + 1.6 * width
    back = size * 0.6 if head else 0.0
    short = (x1 - back * math.cos(math.radians(angle)), y1 - back * math.sin(math.radians(angle)))
    track = [*points[:-1], short]
    data = dashed(track, 5, 4.2) if dash else line_to(track, close=False)
    ends = "butt" if dash else "round"
    tip = arrow_head(x1, y1, size, angle, fill=color) if head else ""
    return stroke(data, color, width, stroke_linecap=ends) + tip


def block(*points: Point) -> str:
    """Draws a block: a thin line that ends in a crossbar."""
    (x0, y0), (x1, y1) = points[-2:]
    long = math.dist((x0, y0), (x1, y1))
    across = ((y1 - y0) / long * 4.2, (x0 - x1) / long * 4.2)
    bar = f"M{x1 - across[0]:.2f} {y1 - across[1]:.2f}L{x1 + across[0]:.2f} {y1 + across[1]:.2f}"
    return stroke(line_to(points, close=False) + bar, INK, THIN)


def throw(start: Point, over: Point, end: Point, *, turned: float = -30) -> str:
    """Draws the curve of a pass, bent towards ``over``, with the ball on it, ``turned`` by degrees."""
    track = curve(start, (over, over, end))
    x, y = track[len(track) * 3 // 5]
    return stroke(dashed(track, 4, 3.4), p.LEATHER, 2.2, stroke_linecap="butt") + ball(x, y, 15, turned)


def mirrored(points: Sequence[Point]) -> list[Point]:
    """Returns the same route on the other side of the field."""
    return [(WIDTH - x, y) for x, y in points]


def quick_hb_pitch() -> bytes:
    """The quarterback pitches the ball wide to a back, who runs around the end."""
    run = curve((48, 86), ((70, 97), (88, 96), (102, 84)), ((116, 72), (120, 50), (120, 10)))
    return diagram(
        defensive_front(),
        offensive_line(),
        players((66, 72)),
        block((88, 56), (101, 40)),
        draw_route(run, RUN),
        carrier(48, 86, RUN),
        stroke(dashed(curve((70, 74), ((76, 70), (86, 72), (92, 82))), 3.4, 3), p.LEATHER, 2.2, stroke_linecap="butt"),
        ball(85, 73.5, 17, 34),
    )


def hb_dive() -> bytes:
    """A run straight ahead through a gap between two blocks."""
    return diagram(
        defenders((40, 44), (53, 43), (87, 43), (98, 44), (48, 30), (94, 30)),
        offensive_line(),
        players((56, 74)),
        block((63, 56), (57, 45)),
        block((78, 56), (84, 45)),
        block((88, 56), (94, 46)),
        block((55, 56), (49, 46)),
        draw_route([(66, 94), (71.5, 74), (71.5, 5)], RUN, 6.4),
        carrier(66, 94, RUN),
    )


def hb_sweep() -> bytes:
    """Both guards pull, and the back follows them around the end."""
    run = curve((60, 92), ((84, 98), (104, 92), (113, 74)), ((119, 60), (121, 38), (121, 8)))
    return diagram(
        defensive_front(),
        offensive_line(),
        players((66, 71)),
        block(*curve((55, 65), ((62, 76), (84, 74), (97, 62)), ((100, 58), (101, 48), (101, 40)))),
        block(*curve((77, 65), ((84, 80), (100, 74), (108, 60)), ((110, 54), (111, 38), (111, 26)))),
        draw_route(run, RUN),
        carrier(60, 92, RUN),
    )


def hb_draw() -> bytes:
    """A run that looks like a pass: the back waits, then runs up the middle."""
    waiting = "".join(circle(x, 93, 1.9, fill=RUN) for x in (96, 103, 110))
    return diagram(
        defenders((34, 46), (98, 46), (46, 26), (86, 26)),
        offensive_line(),
        "".join(block((x, 65), (x + (x - 66) * 0.16, 71)) for x in INTERIOR if x != 66),
        draw_route([(13, 58), (13, 6)], FAINT, 2.6),
        draw_route([(119, 58), (119, 6)], FAINT, 2.6),
        players((13, 60), (119, 60)),
        draw_route([(61, 69), (50, 92)], INK, THIN, dash=True),
        draw_route([(86, 93), (71, 84), (66, 68), (66, 5)], RUN),
        carrier(86, 93, RUN),
        waiting,
    )


def hb_counter() -> bytes:
    """A fake to one side, then a run to the other."""
    return diagram(
        defenders((38, 44), (50, 44), (62, 44), (76, 44), (40, 29), (58, 29)),
        draw_route([(34, 29), (14, 29)], FAINT, 2.4),
        draw_route([(32, 44), (12, 44)], FAINT, 2.4),
        offensive_line(),
        players((66, 71)),
        stroke(dashed(((70, 92), (32, 84)), 5, 3.6), RUN, 3.4, stroke_linecap="butt"),
        draw_route([(32, 84), (97, 66), (104, 34), (104, 6)], RUN, 5),
        carrier(70, 92, RUN),
    )


def fb_trap() -> bytes:
    """A defender is let through and then blocked by the guard from the other side."""
    return diagram(
        ring(48, 45, 14, "#B8860B", 2),
        defenders((48, 45), (84, 41), (98, 41), (56, 26), (88, 24)),
        offensive_line(),
        players((46, 84)),
        block((88, 56), (96, 47)),
        block((66, 56), (80, 46)),
        block(*curve((77, 65), ((75, 80), (52, 82), (49, 53)))),
        draw_route([(66, 94), (66, 74), (60, 46), (68, 5)], RUN, 5),
        carrier(66, 94, RUN),
    )


def qb_sneak() -> bytes:
    """The quarterback runs behind a wedge of five blockers."""
    wedge = ((66, 55), (55, 60), (77, 60), (44, 66), (88, 66))
    return diagram(
        defenders((48, 41), (84, 41), (38, 44), (94, 44)),
        stroke(dashed(((6, 30), (126, 30)), 6, 3.5), "#B8860B", 2.6, stroke_linecap="butt"),
        path("M66 34L98 62L92 68L66 46L40 68L34 62Z", fill=RUN, fill_opacity=0.16),
        players(*wedge[1:]),
        draw_route([(66, 84), (66, 12)], RUN, 10),
        rect(61.9, 50.9, 8.2, 8.2, fill=INK, stroke=p.PAPER, stroke_width=1.2),
        carrier(66, 84, RUN),
        stroke("M52 92L46 98M80 92L86 98M66 95V102", RUN, 3),
    )


def qb_option() -> bytes:
    """The quarterback keeps or pitches the ball, depending on the last defender."""
    return diagram(
        defenders((46, 44), (59, 44), (73, 44), (54, 31)),
        offensive_line(),
        ring(98, 46, 14, "#B8860B", 2),
        defenders((98, 46)),
        draw_route([(66, 73), (84, 76), (86, 60), (86, 6)], RUN),
        draw_route([(88, 92), (112, 86), (120, 62), (120, 6)], RUN, MAIN, dash=True),
        stroke(
            dashed(curve((86, 75), ((92, 70), (100, 74), (106, 84))), 3.4, 3), p.LEATHER, 2.2, stroke_linecap="butt"
        ),
        players((88, 92)),
        carrier(66, 73, RUN),
        ball(99, 75, 15, 40),
        letters("OR", 103, 22, 10, fill=RUN),
    )


def quick_slant() -> bytes:
    """Both receivers run a few steps, then sharply inside."""
    route = [(12.0, 60.0), (12.0, 40.0), (60.0, 12.0)]
    return diagram(
        defenders((12, 24), (120, 24), (66, 36)),
        offensive_line(),
        draw_route(route, PASS),
        draw_route(mirrored([(12, 60), (12, 40), (52, 17)]), PASS),
        carrier(12, 60, PASS),
        carrier(120, 60, PASS),
        players((66, 82)),
        throw((62, 78), (44, 62), (40, 26), turned=-78),
    )


def hb_screen() -> bytes:
    """The rushers are let through, and the pass goes over them to a back behind three blockers."""
    return diagram(
        players((44, 60), (55, 60)),
        rect(61.9, 55.9, 8.2, 8.2, fill=INK, stroke=INK, stroke_width=1),
        defenders((54, 80), (66, 76), (78, 84), (60, 31)),
        *(draw_route([(x, 46), (x + dx, 68)], FAINT, 2) for x, dx in ((52, 1), (66, 0), (80, -2))),
        block(*curve((66, 56), ((76, 44), (84, 40), (90, 34)))),
        block(*curve((77, 60), ((90, 54), (98, 44), (104, 34)))),
        block(*curve((88, 62), ((104, 58), (114, 48), (118, 38)))),
        players((77, 60), (88, 62)),
        draw_route([(84, 92), (106, 82), (107, 60), (107, 5)], PASS),
        carrier(84, 92, PASS),
        players((40, 94)),
        throw((45, 91), (74, 52), (103, 79), turned=8),
    )


def curl() -> bytes:
    """Both receivers run upfield and curl back to the ball."""
    hook = curve((20, 60), ((20, 46), (20, 30), (20, 24)), ((20, 2), (46, 2), (46, 18)), ((46, 24), (44, 28), (41, 33)))
    return diagram(
        defenders((6, 20), (126, 20), (66, 36)),
        offensive_line(),
        draw_route(hook, PASS, 5),
        draw_route(mirrored(hook), PASS, 5),
        carrier(20, 60, PASS),
        carrier(112, 60, PASS),
        players((66, 82)),
        throw((62, 78), (42, 64), (38, 38), turned=-75),
    )


def quick_out() -> bytes:
    """Both receivers run a few steps, then straight to the sideline."""
    route = [(36.0, 60.0), (36.0, 26.0), (4.0, 26.0)]
    return diagram(
        stroke("M2 4V100M130 4V100", FAINT, 2),
        defenders((44, 16), (88, 16), (66, 36)),
        offensive_line(),
        draw_route(route, PASS, 5),
        draw_route(mirrored(route), PASS, 5),
        carrier(32, 62, PASS),
        carrier(100, 62, PASS),
        players((66, 82)),
        throw((61, 80), (18, 74), (12, 32), turned=-100),
    )


def deep_post() -> bytes:
    """A long route that turns towards the goal posts."""
    return diagram(
        posts(92, 34, 31, "#B8860B", 0.86, 0.1),
        defenders((26, 42), (46, 34)),
        offensive_line(),
        draw_route([(14, 60), (14, 32), (74, 7)], PASS, 5),
        carrier(14, 60, PASS),
        players((66, 84), (118, 60)),
        throw((64, 78), (62, 40), (60, 18), turned=-80),
    )


def go_route() -> bytes:
    """A straight route as far as possible."""
    return diagram(
        offensive_line(),
        defenders((99, 38), (40, 34)),
        draw_route([(114, 72), (114, 4)], PASS, 8.5),
        carrier(114, 72, PASS),
        stroke("M106 84V98M114 86V102M122 84V98", PASS, 2.6),
        players((52, 88), (14, 60)),
        throw((55, 83), (66, 20), (104, 10), turned=-52),
    )


def play_action() -> bytes:
    """A fake handoff that draws the defense, then a deep pass."""
    return diagram(
        defensive_front(),
        offensive_line(),
        stroke(dashed(((74, 94), (70, 76), (70, 36)), 4.6, 3.6), FAINT, 4, stroke_linecap="butt"),
        arrow_head(70, 26, 12, -90, fill="none", stroke=DEFENSE, stroke_width=1.8),
        players((74, 94)),
        letters("FAKE", 103, 91, 9, fill=DEFENSE),
        draw_route([(60, 74), (48, 82), (28, 84)], INK, 2.4),
        players((62, 73)),
        draw_route([(116, 60), (116, 34), (40, 12)], PASS, 5),
        carrier(116, 60, PASS),
        throw((26, 80), (18, 40), (50, 20), turned=-62),
    )


def hail_mary() -> bytes:
    """All receivers run deep, and the pass goes high."""
    zone = rect(3, 2, 126, 19, fill=PASS, fill_opacity=0.16) + stroke("M3 21H129", PASS, 2.4)
    rays = "".join(
        stroke(f"M{66 + 11 * math.cos(a):.2f} {13 + 9 * math.sin(a):.2f}L{66 + 17 * math.cos(a):.2f} "
               f"{13 + 14 * math.sin(a):.2f}", "#B8860B", 2)
        for a in [math.radians(angle) for angle in range(180, 361, 30)]
    )  # fmt: skip
    return diagram(
        zone,
        offensive_line(),
        draw_route([(12, 60), (16, 34), (46, 15)], PASS),
        draw_route([(30, 60), (34, 40), (56, 25)], PASS),
        draw_route(mirrored([(12, 60), (16, 34), (46, 15)]), PASS),
        carrier(12, 60, PASS),
        carrier(30, 62, PASS),
        carrier(120, 60, PASS),
        players((66, 94)),
        stroke(dashed(curve((70, 89), ((104, 66), (96, 22), (72, 14))), 4, 3.4), p.LEATHER, 2.4, stroke_linecap="butt"),
        rays,
        ball(66, 13, 22, -14),
        path(line_to(star(92, 84, 6, 2.5)), fill="#B8860B"),
    )


PLAYS: tuple[Callable[[], bytes], ...] = (
    quick_hb_pitch,
    hb_dive,
    hb_sweep,
    hb_draw,
    hb_counter,
    fb_trap,
    qb_sneak,
    qb_option,
    quick_slant,
    hb_screen,
    curl,
    quick_out,
    deep_post,
    go_route,
    play_action,
    hail_mary,
)
