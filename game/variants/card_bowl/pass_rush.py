"""Pass rush against protection: candidates and threats (5.20). The numbers are only for who knows all the cards."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import VALUE, rhu
from game.variants.card_bowl.facts import NO_LANE
from game.variants.card_bowl.formations import BACKS
from game.variants.card_bowl.fronts import LANES, WIDEST
from game.variants.card_bowl.lanes import lane_list

AUTOMATIC = 13  # CB-284: a margin above it


class Unit(NamedTuple):
    """One lane, or two adjacent ones, in which the rush beats the protection."""

    low: int
    high: int
    rush: int
    protection: int

    @property
    def margin(self) -> int:
        return self.rush - self.protection


def candidates(board: Board) -> list[Unit]:
    """The units with a margin of one or more (CB-277 to CB-279)."""
    play = board.play
    offense, defense = board.men[play.offense], board.men[1 - play.offense]
    quarterback = VALUE[offense[0]]
    rush: dict[int, int] = {}
    for man, place in enumerate(play.places):
        if place < LANES:
            rush[place - WIDEST] = rush.get(place - WIDEST, 0) + VALUE[defense[man]]
    block: dict[int, int] = {}
    for man, lane in enumerate(play.lanes):
        if lane != NO_LANE:
            value = VALUE[offense[man]]
            block[lane] = block.get(lane, 0) + (rhu(value, 2) if play.slots[man] in BACKS else value)
    lanes = lane_list(play)
    found = []
    for g in lanes:
        if g in rush:
            unit = Unit(g, g, rush[g], block.get(g, 0) + quarterback)
            if unit.margin > 0:
                found.append(unit)
    for low, high in pairwise(lanes):
        if low in rush and high in rush:
            unit = Unit(low, high, rush[low] + rush[high], block.get(low, 0) + block.get(high, 0) + quarterback)
            if unit.margin > 0:
                found.append(unit)
    return found


def threats(board: Board) -> list[Unit]:
    """The threats from left to right: the largest margins that share no lane (CB-280)."""
    left = sorted(candidates(board), key=lambda unit: (-unit.margin, unit.low != unit.high, unit.low))
    chosen: list[Unit] = []
    while left:
        best = left[0]
        chosen.append(best)
        lanes = {best.low, best.high}
        left = [unit for unit in left if unit.low not in lanes and unit.high not in lanes]
    return sorted(chosen, key=lambda unit: unit.low)
