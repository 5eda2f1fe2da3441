"""The legal moves of the defense in a turn and after motion."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from game.variants.card_bowl.actions import COMMIT, COVER_MAN, SLIDE, WITHDRAW, Shift
from game.variants.card_bowl.cards import MEN
from game.variants.card_bowl.facts import Blocking, LineUp
from game.variants.card_bowl.formations import LTE, RECEIVERS, RTE, SIDE, SPOT
from game.variants.card_bowl.fronts import COVER, LANES, SECONDARY, SL, SR, WIDEST
from game.variants.card_bowl.lanes import (
    FEWEST_LINE_CARDS,
    MOST_MOVED_IN,
    is_end,
    lane_list,
    line_cards,
    neighbors,
)
from game.variants.card_bowl.ranges import LINEBACKERS, flat_side, reaches_lane, reaches_receiver

SHIFT = {
    place: [(there, SECONDARY[there]) for there in (place - 1, place + 1) if SL <= there <= SR]
    for place in range(SL, SR + 1)
}
"""The places that a shift leads to, by place (CB-253)."""
SHIFTS = [{there: Shift(man, name) for there, name in SECONDARY.items()} for man in range(MEN)]
SPOT_SLOTS = tuple(SPOT.items())


def shifts(play: LineUp) -> list[Any]:
    """Returns every shift of a man who has not acted."""
    return [
        SHIFTS[man][there]
        for man, place in enumerate(play.places)
        if place in SHIFT and not play.acted >> man & 1
        for there, _ in SHIFT[place]
    ]


def line_spots(play: LineUp, lanes: list[int]) -> list[int]:
    """Lanes and filled line spots without one: where a linebacker may go (CB-246)."""
    spots = [g for slot, g in SPOT_SLOTS if slot in play.slots and g not in lanes]
    return [g for g in (*lanes, *spots) if play.moved_in.count(g) < MOST_MOVED_IN]


def commits(play: Blocking, pattern: bool) -> Iterator[Any]:
    """Commits of the secondary; in the blocking pattern phase with the range of the snap (CB-255, CB-261)."""
    lanes = lane_list(play)
    spots = line_spots(play, lanes)
    targets = _targets(play)
    for man, place in enumerate(play.places):
        if not LANES <= place < COVER or play.acted >> man & 1:
            continue
        base = play.snapped[man] if pattern else place
        if not LANES <= base < COVER:
            continue
        yield from to_the_line(man, base, spots)
        for slot, side in targets:
            if reaches_receiver(base, slot, side):
                yield COVER_MAN[man][slot]


def to_the_line(man: int, place: int, spots: Iterable[int]) -> Iterator[Any]:
    """Returns the spots of the line where a man of that place may go; only linebackers reach it (CB-228, CB-252)."""
    if place in LINEBACKERS:
        for g in spots:
            if reaches_lane(place, g):
                yield COMMIT[man][g + WIDEST]


def _targets(play: Blocking) -> list[tuple[int, int]]:
    """Wide receivers, tight ends and backs in a flat, each with a side."""
    found = []
    for man, slot in enumerate(play.slots):
        if slot in RECEIVERS or slot in (LTE, RTE):
            found.append((slot, SIDE[slot]))
        elif side := flat_side(play, man):
            found.append((slot, side))
    return found


def slides(play: Blocking) -> Iterator[Any]:
    """Line cards without a blocker may go to the next lane (CB-262)."""
    lanes = lane_list(play)
    blocked = set(play.lanes)
    for man, place in enumerate(play.places):
        if place < LANES and place - WIDEST not in blocked and not play.acted >> man & 1:
            for g in neighbors(lanes, place - WIDEST):
                if play.moved_in.count(g) < MOST_MOVED_IN:
                    yield SLIDE[man][g + WIDEST]


def withdrawals(play: LineUp, step: int) -> Iterator[Any]:
    """Line cards that may leave the line (CB-250, CB-261, CB-265, CB-272)."""
    if line_cards(play) <= FEWEST_LINE_CARDS:
        return
    for man, place in enumerate(play.places):
        if place >= LANES or play.acted >> man & 1:
            continue
        lineman = play.origins[man] < 0
        if not lineman or step != 4 or is_end(play, man):
            yield WITHDRAW[man]


def leaving_tight_ends(play: LineUp) -> Iterator[Any]:
    """Linebackers who were sent to a tight end in step 2 may go back in step 4 (CB-265)."""
    for man, place in enumerate(play.places):
        sent = place >= COVER and play.origins[man] in LINEBACKERS and not play.acted >> man & 1
        if sent and play.slots[place - COVER] in (LTE, RTE):
            yield WITHDRAW[man]
