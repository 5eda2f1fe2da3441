"""One man of the offense in motion, and what the defense makes of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from game.contract import Emit
from game.variants.card_bowl.actions import (
    COVER_MAN,
    DONE,
    SLIDE,
    WITHDRAW,
    Choose,
    Commit,
    Cover,
    Motion,
    Shift,
    Slide,
    Withdraw,
)
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.events import ManMoved, tell
from game.variants.card_bowl.facts import replaced
from game.variants.card_bowl.formations import (
    BACKS,
    FORMATIONS,
    LEFT,
    LTE,
    NUMBER,
    RECEIVERS,
    RIGHT,
    RTE,
    SIDE,
    SLOTS,
    Formation,
)
from game.variants.card_bowl.fronts import (
    COVER,
    FEWEST_LINEMEN,
    ILB,
    LANES,
    MOST_LINEMEN,
    OL,
    OR,
    POST,
    SL,
    SR,
    WIDEST,
    technique_range,
)
from game.variants.card_bowl.phases.base import STARTS, CardBowlPhase, DefensePhase, go
from game.variants.card_bowl.phases.defense_moves import shifts, to_the_line
from game.variants.card_bowl.phases.defense_turn import move_man
from game.variants.card_bowl.ranges import SIDE_OF_PLACE, secondary

SLIDES = (-2, -1, 1, 2)  # CB-228


class MotionChoice(CardBowlPhase):
    """The offense may send one man to an empty slot (CB-225)."""

    name = "motion"
    clause = "CB-225"
    stay = Choose("no_motion")

    def legal_actions(self, board: Board) -> list[Any]:
        return MOTIONS[board.play.formation]

    def apply(self, board: Board, action: Choose | Motion, emit: Emit) -> None:
        if isinstance(action, Choose):
            STARTS["snap"](board, emit)
        else:
            _move(board, SLOTS.index(action.slot), SLOTS.index(action.to), emit)


def _motions(number: int) -> list[Any]:
    """Returns no motion, and every legal one of a formation (CB-225)."""
    formation = FORMATIONS[number]
    movers = [slot for slot in formation.slots if slot in (LTE, RTE) or slot in BACKS]
    for side in (LEFT, RIGHT):
        wide = [slot for slot in formation.receivers if SIDE[slot] == side]
        movers += wide[-1:]
    found: list[Any] = [MotionChoice.stay]
    for slot in sorted(movers):
        found += [Motion(SLOTS[slot], SLOTS[to]) for to in range(LTE, len(SLOTS)) if _is_legal(formation, slot, to)]
    return found


def _is_legal(formation: Formation, slot: int, to: int) -> bool:
    slots = set(formation.slots)
    return to not in slots and (formation.shotgun, frozenset(slots - {slot} | {to})) in NUMBER


MOTIONS = [_motions(number) for number in range(len(FORMATIONS))]


def _move(board: Board, slot: int, to: int, emit: Emit) -> None:
    """The man goes over; his cornerbacks go with him, or fall back where he is no receiver any more (CB-226)."""
    play = board.play
    man = play.slots.index(slot)
    play.slots = replaced(play.slots, man, to)
    play.formation = NUMBER[FORMATIONS[play.formation].shotgun, frozenset(play.slots)]
    play.shifted = (man, slot)
    tell(emit, ManMoved(clause="CB-225", seat=play.offense, man=man, place=SLOTS[to]))
    if slot in RECEIVERS and to not in RECEIVERS:
        safety = SL if SIDE[slot] == LEFT else SR
        for one, place in enumerate(play.places):
            if place == COVER + man:
                move_man(board, one, safety, "CB-226", emit)
    if to in RECEIVERS and COVER + man not in play.places:
        play.uncovered = man
    go(board, "motion_answer")


class MotionAnswer(DefensePhase):
    """A cover for a new receiver, then adjustments, each card at most once (CB-227, CB-228)."""

    name = "motion_answer"
    clause = "CB-228"
    gesture = "motion_answer"

    def legal_actions(self, board: Board) -> list[Any]:
        play = board.play
        if play.uncovered >= 0:
            slot = play.slots[play.uncovered]
            return [COVER_MAN[man][slot] for man in _new_covers(board)]
        if not _front_is_legal(board):
            return _mending(board)
        return [DONE, *_adjustments(board)]

    def apply(self, board: Board, action: Any, emit: Emit) -> None:
        play = board.play
        if isinstance(action, Choose):
            STARTS["snap"](board, emit)
            return
        if isinstance(action, Cover):
            move_man(board, action.man, COVER + play.uncovered, "CB-227", emit)
            play.uncovered = -1
        elif isinstance(action, Shift):
            move_man(board, action.man, POST[action.place], "CB-228", emit)
        elif isinstance(action, Slide | Commit):
            move_man(board, action.man, action.g + WIDEST, "CB-228", emit)
        elif isinstance(action, Withdraw):
            move_man(board, action.man, _behind(board, action.man), "CB-228", emit)
        play.acted |= 1 << action.man


def _new_covers(board: Board) -> list[int]:
    """Returns the men who may take a receiver without a cornerback, from the first group that has any (CB-227)."""
    play = board.play
    side = SIDE[play.slots[play.uncovered]]
    back = secondary(play)
    near = [man for man in back if SIDE_OF_PLACE[play.places[man]] == side]
    middle = [man for man in back if play.places[man] == ILB]
    doubled = [man for man, place in enumerate(play.places) if place >= COVER and play.places.count(place) > 1]
    return near or middle or back or doubled


def _line(board: Board) -> dict[int, int]:
    """Returns the technique of each lineman."""
    return {man: place - WIDEST for man, place in enumerate(board.play.places) if place < LANES}


def _bounds(board: Board) -> tuple[int, int]:
    return technique_range(FORMATIONS[board.play.formation])


def _front_is_legal(board: Board) -> bool:
    """Returns whether every technique is within the new range (CB-217)."""
    low, high = _bounds(board)
    return all(low <= g <= high for g in _line(board).values())


def _is_free(line: Collection[int], g: int) -> bool:
    """Returns whether a lineman at that technique is at least one card away from the others (CB-218)."""
    return not (g - 1 in line or g in line or g + 1 in line)


def _slides(board: Board, only: Sequence[int]) -> list[Any]:
    play, line = board.play, _line(board)
    low, high = _bounds(board)
    found = []
    for man in only:
        if play.acted >> man & 1:
            continue
        own = line[man]
        others = {g for g in line.values() if g != own}
        for step in SLIDES:
            g = own + step
            if low <= g <= high and _is_free(others, g):
                found.append(SLIDE[man][g + WIDEST])
    return found


def _withdrawals(board: Board, only: Sequence[int]) -> list[Any]:
    if len(_line(board)) <= FEWEST_LINEMEN:
        return []
    return [WITHDRAW[man] for man in only if not board.play.acted >> man & 1]


def _mending(board: Board) -> list[Any]:
    """Moves that bring a front back into range after a tight end has left; others wait.

    The linemen out of range first; where they have no room, those that stand in their way, all to the inside.
    """
    line = _line(board)
    low, high = _bounds(board)
    outside = [man for man, g in line.items() if not low <= g <= high]
    steps = _slides(board, outside) + _withdrawals(board, outside)
    if steps:
        return steps
    inward = -1 if any(line[man] > high for man in outside) else 1
    return [step for step in _slides(board, list(line)) if step.g - line[step.man] == 2 * inward]


def _adjustments(board: Board) -> list[Any]:
    """Slides, shifts, linebackers to the line and linemen off it (CB-228)."""
    play = board.play
    line = _line(board)
    found = _slides(board, list(line)) + _withdrawals(board, list(line)) + shifts(play)
    low, high = _bounds(board)
    if len(line) >= MOST_LINEMEN:
        return found
    taken = set(line.values())
    free = [g for g in range(low, high + 1) if _is_free(taken, g)]
    for man, place in enumerate(play.places):
        if not play.acted >> man & 1:
            found += to_the_line(man, place, free)
    return found


def _behind(board: Board, man: int) -> int:
    """Returns where a lineman goes who leaves the line: an end to his side, a tackle to the middle."""
    line = _line(board)
    g = line[man]
    return OL if g == min(line.values()) else OR if g == max(line.values()) else ILB
