"""Pass rush against protection: candidates, threats, and how the pocket stands for who looks on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, Protocol, cast

from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import VALUE, round_half_up
from game.variants.card_bowl.facts import NO_LANE, Play
from game.variants.card_bowl.formations import BACKS
from game.variants.card_bowl.fronts import LANES, WIDEST
from game.variants.card_bowl.lanes import lane_list

AUTOMATIC = 13  # CB-284: a margin above it
EXTRA_LOSS = 3  # CB-286
SAFE_BY = 7  # CB-289


class Unit(NamedTuple):
    """One lane, or two adjacent ones, in which the rush beats the protection."""

    low: int
    high: int
    rush: int
    protection: int

    @property
    def margin(self) -> int:
        return self.rush - self.protection


class Sight(Protocol):
    """What is read of a seat's view; the view itself imports the phases, and they this module."""

    @property
    def play(self) -> Play:
        """The play that goes on."""

    @property
    def men(self) -> Sequence[Sequence[int]]:
        """Both sides' men; below 0 where a card is hidden."""


class Pocket(NamedTuple):
    """The threats to the passer as one seat sees them."""

    worst: Unit
    """The unit with the largest margin, which may be below one."""
    threats: tuple[Unit, ...]
    pressure: int
    """The pressure left from the last sack round (CB-289)."""
    early: bool = False
    """Whether it is the snap, at which no sack is automatic yet (CB-269, CB-284)."""


class Faced(NamedTuple):
    """The result of a sack card against one threat."""

    loss: int
    """Yards lost by a sack, 0 if the passer survives (CB-286)."""
    pressure: int
    """The pressure that is left if he survives (CB-289)."""


def candidates(board: Board) -> list[Unit]:
    """Returns the units with a margin of one or more (CB-277 to CB-279); only for who knows all the cards in them."""
    return [unit for unit in _units(board) if unit.margin > 0]


def _units(board: Board) -> list[Unit]:
    """Returns every lane and every two adjacent ones, each with a card of the defense (CB-277)."""
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
            block[lane] = block.get(lane, 0) + (round_half_up(value, 2) if play.slots[man] in BACKS else value)
    lanes = lane_list(play)
    found = [Unit(g, g, rush[g], block.get(g, 0) + quarterback) for g in lanes if g in rush]
    for low, high in pairwise(lanes):
        if low in rush and high in rush:
            protection = block.get(low, 0) + block.get(high, 0) + quarterback
            found.append(Unit(low, high, rush[low] + rush[high], protection))
    return found


def rushers(view: Sight, rush: int, protection: int) -> list[int]:
    """Returns the men of the defense whose rush against the protection is known to be these, the strongest first."""
    if pocket(view) is None:
        return []
    cards, places = view.men[1 - view.play.offense], view.play.places
    units = [unit for unit in _units(cast(Board, view)) if (unit.rush, unit.protection) == (rush, protection)]
    men = [man for man, place in enumerate(places) if units and units[0].low <= place - WIDEST <= units[0].high]
    return sorted(men, key=lambda man: -VALUE[cards[man]])


def threats(board: Board) -> list[Unit]:
    """Returns the threats from left to right: the largest margins that share no lane (CB-280)."""
    left = sorted(candidates(board), key=_rank)
    chosen: list[Unit] = []
    while left:
        best = left[0]
        chosen.append(best)
        lanes = {best.low, best.high}
        left = [unit for unit in left if unit.low not in lanes and unit.high not in lanes]
    return sorted(chosen, key=lambda unit: unit.low)


def _rank(unit: Unit) -> tuple[int, bool, int]:
    """Returns the largest margin first, a lane before a pair, then from the left (CB-280)."""
    return -unit.margin, unit.low != unit.high, unit.low


def pocket(view: Sight) -> Pocket | None:
    """Returns how the passer stands as far as a seat knows; None while a card that counts is hidden from it."""
    play = view.play
    if not play.slots or not play.places:
        return None
    offense, defense = view.men[play.offense], view.men[1 - play.offense]
    counted = [offense[0], *(offense[man] for man, lane in enumerate(play.lanes) if lane != NO_LANE)]
    counted += [defense[man] for man, place in enumerate(play.places) if place < LANES]
    if min(counted) < 0:
        return None
    board = cast(Board, view)  # the sums read the public record and cards that are all known
    units = _units(board)
    early = play.window < 1
    return Pocket(min(units, key=_rank), tuple(threats(board)), play.pressure, early) if units else None


def faced(unit: Unit, card: int) -> Faced:
    """Returns the result of a card that is no joker in a sack round (CB-285, CB-286, CB-289)."""
    survived = unit.protection + VALUE[card] - unit.rush
    return Faced(0, max(0, SAFE_BY - survived)) if survived > 0 else Faced(EXTRA_LOSS - survived, 0)
