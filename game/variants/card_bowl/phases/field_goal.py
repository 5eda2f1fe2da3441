"""The field goal: six cards, and no choice of its own."""

from __future__ import annotations

from game.contract import Emit
from game.field import FIELD
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import BLACK_JOKER, RED, RED_JOKER, VALUE, round_half_up
from game.variants.card_bowl.draws import draw, take, throw_flag
from game.variants.card_bowl.enforcement import TOUCHBACK
from game.variants.card_bowl.phases.base import STARTS
from game.variants.card_bowl.phases.begin import begin_play
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.phases.fumble import fumble
from game.variants.card_bowl.phases.snap import stop_play
from game.variants.card_bowl.strides import SNAP, rise

KICK_CARDS = 6  # CB-183
SNAP_AND_POSTS = 18  # CB-182


def window(distance: int) -> int:
    """In how many first cards a red joker blocks a kick (CB-184).

    >>> [window(yards) for yards in (19, 20, 38, 42, 59, 60)]
    [1, 2, 3, 4, 5, 6]
    """
    return min(6, max(1, distance // 10))


def kick_field_goal(board: Board, emit: Emit) -> None:
    """Draws the kick (CB-182 to CB-191)."""
    board.facts.hurry = 0
    play = begin_play(board, "field_goal", board.facts.ball_on, emit)
    distance = FIELD - play.los + SNAP_AND_POSTS
    while len(play.kicks) < KICK_CARDS:
        card = draw(board, _purpose(len(play.kicks) + 1, distance), emit)
        if card == BLACK_JOKER:
            if _stops(board, emit):
                return
        elif card == RED_JOKER:
            _blocked(board, emit)
            return
        else:
            play.kicks = (*play.kicks, card)
            rise(play, distance, emit)
    if sum([VALUE[card] for card in play.kicks]) >= distance:
        finish(board, play.offense, play.los, "good", emit)
    else:
        play.changed = True
        finish(board, 1 - play.offense, max(FIELD - play.los + SNAP, TOUCHBACK), "missed", emit)


def _purpose(number: int, distance: int) -> str:
    inside = number <= window(distance)
    if number == 1:
        return "field_goal_1"
    if number == 2:
        return "field_goal_2" if inside else "field_goal_2_late"
    return "field_goal" if inside else "field_goal_late"


def _stops(board: Board, emit: Emit) -> bool:
    """Returns whether the black joker as first card ends the play: a false start does, offside does not (CB-188)."""
    play = board.play
    if RED[take(board, "determination", "CB-188", emit)]:
        stop_play(board, "illegal procedure", "CB-188", emit)
        return True
    throw_flag(board, 1 - play.offense, 5, "los", "offside", emit, clause="CB-188")
    return False


def _blocked(board: Board, emit: Emit) -> None:
    """The ball lies behind the line (CB-187)."""
    play = board.play
    half = round_half_up(VALUE[play.kicks[0]], 2) if play.kicks else 0
    fumble(board, play.offense, play.los - SNAP + half, emit)


STARTS["field_goal"] = kick_field_goal
