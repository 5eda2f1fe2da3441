"""Lanes: who faces whom on the line, who reaches where, what lies next to what."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from game.variants.card_bowl.facts import NO_LANE, Blocking, LineUp
from game.variants.card_bowl.formations import BACKS, LG, LINE_ORDER, RG, SLOT, SPOT
from game.variants.card_bowl.fronts import COVER, LANES, WIDEST

FULL_CARD, PULL = 2, 4  # CB-238, CB-239
MOST_MOVED_IN = 2  # CB-242, CB-243
FEWEST_LINE_CARDS = 3  # CB-250

Place = tuple[int, int]
"""A place for a run: one lane twice, or a gap between two."""


def reach(slot: int) -> int:
    """Returns how far a lineman or tight end may be called."""
    return PULL if slot in (LG, RG) else FULL_CARD


def defended(play: LineUp) -> set[int]:
    """Returns the keys of lanes with a defensive card."""
    return {place - WIDEST for place in play.places if place < LANES}


def lane_list(play: Blocking) -> list[int]:
    """Returns all lanes from left to right (CB-244)."""
    now = {place - WIDEST for place in play.places if place < LANES}
    now.update(play.lanes)
    keys = play.lane_keys
    return sorted([g for g in now if g != NO_LANE and keys >> g + WIDEST & 1])


def lanes_of(place: str) -> Place:
    """Returns the two ends of a lane or gap from its name; NO_LANE for what is none.

    >>> lanes_of("-2/+2"), lanes_of("+4"), lanes_of("LW1+LW2")
    ((-2, 2), (4, 4), (99, 99))
    """
    low, _, high = place.partition("/")
    if not low.lstrip("+-").isdecimal():
        return NO_LANE, NO_LANE
    return int(low), int(high or low)


def run_places(lanes: list[int]) -> list[Place]:
    """Returns every lane and every gap (CB-303)."""
    return [(g, g) for g in lanes] + list(pairwise(lanes))


def neighbors(lanes: list[int], g: int) -> list[int]:
    """Returns the lanes next to one."""
    place = lanes.index(g)
    return lanes[max(0, place - 1) : place] + lanes[place + 1 : place + 2]


def blockers(play: Blocking, low: int, high: int) -> list[int]:
    """Returns the offense's men in a lane or a gap."""
    return [man for man, lane in enumerate(play.lanes) if lane in (low, high)]


def rushers(play: LineUp, low: int, high: int) -> list[int]:
    """Returns the defense's men in a lane or a gap."""
    ends = (low + WIDEST, high + WIDEST)
    return [man for man, place in enumerate(play.places) if place in ends]


def free_backs(play: Blocking) -> list[int]:
    """Returns backs that are still in the backfield, in no lane and in no flat, in the order of the slots."""
    flats = play.flats[0] | play.flats[1]
    return [man for man in men_at(play, BACKS) if play.lanes[man] == NO_LANE and not flats >> man & 1]


def men_at(play: LineUp, slots: Iterable[int]) -> list[int]:
    """Returns the men who stand at some slots, in the order of the slots."""
    return [play.slots.index(slot) for slot in slots if slot in play.slots]


def moved_in(play: Blocking, g: int) -> int:
    """Returns how many blockers the offense has moved into a lane (CB-240, CB-242)."""
    return sum(1 for man, lane in enumerate(play.lanes) if lane == g and play.pulled >> man & 1)


def tight_end_man(play: LineUp, slot: int) -> int | None:
    """Returns the man who faces a tight end since the snap, unless he slid (CB-223, CB-248)."""
    found = None
    spot = SPOT[slot]
    for man, place in enumerate(play.snapped):
        if place < LANES and abs(place - WIDEST - spot) <= 1:
            farther = found is None or abs(place - WIDEST) > abs(play.snapped[found] - WIDEST)
            found = man if farther else found
    if found is None or play.slid >> found & 1:
        return None
    return found


def line_cards(play: LineUp) -> int:
    """Defensive cards in lanes, and tight ends' men who cover their tight end (CB-249)."""
    count = sum(1 for place in play.places if place < LANES)
    for slot in (SLOT["LTE"], SLOT["RTE"]):
        if slot in play.slots:
            man = tight_end_man(play, slot)
            if man is not None and play.places[man] == COVER + play.slots.index(slot):
                count += 1
    return count


def is_end(play: LineUp, man: int) -> int:
    """-1 or 1 for the left or right defensive end at the snap, 0 for anybody else (CB-220)."""
    line = [place for place in play.snapped if place < LANES]
    place = play.snapped[man]
    if place >= LANES:
        return 0
    return -1 if place == min(line) else 1 if place == max(line) else 0


def line_men(play: LineUp) -> list[int]:
    """Returns the blockers of the line in the order of the line call (CB-258)."""
    return men_at(play, LINE_ORDER)


def side_of_lane(lanes: list[int], g: int) -> int:
    """Returns the side of an end lane, 0 for a lane that is none (CB-245, CB-318)."""
    if g == lanes[0] and (g != lanes[-1] or g <= 0):
        return -1
    return 1 if g == lanes[-1] else 0
