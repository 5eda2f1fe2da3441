"""Draws the players on the large field and places them at each moment of a play."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Literal, NamedTuple

import pygame

from game.field import END_ZONE, FIELD
from game.variants.blowout.events import PlayResult
from scenes.table.stage.drawing import hexed, stroke, vector
from scenes.ui.team import team_color
from scenes.ui.theme import Theme

Kind = Literal[PlayResult, "punt", "field_goal"]
Pose = Literal["set", "run", "stride", "push", "churn", "dive", "down", "arms up", "kick"]

WIDE = HIGH = 64.0
"""Units of a player's picture; the feet are at its lower edge."""
FEET = 59.0
OUT_OF_REACH = 9.0
"""Yards behind the line at which the players stand who come from far away."""
LINE = (0.1, 0.3, 0.5, 0.7, 0.9)
"""Distances of the linemen from the far side line; the field is 1 wide."""
LANE = 0.52
"""The lane in which the ball is carried."""
STRIDE = 1.6
"""Yards of a stride."""
INSIDE = 1.0
"""Fewest yards between a player and an end line."""
APART, MET, BOUNCES_OFF = 2.6, 1.15, 0.6
"""Yards from the middle between both lines: before the snap, as they clash, and by which they bounce off each other."""
SURGE, RECOIL, FALLS = 0.14, 0.14, 0.42
"""Shares of a play: until both lines clash, in which they bounce off, and after which a beaten lineman falls."""
STRAINS, WRESTLES, STEPS = 0.5, 17.0, 12
"""Yards by which two linemen push each other to and fro, radians of that in a play, and steps of their feet."""
BEATEN, FLAT = 8, (1, 3)
"""Fewest yards of a play for which linemen are knocked down, and which ones of them."""
PILES, HEAP, HOP = 0.6, 7.0, 16.0
"""Share of the way by which a pile closes up, and units that who lies on it rises, and hops before."""


class Man(NamedTuple):
    """A player at a moment. ``lane`` is 0 at the far side line and 1 at the near one; ``facing`` is 1 to the right."""

    seat: int
    yards: float
    lane: float
    pose: Pose
    facing: float
    lift: float = 0.0
    """Units above the grass."""


class Play(NamedTuple):
    """A play as the film shows it; yards are from the left goal line."""

    kind: Kind
    seat: int
    """The seat that has the ball at the snap."""
    start: float
    end: float
    """Where the ball is dead."""
    caught: float
    """Where a pass comes down or the ball is lost; equal to ``end`` otherwise."""
    forward: float
    """1 if the offense goes to the right, else -1."""
    scores: bool = False


def men(play: Play, share: float, ball: float, settled: float = 0.0) -> Iterator[Man]:
    """Yields all players after ``share`` of the play (0 to 1), with the ball at ``ball`` yards.

    ``settled`` is how far the pile has closed up after the tackle, 0 to 1.
    """
    for man in (*_lines(play, share), *_ROLES[play.kind](play, share, ball)):
        placed = _piled(man, ball, settled) if man.pose == "dive" else man
        yield placed._replace(yards=max(INSIDE - END_ZONE, min(placed.yards, FIELD + END_ZONE - INSIDE)))


def _piled(man: Man, ball: float, settled: float) -> Man:
    """Returns a tackler on the pile: he slides in, hops and comes down on the carrier."""
    left = 1.0 - PILES * settled
    lift = HEAP * settled + HOP * math.sin(math.pi * min(settled, 1.0))
    return man._replace(yards=ball + (man.yards - ball) * left, lane=LANE + (man.lane - LANE) * left, lift=lift)


def _lines(play: Play, share: float) -> Iterator[Man]:
    """Yields both lines: they surge, clash and wrestle, and the side that loses the play gives way or is knocked down.

    A beaten lineman lies where he fell.
    """
    gain = (play.end - play.start) * play.forward if play.kind in ("run", "pass", "sack") else 0.0
    beaten = None if abs(gain) < BEATEN else 1 - play.seat if gain > 0 else play.seat
    for index, lane in enumerate(LINE):
        for seat in (play.seat, 1 - play.seat):
            falls = seat == beaten and index in FLAT and share >= FALLS
            side = 1 if seat != play.seat else -1
            at = _in_line(index, FALLS if falls else share, side, gain)
            pose: Pose = "down" if falls else _line_pose(play, seat, index, share)
            yield Man(seat, play.start + play.forward * at, lane + 0.03 * (side > 0), pose, -side * play.forward)


def _in_line(index: int, share: float, side: int, gain: float) -> float:
    """Returns the yards of a lineman in front of the line. ``side`` is 1 for the defense, -1 for the offense."""
    surge = min(share / SURGE, 1.0) ** 2
    recoil = math.sin(math.pi * max(0.0, min((share - SURGE) / RECOIL, 1.0)))
    apart = APART + (MET - APART) * surge + BOUNCES_OFF * recoil
    push = max(-1.8, min(gain / 5, 2.2)) * min(share * 2.5, 1.0)
    strain = STRAINS * math.sin(min(share, 1.0) * WRESTLES + index * 2) * surge
    return push + strain + side * apart


def _line_pose(play: Play, seat: int, index: int, share: float) -> Pose:
    if share <= 0:
        return "set"
    if share >= 1:
        return "arms up" if play.scores and seat == play.seat else "set"
    if share < SURGE:
        return "run" if index % 2 else "stride"
    return "push" if int(share * STEPS + index) % 2 else "churn"


def _run(play: Play, share: float, ball: float) -> Iterator[Man]:
    """Yields the runner, his tacklers, and one who is too late."""
    over = share >= 1
    pose: Pose = _pace(ball) if not over else "arms up" if play.scores else "down"
    yield Man(play.seat, ball, LANE, pose, play.forward)
    yield from _tacklers(play, share)


def _tacklers(play: Play, share: float) -> Iterator[Man]:
    ahead, foe = play.forward, 1 - play.seat
    far = max(abs(play.end - play.start), 3.0)
    for index, (first, lane) in enumerate(((far + OUT_OF_REACH, 0.2), (OUT_OF_REACH, 0.86), (far * 0.6 + 5, 0.36))):
        late = play.scores or index == 2
        goal = play.end + ahead * (-1.9 - index if late else 1.0 + 0.7 * index)
        start = play.start + ahead * first
        at = start + (goal - start) * (_late(share, 0.15) if late else _charge(share, 0.15))
        facing = math.copysign(1.0, goal - start)
        pose: Pose = "dive" if share > 0.93 and not late else _pace(at) if 0.15 < share < 1 else "set"
        yield Man(foe, at, lane + (LANE - lane) * 0.75 * share + (0.05 if index else -0.03), pose, facing)


def _pass(play: Play, share: float, ball: float) -> Iterator[Man]:
    """Yields the passer, the receiver, and the defender who covers him."""
    ahead = play.forward
    yield Man(play.seat, play.start - ahead * 3.4, LANE, "arms up" if share < 0.3 else "set", ahead)
    at = play.start + (play.caught - play.start - ahead * 0.6) * _late(share, -0.25)
    caught = play.kind == "pass"
    pose: Pose = _pace(at) if share < 1 else "arms up" if play.scores else "down" if caught else "set"
    yield Man(play.seat, at, 0.2 + (LANE - 0.22) * share, pose, ahead)
    start = play.start + ahead * 6
    goal = play.caught + ahead * (-2.0 if play.scores else 1.2)
    close = start + (goal - start) * _late(share, 0.0)
    pose = "dive" if share > 0.93 and caught else "arms up" if share > 0.93 else _pace(close)
    facing = -ahead if share > 0.9 else ahead
    yield Man(1 - play.seat, close, 0.1 + (LANE - 0.04) * share, pose, facing)


def _sack(play: Play, share: float, ball: float) -> Iterator[Man]:
    """Yields the passer and the two defenders who get him."""
    ahead = play.forward
    yield Man(play.seat, ball, LANE, _pace(ball) if share < 1 else "down", -ahead if share < 1 else ahead)
    for lane, behind in ((0.3, 0.9), (0.78, 1.9)):
        start, goal = play.start + ahead * 2.5, play.end + ahead * behind
        at = start + (goal - start) * _charge(share, 0.2)
        pose: Pose = "dive" if share > 0.93 else _pace(at)
        yield Man(1 - play.seat, at, lane + (LANE - lane) * 0.8 * share, pose, -ahead)


def _intercepted(play: Play, share: float, ball: float) -> Iterator[Man]:
    """Yields the passer, the receiver, and the defender who runs the ball back."""
    ahead, foe, turn = play.forward, 1 - play.seat, TURN
    yield Man(play.seat, play.start - ahead * 3.4, LANE, "set", ahead)
    flight, back = min(share / turn, 1.0), max(share - turn, 0.0) / (1 - turn)
    start = play.caught + ahead * 7
    thief = ball if back else start + (play.caught - start) * flight
    pose: Pose = "down" if share >= 1 else _pace(thief)
    yield Man(foe, thief, LANE + 0.2 * (1 - flight), pose, -ahead)
    robbed = play.start + (play.caught - ahead * 3 - play.start) * flight
    goal = play.end - ahead * 1.0
    chaser = robbed + (goal - robbed) * back
    yield Man(play.seat, chaser, 0.3 + 0.14 * share, "dive" if share > 0.95 else _pace(chaser), ahead)


def _fumbled(play: Play, share: float, ball: float) -> Iterator[Man]:
    """Yields the runner and the defenders who fall on the loose ball."""
    ahead, hit = play.forward, min(share / TURN, 1.0)
    at = play.start + (play.caught - play.start) * hit
    yield Man(play.seat, at, LANE, _pace(at) if hit < 1 else "down", ahead)
    start = play.caught + ahead * OUT_OF_REACH
    striker = start + (play.caught + ahead - start) * hit
    yield Man(1 - play.seat, striker, LANE - 0.06, _pace(striker) if hit < 1 else "dive", -ahead)
    far = play.end + ahead * 7
    finder = far + (play.end + ahead * 0.6 - far) * _late(share, 0.3)
    yield Man(1 - play.seat, finder, LANE + 0.16 * (1 - share), _pace(finder) if share < 0.9 else "dive", -ahead)


def _kicked(play: Play, share: float, ball: float) -> Iterator[Man]:
    """Yields the kicker and, for a punt, the returner."""
    ahead = play.forward
    yield Man(play.seat, play.start - ahead * 2.4, LANE, "kick" if share > 0 else "set", ahead)
    if play.kind == "punt":
        yield Man(1 - play.seat, play.end + ahead * 0.8, LANE, "arms up" if share > 0.8 else "set", -ahead)


TURN = 0.55
"""Share of a play after which the ball is intercepted or gets loose."""
_ROLES: dict[Kind, Callable[[Play, float, float], Iterator[Man]]] = {
    "run": _run,
    "pass": _pass,
    "no_gain": _pass,
    "overthrown": _pass,
    "sack": _sack,
    "interception": _intercepted,
    "fumble": _fumbled,
    "punt": _kicked,
    "field_goal": _kicked,
}


def _late(share: float, by: float) -> float:
    """Returns the progress of a player who starts ``by`` later (or earlier) and slows down at the end."""
    left = max(0.0, min((share - by) / (1 - by), 1.0)) if by >= 0 else share
    return 1 - (1 - left) ** 1.6


def _charge(share: float, by: float) -> float:
    """Returns the progress of a tackler who starts ``by`` later and gets faster until he hits."""
    return max(0.0, (share - by) / (1 - by)) ** 1.5


def _pace(yards: float) -> Pose:
    return "run" if yards % (2 * STRIDE) < STRIDE else "stride"


# How they are drawn


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
    "run": _Body((30, 39), (35, 24), (39, 14), ((47, 32), (25, 34)), ((40, 45), (24, 48)), ((43, FEET), (13, 54))),
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
