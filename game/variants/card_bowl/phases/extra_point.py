"""The try: a kick, or a two-point attempt."""

from __future__ import annotations

from game.contract import Emit
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import RED_JOKER, VALUE
from game.variants.card_bowl.draws import draw
from game.variants.card_bowl.events import PlayCalled, tell
from game.variants.card_bowl.phases.base import STARTS, BetweenPlays, answers
from game.variants.card_bowl.phases.begin import begin_play
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.phases.periods import lay_ball
from game.variants.card_bowl.strides import rise

TRY_SPOT = 98  # CB-196
NEEDED, KICK_CARDS = 20, 6  # CB-194


class Try(BetweenPlays):
    """The scoring team kicks or goes for two (CB-193)."""

    name = "try"
    clause = "CB-193"
    choices = answers("extra_point", "two_points")

    def apply(self, board: Board, action: Choose, emit: Emit) -> None:
        facts = board.facts
        tell(emit, PlayCalled(clause="CB-193", seat=facts.offense, play=action.what))
        facts.hurry = 0
        if action.what == "extra_point":
            _kick(board, emit)
        else:
            lay_ball(facts, facts.offense, TRY_SPOT, "two_points", emit)
            facts.down, facts.marker = 1, 100
            STARTS["scrimmage"](board, emit)


def _kick(board: Board, emit: Emit) -> None:
    """Six cards for twenty points; a joker as first card ends it (CB-194, CB-195)."""
    play = begin_play(board, "extra_point", TRY_SPOT, emit)
    while len(play.kicks) < KICK_CARDS:
        card = draw(board, "extra_point" if play.kicks else "extra_point_1", emit)
        if card >= RED_JOKER:
            finish(board, play.offense, play.los, "no_good", emit)
            return
        play.kicks = (*play.kicks, card)
        rise(play, NEEDED, emit)
    good = sum([VALUE[card] for card in play.kicks]) >= NEEDED
    finish(board, play.offense, play.los, "good" if good else "no_good", emit)
