"""The defense's turns: steps 2, 4 and 6, and every later response."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.contract import Decision, Emit
from game.variants.card_bowl.actions import (
    COVER_MAN,
    DONE,
    Choose,
    Commit,
    Cover,
    Shift,
    Slide,
)
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.draws import turn_up
from game.variants.card_bowl.events import ManMoved
from game.variants.card_bowl.facts import NO_LANE, Blocking, LineUp, replaced
from game.variants.card_bowl.formations import LTE, RECEIVERS, RTE, SIDE, SLOT, SPOT
from game.variants.card_bowl.fronts import COVER, ILB, LANES, OL, OR, POST, WIDEST, place_name
from game.variants.card_bowl.lanes import (
    FEWEST_LINE_CARDS,
    is_end,
    lane_list,
    line_cards,
    tight_end_man,
)
from game.variants.card_bowl.phases.base import STARTS, DefensePhase, go
from game.variants.card_bowl.phases.defense_moves import commits, leaving_tight_ends, shifts, slides, withdrawals

END_OF_SIDE = {-1: OL, 0: ILB, 1: OR}
"""The place to which an end or a tackle who leaves the line goes, by side (CB-261)."""


def move_man(board: Board, man: int, place: int, clause: str, emit: Emit, matched: tuple[int, ...] = ()) -> None:
    """A man of the defense goes to another place, face down or up as he lies; ``matched`` blockers meet him there."""
    play = board.play
    play.places = replaced(play.places, man, place)
    if emit:
        emit(
            ManMoved(
                clause=clause, seat=1 - play.offense, man=man, place=place_name(place, play.slots), matched=matched
            )
        )


def carry_out(board: Board, action: Any, clause: str, emit: Emit) -> None:
    """One atomic action of the defense (CB-254)."""
    play = board.play
    man = action.man
    play.acted |= 1 << man
    if isinstance(action, Commit):
        _commit(board, man, action.g, clause, emit)
    elif isinstance(action, Slide):
        play.moved_in = (*play.moved_in, action.g)
        play.slid |= 1 << man
        move_man(board, man, action.g + WIDEST, "CB-262", emit)
    elif isinstance(action, Cover):
        _remember_origin(play, man)
        move_man(board, man, COVER + play.slots.index(SLOT[action.receiver]), clause, emit)
    elif isinstance(action, Shift):
        move_man(board, man, POST[action.place], "CB-253", emit)
    else:
        origin = play.origins[man]
        move_man(board, man, origin if origin >= 0 else END_OF_SIDE[is_end(play, man)], clause, emit)
        play.origins = replaced(play.origins, man, -1)


def _remember_origin(play: LineUp, man: int) -> None:
    if LANES <= play.places[man] < COVER:
        play.origins = replaced(play.origins, man, play.places[man])


def _commit(board: Board, man: int, g: int, clause: str, emit: Emit) -> None:
    play = board.play
    fresh = g not in lane_list(play)
    _remember_origin(play, man)
    play.moved_in = (*play.moved_in, g)
    play.lane_keys |= 1 << g + WIDEST
    move_man(board, man, g + WIDEST, clause, emit, _match_idle(play, g) if fresh else ())


def _match_idle(play: Blocking, g: int) -> tuple[int, ...]:
    """Matches a blocker who stands idle where a lane begins. Returns his number (CB-246)."""
    matched = []
    for man, slot in enumerate(play.slots):
        if SPOT.get(slot) == g and play.lanes[man] == NO_LANE:
            if slot in (LTE, RTE) and play.step >= 5 and not play.blocking >> man & 1:
                continue
            play.lanes = replaced(play.lanes, man, g)
            matched.append(man)
    return tuple(matched)


class PatternTurn(DefensePhase):
    """Steps 2 and 4 of the blocking pattern phase (CB-261, CB-265)."""

    name = "pattern_turn"
    clause = "CB-261"
    gesture = "defense_turn"
    gesture_again = "defense_turn_4"

    def decision(self, board: Board) -> Decision:
        """Without backs step 4 comes right after step 2, and is another turn."""
        ready = self.decisions if board.play.step == 2 else self.decisions_again
        return ready[self.seat(board)]

    def legal_actions(self, board: Board) -> list[Any]:
        play = board.play
        found = [DONE, *commits(play, True), *withdrawals(play, play.step), *shifts(play), *slides(play)]
        return [*found, *leaving_tight_ends(play)] if play.step == 4 else found

    def apply(self, board: Board, action: Any, emit: Emit) -> None:
        if not isinstance(action, Choose):
            carry_out(board, action, "CB-261", emit)
            return
        STARTS["step_3" if board.play.step == 2 else "step_5"](board, emit)


def begin_pattern_turn(board: Board, step: int) -> None:
    """Step 2 or 4."""
    play = board.play
    play.step = step
    play.acted = 0
    go(board, "pattern_turn")


class StepSix(DefensePhase):
    """Step 6, first part: line cards withdraw face down (CB-272, CB-273)."""

    name = "step_six"
    clause = "CB-272"
    gesture = "defense_turn"

    def legal_actions(self, board: Board) -> list[Any]:
        play = board.play
        return [DONE, *withdrawals(play, 6), *_tight_end_men(play)]

    def apply(self, board: Board, action: Any, emit: Emit) -> None:
        play = board.play
        if not isinstance(action, Choose):
            carry_out(board, action, "CB-273" if isinstance(action, Cover) else "CB-272", emit)
            return
        line = sum(1 << man for man, place in enumerate(play.places) if place < LANES)
        turn_up(board, 1 - play.offense, line, "CB-274", emit)
        go(board, "response")


def _tight_end_men(play: LineUp) -> Iterator[Any]:
    """Returns the tight ends' men, who may still cover them or a wide receiver of their side (CB-273)."""
    for slot in (LTE, RTE):
        if slot not in play.slots:
            continue
        man = tight_end_man(play, slot)
        if man is None or play.places[man] >= LANES or play.acted >> man & 1:
            continue
        if not play.up[0] >> play.slots.index(slot) & 1:
            yield COVER_MAN[man][slot]
        if line_cards(play) > FEWEST_LINE_CARDS:
            for other in play.slots:
                if other in RECEIVERS and SIDE[other] == SIDE[slot]:
                    yield COVER_MAN[man][other]


def begin_step_six(board: Board) -> None:
    """The defense's turn after W0 was not used."""
    play = board.play
    play.step = 6
    play.acted = 0
    play.moved_in = ()
    go(board, "step_six")


class Response(DefensePhase):
    """Step 6, second part, and every later response: what is committed is turned up (CB-275, CB-276, CB-297)."""

    name = "response"
    clause = "CB-297"
    gesture = "defense_turn"

    def legal_actions(self, board: Board) -> list[Any]:
        play = board.play
        return [DONE, *commits(play, False), *shifts(play), *slides(play)]

    def apply(self, board: Board, action: Any, emit: Emit) -> None:
        if isinstance(action, Choose):
            STARTS["next_window"](board, emit)
            return
        carry_out(board, action, "CB-297", emit)
        if isinstance(action, Commit | Cover):
            turn_up(board, 1 - board.play.offense, 1 << action.man, "CB-276", emit)


def begin_response(board: Board) -> None:
    """The defense answers the offense's card action."""
    play = board.play
    play.acted = 0
    play.moved_in = ()
    go(board, "response")
