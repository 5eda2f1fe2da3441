"""The deal of a scrimmage play, the red joker's exchange, and the reduction to eleven."""

from __future__ import annotations

from typing import Any

from game.contract import Emit
from game.events import Shuffled
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import HAND, MEN, OUT, RED_JOKER
from game.variants.card_bowl.draws import moved
from game.variants.card_bowl.hand_sizes import hand_size
from game.variants.card_bowl.phases.base import STARTS, DefensePhase, answers, go
from game.variants.card_bowl.phases.begin import begin_play


def begin_scrimmage(board: Board, emit: Emit) -> None:
    """Deals both hands, one card at a time, the defense first (CB-201)."""
    facts = board.facts
    play = begin_play(board, "scrimmage", facts.ball_on, emit)
    play.two_points = facts.next == "two_points"
    defense = 1 - play.offense
    left = {
        defense: hand_size(facts, defense, True) + facts.hurry,
        play.offense: hand_size(facts, play.offense, False),
    }
    facts.hurry = 0
    while left[0] or left[1]:
        for seat in (defense, play.offense):
            if left[seat]:
                left[seat] -= 1
                card = board.draw_pile.pop()
                board.hands[seat].append(card)
                if emit:
                    emit(moved("CB-201", "draw_pile", HAND[seat], "deal", card, (seat,)))
    go(board, "exchange")


class Exchange(DefensePhase):
    """The defense keeps its hand, or gives the red joker back (CB-203); asked at every deal."""

    name = "exchange"
    clause = "CB-203"
    quiet = True
    covert = True
    keep = answers("keep")
    both = answers("keep", "exchange")

    def legal_actions(self, board: Board) -> list[Any]:
        return self.both if RED_JOKER in board.hands[self.seat(board)] else self.keep

    def apply(self, board: Board, action: Choose, emit: Emit) -> None:
        if action.what == "exchange":
            _give_back(board, self.seat(board), emit)
        for seat in (self.seat(board), board.play.offense):
            reduce_hand(board, seat, emit)
        go(board, "formation")


def _give_back(board: Board, seat: int, emit: Emit) -> None:
    """The red joker goes into the draw deck in plain view, the top card comes instead (CB-26, CB-203)."""
    hand = board.hands[seat]
    hand.remove(RED_JOKER)
    card = board.draw_pile.pop()
    hand.append(card)
    board.draw_pile = board.shuffle([*board.draw_pile, RED_JOKER])
    board.play.exchanged = True
    if emit:
        emit(moved("CB-203", "draw_pile", HAND[seat], "draw", card, (seat,)))
        emit(moved("CB-203", HAND[seat], "drawn", "turn_up", RED_JOKER))
        emit(moved("CB-203", "drawn", "draw_pile", "take", RED_JOKER))
        emit(
            Shuffled(clause="CB-203", sources=("draw_pile",), target="draw_pile", count=len(board.draw_pile)),
        )


def reduce_hand(board: Board, seat: int, emit: Emit) -> None:
    """The lowest cards of a hand of more than eleven are set aside (CB-20, CB-204)."""
    hand = sorted(board.hands[seat])
    extra = len(hand) - MEN
    board.outs[seat], board.hands[seat] = hand[:extra], hand[extra:]
    if emit:
        for card in board.outs[seat]:
            emit(moved("CB-204", HAND[seat], OUT[seat], "discard", card, (seat,)))


STARTS["scrimmage"] = begin_scrimmage
