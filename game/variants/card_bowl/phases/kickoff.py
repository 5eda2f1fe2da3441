"""Kickoffs: the regular, the squib and the on-side kick."""

from __future__ import annotations

from game.contract import Emit
from game.field import FIELD
from game.variants.card_bowl.actions import Choose, Kick
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import BLACK_JOKER, FACE, RED_JOKER, VALUE
from game.variants.card_bowl.draws import NO_BONUS, draw, take, throw_flag
from game.variants.card_bowl.events import BallMoved, PlayCalled, Row, tell
from game.variants.card_bowl.phases.base import BetweenPlays, DefensePhase, answers, go
from game.variants.card_bowl.phases.begin import begin_play
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.phases.fumble import fumble
from game.variants.card_bowl.phases.kick_return import cover, touchback
from game.variants.card_bowl.phases.periods import lay_ball, prepare
from game.variants.card_bowl.strides import carry

KICK_SPOT = 30  # CB-100
SHORTFALL = 11  # CB-102
OFFSIDE_UP_TO = 5  # CB-104
OUT_OF_BOUNDS = 70  # CB-105
SQUIB_LINES = range(10, 51)  # CB-126
DISTANCES = range(21)  # CB-131
ONSIDE_NEEDS = 10  # CB-134
PENALTY_KICK = 5  # CB-133
FAILURES_FOR_CHOICE, MOST_FAILURES = 2, 6  # CB-136
BACK_LINE = 10


class Kickoff(BetweenPlays):
    """The kicking team says how it kicks off (CB-101)."""

    name = "kickoff"
    clause = "CB-101"
    choices = [
        Kick("regular"),
        *(Kick("squib", line) for line in SQUIB_LINES),
        *(Kick("onside", distance) for distance in DISTANCES),
    ]

    def apply(self, board: Board, action: Kick, emit: Emit) -> None:
        play = begin_play(board, "kickoff", board.facts.kick_from, emit)
        play.choice, play.target = action.kind, action.number
        tell(
            emit, PlayCalled(clause="CB-101", seat=play.offense, play="kickoff", how=action.kind, number=action.number)
        )
        if action.kind == "onside":
            _kick_onside(board, emit)
        else:
            board.facts.failures = 0
            kick_deep(board, emit)


def kick_deep(board: Board, emit: Emit) -> None:
    """Two kick cards, then coverage and return (CB-102 to CB-107, CB-127)."""
    play = board.play
    first = _first_card(board, emit)
    if first < 0:
        finish(board, 1 - play.offense, OUT_OF_BOUNDS - play.los, "dead", emit)  # CB-105
        return
    play.kicks = (first,)
    _come_down(board, first, emit)
    second = draw(board, "kick_2", emit)
    play.kicks = (first, second)
    _come_down(board, second, emit)
    if play.caught <= -BACK_LINE:
        touchback(board, emit)  # CB-130
    else:
        cover(board, emit)


def _come_down(board: Board, card: int, emit: Emit) -> None:
    """Tells where the kick is with the cards so far; ``card`` is the last one (CB-102, CB-127)."""
    play = board.play
    squib, kicked = play.choice == "squib", sum([VALUE[each] for each in play.kicks])
    play.caught = play.target - kicked if squib else kicked - SHORTFALL + KICK_SPOT - play.los
    if emit:
        ball_on, by = FIELD - play.caught, VALUE[card] if squib else -VALUE[card]
        row: Row = "" if squib else "short"
        emit(BallMoved(clause="CB-102", seat=play.offense, ball_on=ball_on, by=by, way="air", row=row, drawn=kicked))


def _first_card(board: Board, emit: Emit) -> int:
    """Draws the first kick card. Returns -1 if a black joker puts the kick out of bounds (CB-104)."""
    while True:
        card = draw(board, "kick_1", emit)
        if card != BLACK_JOKER:
            return card
        determination = take(board, "determination", "CB-104", emit)
        if determination == RED_JOKER or FACE[determination] or VALUE[determination] > OFFSIDE_UP_TO:
            return -1
        throw_flag(board, board.play.offense, 5, "end", "offside", emit, clause="CB-104")


def _kick_onside(board: Board, emit: Emit) -> None:
    """One card, and ten yards are needed (CB-131 to CB-139)."""
    play, facts = board.play, board.facts
    card = draw(board, "onside", emit)
    distance = 0
    if card != BLACK_JOKER:
        play.kicks = (card,)
        distance = _roll(board, card, emit)
    if distance < ONSIDE_NEEDS:
        facts.failures += 1
        _fail(board, emit)
        return
    facts.failures = 0
    bonus = 0 if play.bonus == NO_BONUS else distance - ONSIDE_NEEDS
    fumble(board, play.offense, play.los + distance, emit, bonus=bonus, no_run=True)


def _fail(board: Board, emit: Emit) -> None:
    """A short kick, or one out of bounds (CB-133 to CB-136)."""
    failures = board.facts.failures
    if failures >= MOST_FAILURES:
        _take_ball(board, emit)
    elif failures >= FAILURES_FOR_CHOICE:
        go(board, "failed_kick")
    else:
        _kick_over(board, emit)


def _kick_over(board: Board, emit: Emit) -> None:
    """A new attempt from the same spot, or from five yards further back (CB-133, CB-135)."""
    facts, play = board.facts, board.play
    if not play.kicks:
        facts.kick_from = max(1, facts.kick_from - PENALTY_KICK)
    lay_ball(facts, facts.offense, facts.kick_from, "kickoff", emit)
    prepare(board, emit)


def _take_ball(board: Board, emit: Emit) -> None:
    """The receiving team takes the ball where the kick went (CB-137)."""
    play = board.play
    if not play.kicks:
        play.kicks = (draw(board, "onside_spot", emit),)
        _roll(board, play.kicks[0], emit)
    spot = play.los + play.target + VALUE[play.kicks[0]]
    board.facts.failures = 0
    finish(board, 1 - play.offense, FIELD - spot, "taken", emit)


def _roll(board: Board, card: int, emit: Emit) -> int:
    """Returns how far an on-side kick goes with its card (CB-131)."""
    play = board.play
    distance = play.target + VALUE[card]
    carry(play.offense, play.los + distance, VALUE[card], "air", "CB-131", emit)
    return distance


class FailedKick(DefensePhase):
    """After a second failure the receiving team takes the ball or has it kicked over (CB-136)."""

    name = "failed_kick"
    clause = "CB-136"
    quiet = True
    choices = answers("take_ball", "kick_over")

    def apply(self, board: Board, action: Choose, emit: Emit) -> None:
        if action.what == "take_ball":
            _take_ball(board, emit)
        else:
            _kick_over(board, emit)
