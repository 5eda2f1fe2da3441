"""The toss choice at the start of each half (RD-20 to RD-23)."""

from __future__ import annotations

from typing import Any

from game.contract import BadPosition, Decision, Emit
from game.variants.real_deal import refusals
from game.variants.real_deal.actions import DEFER, RECEIVE, Defer, Receive
from game.variants.real_deal.board import Board
from game.variants.real_deal.events import TossChosen
from game.variants.real_deal.flow import begin_possession
from game.variants.real_deal.phases.base import RealDealPhase


class TossChoice(RealDealPhase):
    """A team that holds its first four cards chooses to receive or to defer."""

    name = "toss"
    clause = "RD-20"
    refuse = staticmethod(lambda *asked: refusals.TOSS_FIRST)

    def decision(self, state: Board) -> Decision:
        """Returns the decision of the seat that chooses: in the second half the loser, unless the winner deferred.

        RD-21, RD-22.
        """
        facts = state.facts
        lost = facts.toss_clause == "RD-21"
        return self.decisions[1 - facts.toss_winner if lost else facts.toss_winner]

    def legal_actions(self, state: Board) -> list[Any]:
        return [RECEIVE, DEFER]

    def apply(self, state: Board, action: Receive | Defer, emit: Emit) -> None:
        facts, seat, clause = state.facts, self.decision(state).seat, state.facts.toss_clause
        receives = action == RECEIVE
        if facts.period == 0:
            facts.choice = "receive" if receives else "defer"
        facts.offense = seat if receives else 1 - seat
        facts.return_open, facts.limited = True, False  # RD-23
        if emit:
            emit(TossChosen(clause=clause, seat=seat, receives=receives, offense=facts.offense))
        begin_possession(state, emit)

    def check(self, state: Board) -> None:
        if not state.facts.begins_half:
            raise BadPosition("phase: is a toss choice, but no half begins here (RD-20, RD-21)")
        if (state.facts.choice == "") != (state.facts.period == 0):
            raise BadPosition("choice: must be empty in the first quarter and known in the third (RD-20, RD-21)")
