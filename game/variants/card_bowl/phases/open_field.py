"""Runs in the open field: sets of cards, the sideline, tacklers and blockers downfield."""

from __future__ import annotations

from typing import Any, Literal

from game.contract import Decision, Emit
from game.field import FIELD
from game.variants.card_bowl.actions import DONE, LEAD, TACKLE, Choose, Lead, Tackle
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import FACE, RED_JOKER, VALUE
from game.variants.card_bowl.draws import draw, turn_up
from game.variants.card_bowl.events import RunBroke, SetGained, tell
from game.variants.card_bowl.formations import BACKS, SLOTS
from game.variants.card_bowl.phases.base import STARTS, CardBowlPhase, DefensePhase, answers, go
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.phases.fumble import down_at, fumble
from game.variants.card_bowl.ranges import tackling
from game.variants.card_bowl.strides import carry
from game.variants.card_bowl.sums import half

TACKLED_SETS = 2  # CB-392
Tackles = Literal["none", "wide", "line"]


def run(
    board: Board, seat: int, spot: int, cards: int, emit: Emit, tackles: Tackles = "none", automatic: bool = False
) -> None:
    """``seat`` runs on from its own yard ``spot`` with ``cards`` first cards (CB-388).

    An automatic first card alone is no open-field run for the clock (CB-70, CB-71).
    """
    play = board.play
    play.runner, play.spot, play.began = seat, spot, spot
    play.set_number, play.set_size, play.set_cards = 1, cards, ()
    play.tackles, play.tacklers, play.leaders = tackles, 0, 0
    play.automatic = automatic and cards == 1
    carry(seat, spot, 0, "ground", "CB-388", emit)
    tell(emit, RunBroke(clause="CB-388", seat=seat, cards=cards))
    go_on(board, emit)


def _after_recovery(board: Board, emit: Emit) -> None:
    """The side that recovered a loose ball runs with it (CB-410)."""
    play = board.play
    run(board, play.runner, play.recovered, play.set_size, emit)


def go_on(board: Board, emit: Emit) -> None:
    """Draws the set, card by card, as far as nobody has to be asked."""
    play = board.play
    while len(play.set_cards) < play.set_size:
        if play.late and play.kind == "scrimmage" and play.runner == play.offense:
            go(board, "sideline")  # CB-92
            return
        if not _draw_one(board, emit):
            return
    _tackle_or_gain(board, emit)


def _draw_one(board: Board, emit: Emit) -> bool:
    """Draws a card of the set. Returns False if the run is over."""
    play = board.play
    if play.set_number > 1 or not play.automatic:
        play.ran = True
    card = draw(board, "run", emit)
    reached = play.spot + sum([VALUE[each] for each in play.set_cards])
    if card == RED_JOKER:  # CB-398, CB-399
        play.loose = True
        if reached >= FIELD:
            finish(board, play.runner, reached, "touchdown", emit)
        else:
            fumble(board, play.runner, reached, emit)
        return False
    play.set_cards = (*play.set_cards, card)
    carry(play.runner, reached + VALUE[card], VALUE[card], "ground", "CB-388", emit)
    if not _can_be_tackled(board) and reached + VALUE[card] >= FIELD:
        finish(board, play.runner, reached + VALUE[card], "touchdown", emit)  # CB-390
        return False
    return True


def _can_be_tackled(board: Board) -> bool:
    return board.play.tackles != "none" and board.play.set_number <= TACKLED_SETS


def _tackle_or_gain(board: Board, emit: Emit) -> None:
    if _can_be_tackled(board) and tackling(board.play, board.play.set_number):
        go(board, "tackle")
    else:
        _gain(board, emit)


def _gain(board: Board, emit: Emit) -> None:
    """The set is added up, and the next one follows from its face cards (CB-388, CB-389, CB-396)."""
    play = board.play
    tackled = max(0, _tackle_points(board) - _lead_points(board))
    cards = [VALUE[card] for card in play.set_cards]
    gain = max(0, sum(cards) - tackled)
    play.spot += gain
    carry(play.runner, play.spot, gain - sum(cards), "ground", "CB-389", emit, tackled)
    tell(emit, SetGained(clause="CB-389", seat=play.runner, gain=gain, cards=tuple(cards), tackled=tackled))
    dull = play.dull and play.runner != play.offense  # CB-129
    faces = sum([max(0, FACE[card] - dull) for card in play.set_cards])
    if play.spot >= FIELD:
        finish(board, play.runner, play.spot, "touchdown", emit)
    elif play.stepped_out:
        down_at(board, play.runner, play.spot, emit, out=True)
    elif gain and faces:
        play.set_number += 1
        play.set_size, play.set_cards = faces, ()
        play.tacklers = play.leaders = 0
        go_on(board, emit)
    else:
        down_at(board, play.runner, play.spot, emit)


def _tackle_points(board: Board) -> int:
    play = board.play
    men = board.men[1 - play.offense]
    return sum([VALUE[card] for man, card in enumerate(men) if play.tacklers >> man & 1])


def _lead_points(board: Board) -> int:
    play = board.play
    men = board.men[play.offense]
    return sum(
        [
            half(card) if play.slots[man] in BACKS else VALUE[card]
            for man, card in enumerate(men)
            if play.leaders >> man & 1
        ]
    )


class Sideline(CardBowlPhase):
    """In the late window the offense may go out of bounds before each card (CB-92, CB-93)."""

    name = "sideline"
    clause = "CB-92"
    choices = answers("draw", "out_of_bounds")

    def apply(self, board: Board, action: Choose, emit: Emit) -> None:
        play = board.play
        if action.what == "draw":
            if _draw_one(board, emit):
                go_on(board, emit)
            return
        play.stepped_out = True
        play.set_size = len(play.set_cards)
        _tackle_or_gain(board, emit) if play.set_cards else _gain(board, emit)


class TackleChoice(DefensePhase):
    """The defense turns up tacklers against the set (CB-391)."""

    name = "tackle"
    clause = "CB-391"
    gesture = "tackle"
    gesture_again = "tackle_again"

    def decision(self, board: Board) -> Decision:
        """Returns the decision; the second set comes right after the first, with cards that nobody had seen."""
        ready = self.decisions if board.play.set_number == 1 else self.decisions_again
        return ready[self.seat(board)]

    def legal_actions(self, board: Board) -> list[Any]:
        return [DONE, *[TACKLE[man] for man in tackling(board.play, board.play.set_number)]]

    def apply(self, board: Board, action: Choose | Tackle, emit: Emit) -> None:
        play = board.play
        if isinstance(action, Tackle):
            play.tacklers |= 1 << action.man
            turn_up(board, 1 - play.offense, 1 << action.man, "CB-391", emit)
            if tackling(play, play.set_number):
                return
        if play.tacklers and leaders(board):
            go(board, "lead")
        else:
            _gain(board, emit)


def leaders(board: Board) -> list[int]:
    """Returns the offense's men who may still block downfield (CB-397)."""
    play = board.play
    if play.act not in ("screen", "lateral") or play.leaders.bit_count() >= play.tacklers.bit_count():
        return []
    return [
        man
        for man, slot in enumerate(play.slots)
        if slot > 5 and man != play.carrier and not (play.up[0] | play.led) >> man & 1
    ]


class LeadChoice(CardBowlPhase):
    """The offense turns up blockers against the tacklers of a screen or lateral (CB-397)."""

    name = "lead"
    clause = "CB-397"
    gesture = "lead"

    def legal_actions(self, board: Board) -> list[Any]:
        return [DONE, *[LEAD[board.play.slots[man]] for man in leaders(board)]]

    def apply(self, board: Board, action: Choose | Lead, emit: Emit) -> None:
        play = board.play
        if isinstance(action, Lead):
            man = play.slots.index(SLOTS.index(action.slot))
            play.leaders |= 1 << man
            play.led |= 1 << man
            turn_up(board, play.offense, 1 << man, "CB-397", emit)
            if leaders(board):
                return
        _gain(board, emit)


STARTS["recovery_run"] = _after_recovery
