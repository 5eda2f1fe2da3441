"""Between plays: timeouts, the run-off, the call, spike and kneel (4.10, 4.12, CB-200)."""

from __future__ import annotations

from typing import Any

from game.contract import Emit
from game.variants.card_bowl import clock
from game.variants.card_bowl.actions import Choose, Punt, RunOff
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.draws import take_timeout
from game.variants.card_bowl.events import PlayCalled, tell
from game.variants.card_bowl.facts import COMPLEX, SIMPLE_2
from game.variants.card_bowl.phases.base import STARTS, BetweenPlays, CardBowlPhase, answers, go
from game.variants.card_bowl.phases.begin import begin_play
from game.variants.card_bowl.phases.end_of_play import after_the_clock, finish
from game.variants.card_bowl.phases.periods import next_play, prepare
from game.variants.card_bowl.phases.snap import SNAPPED, snap


class Timeout(CardBowlPhase):
    """A side may stop the clock (CB-65, CB-84)."""

    clause = "CB-84"
    quiet = True
    choices = answers("no_timeout", "timeout")
    of_offense = True

    def seat(self, board: Board) -> int:
        return board.play.offense if self.of_offense else 1 - board.play.offense

    def apply(self, board: Board, action: Choose, emit: Emit) -> None:
        seat, facts = self.seat(board), board.facts
        if action.what == "timeout":
            take_timeout(board, seat, "CB-84", emit)
            if facts.timing == SIMPLE_2:
                board.play.charge = 1  # CB-65
                after_the_clock(board, emit)
            else:
                facts.running = False
                next_play(board, emit)
        elif not self.of_offense and facts.timeouts[board.play.offense]:
            go(board, "timeout_offense")
        elif facts.timing == SIMPLE_2:
            after_the_clock(board, emit)
        else:
            next_play(board, emit)


class OffenseTimeout(Timeout):
    """The offense may call one."""

    name = "timeout_offense"


class DefenseTimeout(Timeout):
    """The defense may call one, and is asked first."""

    name = "timeout_defense"
    of_offense = False


class RunOffChoice(BetweenPlays):
    """The offense lets time pass before its next play (CB-82)."""

    name = "run_off"
    clause = "CB-82"
    choices = [RunOff(intervals) for intervals in range(2, 9)]

    def apply(self, board: Board, action: RunOff, emit: Emit) -> None:
        facts = board.facts
        clock.run_off(facts, action.intervals, emit)
        if clock.is_out(facts):
            facts.running = False
            next_play(board, emit)  # CB-88
        else:
            prepare(board, emit)


class Call(BetweenPlays):
    """The offense calls its next play (CB-200)."""

    name = "call"
    clause = "CB-200"
    usual = [Choose("scrimmage"), Punt(), Choose("field_goal"), Choose("kneel")]
    hurried = [Choose("scrimmage"), Punt(), Choose("field_goal"), Choose("spike"), Choose("kneel")]

    def legal_actions(self, board: Board) -> list[Any]:
        facts = board.facts
        return self.hurried if facts.running and facts.timing == COMPLEX else self.usual  # CB-95

    def apply(self, board: Board, action: Choose | Punt, emit: Emit) -> None:
        facts = board.facts
        if isinstance(action, Punt):
            go(board, "punt_cards")
            return
        tell(emit, PlayCalled(clause="CB-200", seat=facts.offense, play=action.what))
        STARTS[action.what](board, emit)


def _spike(board: Board, emit: Emit) -> None:
    """The ball goes into the ground at the snap: a down for a stopped clock (CB-95, CB-96)."""
    board.facts.hurry = 0
    play = begin_play(board, "spike", board.facts.ball_on, emit)
    if snap(board, False, emit) == SNAPPED:
        finish(board, play.offense, play.los, "incomplete", emit)


def _kneel(board: Board, emit: Emit) -> None:
    """The quarterback goes to his knee one yard behind the line (CB-97)."""
    board.facts.hurry = 0
    play = begin_play(board, "kneel", board.facts.ball_on, emit)
    if snap(board, False, emit) == SNAPPED:
        spot = play.los - 1
        finish(board, play.offense, spot, "dead" if spot > 0 else "safety", emit)


STARTS.update(spike=_spike, kneel=_kneel)
