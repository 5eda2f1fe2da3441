"""The free kick after a safety."""

from __future__ import annotations

from game.contract import Emit
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.draws import draw
from game.variants.card_bowl.events import PlayCalled, tell
from game.variants.card_bowl.phases.base import BetweenPlays, answers
from game.variants.card_bowl.phases.begin import begin_play
from game.variants.card_bowl.phases.kick_return import cover, touchback
from game.variants.card_bowl.phases.kickoff import BACK_LINE, kick_deep
from game.variants.card_bowl.strides import fly

PUNT_TYPE_CARDS, PUNT_TYPE_YARDS = 4, 25  # CB-144


class FreeKick(BetweenPlays):
    """The team that conceded the safety says how it kicks (CB-142)."""

    name = "free_kick"
    clause = "CB-142"
    choices = answers("punt_type", "kickoff_type")

    def apply(self, board: Board, action: Choose, emit: Emit) -> None:
        play = begin_play(board, "free_kick", board.facts.kick_from, emit)
        play.choice = "punt" if action.what == "punt_type" else "regular"
        tell(emit, PlayCalled(clause="CB-142", seat=play.offense, play="free_kick", how=play.choice))
        if play.choice == "punt":
            _punt(board, emit)
        else:
            kick_deep(board, emit)  # CB-143


def _punt(board: Board, emit: Emit) -> None:
    play = board.play
    while len(play.kicks) < PUNT_TYPE_CARDS:
        play.kicks = (*play.kicks, draw(board, "free_punt", emit))
        play.caught = fly(board, PUNT_TYPE_YARDS, "CB-144", emit)
    if play.caught <= -BACK_LINE:
        touchback(board, emit)  # CB-146
    else:
        cover(board, emit)
