"""The line call as a whole: which blocker goes to which lane."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from game.variants.card_bowl.facts import NO_LANE
from game.variants.card_bowl.formations import SPOT
from game.variants.card_bowl.lanes import MOST_MOVED_IN, Place, reach, run_places
from game.variants.card_bowl.sums import BEST_BLOCKERS

LINEMAN = 7.3
"""Guessed value of a face-down defensive lineman."""
SECOND_PLACE = 0.15
"""Weight of the second best place of a run in the value of a line call."""
PROTECTED = 0.1
"""Weight of the protection in the value of a line call for a run."""
SOFTNESS = 6.0
"""Points by which a lane's protection must be better to be e times safer."""
EXACT = 6
"""Number of decimals that are compared: further ones depend on the order in which terms are added."""
INSIDE, MIDDLE = 4, 3
"""Largest distances from the center of an inside run and of a sneak, in lanes (CB-320)."""

Lanes = dict[int, int]
"""The lane of each blocker by his slot, NO_LANE for one who stays idle."""


@lru_cache(maxsize=256)
def line_call(blockers: tuple[tuple[int, int], ...], lanes: tuple[int, ...], aim: str, side: int) -> Lanes:
    """Returns the best lanes for blockers given as (slot, value), against linemen in ``lanes`` from left to right.

    It begins with everybody on the man in front of him and lets one blocker after the other do better.
    """
    values = dict(blockers)
    order = sorted(values, key=lambda slot: (abs(SPOT[slot]), -SPOT[slot] * side))
    found: Lanes = {}
    for slot in order:
        found[slot] = min(_choices(slot, lanes), key=lambda g: _facing(slot, g, found, side))
    for _ in range(3):
        before = dict(found)
        for slot in order:
            found[slot] = max(
                (g for g in _choices(slot, lanes) if _fits(slot, g, found)),
                key=lambda g: (_score({**found, slot: g}, values, lanes, aim, side), g == found[slot], g * side),
            )
        if found == before:
            break
    return found


def _choices(slot: int, lanes: tuple[int, ...]) -> list[int]:
    """Returns the lanes in reach, and NO_LANE if nobody stands right at his spot (CB-238, CB-239, CB-241)."""
    near = [g for g in lanes if abs(g - SPOT[slot]) <= reach(slot)]
    return near if SPOT[slot] in lanes else [*near, NO_LANE]


def _facing(slot: int, g: int, found: Lanes, side: int) -> tuple[float, ...]:
    if g == NO_LANE:
        return (1, 0, 0)
    away = abs(g - SPOT[slot])
    return (0 if away < 2 else 2, sum(lane == g for lane in found.values()), away, -g * side)


def _fits(slot: int, g: int, found: Lanes) -> bool:
    """Returns whether a lane still has room for the blocker: at most two are moved into it (CB-242)."""
    if g == NO_LANE or abs(g - SPOT[slot]) < 2:
        return True
    moved = sum(lane == g and other != slot and abs(g - SPOT[other]) >= 2 for other, lane in found.items())
    return moved < MOST_MOVED_IN


def _score(found: Lanes, values: dict[int, int], lanes: tuple[int, ...], aim: str, side: int) -> float:
    force: dict[int, list[int]] = {g: [] for g in lanes}
    for slot, g in found.items():
        if g != NO_LANE:
            force[g].append(values[slot])
    safe = -sum(exp((LINEMAN - sum(men)) / SOFTNESS) for men in force.values())
    if aim in ("short", "deep"):
        return round(safe, EXACT)
    places = sorted((_margin(place, force) for place in places_for(lanes, aim, side)), reverse=True)
    return round(places[0] + SECOND_PLACE * sum(places[1:2]) + PROTECTED * safe, EXACT)


def _margin(place: Place, force: dict[int, list[int]]) -> float:
    low, high = place
    men = force[low] if low == high else force[low] + force[high]
    return sum(sorted(men)[-BEST_BLOCKERS:]) - LINEMAN * (1 + (low != high))


def places_for(lanes: Sequence[int], aim: str, side: int) -> list[Place]:
    """Returns the lanes and gaps where a play of that aim may go; any of them where none fits."""
    ordered = sorted(lanes)
    if aim == "sweep":
        end = ordered[-1] if side > 0 else ordered[0]
        return [(end, end)]
    places = run_places(ordered)
    if aim == "sneak":
        found = [(low, high) for low, high in places if max(-low, high) <= MIDDLE]
    else:
        found = [(low, high) for low, high in places if (low + high) * side >= 0 and max(-low, high) <= INSIDE]
    return found or places
