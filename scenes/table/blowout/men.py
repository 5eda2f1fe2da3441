"""Draws the players on the large field and places them at each moment of a play."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.field import END_ZONE, FIELD
from scenes.table.blowout.figures import Man, Pose
from scenes.table.blowout.play_path import (
    BACK,
    CAUGHT_UP,
    HELD,
    LANE,
    MEETS,
    PUNTS,
    RELEASED,
    TURN,
    Kind,
    Play,
    between,
    cocks_arm,
    held_back,
    is_up_the_middle,
    lane,
    thrown_to,
    waits_in,
)
from scenes.table.stage.animator import in_out_sine

OUT_OF_REACH = 9.0
"""Yards behind the line at which the players stand who come from far away."""
LINE = (0.1, 0.3, 0.5, 0.7, 0.9)
"""Distances of the linemen from the far side line; the field is 1 wide."""
STRIDE = 1.6
"""Yards of a stride."""
INSIDE = 1.0
"""Fewest yards between a player and an end line."""
APART, MET, BOUNCES_OFF = 2.6, 1.15, 0.6
"""Yards from the middle between both lines: before the snap, as they clash, and by which they bounce off each other."""
SURGE, RECOIL, FALLS = HELD, 0.14, 0.42
"""Shares of a play: until both lines clash, in which they bounce off, and after which a beaten lineman falls."""
APPROACH = 5.0
"""Yards of a kicker's run-up."""
REELS = 0.4
"""How far a pile has closed up when the carrier who was hit goes down."""
JUMPER, JUMPS, JUMPS_HIGH, ROUTE = 2, 2.4, 20.0, 8.0
"""The lineman who jumps before the snap or bats a pass down, yards of his jump, its height in units, and the yards of a
receiver whose pass is batted down.
"""
STRAINS, WRESTLES, STEPS = 0.5, 17.0, 12
"""Yards by which two linemen push each other to and fro, radians of that in a play, and steps of their feet."""
BEATEN, FLAT = 8, (1, 3)
"""Fewest yards of a play for which linemen are knocked down, and which ones of them."""
BREAKS, MISSED, LEAPS, DIVES = 12, 0.56, 0.2, 0.85
"""Fewest yards of a run on which a tackler misses; the shares of the play at which he does and that a leap takes; and
how much of his way he has gone as he dives.
"""
HURDLE, CATCHES, REACHES = 30.0, 15.0, 0.88
"""Units of a leap over a tackler and of one to catch a pass, and the share of a play at which a receiver reaches for
it.
"""
SIDE_OF_SAFETY, BESIDE, SLIDES = 0.36, 0.1, 2.2
"""Lane in which the tackler waits who misses, by how much of the field he does, and yards that he slides on."""
PILES, HEAP, HOP = 0.6, 7.0, 16.0
"""Share of the way by which a pile closes up, and units that who lies on it rises, and hops before."""


class Scene(NamedTuple):
    """A moment of a play."""

    share: float
    """Progress of the play, 0 to 1."""
    ball: float
    """Where the ball is, in yards from the left goal line."""
    settled: float = 0.0
    """How far the pile has closed up after the tackle, 0 to 1."""
    strain: float = 0.0
    """Radians of the pushing of both lines while the play waits."""
    stepped: float = 0.0
    """Yards from the left by which everybody has moved with the ball."""
    walks: bool = False
    """Whether everybody is moving with it."""
    jumper: int | None = None
    """The seat whose lineman jumps before the snap."""
    jump: float = 0.0
    """Progress of that jump, 0 to 1."""
    stands: bool = False
    """Whether its whole line stands up instead, as there was no snap in time."""


def men(play: Play, scene: Scene) -> Iterator[Man]:
    """Yields all players at a moment of a play."""
    for man in (*_lines(play, scene), *_ROLES[play.kind](play, scene)):
        placed = _piled(man, play, scene) if man.pose == "dive" and scene.share >= 1 else man
        if scene.walks:
            placed = placed._replace(pose=_pace(scene.stepped * 2 + placed.lane * STRIDE * 4))
        yards = placed.yards + scene.stepped
        yield placed._replace(yards=max(INSIDE - END_ZONE, min(yards, FIELD + END_ZONE - INSIDE)))


def _piled(man: Man, play: Play, scene: Scene) -> Man:
    """Returns a tackler on the pile: he slides in, hops and comes down on the carrier."""
    ball, at, settled = scene.ball, lane(play, 1.0), scene.settled
    left = 1.0 - PILES * settled
    lift = HEAP * settled + HOP * math.sin(math.pi * min(settled, 1.0))
    return man._replace(yards=ball + (man.yards - ball) * left, lane=at + (man.lane - at) * left, lift=lift)


def _lines(play: Play, scene: Scene) -> Iterator[Man]:
    """Yields both lines: they surge, clash and wrestle, and the side that loses the play gives way or is knocked down.

    A beaten lineman lies where he fell.
    """
    share = scene.share
    gain = (play.end - play.start) * play.forward if play.kind in ("run", "pass", "sack") else 0.0
    beaten = None if abs(gain) < BEATEN else 1 - play.seat if gain > 0 else play.seat
    for index, across in enumerate(LINE):
        for seat in (play.seat, 1 - play.seat):
            falls = seat == beaten and index in FLAT and share >= FALLS
            side = 1 if seat != play.seat else -1
            at = _in_line(index, FALLS if falls else share, side, gain, scene.strain)
            pose: Pose = "down" if falls else _line_pose(play, seat, index, scene)
            man = Man(seat, play.start + play.forward * at, across + 0.03 * (side > 0), pose, -side * play.forward)
            if seat == scene.jumper and scene.jump:
                man = _faulty(man, index, scene)
            elif seat != play.seat and index == JUMPER and play.batted and RELEASED < share < 1:
                man = man._replace(pose="arms up", lift=HURDLE * _bump(share, TURN, 2 * (TURN - RELEASED)))
            yield man


def _faulty(man: Man, index: int, scene: Scene) -> Man:
    """Returns a lineman who stands up, or the one who jumps across the line too early and raises his arms then."""
    jump = scene.jump
    if scene.stands:
        return man._replace(pose="hold" if index != JUMPER else "arms up")
    if index != JUMPER:
        return man
    lift = JUMPS_HIGH * math.sin(math.pi * min(jump, 1.0))
    return man._replace(yards=man.yards + man.facing * JUMPS * jump, lift=lift, pose="run" if jump < 1 else "arms up")


def _in_line(index: int, share: float, side: int, gain: float, strain: float) -> float:
    """Returns the yards of a lineman in front of the line. ``side`` is 1 for the defense, -1 for the offense."""
    surge = min(share / SURGE, 1.0) ** 2
    recoil = math.sin(math.pi * between(SURGE, share, SURGE + RECOIL))
    apart = APART + (MET - APART) * surge + BOUNCES_OFF * recoil
    push = max(-1.8, min(gain / 5, 2.2)) * min(share * 2.5, 1.0)
    strain = STRAINS * math.sin(min(share, 1.0) * WRESTLES + strain + index * 2) * surge
    return push + strain + side * apart


def _line_pose(play: Play, seat: int, index: int, scene: Scene) -> Pose:
    share = scene.share
    if share <= 0:
        return "set"
    if share >= 1:
        return "arms up" if play.scores and seat == play.seat else "set"
    if share < SURGE:
        return "run" if index % 2 else "stride"
    return "push" if int(share * STEPS + scene.strain + index) % 2 else "churn"


def _run(play: Play, scene: Scene) -> Iterator[Man]:
    """Yields the runner, his tacklers, and one who is too late."""
    share, ball, ahead = scene.share, scene.ball, play.forward
    driven = share > MEETS and (play.end - play.start) * ahead < 0
    pose: Pose = _fallen(play, scene) if share >= 1 else _wrestling(scene, 0) if driven else _pace(ball)
    if share <= HELD:
        pose = "hold"
    leaps = HURDLE * _bump(share, MISSED, LEAPS) if misses(play) and is_up_the_middle(play) else 0.0
    at = play.start - ahead * BACK if share <= HELD else ball
    yield Man(play.seat, at, lane(play, share), pose, ahead, leaps)
    yield from _drivers(play, scene) if play.end * ahead < play.start * ahead else _tacklers(play, share)


def _fallen(play: Play, scene: Scene) -> Pose:
    """Returns the pose of a carrier at the end of his way: he reels from the hit before he goes down."""
    return "arms up" if play.scores else "hit" if scene.settled < REELS else "down"


def _wrestling(scene: Scene, index: int) -> Pose:
    return "push" if int(scene.share * STEPS * 1.5 + index) % 2 else "churn"


def _drivers(play: Play, scene: Scene) -> Iterator[Man]:
    """Yields the tacklers of a loss, who meet the runner behind the line and drive him back."""
    share, ahead, foe, goal = scene.share, play.forward, 1 - play.seat, lane(play, scene.share)
    met = between(HELD, share, MEETS) ** 1.5
    for index, side in enumerate((0.2, 0.86, 0.36)):
        start = play.start + ahead * (OUT_OF_REACH - 2 * index)
        at = start + (scene.ball + ahead * (0.9 + 0.8 * index) - start) * met
        pose: Pose = "set" if share <= HELD else _pace(at) if met < 1 else _wrestling(scene, index + 1)
        pose = "dive" if share > 0.95 and index < 2 else pose
        yield Man(foe, at, side + (goal - side) * 0.8 * met + (0.05 if index else -0.03), pose, -ahead)


def misses(play: Play) -> bool:
    """Returns whether the run is long enough for a tackler to miss the runner on his way."""
    return play.kind == "run" and (play.end - play.start) * play.forward >= BREAKS


def _tacklers(play: Play, share: float) -> Iterator[Man]:
    """Yields two who bring the runner down, or come too late, and one who is late or misses him on a long run."""
    ahead, foe = play.forward, 1 - play.seat
    far, ends = max(abs(play.end - play.start), 3.0), lane(play, 1.0)
    for index, (first, side) in enumerate(((far + OUT_OF_REACH, 0.2), (OUT_OF_REACH, 0.86), (far * 0.6 + 5, 0.36))):
        if index == 2 and misses(play):
            yield _misses(play, share, play.start + ahead * first)
            continue
        late = play.scores or index == 2
        goal = play.end + ahead * (-1.9 - index if late else 1.0 + 0.7 * index)
        start = play.start + ahead * first
        at = start + (goal - start) * (_late(share, 0.15) if late else _charge(share, 0.15))
        facing = math.copysign(1.0, goal - start)
        pose: Pose = "dive" if share > 0.93 and not late else _pace(at) if 0.15 < share < 1 else "set"
        yield Man(foe, at, side + (ends - side) * 0.75 * share + (0.05 if index else -0.03), pose, facing)


def _misses(play: Play, share: float, start: float) -> Man:
    """Returns a tackler who dives at the runner on his way and stays where he landed: under him, or beside him."""
    met = play.start + (play.end - play.start) * in_out_sine((MISSED - HELD) / (1 - HELD))
    aside = 0.0 if is_up_the_middle(play) else BESIDE * (1 if lane(play, 1.0) < LANE else -1)
    came, past = between(HELD, share, MISSED), between(MISSED, share, MISSED + LEAPS / 2)
    at = start + (met - start) * came - play.forward * SLIDES * past
    across = SIDE_OF_SAFETY + (lane(play, MISSED) + aside - SIDE_OF_SAFETY) * came
    pose: Pose = "set" if share <= HELD else _pace(at) if came < DIVES else "dive" if past < 1 else "down"
    return Man(1 - play.seat, at, across, pose, -play.forward)


def _bump(share: float, middle: float, wide: float) -> float:
    """Returns how high somebody is in a leap, 0 to 1."""
    return math.sin(math.pi * between(middle - wide / 2, share, middle + wide / 2))


def _passer(play: Play, share: float) -> Man:
    """Returns the passer, who draws his arm back, throws, and looks after the ball."""
    arm: Pose = "cock" if cocks_arm(play, share) else "throw" if RELEASED <= share < CAUGHT_UP else "hold"
    return Man(play.seat, play.start - play.forward * BACK, LANE, arm, play.forward)


def _pass(play: Play, scene: Scene) -> Iterator[Man]:
    """Yields the passer, the receiver, and the defender who covers him."""
    share, ahead = scene.share, play.forward
    yield _passer(play, share)
    ends = play.start + ahead * ROUTE if play.batted else play.caught
    at = play.start + (ends - play.start - ahead * 0.6) * _late(share, HELD)
    caught, waits, goes = play.kind == "pass", waits_in(play), thrown_to(play)
    dives = play.kind == "no_gain" and not play.batted
    pose: Pose = "set" if share <= HELD else _pace(at)
    if share >= 1:
        pose = _fallen(play, scene) if caught else "down" if dives else "set"
    elif share > REACHES and (caught or dives):
        pose = "arms up" if caught else "dive"
    leaps = CATCHES * _bump(share, 1.0 - LEAPS / 2, LEAPS) if caught else 0.0
    yield Man(play.seat, at, waits + (goes - 0.02 - waits) * share, pose, ahead, leaps)
    start = play.start + ahead * 6
    goal = ends + ahead * (-2.0 if play.scores else 1.2)
    close = start + (goal - start) * _late(share, HELD)
    pose = "dive" if share > 0.93 and caught else "arms up" if share > 0.93 else _pace(close)
    facing = -ahead if share > 0.9 else ahead
    covers = waits - 0.1 + (goes + 0.06 - waits + 0.1) * share
    yield Man(1 - play.seat, close, covers, pose if share > HELD else "set", facing)


def _sack(play: Play, scene: Scene) -> Iterator[Man]:
    """Yields the passer and the two defenders who get him."""
    share, ahead = scene.share, play.forward
    pose: Pose = _fallen(play, scene) if share >= 1 else "cock" if share < MEETS else _wrestling(scene, 0)
    yield Man(play.seat, scene.ball, lane(play, share), pose, ahead)
    yield from (man for index, man in enumerate(_drivers(play, scene)) if index < 2)


def _intercepted(play: Play, scene: Scene) -> Iterator[Man]:
    """Yields the passer, the receiver, and the defender who runs the ball back."""
    share, ahead, foe, turn = scene.share, play.forward, 1 - play.seat, TURN
    yield _passer(play, share)
    flight, back = min(share / turn, 1.0), max(share - turn, 0.0) / (1 - turn)
    start = play.caught + ahead * 7
    thief = scene.ball if back else start + (play.caught - start) * flight
    pose: Pose = _fallen(play, scene) if share >= 1 else _pace(thief)
    waits, now = waits_in(play), lane(play, share)
    yield Man(foe, thief, now if back else waits - 0.1 + (thrown_to(play) - waits + 0.1) * flight, pose, -ahead)
    robbed = play.start + (play.caught - ahead * 3 - play.start) * flight
    goal = play.end - ahead * 1.0
    chaser = robbed + (goal - robbed) * back
    chases = waits + (now - 0.06 - waits) * share
    yield Man(play.seat, chaser, chases, "dive" if share > 0.95 else _pace(chaser), ahead)


def _fumbled(play: Play, scene: Scene) -> Iterator[Man]:
    """Yields the runner and the defenders who fall on the loose ball."""
    share, ahead, hit = scene.share, play.forward, min(scene.share / TURN, 1.0)
    at = scene.ball if hit < 1 else play.caught
    pose: Pose = "hold" if share <= HELD else _pace(at) if hit < 1 else "hit" if share < TURN + 0.1 else "down"
    lost = lane(play, min(share, TURN))
    yield Man(play.seat, play.start - ahead * BACK if share <= HELD else at, lost, pose, ahead)
    start = play.caught + ahead * OUT_OF_REACH
    striker = start + (play.caught + ahead - start) * hit
    yield Man(1 - play.seat, striker, LANE + (lost - LANE) * hit - 0.06, _pace(striker) if hit < 1 else "dive", -ahead)
    far = play.end + ahead * 7
    finder = far + (play.end + ahead * 0.6 - far) * _late(share, 0.3)
    falls = lane(play, 1.0)
    yield Man(1 - play.seat, finder, falls + 0.16 * (1 - share), _pace(finder) if share < 0.9 else "dive", -ahead)


def _kicked(play: Play, scene: Scene) -> Iterator[Man]:
    """Yields the kicker, who runs up, and who holds the ball for him, or catches a punt."""
    share, ahead, punts = scene.share, play.forward, play.kind == "punt"
    run_up = between(HELD, share, RELEASED)
    behind = held_back(play, min(share, RELEASED)) + 0.5 if punts else BACK + 0.7 + APPROACH * (1 - run_up)
    at = play.start - ahead * (max(behind, PUNTS) if punts and share <= HELD else behind)
    pose: Pose = "hold" if share <= HELD else _pace(at) if share < RELEASED else "kick"
    yield Man(play.seat, at, LANE - (0.06 * (1 - run_up) if not punts else 0.0), pose, ahead)
    if punts:
        yield Man(1 - play.seat, play.end + ahead * 0.8, LANE, "arms up" if share > 0.8 else "set", -ahead)
    else:
        yield Man(play.seat, play.start - ahead * (BACK - 0.9), LANE + 0.03, "set", -ahead)


_ROLES: dict[Kind, Callable[[Play, Scene], Iterator[Man]]] = {
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
    """Returns the progress of a player who starts ``by`` later and slows down at the end."""
    return 1 - (1 - between(by, share, 1.0)) ** 1.6


def _charge(share: float, by: float) -> float:
    """Returns the progress of a tackler who starts ``by`` later and gets faster until he hits."""
    return max(0.0, (share - by) / (1 - by)) ** 1.5


def _pace(yards: float) -> Pose:
    """Returns the pose of a runner: each foot reaches out in turn, and is brought up below him in between."""
    return _PACES[int(yards / STRIDE * 2) % len(_PACES)]


_PACES: Sequence[Pose] = ("run", "gather", "stride", "gather")
