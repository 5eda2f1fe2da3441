"""The card that the defense adds to the play that is run, and a cover for a back (CB-304, CB-336)."""

from __future__ import annotations

from typing import Any

from game.contract import Emit
from game.variants.card_bowl.actions import COVER_MAN, EXTRA, Choose, Cover, Extra
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.draws import turn_up
from game.variants.card_bowl.phases.base import STARTS, DefensePhase, go
from game.variants.card_bowl.ranges import back_covers, extra_men


def add_extra(board: Board, emit: Emit) -> None:
    """The defense adds a card where it has one in range; then the play goes on where it was (CB-304)."""
    if extra_men(board.play):
        go(board, "extra_card")
    else:
        STARTS[f"after_extra_{board.play.act}"](board, emit)


class ExtraCard(DefensePhase):
    """Which face-down man in range is added (CB-304)."""

    name = "extra_card"
    clause = "CB-304"

    def legal_actions(self, board: Board) -> list[Any]:
        return [EXTRA[man] for man in extra_men(board.play)]

    def apply(self, board: Board, action: Extra, emit: Emit) -> None:
        play = board.play
        play.extra = action.man
        turn_up(board, 1 - play.offense, 1 << action.man, "CB-304", emit)
        STARTS[f"after_extra_{play.act}"](board, emit)


class BackCover(DefensePhase):
    """A man for a back who is thrown to and whom nobody covers, or none (CB-336)."""

    name = "back_cover"
    clause = "CB-336"
    nobody = Choose("no_cover")

    def legal_actions(self, board: Board) -> list[Any]:
        play = board.play
        slot = play.slots[play.carrier]
        return [self.nobody, *[COVER_MAN[man][slot] for man in back_covers(play)]]

    def apply(self, board: Board, action: Choose | Cover, emit: Emit) -> None:
        play = board.play
        if isinstance(action, Cover):
            play.assigned |= 1 << action.man
            turn_up(board, 1 - play.offense, 1 << action.man, "CB-336", emit)
        add_extra(board, emit)
