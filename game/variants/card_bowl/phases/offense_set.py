"""The offense lines up: its formation, then a card for each slot."""

from __future__ import annotations

from typing import Any

from game.contract import Emit
from game.variants.card_bowl.actions import PLACE, Place, SetFormation
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import HAND, ID, MAN, MEN
from game.variants.card_bowl.draws import moved
from game.variants.card_bowl.events import LinedUp
from game.variants.card_bowl.facts import NO_LANE
from game.variants.card_bowl.formations import BY_CODE, FORMATIONS, SLOTS
from game.variants.card_bowl.phases.base import CardBowlPhase, go

GESTURE = "line_up"


class FormationChoice(CardBowlPhase):
    """The offense picks its formation in the open (CB-206)."""

    name = "formation"
    clause = "CB-206"
    quiet = True
    gesture = GESTURE
    choices = [SetFormation(formation.code) for formation in FORMATIONS]

    def apply(self, board: Board, action: SetFormation, emit: Emit) -> None:
        play = board.play
        play.formation = BY_CODE[action.formation]
        play.slots = FORMATIONS[play.formation].slots
        play.lanes = (NO_LANE,) * MEN
        if emit:
            names = tuple(SLOTS[slot] for slot in play.slots)
            emit(LinedUp(clause="CB-206", seat=play.offense, formation=action.formation, places=names))
        go(board, "offense_cards")


def place_next(board: Board, seat: int, card: int, clause: str, emit: Emit) -> bool:
    """Puts a card face down on the next man; True when all have one."""
    hand, men = board.hands[seat], board.men[seat]
    man = MEN - len(hand)
    hand.remove(card)
    men[man] = card
    if emit:
        emit(moved(clause, HAND[seat], MAN[seat][man], "play", card, (seat,)))
    return not hand


class OffenseCards(CardBowlPhase):
    """A card for the next slot, face down (CB-212)."""

    name = "offense_cards"
    clause = "CB-212"
    gesture = GESTURE

    def legal_actions(self, board: Board) -> list[Any]:
        return [PLACE[card] for card in board.hands[board.play.offense]]

    def apply(self, board: Board, action: Place, emit: Emit) -> None:
        if place_next(board, board.play.offense, ID[action.card], "CB-212", emit):
            go(board, "front")
