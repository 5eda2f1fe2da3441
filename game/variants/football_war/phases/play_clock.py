"""Before the first lead, with the play clock on: which seats it watches (FW-77)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.contract import BadPosition, Decision, Emit
from game.variants.football_war import words
from game.variants.football_war.actions import NO_CLOCK, ON_THE_CLOCK, SetClock
from game.variants.football_war.cards import HAND_SIZE, NO_PLAY
from game.variants.football_war.events import PlayClockSet
from game.variants.football_war.phases.base import BY_NAME, FootballWarPhase

if TYPE_CHECKING:
    from game.variants.football_war.state import FootballWarState


class PlayClock(FootballWarPhase):
    """Each seat says once whether it plays on the clock: people do, computers do not (FW-77).

    The rules never know who sits where, so it is an action. Only a seat on the clock is ever offered CLOCK_RAN_OUT.
    """

    name = "play_clock"
    clause = "FW-77"

    def decision(self, state: FootballWarState) -> Decision:
        return self.decisions[state.asked]

    def legal_actions(self, state: FootballWarState) -> list[Any]:
        return [NO_CLOCK, ON_THE_CLOCK]

    def apply(self, state: FootballWarState, action: SetClock, emit: Emit) -> None:
        seat = state.asked
        if action.on:
            state.timed |= 1 << seat
        if emit:
            emit(PlayClockSet(clause="FW-77", seat=seat, on=action.on))
        state.asked += 1
        if state.asked == len(state.hands):
            state.phase = BY_NAME["lead"]

    def why_not(self, state: FootballWarState, card: int, chosen: Sequence[int]) -> str | None:
        return words.CLOCK_FIRST

    def check(self, state: FootballWarState) -> None:
        if state.play_clock == "off":
            raise BadPosition("phase: play_clock needs the play clock on (FW-77)")
        if not 0 <= state.asked < len(state.hands):
            raise BadPosition("asked: every seat has answered already (FW-77)")
        dealt = not state.period and all(len(hand) == HAND_SIZE for hand in state.hands) and not state.drive_pile
        if not dealt or state.live != NO_PLAY or state.chain:
            raise BadPosition("phase: play_clock is over once the first card is played (FW-77)")


PLAY_CLOCK = PlayClock()
BY_NAME[PLAY_CLOCK.name] = PLAY_CLOCK
