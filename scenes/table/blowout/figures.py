"""Draws the players on the large field in their poses."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Literal, NamedTuple

import pygame

from scenes.table.stage.drawing import hexed, stroke, vector
from scenes.ui.team import team_color
from scenes.ui.theme import Theme

Pose = Literal[
    "set", "hold", "cock", "throw", "run", "gather", "stride", "push", "churn", "hit", "dive", "down", "arms up", "kick"
]

WIDE = HIGH = 64.0
"""Units of a player's picture; the feet are at its lower edge."""
FEET = 59.0


class Man(NamedTuple):
    """A player at a moment. ``lane`` is 0 at the far side line and 1 at the near one; ``facing`` is 1 to the right."""

    seat: int
    yards: float
    lane: float
    pose: Pose
    facing: float
    lift: float = 0.0
    """Units above the grass."""


class _Body(NamedTuple):
    """The joints of a player who faces right, in his picture."""

    hip: tuple[float, float]
    neck: tuple[float, float]
    head: tuple[float, float]
    hands: Sequence[tuple[float, float]]
    knees: Sequence[tuple[float, float]]
    feet: Sequence[tuple[float, float]]


_BODIES: dict[Pose, _Body] = {
    "set": _Body((28, 40), (35, 27), (40, 18), ((46, 37), (43, 39)), ((24, 48), (34, 49)), ((21, FEET), (32, FEET))),
    "hold": _Body((30, 40), (33, 25), (36, 14), ((43, 29), (41, 32)), ((26, 49), (37, 49)), ((23, FEET), (39, FEET))),
    "cock": _Body((29, 40), (29, 25), (33, 14), ((13, 10), (47, 20)), ((24, 48), (40, 48)), ((17, FEET), (45, FEET))),
    "throw": _Body((33, 40), (39, 26), (43, 16), ((58, 21), (27, 36)), ((26, 48), (44, 47)), ((15, 56), (46, FEET))),
    "hit": _Body((31, 41), (22, 29), (15, 21), ((34, 18), (9, 33)), ((43, 43), (40, 50)), ((55, 45), (52, 54))),
    "run": _Body((30, 39), (35, 24), (39, 14), ((47, 32), (25, 34)), ((40, 45), (24, 48)), ((43, FEET), (13, 54))),
    "gather": _Body((31, 38), (36, 23), (40, 13), ((37, 36), (36, 37)), ((36, 47), (33, 48)), ((31, FEET), (22, 51))),
    "stride": _Body((30, 39), (35, 24), (39, 14), ((27, 35), (46, 34)), ((28, 49), (38, 46)), ((19, 56), (35, FEET))),
    "push": _Body((24, 42), (38, 30), (45, 23), ((55, 31), (53, 35)), ((32, 48), (18, 50)), ((28, FEET), (8, 57))),
    "churn": _Body((24, 42), (38, 30), (45, 23), ((54, 33), (54, 30)), ((22, 50), (34, 47)), ((12, 57), (35, FEET))),
    "dive": _Body((22, 46), (37, 40), (47, 37), ((57, 44), (56, 38)), ((13, 49), (14, 53)), ((4, 50), (4, 56))),
    "down": _Body((28, 53), (41, 52), (50, 50), ((50, 58), (38, 58)), ((20, 49), (19, 55)), ((11, 54), (9, 57))),
    "arms up": _Body((30, 40), (32, 25), (33, 14), ((43, 7), (22, 7)), ((26, 49), (36, 49)), ((24, FEET), (38, FEET))),
    "kick": _Body((29, 39), (29, 24), (32, 14), ((40, 30), (18, 30)), ((27, 49), (42, 42)), ((26, FEET), (54, 36))),
}
_SKIN, _INK = "#C98A5E", "#10151F"


def picture(theme: Theme, man: Man) -> pygame.Surface:
    """Returns the picture of a player; cached by seat, pose and direction."""
    key: Hashable = ("man", man.seat, man.pose, man.facing > 0, theme.u, theme.patterns)
    return theme.cached(key) or theme.store(key, _draw(theme, man))


def _draw(theme: Theme, man: Man) -> pygame.Surface:
    drawn = vector(_shapes(theme, man), WIDE, HIGH, (theme.px(WIDE), theme.px(HIGH)))
    return drawn if man.facing > 0 else pygame.transform.flip(drawn, True, False)


def _shapes(theme: Theme, man: Man) -> str:
    body, shirt = _BODIES[man.pose], theme.color(team_color(man.seat))
    away = theme.patterns and theme.team_pattern(man.seat) % 2
    pants, dark = ("#2A3142" if away else "#F7F3E8"), hexed(shirt.lerp("black", 0.3))
    far, near = _limbs(body, 1, pants, dark), _limbs(body, 0, pants, hexed(shirt))
    trunk = [body.hip, body.neck]
    chest = _line(trunk, _INK, 17.5) + _line(trunk, hexed(shirt), 14)
    (x, y), (left, top) = body.neck, body.hip
    bars = f"M{x - 5:g} {y + 5:g}L{x + 5:g} {y + 1:g}M{left - 4:g} {top - 4:g}L{left + 6:g} {top - 8:g}"
    stripe = stroke(bars, _INK if away else "#F7F3E8", 2.2, opacity=0.8)
    return far + chest + stripe + near + _helmet(body.head, hexed(shirt), away)


def _limbs(body: _Body, side: int, pants: str, sleeve: str) -> str:
    """Returns the leg and the arm of one side."""
    hip, knee, foot, hand = body.hip, body.knees[side], body.feet[side], body.hands[side]
    neck = body.neck
    elbow = ((neck[0] + hand[0]) / 2 - 2, (neck[1] + hand[1]) / 2 + 4)
    toe = (foot[0] + 4, foot[1])
    leg = _line([hip, knee, foot], _INK, 10) + _line([hip, knee, foot], pants, 6.8)
    shoe = _line([foot, toe], _INK, 6)
    bare = _line([neck, elbow], sleeve, 5.4) + _line([elbow, hand], _SKIN, 4.6)
    return leg + shoe + _line([neck, elbow, hand], _INK, 8) + bare


def _line(points: Sequence[tuple[float, float]], color: str, width: float) -> str:
    path = "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
    shape = f'<path d="{path}" fill="none" stroke="{color}" stroke-width="{width:g}"'
    return f'{shape} stroke-linecap="round" stroke-linejoin="round"/>'


def _helmet(head: tuple[float, float], color: str, away: int | bool) -> str:
    x, y = head
    circles = ((9.6, _INK), (8.0, color))
    shell = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"/>' for r, fill in circles)
    crest = stroke(f"M{x - 6:g} {y - 5:g}Q{x:g} {y - 9:g} {x + 6:g} {y - 4:g}", _INK if away else "#F7F3E8", 2.4)
    face = f'<path d="M{x + 2:g} {y + 1:g}h7v5h-6z" fill="{_SKIN}"/>'
    cage = stroke(f"M{x + 3:g} {y + 1:g}h8.500M{x + 4:g} {y + 4.5:g}h7M{x + 9:g} {y + 1:g}v5.500", "#E8ECF2", 1.7)
    return shell + crest + face + cage
