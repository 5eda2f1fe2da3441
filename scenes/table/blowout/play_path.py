"""A play as the film shows it, and the path of its ball."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from game.variants.blowout.events import PlayResult
from scenes.table.stage.animator import in_out_sine

Kind = Literal[PlayResult, "punt", "field_goal"]
THROWN = ("pass", "no_gain", "overthrown", "interception")
"""Plays with a throw."""

LANE = 0.52
"""The lane in which the ball is snapped."""
HELD, MEETS = 0.14, 0.4
"""Shares of a play: at which both lines have clashed and it waits for responses, and after which the tacklers have met
the runner of a loss and drive him back.
"""
RELEASED, CAUGHT_UP = 0.34, 0.54
"""Shares of a play: at which the ball is thrown or kicked or a runner has reached his line, and at which a thrown or
kicked ball is where its path is.
"""
TURN = 0.55
"""Share of a play after which the ball is intercepted or gets loose."""
_MIDDLE = (0.3, LANE), (0.55, 0.46), (1.0, 0.56)
_WAYS = (
    ((0.4, 0.78), (1.0, 0.86)),
    ((0.4, 0.28), (1.0, 0.2)),
    ((0.36, 0.72), (0.6, 0.64), (1.0, 0.26)),
    ((0.36, 0.3), (0.6, 0.4), (1.0, 0.78)),
)
"""The lane of a runner up the middle and of the others at shares of a play: around both ends, and a cut back to either
side; from where the ball is held it goes to the first one smoothly.
"""
SHORT = 4
"""Fewest yards of a run that goes around an end or cuts back."""
DRIVEN = (0.6, 0.36), (1.0, 0.3)
"""The lane of a runner and a passer who are driven back."""
NEAR, FAR, CROSSES = 0.74, 0.26, 0.5
"""Lanes in which a receiver waits, near and far, and the one into which he crosses on some plays."""
STRAYS = 0.12
"""By how much of the field a loose ball hops aside."""
BATTED = 1
"""Yards in front of the line at which a lineman bats a pass down."""
BACK, PUNTS = 3.4, 6.0
"""Yards behind the line at which the ball is held and at which a punter waits."""


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
    batted: bool = False
    """Whether a lineman bats the pass down."""


def held_back(play: Play, share: float) -> float:
    """Returns how many yards behind its path the ball is held: it is snapped back, and leaves from there."""
    back = BACK
    if play.kind == "punt":
        back = PUNTS - (PUNTS - BACK) * between(HELD, share, RELEASED)
    if play.kind in ("run", "sack", "fumble"):
        driven = (play.end - play.start) * play.forward < 0
        return back * min(share / HELD, 1.0) * (1 - between(HELD, share, 1.0 if driven else RELEASED))
    return back * min(share / HELD, 1.0) * (1 - between(RELEASED, share, CAUGHT_UP))


def cocks_arm(play: Play, share: float) -> bool:
    """Returns whether the passer has his arm back."""
    return play.kind in THROWN and HELD < share < RELEASED


def between(start: float, share: float, end: float) -> float:
    """Returns the progress from one share of a play to another, 0 to 1."""
    return max(0.0, min((share - start) / (end - start), 1.0))


def is_up_the_middle(play: Play) -> bool:
    """Returns whether a runner stays between the ends of his line."""
    return _picked(play, len(_WAYS) + 1) == len(_WAYS) or (play.caught - play.start) * play.forward < SHORT


def waits_in(play: Play) -> float:
    """Returns the lane in which the receiver waits, which nothing tells of that the down will come to."""
    return NEAR if round(play.start) % 2 else FAR


def thrown_to(play: Play) -> float:
    """Returns the lane to which a pass goes: the receiver's own, or the middle, into which he crosses."""
    return CROSSES if _picked(play, 3) == 0 else waits_in(play)


def lane(play: Play, share: float) -> float:
    """Returns the lane of the ball, which depends on nothing but the play, so that a replay shows the same."""
    if share <= HELD or play.kind in ("punt", "field_goal"):
        return LANE
    if play.batted:
        return LANE + STRAYS * between(TURN, share, 1.0)
    if play.kind in THROWN:
        flown = between(RELEASED, share, TURN if play.kind == "interception" else 1.0)
        back = between(TURN, share, 1.0) * (LANE - thrown_to(play)) / 2
        return LANE + (thrown_to(play) - LANE) * flown + (back if play.kind == "interception" else 0.0)
    if play.kind == "fumble":
        return _along(_run_of(play), min(share, TURN)) + STRAYS * between(TURN, share, 1.0)
    return _along(_run_of(play), share)


def _run_of(play: Play) -> Sequence[tuple[float, float]]:
    if play.kind == "sack" or (play.end - play.start) * play.forward < 0:
        return DRIVEN
    return _MIDDLE if is_up_the_middle(play) else _WAYS[_picked(play, len(_WAYS) + 1)]


def _picked(play: Play, of: int) -> int:
    """Returns one of so many ways, from what everybody sees of a play."""
    return (round(play.start) * 37 ^ round(play.end) * 11) % of


def _along(way: Sequence[tuple[float, float]], share: float) -> float:
    """Returns the lane on a way through lanes at shares of a play."""
    for (before, leaves), (after, reaches) in pairwise(((HELD, LANE), *way)):
        if share <= after:
            return leaves + (reaches - leaves) * in_out_sine(between(before, share, after))
    return way[-1][1]
