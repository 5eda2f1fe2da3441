"""The start of a play: a fresh record and a full shuffle (CB-11, CB-12)."""

from __future__ import annotations

from game.contract import Emit
from game.variants.card_bowl import clock
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.draws import gather
from game.variants.card_bowl.events import PlayBegan, tell
from game.variants.card_bowl.facts import Kind, Play


def begin_play(board: Board, kind: Kind, los: int, emit: Emit) -> Play:
    """Starts the record of a play, with all cards in the draw deck."""
    facts = board.facts
    facts.plays += 1
    board.play = Play(kind=kind, offense=facts.offense, los=los, late=clock.is_late(facts))
    tell(emit, PlayBegan(clause="CB-11", seat=facts.offense, play=kind, los=los))
    gather(board, emit)
    return board.play
