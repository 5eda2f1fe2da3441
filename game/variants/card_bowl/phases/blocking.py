"""The blocking phase: the line is turned up, and the tight ends block or run a route."""

from __future__ import annotations

from typing import Any

from game.contract import Emit
from game.variants.card_bowl.actions import TightEnd
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.draws import turn_up
from game.variants.card_bowl.facts import NO_LANE, LineUp
from game.variants.card_bowl.formations import BACKS, LTE, RT, RTE, SLOTS
from game.variants.card_bowl.lanes import men_at
from game.variants.card_bowl.phases.base import STARTS, CardBowlPhase, go
from game.variants.card_bowl.phases.line_call import put_in_lane


def begin_step_5(board: Board, emit: Emit) -> None:
    """Linemen, and backs in lanes, are turned up (CB-266)."""
    play = board.play
    play.step, play.asked = 5, 0
    shown = 0
    for man, slot in enumerate(play.slots):
        if slot <= RT or (slot in BACKS and play.lanes[man] != NO_LANE):
            shown |= 1 << man
    turn_up(board, play.offense, shown, "CB-266", emit)
    _next(board, emit)


def _tight_ends(play: LineUp) -> list[int]:
    return men_at(play, (LTE, RTE))


def _next(board: Board, emit: Emit) -> None:
    if board.play.asked < len(_tight_ends(board.play)):
        go(board, "tight_end")
    else:
        STARTS["next_window"](board, emit)


class TightEndChoice(CardBowlPhase):
    """A tight end is turned up as a blocker, or left down as a receiver (CB-267)."""

    name = "tight_end"
    clause = "CB-267"
    gesture = "tight_end"
    both = {slot: [TightEnd(SLOTS[slot], True), TightEnd(SLOTS[slot], False)] for slot in (LTE, RTE)}

    def legal_actions(self, board: Board) -> list[Any]:
        play = board.play
        return self.both[play.slots[_tight_ends(play)[play.asked]]]

    def apply(self, board: Board, action: TightEnd, emit: Emit) -> None:
        play = board.play
        man = _tight_ends(play)[play.asked]
        play.asked += 1
        if action.up:
            play.blocking |= 1 << man
            turn_up(board, play.offense, 1 << man, "CB-267", emit)
        else:
            play.pulled &= ~(1 << man)
            put_in_lane(board, man, NO_LANE, "CB-267", emit)
        _next(board, emit)


STARTS["step_5"] = begin_step_5
