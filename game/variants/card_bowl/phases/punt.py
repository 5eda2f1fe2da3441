"""The punt: its cards, the block, the sideline, fair catch and bounce."""

from __future__ import annotations

from typing import Any

from game.contract import Emit
from game.variants.card_bowl.actions import Choose, Down, PuntCards
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import BLACK_JOKER, RED_JOKER, SUIT, VALUE
from game.variants.card_bowl.draws import draw, judge
from game.variants.card_bowl.events import PlayCalled
from game.variants.card_bowl.facts import How
from game.variants.card_bowl.phases.base import BetweenPlays, CardBowlPhase, DefensePhase, answers, go
from game.variants.card_bowl.phases.begin import begin_play
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.phases.fumble import fumble
from game.variants.card_bowl.phases.kick_return import begin_return, touchback
from game.variants.card_bowl.strides import bounce, fly

PUNT_YARDS, BLOCK_YARDS = 15, 5  # CB-151, CB-156
MOST_CARDS = 4
FAIR_CATCH_CARDS = 2  # CB-164
BACK_LINE = 10


class PuntChoice(BetweenPlays):
    """The number of cards of the punt, and whether it is aimed at the sideline (CB-149, CB-150)."""

    name = "punt_cards"
    clause = "CB-149"
    choices = [
        *(PuntCards(cards, False) for cards in range(1, MOST_CARDS + 1)),
        *(PuntCards(cards, True) for cards in range(1, MOST_CARDS)),
    ]

    def apply(self, board: Board, action: PuntCards, emit: Emit) -> None:
        facts = board.facts
        facts.hurry = 0
        play = begin_play(board, "punt", facts.ball_on, emit)
        play.choice, play.target, play.aside = "punt", action.cards, action.aside
        if emit:
            how = "aside" if action.aside else ""
            emit(PlayCalled(clause="CB-149", seat=play.offense, play="punt", how=how, number=action.cards))
        _kick(board, emit)


def _kick(board: Board, emit: Emit) -> None:
    """The punt cards, and where the ball comes down (CB-151, CB-152, CB-159 to CB-164)."""
    play = board.play
    caught = 0
    while len(play.kicks) < play.target:
        card = draw(board, "punt", emit)
        if card == RED_JOKER:
            depth = VALUE[draw(board, "blocked_depth", emit)] + BLOCK_YARDS
            fumble(board, play.offense, play.los - depth, emit, blocked=True)  # CB-156
            return
        play.kicks = (*play.kicks, card)
        caught = fly(board, PUNT_YARDS, "CB-151", emit)
    play.caught = caught
    if play.caught <= -BACK_LINE:
        touchback(board, emit)  # CB-159
    elif play.aside and SUIT[draw(board, "sideline", emit)] != SUIT[play.kicks[-1]]:
        _rest(board, "out", emit)  # CB-160
    else:
        _come_down(board, emit)


def _rest(board: Board, how: How, emit: Emit) -> None:
    """The ball is the receivers' where it lies."""
    play = board.play
    play.changed = True
    if play.caught <= 0:
        touchback(board, emit)
    else:
        finish(board, 1 - play.offense, min(99, play.caught), how, emit)


def _come_down(board: Board, emit: Emit) -> None:
    play = board.play
    play.coverage = draw(board, "punt_coverage", emit)
    play.forced = play.coverage == RED_JOKER
    if play.forced or play.target <= FAIR_CATCH_CARDS:
        _catch_fairly(board, emit)  # CB-162, CB-164
    else:
        go(board, "punt_receiver")


class PuntReceiver(DefensePhase):
    """The receiver returns, calls a fair catch, or leaves the ball alone (CB-165)."""

    name = "punt_receiver"
    clause = "CB-165"
    in_field = answers("return", "fair_catch", "bounce")
    behind = answers("return", "touchback")

    def legal_actions(self, board: Board) -> list[Any]:
        return self.in_field if board.play.caught > 0 else self.behind  # CB-166

    def apply(self, board: Board, action: Choose, emit: Emit) -> None:
        if action.what == "return":
            begin_return(board, emit)
        elif action.what == "touchback":
            touchback(board, emit)
        elif action.what == "fair_catch":
            _catch_fairly(board, emit)
        else:
            _bounce(board, emit)


def _catch_fairly(board: Board, emit: Emit) -> None:
    """One card, and unless it is the red joker the catch is made (CB-166, CB-170 to CB-172)."""
    play = board.play
    if play.caught <= 0:
        touchback(board, emit)
        return
    card = draw(board, "fair_catch", emit)
    play.changed = True
    if card == RED_JOKER:
        fumble(board, 1 - play.offense, play.caught, emit, no_run=True)
        return
    if card == BLACK_JOKER:
        judge(board, "fair_catch", emit)
        assert play.foul is not None
        play.foul = play.foul._replace(spot=play.caught)
    finish(board, 1 - play.offense, play.caught, "fair_catch", emit)


# The bounce


def _bounce(board: Board, emit: Emit) -> None:
    """The first bounce; forward where its suit is not that of the last punt card (CB-173, CB-175, CB-176)."""
    play = board.play
    card = draw(board, "bounce", emit)
    play.bounces = (card,)
    cover = 0 if play.touched else VALUE[play.coverage]
    if SUIT[card] == SUIT[play.kicks[-1]]:
        bounce(play, max(0, VALUE[card] - cover), emit)
        _lie(board, emit)
    elif cover and SUIT[card] == SUIT[play.coverage]:
        bounce(play, -VALUE[card], emit)
        go(board, "downing")
    else:
        bounce(play, -VALUE[card], emit)
        _roll_on(board, emit)


def _roll_on(board: Board, emit: Emit) -> None:
    """The second bounce, only after a forward first one (CB-174, CB-177)."""
    play = board.play
    if play.caught <= 0:
        _lie(board, emit)
        return
    card = draw(board, "bounce", emit)
    same = SUIT[card] == SUIT[play.bounces[0]]
    play.bounces = (*play.bounces, card)
    bounce(play, VALUE[card] if same else -VALUE[card], emit)
    _lie(board, emit)


def _lie(board: Board, emit: Emit) -> None:
    """Ends the bounce: the ball comes to rest or is loose (CB-177 to CB-181)."""
    play = board.play
    if play.touched:
        play.changed = True
        fumble(board, 1 - play.offense, play.caught, emit, no_run=True)
    else:
        _rest(board, "dead", emit)


class Downing(CardBowlPhase):
    """The kicking team takes yards off a forward bounce and downs the ball (CB-176)."""

    name = "downing"
    clause = "CB-176"
    choices = [Down(yards) for yards in range(14)]

    def legal_actions(self, board: Board) -> list[Any]:
        play = board.play
        most = min(VALUE[play.coverage], VALUE[play.bounces[0]])
        return self.choices[: most + 1]

    def apply(self, board: Board, action: Down, emit: Emit) -> None:
        play = board.play
        if action.yards == 0:
            _roll_on(board, emit)
            return
        play.caught += action.yards
        _lie(board, emit)
