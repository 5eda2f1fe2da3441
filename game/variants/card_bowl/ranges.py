"""The range of each man of the secondary (CB-304)."""

from __future__ import annotations

from typing import NamedTuple

from game.variants.card_bowl.facts import Blocking, Execution, LineUp, OpenRun
from game.variants.card_bowl.formations import LEFT, LTE, MIDDLE, RECEIVERS, RIGHT, RTE, SIDE
from game.variants.card_bowl.fronts import COVER, ILB, LANES, OL, OR, SL, SR, WIDEST
from game.variants.card_bowl.lanes import is_end

SIDE_OF_PLACE = {SL: LEFT, OL: LEFT, ILB: MIDDLE, OR: RIGHT, SR: RIGHT}
LINEBACKERS = (OL, ILB, OR)
SAFETIES = (SL, SR)
TIGHT_ENDS = (LTE, RTE)
BLOCKING_PATTERN = range(1, 6)
"""The steps in which every card keeps the range of the snap (CB-255)."""


class Reach(NamedTuple):
    """The lanes and receivers in the range of a man of the secondary."""

    lanes: tuple[int, ...]
    """From left to right, whether or not somebody stands there."""
    men: tuple[int, ...]
    """Men of the offense whom he can cover where they now are."""


def reaches_lane(place: int, g: int) -> bool:
    """Returns whether a man at that place reaches a lane (CB-252).

    >>> reaches_lane(OL, -2), reaches_lane(OL, 2), reaches_lane(SL, -2)
    (True, False, False)
    """
    return place == ILB or (place == OL and g <= 0) or (place == OR and g >= 0)


def reaches_receiver(place: int, slot: int, side: int) -> bool:
    """Returns whether a man at that place reaches a receiver; ``side`` is where a back is (CB-252)."""
    if slot in RECEIVERS:
        return place != ILB and SIDE_OF_PLACE[place] == SIDE[slot]
    if slot in TIGHT_ENDS:
        return place == ILB or SIDE_OF_PLACE[place] == SIDE[slot]
    return place == ILB or (place in LINEBACKERS and SIDE_OF_PLACE[place] == side)


def flat_side(play: Blocking, man: int) -> int:
    """Returns the flat that a back has moved to, 0 for none."""
    return LEFT if play.flats[0] >> man & 1 else RIGHT if play.flats[1] >> man & 1 else 0


def place_in_force(play: Blocking, man: int) -> int:
    """Returns the place whose range a man of the defense has now (CB-255, CB-256)."""
    return play.snapped[man] if play.step in BLOCKING_PATTERN else play.places[man]


def reach_of(play: Blocking, man: int) -> Reach | None:
    """Returns the range of a man of the secondary; None for a man on the line or on a receiver (CB-252)."""
    if not LANES <= play.places[man] < COVER:
        return None
    place = place_in_force(play, man)
    if not LANES <= place < COVER:  # he stood on the line at the snap
        return Reach((), ())
    lanes = tuple(g for g in range(-WIDEST, WIDEST + 1) if place in LINEBACKERS and reaches_lane(place, g))
    return Reach(lanes, tuple(other for other in range(len(play.slots)) if _may_cover(play, place, other)))


def _may_cover(play: Blocking, place: int, man: int) -> bool:
    """Returns whether a man can be covered from a place: a receiver, a tight end, or a back in a flat."""
    slot, flat = play.slots[man], flat_side(play, man)
    if slot in RECEIVERS or slot in TIGHT_ENDS:
        return reaches_receiver(place, slot, SIDE[slot])
    return flat != 0 and reaches_receiver(place, slot, flat)


def secondary(play: LineUp) -> list[int]:
    """Returns the men at a place of the secondary, face up or down."""
    return [man for man, place in enumerate(play.places) if LANES <= place < COVER]


def face_down(play: LineUp, man: int) -> bool:
    """Returns whether a man of the defense has not been turned up."""
    return not play.up[1] >> man & 1


def extra_men(play: Execution) -> list[int]:
    """Returns the face-down men of the secondary in range of the play that is run (CB-304, CB-305, CB-337, CB-379)."""
    return [man for man in secondary(play) if face_down(play, man) and _in_range(play, play.places[man])]


def _in_range(play: Execution, place: int) -> bool:
    if play.act == "pass":
        return reaches_receiver(place, play.slots[play.carrier], play.side)
    if play.group:
        return place == ILB or SIDE_OF_PLACE[place] == play.side
    return reaches_lane(place, play.low) or reaches_lane(place, play.high)


def covering(play: LineUp, receiver: int) -> list[int]:
    """Returns the men assigned to a receiver."""
    place = COVER + receiver
    return [man for man, there in enumerate(play.places) if there == place]


def back_covers(play: Execution) -> list[int]:
    """Returns the men who may be assigned to a back that nobody covers (CB-336)."""
    return [man for man, place in enumerate(play.places) if face_down(play, man) and _covers_back(play, man, place)]


def _covers_back(play: Execution, man: int, place: int) -> bool:
    if place == ILB:
        return True
    if place in (OL, OR):
        return SIDE_OF_PLACE[place] == play.side
    end = is_end(play, man)
    if end:
        return end == play.side and (place < LANES or place >= COVER)
    return play.snapped[man] >= COVER and place >= COVER and _on_side(play, place - COVER)


def _on_side(play: Execution, receiver: int) -> bool:
    slot = play.slots[receiver]
    return slot in RECEIVERS and SIDE[slot] == play.side


def tackling(play: OpenRun, set_number: int) -> list[int]:
    """Returns the men who may tackle after that set (CB-393 to CB-395)."""
    side = play.side
    found = []
    for man, place in enumerate(play.places):
        if not face_down(play, man) or place < LANES:
            continue
        if play.tackles == "line":
            able = place in (LINEBACKERS if set_number == 1 else SAFETIES)
        elif set_number == 1:
            able = _on_side(play, place - COVER) if place >= COVER else SIDE_OF_PLACE[place] in (side, MIDDLE)
        else:
            able = place < COVER and SIDE_OF_PLACE[place] != side
        if able:
            found.append(man)
    return found
