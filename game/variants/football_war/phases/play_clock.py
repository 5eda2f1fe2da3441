"""The decision before the first lead, if the play clock is on: which seats it is for (FW-77)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.contract import BadPosition, Decision, Emit, Target
from game.variants.football_war import refusals
from game.variants.football_war.actions import NO_CLOCK, ON_THE_CLOCK, SetClock
from game.variants.football_war.board import Board
from game.variants.football_war.cards import HAND_SIZE
from game.variants.football_war.events import PlayClockSet
from game.variants.football_war.phases.base import FootballWarPhase


class PlayClock(FootballWarPhase):
    """Each seat says once whether it plays on the clock: people do, computers do not (FW-77).

    The rules do not know which seats are people, so it is an action. Only a seat on the clock is offered CLOCK_RAN_OUT.
    """

    name = "play_clock"
    clause = "FW-77"

    def decision(self, state: Board) -> Decision:
        return self.decisions[state.facts.asked]

    def legal_actions(self, state: Board) -> list[Any]:
        return [NO_CLOCK, ON_THE_CLOCK]

    def apply(self, state: Board, action: SetClock, emit: Emit) -> None:
        facts = state.facts
        seat = facts.asked
        if action.on:
            facts.timed += (seat,)
        if emit:
            emit(PlayClockSet(clause="FW-77", seat=seat, on=action.on))
        facts.asked += 1
        if facts.asked == facts.seats:
            state.phase = state.by_name["lead"]

    def refusal(self, state: Board, cards: Sequence[int], target: Target | None) -> str | None:
        return refusals.CLOCK_FIRST

    def check(self, state: Board) -> None:
        facts = state.facts
        if facts.play_clock == "off":
            raise BadPosition("phase: play_clock needs the play clock on (FW-77)")
        if any(seat >= facts.asked for seat in facts.timed):
            raise BadPosition("timed: names a seat that has not been asked yet (FW-77)")
        untouched = not (facts.period or facts.live or facts.chain or facts.scoring or any(facts.drawn))
        dealt = all(len(hand) == HAND_SIZE for hand in state.hands)
        if not untouched or not dealt or state.drive_pile or state.flag_pile or state.forfeit_pile:
            raise BadPosition("phase: play_clock is over once the first card is played (FW-77)")
